// Caches descriptions of elements: `render` skips an element that has the same description object as before.

export class Memo {
  #all = new Map();

  /** Returns the cached description for a key. If one of the values has changed, calls `describe` for a new one. */
  from(values, key, describe) {
    const before = this.#all.get(key);
    if (before?.values.every((value, index) => value === values[index])) return before.made;
    const made = describe();
    this.#all.set(key, { values, made });
    return made;
  }

  /** Clears the cache, so that everything is described again, for example after the user has edited a field. */
  forget() {
    this.#all.clear();
  }
}
