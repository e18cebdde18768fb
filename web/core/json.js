// A JSON value to read: coloured, folded where it is long. Text stays text.

import { h } from "./dom.js";

const TOKENS = /("(?:\\.|[^"\\])*")(\s*:)?|\b(true|false|null)\b|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)/g;
const MANY_LINES = 400;

export function json(value, { label = "JSON" } = {}) {
  if (value === undefined || (typeof value === "object" && Object.keys(value).length === 0)) return h("p", { class: "quiet" }, "No parameters.");
  const lines = JSON.stringify(value, null, 2).split("\n");
  const shown = lines.slice(0, MANY_LINES).join("\n");
  return h("pre", { class: "json", tabindex: "0", role: "region", "aria-label": label, dir: "ltr" }, tokens(shown), lines.length > MANY_LINES && h("span", { class: "quiet" }, `\n… ${lines.length - MANY_LINES} more lines`));
}

function tokens(text) {
  const parts = [];
  let from = 0;
  for (const match of text.matchAll(TOKENS)) {
    if (match.index > from) parts.push(text.slice(from, match.index));
    const kind = match[2] !== undefined ? "json-key" : match[1] !== undefined ? "json-text" : match[3] !== undefined ? "json-word" : "json-number";
    parts.push(h("span", { class: kind }, match[1] ?? match[0]));
    if (match[2]) parts.push(match[2]);
    from = match.index + match[0].length;
  }
  parts.push(text.slice(from));
  return parts;
}
