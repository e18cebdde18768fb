// A row of the log: the line in the list, and the details with request, reply, causes, effects and actions.

import { refersToElement, targetOf } from "../../core/actwords.js";
import { commands } from "../../core/commands.js";
import { h, render } from "../../core/dom.js";
import { instant, size, span } from "../../core/format.js";
import { icon } from "../../core/icons.js";
import { button, tool } from "../../core/parts.js";
import { arrowOf, directionOf, latencyOf, outcomeOf, summaryOf, titleOf } from "../../core/rowtext.js";
import { changedBy } from "../../core/statechange.js";
import { viewHitBy } from "./touched.js";

export function detail(element, store, send) {
  const row = store.journal.bySeq(store.ui.row);
  element.classList.toggle("open", Boolean(row));
  render(element, row && whole(row, store, send));
}

function whole(row, store, send) {
  const more = row.more;
  const end = outcomeOf(row);
  const effects = store.journal.effectsOf(row.seq, 30);
  return h(
    "section",
    { key: row.seq, class: "detail", "aria-label": `Row ${row.seq}` },
    h(
      "header",
      { class: "detail-head" },
      h("h3", {}, titleOf(row)),
      end.text && h("span", { class: ["mark", { good: "good", bad: "bad", warn: "warn" }[end.tone]] }, end.text),
      h(
        "span",
        { class: "quiet" },
        [
          row.app,
          directionOf(row),
          instant(row.at),
          row.latencyMs !== undefined && `took ${span(row.latencyMs)}`,
          row.bytes !== undefined && size(row.bytes),
          more.bulkBytes && `plus ${size(more.bulkBytes)} of bulk data`,
          `row ${row.seq}`,
        ].filter(Boolean).join(" · "),
      ),
      h("span", { class: "detail-tools" }, tools(row, store, send)),
    ),
    more.info && h("p", { class: "detail-info" }, more.info),
    more.violations?.length > 0 &&
      h(
        "ul",
        { class: "violations" },
        more.violations.map((text) => h("li", {}, icon("warning"), typeof text === "string" ? text : JSON.stringify(text))),
      ),
    more.message && h("p", { class: "detail-info" }, more.message, more.fix && h("strong", {}, ` ${more.fix}`)),
    chain(
      "Caused by",
      row.causes.length === 0 ? [] : [...store.journal.causesOf(row), ...others(row, store)],
      store,
      row.causes.length > 0 ? "The cause is no longer in the log." : "No cause is recorded for this row.",
    ),
    chain(effects.length === 30 ? "Leads to (first 30)" : "Leads to", effects, store, "No later row refers to this one."),
    changes(row, store),
    touched(row, store),
    shownBy(row, store),
    answerNext(row, store, send),
    instants(more.moments),
    json(more.params ?? rest(more), "Parameters"),
    saysMore(more.reply) && json(more.reply, "Reply"),
  );
}

/** Returns all causes of a row except its first cause. */
const others = (row, { journal }) => row.causes.slice(1).map((seq) => journal.bySeq(seq)).filter(Boolean);

const APART = new Set(["info", "violations", "message", "fix", "wall", "moments", "reply"]);

const rest = (more) => Object.fromEntries(Object.entries(more).filter(([name]) => !APART.has(name)));

/** Whether a reply has parameters in addition to its result. */
const saysMore = (reply) => Object.keys(reply ?? {}).some((key) => !["success", "resultCode", "info"].includes(key));

const PLACES = {
  asked: "asked",
  sent: "sent",
  received: "received",
  handled: "handled",
  replyAsked: "answered",
  replySent: "reply sent",
  replyReceived: "reply received",
  replyHandled: "reply handled",
};

/** Lists the times at which both sides of the connection sent, received and handled a message, with the intervals between these times. */
function instants(moments = {}) {
  const passed = Object.entries(PLACES).filter(([place]) => moments[place] !== undefined).map(([place, words]) => ({
    words,
    at: moments[place],
  }));
  return passed.length > 0 &&
    h(
      "div",
      { class: "chain" },
      h("span", { class: "chain-label" }, "Timing"),
      h(
        "ol",
        {},
        passed.map(({ words, at }, index) =>
          h(
            "li",
            { key: words, class: "quiet", title: instant(at) },
            index > 0 ? `+${span(Math.max(0, at - passed[index - 1].at))} ${words}` : `${words} ${instant(at)}`,
          )
        ),
      ),
    );
}

function chain(label, rows, store, none) {
  return h(
    "div",
    { class: "chain" },
    h("span", { class: "chain-label" }, label),
    rows.length === 0 ? h("span", { class: "quiet" }, none) : h(
      "ol",
      {},
      rows.map((row) =>
        h(
          "li",
          { key: row.seq },
          h(
            "button",
            { class: ["chain-row", row.kind], title: `Row ${row.seq}`, on: { click: () => store.choose({ row: row.seq }) } },
            titleOf(row),
          ),
        )
      ),
    ),
  );
}

