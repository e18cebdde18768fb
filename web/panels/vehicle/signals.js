// Splits vehicle data into single signals, each of which has a control.

import { instant } from "../../core/format.js";

/** The items of vehicle data that are shown as gauges. */
export const GAUGES = ["speed", "rpm", "fuelLevel", "externalTemperature", "accPedalPosition", "engineOilLife"];

/** The usual ranges of values. The specification allows much larger values. */
const USUAL = { speed: [0, 260], rpm: [0, 8000], fuelLevel: [0, 100], externalTemperature: [-40, 60], steeringWheelAngle: [-540, 540] };

/** Returns the range of a gauge and its slider: the usual range, extended to the current value. */
export function scaleOf({ name, minimum = 0, maximum = 100 }, value = 0) {
  const [low, high] = USUAL[name] ?? [minimum, maximum];
  return [Math.min(low, value), Math.max(high, value)];
}

/**
 * Returns the signals in a value, each with its path.
 * @returns {{path: (string|number)[], value: boolean|number|string}[]}
 */
export function signalsOf(value, path = []) {
  if (value === null || typeof value !== "object") return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) => signalsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]));
}

/** Returns a merge patch (RFC 7396) that sets one signal, or removes it if `value` is null. Arrays are replaced as a whole. */
export function patchOf(vehicle, [key, ...rest], value) {
  if (rest.length === 0) return { [key]: value };
  const inner = vehicle?.[key];
  if (!Array.isArray(inner)) return { [key]: patchOf(inner, rest, value) };
  const whole = structuredClone(inner);
  let place = whole;
  for (const step of rest.slice(0, -1)) place = place[step];
  const last = rest.at(-1);
  if (value !== null) place[last] = value;
  else if (Array.isArray(place)) place.splice(last, 1);
  else delete place[last];
  return { [key]: whole };
}

/**
 * Returns for each item the names of the subscribed apps. Each name includes the time at which the app last received the item, if known.
 */
export function listenersOf(apps = {}, sent = {}) {
  const listeners = {};
  for (const [key, { name, subscribedVehicleData = [] }] of Object.entries(apps)) {
    for (const item of subscribedVehicleData) {
      const at = sent[key]?.[item];
      (listeners[item] ??= []).push(at === undefined ? name : `${name} at ${instant(at).split(".")[0]}`);
    }
  }
  return listeners;
}

/** Returns the path of a signal as words, for example `leftFront pressure`. */
export const wordsOf = (path) => path.map((step) => (typeof step === "number" ? `${step + 1}` : step)).join(" ");
