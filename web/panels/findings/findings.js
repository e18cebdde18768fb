// The findings of the app side and the head-unit side. Equal findings are one group with a count and a remedy.

import { h, render } from "../../core/dom.js";
import { count, instant } from "../../core/format.js";
import { icon } from "../../core/icons.js";
import { button, emptyState, rowButton, rowsButton } from "../../core/parts.js";
import { grouped } from "./groups.js";

export function mount(element, store) {
  return store.watch((now) => [now.newestRow, now.moment, now.ui.brush], () => draw(element, store));
}

function draw(element, store) {
  const groups = grouped(store.journal, store.newestRow, (row) => store.within(row));
  if (groups.length === 0) {
    render(
      element,
      emptyState(
        "No findings. Violations of the RPC specification, the life cycle and the rules for safe driving appear here, each with a remedy.",
        rowsButton(store, "is:invalid", "Show invalid messages in log"),
      ),
    );
    return;
  }
  render(element, h("ul", { key: "all", class: "findings-list" }, groups.map((group) => finding(group, store))));
}

function finding(group, store) {
  const { row, first, count: times } = group;
  const { message, fix, path, row: about, see } = row.more;
  const many = times > 1;
  const when = many ? [`first at ${instant(first.at)}`, `last at ${instant(row.at)}`] : [`at ${instant(row.at)}`];
  return h(
    "li",
    { key: group.key, class: "section finding" },
    h(
      "header",
      {},
      icon("warning"),
      h("strong", {}, message ?? row.rule),
      many && h("span", { class: "mark warn" }, `${count(times)} times`),
    ),
    fix && h("p", {}, fix),
    see && h("p", { class: "quiet" }, h("a", { href: see.slice(1), target: "_blank", rel: "noopener" }, `Why: ${row.rule}`)),
    h("p", { class: "quiet" }, [row.rule, group.function, many ? group.parameter : path, row.app, ...when].filter(Boolean).join(" · ")),
    h(
      "div",
      { class: "card-acts" },
      rowButton(store, about, many ? "Last message" : "Message"),
      many && rowButton(store, first.seq, "First finding"),
      rowButton(store, row.seq, many ? "Last finding" : "Show in log"),
    ),
    many && each(group, store),
  );
}

/** Lists the newest rows of a group of findings. */
function each({ rows, count: times }, store) {
  const dropped = times - rows.length;
  return h(
    "details",
    { class: "finding-rows" },
    h("summary", {}, dropped > 0 ? `The newest ${count(rows.length)} of ${count(times)}` : `All ${count(times)}`),
    h(
      "ul",
      {},
      rows.map((row) =>
        h(
          "li",
          { key: row.seq },
          button(`Row ${row.seq}`, () => store.choose({ show: "log", row: row.seq })),
          h("span", { class: "quiet" }, instant(row.at), " ", row.more.message ?? ""),
        )
      ),
    ),
  );
}