/** A cache of the results of `fromStates`, for each history. The key consists of the name of the question and the number of the row. */
const found = new WeakMap();

/**
 * Calls `question`, a function that reads the states before and after a row, and returns its result. The result is cached if no further
 * changes of the row can arrive.
 */
function fromStates(row, { history, known }, question) {
  const kept = found.get(history) ?? new Map();
  found.set(history, kept);
  const key = `${question.name} ${row.seq}`;
  if (kept.has(key)) return kept.get(key);
  const result = question(row, history);
  if (known.row > row.seq) kept.set(key, result);
  return result;
}

const MOST_CHANGES = 8;

/** Lists what a row has changed on the head unit or in the app's own state. */
function changes(row, store) {
  const all = fromStates(row, store, changedBy);
  if (!all?.length) return undefined;
  return h(
    "div",
    { class: "chain" },
    h("span", { class: "chain-label" }, "Changed"),
    h(
      "ul",
      { class: "changes" },
      all.slice(0, MOST_CHANGES).map(({ place, pointer, before, after }) =>
        h(
          "li",
          { key: pointer, title: pointer },
          h("span", { class: "mono" }, place),
          " ",
          h("span", { class: "quiet", dir: "auto" }, before),
          " → ",
          h("bdi", {}, after),
        )
      ),
      all.length > MOST_CHANGES && h("li", { key: "more", class: "quiet" }, `and ${all.length - MOST_CHANGES} more`),
    ),
  );
}

/** The result codes that almost every request may have. */
const RESULTS = ["REJECTED", "DISALLOWED", "GENERIC_ERROR", "INVALID_DATA", "DO_NOT_RESPOND"];

/** Returns a control with which the user forces the result of the app's next request with the same name. */
function answerNext({ kind, name, app, rpcType, source }, { canAct }, send) {
  if (!canAct || kind !== "rpc" || rpcType !== "request" || source === "hmi" || !app) return undefined;
  const label = `Answer the next ${name} with`;
  return h(
    "div",
    { class: "chain" },
    h("span", { class: "chain-label" }, "Test"),
    h(
      "div",
      { class: "answers", role: "group", "aria-label": label },
      h("span", { class: "quiet" }, label),
      RESULTS.map((result) =>
        h(
          "button",
          {
            key: result,
            class: "chain-row mono",
            on: { click: () => send("headUnit.faults.add", { function: name, result, app, times: 1 }) },
          },
          result,
        )
      ),
    ),
  );
}

/** Returns a button that shows the view that a touch has hit, if the app has reported the view. */
function touched(row, store) {
  const hit = fromStates(row, store, viewHitBy);
  if (!hit) return undefined;
  const hold = () => store.choose({ held: { part: `view/${hit.id}`, app: row.app }, show: "views", app: row.app });
  return h(
    "div",
    { class: "chain" },
    h("span", { class: "chain-label" }, "Hit"),
    h("button", { class: "chain-row", title: "Show in the Views panel", on: { click: hold } }, `${hit.class} ${hit.id}`),
  );
}

/** Returns a button that highlights the changed part of the screen on the display and in the Stack panel. */
function shownBy(row, store) {
  const part = partOf(row);
  if (!part) return undefined;
  return h(
    "p",
    { class: "shown-by" },
    button(
      [icon("layers"), "Highlight on the screen and in the Stack panel"],
      () => store.choose({ held: { part, app: row.app }, show: "stack", app: row.app ?? store.ui.app }),
    ),
  );
}

