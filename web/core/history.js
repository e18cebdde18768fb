// The states of the past: where each stretch began, and the changes since.

import { applyPatch } from "./reduce.js";

/**
 * Keeps changes up to a budget and gives back the state at any of them.
 *
 * States share what did not change, so a stretch's first state costs little; within a stretch a state is made by applying
 * changes forward. Whole stretches are forgotten, oldest first.
 */
export class History {
  #stretches = [];
  #weight = 0;
  #limit;
  #stretchLength;
  #last = { seq: undefined, state: undefined };

  /** @param limit  how many characters of changes to keep */
  constructor({ limit = 24_000_000, stretchLength = 250 } = {}) {
    this.#limit = limit;
    this.#stretchLength = stretchLength;
  }

  /** Forgets all and starts at this state. */
  begin({ seq, at, row, state }) {
    this.#stretches = [{ start: { seq, at, row, state }, changes: [], weight: 0 }];
    this.#weight = 0;
    this.#last = { seq: undefined, state: undefined };
  }

  /** Adds a change that has led to `state`. `weight` is about how many characters it takes. */
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

  /** The oldest moment one can go back to. */
  get oldest() {
    return this.#stretches[0]?.start;
  }

  get size() {
    return this.#stretches.reduce((sum, stretch) => sum + stretch.changes.length, 0);
  }

  /** The newest moment that is not after the number `value` of `by`: "row", "at" or "seq". Nothing is before the oldest. */
  moment(by, value) {
    const stretch = this.#stretchOf(by, value);
    if (!stretch) return undefined;
    const { changes, start } = stretch;
    const index = lastNotAfter(changes, (change) => change[by], value);
    const { seq, at, row } = index < 0 ? start : changes[index];
    return { seq, at, row };
  }

  /** The state after the change numbered `seq`. */
  stateAt(seq) {
    if (this.#last.seq === seq) return this.#last.state;
    const stretch = this.#stretchOf("seq", seq);
    if (!stretch) return undefined;
    let { state } = stretch.start;
    for (const change of stretch.changes) {
      if (change.seq > seq) break;
      state = applyPatch(state, change.patch);
    }
    this.#last = { seq, state };
    return state;
  }

  /** The moments just before and after the change numbered `seq`, for stepping. */
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

/** The index of the last element whose number is at most `value`, in a list that rises; -1 when there is none. */
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
