// Notifications: errors with a remedy, and confirmations.

import { h, render } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { button, tool } from "../../core/parts.js";

/** The time for which a note is shown, in milliseconds. Errors are shown longer, because users need more time to read them. */
const STAYS_MS = { info: 6000, good: 6000, bad: 15_000 };
const FACES = { bad: "warning", good: "check", info: "info" };

export function mount(element, store, send) {
  const timers = new Map();
  const drop = (id) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    store.choose({ notes: (store.ui.notes ?? []).filter((note) => note.id !== id) });
  };
  // A note stays while the pointer or the focus is on the note. A note about a failure stays until the user closes it.
  const keep = (id) => clearTimeout(timers.get(id));
  return store.watch(
    ({ ui }) => [ui.notes],
    ({ ui }) => {
      const notes = ui.notes ?? [];
      for (const { id, kind, stays } of notes) {
        if (!stays && !timers.has(id)) timers.set(id, setTimeout(() => drop(id), STAYS_MS[kind]));
      }
      render(element, notes.map((note) => draw(note, drop, keep, send)));
    },
  );
}

function draw(note, drop, keep, send) {
  const { id, kind, title, detail, hint, code, brief, copy, act } = note;
  return h(
    "div",
    {
      key: id,
      class: ["note", kind],
      role: kind === "bad" ? "alert" : "status",
      on: { pointerenter: () => keep(id), focusin: () => keep(id) },
    },
    icon(FACES[kind] ?? "info"),
    h(
      "div",
      { class: "note-words" },
      h("strong", {}, title),
      detail && h("p", {}, detail),
      hint && h("p", { class: "quiet" }, hint),
      code && h("code", { class: "note-code" }, code),
      brief && h("code", { class: "quiet" }, brief),
    ),
    act && button(act.label, () => (act.work(), drop(id))),
    copy && tool("Copy as curl", "code", () => send.copy(copy.command, copy.params)),
    tool("Close", "close", () => drop(id)),
  );
}
