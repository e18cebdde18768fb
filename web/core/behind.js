// Modules that come behind the first picture: the bridge that serves them may go before they are here.

/**
 * Fetches a module and uses it. Where it could not be fetched it is fetched again with each bridge that comes.
 * @template Module
 * @param {import("./store.js").Store} store
 * @param {() => Promise<Module>} load  imports it
 * @param {(module: Module) => void} use  called once
 * @param {() => void} [missing]  called each time that it could not be fetched
 * @returns {() => void} wants it no more
 */
export function fetchBehind(store, load, use, missing = () => {}) {
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
  // The first time at once, whether or not a bridge has been heard of.
  const stop = store.watch(({ status }) => [status.phase === "live"], () => load().then(arrive, () => isOver || missing()));
  return end;
}
