// What stays where one left it, and how one gets about: the address bar, the settings kept in the browser, the keys.

import { find, focused, isTyping, usesSpace } from "./core/dom.js";
import { actionOf, readRoute, writeRoute } from "./core/keys.js";

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

export function listenToKeys(store, send, parts) {
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented) return;
    const node = focused();
    const action = actionOf(event, { typing: isTyping(node), singleKeys: store.ui.singleKeys !== false, onControl: usesSpace(node) });
    const work = action && actions(store, send, parts)[action];
    if (!work) return;
    event.preventDefault();
    work();
  });
}

function actions(store, send, { turn, enterCar, rows }) {
  const { display } = store.headUnit ?? {};
  return {
    palette: () => openNow(store, { over: store.ui.over === "palette" ? undefined : "palette" }),
    help: () => openNow(store, { over: "help" }),
    filter: () => {
      openNow(store, { show: "log" });
      find(".for-log .filter-input")?.focus();
    },
    next: () => rows.step(1),
    previous: () => rows.step(-1),
    nextCause: () => rows.stepCause(1),
    previousCause: () => rows.stepCause(-1),
    pause: () => (store.live ? store.pause() : store.travel(undefined)),
    pick: () => store.choose({ picking: !store.ui.picking }),
    rotateLeft: () => turn(-1),
    rotateRight: () => turn(1),
    car: enterCar,
    night: () => send("headUnit.set", { display: { mode: display?.mode === "night" ? "day" : "night" } }),
    distraction: () => send("headUnit.set", { display: { distraction: display?.distraction === "DD_ON" ? "DD_OFF" : "DD_ON" } }),
    escape: () => escape(store),
  };
}

/** Draws at once: the next key may already be meant for what opens. */
function openNow(store, change) {
  store.choose(change);
  store.flush();
}

/** Closes the topmost thing that is open; with nothing open, lets go of what is lit. */
function escape(store) {
  const { ui } = store;
  if (ui.over) store.choose({ over: undefined });
  else if (ui.voice) store.choose({ voice: false });
  else if (ui.picking) store.choose({ picking: false });
  else if (ui.held) store.choose({ held: undefined });
  else if (ui.brush) store.choose({ brush: undefined });
  else if (ui.row !== undefined) store.choose({ row: undefined });
}
