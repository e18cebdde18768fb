// The journal as the page holds it: the newest rows, each small, found by number, with causes and effects.

import { NUMBERS } from "./filter.js";
import { lastNotAfter } from "./history.js";

const known = new Map();
/** One string object for each text that comes again and again. */
function shared(text) {
  if (text === undefined) return undefined;
  const found = known.get(text);
  if (found !== undefined) return found;
  if (known.size < 5000) known.set(text, text);
  return text;
}

/** One row. What it carries beside the common fields is kept as text and read when asked for. */
export class Row {
  #body;
  #numbers;

  constructor(raw, root) {
    /** The row everything here goes back to, by first causes. */
    this.root = root;
    this.renew(raw);
  }

  /** Takes the row in as it is now: its reply has come. */
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

  /** What is not a field of its own: `params`, `info`, `violations`, `message`, … */
  get more() {
    return { ...JSON.parse(this.#body), ...JSON.parse(this.#numbers) };
  }

  get params() {
    return this.more.params;
  }

  get violations() {
    return this.#body.includes('"violations":') ? this.more.violations : undefined;
  }

  /** The row as the server sent it. */
  get whole() {
    const { root: _, ...fields } = this;
    return { ...fields, ...this.more };
  }

  /** What a filter's word is looked for in. */
  get text() {
    return textOf(this, this.#body);
  }
}

const none = Object.freeze([]);
/** What are fields of a row's own, beside which it carries more. */
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

/** What a row carries beside the common fields, numbers apart, as JSON. */
export const bodyOf = (raw) => JSON.stringify(rest(raw, (key) => !NUMBERS.has(key)));

/** What a filter's word is looked for in, of a row and its body. */
export function textOf({ name, app, kind, result, command, call, controller, source, direction, rpcType, rule }, body) {
  const fields = [name, app, kind, result, command, call, controller, source, direction, rpcType, rule];
  return `${fields.join("\n")}\n${bare(body)}`;
}

/** The text without the names of the row's own fields, since a word is looked for in values. */
const bare = (body) => body.replace(/[{,]"(params|info|violations|message|fix|path|row|what|from|to|class)":/g, "\n");

/**
 * The newest rows. Rows come in rising order; a row that comes again under its own number replaces the older one.
 * While a session from a file is shown its rows stand here, and none come.
 */
export class Journal {
  #rows = [];
  #table;
  #dropped = 0;
  #limit;
  #followers = new Set();
  /** Rises with every change: a panel that keeps something made from the rows sees that it is out of date. */
  version = 0;

  constructor({ limit = 100_000 } = {}) {
    this.#limit = limit;
  }

  /** The rows of a file, where these stand here. */
  get table() {
    return this.#table;
  }

  /** How many rows were dropped at the old end since the last reset. */
  get dropped() {
    return this.#dropped;
  }

  get length() {
    return this.#table ? this.#table.length : this.#rows.length;
  }

  /** The number of the newest row, 0 without any. */
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

  /** The index of the newest row not after a number. */
  indexOf(seq) {
    return this.#table ? this.#table.indexOf("seq", seq) : lastNotAfter(this.#rows, (row) => row.seq, seq);
  }

  /** The index of the newest row not after an instant. */
  indexAt(instant) {
    return this.#table ? this.#table.indexOf("at", instant) : lastNotAfter(this.#rows, (row) => row.at, instant);
  }

  /**
   * Tells a list made from the rows what happens to them.
   * @param {{added(rows: Row[]): void, renewed(rows: Row[]): void, dropped(oldest: number): void, reset(): void}} follower
   *   `reset`: whatever rows are there are others now
   * @returns {() => void} stops
   */
  follow(follower) {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  #tell(what, ...details) {
    this.version += 1;
    for (const follower of this.#followers) follower[what](...details);
  }

  take(rows) {
    const added = [];
    const renewed = [];
    for (const raw of rows) {
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
    if (added.length > 0) this.#tell("added", added);
    if (renewed.length > 0) this.#tell("renewed", renewed);
    // Dropping one at a time would move the whole list for each row.
    if (this.#rows.length > this.#limit * 1.05) this.#drop(this.#rows.length - this.#limit);
  }

  #drop(surplus) {
    this.#rows.splice(0, surplus);
    this.#dropped += surplus;
    this.#tell("dropped", this.oldest);
  }

  /** Forgets everything: another incarnation of the bridge counts from the start, or the rows of a file stand here now. */
  reset(table) {
    this.#table = table;
    this.#rows = [];
    this.#dropped = 0;
    this.#tell("reset");
  }

  /** Rows that name this one as a cause, oldest first. */
  effectsOf(seq, limit = 200) {
    if (this.#table) return this.#table.effectsOf(seq, limit);
    const found = [];
    for (let index = this.indexOf(seq) + 1; index < this.#rows.length && found.length < limit; index += 1) {
      if (this.#rows[index].causes.includes(seq)) found.push(this.#rows[index]);
    }
    return found;
  }

  /** The chain of first causes, oldest first, without the row itself. */
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

  /** The next or previous row that goes back to the same first cause. */
  sameRoot(row, step) {
    for (let index = this.indexOf(row.seq) + step; index >= 0 && index < this.length; index += step) {
      const one = this.at(index);
      if (one.root === row.root) return one;
    }
    return undefined;
  }

  /** The newest row not after `before` that passes. */
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
