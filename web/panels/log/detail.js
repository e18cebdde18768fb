// One row, whole: what was asked and answered, what led here, what came of it, and what one can do with it.

import { commands } from "../../core/commands.js";
import { h, render } from "../../core/dom.js";
import { instant, size, span } from "../../core/format.js";
import { icon } from "../../core/icons.js";
import { json } from "../../core/json.js";
import { endOf, titleOf, wayOf } from "../../core/rowtext.js";
import { partOf } from "./row.js";

export function detail(element, store, send) {
  const row = store.journal.bySeq(store.ui.row);
  element.classList.toggle("open", Boolean(row));
  render(element, row && whole(row, store, send));
}

function whole(row, store, send) {
  const more = row.more;
  const end = endOf(row);
  const effects = store.journal.effectsOf(row.seq, 30);
  return h(
    "section",
    { key: row.seq, class: "detail", "aria-label": `Row ${row.seq}` },
    h(
      "header",
      { class: "detail-head" },
      h("h3", {}, titleOf(row)),
      end.text && h("span", { class: ["mark", { good: "good", bad: "bad", warn: "warn" }[end.tone]] }, end.text),
      h("span", { class: "quiet" }, [row.app, wayOf(row), instant(row.at), row.latencyMs !== undefined && `took ${span(row.latencyMs)}`, row.bytes !== undefined && size(row.bytes), more.bulkBytes && `${size(more.bulkBytes)} beside`, `row ${row.seq}`].filter(Boolean).join(" · ")),
      h("span", { class: "detail-tools" }, tools(row, store, send)),
    ),
    more.info && h("p", { class: "detail-info" }, more.info),
    more.violations?.length > 0 && h("ul", { class: "violations" }, more.violations.map((text) => h("li", {}, icon("warning"), typeof text === "string" ? text : JSON.stringify(text)))),
    row.kind === "finding" && h("p", { class: "detail-info" }, more.message, more.fix && h("strong", {}, ` ${more.fix}`)),
    chain("Came from", row.causes.length === 0 ? [] : [...store.journal.causesOf(row), ...others(row, store)], store, row.causes.length > 0 ? "Its cause is no longer held." : "Nothing before: this is where it begins."),
    chain(effects.length === 30 ? "Led to (the first 30)" : "Led to", effects, store, "Nothing that names it."),
    shownBy(row, store),
    json(more.params ?? rest(more), { label: "Parameters" }),
  );
}

/** Causes beside the first. */
const others = (row, { journal }) => row.causes.slice(1).map((seq) => journal.bySeq(seq)).filter(Boolean);

const rest = ({ info, violations, message, fix, wall, ...kept }) => kept;

function chain(label, rows, store, none) {
  return h(
    "div",
    { class: "chain" },
    h("span", { class: "chain-label" }, label),
    rows.length === 0 ? h("span", { class: "quiet" }, none) : h("ol", {}, rows.map((row) => h("li", { key: row.seq }, h("button", { class: ["chain-row", row.kind], type: "button", title: `Row ${row.seq}`, on: { click: () => store.choose({ row: row.seq }) } }, titleOf(row))))),
  );
}

/** For a Show, the view whose controller brought it. */
function shownBy(row, store) {
  const part = partOf(row);
  if (!part) return undefined;
  return h("p", { class: "shown-by" }, h("button", { class: "button", type: "button", on: { click: () => store.choose({ held: { part, app: row.app }, show: "stack", app: row.app ?? store.ui.app }) } }, icon("layers"), "Show it on the screen and in the stack"));
}

function tools(row, store, send) {
  const params = row.params ?? {};
  const call = row.command && commands[row.command] ? [row.command, params] : row.kind === "rpc" && row.direction === "toApp" ? ["headUnit.rpc.send", { app: row.app, name: row.name, params }] : undefined;
  const tool = (label, face, click) => h("button", { class: "tool", type: "button", "aria-label": label, title: label, on: { click } }, icon(face));
  return [
    call && tool("Copy as curl", "code", () => send.copy(...call)),
    call && store.live && tool(row.command ? "Do it again" : "Send it again", "repeat", () => send(...call)),
    tool("Copy the row as JSON", "copy", () => send.copyText(JSON.stringify(row.whole, null, 2), "the row")),
    tool("Go to this moment", "recents", () => store.travel({ by: "row", value: row.seq }) || send.note({ kind: "info", title: "Before this page", detail: "The states before this page was opened are not held here; the rows are." })),
    tool("Only rows like this", "filter", () => store.choose({ q: filterFor(row) })),
    tool("Close", "close", () => store.choose({ row: undefined })),
  ];
}

function filterFor(row) {
  if (row.name) return `rpc:${row.name}`;
  if (row.command) return `command:${row.command}`;
  if (row.call) return `call:${row.call}`;
  if (row.rule) return `rule:${row.rule}`;
  return `kind:${row.kind}`;
}
