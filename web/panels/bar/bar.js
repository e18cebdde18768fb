// The bar at the top: the apps and where they are, the car's settings, whether the bridge is there.

import { LEASE, RESETS } from "../../core/commands.js";
import { h, render } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { button, segments, tool } from "../../core/parts.js";
import { SAVES } from "../../core/saves.js";
import { carOf, languagesOf, profilesOf } from "../../core/profile.js";
import { appBar } from "./apps.js";
import { choice, dropdown, item } from "./menus.js";

const POLICIES = { "priority": "By priority", "abort-older": "Newer wins", "reject-newer": "Older wins" };

export function mount(element, store, send) {
  // How much room the apps have is the browser's to say, and it says so whenever that changes.
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
      now.tree?.bridge,
      now.app,
      now.status,
      now.known.stale,
      now.live,
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
      "aria-label": ui.page === "car" ? "Show the panels too" : "Show the car alone",
      title: ui.page === "car" ? "Show the panels too" : "The car alone",
    }, icon(ui.page === "car" ? "list" : "window")),
    tool("Find any action", "search", () => store.choose({ over: "palette" }), { key: "palette", title: "Find any action (Ctrl K)" }),
    store.headUnit?.presenter === "hmi" &&
      h("span", {
        key: "presenter",
        class: "mark accent",
        title: "An HMI of SDL Core's shows the head unit; what is pressed here reaches the apps too",
      }, "shown by a web HMI"),
    watching(store),
    refused(store),
    incomplete(store),
    lease(store, send),
    dropdown("session", "Sessions", icon("folder"), () => sessionMenu(store), store, { button: "tool", side: "end" }),
    connection(store),
  );
}

/** The head unit stands elsewhere: what it shows is seen here, and nothing of it is driven. */
function watching({ tree }) {
  const { headUnit, connections = 0, missedBytes = 0, failure } = tree?.bridge?.watching ?? {};
  if (headUnit === undefined) return false;
  const place = headUnit.replace("tcp://", "");
  const more = [
    `${connections} ${connections === 1 ? "connection is" : "connections are"} joined with it`,
    missedBytes > 0 && `${missedBytes} bytes passed on and not followed`,
    failure && `not reached: ${failure}`,
  ].filter(Boolean);
  return h("span", {
    key: "watching",
    class: ["mark", failure || missedBytes > 0 ? "warn" : "accent"],
    role: "status",
    title: `What a real head unit and its apps say is shown; what would act is refused. ${more.join("; ")}.`,
  }, `watching a real head unit at ${place}`);
}

/** A page wanted to be the HMI and was not let in: what would let it. */
function refused({ tree }) {
  const { detail, fix } = tree?.bridge?.hmiRefused ?? {};
  return detail !== undefined &&
    h(
      "span",
      { key: "refused", class: "mark warn", role: "status", title: `${detail} ${fix}` },
      "web HMI refused: ",
      /--hmi-origin \S+?(?=[.,]?(\s|$))/.exec(fix)?.[0],
    );
}

/** A page that is the HMI has loaded without a part of itself. */
function incomplete({ headUnit }) {
  const { detail, fix } = headUnit?.hmi?.trouble ?? {};
  return detail !== undefined &&
    h("span", { key: "incomplete", class: "mark warn", role: "status", title: `${detail} ${fix}` }, "web HMI incomplete: reload it");
}

/** Somebody is the only one who acts: another, or this page. */
function lease({ tree, ui }, send) {
  const { holder } = tree?.bridge?.control ?? {};
  return holder !== undefined &&
    h(
      "span",
      {
        key: "lease",
        class: ["mark", ui.leads ? "accent" : "warn"],
        role: "status",
        title: "While the lease lasts, only who holds it may act",
      },
      icon("lock"),
      ui.leads ? "only you act" : `held by ${holder}`,
      ui.leads && h("button", { class: "text-button", on: { click: () => send("bridge.control.release") } }, "Give back"),
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
        title: driving ? "The car is moving: driver distraction on (d)" : "The car stands: driver distraction off (d)",
        on: { click: () => set({ display: { distraction: driving ? "DD_OFF" : "DD_ON" } }) },
      },
      icon("wheel"),
      driving ? "DD on" : "DD off",
    ),
    h("select", {
      key: "popup",
      class: "select popup",
      disabled: store.isFile,
      "aria-label": "When another overlay comes",
      title: "When another overlay comes",
      on: { change: (event) => set({ popupPolicy: event.target.value }) },
    }, Object.entries(POLICIES).map(([value, text]) => h("option", { value, prop: { selected: value === popupPolicy } }, text))),
    dropdown("car", "More of the car and this page", icon("gear"), () => carMenu(store, send), store, { button: "tool", side: "end" }),
  ];
}

