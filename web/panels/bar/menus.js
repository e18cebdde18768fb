// The parts of the menus in the bar.

import { h } from "../../core/dom.js";
import { icon } from "../../core/icons.js";

/** Returns a button and the menu that it opens. `face` is the content of the button. `props` contains classes for button and menu. */
export function dropdown(name, label, face, content, store, props = {}) {
  const open = store.ui.menu === name;
  return h(
    "div",
    { key: `menu ${name}`, class: ["menu-anchor", props.class] },
    h("button", {
      class: ["menu-button", props.button],
      "aria-haspopup": "dialog",
      "aria-expanded": open,
      "aria-label": label,
      title: label,
      data: { menu: name },
      on: { click: () => store.choose({ menu: open ? undefined : name }) },
    }, face),
    open &&
      h("div", {
        class: ["menu-box", props.side],
        role: "dialog",
        "aria-label": label,
        made: (node) => node.querySelector("button:not(:disabled), select, input")?.focus(),
      }, content()),
  );
}

/** Returns a menu item. */
export const item = (face, text, act, more = {}) => h("button", { class: "menu-item", on: { click: act }, ...more }, icon(face), text);

/** Returns a menu item in which the user selects one of several values. */
export const choice = (name, values, value, change) =>
  h(
    "label",
    { class: "menu-field" },
    h("span", {}, name),
    h(
      "select",
      { class: "select", on: { change: (event) => event.target.value && change(event.target.value) } },
      value === undefined && h("option", { value: "" }, "choose"),
      values.map((one) => h("option", { value: one, prop: { selected: one === value } }, one)),
    ),
  );
