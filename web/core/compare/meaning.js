// Compares the values of two runs, whose apps may be different builds. `replay --app` has the same rules (docs/decisions/030). Both
// implementations are tested with comparisons.json.

/** The members that are not compared: ids that only link messages, and addresses and instants that belong to one run. */
const BARE = new Set([
  "correlationID",
  "cancelID",
  "softButtonID",
  "choiceID",
  "cmdID",
  "menuID",
  "parentID",
  "interactionChoiceSetID",
  "hashID",
  "url",
  "crc",
  "offset",
  "deviceInfo",
  "setAt",
  "pausedAt",
  "changed",
  "requestServiceID",
  "serviceID",
]);

export const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

export function meaningOf(value) {
  if (Array.isArray(value)) return value.map(meaningOf);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !BARE.has(name)).map(([name, member]) => [name, meaningOf(member)]));
}

/** The maximum difference between instants that count as equal, in milliseconds. */
const TOLERANCE = 2500;

/** Compares values, and ignores parts that differ between runs and builds. */
export class ValueComparison {
  #then;
  #now;

  /**
   * Creates a comparison of the values of two runs.
   * @param {Map<string, string>} then the content of each file in the first run, by `app/name`; files with equal content are equal, even if
   * their names differ
   * @param {Map<string, string>} now the content of each file in the second run
   */
  constructor(then = new Map(), now = new Map()) {
    this.#then = then;
    this.#now = now;
  }

  /** Returns the differences between two values, each as `{path, then, now}`. */
  partings(then, now, app, path = []) {
    const parted = [{ path, then, now }];
    if (then === undefined && now === undefined) return [];
    if (isObject(then) && isObject(now)) {
      if (path.at(-1) === "startTime") return isSameClock(then, now) ? [] : parted;
      const names = [...Object.keys(then), ...Object.keys(now).filter((name) => !(name in then))];
      return names.flatMap((name) => this.partings(then[name], now[name], app, [...path, name]));
    }
    if (Array.isArray(then) && Array.isArray(now)) {
      return Array.from({ length: Math.max(then.length, now.length) }, (_, place) => place)
        .flatMap((place) => this.partings(then[place], now[place], app, [...path, `${place + 1}`]));
    }
    if (typeof then === "string" && typeof now === "string") return this.#isSameText(then, now, app) ? [] : parted;
    const areNumbers = typeof then === "number" && typeof now === "number";
    if (path.at(-1) === "startMs" && areNumbers && Math.abs(then - now) <= TOLERANCE) return [];
    return then === now ? [] : parted;
  }

  isSame(then, now, app) {
    return this.partings(then, now, app).length === 0;
  }

  /** Whether two texts are equal. A redacted text is equal to any text. */
  #isSameText(then, now, app) {
    if (then === now || then === "[redacted]" || now === "[redacted]") return true;
    const content = this.#then.get(`${app}/${then}`);
    if (content !== undefined && content === this.#now.get(`${app}/${now}`)) return true;
    return then.includes(":") && timeless(then) === timeless(now);
  }
}

function isSameClock(one, other) {
  const milliseconds = ({ hours = 0, minutes = 0, seconds = 0 }) => ((hours * 60 + minutes) * 60 + seconds) * 1000;
  return Math.abs(milliseconds(one) - milliseconds(other)) <= TOLERANCE;
}

/** Returns the text with each time (`7:05`, `12:30:59`) replaced by `#`. */
export const timeless = (text) => text.replace(/(?<!\p{Nd})\p{Nd}{1,2}(?::\p{Nd}{2}(?!\p{Nd})){1,2}/gu, "#");

/** Returns the text with each number replaced by `#`. */
export const numberless = (text) => text.replace(/\p{Nd}+/gu, "#");

/**
 * Returns an array with the value at `path` inside `value`; the array is `[undefined]` if only the last step is missing. Returns undefined
 * if the parent does not exist.
 */
export function placeIn(path, value) {
  const step = (from, key) => (Array.isArray(from) ? from[Number(key) - 1] : isObject(from) ? from[key] : undefined);
  if (path.length === 0) return [value];
  const parent = path.slice(0, -1).reduce(step, value);
  return parent === undefined ? undefined : [step(parent, path.at(-1))];
}

/** Formats a value on one line of about 160 characters or less. */
export function spoken(value) {
  if (value === undefined) return "nothing";
  const line = (typeof value === "string" ? `"${value}"` : JSON.stringify(value)).replaceAll("\n", "⏎");
  return line.length > 160 ? `${line.slice(0, 160)}…` : line;
}

/** Formats the first three parameters whose values are texts. */
const saying = (params) =>
  Object.entries(params).filter(([, value]) => typeof value === "string" && value !== "")
    .map(([name, value]) => `${name} ${spoken(value)}`).slice(0, 3).join(", ");

/** Describes an action of an app, for example `Alert alertText1 "Sent to Work"`. */
export function deedInWords({ what, params }) {
  const text = isObject(params) ? saying(params) : "";
  return text ? `${what} ${text}` : what;
}
