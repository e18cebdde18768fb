// The newest rows of the log in the page's memory, in a compact form. Finds rows by number, cause and effect.

import { NUMBERS } from "./filter.js";
import { lastNotAfter } from "./history.js";
import { plain } from "./format.js";

const known = new Map();
/** Returns the same string object for equal texts, which saves memory. */
function shared(text) {
  if (text === undefined) return undefined;
  const found = known.get(text);
  if (found !== undefined) return found;
  if (known.size < 5000) known.set(text, text);
  return text;
}

/** A row of the log. Members that are not in `common` are stored as JSON text and parsed on access. */
export class Row {
  #body;
  #numbers;

  constructor(raw, root) {
    /** The number of the oldest row in the chain of causes: the first cause of this row, the first cause of that row, and so on. */
    this.root = root;
    this.renew(raw);
  }

  /** Replaces the row by a newer version, for example when the reply has arrived. */
  renew(raw) {
    this.seq = raw.seq;
    this.at = raw.at;
    this.kind = shared(raw.kind);
    this.source = shared(raw.source);
    this.app = shared(raw.app);
    this.causes = raw.causes?.length ? raw.causes : none;
    this.direction = shared(raw.direction);
    this.rpcType = shared(raw.rpcType);
    this.name = shared(raw.name);
    this.correlationID = raw.correlationID;
    this.result = shared(raw.result);
    this.latencyMs = raw.latencyMs;
    this.bytes = raw.bytes;
    this.command = shared(raw.command);
    this.call = shared(raw.call);
    this.controller = shared(raw.controller);
    this.rule = shared(raw.rule);
    this.forced = raw.forced;
    this.#body = bodyOf(raw);
    this.#numbers = JSON.stringify(rest(raw, (key) => NUMBERS.has(key)));
  }

