// The parts that panels have in common: buttons, sections, tables and empty states.

import { h } from "./dom.js";
import { icon } from "./icons.js";

/** Returns a button with a text. `more` contains further properties of the element. */
export const button = (words, click, more) => h("button", { class: "button", on: { click }, ...more }, words);

/** Returns a button with an icon. `label` is the accessible name and the tooltip. */
export const tool = (label, face, click, more) =>
  h("button", { class: "tool", "aria-label": label, title: label, on: { click }, ...more }, icon(face));

/** Returns a group of buttons that select one of a few options. Each option is `[value, words]`. */
export const segments = (label, all, chosen, choose) =>
  h(
    "div",
    { key: label, class: "segments", role: "group", "aria-label": label },
    all.map(([value, words]) => h("button", { key: value, "aria-pressed": value === chosen, on: { click: () => choose(value) } }, words)),
  );

/** Returns a section of a panel, with an optional title. */
export const section = (key, title, ...content) =>
  h("section", { key, class: "section" }, title && h("h3", { class: "section-title" }, title), content);

/** Returns a table. `heads` are the titles of the columns, and `rows` are `tr` elements. */
export const table = (heads, rows) =>
  h(
    "table",
    { class: "table" },
    h("thead", {}, h("tr", {}, heads.map((head) => (head.tag ? head : h("th", { scope: "col" }, head))))),
    h("tbody", {}, rows),
  );

/** Returns the empty state of a panel: a text about the content that will appear, and buttons (`how`) that make the content appear. */
export const emptyState = (words, ...how) => h("div", { key: "empty-state", class: "empty-state" }, h("p", {}, words), how);

/** Returns a button that starts the first hosted app that is not running; undefined if an app is registered. */
export function startButton(store, send) {
  if (store.isFile) return undefined;
  const { hosts = {}, hostOrder = [] } = store.tree?.bridge ?? {};
  const host = hosts[hostOrder.find((id) => hosts[id]?.state !== "running")];
  return !store.app && host && button(`Start ${host.name}`, () => send("apps.start", { id: host.id }), { class: "button main" });
}

/** Returns a button that shows the log with the filter `q`. */
export const rowsButton = (store, q, words = "Show in log") => button(words, () => store.choose({ q, show: "log" }));

/** Returns a button that shows a row in the log; false if `row` is undefined. */
export const rowButton = (store, row, words) => row !== undefined && button(words, () => store.choose({ row, show: "log" }));
