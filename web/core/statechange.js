// What a row of the log changed: the differences between the states before and after the row.

import { pointerOf } from "./reduce.js";

/** The maximum number of differences to search. */
const MOST = 40;
const LONGEST_VALUE = 60;
/** How long after a row its changes occur, in milliseconds. Later changes are of a drive, which writes no rows. */
const WITHIN_MS = 20;

const isObject = (value) => value !== null && typeof value === "object";

/**
 * Returns the differences between two states: `{keys, before, after}`. States share the parts that did not change, so
 * only changed parts are compared. A part that is new or gone is one difference.
 */
export function differences(before, after, keys = [], found = []) {
  if (before === after || found.length >= MOST) return found;
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) {
    found.push({ keys, before, after });
    return found;
  }
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) differences(before[key], after[key], [...keys, key], found);
  return found;
}

/** Returns a value as short text. */
function textOf(value) {
  if (value === undefined) return "absent";
  const text = JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text;
}

/** Returns the place of a difference without the parts that the row itself names. */
function placeOf(keys, app) {
  const inCar = keys[0] === "headUnit" ? keys.slice(1) : keys;
  const inApp = inCar[0] === "apps" && inCar[1] === app ? inCar.slice(2) : inCar;
  return (inApp[0] === "windows" && inApp[1] === "0" ? inApp.slice(2) : inApp).join(" ");
}

/** Addresses of files change with their files. Numbers of pictures change with each frame. */
const isShown = ({ keys, before, after }) =>
  keys.at(-1) !== "url" && !keys.includes("picture") && JSON.stringify(before) !== JSON.stringify(after);

/**
 * Returns what the row changed on the head unit, or else in the apps' own processes; undefined if the states are not
 * available.
 */
export function changedBy(row, history) {
  try {
    const from = history.moment("row", row.seq - 1);
    if (!from) return undefined;
    let to = from;
    for (let later; (later = history.neighbours(to.seq).later) && later.row <= row.seq && later.at <= row.at + WITHIN_MS;) to = later;
    const [before, after] = [history.stateAt(from.seq), history.stateAt(to.seq)];
    const of = (part) => differences(before[part], after[part], [part]).filter(isShown);
    const car = of("headUnit");
    return (car.length > 0 ? car : of("apps")).map(({ keys, before: old, after: next }) => ({
      place: placeOf(keys, row.app),
      pointer: pointerOf(keys),
      before: textOf(old),
      after: textOf(next),
    }));
  } catch {
    // A part of a file may be broken.
    return undefined;
  }
}
