// The address bar, the settings that the browser stores, and the keyboard shortcuts. Single-key shortcuts can be disabled and do nothing
// while the user types.

import { find, focused, isTyping, usesSpace } from "./dom.js";

const TEXTS = ["upper", "lower", "app", "q", "light"];
const NUMBERS = ["row", "at", "from", "to"];

/**
 * Reads the part of the address after `#`: page, panels, app, filter, selection, moment (`at`), time range (`from`, `to`) and highlighted
 * part (`light`).
 */
export function readRoute(hash) {
  const [path, query = ""] = hash.replace(/^#/, "").split("?");
  const values = new URLSearchParams(query);
  const route = { page: path === "/car" ? "car" : "bridge" };
  for (const key of TEXTS) if (values.get(key)) route[key] = values.get(key);
  for (const key of NUMBERS) if (/^\d+$/.test(values.get(key) ?? "")) route[key] = Number(values.get(key));
  return route;
}

export function writeRoute(route) {
  const values = new URLSearchParams();
  for (const key of [...TEXTS, ...NUMBERS]) {
    if (route[key] !== undefined && route[key] !== "") values.set(key, route[key]);
  }
  const query = values.toString();
  return `#/${route.page === "car" ? "car" : ""}${query ? `?${query}` : ""}`;
}

/** The minimum time between two changes of the address, in milliseconds. Browsers refuse more frequent changes. */
const PAUSE_MS = 150;

/** Returns the user's choices (page, app, filter, selected row, …) that are stored in an address. */
function chosenBy(hash) {
  const { page, upper, lower, app, q = "", row, from, to, light } = readRoute(hash);
  const chosen = {
    page,
    app,
    q,
    row,
    brush: from !== undefined && to !== undefined ? { from, to } : undefined,
    held: light ? { part: light } : undefined,
  };
  if (upper) chosen.upper = upper;
  if (lower) chosen.lower = lower;
  return chosen;
}

export function followAddress(store) {
  /** The part of the address after `#` that was last read or written. */
  let seen;
  const read = () => {
    seen = location.hash;
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
    // If the user has changed the address in the meantime, the page must read the address first.
    if (location.hash !== seen) return;
    const { page, upper, lower, app, q, row, brush, held } = store.ui;
    const hash = writeRoute({
      page,
      upper,
      lower,
      app,
      q,
      row,
      at: store.moment?.row,
      from: brush?.from,
      to: brush?.to,
      light: held?.part,
    });
    if (hash !== location.hash) history.replaceState(null, "", hash);
    seen = location.hash;
  };
  store.watch(
    ({ ui, moment }) => [ui.page, ui.upper, ui.lower, ui.app, ui.q, ui.row, ui.brush, ui.held, moment?.row],
    () => (timer ??= setTimeout(write, PAUSE_MS)),
  );
}

/** Shows the moment of a row. Waits until the state of this moment is known. */
function goTo(store, row) {
  // The first check runs before `stop` is assigned.
  // deno-lint-ignore prefer-const
  let stop;
  const go = () => {
    if (!store.known.state || store.journal.newest < row) return;
    queueMicrotask(() => stop?.());
    store.travel({ by: "row", value: row });
  };
  stop = store.watch(({ known, journal }) => [known.stale, journal.newest >= row], go);
}

const KEY = "sdl-bridge";
const KEPT = ["theme", "singleKeys", "placement", "carShare", "upperShare", "upper", "lower", "starred"];

export function readSettings(storage) {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? "{}");
    return Object.fromEntries(KEPT.filter((key) => kept?.[key] !== undefined).map((key) => [key, kept[key]]));
  } catch {
    return {};
  }
}

export function keepSettings(store, storage) {
  store.watch(
    ({ ui }) => KEPT.map((key) => ui[key]),
    ({ ui }) => {
      try {
        storage.setItem(KEY, JSON.stringify(Object.fromEntries(KEPT.filter((key) => ui[key] !== undefined).map((key) => [key, ui[key]]))));
      } catch {
        // The page also works without storage.
      }
    },
  );
}

export const sheet = [
  ["Ctrl K", "Find any action", "palette"],
  ["/", "Filter the log", "filter"],
  ["j", "Next row", "next"],
  ["k", "Previous row", "previous"],
  ["]", "Next row with the same cause", "nextCause"],
  ["[", "Previous row with the same cause", "previousCause"],
  ["Space", "Pause, or go live", "pause"],
  ["p", "Select an element on the display", "pick"],
  ["1", "Turn the knob left", "rotateLeft"],
  ["2", "Turn the knob right", "rotateRight"],
  ["c", "Go to the car's screen", "car"],
  ["n", "Switch between day and night", "night"],
  ["d", "Switch driver distraction on or off", "distraction"],
  ["Escape", "Close the open dialog, or clear the highlight or selection", "escape"],
  ["?", "Keyboard shortcuts", "help"],
];

const SINGLE = new Map(
  sheet.filter(([key]) => key.length === 1 || key === "Space").map(([key, , action]) => [key === "Space" ? " " : key, action]),
);

/**
 * Returns the action for a key press; undefined if the key has no action.
 * @param {{key: string, ctrlKey: boolean, metaKey: boolean, altKey: boolean}} event
 * @param {{typing: boolean, singleKeys: boolean, onControl: boolean}} where typing: the focus is in a text field; singleKeys: single-key
 * shortcuts are enabled; onControl: the focus is on a button or list that uses Space
 */
export function actionOf(event, { typing, singleKeys, onControl }) {
  const { key, ctrlKey, metaKey, altKey } = event;
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === "k") return "palette";
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === "Escape") return "escape";
  if (typing || !singleKeys) return undefined;
  if (key === " " && onControl) return undefined;
  return SINGLE.get(key);
}

export function listenToKeys(store, send, parts) {
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented) return;
    const node = focused();
    // An open dialog covers the page, so the page ignores the keys.
    const typing = isTyping(node) || Boolean(store.ui.over);
    const action = actionOf(event, { typing, singleKeys: store.ui.singleKeys !== false, onControl: usesSpace(node) });
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

/** Applies `change` and draws immediately. The user may press the next key for the opened part before the next frame. */
function openNow(store, change) {
  store.choose(change);
  store.flush();
}

/**
 * Closes the topmost open dialog or mode. If none is open, clears one choice: the highlight, else the time range, else the selected row.
 */
function escape(store) {
  const { ui } = store;
  if (ui.over) store.choose({ over: undefined });
  else if (ui.voice) store.choose({ voice: false });
  else if (ui.picking) store.choose({ picking: false });
  else if (ui.held) store.choose({ held: undefined });
  else if (ui.brush) store.choose({ brush: undefined });
  else if (ui.row !== undefined) store.choose({ row: undefined });
}
