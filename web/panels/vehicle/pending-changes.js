// Pending changes of the car: text that is being typed, and requested values that the car has not yet confirmed.

import { patchOf } from "./signals.js";

export class PendingChanges {
  #typed = new Map();
  /** The newest value that the user has requested for each signal since the last command was sent. */
  #next = new Map();
  #inFlight = new Map();

  /** Stores the text of a field while the user types. Changes of the car then do not replace the text. */
  type(path, text) {
    this.#typed.set(keyOf(path), text);
  }

  /** Ends the editing of a field, with or without a change. */
  leave(path) {
    return this.#typed.delete(keyOf(path));
  }

  ask(path, value) {
    this.leave(path);
    this.#next.set(keyOf(path), { path, value });
  }

  /** Returns the value that a control shows: the value that the user has requested, or else the car's value. */
  shown(path, said) {
    const key = keyOf(path);
    return this.#typed.get(key) ?? (this.#next.get(key) ?? this.#inFlight.get(key))?.value ?? said;
  }

  /**
   * Returns one merge patch with all waiting changes; `undefined` if there are none. The changes of the previous patch count as answered.
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

/** Combines two merge patches. If both change a value, the second one counts. Arrays are replaced as a whole. */
function merged(first, second) {
  if (!isObject(first) || !isObject(second)) return second;
  const whole = { ...first };
  for (const [key, value] of Object.entries(second)) whole[key] = key in first ? merged(first[key], value) : value;
  return whole;
}
