// Compares two sessions side by side. The page shows one session and, below it, the car of the other session. Both show the same step of
// the comparison. Loaded for the first comparison.

import { find, h, render } from "./core/dom.js";
import { instant } from "./core/format.js";
import { Store } from "./core/store.js";
import { mount as mountScreen } from "./panels/screen/screen.js";
import { compare } from "./session-reader.js";

const SIDES = ["then", "now"];
const otherOf = (side) => (side === "then" ? "now" : "then");

export class SideBySide {
  #store;
  #other;
  #sides;
  #result;
  #side = "then";
  /**
   * The step of the comparison (an action and its effects) that the user has selected, with its rows on both sides; undefined after the
   * user has moved to another moment.
   */
  #pinned;
  #number = 0;
  #title;
  #mainTitle;

  constructor(store) {
    this.#store = store;
    this.#other = new Store({
      schedule: (work) => (document.hidden ? setTimeout(work, 250) : requestAnimationFrame(work)),
      later: (ms, work) => setTimeout(work, ms),
      here: () => performance.now(),
    });
    store.watch(({ moment, ui }) => [moment, ui.compare?.phase], () => this.#follow());
    store.watch(({ ui }) => [ui.compareAct], ({ ui }) => ui.compareAct && this.#act(ui.compareAct));
  }
  /**
   * Compares two files, or the two runs in the first file. The page then shows the first file.
   * @param {{file: Blob, name: string, session: object}} then
   * @param {{file: Blob, name: string, session: object}} [now]
   */
  async compare(then, now) {
    this.#number += 1;
    const number = this.#number;
    const names = now ? { then: then.name, now: now.name } : { then: "the session", now: "the replay" };
    this.#store.choose({ compare: { phase: "comparing", names }, show: "compare" });
    try {
      const result = await compare(then.file, now?.file);
      if (number !== this.#number) return false;
      this.#begin({ then: then.session, now: (now ?? then).session }, result, names);
      return true;
    } catch (error) {
      if (number === this.#number) this.#store.choose({ compare: { phase: "refused", names, reason: error.message } });
      return false;
    }
  }

  #begin(sides, result, names) {
    this.#sides = sides;
    this.#result = result;
    this.#side = "then";
    this.#stand();
    this.#other.connection({ phase: "file" });
    this.#other.show(sides.now);
    this.#store.choose({ compare: { phase: "shown", names, result, side: "then" } });
    // If the address contains a moment, show that moment.
    if (this.#store.moment) this.#follow();
    else this.#goTo(result.first ?? result.turns.length - 1);
  }

  /** Adds the second car to the page. Does nothing if the page already has a second car. */
  #stand() {
    document.body.dataset.beside = "";
    if (this.#title) return;
    this.#mainTitle = find("#car > .car-title");
    const host = {};
    render(
      find("#car > .beside"),
      h("p", { class: "car-title", leave: true, made: (node) => (this.#title = node) }),
      h("div", { class: "other-car", leave: true, made: (node) => (host.node = node) }),
    );
    mountScreen(
      host.node,
      this.#other,
      Object.assign(() => Promise.resolve({ ok: false }), { copy() {}, copyText() {}, note() {} }),
      "The other car's display",
    );
    this.#other.watch(({ moment, known }) => [moment, known.seq], () => this.#updateTitles());
  }

  leave() {
    this.#number += 1;
    this.#sides = undefined;
    this.#result = undefined;
    delete document.body.dataset.beside;
    if (this.#mainTitle) this.#mainTitle.textContent = "";
    this.#other.show();
    this.#store.choose({ compare: undefined });
  }

  /**
   * Handles the older rows of a file, which are read after the file was shown. The older rows matter only if both runs are in this file.
   */
  renew({ rows }) {
    if (this.#result && this.#isOneFile) this.#other.journal.reset(rows);
  }

  #act({ turn, swap, leave }) {
    this.#store.choose({ compareAct: undefined });
    if (!this.#result) return;
    if (leave) {
      if (this.#side === "now") this.#turnTo("then");
      this.leave();
    } else if (swap) this.#swap();
    else this.#goTo(turn);
  }

  get #isOneFile() {
    return this.#sides.then === this.#sides.now;
  }

  /** Shows a step on both sides: the rows that differ, or the last rows of the step. */
  #goTo(index) {
    const { turns } = this.#result;
    const turn = turns[index];
    if (!turn) return;
    const rows = Object.fromEntries(
      SIDES.map((side) => [side, turn.difference?.rows[side] ?? turn[side]?.lastRow ?? this.#rowBefore(index, side)]),
    );
    // If the current side lacks this step, show the other side.
    if (!turn[this.#side]) this.#turnTo(otherOf(this.#side));
    this.#pinned = { index, rows };
    this.#travel(this.#store, rows[this.#side]);
    this.#travel(this.#other, rows[otherOf(this.#side)]);
    this.#store.choose({ row: turn.difference?.rows[this.#side] ?? turn[this.#side]?.row ?? this.#store.ui.row });
    this.#mark(index);
  }

  /** For a step that only the other side has, returns the last row before this step on the given side. */
  #rowBefore(index, side) {
    return this.#result.turns.slice(0, index).findLast((turn) => turn[side])?.[side].lastRow ?? this.#result.ranges[side].firstRow;
  }

  #travel(store, row) {
    // If the row is older than the first state, show the first state.
    if (!store.travel({ by: "row", value: row })) store.travel({ by: "seq", value: store.history.oldest?.seq });
  }

  #mark(at) {
    const { compare: shown } = this.#store.ui;
    if (shown.at !== at || shown.side !== this.#side) this.#store.choose({ compare: { ...shown, at, side: this.#side } });
    this.#updateTitles();
  }

  /** Moves the other side to the moment that corresponds to the moment of the page. */
  #follow() {
    if (!this.#result || this.#store.ui.compare?.phase !== "shown") return;
    const { row, at } = this.#store.moment ?? { row: this.#store.journal.newest, at: this.#store.known.at };
    if (this.#isOneFile) this.#side = row >= this.#result.ranges.now.firstRow ? "now" : "then";
    const [side, other] = [this.#side, otherOf(this.#side)];
    if (this.#pinned?.rows[side] === row) {
      this.#travel(this.#other, this.#pinned.rows[other]);
      this.#mark(this.#pinned.index);
      return;
    }
    this.#pinned = undefined;
    const { turns } = this.#result;
    const index = Math.max(0, turns.findLastIndex((turn) => turn[side]?.row <= row));
    this.#travel(this.#other, this.#counterpart(index, side, at));
    this.#mark(index);
  }

  /**
   * Returns the other side's row for the instant `at` of this side. Both have the same distance from the start of the step. The row is
   * never after the last row of the step.
   */
  #counterpart(index, side, at) {
    const other = otherOf(side);
    const turn = this.#result.turns[index];
    if (!turn[other]) return this.#rowBefore(index, other);
    const { at: begin, end, row, lastRow } = turn[other];
    const wanted = begin + at - turn[side].at;
    if (wanted >= end) return lastRow;
    const { rows } = this.#sides[other];
    return Math.max(row, Math.min(lastRow, rows.at(rows.indexOf("at", wanted))?.seq ?? row));
  }

  /** Exchanges the two sides. The page then shows the same moment in the other session. */
  #swap() {
    const rows = this.#pinned?.rows ?? { [this.#side]: this.#store.moment?.row, [otherOf(this.#side)]: this.#other.moment?.row };
    const index = this.#store.ui.compare.at;
    this.#turnTo(otherOf(this.#side));
    this.#pinned = { index, rows };
    for (const [store, side] of [[this.#store, this.#side], [this.#other, otherOf(this.#side)]]) {
      if (rows[side] === undefined) store.travel(undefined);
      else this.#travel(store, rows[side]);
    }
    this.#mark(index);
  }

  #turnTo(side) {
    this.#side = side;
    if (this.#isOneFile) return;
    this.#store.show(this.#sides[side]);
    this.#other.show(this.#sides[otherOf(side)]);
  }

  #updateTitles() {
    if (!this.#result || !this.#title) return;
    const { names } = this.#store.ui.compare;
    const title = (side, { moment, now }) => `${side === "then" ? "Then" : "Now"}: ${names[side]}, ${instant(moment?.at ?? now)}`;
    this.#mainTitle.textContent = title(this.#side, this.#store);
    this.#title.textContent = title(otherOf(this.#side), this.#other);
  }
}
