// Compiles filters in the grammar of docs/filter.md to tests for rows, and completes filters while the user types.

/** The result codes for which the mobile API sets `success` to true. */
const WORKED = new Set(["SUCCESS", "SAVED", "WARNINGS", "RESUME_FAILED", "WRONG_LANGUAGE"]);

const FLAGS = {
  open: (row) => row.kind === "rpc" && row.rpcType === "request" && row.result === undefined,
  failed: (row) => row.result !== undefined && !WORKED.has(row.result),
  invalid: (row) => (row.violations?.length ?? 0) > 0,
  forced: (row) => row.forced === true,
};

const DIRECTIONS = { toHeadUnit: ["headUnit", "car"], toApp: ["app"], toHMI: ["hmi"] };

/** For each filter key, a function that returns the value that a row has for this key: one value, a list of alternatives, or undefined. */
const KEYS = {
  rpc: (row) => row.name,
  kind: (row) => row.kind,
  app: (row) => row.app,
  to: (row) => DIRECTIONS[row.direction],
  dir: (row) => row.direction,
  result: (row) => row.result,
  is: (row) => Object.keys(FLAGS).filter((flag) => FLAGS[flag](row)),
  type: (row) => row.rpcType,
  source: (row) => row.source,
  corr: (row) => row.correlationID,
  cause: (row) => row.causes,
  seq: (row) => row.seq,
  latency: (row) => row.latencyMs,
  size: (row) => row.bytes,
  at: (row) => row.at,
  command: (row) => row.command,
  call: (row) => row.call,
  rule: (row) => row.rule,
  controller: (row) => row.controller,
};

export const filterKeys = Object.keys(KEYS);
export const filterFlags = Object.keys(FLAGS);

export const worked = (result) => WORKED.has(result);

/** The error of an invalid filter. `at` is the index of the character at which the invalid part begins. */
export class FilterError extends Error {
  constructor(message, at) {
    super(message);
    this.at = at;
  }
}

/**
 * Compiles a filter to a test for rows. Throws a FilterError if the filter is invalid.
 * @param {string} query
 * @returns {(row: object) => boolean}
 */
export function compileFilter(query) {
  const tests = terms(query).map(compileTerm);
  if (tests.length === 0) return () => true;
  if (tests.length === 1) return tests[0];
  return (row) => tests.every((test) => test(row));
}

/** Splits a filter into terms, at the spaces outside quotation marks and regular expressions. */
export function terms(query) {
  const found = [];
  let at = 0;
  while (at < query.length) {
    if (/\s/.test(query[at])) {
      at += 1;
      continue;
    }
    const end = termEnd(query, at);
    found.push({ text: query.slice(at, end), at });
    at = end;
  }
  return found;
}

function termEnd(query, start) {
  let at = start;
  while (at < query.length && !/\s/.test(query[at])) {
    const opensExpression = query[at] === "/" && (at === start || "-:,!".includes(query[at - 1]));
    if (query[at] === '"' || opensExpression) at = closing(query, at);
    else at += 1;
  }
  return at;
}

/** Returns the index after the next mark that is equal to the mark at `open`: a quotation mark or a slash. */
function closing(query, open) {
  const mark = query[open];
  for (let at = open + 1; at < query.length; at += 1) {
    if (query[at] === "\\") at += 1;
    else if (query[at] === mark) return at + 1;
  }
  const reason = mark === '"' ? "This quote is never closed." : "This expression needs a '/' at its end.";
  throw new FilterError(reason, open);
}

function compileTerm({ text, at }) {
  if (text.startsWith("-")) {
    if (text.length === 1) throw new FilterError("'-' needs a term after it.", at);
    const test = compileTerm({ text: text.slice(1), at: at + 1 });
    return (row) => !test(row);
  }
  if (text[0] === '"' || text[0] === "/") return anywhere(text, at);
  const compared = /^([A-Za-z][\w.]*)?:?(>=|<=|>|<)(?=[\d.]|\w)(.+)$/.exec(text);
  if (compared && (compared[1] || /^[\d.]/.test(compared[3]))) return compileComparison(compared, text, at);
  const keyed = /^([A-Za-z][\w.]*):/.exec(text);
  if (keyed) return compileKeyed(keyed[1], text.slice(keyed[0].length), at, at + keyed[0].length);
  return anywhere(text, at);
}