function tools(row, store, send) {
  const params = row.params ?? {};
  const call = row.command && commands[row.command]
    ? [row.command, params]
    : row.kind === "rpc" && row.direction === "toApp"
    ? ["headUnit.rpc.send", { app: row.app, name: row.name, ...(row.rpcType === "request" && { rpcType: "request" }), params }]
    : undefined;
  return [
    call && tool("Copy as curl", "code", () => send.copy(...call)),
    call && store.canAct && tool(row.command ? "Repeat the command" : "Send again", "repeat", () => send(...call)),
    tool("Copy row as JSON", "copy", () => send.copyText(JSON.stringify(row.whole, null, 2), "the row")),
    tool(
      "Go to this moment",
      "recents",
      () =>
        store.travel({ by: "row", value: row.seq }) ||
        send.note({
          kind: "info",
          title: "Moment not available",
          detail: "The page has no states from before it was opened. The log still shows the rows.",
        }),
    ),
    tool("Show similar rows", "filter", () => store.choose({ q: filterFor(row) })),
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

const TOKENS = /("(?:\\.|[^"\\])*")(\s*:)?|\b(true|false|null)\b|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)/g;
const MANY_LINES = 400;

function json(value, label) {
  if (Object.keys(value).length === 0) return h("p", { class: "quiet" }, "No parameters.");
  const lines = JSON.stringify(value, null, 2).split("\n");
  const shown = lines.slice(0, MANY_LINES).join("\n");
  return [
    h("h4", { class: "section-title" }, label),
    h(
      "pre",
      { class: "json", tabindex: "0", role: "region", "aria-label": label, dir: "ltr" },
      tokens(shown),
      lines.length > MANY_LINES && h("span", { class: "quiet" }, `\n… ${lines.length - MANY_LINES} more lines`),
    ),
  ];
}

function tokens(text) {
  const parts = [];
  let from = 0;
  for (const match of text.matchAll(TOKENS)) {
    if (match.index > from) parts.push(text.slice(from, match.index));
    const kind = match[2] !== undefined
      ? "json-key"
      : match[1] !== undefined
      ? "json-text"
      : match[3] !== undefined
      ? "json-word"
      : "json-number";
    parts.push(h("span", { class: kind }, match[1] ?? match[0]));
    if (match[2]) parts.push(match[2]);
    from = match.index + match[0].length;
  }
  parts.push(text.slice(from));
  return parts;
}

export const ROW_HEIGHT = 24;

const COLUMNS = [["when", "Time"], ["who", "App"], ["way", "Direction"], ["what", "Name"], ["took", "Took"], ["end", "Result"]];

export const heading = () =>
  h(
    "div",
    { key: "heading", class: "row heading", "aria-hidden": "true" },
    COLUMNS.map(([name, label]) => h("span", { class: name }, name === "way" ? "" : label)),
  );

/**
 * Describes a row in the list.
 * @param {number} slot the number of the reused element that shows the row
 */
export function drawRow(row, index, slot, store) {
  const { ui, moment } = store;
  const end = outcomeOf(row);
  const selected = ui.row === row.seq;
  const chosen = store.journal.bySeq(ui.row);
  const select = () => store.choose({ row: selected ? undefined : row.seq });
  const cell = (name, ...children) => h("span", { key: name, class: name, role: "gridcell" }, ...children);
  return h(
    "div",
    {
      key: slot,
      id: `row-${row.seq}`,
      class: [
        "row",
        row.kind,
        selected && "selected",
        chosen && !selected && row.root === chosen.root && "kin",
        moment && row.seq > moment.row && "later",
        moment?.row === row.seq && "here",
      ],
      role: "row",
      "aria-rowindex": index + 1,
      "aria-selected": selected,
      style: { top: `${index * ROW_HEIGHT}px` },
      on: {
        click: select,
        pointerenter: () => lightUp(row, store),
        pointerleave: () => store.ui.light && store.choose({ light: undefined }),
      },
    },
    cell("when", instant(row.at)),
    cell("who", row.app ?? row.source),
    cell(
      "way",
      h(
        "span",
        { class: ["arrow", row.direction, row.source === "hmi" && "beyond"], title: directionOf(row) },
        arrowOf(row),
        directionOf(row) && h("span", { class: "hidden" }, directionOf(row)),
      ),
    ),
    cell(
      "what",
      h("span", { class: "name" }, titleOf(row)),
      h("span", { class: "gist", dir: "auto" }, summaryOf(row, 120, pressedBy(row, store))),
    ),
    cell("took", latencyOf(row)),
    cell(
      "end",
      end.text && h("span", { class: ["ending", end.tone] }, end.tone === "bad" ? `✕ ${end.text}` : end.tone === "good" ? "ok" : end.text),
    ),
  );
}

/** A cache of the results of `pressedBy`, by history and row number. */
const targets = new WeakMap();

/** Returns the text of the element that a command pressed or chose. The text is taken from the state before the command. */
export function pressedBy(row, { history }) {
  // Computing the state before the row takes time, so other rows return early.
  if (row.kind !== "command" || !refersToElement({ command: row.command, params: row.params ?? {} })) return undefined;
  const known = targets.get(history) ?? new Map();
  targets.set(history, known);
  if (!known.has(row.seq)) {
    // A part of the file may be broken.
    try {
      const before = history.moment("row", row.seq - 1);
      const state = before && history.stateAt(before.seq);
      known.set(row.seq, state && targetOf({ command: row.command, params: row.params ?? {} }, state));
    } catch {
      known.set(row.seq, undefined);
    }
  }
  return known.get(row.seq);
}

/** Highlights the part of the display that a row has changed. Called while the pointer is over the row. */
function lightUp(row, store) {
  const part = partOf(row);
  if (part) store.choose({ light: { part, app: row.app } });
}

/** Returns the part of the screen that a row has changed; undefined for other rows. */
export function partOf(row) {
  const params = row.params ?? {};
  if (row.name === "Show") {
    return ["mainField1", "mainField2", "mainField3", "mainField4", "graphic", "templateTitle", "mediaTrack"].find((field) =>
      params[field] !== undefined
    ) ?? (params.softButtons?.[0] && `softButtons/${params.softButtons[0].softButtonID}`);
  }
  if (row.name === "OnButtonPress" && params.customButtonID !== undefined) return `softButtons/${params.customButtonID}`;
  if (row.command === "headUnit.softButton" && params.id !== undefined) return `softButtons/${params.id}`;
  return undefined;
}
