// What could come next in a filter: keys, and the values seen so far.

import { filterFlags, filterKeys } from "./filter.js";

const KINDS = ["rpc", "command", "state", "delegate", "viewController", "touch", "finding", "process", "link"];

/** Values that are always there. */
const FIXED = { kind: KINDS, to: ["headUnit", "app"], type: ["request", "notification"], is: filterFlags, source: ["headUnit", "app", "bridge"] };

/** Keys whose values are worth remembering. */
const SEEN = { rpc: "name", app: "app", result: "result", command: "command", call: "call", rule: "rule", controller: "controller" };

/** Gathers values of rows as they come, for completion. */
export class Vocabulary {
  #values = new Map(Object.keys(SEEN).map((key) => [key, new Set()]));

  learn(rows) {
    for (const row of rows) {
      for (const [key, field] of Object.entries(SEEN)) {
        const values = this.#values.get(key);
        if (row[field] !== undefined && values.size < 500) values.add(row[field]);
      }
    }
  }

  of(key) {
    return FIXED[key] ?? [...(this.#values.get(key) ?? [])].sort();
  }
}

/**
 * Ways to go on with the word at the caret.
 * @returns {{from: number, to: number, options: {text: string, label: string}[]}}
 */
export function complete(query, caret, vocabulary, limit = 12) {
  const from = Math.max(query.lastIndexOf(" ", caret - 1) + 1, 0);
  const word = query.slice(from, caret);
  const negative = word.startsWith("-") ? "-" : "";
  const body = word.slice(negative.length);
  const colon = body.indexOf(":");
  if (colon < 0) return { from, to: caret, options: keyOptions(body, negative, limit) };
  const key = body.slice(0, colon).toLowerCase();
  const typed = body.slice(colon + 1);
  const start = typed.lastIndexOf(",") + 1;
  const bang = typed[start] === "!" ? "!" : "";
  const part = typed.slice(start + bang.length).toLowerCase();
  const before = `${negative}${body.slice(0, colon + 1)}${typed.slice(0, start)}${bang}`;
  const options = ranked(vocabulary.of(key), part, limit).map((value) => ({ text: `${before}${quotedIfNeeded(value)} `, label: value }));
  return { from, to: caret, options: options.filter(({ text }) => text !== `${word} `) };
}

function keyOptions(typed, negative, limit) {
  if (typed === "") return [];
  return ranked(filterKeys, typed.toLowerCase(), limit).map((key) => ({ text: `${negative}${key}:`, label: `${key}:` }));
}

/** Those that begin with the text, then those that carry it. */
function ranked(values, part, limit) {
  const begins = values.filter((value) => value.toLowerCase().startsWith(part));
  const carries = values.filter((value) => !value.toLowerCase().startsWith(part) && value.toLowerCase().includes(part));
  return [...begins, ...carries].slice(0, limit);
}

const quotedIfNeeded = (value) => (/[\s,"]/.test(value) ? `"${value.replaceAll('"', '\\"')}"` : value);
