// Pending changes of the car: text that the user is typing, and requested values that the car has not confirmed yet.

import { patchOf } from "./signals.js";

export class PendingChanges {
  #typed = new Map();
  /** The newest value that the user has requested for each signal since the last command was sent. */
  #next = new Map();
  #inFlight = new Map();

  /** Stores the text of a field while the user types. A change of the car does not replace this text. */
  type(path, text) {
    this.#typed.set(keyOf(path), text);
  }

  /** Ends the editing of a field. Returns whether a text was stored for the field. */
  leave(path) {
    return this.#typed.delete(keyOf(path));
  }

  ask(path, value) {
    this.leave(path);
    this.#next.set(keyOf(path), { path, value });
  }

  /** Returns the value that the control for `path` shows: the typed text, else the requested value, else the car's value. */
  shown(path, said) {
    const key = keyOf(path);
    return this.#typed.get(key) ?? (this.#next.get(key) ?? this.#inFlight.get(key))?.value ?? said;
  }

  /**
   * Returns one merge patch with all waiting changes; undefined if no change is waiting. The changes in the previously returned patch no
   * longer override the car's values.
   */
  take(vehicle) {
    this.#inFlight = this.#next;
    this.#next = new Map();
    if (this.#inFlight.size === 0) return undefined;
    let patch = {};
    for (const { path, value } of this.#inFlight.values()) {
      patch = merged(patch, patchOf(merged(vehicle, patch), path, value));
    }
    return patch;
  }
}

const keyOf = (path) => JSON.stringify(path);
const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

/** Combines two merge patches. If both change the same value, the second patch wins. An array is replaced as a whole. */
function merged(first, second) {
  if (!isObject(first) || !isObject(second)) return second;
  const whole = { ...first };
  for (const [key, value] of Object.entries(second)) whole[key] = key in first ? merged(first[key], value) : value;
  return whole;
}
