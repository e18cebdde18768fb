// Caches descriptions of elements. `render` skips an element whose description object has not changed.

export class Memo {
  #all = new Map();

  /**
   * Returns the cached description of an element. `key` identifies the element. If one of `values` has changed since the last call, calls
   * `describe` to create a new description.
   */
  from(values, key, describe) {
    const before = this.#all.get(key);
    if (before?.values.every((value, index) => value === values[index])) return before.made;
    const made = describe();
    this.#all.set(key, { values, made });
    return made;
  }

  /** Clears the cache, for example after the user has edited a field. */
  forget() {
    this.#all.clear();
  }
}
