// The on-screen keyboard, for overlays, searches and the keyboard template.

import { h } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { pressing } from "./elements.js";

let held = { shift: false, symbols: false };

const entries = new Map();

/** The text that the user types in each keyboard overlay. The text is sent to the head unit. */
export const textEntry = {
  textOf(overlay) {
    if (!entries.has(overlay.id)) entries.clear();
    if (!entries.has(overlay.id)) entries.set(overlay.id, new Entry());
    return entries.get(overlay.id).text(overlay.entry ?? "");
  },

  /** Sets the text of an overlay without the characters that are not allowed. Returns the new text. */
  type(context, wanted) {
    const { overlay, send, store } = context;
    const before = textEntry.textOf(overlay);
    const text = wanted.startsWith(before)
      ? before + [...wanted.slice(before.length)].filter((one) => mayType(one, keyboardOfApp(context))).join("")
      : wanted;
    if (text !== before) {
      entries.get(overlay.id).type(text);
      send("headUnit.overlay.type", { overlay: overlay.id, text });
      store.choose({ typed: text });
    }
    return text;
  },

  /**
   * Returns a function that changes the current text. The function reads the text when it is called, because the user may press keys faster
   * than frames are drawn.
   */
  edit: (context) => (change) => textEntry.type(context, change(textEntry.textOf(context.overlay))),

  field: (context) => ({
    input: ({ target }) => (target.value = textEntry.type(context, target.value)),
    keydown: (event) => event.key === "Enter" && textEntry.submit(context),
  }),

  submit({ overlay, send }) {
    send("headUnit.overlay.submit", { overlay: overlay.id, text: textEntry.textOf(overlay) });
  },
};

export const keyboardOfApp = ({ overlay, headUnit }) =>
  overlay.keyboard ?? headUnit.apps[overlay.app]?.globalProperties?.keyboardProperties ?? {};

export function suggestionsOf(context) {
  const { autoCompleteList, autoCompleteText } = keyboardOfApp(context);
  return context.overlay.autoComplete ?? autoCompleteList ?? (autoCompleteText ? [autoCompleteText] : []);
}

/**
 * Returns the elements of all keys.
 * @param {{properties, empty, edit, submit, store}} how
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
  const letter = ({ key, grey, custom }) =>
    h("button", { key: `letter ${key}`, class: ["key", custom && "custom"], disabled: grey, on: pressing(press(key)) }, key);
  const special = (name, label, face, act, more = {}) =>
    h("button", { key: name, class: ["key", "special", name], "aria-label": label, on: pressing(act), ...more }, face);
  const erase = special("erase", "Erase", icon("erase"), () => edit(withoutLast), { disabled: empty });
  const done = special("done", "Done", icon("check"), submit);
  if (numeric) {
    return h(
      "div",
      { class: "keys numeric", role: "group", "aria-label": "Keys" },
      rows.map((row, index) =>
        h(
          "div",
          { class: "key-row" },
          row.map(letter),
          index === rows.length - 2 ? erase : index === rows.length - 1 ? done : row.length === 3 && h("span", { class: "key-gap" }),
        )
      ),
    );
  }
  const last = rows.length - 1;
  return h(
    "div",
    { class: ["keys", rows.length > 3 && "five-rows"], role: "group", "aria-label": "Keys" },
    rows.map((row, index) =>
      h(
        "div",
        { class: "key-row" },
        index === last &&
          special("shift", "Capital letters", icon("shift"), hold({ shift: !held.shift }), {
            "aria-pressed": held.shift,
            disabled: held.symbols,
          }),
        row.map(letter),
        index === last && erase,
      )
    ),
    h(
      "div",
      { class: "key-row" },
      special("symbols", held.symbols ? "Letters" : "Numbers and signs", held.symbols ? "abc" : "123", hold({ symbols: !held.symbols })),
      h("button", { key: "comma", class: "key", disabled: !mayType(",", properties), on: pressing(press(",")) }, ","),
      h("button", {
        key: "space",
        class: "key space",
        "aria-label": "Space",
        disabled: !mayType(" ", properties),
        on: pressing(press(" ")),
      }, h("span")),
      h("button", { key: "stop", class: "key", disabled: !mayType(".", properties), on: pressing(press(".")) }, "."),
      done,
    ),
  );
}

const LETTERS = {
  QWERTY: ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
  QWERTZ: ["qwertzuiop", "asdfghjkl", "yxcvbnm"],
  AZERTY: ["azertyuiop", "qsdfghjklm", "wxcvbn"],
};
const NUMBERS = ["123", "456", "789", "*0#"];
const SYMBOLS = ["1234567890", "@#€&_-+()/", "*\"':;!?%"];

/** The additional letters of some languages, at the ends of the rows. */
const EXTRA = {
  "DE-DE": ["ü", "öä", "ß"],
  "SV-SE": ["å", "öä", ""],
  "DA-DK": ["å", "æø", ""],
  "NO-NO": ["å", "øæ", ""],
  "ES-ES": ["", "ñ", ""],
  "ES-MX": ["", "ñ", ""],
};

