// The address bar and what is shown: each follows the other.

import { readRoute, writeRoute } from "./core/route.js";

/** Browsers refuse an address that changes more often. */
const PAUSE_MS = 150;

/** What the address says to choose. */
function chosenBy(hash) {
  const { page, upper, lower, app, q = "", row, from, to, light } = readRoute(hash);
  const chosen = { page, app, q, row, brush: from !== undefined && to !== undefined ? { from, to } : undefined, held: light ? { part: light } : undefined };
  if (upper) chosen.upper = upper;
  if (lower) chosen.lower = lower;
  return chosen;
}

export function followAddress(store) {
  const read = () => {
    store.choose(chosenBy(location.hash));
    const { at } = readRoute(location.hash);
    if (at !== undefined) goTo(store, at);
    else if (store.known.state) store.travel(undefined);
  };
  read();
  addEventListener("hashchange", read);
  let timer;
  const write = () => {
    timer = undefined;
    const { page, upper, lower, app, q, row, brush, held } = store.ui;
    const hash = writeRoute({ page, upper, lower, app, q, row, at: store.moment?.row, from: brush?.from, to: brush?.to, light: held?.part });
    if (hash !== location.hash) history.replaceState(null, "", hash);
  };
  store.watch(
    ({ ui, moment }) => [ui.page, ui.upper, ui.lower, ui.app, ui.q, ui.row, ui.brush, ui.held, moment?.row],
    () => (timer ??= setTimeout(write, PAUSE_MS)),
  );
}

/** Goes to the moment of a row as soon as its state is known. */
function goTo(store, row) {
  let stop;
  const go = () => {
    if (!store.known.state || store.journal.newest < row) return;
    queueMicrotask(() => stop?.());
    store.travel({ by: "row", value: row });
  };
  stop = store.watch(({ known, journal }) => [known.stale, journal.newest >= row], go);
}
