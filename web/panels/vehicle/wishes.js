// What a person wants of the car: what is half typed, and what is asked for until the car has answered.

import { patchOf } from "./signals.js";

export class Wishes {
  #typed = new Map();
  /** The newest wish for each signal since the last command went out. */
  #next = new Map();
  #underWay = new Map();

  /** What stands in a field while somebody types there: the car's own changes do not overwrite it. */
  type(path, text) {
    this.#typed.set(keyOf(path), text);
  }

  /** Typing has ended, with or without a wish. */
  leave(path) {
    return this.#typed.delete(keyOf(path));
  }

  ask(path, value) {
    this.leave(path);
    this.#next.set(keyOf(path), { path, value });
  }

  /** What a control shows: what its person has just done there, else what the car says. */
  shown(path, said) {
    const key = keyOf(path);
    return this.#typed.get(key) ?? (this.#next.get(key) ?? this.#underWay.get(key))?.value ?? said;
  }

  /** One merge patch with every wish that waits, or `undefined` where none does. Those of the patch before it are answered. */
  take(vehicle) {
    this.#underWay = this.#next;
    this.#next = new Map();
    if (this.#underWay.size === 0) return undefined;
    let patch = {};
    for (const { path, value } of this.#underWay.values()) {
      patch = merged(patch, patchOf(merged(vehicle, patch), path, value));
    }
    return patch;
  }
}

const keyOf = (path) => JSON.stringify(path);
const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

/** Two merge patches as one: the later one wins, an array as a whole. */
function merged(first, second) {
  if (!isObject(first) || !isObject(second)) return second;
  const whole = { ...first };
  for (const [key, value] of Object.entries(second)) whole[key] = key in first ? merged(first[key], value) : value;
  return whole;
}
