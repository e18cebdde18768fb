// The rows of a session from a file. The heads of the rows are in typed arrays. The other members of a row are read when the page needs
// these members.

import { FIGURES, HAS, linesOf, parsed, WORDS } from "./rowheads.js";
import { bodyOf, common, textOf } from "./journal.js";
import { CapsuleError } from "./zip.js";

// The following three limits are higher than the numbers in any real session.
const MOST_ROWS = 3_000_000;
const MOST_WORDS = 65_000;
const MOST_CAUSES = 30_000_000;
/** The maximum size of the cache of unpacked rows, in characters. */
const HELD = 16_000_000;
/** The maximum number of entries that a search for an older row unpacks. Unpacking an entry takes about five milliseconds. */
const LOOKED_INTO = 8;

export class RowTable {
  #columns = {};
  #words = [];
  #causes;
  #starts = [];
  #entries = [];
  #unpack;
  #held = new Map();
  #weight = 0;
  #unpacked = 0;
  #roots;
  /** The HMI levels of apps over time, oldest first: `{app, at, level}`. `level` is undefined after the app has disconnected. */
  levels = [];
  /** The rows about drives and about changes that a drive has made, oldest first. */
  drives = [];

  /**
   * Creates the table of a session's rows.
   * @param {{entry: object, heads: object}[]} parts the parts of the session in order; `heads` is a result of `readRowHeads`
   * @param {(entry: object) => string} unpack returns the text of an entry
   */
  constructor(parts, unpack) {
    this.#unpack = unpack;
    this.length = parts.reduce((sum, { heads }) => sum + heads.count, 0);
    if (this.length > MOST_ROWS) throw new CapsuleError(`This session has more than ${MOST_ROWS} rows. Save a shorter session.`);
    const causes = parts.reduce((sum, { heads }) => sum + heads.causes.length, 0);
    if (causes > MOST_CAUSES) throw new CapsuleError("The rows of this session have more causes than the page can store.");
    const columns = this.#columns;
    for (const field of ["seq", "at", ...FIGURES]) columns[field] = new Float64Array(this.length);
    for (const field of WORDS) columns[field] = new Uint16Array(this.length);
    columns.has = new Uint8Array(this.length);
    columns.causeEnds = new Uint32Array(this.length);
    this.#causes = new Float64Array(causes);
    const codes = new Map();
    let [start, causeStart] = [0, 0];
    for (const { entry, heads } of parts) {
      if (start > 0 && heads.count > 0 && heads.seq[0] <= columns.seq[start - 1]) {
        throw new CapsuleError(`${entry.name}: row ${heads.seq[0]} follows row ${columns.seq[start - 1]}. Row numbers must increase.`);
      }
      this.#starts.push(start);
      this.#entries.push(entry);
      for (const field of ["seq", "at", "has", ...FIGURES]) columns[field].set(heads[field], start);
      const global = Uint16Array.from([0, ...heads.words.map((word) => this.#codeOf(word, codes))]);
      for (const field of WORDS) renumber(heads[field], (code) => global[code], columns[field], start);
      const before = causeStart;
      renumber(heads.causeEnds, (end) => before + end, columns.causeEnds, start);
      this.#causes.set(heads.causes, causeStart);
      for (const [index, level] of heads.levels) {
        this.levels.push({ app: this.word("app", start + index), at: columns.at[start + index], level });
      }
      this.drives.push(...heads.drives);
      start += heads.count;
      causeStart += heads.causes.length;
    }
  }

  #codeOf(word, codes) {
    const code = codes.get(word);
    if (code !== undefined) return code;
    if (this.#words.length >= MOST_WORDS) throw new CapsuleError(`The rows of this session have more than ${MOST_WORDS} different names.`);
    this.#words.push(word);
    codes.set(word, this.#words.length);
    return this.#words.length;
  }

  at(index) {
    return index >= 0 && index < this.length ? new TableRow(this, index) : undefined;
  }

  /** Yields each word of each field once, as a row with only this field. The page suggests these words while the user types a filter. */
  *words() {
    for (const field of WORDS) {
      const seen = new Uint8Array(this.#words.length + 1);
      const codes = this.#columns[field];
      for (let index = 0; index < codes.length; index += 1) seen[codes[index]] = 1;
      for (let code = 1; code < seen.length; code += 1) if (seen[code]) yield { [field]: this.#words[code - 1] };
    }
  }

  /** Yields the rows whose `field` is one of `words`, oldest first: `{seq, at, kind, source, latencyMs}`. */
  *with(field, words) {
    const wanted = Uint8Array.from([0, ...this.#words.map((word) => words.has(word))]);
    const { [field]: codes, seq, at, latencyMs } = this.#columns;
    for (let index = 0; index < codes.length; index += 1) {
      if (!wanted[codes[index]]) continue;
      const took = latencyMs[index];
      const [kind, source] = [this.word("kind", index), this.word("source", index)];
      yield { seq: seq[index], at: at[index], kind, source, latencyMs: Number.isNaN(took) ? undefined : took };
    }
  }

  number(field, index) {
    return this.#columns[field][index];
  }

  word(field, index) {
    return this.#words[this.#columns[field][index] - 1];
  }

  has(what, index) {
    return (this.#columns.has[index] & HAS[what]) !== 0;
  }

  causesOf(index) {
    return [...this.#causes.subarray(index > 0 ? this.#columns.causeEnds[index - 1] : 0, this.#columns.causeEnds[index])];
  }

  /** Returns the index of the newest row whose `field` is at most `value`. The values of the field must increase. */
  indexOf(field, value) {
    const numbers = this.#columns[field];
    let [low, high] = [0, this.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[middle] <= value) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  /** Returns the rows that row `seq` has caused directly, oldest first. */
  effectsOf(seq, limit) {
    const found = [];
    const ends = this.#columns.causeEnds;
    let index = this.indexOf("seq", seq) + 1;
    for (let place = index > 0 ? ends[index - 1] : 0; place < this.#causes.length && found.length < limit; place += 1) {
      while (ends[index] <= place) index += 1;
      if (this.#causes[place] !== seq) continue;
      found.push(this.at(index));
      // A row may contain the same cause twice.
      place = ends[index] - 1;
    }
    return found;
  }

  /** Returns the number of the oldest row in the chain of causes: the first cause of the row, the first cause of that row, and so on. */
  root(index) {
    this.#roots ??= this.#findRoots();
    return this.#roots[index];
  }

  #findRoots() {
    const { seq, causeEnds } = this.#columns;
    const roots = new Float64Array(this.length);
    for (let index = 0; index < this.length; index += 1) {
      const start = index > 0 ? causeEnds[index - 1] : 0;
      const first = causeEnds[index] > start ? this.#causes[start] : undefined;
      const place = first === undefined || first >= seq[index] ? -1 : this.indexOf("seq", first);
      roots[index] = first === undefined ? seq[index] : seq[place] === first ? roots[place] : first;
    }
    return roots;
  }

  /** Returns the newest row up to `index` for which `passes` is true. Returns undefined if the search would unpack too many entries. */
  findLast(passes, index) {
    const end = this.#unpacked + LOOKED_INTO;
    for (let at = index; at >= 0; at -= 1) {
      const row = this.at(at);
      if (passes(row)) return row;
      if (this.#unpacked > end) return undefined;
    }
    return undefined;
  }

  /** Returns all members of a row. If the row cannot be read, returns the members that are in its head. */
  whole(index) {
    const part = this.#partOf(index);
    const place = index - this.#starts[part];
    try {
      return parsed(this.#lines(part)[place], this.#entries[part].name, place);
    } catch (error) {
      if (!(error instanceof CapsuleError)) throw error;
      return { seq: this.number("seq", index), at: this.number("at", index), kind: this.word("kind", index), info: error.message };
    }
  }

  #partOf(index) {
    let [low, high] = [0, this.#starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#starts[middle] <= index) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  /** Returns the lines of a part of the session. If the cache is full, drops the least recently used part. */
  #lines(part) {
    let lines = this.#held.get(part);
    if (lines) {
      this.#held.delete(part);
    } else {
      const entry = this.#entries[part];
      lines = linesOf(this.#unpack(entry), entry.name);
      this.#unpacked += 1;
      this.#weight += entry.size;
    }
    this.#held.set(part, lines);
    for (const old of this.#held.keys()) {
      if (this.#weight <= HELD || old === part) break;
      this.#held.delete(old);
      this.#weight -= this.#entries[old].size;
    }
    return lines;
  }
}

function renumber(numbers, numberOf, into, start) {
  for (let index = 0; index < numbers.length; index += 1) into[start + index] = numberOf(numbers[index]);
}

/** A row of a `RowTable`, with the members of `Row`. */
class TableRow {
  #table;
  #index;

  constructor(table, index) {
    this.#table = table;
    this.#index = index;
  }

  get seq() {
    return this.#table.number("seq", this.#index);
  }

  get at() {
    return this.#table.number("at", this.#index);
  }

  get causes() {
    return this.#table.causesOf(this.#index);
  }

  get root() {
    return this.#table.root(this.#index);
  }

  get forced() {
    return this.#table.has("forced", this.#index) ? this.whole.forced : undefined;
  }

  get params() {
    return this.#table.has("params", this.#index) ? this.whole.params : undefined;
  }

  get violations() {
    return this.#table.has("violations", this.#index) ? this.whole.violations : undefined;
  }

  /** The row as the bridge has sent it. */
  get whole() {
    return this.#table.whole(this.#index);
  }

  /** The members that are not in `common`. */
  get more() {
    return Object.fromEntries(Object.entries(this.whole).filter(([key]) => !common.has(key)));
  }

  /** The text of this row that a filter searches for words. */
  get text() {
    return textOf(this, bodyOf(this.whole));
  }

  static {
    const define = (field, get) => Object.defineProperty(TableRow.prototype, field, { get });
    for (const field of WORDS) {
      define(field, function () {
        return this.#table.word(field, this.#index);
      });
    }
    for (const field of FIGURES) {
      define(field, function () {
        const value = this.#table.number(field, this.#index);
        return Number.isNaN(value) ? undefined : value;
      });
    }
  }
}