  /** The members that are not in `common`: `params`, `info`, `violations`, `message`, … */
  get more() {
    return { ...JSON.parse(this.#body), ...JSON.parse(this.#numbers) };
  }

  get params() {
    return this.more.params;
  }

  get violations() {
    return this.#body.includes('"violations":') ? this.more.violations : undefined;
  }

  /** The whole row as JSON value, as the bridge has sent the row. */
  get whole() {
    const { root: _, ...fields } = this;
    return { ...fields, ...this.more };
  }

  /** The text of this row that a filter searches for words. */
  get text() {
    return textOf(this, this.#body);
  }
}

const none = Object.freeze([]);

/** Whether a row is an empty line that a program has printed. A backtrace contains dozens of empty lines. */
const isEmptyLine = ({ kind, text }) => kind === "output" && plain(text ?? "").trim() === "";

/** The names of the members that `Row` stores as properties. */
export const common = new Set([
  "seq",
  "at",
  "kind",
  "source",
  "app",
  "causes",
  "direction",
  "rpcType",
  "name",
  "correlationID",
  "result",
  "latencyMs",
  "bytes",
  "command",
  "call",
  "controller",
  "rule",
  "forced",
]);

function rest(raw, wanted) {
  const more = {};
  for (const key of Object.keys(raw)) if (!common.has(key) && wanted(key)) more[key] = raw[key];
  return more;
}

/** Returns the members of a row that are neither in `common` nor numbers, as JSON. */
export const bodyOf = (raw) => JSON.stringify(rest(raw, (key) => !NUMBERS.has(key)));

/** Returns the text that a filter searches for words in a row. */
export function textOf({ name, app, kind, result, command, call, controller, source, direction, rpcType, rule }, body) {
  const fields = [name, app, kind, result, command, call, controller, source, direction, rpcType, rule];
  return `${fields.join("\n")}\n${bare(body)}`;
}

/** Removes the names of the row's members from a text, because a filter looks for words only in values. */
const bare = (body) => body.replace(/[{,]"(params|info|violations|message|fix|path|row|what|from|to|class)":/g, "\n");

/**
 * The newest rows of the log. Rows arrive in the order of their numbers. A row with a known number replaces the older version. The journal
 * of a session from a file contains all rows of the file and receives no rows.
 */
export class Journal {
  #rows = [];
  #table;
  #dropped = 0;
  #limit;
  #followers = new Set();
  /** Increases with every change. A panel compares `version` to find out whether the panel's own copies of row data are outdated. */
  version = 0;

  constructor({ limit = 100_000 } = {}) {
    this.#limit = limit;
  }

  /** The rows of a file; undefined for a live session. */
  get table() {
    return this.#table;
  }

  /** The number of rows that were dropped since the last `reset`. The oldest rows are dropped first. */
  get dropped() {
    return this.#dropped;
  }

  get length() {
    return this.#table ? this.#table.length : this.#rows.length;
  }

  /** The number of the newest row; 0 if the journal is empty. */
  get newest() {
    return this.at(this.length - 1)?.seq ?? 0;
  }

  get oldest() {
    return this.at(0)?.seq ?? 0;
  }

  at(index) {
    return this.#table ? this.#table.at(index) : this.#rows[index];
  }

  bySeq(seq) {
    const row = this.at(this.indexOf(seq));
    return row?.seq === seq ? row : undefined;
  }

  /** Returns the index of the newest row whose number is at most `seq`. */
  indexOf(seq) {
    return this.#table ? this.#table.indexOf("seq", seq) : lastNotAfter(this.#rows, (row) => row.seq, seq);
  }

  /** Returns the index of the newest row whose time is at most `instant`. */
  indexAt(instant) {
    return this.#table ? this.#table.indexOf("at", instant) : lastNotAfter(this.#rows, (row) => row.at, instant);
  }

  /**
   * Notifies a follower, for example a filtered list, of all changes. `reset` means that all rows were replaced.
   * @param {{added(rows: Row[]): void, renewed(rows: Row[]): void, dropped(oldest: number): void, reset(): void}} follower
   * @returns {() => void} a function that stops the notifications
   */
  follow(follower) {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  #notify(what, ...details) {
    this.version += 1;
    for (const follower of this.#followers) follower[what](...details);
  }

  take(rows) {
    const added = [];
    const renewed = [];
    for (const raw of rows) {
      if (isEmptyLine(raw)) continue;
      if (raw.seq > this.newest) {
        const row = new Row(raw, this.#rootOf(raw));
        this.#rows.push(row);
        added.push(row);
      } else {
        const row = this.bySeq(raw.seq);
        row?.renew(raw);
        if (row) renewed.push(row);
      }
    }
    if (added.length > 0) this.#notify("added", added);
    if (renewed.length > 0) this.#notify("renewed", renewed);
    // Drop many rows in one step, because each step moves the whole list.
    if (this.#rows.length > this.#limit * 1.05) this.#drop(this.#rows.length - this.#limit);
  }

  #drop(surplus) {
    this.#rows.splice(0, surplus);
    this.#dropped += surplus;
    this.#notify("dropped", this.oldest);
  }

  /**
   * Drops all rows. Called when a new run of the bridge begins to count rows again, or when the rows of a file (`table`) replace all rows.
   */
  reset(table) {
    this.#table = table;
    this.#rows = [];
    this.#dropped = 0;
    this.#notify("reset");
  }

  /** Returns the rows that row `seq` has caused directly, oldest first. */
  effectsOf(seq, limit = 200) {
    if (this.#table) return this.#table.effectsOf(seq, limit);
    const found = [];
    for (let index = this.indexOf(seq) + 1; index < this.#rows.length && found.length < limit; index += 1) {
      if (this.#rows[index].causes.includes(seq)) found.push(this.#rows[index]);
    }
    return found;
  }

  /** Returns the first cause of a row, the first cause of that row, and so on; oldest row first. `row` itself is left out. */
  causesOf(row) {
    const chain = [];
    const seen = new Set([row.seq]);
    let current = row;
    while (current?.causes.length > 0 && !seen.has(current.causes[0])) {
      seen.add(current.causes[0]);
      current = this.bySeq(current.causes[0]);
      if (current) chain.unshift(current);
    }
    return chain;
  }

  /** Returns the nearest row with the same `root`, after the row if `step` is 1, or before the row if `step` is -1. */
  sameRoot(row, step) {
    for (let index = this.indexOf(row.seq) + step; index >= 0 && index < this.length; index += step) {
      const one = this.at(index);
      if (one.root === row.root) return one;
    }
    return undefined;
  }

  /** Returns the newest row up to row `before` for which `passes` is true. */
  findLast(passes, before = Infinity) {
    const last = before === Infinity ? this.length - 1 : this.indexOf(before);
    if (this.#table) return this.#table.findLast(passes, last);
    for (let index = last; index >= 0; index -= 1) {
      if (passes(this.#rows[index])) return this.#rows[index];
    }
    return undefined;
  }

  #rootOf(raw) {
    const first = raw.causes?.[0];
    return first === undefined ? raw.seq : (this.bySeq(first)?.root ?? first);
  }
}
