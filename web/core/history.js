// The past states of a live session: the state at the start of each stretch, and the later changes.

import { applyPatch } from "./reduce.js";

/**
 * Stores the changes of the state up to a size limit, and computes the state after any stored change.
 *
 * The changes are divided into stretches of `stretchLength` changes. For each stretch, the state at its start is stored; the other states
 * are computed from the changes. States share their unchanged parts, so a stored state needs little memory. Above the size limit, the
 * oldest stretches are dropped.
 */
export class History {
  #stretches = [];
  #weight = 0;
  #limit;
  #stretchLength;
  #last = { seq: undefined, state: undefined };

  /** `limit` is the maximum size of all stored changes in characters. `stretchLength` is the number of changes per stretch. */
  constructor({ limit = 24_000_000, stretchLength = 250 } = {}) {
    this.#limit = limit;
    this.#stretchLength = stretchLength;
  }

  /** Drops all states. The history then begins with the given state. */
  begin({ seq, at, row, state }) {
    this.#stretches = [{ start: { seq, at, row, state }, changes: [], weight: 0 }];
    this.#weight = 0;
    this.#last = { seq: undefined, state: undefined };
  }

  /** Adds a change, and the state after the change. `weight` is the approximate size of the change in characters. */
  add(change, state, weight) {
    const current = this.#stretches.at(-1);
    const { seq, at, row, patch } = change;
    current.changes.push({ seq, at, row, patch });
    current.weight += weight;
    this.#weight += weight;
    if (current.changes.length >= this.#stretchLength) {
      this.#stretches.push({ start: { seq, at, row, state }, changes: [], weight: 0 });
    }
    while (this.#weight > this.#limit && this.#stretches.length > 1) {
      this.#weight -= this.#stretches.shift().weight;
    }
  }

  /** The oldest moment whose state is still available. */
  get oldest() {
    return this.#stretches[0]?.start;
  }

  get size() {
    return this.#stretches.reduce((sum, stretch) => sum + stretch.changes.length, 0);
  }

  /**
   * Returns the newest moment at which the member named `by` ("row", "at" or "seq") is at most `value`; undefined if all moments are newer.
   */
  moment(by, value) {
    const stretch = this.#stretchOf(by, value);
    if (!stretch) return undefined;
    const { changes, start } = stretch;
    const index = lastNotAfter(changes, (change) => change[by], value);
    const { seq, at, row } = index < 0 ? start : changes[index];
    return { seq, at, row };
  }

  /**
   * Returns the state after the change with the number `seq`. If the previous call returned an earlier state of the same stretch, only the
   * changes after that state are applied.
   */
  stateAt(seq) {
    if (this.#last.seq === seq) return this.#last.state;
    const stretch = this.#stretchOf("seq", seq);
    if (!stretch) return undefined;
    const { changes, start } = stretch;
    const continues = this.#last.stretch === stretch && this.#last.seq < seq;
    let { state } = continues ? this.#last : start;
    let next = continues ? this.#last.next : 0;
    for (; next < changes.length && changes[next].seq <= seq; next += 1) state = applyPatch(state, changes[next].patch);
    this.#last = { seq, state, stretch, next };
    return state;
  }

  /** Returns the moments of the changes directly before and after the change `seq`: `{earlier, later}`. */
  neighbours(seq) {
    const at = this.#stretches.findLastIndex(({ start }) => start.seq <= seq);
    if (at < 0) return {};
    const { start, changes } = this.#stretches[at];
    const index = lastNotAfter(changes, (change) => change.seq, seq);
    const earlier = index > 0 ? changes[index - 1] : index === 0 ? start : this.#beforeStretch(at);
    const later = changes[index + 1] ?? this.#stretches[at + 1]?.changes[0];
    return { earlier, later };
  }

  #beforeStretch(at) {
    const before = this.#stretches[at - 1];
    return before && (before.changes.at(-2) ?? before.start);
  }

  #stretchOf(by, value) {
    const index = lastNotAfter(this.#stretches, ({ start }) => start[by], value);
    return this.#stretches[index];
  }
}

/** Returns the index of the last element whose number is at most `value`; -1 if all numbers are larger. The numbers must be sorted. */
export function lastNotAfter(list, numberOf, value) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numberOf(list[middle]) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