function connection(store) {
  const { phase, reason, retryAt } = store.status;
  const left = retryAt ? Math.max(0, Math.ceil((retryAt - performance.now()) / 1000)) : undefined;
  const words = phase === "live"
    ? (store.known.stale ? "catching up" : "connected")
    : phase === "connecting"
    ? "connecting"
    : phase === "refused"
    ? "refused"
    : phase === "file"
    ? "a session from a file"
    : "not connected";
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
          title: "Play all of it up to this moment in a bridge, and go on by hand",
          on: { click: () => store.choose({ playFrom: {} }) },
        },
        "Play from here",
      ),
    phase === "file" && store.ui.canLeave &&
      h("button", { class: "text-button", on: { click: () => store.choose({ leaving: {} }) } }, "Back to now"),
    phase === "refused" && h("button", { class: "text-button", on: { click: () => location.reload() } }, "Reload"),
  );
}

/** Keeps what is shown as a file, or shows one. */
function sessionMenu(store) {
  const act = (choice) => () => store.choose({ menu: undefined, ...choice });
  return [
    h("h2", { class: "menu-title" }, "Sessions"),
    store.status.phase === "live" && SAVES.map(({ text, choice }) => item("file", text, act(choice), { key: text })),
    item("folder", "Open a session…", act({ opening: {} })),
    item("layers", "Compare with a session…", act({ opening: { beside: true } })),
    store.isFile && store.ui.canLeave && item("layers", "Compare with now", act({ besideNow: {} }), { key: "now" }),
    store.isFile && store.ui.canLeave && item("back", "Back to now", act({ leaving: {} })),
    h("p", { class: "menu-text" }, "A session is a file with all that happened. One that is dropped anywhere on the page is shown."),
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
      h("span", {}, "Single keys"),
      h("input", {
        type: "checkbox",
        prop: { checked: store.ui.singleKeys !== false },
        on: { change: (event) => store.choose({ singleKeys: event.target.checked }) },
      }),
    ),
    item("keyboard", "All keys", () => store.choose({ menu: undefined, over: "help" })),
    h("p", { class: "menu-text" }, "Hold Alt while pressing anything to copy it as curl instead."),
  ];
}

/** What one does to the car; of a session that is over there is nothing to do. */
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
    h("p", { class: "menu-text car-name", dir: "auto" }, carOf(profile) || "This profile names no car."),
    choice("Language of the screen", languages, language.ui, (ui) => set({ language: { ui } })),
    choice("Language of voice", languages, language.vr, (vr) => set({ language: { vr, tts: vr } })),
    link && [number("Slower link", "latencyMs", "ms"), number("Lossy link", "lossPercent", "%")],
    h(
      "div",
      { class: "menu-field" },
      h("span", {}, "Clock"),
      h(
        "span",
        { class: "card-acts" },
        button(paused ? "Let it run" : "Stop it", () => send(paused ? "headUnit.clock.resume" : "headUnit.clock.pause", {})),
        paused && button("One second on", () => send("headUnit.clock.advance", { ms: 1000 })),
      ),
    ),
    item(
      "lock",
      store.ui.leads ? "Let others act again" : "Let nobody else act",
      () => (store.choose({ menu: undefined }), store.ui.leads ? send("bridge.control.release") : send("bridge.control.acquire", LEASE)),
      { title: "The lease: while it lasts, others look on" },
    ),
    item("undo", "Reset the head unit", () => (store.choose({ menu: undefined }), send("bridge.reset", {})), {
      title: "Settings, profile and permissions as after the start; apps stay",
    }),
    RESETS.map(({ kind, text, title }) =>
      item("power", text, () => (store.choose({ menu: undefined }), send("headUnit.reset", { kind })), { key: kind, title })
    ),
    h("hr", {}),
  ];
}
