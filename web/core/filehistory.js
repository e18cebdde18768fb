// The states of a session from a file. Unpacks a stretch of the session only when one of its states is shown.

import { isMoment, linesOf, parsed } from "./rowheads.js";
import { applyPatch, PatchError } from "./reduce.js";
import { sentence } from "./zip.js";

/** Matches the beginning of a snapshot, which contains the numbers of the snapshot. */
const SNAPSHOT = /^\{"op":"snapshot","seq":(\d+),"epoch":"([^"\\]*)","at":([\d.e+-]+),"row":(\d+),/;

/** Returns the moment of a snapshot: `{seq, epoch, at, row}`. `text` is the snapshot; `name` is used in errors. */
export function momentIn(text, name) {
  const [found, seq, epoch, at, row] = SNAPSHOT.exec(text.slice(0, 400)) ?? [];
  const snapshot = found ? { seq: +seq, epoch, at: +at, row: +row } : parsed(text, name, 0);
  const moment = { seq: snapshot.seq, epoch: snapshot.epoch, at: Number(snapshot.at) || 0, row: Number(snapshot.row) || 0 };
  if (!isMoment(moment.seq, moment.at)) throw sentence(name, "it has no valid number or time");
  return moment;
}

/**
 * The states of a session from a file. This class has the same members as `History`, but no changes can be added. A file consists of
 * stretches: a snapshot and the changes after it. Only one stretch is unpacked at a time. If a stretch is broken, every member except
 * `oldest` may throw a CapsuleError.
 */
export class FileHistory {
  #stretches;
  #unpack;
  #withPlaces;
  #open = { index: undefined };
  #last = { seq: undefined, state: undefined };

  /**
   * Creates the history of a session.
   * @param {{start: {seq, at, row}, state: object, changes?: object}[]} stretches `state` and `changes` are entries of the file;
   * `start.row` and `start.at` may belong to the first row after the state
   * @param {(entry: object) => string} unpack returns the text of an entry
   * @param {(value: object) => void} withPlaces replaces the addresses of files in a state
   */
  constructor(stretches, unpack, withPlaces = () => {}) {
    this.#stretches = stretches;
    this.#unpack = unpack;
    this.#withPlaces = withPlaces;
  }

  get oldest() {
    return this.#stretches[0]?.start;
  }

  get newest() {
    return this.#stretches.length > 0 ? this.#momentOf(this.#stretches.length - 1, Infinity) : undefined;
  }

  /** The epoch (the id) of the bridge's run that has recorded the session. */
  get epoch() {
    return this.#stretches.at(-1)?.start.epoch;
  }

  /**
   * Returns the newest moment at which the member named `by` ("row", "at" or "seq") is at most `value`; undefined if all moments are newer.
   */
  moment(by, value) {
    const index = this.#stretchOf(by, value);
    return index < 0 ? undefined : this.#momentOf(index, lastIn(this.#opened(index).steps[by], value));
  }

  #momentOf(index, step) {
    const { steps, start } = this.#opened(index);
    const at = Math.min(step, steps.seq.length - 1);
    return at < 0 ? { seq: start.seq, at: start.at, row: start.row } : { seq: steps.seq[at], at: steps.at[at], row: steps.row[at] };
  }

  /** Returns the moments of the changes directly before and after the change `seq`: `{earlier, later}`. */
  neighbours(seq) {
    const index = this.#stretchOf("seq", seq);
    if (index < 0) return {};
    const { steps } = this.#opened(index);
    const step = lastIn(steps.seq, seq);
    // The last change of a stretch and the start of the next stretch may be the same moment.
    const later = step + 1 < steps.seq.length ? this.#momentOf(index, step + 1) : this.#stepBehind(index, seq);
    const earlier = step >= 0 ? this.#momentOf(index, step - 1) : this.#stepBefore(index, seq);
    return { earlier, later };
  }

  #stepBefore(index, seq) {
    return index > 0 ? this.#momentOf(index - 1, lastIn(this.#opened(index - 1).steps.seq, seq - 1)) : undefined;
  }

  #stepBehind(index, seq) {
    for (let at = index + 1; at < this.#stretches.length; at += 1) {
      const { start, steps } = this.#opened(at);
      if (start.seq > seq) return this.#momentOf(at, -1);
      if (steps.seq.length > 0) return this.#momentOf(at, 0);
    }
    return undefined;
  }

  /** Returns the state after the change with the number `seq`; undefined before the oldest state. */
  stateAt(seq) {
    if (this.#last.seq === seq) return this.#last.state;
    const index = this.#stretchOf("seq", seq);
    if (index < 0) return undefined;
    const { state: start, lines, steps } = this.#opened(index);
    const end = lastIn(steps.seq, seq);
    const isBehind = this.#last.index === index && this.#last.step <= end;
    let { state } = isBehind ? this.#last : { state: start };
    for (let step = isBehind ? this.#last.step + 1 : 0; step <= end; step += 1) {
      const { name } = this.#stretches[index].changes;
      const change = parsed(lines[step], name, step);
      this.#withPlaces(change.patch);
      state = patched(state, change.patch, name, step);
    }
    this.#last = { seq, index, step: end, state };
    return state;
  }

  #opened(index) {
    if (this.#open.index === index) return this.#open;
    const { state: entry, changes } = this.#stretches[index];
    const text = this.#unpack(entry);
    const { state } = parsed(text, entry.name, 0);
    if (state === null || typeof state !== "object") throw sentence(entry.name, "it has no state");
    this.#withPlaces(state);
    const lines = changes ? linesOf(this.#unpack(changes), changes.name) : [];
    this.#open = { index, state, lines, steps: stepsOf(lines, changes?.name), start: momentIn(text, entry.name) };
    return this.#open;
  }

  #stretchOf(by, value) {
    let [low, high] = [0, this.#stretches.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#stretches[middle].start[by] <= value) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}

/** Matches the beginning of a change in the member order that the bridge writes. Changes in another order are parsed as JSON. */
const CHANGE = /^\{"op":"change","seq":(\d+),"at":([\d.e+-]+),"row":(\d+),"patch":\[/;

/** Reads the lines of a file of changes. Returns the arrays `seq`, `at` and `row` with one number for each change. */
function stepsOf(lines, name) {
  const steps = { seq: new Float64Array(lines.length), at: new Float64Array(lines.length), row: new Float64Array(lines.length) };
  lines.forEach((line, index) => {
    const [found, ...numbers] = CHANGE.exec(line) ?? [];
    const { seq, at = 0, row = 0 } = found ? { seq: +numbers[0], at: +numbers[1], row: +numbers[2] } : parsed(line, name, index);
    if (!isMoment(seq, at) || !Number.isFinite(row)) throw sentence(name, `line ${index + 1} has no valid number or time`);
    if (index > 0 && seq <= steps.seq[index - 1]) {
      throw sentence(name, `line ${index + 1} does not have a larger number than the line before it`);
    }
    [steps.seq[index], steps.at[index], steps.row[index]] = [seq, at, row];
  });
  return steps;
}

function patched(state, patch, name, step) {
  if (!Array.isArray(patch)) throw sentence(name, `line ${step + 1} has no list of changes (patch)`);
  try {
    return applyPatch(state, patch);
  } catch (error) {
    if (!(error instanceof PatchError || error instanceof TypeError)) throw error;
    throw sentence(name, `line ${step + 1} cannot be applied to the state`);
  }
}

/** Returns the index of the last number that is at most `value`; -1 if all numbers are larger. The numbers must be sorted. */
function lastIn(numbers, value) {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle] <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
