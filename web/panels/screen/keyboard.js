// The keyboard on the screen, for overlays, searches and the keyboard template.

import { h } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { Entry, mayType, rowsOf, withoutLast } from "./keyboard-layouts.js";
import { pressing } from "./press.js";

let held = { shift: false, symbols: false };

const entries = new Map();

/** The entry of each keyboard overlay, between hand and head unit. */
export const typist = {
  textOf(overlay) {
    if (!entries.has(overlay.id)) entries.clear();
    if (!entries.has(overlay.id)) entries.set(overlay.id, new Entry());
    return entries.get(overlay.id).text(overlay.entry ?? "");
  },

  /** Takes what was typed; answers the text now in force, without what may not be typed. */
  type(context, wanted) {
    const { overlay, send, store } = context;
    const before = typist.textOf(overlay);
    const text = wanted.startsWith(before) ? before + [...wanted.slice(before.length)].filter((one) => mayType(one, keyboardOfApp(context))).join("") : wanted;
    if (text !== before) {
      entries.get(overlay.id).type(text);
      send("headUnit.overlay.type", { overlay: overlay.id, text });
      store.choose({ typed: text });
    }
    return text;
  },

  /** Changes the text as it is at that instant: keys may come faster than pictures. */
  edit: (context) => (change) => typist.type(context, change(typist.textOf(context.overlay))),

  /** Handlers for the field that shows the text. */
  field: (context) => ({ input: ({ target }) => (target.value = typist.type(context, target.value)), keydown: (event) => event.key === "Enter" && typist.submit(context) }),

  submit({ overlay, send }) {
    send("headUnit.overlay.submit", { overlay: overlay.id, text: typist.textOf(overlay) });
  },
};

/** The keyboard in force for an overlay: its own, else as its app has set it. */
export const keyboardOfApp = ({ overlay, headUnit }) => overlay.keyboard ?? headUnit.apps[overlay.app]?.globalProperties?.keyboardProperties ?? {};

/** What the app proposes for what was typed so far. */
export function suggestionsOf(context) {
  const { autoCompleteList, autoCompleteText } = keyboardOfApp(context);
  return context.overlay.autoComplete ?? autoCompleteList ?? (autoCompleteText ? [autoCompleteText] : []);
}

/**
 * All keys.
 * @param {{properties: object, empty: boolean, edit: (change: (text: string) => string) => void, submit: () => void, store: object}} how
 */
export function keys({ properties, empty, edit, submit, store }) {
  const numeric = properties.keyboardLayout === "NUMERIC";
  const rows = rowsOf(properties, held);
  const hold = (change) => () => {
    held = { ...held, ...change };
    store.choose({ keysHeld: `${held.shift} ${held.symbols}` });
  };
  const press = (key) => () => {
    edit((text) => text + key);
    if (held.shift) hold({ shift: false })();
  };
  const letter = ({ key, grey, custom }) => h("button", { key: `letter ${key}`, type: "button", class: ["key", custom && "custom"], disabled: grey, on: pressing(press(key)) }, key);
  const special = (name, label, face, act, more = {}) => h("button", { key: name, type: "button", class: ["key", "special", name], "aria-label": label, on: pressing(act), ...more }, face);
  const erase = special("erase", "Erase", icon("erase"), () => edit(withoutLast), { disabled: empty });
  const done = special("done", "Done", icon("check"), submit);
  if (numeric) return h("div", { class: "keys numeric", role: "group", "aria-label": "Keys" }, rows.map((row, index) => h("div", { class: "key-row" }, row.map(letter), index === rows.length - 2 ? erase : index === rows.length - 1 ? done : row.length === 3 && h("span", { class: "key-gap" }))));
  const last = rows.length - 1;
  return h(
    "div",
    { class: ["keys", rows.length > 3 && "five-rows"], role: "group", "aria-label": "Keys" },
    rows.map((row, index) =>
      h("div", { class: "key-row" }, index === last && special("shift", "Capital letters", icon("shift"), hold({ shift: !held.shift }), { "aria-pressed": String(held.shift), disabled: held.symbols }), row.map(letter), index === last && erase),
    ),
    h(
      "div",
      { class: "key-row" },
      special("symbols", held.symbols ? "Letters" : "Numbers and signs", held.symbols ? "abc" : "123", hold({ symbols: !held.symbols })),
      h("button", { key: "comma", type: "button", class: "key", disabled: !mayType(",", properties), on: pressing(press(",")) }, ","),
      h("button", { key: "space", type: "button", class: "key space", "aria-label": "Space", disabled: !mayType(" ", properties), on: pressing(press(" ")) }, h("span")),
      h("button", { key: "stop", type: "button", class: "key", disabled: !mayType(".", properties), on: pressing(press(".")) }, "."),
      done,
    ),
  );
}
