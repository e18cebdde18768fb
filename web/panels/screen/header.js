// The bar at the top of the display: home, whose screen this is, the time, the menu.

import { h } from "../../core/dom.js";
import { appIcon, icon } from "../../core/icons.js";
import { pressing } from "./buttons.js";
import { appText, iconOfApp, shown } from "./image.js";

export function header(context) {
  const { app, window, headUnit, send, store } = context;
  const open = headUnit.menu && headUnit.menu.app === headUnit.activeApp ? headUnit.menu : undefined;
  return h(
    "header",
    { key: "header", class: "car-header" },
    app && !open && bar("home", "Home", () => send("headUnit.app.background", { app: app.key })),
    open && bar("back", "Back", () => (open.menuID === 0 ? send("headUnit.menu.close", {}) : send("headUnit.menu.open", { menuID: app.subMenus?.[open.menuID]?.parentID ?? 0 }))),
    title(context, open),
    app && shown(window?.statusBar) !== "" && appText("span", { class: ["status", context.lit("statusBar") && "lit"], data: { part: "statusBar" } }, window.statusBar),
    headUnit.display?.distraction === "DD_ON" && h("span", { class: "driving", title: "Driver distraction: the car is moving" }, icon("wheel"), h("span", { class: "hidden" }, "The car is moving")),
    h("span", { class: "time" }, timeOf(store)),
    bar("mic", "Voice", () => store.choose({ voice: !store.ui.voice })),
    app && (open ? bar("close", "Close menu", () => send("headUnit.menu.close", {})) : hasMenu(app) && bar("menu", menuName(app), () => send("headUnit.menu.open", { menuID: 0 }))),
  );
}

const bar = (name, label, act) => h("button", { key: name, class: "bar-button", type: "button", "aria-label": label, title: label, on: pressing(act) }, icon(name));

const hasMenu = (app) => (app.menuOrder?.["0"]?.length ?? 0) > 0;

const menuName = (app) => shown(app.globalProperties?.menuTitle) || "Menu";

function title({ app, window, lit }, open) {
  if (!app) return h("h2", { class: "title" }, "Home");
  if (open) return appText("h2", { class: "title" }, open.menuID === 0 ? menuName(app) : app.subMenus?.[open.menuID]?.menuName);
  const text = shown(window?.templateTitle) || app.name;
  return h("div", { class: "title-row" }, iconOfApp(app, appIcon(app.types, app.isMedia)), appText("h2", { class: ["title", lit("templateTitle") && "lit"], data: { part: "templateTitle" } }, text));
}

/** The time in the car: when the bridge started, and how long the head unit's clock has run since. */
function timeOf(store) {
  const started = Date.parse(store.tree.bridge?.startedAt);
  const now = new Date(Number.isNaN(started) ? Date.now() : started + store.now);
  return `${now.getHours()}:${String(now.getMinutes()).padStart(2, "0")}`;
}
