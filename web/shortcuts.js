// Keys to actions.

import { find, focused, isTyping, usesSpace } from "./core/dom.js";
import { actionOf } from "./core/keys.js";

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
