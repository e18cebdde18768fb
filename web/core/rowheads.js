// Reads the heads of rows: their numbers and names, stored in typed arrays. The whole row is parsed only when the row is shown.

import { Fields, numberAt, scanRow, takeNumbers, wordAt, Words } from "./rowscan.js";
import { sentence } from "./zip.js";

/** The latest valid instant of a session in milliseconds, about 30 years. The timeline could not show a longer session. */
const LATEST = 1e12;

/** Whether the number and the instant of a row, change or snapshot are valid. */
export const isMoment = (seq, at) => Number.isSafeInteger(seq) && at >= 0 && at <= LATEST;

/** The fields of a row that have only a few different values. Each value is stored once, and rows contain the number of the value. */
export const WORDS = ["kind", "source", "app", "direction", "rpcType", "name", "result", "command", "call", "controller", "rule"];
/** The optional fields of a row whose values are numbers. */
export const FIGURES = ["correlationID", "latencyMs", "bytes"];
export const HAS = { violations: 1, params: 2, forced: 4 };

const MOST_ROWS = 50_000;

/** The maximum length of a row that is parsed to find an app's HMI level, in bytes. */
const LONGEST_STATUS = 2000;

const decoder = new TextDecoder();
const [LINE, SEQ, AT, CAUSES] = [10, 1, 2, 3];
/**
 * Each field has a code. These are the first codes of three groups: fields with numbers, fields with words, and fields of which only the
 * presence is stored.
 */
const [FIGURE, WORD, MARK] = [10, 20, 40];
const numbered = (names, first) => Object.fromEntries(names.map((name, index) => [name, first + index]));
const FIELDS = new Fields({
  seq: SEQ,
  at: AT,
  causes: CAUSES,
  ...numbered(FIGURES, FIGURE),
  ...numbered(WORDS, WORD),
  ...Object.fromEntries(Object.entries(HAS).map(([name, bit]) => [name, MARK + bit])),
});

/**
 * Reads the heads of rows: the fields that lists and filters need. Each line of `bytes` is a row.
 * @param {Uint8Array} bytes
 * @param {string} name the name of the entry, for error messages
 */
export function readRowHeads(bytes, name) {
  const heads = new Heads(bytes, countLines(bytes, name));
  let start = 0;
  for (let index = 0; index < heads.count; index += 1) {
    const found = bytes.indexOf(LINE, start);
    const end = found < 0 ? bytes.length : found;
    heads.take(index, start, end, name);
    start = end + 1;
  }
  return heads.finished();
}

function countLines(bytes, name) {
  let count = 0;
  for (let at = bytes.indexOf(LINE); at >= 0; at = bytes.indexOf(LINE, at + 1)) count += 1;
  if (bytes.length > 0 && bytes[bytes.length - 1] !== LINE) count += 1;
  if (count > MOST_ROWS) throw sentence(name, `it has more than ${MOST_ROWS} lines`);
  return count;
}

class Heads {
  #bytes;
  #heads;
  #words = new Words();
  #causes = [];
  #index = 0;
  #figures;
  #wordColumns;

  constructor(bytes, count) {
    this.#bytes = bytes;
    this.#heads = emptyHeads(count);
    this.#figures = FIGURES.map((field) => this.#heads[field].fill(NaN));
    this.#wordColumns = WORDS.map((field) => this.#heads[field]);
  }

  get count() {
    return this.#heads.count;
  }

