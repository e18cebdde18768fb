// Which keys stand where. Pure tables and sums.

const LETTERS = {
  QWERTY: ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
  QWERTZ: ["qwertzuiop", "asdfghjkl", "yxcvbnm"],
  AZERTY: ["azertyuiop", "qsdfghjklm", "wxcvbn"],
};
const NUMBERS = ["123", "456", "789", "*0#"];
const SYMBOLS = ["1234567890", "@#€&_-+()/", "*\"':;!?%"];

/** Letters some languages have beside, at the end of their rows. */
const EXTRA = { "DE-DE": ["ü", "öä", "ß"], "SV-SE": ["å", "öä", ""], "DA-DK": ["å", "æø", ""], "NO-NO": ["å", "øæ", ""], "ES-ES": ["", "ñ", ""], "ES-MX": ["", "ñ", ""] };

/** The layouts an app may ask for. */
export const layouts = ["QWERTY", "QWERTZ", "AZERTY", "NUMERIC"];

/**
 * The rows of keys.
 * @param {object} properties  keyboardProperties as the head unit holds them
 * @param {{shift?: boolean, symbols?: boolean}} held
 * @returns {{key: string, grey: boolean, custom?: boolean}[][]}
 */
export function rowsOf(properties = {}, { shift = false, symbols = false } = {}) {
  const { keyboardLayout = "QWERTY", language, limitedCharacterList, customKeys } = properties;
  const rows = symbols && keyboardLayout !== "NUMERIC" ? SYMBOLS : keyboardLayout === "NUMERIC" ? NUMBERS : withExtra(LETTERS[keyboardLayout] ?? LETTERS.QWERTY, language);
  const allowed = limitedCharacterList?.length ? new Set(limitedCharacterList.flatMap((one) => [one.toLowerCase(), one.toUpperCase()])) : undefined;
  const drawn = rows.map((row) => [...row].map((key) => keyOf(shift && !symbols ? key.toUpperCase() : key, allowed)));
  if (customKeys?.length) drawn.unshift(customKeys.slice(0, 10).map((key) => ({ ...keyOf(key, allowed), custom: true })));
  return drawn;
}

const keyOf = (key, allowed) => ({ key, grey: allowed !== undefined && !allowed.has(key) });

function withExtra(rows, language) {
  const extra = EXTRA[language];
  return extra ? rows.map((row, index) => row + extra[index]) : rows;
}

/** Whether a character may be typed. */
export function mayType(character, { limitedCharacterList } = {}) {
  if (!limitedCharacterList?.length) return true;
  return limitedCharacterList.some((one) => one.toLowerCase() === character.toLowerCase());
}

/** The text as it is shown: dots when it is masked. */
export const masked = (text, hide) => (hide ? "•".repeat([...text].length) : text);

/** The text without its last character, as people count characters. */
export function withoutLast(text) {
  if (typeof Intl.Segmenter !== "function") return [...text].slice(0, -1).join("");
  const parts = [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)];
  return parts.slice(0, -1).map(({ segment }) => segment).join("");
}

/**
 * A text both sides change: the hand at once, the head unit a moment later. What was typed stays until the head unit has
 * said something of its own.
 */
export class Entry {
  #typed;
  #told;

  /** The text to show, given what the head unit says it is. */
  text(told = "") {
    if (told !== this.#told) {
      // An echo of something typed earlier is no news.
      if (this.#typed === undefined || !this.#typed.startsWith(told) || told === this.#typed) this.#typed = undefined;
      this.#told = told;
    }
    return this.#typed ?? told;
  }

  type(text) {
    this.#typed = text;
  }
}
