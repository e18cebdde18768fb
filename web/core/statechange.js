// Finds what a row of the log has changed: the differences between the states before and after the row.

import { pointerOf } from "./reduce.js";

/** The maximum number of differences that are returned. */
const MOST = 40;
const LONGEST_VALUE = 60;
/** The maximum time between a row and its changes, in milliseconds. Later changes are changes by a drive, which writes no rows. */
const WITHIN_MS = 20;

const isObject = (value) => value !== null && typeof value === "object";

/**
 * Returns the differences between two states: `{keys, before, after}`. The states share unchanged parts, so only changed parts are visited.
 * An added or a removed part is one difference.
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

/** Formats the value of a difference as a short text. */
function textOf(value) {
  if (value === undefined) return "absent";
  const text = JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text;
}

/** Returns the path of a difference without the keys that the row's details already show. */
function placeOf(keys, app) {
  const inCar = keys[0] === "headUnit" ? keys.slice(1) : keys;
  const inApp = inCar[0] === "apps" && inCar[1] === app ? inCar.slice(2) : inCar;
  return (inApp[0] === "windows" && inApp[1] === "0" ? inApp.slice(2) : inApp).join(" ");
}

/** Whether a difference is shown. Addresses of files and numbers of pictures are hidden, because they change with every file or frame. */
const isShown = ({ keys, before, after }) =>
  keys.at(-1) !== "url" && !keys.includes("picture") && JSON.stringify(before) !== JSON.stringify(after);

/**
 * Returns what a row has changed on the head unit. If the row has changed nothing on the head unit, returns the changes of the apps' own
 * states. Returns undefined if the states are not available.
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
    // A part of the file may be broken.
    return undefined;
  }
}
