// What the watchful parts of both towers found: each rule once, with its newest case and what to do.

import { h, render } from "../../core/dom.js";
import { count, instant } from "../../core/format.js";
import { icon } from "../../core/icons.js";
import { button, teaching, toRow, toRows } from "../../core/parts.js";

export function mount(element, store) {
  return store.watch((now) => [now.newestRow, now.moment, now.ui.brush], () => draw(element, store));
}

/** Findings by rule and app, newest first, up to a row. */
export function grouped(journal, newest, within = () => true) {
  const groups = new Map();
  for (let index = journal.indexOf(newest); index >= 0; index -= 1) {
    const row = journal.at(index);
    if (row.kind !== "finding" || !within(row)) continue;
    const key = `${row.rule} ${row.app ?? ""}`;
    const group = groups.get(key);
    if (group) group.count += 1;
    else groups.set(key, { row, count: 1 });
  }
  return [...groups.values()];
}

function draw(element, store) {
  const groups = grouped(store.journal, store.newestRow, (row) => store.within(row));
  if (groups.length === 0) {
    render(
      element,
      teaching(
        "Nothing was found. Broken rules of the RPC spec, the life cycle and safe driving appear here, each with what to do about it.",
        toRows(store, "is:invalid", "Find invalid messages in the log"),
      ),
    );
    return;
  }
  render(element, h("ul", { key: "all", class: "findings-list" }, groups.map(({ row, count: times }) => finding(row, times, store))));
}

function finding(row, times, store) {
  const { message, fix, path, row: about, see } = row.more;
  return h(
    "li",
    { key: `${row.rule} ${row.app}`, class: "section finding" },
    h(
      "header",
      {},
      icon("warning"),
      h("strong", {}, message ?? row.rule),
      times > 1 && h("span", { class: "mark warn" }, `${count(times)} times`),
    ),
    fix && h("p", {}, fix),
    see && h("p", { class: "quiet" }, h("a", { href: see.slice(1), target: "_blank", rel: "noopener" }, `Why: ${row.rule}`)),
    h("p", { class: "quiet" }, [row.rule, path, row.app, `last at ${instant(row.at)}`].filter(Boolean).join(" · ")),
    h(
      "div",
      { class: "card-acts" },
      toRow(store, about, "The message itself"),
      button(times > 1 ? "All of them" : "In the log", () => store.choose({ show: "log", q: `rule:${row.rule}`, row: row.seq })),
    ),
  );
}
