// The rows that match the filter and are in the selected time range. Never scans all rows in one step.

import { compileFilter, FilterError, Vocabulary } from "./filter.js";
import { lastNotAfter } from "./history.js";

/** The number of rows that are scanned before the clock is read again. */
const STRIDE = 256;

export class RowList {
  #journal;
  #passes;
  #rows = [];
  #search;
  #stop;
  /** Increases whenever the list changes. */
  version = 0;

  constructor(journal) {
    this.#journal = journal;
    this.#stop = journal.follow({
      added: (rows) => this.#added(rows),
      renewed: (rows) => this.#renewed(rows),
      dropped: (oldest) => this.#dropped(oldest),
      reset: () => this.#reset(),
    });
  }

  close() {
    this.#stop();
  }

  get length() {
    return this.#passes ? this.#rows.length : this.#journal.length;
  }

  at(index) {
    return this.#passes ? this.#rows[index] : this.#journal.at(index);
  }

  /** Returns the index of the newest row in the list whose number is at most `seq`. */
  indexOf(seq) {
    return this.#passes ? lastNotAfter(this.#rows, (row) => row.seq, seq) : this.#journal.indexOf(seq);
  }

  /** Whether a new filter is being applied. While `busy` is true, the list contains the rows of the previous filter. */
  get busy() {
    return this.#search !== undefined;
  }

  /**
   * Begins to apply a filter. If `passes` is undefined, the filter accepts all rows. The caller must then call `work` until `work` returns
   * true.
   */
  filter(passes) {
    if (!passes) {
      this.#passes = undefined;
      this.#rows = [];
      this.#search = undefined;
      this.version += 1;
      return;
    }
    this.#search = { passes, next: this.#journal.oldest, found: [] };
  }

  /**
   * Continues to apply a filter as long as `timeLeft` returns true.
   * @param {() => boolean} timeLeft
   * @returns {boolean} whether the filter was applied to all rows
   */
  work(timeLeft) {
    const search = this.#search;
    if (!search) return true;
    let index = this.#journal.indexOf(search.next - 1) + 1;
    while (index < this.#journal.length) {
      const end = Math.min(this.#journal.length, index + STRIDE);
      for (; index < end; index += 1) {
        const row = this.#journal.at(index);
        if (search.passes(row)) search.found.push(row);
      }
      search.next = this.#journal.at(index - 1).seq + 1;
      if (index < this.#journal.length && !timeLeft()) return false;
    }
    this.#passes = search.passes;
    this.#rows = search.found;
    this.#search = undefined;
    this.version += 1;
    return true;
  }

  #added(rows) {
    // If a search is unfinished, it finds the new rows later.
    if (this.#passes) { for (const row of rows) if (this.#passes(row)) this.#rows.push(row); }
    this.version += 1;
  }

  #renewed(rows) {
    if (this.#search) {
      const searched = rows.filter((row) => row.seq < this.#search.next);
      for (const row of searched) place(this.#search.found, row, this.#search.passes(row));
    }
    if (this.#passes) { for (const row of rows) place(this.#rows, row, this.#passes(row)); }
    this.version += 1;
  }

  #dropped(oldest) {
    for (const list of [this.#rows, this.#search?.found ?? []]) list.splice(0, lastNotAfter(list, (row) => row.seq, oldest - 1) + 1);
    this.version += 1;
  }

  #reset() {
    const passes = this.#search?.passes ?? this.#passes;
    this.#rows = [];
    // All rows of a file exist already, so search them from the first row.
    if (passes) this.#search = { passes, next: 0, found: [] };
    this.version += 1;
  }
}

/** Inserts a row into a sorted list if `wanted` is true; otherwise removes the row. */
function place(list, row, wanted) {
  const index = lastNotAfter(list, (one) => one.seq, row.seq);
  const present = list[index] === row;
  if (wanted && !present) list.splice(index + 1, 0, row);
  else if (!wanted && present) list.splice(index, 1);
}

/** The maximum duration of one filter step in milliseconds. Users do not notice a delay of this length. */
const SLICE_MS = 6;

export class Rows {
  #store;
  #later;
  #clock;
  #working = false;
  list;
  vocabulary = new Vocabulary();
  /** The error of the current filter: `{message, at}`. The list still uses the last valid filter. */
  error;

  /** `later` calls a function after the browser had time to draw. `clock` returns the current time in milliseconds. */
  constructor(store, later, clock = () => performance.now()) {
    this.#store = store;
    this.#later = later;
    this.#clock = clock;
    this.list = new RowList(store.journal);
    store.journal.follow({
      added: (rows) => this.vocabulary.learn(rows),
      renewed: (rows) => this.vocabulary.learn(rows),
      dropped() {},
      reset: () => {
        this.vocabulary.learn(store.journal.table?.words() ?? []);
        this.#work();
      },
    });
    store.watch(({ ui }) => [ui.q, ui.brush], ({ ui }) => this.#apply(ui));
  }

  /** A value that changes whenever the list of rows changes. */
  get version() {
    return this.list.version;
  }

  get hidden() {
    return this.#store.journal.length - this.list.length;
  }

  step(by) {
    const { journal, ui } = this.#store;
    const { list } = this;
    if (list.length === 0) return;
    const at = ui.row === undefined ? (by > 0 ? -1 : list.length) : list.indexOf(ui.row);
    const exact = list.at(at)?.seq === ui.row;
    const next = by < 0 && !exact && ui.row !== undefined ? at : at + by;
    const row = list.at(Math.max(0, Math.min(list.length - 1, next)));
    if (row && journal.length > 0) this.#store.choose({ row: row.seq });
  }

  /** Selects the next or the previous row with the same `root` as the selected row. */
  stepCause(by) {
    const { journal, ui } = this.#store;
    const row = journal.bySeq(ui.row);
    const next = row && journal.sameRoot(row, by);
    if (next) this.#store.choose({ row: next.seq });
  }

  #apply({ q = "", brush }) {
    let passes;
    try {
      passes = q.trim() === "" ? undefined : compileFilter(q);
      this.error = undefined;
    } catch (error) {
      if (!(error instanceof FilterError)) throw error;
      this.error = { message: error.message, at: error.at };
      this.#store.changed();
      return;
    }
    const within = brush && ((row) => this.#store.within(row));
    this.list.filter(within ? (passes ? (row) => within(row) && passes(row) : within) : passes);
    this.#work();
  }

  #work() {
    if (this.#working) return;
    this.#working = true;
    const slice = () => {
      const end = this.#clock() + SLICE_MS;
      if (this.list.work(() => this.#clock() < end)) {
        this.#working = false;
        this.#store.changed();
      } else {
        this.#later(slice);
      }
    };
    slice();
  }
}

/** Returns the range of rows to draw: `first` is the index of the first row, and `last` is the index after the last row. */
export function visibleRows({ count, rowHeight, top, height, spare = 8 }) {
  const first = Math.max(0, Math.min(count, Math.floor(top / rowHeight) - spare));
  const last = Math.max(first, Math.min(count, Math.ceil((top + height) / rowHeight) + spare));
  return { first, last };
}

/** Whether a list is scrolled to its end. Such a list scrolls automatically when rows are added. */
export const isAtTail = ({ count, rowHeight, top, height }) => top + height >= count * rowHeight - rowHeight / 2;

/** Returns the nearest scroll position at which a row is fully visible. */
export function topToShow({ index, count, rowHeight, top, height }) {
  const from = index * rowHeight;
  const to = from + rowHeight;
  const end = Math.max(0, count * rowHeight - height);
  if (from < top) return Math.min(from, end);
  if (to > top + height) return Math.max(0, Math.min(to - height, end));
  return top;
}

/**
 * Returns the scroll position of a changed list. The row that was at the top stays in place; if that row is missing, the nearest older row
 * is used.
 * @param anchor `seq` is the number of the row that was at the top, and `offset` is its distance above the visible area
 * @param indexNotAfter returns the index of the newest row whose number is at most the given number
 */
export function topToKeep({ anchor, rowHeight, count, height, indexNotAfter }) {
  if (!anchor) return 0;
  const index = Math.max(0, indexNotAfter(anchor.seq));
  const top = index * rowHeight + anchor.offset;
  return Math.max(0, Math.min(top, count * rowHeight - height));
}

/**
 * Assigns rows to a few elements that are reused. A row that stays visible keeps its element. A row that becomes visible gets the element
 * of a row that was hidden. If all rows change, the first row gets the first element, so that no element has to move.
 */
export class Slots {
  #count = 0;
  #base = 0;
  #first = 0;
  #last = 0;

  /** Sets the range of visible rows. `last` is the index after the last visible row. */
  cover(first, last) {
    const apart = first >= this.#last || last <= this.#first;
    if (last - first > this.#count || apart) {
      this.#count = Math.max(this.#count, last - first + 8);
      this.#base = first;
    }
    this.#first = first;
    this.#last = last;
  }

  of(index) {
    return (((index - this.#base) % this.#count) + this.#count) % this.#count;
  }
}
