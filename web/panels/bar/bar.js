// The bar at the top: apps with their levels, settings of the car, and the connection to the bridge.

import { LEASE, RESETS } from "../../core/commands.js";
import { h, render } from "../../core/dom.js";
import { instant, many, span } from "../../core/format.js";
import { icon } from "../../core/icons.js";
import { button, segments, tool } from "../../core/parts.js";
import { SAVES } from "../../core/saves.js";
import { carOf, languagesOf, profilesOf } from "../../core/profile.js";
import { appBar } from "./apps.js";
import { choice, dropdown, item } from "./menus.js";

const POLICIES = { "priority": "By priority", "abort-older": "Newer stays", "reject-newer": "Older stays" };

export function mount(element, store, send) {
  // The observer reports each new width of the part of the bar that contains the apps.
  const place = { room: 0, measure: (nav) => resized.observe(nav) };
  const redraw = () => draw(element, store, send, place);
  const resized = new ResizeObserver(([{ contentRect }]) => {
    if (place.room === contentRect.width) return;
    place.room = contentRect.width;
    redraw();
  });
  addEventListener(
    "pointerdown",
    (event) =>
      store.ui.menu && !event.target.closest?.(".menu-box, [aria-haspopup]") &&
      store.choose({ menu: undefined, appSearch: undefined }),
  );
  element.addEventListener(
    "keydown",
    (event) => event.key === "Escape" && store.ui.menu && (event.preventDefault(), close(element, store)),
  );
  const timer = setInterval(() => store.status.phase === "lost" && redraw(), 500);
  const stop = store.watch(
    (
      now,
    ) => [
      now.headUnit?.apps,
      now.headUnit?.appOrder,
      now.headUnit?.activeApp,
      now.headUnit?.profile,
      now.headUnit?.profiles,
      now.offers,
      now.headUnit?.display,
      now.headUnit?.language,
      now.headUnit?.link,
      now.headUnit?.popupPolicy,
      now.headUnit?.presenter,
      now.headUnit?.hmi,
      now.headUnit?.faults,
      now.tree?.bridge,
      now.app,
      now.status,
      now.known.stale,
      now.moment,
      now.ui.menu,
      now.ui.appSearch,
      now.ui.cloudAddress,
      now.headUnit?.cloudApps,
      now.ui.theme,
      now.ui.singleKeys,
      now.ui.page,
      now.ui.leads,
      now.ui.session,
    ],
    redraw,
  );
  return () => {
    stop();
    clearInterval(timer);
    resized.disconnect();
  };
}

function close(element, store) {
  const opener = element.querySelector(`[data-menu="${CSS.escape(store.ui.menu)}"]`);
  store.choose({ menu: undefined, appSearch: undefined });
  opener?.focus();
}

function draw(element, store, send, { room, measure }) {
  const { headUnit, ui } = store;
  render(
    element,
    h(
      "h1",
      { key: "mark", class: "mark-name" },
      h("span", { class: "brand", "aria-hidden": "true" }, icon("wheel")),
      h("span", { class: "brand-name" }, "SDL Bridge"),
    ),
    h(
      "nav",
      { key: "apps", class: "app-chips", "aria-label": "Apps", made: measure },
      appBar(room, store, send),
    ),
    headUnit && h("div", { key: "car", class: "car-settings" }, settings(store, send)),
    h("a", {
      key: "page",
      class: "tool",
      href: ui.page === "car" ? "#/" : "#/car",
      "aria-label": ui.page === "car" ? "Show car and panels" : "Show only the car",
      title: ui.page === "car" ? "Show car and panels" : "Show only the car",
    }, icon(ui.page === "car" ? "list" : "window")),
    tool("Find any action", "search", () => store.choose({ over: "palette" }), { key: "palette", title: "Find any action (Ctrl K)" }),
    store.headUnit?.presenter === "hmi" &&
      h("span", {
        key: "presenter",
        class: "mark accent",
        title: "A web HMI shows the head unit. Buttons pressed here also reach the apps.",
      }, "Web HMI connected"),
    watching(store),
    refused(store),
    incomplete(store),
    faults(store, send),
    lease(store, send),
    dropdown("session", "Sessions", icon("folder"), () => sessionMenu(store), store, { button: "tool", side: "end" }),
    connection(store),
  );
}

