// Loads modules after the first frame. The bridge that serves them may stop before they are loaded.

/**
 * Loads a module and passes it to `use`. If this fails, tries again each time a bridge connects.
 * @template Module
 * @param {import("./store.js").Store} store
 * @param {() => Promise<Module>} load  imports the module
 * @param {(module: Module) => void} use  called once
 * @param {() => void} [missing]  called after each failed attempt
 * @returns {() => void} stops further attempts
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
  // The first attempt is immediate, whether or not a bridge is connected.
  const stop = store.watch(({ status }) => [status.phase === "live"], () => load().then(arrive, () => isOver || missing()));
  return end;
}
