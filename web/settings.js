// What the person set for this page, kept by the browser: theme, keys, where panels stand.

const KEY = "sdl-bridge";
const KEPT = ["theme", "singleKeys", "placement", "carShare", "upperShare", "upper", "lower"];

/** What was kept, as far as it makes sense. */
export function readSettings(storage) {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? "{}");
    return Object.fromEntries(KEPT.filter((key) => kept?.[key] !== undefined).map((key) => [key, kept[key]]));
  } catch {
    return {};
  }
}

/** Keeps the settings whenever one changes. */
export function keepSettings(store, storage) {
  store.watch(
    ({ ui }) => KEPT.map((key) => ui[key]),
    ({ ui }) => {
      try {
        storage.setItem(KEY, JSON.stringify(Object.fromEntries(KEPT.filter((key) => ui[key] !== undefined).map((key) => [key, ui[key]]))));
      } catch {
        // A browser that keeps nothing still shows everything.
      }
    },
  );
}