export const layouts = ["QWERTY", "QWERTZ", "AZERTY", "NUMERIC"];

/**
 * Returns the rows of keys.
 * @param {object} properties the `keyboardProperties` of the head unit
 * @param {{shift?: boolean, symbols?: boolean}} held the active modes of the keyboard
 * @returns {{key: string, grey: boolean, custom?: boolean}[][]}
 */
export function rowsOf(properties = {}, { shift = false, symbols = false } = {}) {
  const { keyboardLayout = "QWERTY", language, limitedCharacterList, customKeys } = properties;
  const rows = symbols && keyboardLayout !== "NUMERIC"
    ? SYMBOLS
    : keyboardLayout === "NUMERIC"
    ? NUMBERS
    : withExtra(LETTERS[keyboardLayout] ?? LETTERS.QWERTY, language);
  const allowed = limitedCharacterList?.length
    ? new Set(limitedCharacterList.flatMap((one) => [one.toLowerCase(), one.toUpperCase()]))
    : undefined;
  const drawn = rows.map((row) => [...row].map((key) => keyOf(shift && !symbols ? key.toUpperCase() : key, allowed)));
  if (customKeys?.length) drawn.unshift(customKeys.slice(0, 10).map((key) => ({ ...keyOf(key, allowed), custom: true })));
  return drawn;
}

const keyOf = (key, allowed) => ({ key, grey: allowed !== undefined && !allowed.has(key) });

function withExtra(rows, language) {
  const extra = EXTRA[language];
  return extra ? rows.map((row, index) => row + extra[index]) : rows;
}

export function mayType(character, { limitedCharacterList } = {}) {
  if (!limitedCharacterList?.length) return true;
  return limitedCharacterList.some((one) => one.toLowerCase() === character.toLowerCase());
}

/** Returns the text to show. If `hide` is true, a dot replaces each character. */
export const masked = (text, hide) => (hide ? "•".repeat([...text].length) : text);

/** Returns the text without its last grapheme. */
export function withoutLast(text) {
  if (typeof Intl.Segmenter !== "function") return [...text].slice(0, -1).join("");
  const parts = [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)];
  return parts.slice(0, -1).map(({ segment }) => segment).join("");
}

/**
 * A text that both the user and the head unit change. Shows the typed text. A text from the head unit replaces the typed text, unless it is
 * only a beginning of the typed text: such a text is outdated.
 */
export class Entry {
  #typed;
  #reported;

  /** Returns the text to show. `reported` is the text that the head unit reports. */
  text(reported = "") {
    if (reported !== this.#reported) {
      // Ignore a report of an earlier version of the typed text.
      if (this.#typed === undefined || !this.#typed.startsWith(reported) || reported === this.#typed) this.#typed = undefined;
      this.#reported = reported;
    }
    return this.#typed ?? reported;
  }

  type(text) {
    this.#typed = text;
  }
}
