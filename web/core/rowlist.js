// The rows that pass a filter, kept up with the journal without ever looking at all of them at once.

import { lastNotAfter } from "./history.js";

/** Rows looked at between two looks at the clock. */
const STRIDE = 256;

export class RowList {
  #journal;
  #passes;
  #rows = [];
  #search;
  #stop;
  /** Rises whenever other rows are in the list. */
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

  /** How many rows pass. */
  get length() {
    return this.#passes ? this.#rows.length : this.#journal.length;
  }

  at(index) {
    return this.#passes ? this.#rows[index] : this.#journal.at(index);
  }

  /** The index of the newest row in the list that is not after a number. */
  indexOf(seq) {
    return this.#passes ? lastNotAfter(this.#rows, (row) => row.seq, seq) : this.#journal.indexOf(seq);
  }

  /** Whether a new filter is still being applied. The rows of the one before are in the list until then. */
  get busy() {
    return this.#search !== undefined;
  }

  /** Applies another filter; `undefined` lets all rows pass. `work` must be called until it is done. */
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
   * Goes on applying a filter for some time.
   * @param {() => boolean} timeLeft
   * @returns {boolean} whether it is done
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
    // A search under way reaches them by itself.
    if (this.#passes) for (const row of rows) if (this.#passes(row)) this.#rows.push(row);
    this.version += 1;
  }

  #renewed(rows) {
    if (this.#search) {
      const searched = rows.filter((row) => row.seq < this.#search.next);
      for (const row of searched) place(this.#search.found, row, this.#search.passes(row));
    }
    if (this.#passes) for (const row of rows) place(this.#rows, row, this.#passes(row));
    this.version += 1;
  }

  #dropped(oldest) {
    for (const list of [this.#rows, this.#search?.found ?? []]) list.splice(0, lastNotAfter(list, (row) => row.seq, oldest - 1) + 1);
    this.version += 1;
  }

  #reset() {
    this.#rows = [];
    if (this.#search) this.#search = { passes: this.#search.passes, next: 0, found: [] };
    this.version += 1;
  }
}

/** Has a row stand in a list, or not. */
function place(list, row, wanted) {
  const index = lastNotAfter(list, (one) => one.seq, row.seq);
  const present = list[index] === row;
  if (wanted && !present) list.splice(index + 1, 0, row);
  else if (!wanted && present) list.splice(index, 1);
}
