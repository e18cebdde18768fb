// The bar at the top and the boxes below its buttons: the apps and where they are, the car's settings, whether the bridge is there.

import { AUDIO, LEASE, LEVELS, REASONS } from "../../core/commands.js";
import { h, render } from "../../core/dom.js";
import { appIcon, icon } from "../../core/icons.js";
import { button, segments, tool } from "../../core/parts.js";
import { hostOfApp, languagesOf, profilesOf } from "../../core/profile.js";

const WHERE = { FULL: "on screen", LIMITED: "heard, not on screen", BACKGROUND: "in the background", NONE: "closed" };
const POLICIES = { "priority": "By priority", "abort-older": "Newer wins", "reject-newer": "Older wins" };

export function mount(element, store, send) {
  const redraw = () => draw(element, store, send);
  addEventListener("pointerdown", (event) => store.ui.menu && !event.target.closest?.(".menu-box, [aria-haspopup]") && store.choose({ menu: undefined }));
  element.addEventListener("keydown", (event) => event.key === "Escape" && store.ui.menu && (event.preventDefault(), close(element, store)));
  const timer = setInterval(() => store.status.phase === "lost" && redraw(), 500);
  const stop = store.watch((now) => [now.headUnit?.apps, now.headUnit?.appOrder, now.headUnit?.activeApp, now.headUnit?.profile, now.headUnit?.profiles, now.offers, now.headUnit?.display, now.headUnit?.language, now.headUnit?.link, now.headUnit?.popupPolicy, now.headUnit?.front, now.tree?.bridge, now.app, now.status, now.known.stale, now.live, now.ui.menu, now.ui.theme, now.ui.singleKeys, now.ui.page, now.ui.leads], redraw);
  return () => {
    stop();
    clearInterval(timer);
  };
}

function close(element, store) {
  const opener = element.querySelector(`[data-menu="${CSS.escape(store.ui.menu)}"]`);
  store.choose({ menu: undefined });
  opener?.focus();
}

function draw(element, store, send) {
  const { headUnit, ui } = store;
  const apps = (headUnit?.appOrder ?? []).map((key) => headUnit.apps[key]).filter(Boolean);
  render(
    element,
    h("h1", { key: "mark", class: "mark-name" }, h("span", { class: "brand", "aria-hidden": "true" }, icon("wheel")), h("span", { class: "brand-name" }, "SDL Bridge")),
    h("nav", { key: "apps", class: "app-chips", "aria-label": "Apps" }, apps.map((app) => chip(app, store, send)), dropdown("start", "Start or stop an app", [icon("plus"), "app"], () => startMenu(store, send), store)),
    headUnit && h("div", { key: "car", class: "car-settings" }, settings(store, send)),
    h("a", { key: "page", class: "tool", href: ui.page === "car" ? "#/" : "#/car", "aria-label": ui.page === "car" ? "Show the panels too" : "Show the car alone", title: ui.page === "car" ? "Show the panels too" : "The car alone" }, icon(ui.page === "car" ? "list" : "window")),
    tool("Find any action", "search", () => store.choose({ over: "palette" }), { key: "palette", title: "Find any action (Ctrl K)" }),
    store.headUnit?.front === "hmi" && h("span", { key: "front", class: "mark accent", title: "An HMI of SDL Core's shows the head unit; what is pressed here reaches the apps too" }, "web HMI in front"),
    lease(store, send),
    connection(store),
  );
}

/** Somebody is the only one who acts: another, or this page. */
function lease({ tree, ui }, send) {
  const { holder } = tree?.bridge?.control ?? {};
  return holder !== undefined && h("span", { key: "lease", class: ["mark", ui.leads ? "accent" : "warn"], role: "status", title: "While the lease lasts, only who holds it may act" }, icon("lock"), ui.leads ? "only you act" : `held by ${holder}`, ui.leads && h("button", { class: "text-button", on: { click: () => send("bridge.control.release") } }, "Give back"));
}

