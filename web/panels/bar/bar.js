// The bar at the top: the apps and where they are, the car's settings, and whether the bridge is there.

import { h, render } from "../../core/dom.js";
import { appIcon, icon } from "../../core/icons.js";
import { profilesOf } from "../../core/profile.js";
import { appMenu, carMenu, startMenu } from "./menus.js";

const LEVELS = { FULL: "on screen", LIMITED: "heard, not on screen", BACKGROUND: "in the background", NONE: "closed" };
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
    h("button", { key: "palette", class: "tool", type: "button", "aria-label": "Find any action", title: "Find any action (Ctrl K)", on: { click: () => store.choose({ over: "palette" }) } }, icon("search")),
    store.headUnit?.front === "hmi" && h("span", { key: "front", class: "mark accent", title: "An HMI of SDL Core's shows the head unit; what is pressed here reaches the apps too" }, "web HMI in front"),
    lease(store, send),
    connection(store),
  );
}

/** Somebody is the only one who acts: another, or this page. */
function lease({ tree, ui }, send) {
  const { holder } = tree?.bridge?.control ?? {};
  return holder !== undefined && h("span", { key: "lease", class: ["mark", ui.leads ? "accent" : "warn"], role: "status", title: "While the lease lasts, only who holds it may act" }, icon("lock"), ui.leads ? "only you act" : `held by ${holder}`, ui.leads && h("button", { class: "text-button", type: "button", on: { click: send.follow } }, "Give back"));
}

/** A button with a box of its own below it. */
export function dropdown(name, label, face, content, store, props = {}) {
  const open = store.ui.menu === name;
  return h(
    "div",
    { key: `menu ${name}`, class: ["menu-anchor", props.class] },
    h("button", { class: ["menu-button", props.button], type: "button", "aria-haspopup": "dialog", "aria-expanded": String(open), "aria-label": label, title: label, data: { menu: name }, on: { click: () => store.choose({ menu: open ? undefined : name }) } }, face),
    open && h("div", { class: ["menu-box", props.side], role: "dialog", "aria-label": label, made: (node) => node.querySelector("button:not(:disabled), select, input")?.focus() }, content()),
  );
}

function chip(app, store, send) {
  const chosen = store.app === app.key;
  const name = `app ${app.key}`;
  return h(
    "div",
    { key: app.key, class: ["chip", chosen && "chosen"] },
    h("button", { class: "chip-body", type: "button", "aria-pressed": String(chosen), title: `${app.name}: ${LEVELS[app.hmiLevel] ?? app.hmiLevel}`, on: { click: () => store.choose({ app: app.key }) } }, icon(appIcon(app.types, app.isMedia)), h("span", { class: "chip-name", dir: "auto" }, app.name), h("span", { key: app.hmiLevel, class: ["level", "glow", (app.hmiLevel ?? "").toLowerCase()] }, app.hmiLevel)),
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
    h("button", { key: "night", class: "tool", type: "button", "aria-pressed": String(night), "aria-label": "Night", title: night ? "Night; switch to day (n)" : "Day; switch to night (n)", on: { click: () => set({ display: { mode: night ? "day" : "night" } }) } }, icon(night ? "moon" : "sun")),
    h("button", { key: "driving", class: "tool worded", type: "button", "aria-pressed": String(driving), "aria-label": "Driver distraction", title: driving ? "The car is moving: driver distraction on (d)" : "The car stands: driver distraction off (d)", on: { click: () => set({ display: { distraction: driving ? "DD_OFF" : "DD_ON" } }) } }, icon("wheel"), driving ? "DD on" : "DD off"),
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
    phase === "lost" && h("button", { class: "text-button", type: "button", on: { click: () => store.retry?.() } }, "Try now"),
    phase === "refused" && h("button", { class: "text-button", type: "button", on: { click: () => location.reload() } }, "Reload"),
  );
}
