// The bar at the top of the display, the home screen with apps and widgets, and the menus of an app.

import { cloudNote, cloudProblem, cloudsToOpen } from "../../core/cloud.js";
import { h } from "../../core/dom.js";
import { appIcon, icon } from "../../core/icons.js";
import { appOfHost } from "../../core/profile.js";
import { callBadge } from "./call.js";
import { appText, iconOfApp, image, pressing, shown } from "./elements.js";

export function header(context) {
  const { app, window, headUnit, send, store } = context;
  const open = headUnit.menu && headUnit.menu.app === headUnit.activeApp ? headUnit.menu : undefined;
  return h(
    "header",
    { key: "header", class: "car-header" },
    app && !open && bar("home", "Home", () => send("headUnit.app.background", { app: app.key })),
    open &&
      bar(
        "back",
        "Back",
        () => (open.menuID === 0
          ? send("headUnit.menu.close", {})
          : send("headUnit.menu.open", { menuID: app.subMenus?.[open.menuID]?.parentID ?? 0 })),
      ),
    title(context, open),
    app && shown(window?.statusBar) !== "" &&
      appText("span", { class: ["status", context.lit("statusBar") && "lit"], data: { part: "statusBar" } }, window.statusBar),
    headUnit.display?.distraction === "DD_ON" &&
      h(
        "span",
        { class: "driving", title: "Driver distraction: the car is moving" },
        icon("wheel"),
        h("span", { class: "hidden" }, "The car is moving"),
      ),
    callBadge(context),
    h("span", { class: "time" }, timeOf(store)),
    bar("mic", "Voice", () => store.choose({ voice: !store.ui.voice })),
    app &&
      (open
        ? bar("close", "Close menu", () => send("headUnit.menu.close", {}))
        : hasMenu(app) && bar("menu", menuName(app), () => send("headUnit.menu.open", { menuID: 0 }))),
  );
}

const bar = (name, label, act) =>
  h("button", { key: name, class: "bar-button", "aria-label": label, title: label, on: pressing(act) }, icon(name));

const hasMenu = (app) => (app.menuOrder?.["0"]?.length ?? 0) > 0;

const menuName = (app) => shown(app.globalProperties?.menuTitle) || "Menu";

function title({ app, window, lit, headUnit }, open) {
  if (!app) return h("h2", { class: "title" }, "Home");
  if (open) return appText("h2", { class: "title" }, open.menuID === 0 ? menuName(app) : app.subMenus?.[open.menuID]?.menuName);
  const text = shown(window?.templateTitle) || app.name;
  return h(
    "div",
    { class: "title-row" },
    iconOfApp(app, appIcon(app.types, app.isMedia), headUnit),
    appText("h2", { class: ["title", lit("templateTitle") && "lit"], data: { part: "templateTitle" } }, text),
  );
}

/** Returns the time of day in the car: the start time of the bridge plus the time of the head unit's clock. */
function timeOf(store) {
  const started = Date.parse(store.tree.bridge?.startedAt);
  const now = new Date(Number.isNaN(started) ? Date.now() : started + store.now);
  return `${now.getHours()}:${String(now.getMinutes()).padStart(2, "0")}`;
}

const LEVELS = { FULL: "on screen", LIMITED: "in the background, audible", BACKGROUND: "in the background", NONE: "" };

/** Returns the number of columns in which a few apps fill the screen in one or two rows; undefined for many apps. */
export const columnsOf = (count) => (count <= 4 ? count : count <= 8 ? Math.ceil(count / 2) : undefined);

export function home(context) {
  const { headUnit, store } = context;
  const apps = (headUnit.appOrder ?? []).map((key) => headUnit.apps[key]).filter(Boolean);
  const known = new Set(apps.map((app) => app.key));
  const { hosts = {}, hostOrder = [] } = store.tree.bridge ?? {};
  const startable = hostOrder.map((id) => hosts[id]).filter((host) => host && !known.has(appOfHost(host, store.tree)));
  const clouds = cloudsToOpen(headUnit);
  const widgets = apps.flatMap((app) =>
    Object.values(app.windows ?? {}).filter((window) => window.type === "WIDGET").map((window) => ({ app, window }))
  );
  const count = apps.length + clouds.length + startable.length;
  // Below the widgets, the space is sufficient for only one row.
  const columns = widgets.length > 0 && count > 4 ? undefined : columnsOf(count);
  return h(
    "div",
    { key: "home", class: "home" },
    widgets.length > 0 && h("section", { class: "widgets", "aria-label": "Widgets" }, widgets.map((one) => widget(one, context))),
    count === 0 ? h("p", { class: "empty" }, "No apps yet. Start an app to see it here.") : h(
      "ul",
      { class: ["launcher", columns && "few", columns === count && "single"], style: { "--columns": columns }, "aria-label": "Apps" },
      apps.map((app) => h("li", { key: app.key }, launch(app, context))),
      clouds.map((app) => h("li", { key: `cloud ${app.id}` }, dial(app, context))),
      startable.map((host) => h("li", { key: `host ${host.id}` }, start(host, context))),
    ),
  );
}

