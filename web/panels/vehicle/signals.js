// What a car says, taken apart into single signals that a control can show and set.

import { instant } from "../../core/format.js";

/** The usual ones, which stand on top as gauges. */
export const GAUGES = ["speed", "rpm", "fuelLevel", "externalTemperature", "accPedalPosition", "engineOilLife"];

/** A scale a driver would expect, where the interface allows far more. */
const USUAL = { speed: [0, 260], rpm: [0, 8000], fuelLevel: [0, 100], externalTemperature: [-40, 60], steeringWheelAngle: [-540, 540] };

/** From where to where a gauge and its slider go: the usual scale, stretched to what is said now. */
export function scaleOf({ name, minimum = 0, maximum = 100 }, value = 0) {
  const [low, high] = USUAL[name] ?? [minimum, maximum];
  return [Math.min(low, value), Math.max(high, value)];
}

/**
 * The single signals in a value, with their ways through it.
 * @returns {{path: (string|number)[], value: boolean|number|string}[]}
 */
export function signalsOf(value, path = []) {
  if (value === null || typeof value !== "object") return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) => signalsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]));
}

/** A merge patch of the car in which one signal is another; an array is replaced as a whole, as RFC 7396 has it. */
export function patchOf(vehicle, [key, ...rest], value) {
  if (rest.length === 0) return { [key]: value };
  const inner = vehicle?.[key];
  if (!Array.isArray(inner)) return { [key]: patchOf(inner, rest, value) };
  const whole = structuredClone(inner);
  let place = whole;
  for (const step of rest.slice(0, -1)) place = place[step];
  place[rest.at(-1)] = value;
  return { [key]: whole };
}

/** Which apps are told of each item, by their names, with when each was last told, where that is known. */
export function listenersOf(apps = {}, told = {}) {
  const listeners = {};
  for (const [key, { name, subscribedVehicleData = [] }] of Object.entries(apps)) {
    for (const item of subscribedVehicleData) {
      const at = told[key]?.[item];
      (listeners[item] ??= []).push(at === undefined ? name : `${name} at ${instant(at).split(".")[0]}`);
    }
  }
  return listeners;
}

/** A signal's way in words: `leftFront pressure`. */
export const wordsOf = (path) => path.map((step) => (typeof step === "number" ? `${step + 1}` : step)).join(" ");
