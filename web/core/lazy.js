// Loads modules after the first frame. The bridge that serves a module may stop before the module is loaded.

/**
 * Loads a module and passes it to `use`. After a failure, tries again each time a bridge connects.
 * @template Module
 * @param {import("./store.js").Store} store
 * @param {() => Promise<Module>} load imports the module
 * @param {(module: Module) => void} use called once with the module
 * @param {() => void} [missing] called after each failed attempt
 * @returns {() => void} a function that stops further attempts
 */
export function loadLazily(store, load, use, missing = () => {}) {
  let isOver = false;
  const end = () => {
    isOver = true;
    stop();
  };
  const arrive = (module) => {
    if (isOver) return;
    end();
    use(module);
  };
  // The first attempt does not wait for a connection.
  const stop = store.watch(({ status }) => [status.phase === "live"], () => load().then(arrive, () => isOver || missing()));
  return end;
}
