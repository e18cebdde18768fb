// Descriptions that are made once: `render` leaves alone what is described by the same object as before.

export class Kept {
  #all = new Map();

  /** What was described under this key, made anew where one of the values it is made from is another. */
  from(values, key, describe) {
    const before = this.#all.get(key);
    if (before?.values.every((value, index) => value === values[index])) return before.made;
    const made = describe();
    this.#all.set(key, { values, made });
    return made;
  }

  /** Has everything be described, and so drawn, anew: a person may have changed what stands in a field. */
  forget() {
    this.#all.clear();
  }
}
