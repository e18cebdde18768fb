// The boxes below the bar's buttons: an app, what can be started, the car and the page.

import { AUDIO, LEVELS, REASONS } from "../../core/commands.js";
import { h } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { hostOfApp, languagesOf } from "../../core/profile.js";

const CONTEXTS = ["MAIN", "VRSESSION", "MENU", "HMI_OBSCURED", "ALERT"];

const item = (face, text, act, more = {}) => h("button", { class: "menu-item", type: "button", on: { click: act }, ...more }, icon(face), text);

const choice = (name, values, value, change) => h("label", { class: "menu-field" }, h("span", {}, name), h("select", { class: "select", on: { change: (event) => event.target.value && change(event.target.value) } }, value === undefined && h("option", { value: "" }, "choose"), values.map((one) => h("option", { value: one, prop: { selected: one === value } }, one))));

export function appMenu(app, store, send) {
  const host = hostOfApp(app.key, store.tree);
  const act = (command, params) => () => (store.choose({ menu: undefined }), send(command, params));
  const status = (change) => send("headUnit.app.setStatus", { app: app.key, ...change });
  return [
    item("window", "Put on the screen", act("headUnit.app.activate", { app: app.key })),
    item("layers", "Send to the background", act("headUnit.app.background", { app: app.key })),
    item("close", "Close", act("headUnit.app.close", { app: app.key })),
    h("hr", {}),
    choice("Level", LEVELS, app.hmiLevel, (hmiLevel) => status({ hmiLevel })),
    choice("Audio", AUDIO, app.audioStreamingState, (audioStreamingState) => status({ audioStreamingState })),
    choice("Context", CONTEXTS, app.systemContext, (systemContext) => status({ systemContext })),
    h("hr", {}),
    choice("Disconnect", REASONS, undefined, (reason) => (store.choose({ menu: undefined }), send("headUnit.app.disconnect", { app: app.key, reason }))),
    host && [item("refresh", "Restart its process", act("apps.restart", { id: host.id })), item("stop", "Stop its process", act("apps.stop", { id: host.id }))],
  ];
}

const STATES = { starting: "starting", running: "running", notResponding: "does not respond", exited: "ended", crashed: "crashed", stopped: "not running" };

export function startMenu(store, send) {
  const { hosts = {}, hostOrder = [] } = store.tree?.bridge ?? {};
  if (hostOrder.length === 0) return h("p", { class: "menu-text" }, "This bridge has no apps of its own to start. Start yours with the bridge's address, and it appears here.");
  return hostOrder.map((id) => hosts[id]).filter(Boolean).map((host) => {
    const runs = ["starting", "running", "notResponding"].includes(host.state);
    const end = host.state === "crashed" ? [host.signal, host.exitCode !== undefined && `exit ${host.exitCode}`].filter(Boolean).join(", ") : "";
    return h(
      "div",
      { key: host.id, class: "host" },
      h("span", { class: "host-name" }, host.name, h("span", { class: ["mark", host.state === "running" && "good", (host.state === "crashed" || host.state === "notResponding") && "bad"] }, [STATES[host.state] ?? host.state, end].filter(Boolean).join(": "))),
      host.lastRows?.length > 0 && h("button", { class: "tool", type: "button", "aria-label": `The last rows of ${host.name}`, title: "The rows before its end", on: { click: () => store.choose({ menu: undefined, show: "log", row: host.lastRows.at(-1) }) } }, icon("recents")),
      runs ? [h("button", { class: "button", type: "button", on: { click: () => send("apps.restart", { id: host.id }) } }, "Restart"), h("button", { class: "button", type: "button", on: { click: () => send("apps.stop", { id: host.id }) } }, "Stop")] : h("button", { class: "button main", type: "button", on: { click: () => send("apps.start", { id: host.id }) } }, "Start"),
    );
  });
}

export function carMenu(store, send) {
  const { language = {}, link, profile } = store.headUnit;
  const languages = languagesOf(profile);
  const clock = store.tree.bridge?.clock ?? {};
  const paused = clock.state === "paused";
  const set = (change) => send("headUnit.set", change);
  const number = (name, key, unit) => h("label", { class: "menu-field" }, h("span", {}, name), h("span", { class: "with-unit" }, h("input", { class: "field short", type: "number", min: "0", prop: { value: String(link[key] ?? 0) }, on: { change: (event) => set({ link: { [key]: Number(event.target.value) } }) } }), unit));
  return [
    h("h2", { class: "menu-title" }, "The car"),
    choice("Language of the screen", languages, language.ui, (ui) => set({ language: { ui } })),
    choice("Language of voice", languages, language.vr, (vr) => set({ language: { vr, tts: vr } })),
    link && [number("Slower link", "latencyMs", "ms"), number("Lossy link", "lossPercent", "%")],
    h("div", { class: "menu-field" }, h("span", {}, "Clock"), h("span", { class: "card-acts" }, h("button", { class: "button", type: "button", on: { click: () => send(paused ? "headUnit.clock.resume" : "headUnit.clock.pause", {}) } }, paused ? "Let it run" : "Stop it"), paused && h("button", { class: "button", type: "button", on: { click: () => send("headUnit.clock.advance", { ms: 1000 }) } }, "One second on"))),
    item("lock", store.ui.leads ? "Let others act again" : "Let nobody else act", () => (store.choose({ menu: undefined }), store.ui.leads ? send.follow() : send.lead()), { title: "The lease: while it lasts, others look on" }),
    item("undo", "Reset the head unit", () => (store.choose({ menu: undefined }), send("bridge.reset", {})), { title: "Settings, profile and permissions as after the start; apps stay" }),
    h("hr", {}),
    h("h2", { class: "menu-title" }, "This page"),
    h("div", { class: "menu-field" }, h("span", {}, "Colours"), h("span", { class: "segments", role: "group", "aria-label": "Colours" }, ["auto", "light", "dark"].map((theme) => h("button", { key: theme, type: "button", "aria-pressed": String((store.ui.theme ?? "auto") === theme), on: { click: () => store.choose({ theme }) } }, theme)))),
    h("label", { class: "menu-field" }, h("span", {}, "Single keys"), h("input", { type: "checkbox", prop: { checked: store.ui.singleKeys !== false }, on: { change: (event) => store.choose({ singleKeys: event.target.checked }) } })),
    item("keyboard", "All keys", () => store.choose({ menu: undefined, over: "help" })),
    h("p", { class: "menu-text" }, "Hold Alt while pressing anything to copy it as curl instead."),
  ];
}
