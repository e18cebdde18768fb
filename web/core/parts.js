// What panels are put together from, beside bare elements: buttons, sections, tables, and what an empty panel says.

import { h } from "./dom.js";
import { icon } from "./icons.js";

/** A button with words; `more` are further properties. */
export const button = (words, click, more) => h("button", { class: "button", on: { click }, ...more }, words);

/** A button with an icon, named by a label. */
export const tool = (label, face, click, more) =>
  h("button", { class: "tool", "aria-label": label, title: label, on: { click }, ...more }, icon(face));

/** One of a few, each `[value, words]`. */
export const segments = (label, all, chosen, choose) =>
  h(
    "div",
    { key: label, class: "segments", role: "group", "aria-label": label },
    all.map(([value, words]) => h("button", { key: value, "aria-pressed": value === chosen, on: { click: () => choose(value) } }, words)),
  );

/** A stretch of a panel, with or without a title. */
export const section = (key, title, ...content) =>
  h("section", { key, class: "section" }, title && h("h3", { class: "section-title" }, title), content);

/** A table; the content of `rows` is theirs. */
export const table = (heads, rows) =>
  h(
    "table",
    { class: "table" },
    h("thead", {}, h("tr", {}, heads.map((head) => (head.tag ? head : h("th", { scope: "col" }, head))))),
    h("tbody", {}, rows),
  );

/** What stands in a panel that has nothing to show: what will be here, and how to have it. */
export const teaching = (words, ...how) => h("div", { key: "teaching", class: "teaching" }, h("p", {}, words), how);

/** Starts the first app that can be started, where none is there yet. */
export function toStart(store, send) {
  if (store.isFile) return undefined;
  const { hosts = {}, hostOrder = [] } = store.tree?.bridge ?? {};
  const host = hosts[hostOrder.find((id) => hosts[id]?.state !== "running")];
  return !store.app && host && button(`Start ${host.name}`, () => send("apps.start", { id: host.id }), { class: "button main" });
}

/** Leads to the rows of a query. */
export const toRows = (store, q, words = "Find them in the log") => button(words, () => store.choose({ q, show: "log" }));

/** Leads to a row, where there is one. */
export const toRow = (store, row, words) => row !== undefined && button(words, () => store.choose({ row, show: "log" }));
