// The rows to show: those of the journal that pass the filter line and the timeline's brush. One list for all panels.

import { Vocabulary } from "./complete.js";
import { compileFilter, FilterError } from "./filter.js";
import { RowList } from "./rowlist.js";

/** How long a piece of filtering may take: well below what one notices. */
const SLICE_MS = 6;

export class Rows {
  #store;
  #later;
  #clock;
  #working = false;
  list;
  vocabulary = new Vocabulary();
  /** Why the filter line cannot be used: `{message, at}`. The last one that could stays in force. */
  error;

  /** @param {(work: () => void) => void} later  runs work soon, after the browser had a turn */
  constructor(store, later, clock = () => performance.now()) {
    this.#store = store;
    this.#later = later;
    this.#clock = clock;
    this.list = new RowList(store.journal);
    store.journal.follow({ added: (rows) => this.vocabulary.learn(rows), renewed: (rows) => this.vocabulary.learn(rows), dropped() {}, reset() {} });
    store.watch(({ ui }) => [ui.q, ui.brush], ({ ui }) => this.#apply(ui));
  }

  /** Changes whenever other rows are to be shown. */
  get version() {
    return this.list.version;
  }

  /** How many rows of the journal are not shown. */
  get hidden() {
    return this.#store.journal.length - this.list.length;
  }

  /** Selects the next or previous row shown. */
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

  /** Selects the next or previous row that goes back to the same cause. */
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
    const within = brush && ((row) => row.at >= brush.from && row.at <= brush.to);
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