/** Returns a note that the bridge is a proxy of an external head unit. Commands cannot be sent to an external head unit. */
function watching({ tree }) {
  const { headUnit, connections = 0, missedBytes = 0, failure } = tree?.bridge?.watching ?? {};
  if (headUnit === undefined) return false;
  const place = headUnit.replace("tcp://", "");
  const more = [
    `${connections} open ${connections === 1 ? "connection" : "connections"} between apps and the head unit`,
    missedBytes > 0 && `${missedBytes} bytes forwarded but not decoded`,
    failure && `unreachable: ${failure}`,
  ].filter(Boolean);
  return h("span", {
    key: "watching",
    class: ["mark", failure || missedBytes > 0 ? "warn" : "accent"],
    role: "status",
    title: `Shows the messages between a real head unit and its apps; commands are refused. ${more.join("; ")}.`,
  }, `Watching a real head unit at ${place}`);
}

/** Returns a note that the bridge has refused a page as a web HMI. The note contains the option that accepts the page. */
function refused({ tree }) {
  const { detail, fix } = tree?.bridge?.hmiRefused ?? {};
  return detail !== undefined &&
    h(
      "span",
      { key: "refused", class: "mark warn", role: "status", title: `${detail} ${fix}` },
      "Web HMI refused: ",
      /--hmi-origin \S+?(?=[.,]?(\s|$))/.exec(fix)?.[0],
    );
}

/** Returns a note about the requests for which a client has forced a result. */
function faults(store, send) {
  const { faults: all = [] } = store.headUnit ?? {};
  const words = many(all.length, "fault");
  const line = ({ function: name, result, app, times, delayMs }) =>
    [`${name}: ${result}`, app && `only ${app}`, times !== undefined && many(times, "more time"), delayMs > 0 && `after ${span(delayMs)}`]
      .filter(Boolean).join(", ");
  const content = () => [
    h("p", { class: "menu-text" }, "The head unit answers these requests with a forced result."),
    h("ul", { class: "menu-text", "aria-label": "Faults" }, all.map((fault) => h("li", { dir: "auto" }, line(fault)))),
    store.canAct && item("close", "Clear all faults", () => (store.choose({ menu: undefined }), send("headUnit.faults.clear", {}))),
  ];
  return all.length > 0 &&
    dropdown("faults", `${words} active`, [icon("warning"), words], content, store, { button: "mark warn", side: "end" });
}

/** Returns a note that the loaded web HMI lacks some components. */
function incomplete({ headUnit }) {
  const { detail, fix } = headUnit?.hmi?.problem ?? {};
  return detail !== undefined &&
    h("span", { key: "incomplete", class: "mark warn", role: "status", title: `${detail} ${fix}` }, "Web HMI incomplete: reload it");
}

