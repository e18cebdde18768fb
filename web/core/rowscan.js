// Finds the values of a row's fields in its bytes. Parsing a million rows as JSON would take too long.

const [LINE, QUOTE, COMMA, MINUS, DOT, COLON] = [10, 34, 44, 45, 46, 58];
const [LIST, ESCAPE, LIST_END, OPEN, CLOSE] = [91, 92, 93, 123, 125];
const [ZERO, NULL] = [48, 110];
/** The maximum number of digits of a number. Longer numbers are parsed as JSON. */
const MOST_DIGITS = 15;
const PLACES = 1024;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Returns the index after the string whose opening quotation mark is at `at`; -1 if the string has no end. */
function behindString(bytes, at) {
  for (let place = at + 1; place < bytes.length; place += 1) {
    const byte = bytes[place];
    if (byte === QUOTE) return place + 1;
    if (byte === ESCAPE) place += 1;
    else if (byte === LINE) return -1;
  }
  return -1;
}

/** Returns the index after the object or array that begins at `at`; -1 if its end is not on the same line. */
function behindNested(bytes, at) {
  let depth = 0;
  for (let place = at; place < bytes.length; place += 1) {
    const byte = bytes[place];
    if (byte === QUOTE) {
      place = behindString(bytes, place) - 1;
      if (place < 0) return -1;
    } else if (byte === OPEN || byte === LIST) {
      depth += 1;
    } else if (byte === CLOSE || byte === LIST_END) {
      depth -= 1;
      if (depth === 0) return place + 1;
    } else if (byte === LINE) {
      return -1;
    }
  }
  return -1;
}

function behindValue(bytes, at) {
  if (bytes[at] === QUOTE) return behindString(bytes, at);
  if (bytes[at] === OPEN || bytes[at] === LIST) return behindNested(bytes, at);
  let place = at;
  while (place < bytes.length && bytes[place] !== COMMA && bytes[place] !== CLOSE && bytes[place] !== LINE) place += 1;
  return place > at ? place : -1;
}

/** Returns the number in a range of bytes; undefined if the bytes are not a number or must be parsed as JSON. */
export function numberAt(bytes, from, end) {
  const start = bytes[from] === MINUS ? from + 1 : from;
  if (start >= end || end - start > MOST_DIGITS) return undefined;
  let [value, divisor] = [0, 0];
  for (let place = start; place < end; place += 1) {
    const digit = bytes[place] - ZERO;
    if (digit >= 0 && digit <= 9) {
      value = value * 10 + digit;
      divisor *= 10;
    } else if (bytes[place] === DOT && divisor === 0 && place > start && place + 1 < end) {
      divisor = 1;
    } else {
      return undefined;
    }
  }
  const number = divisor > 1 ? value / divisor : value;
  return start > from ? -number : number;
}

/** The fields of a row that are read. Fields are found by comparing bytes, without decoding names. */
export class Fields {
  #places = new Array(PLACES);

  /** Prepares the search. `codes` contains the code of each field by the field's name. Codes are greater than 0. */
  constructor(codes) {
    for (const [name, code] of Object.entries(codes)) {
      const bytes = encoder.encode(name);
      const place = placeOf(bytes, 0, bytes.length);
      this.#places[place] = [...(this.#places[place] ?? []), { bytes, code }];
    }
  }

  /** Returns the code of the field whose name is in a range of bytes; 0 for other fields. */
  at(bytes, from, end) {
    const found = this.#places[placeOf(bytes, from, end)];
    if (found === undefined) return 0;
    for (const { bytes: name, code } of found) if (isSame(bytes, from, end, name)) return code;
    return 0;
  }
}

const placeOf = (bytes, from, end) => (bytes[from] * 7 + bytes[end - 1] * 13 + (end - from) * 31) & (PLACES - 1);

function isSame(bytes, from, end, other) {
  if (other.length !== end - from) return false;
  for (let index = 0; index < other.length; index += 1) if (bytes[from + index] !== other[index]) return false;
  return true;
}

/** Assigns numbers to words in the order of their first use. The first number is 1. */
export class Words {
  list = [];
  #known = new Map();
  #byHash = new Map();

  of(word) {
    let code = this.#known.get(word);
    if (code === undefined) {
      code = this.list.push(word);
      this.#known.set(word, code);
    }
    return code;
  }

  /** Returns the number of the word in a range of bytes. */
  at(bytes, from, end) {
    let hash = end - from;
    for (let place = from; place < end; place += 1) hash = (Math.imul(hash, 31) + bytes[place]) | 0;
    const found = this.#byHash.get(hash);
    if (found !== undefined && isSame(bytes, from, end, found.bytes)) return found.code;
    const own = bytes.slice(from, end);
    const code = this.of(decoder.decode(own));
    this.#byHash.set(hash, { bytes: own, code });
    return code;
  }
}

function hasEscape(bytes, from, end) {
  for (let place = from; place < end; place += 1) if (bytes[place] === ESCAPE) return true;
  return false;
}

/**
 * Scans the row that begins at `start`, and passes the value of each field in `fields` to `take`.
 * @param {Uint8Array} bytes
 * @param {Fields} fields
 * @param {(code: number, from: number, end: number) => boolean} take reads a value; returns false if the value must be parsed as JSON
 * @returns {boolean} false if the row must be parsed as JSON
 */
export function scanRow(bytes, start, end, fields, take) {
  if (bytes[start] !== OPEN) return false;
  for (let at = start + 1;;) {
    const keyEnd = bytes[at] === QUOTE ? behindString(bytes, at) : -1;
    if (keyEnd < 0 || bytes[keyEnd] !== COLON || hasEscape(bytes, at, keyEnd)) return false;
    const code = fields.at(bytes, at + 1, keyEnd - 1);
    const valueEnd = behindValue(bytes, keyEnd + 1);
    if (valueEnd < 0 || valueEnd >= end) return false;
    if (code > 0 && !take(code, keyEnd + 1, valueEnd)) return false;
    if (bytes[valueEnd] === CLOSE) return valueEnd + 1 === end;
    if (bytes[valueEnd] !== COMMA) return false;
    at = valueEnd + 1;
  }
}

/** Returns the number of the word in a range of bytes; 0 for null. Returns undefined if the bytes must be parsed as JSON. */
export function wordAt(bytes, from, end, words) {
  if (bytes[from] === NULL) return 0;
  if (bytes[from] !== QUOTE || hasEscape(bytes, from, end)) return undefined;
  return words.at(bytes, from + 1, end - 1);
}

/** Appends the numbers in an array to `into`. @returns {boolean} false if the array contains other values */
export function takeNumbers(bytes, from, end, into) {
  if (bytes[from] !== LIST) return false;
  for (let at = from + 1; at < end - 1;) {
    let stop = at;
    while (stop < end - 1 && bytes[stop] !== COMMA) stop += 1;
    const number = numberAt(bytes, at, stop);
    if (number === undefined) return false;
    into.push(number);
    at = stop + 1;
  }
  return true;
}