function dropdown(name, label, face, content, store, props = {}) {
  const open = store.ui.menu === name;
  return h(
    "div",
    { key: `menu ${name}`, class: ["menu-anchor", props.class] },
    h("button", { class: ["menu-button", props.button], "aria-haspopup": "dialog", "aria-expanded": open, "aria-label": label, title: label, data: { menu: name }, on: { click: () => store.choose({ menu: open ? undefined : name }) } }, face),
    open && h("div", { class: ["menu-box", props.side], role: "dialog", "aria-label": label, made: (node) => node.querySelector("button:not(:disabled), select, input")?.focus() }, content()),
  );
}

function chip(app, store, send) {
  const chosen = store.app === app.key;
  const name = `app ${app.key}`;
  return h(
    "div",
    { key: app.key, class: ["chip", chosen && "chosen"] },
    h("button", { class: "chip-body", "aria-pressed": chosen, title: `${app.name}: ${WHERE[app.hmiLevel] ?? app.hmiLevel}`, on: { click: () => store.choose({ app: app.key }) } }, icon(appIcon(app.types, app.isMedia)), h("span", { class: "chip-name", dir: "auto" }, app.name), h("span", { key: app.hmiLevel, class: ["level", "glow", (app.hmiLevel ?? "").toLowerCase()] }, app.hmiLevel)),
    dropdown(name, `What to do with ${app.name}`, icon("down"), () => appMenu(app, store, send), store, { button: "chip-more" }),
  );
}

function settings(store, send) {
  const { profile, display = {}, popupPolicy } = store.headUnit;
  const night = display.mode === "night";
  const driving = display.distraction === "DD_ON";
  const set = (change) => send("headUnit.set", change);
  return [
    h(
      "select",
      { key: "profile", class: "select", "aria-label": "Profile of the head unit", title: "Profile of the head unit", on: { change: (event) => send("headUnit.profile.use", { id: event.target.value }) } },
      profilesOf(store.headUnit, store.offers.profiles).map(({ id, text }) => h("option", { value: id, prop: { selected: id === profile?.id } }, text)),
    ),
    tool("Night", night ? "moon" : "sun", () => set({ display: { mode: night ? "day" : "night" } }), { key: "night", "aria-pressed": night, title: night ? "Night; switch to day (n)" : "Day; switch to night (n)" }),
    h("button", { key: "driving", class: "tool worded", "aria-pressed": driving, "aria-label": "Driver distraction", title: driving ? "The car is moving: driver distraction on (d)" : "The car stands: driver distraction off (d)", on: { click: () => set({ display: { distraction: driving ? "DD_OFF" : "DD_ON" } }) } }, icon("wheel"), driving ? "DD on" : "DD off"),
    h("select", { key: "popup", class: "select popup", "aria-label": "When another overlay comes", title: "When another overlay comes", on: { change: (event) => set({ popupPolicy: event.target.value }) } }, Object.entries(POLICIES).map(([value, text]) => h("option", { value, prop: { selected: value === popupPolicy } }, text))),
    dropdown("car", "More of the car and this page", icon("gear"), () => carMenu(store, send), store, { button: "tool", side: "end" }),
  ];
}

function connection(store) {
  const { phase, reason, retryAt } = store.status;
  const left = retryAt ? Math.max(0, Math.ceil((retryAt - performance.now()) / 1000)) : undefined;
  const words = phase === "live" ? (store.known.stale ? "catching up" : "connected") : phase === "connecting" ? "connecting" : phase === "refused" ? "refused" : "not connected";
  const explained = [reason, left ? `Trying again in ${left} s.` : undefined].filter(Boolean).join(" ");
  return h(
    "div",
    { key: "connection", class: ["connection", phase, store.known.stale && "stale"], role: "status" },
    h("span", { class: "connection-dot", "aria-hidden": "true" }),
    h("span", {}, words),
    explained && phase !== "live" && h("span", { class: "connection-why" }, explained),
    phase === "lost" && h("button", { class: "text-button", on: { click: () => store.retry?.() } }, "Try now"),
    phase === "refused" && h("button", { class: "text-button", on: { click: () => location.reload() } }, "Reload"),
  );
}