function compileComparison([, name = "latency", sign, number], text, at) {
  const read = reader(name, at);
  const wanted = numberOf(number);
  if (wanted === undefined) throw new FilterError(`'${number}' is not a number.`, at + text.length - number.length);
  const compare = {
    ">": (value) => value > wanted,
    ">=": (value) => value >= wanted,
    "<": (value) => value < wanted,
    "<=": (value) => value <= wanted,
  }[sign];
  return (row) => each(read(row)).some((value) => typeof value === "number" && compare(value));
}

function compileKeyed(name, rest, at, valueAt) {
  const read = reader(name, at);
  if (rest === "") throw new FilterError(`'${name}:' needs a value after it.`, at);
  const values = splitValues(rest, valueAt);
  if (name.toLowerCase() === "is") return compileFlags(values);
  const compiled = values.map(({ text, at: place }) => {
    const negative = text.startsWith("!");
    return { negative, fits: refused(() => compileValue(negative ? text.slice(1) : text), place + (negative ? 1 : 0)) };
  });
  const wanted = compiled.filter((value) => !value.negative);
  const unwanted = compiled.filter((value) => value.negative);
  return (row) => {
    const found = each(read(row));
    if (found.length === 0) return false;
    if (unwanted.some(({ fits }) => found.some(fits))) return false;
    return wanted.length === 0 || wanted.some(({ fits }) => found.some(fits));
  };
}

function compileFlags(values) {
  const chosen = values.map(({ text, at }) => {
    const negative = text.startsWith("!");
    const flag = (negative ? text.slice(1) : text).toLowerCase();
    if (!FLAGS[flag]) throw new FilterError(`'is' accepts ${filterFlags.join(", ")}; not '${flag}'.`, at);
    return { flag, negative };
  });
  return (row) => chosen.some(({ flag, negative }) => FLAGS[flag](row) !== negative);
}

function splitValues(rest, start) {
  const values = [];
  let from = 0;
  for (let at = 0; at <= rest.length; at += 1) {
    if (at === rest.length || rest[at] === ",") {
      values.push({ text: rest.slice(from, at), at: start + from });
      from = at + 1;
    } else if (rest[at] === '"' || (rest[at] === "/" && (at === from || rest[at - 1] === "!"))) {
      at = closing(rest, at) - 1;
    }
  }
  return values.filter(({ text }) => text !== "");
}

function reader(name, at) {
  if (name.toLowerCase().startsWith("params.")) {
    const steps = name.slice("params.".length).split(".");
    return (row) => (row.params === undefined ? [] : follow(row.params, steps));
  }
  const key = name.toLowerCase();
  if (Object.hasOwn(KEYS, key)) return KEYS[key];
  const near = resembles(key, [...filterKeys, "params"]);
  const hint = near ? ` Did you mean '${near}'?` : "";
  throw new FilterError(`There is no key '${name}'.${hint}`, at);
}

function follow(value, steps) {
  if (Array.isArray(value)) return value.flatMap((element) => follow(element, steps));
  if (steps.length === 0) return value === undefined ? [] : [value];
  if (value === null || typeof value !== "object") return [];
  return Object.hasOwn(value, steps[0]) ? follow(value[steps[0]], steps.slice(1)) : [];
}