/** Returns a note that a client has the control lease: another client, or this page. */
function lease({ tree, ui }, send) {
  const { holder } = tree?.bridge?.control ?? {};
  return holder !== undefined &&
    h(
      "span",
      {
        key: "lease",
        class: ["mark", ui.leads ? "accent" : "warn"],
        role: "status",
        title: "Only the client with the control lease may send commands",
      },
      icon("lock"),
      ui.leads ? "You have control" : `Controlled by ${holder}`,
      ui.leads && h("button", { class: "text-button", on: { click: () => send("bridge.control.release") } }, "Release"),
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
      {
        key: "profile",
        class: "select",
        disabled: store.isFile,
        "aria-label": "Profile of the head unit",
        title: ["Profile of the head unit", carOf(profile)].filter(Boolean).join(": "),
        on: { change: (event) => send("headUnit.profile.use", { id: event.target.value }) },
      },
      profilesOf(store.headUnit, store.offers.profiles).map(({ id, text }) =>
        h("option", { value: id, prop: { selected: id === profile?.id } }, text)
      ),
    ),
    tool("Night", night ? "moon" : "sun", () => set({ display: { mode: night ? "day" : "night" } }), {
      key: "night",
      disabled: store.isFile,
      "aria-pressed": night,
      title: night ? "Night; switch to day (n)" : "Day; switch to night (n)",
    }),
    h(
      "button",
      {
        key: "driving",
        class: "tool worded",
        disabled: store.isFile,
        "aria-pressed": driving,
        "aria-label": "Driver distraction",
        title: driving ? "Driver distraction is on: the car is moving (d)" : "Driver distraction is off: the car is parked (d)",
        on: { click: () => set({ display: { distraction: driving ? "DD_OFF" : "DD_ON" } }) },
      },
      icon("wheel"),
      driving ? "DD on" : "DD off",
    ),
    h("select", {
      key: "popup",
      class: "select popup",
      disabled: store.isFile,
      "aria-label": "Overlay conflicts",
      title: "Which overlay stays when another overlay arrives",
      on: { change: (event) => set({ popupPolicy: event.target.value }) },
    }, Object.entries(POLICIES).map(([value, text]) => h("option", { value, prop: { selected: value === popupPolicy } }, text))),
    dropdown("car", "Car and page settings", icon("gear"), () => carMenu(store, send), store, { button: "tool", side: "end" }),
  ];
}

function connection(store) {
  const { phase, reason, retryAt } = store.status;
  if (store.moment && phase === "live") {
    return h(
      "div",
      { key: "connection", class: "connection past", role: "status" },
      h("span", { class: "connection-dot", "aria-hidden": "true" }),
      h("button", {
        class: "text-button",
        title: `The page shows ${instant(store.moment.at)}, row ${store.moment.row}. Click to go live`,
        on: { click: () => store.travel(undefined) },
      }, "In the past"),
    );
  }
  const left = retryAt ? Math.max(0, Math.ceil((retryAt - performance.now()) / 1000)) : undefined;
  const words = phase === "live"
    ? (store.known.stale ? "Catching up" : "Connected")
    : phase === "connecting"
    ? "Connecting"
    : phase === "refused"
    ? "Refused"
    : phase === "file"
    ? "Session from a file"
    : "Not connected";
  const explained = [reason, left ? `Trying again in ${left} s.` : undefined].filter(Boolean).join(" ");
  return h(
    "div",
    { key: "connection", class: ["connection", phase, store.known.stale && "stale"], role: "status" },
    h("span", { class: "connection-dot", "aria-hidden": "true" }),
    h("span", { class: "connection-words" }, words),
    explained && phase !== "live" && h("span", { class: "connection-why", title: explained }, explained),
    phase === "lost" && h("button", { class: "text-button", on: { click: () => store.retry?.() } }, "Try now"),
    phase === "file" &&
      h(
        "button",
        {
          key: "play",
          class: "text-button",
          title: "Replay the session up to this moment in a new bridge, where you can continue",
          on: { click: () => store.choose({ playFrom: {} }) },
        },
        "Play from here",
      ),
    phase === "file" && store.ui.canLeave &&
      h("button", { class: "text-button", on: { click: () => store.choose({ leaving: {} }) } }, "Back to the bridge"),
    phase === "refused" && h("button", { class: "text-button", on: { click: () => location.reload() } }, "Reload"),
  );
}