  take(index, start, end, name) {
    const heads = this.#heads;
    this.#index = index;
    heads.seq[index] = NaN;
    heads.at[index] = NaN;
    const causes = this.#causes.length;
    const isRead = scanRow(this.#bytes, start, end, FIELDS, this.#takeField);
    if (!isRead) {
      this.#causes.length = causes;
      this.#takeWhole(index, parsed(this.#line(start, end), name, index));
    }
    if (!isMoment(heads.seq[index], heads.at[index])) {
      throw sentence(name, `line ${index + 1} has no valid number or time`);
    }
    if (index > 0 && heads.seq[index] <= heads.seq[index - 1]) {
      throw sentence(name, `line ${index + 1} does not have a larger number than the line before it`);
    }
    heads.causeEnds[index] = this.#causes.length;
    const { list } = this.#words;
    const kind = list[heads.kind[index] - 1];
    if (list[heads.name[index] - 1] === "OnHMIStatus" || kind === "link") this.#takeLevel(index, start, end, name);
    if (kind === "state" && list[heads.source[index] - 1] === "headUnit") this.#takeDrive(index, start, end, name);
  }

  /** Stores the HMI level if the row changes the level of an app. The timeline shows the levels of the whole session. */
  #takeLevel(index, start, end, name) {
    if (end - start > LONGEST_STATUS) return;
    const { kind, source, what, params } = parsed(this.#line(start, end), name, index);
    if (source === "hmi") return;
    const level = params?.hmiLevel;
    if (kind === "link" ? what === "lost" : kind === "rpc" && !params?.windowID) {
      this.#heads.levels.push([index, typeof level === "string" && kind === "rpc" ? level : undefined]);
    }
  }

  /** Stores a row that is about a drive or that a drive has caused. The timeline shows all stored rows. */
  #takeDrive(index, start, end, name) {
    const row = parsed(this.#line(start, end), name, index);
    if (row.what === "drive" || row.drive !== undefined) this.#heads.drives.push(row);
  }

  #line(start, end) {
    return decoder.decode(this.#bytes.subarray(start, end));
  }

  #takeField = (code, from, end) => {
    const [bytes, heads, index] = [this.#bytes, this.#heads, this.#index];
    if (code >= MARK) {
      heads.has[index] |= code - MARK;
      return true;
    }
    if (code === CAUSES) return takeNumbers(bytes, from, end, this.#causes);
    if (code >= WORD) {
      const word = wordAt(bytes, from, end, this.#words);
      this.#wordColumns[code - WORD][index] = word;
      return word !== undefined;
    }
    const number = numberAt(bytes, from, end);
    const column = code === SEQ ? heads.seq : code === AT ? heads.at : this.#figures[code - FIGURE];
    column[index] = number;
    return number !== undefined;
  };

  #takeWhole(index, row) {
    const heads = this.#heads;
    heads.seq[index] = typeof row.seq === "number" ? row.seq : NaN;
    heads.at[index] = typeof row.at === "number" ? row.at : NaN;
    for (const field of FIGURES) heads[field][index] = typeof row[field] === "number" ? row[field] : NaN;
    for (const field of WORDS) {
      heads[field][index] = row[field] === undefined || row[field] === null ? 0 : this.#words.of(String(row[field]));
    }
    heads.has[index] = Object.entries(HAS).reduce((bits, [field, bit]) => (row[field] === undefined ? bits : bits | bit), 0);
    if (Array.isArray(row.causes)) { for (const cause of row.causes) if (Number.isFinite(cause)) this.#causes.push(cause); }
  }

  finished() {
    return { ...this.#heads, causes: Float64Array.from(this.#causes), words: this.#words.list };
  }
}

function emptyHeads(count) {
  const heads = { count, has: new Uint8Array(count), causeEnds: new Uint32Array(count), levels: [], drives: [] };
  for (const field of ["seq", "at", ...FIGURES]) heads[field] = new Float64Array(count);
  for (const field of WORDS) heads[field] = new Uint16Array(count);
  return heads;
}

/** Returns the lines of an entry. Throws a CapsuleError if the entry has too many lines. */
export function linesOf(text, name) {
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  if (lines.length > MOST_ROWS) throw sentence(name, `it has more than ${MOST_ROWS} lines`);
  return lines;
}

/** Parses a line as JSON. The error contains the name of the entry and the number of the line. */
export function parsed(line, name, index) {
  try {
    const value = JSON.parse(line);
    if (value !== null && typeof value === "object") return value;
  } catch {
    // The error is reported below.
  }
  throw sentence(name, `line ${index + 1} is not JSON`);
}