const each = (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

function anywhere(text, at) {
  const fits = refused(() => compileValue(text, { within: true }), at);
  return (row) => fits(rowText(row));
}

/** The members that a filter does not search for words: times, and numbers that have their own filter key. */
export const NUMBERS = new Set([
  "seq",
  "at",
  "wall",
  "causes",
  "functionID",
  "correlationID",
  "latencyMs",
  "bytes",
  "bulkBytes",
  "connection",
  "session",
  "ordinal",
  "moments",
]);

/** Returns the text that a filter searches for words in a row: the values of its members, and its parameters as JSON. */
export function rowText(row) {
  if (row.text !== undefined) return row.text;
  const parts = [];
  for (const key of Object.keys(row)) {
    if (NUMBERS.has(key)) continue;
    const value = row[key];
    parts.push(typeof value === "object" && value !== null ? JSON.stringify(value) : value);
  }
  return parts.join("\n");
}

function refused(work, at) {
  try {
    return work();
  } catch (error) {
    throw new FilterError(error.message, at);
  }
}

const UNITS = { "": 1, us: 0.001, ms: 1, s: 1000, kb: 1000, mb: 1_000_000 };

/** Parses a number with or without a unit. Returns milliseconds for a time, bytes for a size, and undefined if `text` is not a number. */
export function numberOf(text) {
  const parts = /^(\d+(?:\.\d+)?|\.\d+)([a-z]*)$/i.exec(text);
  const unit = parts && UNITS[parts[2].toLowerCase()];
  return unit === undefined || unit === null ? undefined : Number(parts[1]) * unit;
}

/**
 * Returns a test for the value of one field. If `within` is true, the value need only contain the text.
 * @returns {(value: unknown) => boolean}
 */
export function compileValue(text, { within = false } = {}) {
  if (text.startsWith("/") && text.endsWith("/") && text.length > 1) return expression(text.slice(1, -1));
  if (text.startsWith('"')) return literal(text.slice(1, -1).replace(/\\(.)/g, "$1"), within);
  const range = /^([\d.]+[a-z]*)\.\.([\d.]+[a-z]*)$/i.exec(text);
  if (range && !within) return between(numberOf(range[1]), numberOf(range[2]));
  if (text.includes("*") && !within) return expression(`^${text.split("*").map(escaped).join(".*")}$`);
  return literal(text, within);
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function expression(source) {
  let compiled;
  try {
    compiled = new RegExp(source, "is");
  } catch {
    throw new Error("This is not a regular expression.");
  }
  return (value) => compiled.test(String(value));
}

function literal(text, within) {
  if (!within) {
    const wanted = text.toLowerCase();
    return (value) => String(value).toLowerCase() === wanted;
  }
  // A case-insensitive expression avoids a lower-case copy of every row.
  const compiled = new RegExp(escaped(text), "i");
  return (value) => compiled.test(value);
}

function between(low, high) {
  if (low === undefined || high === undefined) throw new Error("A range is two numbers, like 100..200.");
  return (value) => typeof value === "number" && value >= low && value <= high;
}

/** Returns the known name that is most similar to a misspelled name; undefined if no name is similar. */
export function resembles(name, known) {
  const near = known.map((other) => [distance(name, other), other]).filter(([steps]) => steps <= 2);
  return near.sort((a, b) => a[0] - b[0])[0]?.[1];
}

/** Returns the edit distance of two texts. A swap of two neighbouring characters counts as one step. */
function distance(a, b) {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...new Array(b.length).fill(0)]);
  for (let j = 1; j <= b.length; j += 1) rows[0][j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      rows[i][j] = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + cost);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) rows[i][j] = Math.min(rows[i][j], rows[i - 2][j - 2] + 1);
    }
  }
  return rows[a.length][b.length];
}

const KINDS = ["rpc", "command", "state", "delegate", "viewController", "touch", "finding", "process", "link"];

/** The values that the page always suggests after a filter key. */
const FIXED = {
  kind: KINDS,
  to: ["headUnit", "app"],
  type: ["request", "notification"],
  is: filterFlags,
  source: ["headUnit", "app", "bridge"],
};

/** The filter keys whose suggested values are collected from rows, with the names of the row's fields. */
const SEEN = { rpc: "name", app: "app", result: "result", command: "command", call: "call", rule: "rule", controller: "controller" };

/** Collects the values of rows that the page suggests while the user types a filter. */
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
 * Returns the completions of the word at the caret.
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

/** Returns the values that contain a text. Values that begin with the text come first. */
function ranked(values, part, limit) {
  const begins = values.filter((value) => value.toLowerCase().startsWith(part));
  const carries = values.filter((value) => !value.toLowerCase().startsWith(part) && value.toLowerCase().includes(part));
  return [...begins, ...carries].slice(0, limit);
}

const quotedIfNeeded = (value) => (/[\s,"]/.test(value) ? `"${value.replaceAll('"', '\\"')}"` : value);