/** Returns the menu with which the user saves, opens and compares sessions. */
function sessionMenu(store) {
  const act = (choice) => () => store.choose({ menu: undefined, ...choice });
  return [
    h("h2", { class: "menu-title" }, "Sessions"),
    store.status.phase === "live" && SAVES.map(({ text, choice }) => item("file", text, act(choice), { key: text })),
    item("folder", "Open a session…", act({ opening: {} })),
    item("layers", "Compare with a session…", act({ opening: { beside: true } })),
    store.isFile && store.ui.canLeave && item("layers", "Compare with the running bridge", act({ besideNow: {} }), { key: "now" }),
    store.isFile && store.ui.canLeave && item("back", "Back to the bridge", act({ leaving: {} })),
    h("p", { class: "menu-text" }, "A session file contains a recorded session. Drop a file anywhere on the page to open it."),
  ];
}

function carMenu(store, send) {
  return [
    !store.isFile && carActs(store, send),
    h("h2", { class: "menu-title" }, "This page"),
    h(
      "div",
      { class: "menu-field" },
      h("span", {}, "Colours"),
      segments("Colours", ["auto", "light", "dark"].map((one) => [one, one]), store.ui.theme ?? "auto", (theme) => store.choose({ theme })),
    ),
    h(
      "label",
      { class: "menu-field" },
      h("span", {}, "Single-key shortcuts"),
      h("input", {
        type: "checkbox",
        prop: { checked: store.ui.singleKeys !== false },
        on: { change: (event) => store.choose({ singleKeys: event.target.checked }) },
      }),
    ),
    item("keyboard", "Keyboard shortcuts", () => store.choose({ menu: undefined, over: "help" })),
    h("p", { class: "menu-text" }, "Hold Alt and press any button to copy its command as curl."),
  ];
}

/** Returns the settings and commands of the car. A session from a file has no such settings and commands. */
function carActs(store, send) {
  const { language = {}, link, profile } = store.headUnit;
  const languages = languagesOf(profile);
  const clock = store.tree.bridge?.clock ?? {};
  const paused = clock.state === "paused";
  const set = (change) => send("headUnit.set", change);
  const number = (name, key, unit) =>
    h(
      "label",
      { class: "menu-field" },
      h("span", {}, name),
      h(
        "span",
        { class: "with-unit" },
        h("input", {
          class: "field short",
          type: "number",
          min: "0",
          prop: { value: String(link[key] ?? 0) },
          on: { change: (event) => set({ link: { [key]: Number(event.target.value) } }) },
        }),
        unit,
      ),
    );
  return [
    h("h2", { class: "menu-title" }, "The car"),
    h("p", { class: "menu-text car-name", dir: "auto" }, carOf(profile) || "This profile has no vehicle information."),
    choice("Display language", languages, language.ui, (ui) => set({ language: { ui } })),
    choice("Voice language", languages, language.vr, (vr) => set({ language: { vr, tts: vr } })),
    link && [number("Link delay", "latencyMs", "ms"), number("Link loss", "lossPercent", "%")],
    h(
      "div",
      { class: "menu-field" },
      h("span", {}, "Clock"),
      h(
        "span",
        { class: "card-acts" },
        button(paused ? "Resume" : "Pause", () => send(paused ? "headUnit.clock.resume" : "headUnit.clock.pause", {})),
        paused && button("Advance 1 s", () => send("headUnit.clock.advance", { ms: 1000 })),
      ),
    ),
    item(
      "lock",
      store.ui.leads ? "Release control" : "Take control",
      () => (store.choose({ menu: undefined }), store.ui.leads ? send("bridge.control.release") : send("bridge.control.acquire", LEASE)),
      { title: "While this page has control, commands of other clients are refused" },
    ),
    item("undo", "Reset the head unit", () => (store.choose({ menu: undefined }), send("bridge.reset", {})), {
      title: "Restores settings, profile and permissions to their initial values; keeps the apps",
    }),
    RESETS.map(({ kind, text, title }) =>
      item("power", text, () => (store.choose({ menu: undefined }), send("headUnit.reset", { kind })), { key: kind, title })
    ),
    h("hr", {}),
  ];
}