function launch(app, { send, headUnit }) {
  const heard = headUnit.audioSource === app.key;
  return h(
    "button",
    {
      class: ["app-tile", app.hmiLevel !== "NONE" && "runs"],
      on: pressing(() => send("headUnit.app.activate", { app: app.key }), () => send("headUnit.app.close", { app: app.key })),
    },
    iconOfApp(app, appIcon(app.types, app.isMedia), headUnit),
    appText("span", { class: "name" }, app.name),
    h("span", { class: "tile-note" }, heard ? "playing" : (LEVELS[app.hmiLevel] ?? "")),
  );
}

function dial(app, { send }) {
  return h(
    "button",
    {
      class: ["app-tile", !app.dialling && "asleep"],
      title: cloudProblem(app),
      on: pressing(() => send("headUnit.cloudApp.connect", { id: app.id })),
    },
    iconOfApp({ name: app.name, files: {} }, app.why ? "warning" : "cloud"),
    appText("span", { class: "name" }, app.name),
    h("span", { class: "tile-note" }, cloudNote(app)),
  );
}

const HOST_STATES = {
  starting: "starting",
  running: "connecting",
  notResponding: "does not respond",
  exited: "ended",
  crashed: "crashed",
  stopped: "not running",
};

function start(host, { send }) {
  const busy = host.state === "starting" || host.state === "running";
  return h(
    "button",
    { class: ["app-tile", "asleep", host.state], disabled: busy, on: pressing(() => send("apps.start", { id: host.id })) },
    iconOfApp({ name: host.name, files: {} }, host.state === "crashed" ? "warning" : "power"),
    appText("span", { class: "name" }, host.name),
    h("span", { class: "tile-note" }, HOST_STATES[host.state] ?? host.state),
  );
}

function widget({ app, window }, { send }) {
  const lines = [window.mainField1, window.mainField2, window.mainField3].filter((line) => shown(line) !== "");
  return h(
    "article",
    { key: `${app.key} ${window.windowID}`, class: "widget" },
    h(
      "button",
      { class: "widget-body", on: pressing(() => send("headUnit.app.activate", { app: app.key })) },
      image(window.graphic, app, { class: "widget-image" }),
      h(
        "span",
        { class: "widget-text" },
        h("span", { class: "widget-app" }, shown(app.name)),
        lines.map((line, index) => appText("span", { class: index === 0 ? "widget-title" : "widget-line" }, line)),
      ),
    ),
    (window.softButtons ?? []).slice(0, 2).map((button) =>
      h(
        "button",
        {
          key: button.softButtonID,
          class: "widget-button",
          on: pressing(() =>
            send("headUnit.softButton", { id: button.softButtonID, mode: "short", app: app.key, window: window.windowID })
          ),
        },
        image(button.image, app),
        shown(button.text),
      )
    ),
  );
}

export function menuScreen({ app, headUnit, send }) {
  const { menuID } = headUnit.menu;
  const order = app.menuOrder?.[menuID] ?? [];
  const tiles =
    (menuID === 0 ? app.globalProperties?.menuLayout : (app.subMenus?.[menuID]?.menuLayout ?? app.globalProperties?.menuLayout)) ===
      "TILES";
  if (order.length === 0) return h("div", { key: "menu", class: "menu" }, h("p", { class: "empty" }, "This menu is empty."));
  return h(
    "div",
    { key: "menu", class: "menu" },
    h(
      "ul",
      { key: menuID, class: tiles ? "menu-tiles" : "menu-list", "aria-label": "Menu" },
      order.map((id) => h("li", { key: id }, entry(id, app, send, tiles))),
    ),
  );
}

function entry(id, app, send, tiles) {
  const number = Number(id.slice(1));
  const sub = id.startsWith("m");
  const item = sub ? app.subMenus?.[number] : app.commands?.[number];
  if (!item) return undefined;
  const choose = () => (sub ? send("headUnit.menu.open", { menuID: number }) : send("headUnit.menu.choose", { cmdID: number }));
  return h(
    "button",
    { class: tiles ? "menu-tile" : "list-row", on: pressing(choose) },
    rowFace({
      app,
      picture: item.icon ?? item.menuIcon,
      title: item.menuName,
      second: item.secondaryText,
      third: item.tertiaryText,
      pictureAfter: item.secondaryImage,
    }),
    sub && !tiles && icon("forward", { class: "leads-on" }),
  );
}

/** Returns a row of a menu or of a list of choices, with up to three texts and two images. */
export function rowFace({ app, picture, title, second, third, pictureAfter }) {
  return [
    picture && image(picture, app, { class: "row-image" }),
    h(
      "span",
      { key: "texts", class: "row-texts" },
      appText("span", { class: "row-title" }, title),
      shown(second) !== "" && appText("span", { class: "row-second" }, second),
      shown(third) !== "" && appText("span", { class: "row-third" }, third),
    ),
    pictureAfter && image(pictureAfter, app, { class: "row-image after" }),
  ];
}
