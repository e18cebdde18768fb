// An app's menu and its submenus.

import { h } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { image } from "./image.js";
import { pressing } from "./press.js";
import { appText, shown } from "./text.js";

export function menuScreen({ app, headUnit, send }) {
  const { menuID } = headUnit.menu;
  const order = app.menuOrder?.[menuID] ?? [];
  const tiles = (menuID === 0 ? app.globalProperties?.menuLayout : (app.subMenus?.[menuID]?.menuLayout ?? app.globalProperties?.menuLayout)) === "TILES";
  if (order.length === 0) return h("div", { key: "menu", class: "menu" }, h("p", { class: "empty" }, "Nothing is in this menu yet."));
  return h("div", { key: "menu", class: "menu" }, h("ul", { key: menuID, class: tiles ? "menu-tiles" : "menu-list", "aria-label": "Menu" }, order.map((id) => h("li", { key: id }, entry(id, app, send, tiles)))));
}

function entry(id, app, send, tiles) {
  const number = Number(id.slice(1));
  const sub = id.startsWith("m");
  const item = sub ? app.subMenus?.[number] : app.commands?.[number];
  if (!item) return undefined;
  const choose = () => (sub ? send("headUnit.menu.open", { menuID: number }) : send("headUnit.menu.choose", { cmdID: number }));
  return h("button", { class: tiles ? "menu-tile" : "list-row", type: "button", on: pressing(choose) }, rowFace({ app, picture: item.icon ?? item.menuIcon, title: item.menuName, second: item.secondaryText, third: item.tertiaryText, pictureAfter: item.secondaryImage }), sub && !tiles && icon("forward", { class: "leads-on" }));
}

/** A row with up to three texts and two pictures, as menus and choices have it. */
export function rowFace({ app, picture, title, second, third, pictureAfter }) {
  return [
    picture && image(picture, app, { class: "row-image" }),
    h("span", { key: "texts", class: "row-texts" }, appText("span", { class: "row-title" }, title), shown(second) !== "" && appText("span", { class: "row-second" }, second), shown(third) !== "" && appText("span", { class: "row-third" }, third)),
    pictureAfter && image(pictureAfter, app, { class: "row-image after" }),
  ];
}