const CONTEXTS = ["MAIN", "VRSESSION", "MENU", "HMI_OBSCURED", "ALERT"];

const item = (face, text, act, more = {}) => h("button", { class: "menu-item", on: { click: act }, ...more }, icon(face), text);

const choice = (name, values, value, change) => h("label", { class: "menu-field" }, h("span", {}, name), h("select", { class: "select", on: { change: (event) => event.target.value && change(event.target.value) } }, value === undefined && h("option", { value: "" }, "choose"), values.map((one) => h("option", { value: one, prop: { selected: one === value } }, one))));

function appMenu(app, store, send) {
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

function startMenu(store, send) {
  const { hosts = {}, hostOrder = [] } = store.tree?.bridge ?? {};
  if (hostOrder.length === 0) return h("p", { class: "menu-text" }, "This bridge has no apps of its own to start. Start yours with the bridge's address, and it appears here.");
  return hostOrder.map((id) => hosts[id]).filter(Boolean).map((host) => {
    const act = (words, more) => button(words, () => send(`apps.${words.toLowerCase()}`, { id: host.id }), more);
    const runs = ["starting", "running", "notResponding"].includes(host.state);
    const end = host.state === "crashed" ? [host.signal, host.exitCode !== undefined && `exit ${host.exitCode}`].filter(Boolean).join(", ") : "";
    return h(
      "div",
      { key: host.id, class: "host" },
      h("span", { class: "host-name" }, host.name, h("span", { class: ["mark", host.state === "running" && "good", (host.state === "crashed" || host.state === "notResponding") && "bad"] }, [STATES[host.state] ?? host.state, end].filter(Boolean).join(": "))),
      host.lastRows?.length > 0 && tool(`The last rows of ${host.name}`, "recents", () => store.choose({ menu: undefined, show: "log", row: host.lastRows.at(-1) })),
      runs ? [act("Restart"), act("Stop")] : act("Start", { class: "button main" }),
    );
  });
}

function carMenu(store, send) {
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
    h("div", { class: "menu-field" }, h("span", {}, "Clock"), h("span", { class: "card-acts" }, button(paused ? "Let it run" : "Stop it", () => send(paused ? "headUnit.clock.resume" : "headUnit.clock.pause", {})), paused && button("One second on", () => send("headUnit.clock.advance", { ms: 1000 })))),
    item("lock", store.ui.leads ? "Let others act again" : "Let nobody else act", () => (store.choose({ menu: undefined }), store.ui.leads ? send("bridge.control.release") : send("bridge.control.acquire", LEASE)), { title: "The lease: while it lasts, others look on" }),
    item("undo", "Reset the head unit", () => (store.choose({ menu: undefined }), send("bridge.reset", {})), { title: "Settings, profile and permissions as after the start; apps stay" }),
    h("hr", {}),
    h("h2", { class: "menu-title" }, "This page"),
    h("div", { class: "menu-field" }, h("span", {}, "Colours"), segments("Colours", ["auto", "light", "dark"].map((one) => [one, one]), store.ui.theme ?? "auto", (theme) => store.choose({ theme }))),
    h("label", { class: "menu-field" }, h("span", {}, "Single keys"), h("input", { type: "checkbox", prop: { checked: store.ui.singleKeys !== false }, on: { change: (event) => store.choose({ singleKeys: event.target.checked }) } })),
    item("keyboard", "All keys", () => store.choose({ menu: undefined, over: "help" })),
    h("p", { class: "menu-text" }, "Hold Alt while pressing anything to copy it as curl instead."),
  ];
}
