// The rows for the members of an item of vehicle data: values, the structures that contain them, and absent members.

import { ITEM_WORDS } from "../../core/profile.js";

/** The units of members. The bridge reports only the units of items. */
const UNITS = {
  gps: { latitudeDegrees: "°", longitudeDegrees: "°", heading: "°", altitude: "m", speed: "km/h" },
  tirePressure: { pressure: "kPa" },
  climateData: { atmosphericPressure: "hPa" },
  fuelRange: { range: "km", level: "%" },
  windowStatus: { approximatePosition: "%", deviation: "%" },
  emergencyEvent: { maximumChangeVelocity: "km/h" },
};

const KINDS = { flag: "boolean", whole: "integer", number: "float", text: "string", word: "enum" };

/**
 * Returns the field that describes an item. The field comes from the RPC specification, or from the bridge for an item that the profile
 * defines.
 */
export function fieldOf(item, spec) {
  const field = spec?.field(spec.message("OnVehicleData"), item.name);
  if (field || !item.kind) return field;
  const { name, kind, words: options, minimum: minValue, maximum: maxValue } = item;
  return { name, kind: KINDS[kind], options, bounds: { minValue, maxValue } };
}

const isObject = (value) => value !== null && typeof value === "object";

/**
 * Returns the rows for a value. A structure or a list element has its own row above the rows of its members.
 * @returns {{path: (string|number)[], value: any, field?: object, unit?: string, removable: boolean}[]}
 */
export function membersOf(item, value, field, spec, path = []) {
  if (!isObject(value)) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) => {
    const step = isList ? Number(key) : key;
    const own = isList ? field && { ...field, array: false } : spec?.field(field?.struct, key);
    const removable = isList ? value.length > (field?.bounds.minSize ?? 0) : !own?.mandatory;
    const place = [...path, step];
    return [{ path: place, value: inner, field: own, unit: UNITS[item]?.[key], removable }, ...membersOf(item, inner, own, spec, place)];
  });
}

/**
 * Returns the members and elements that the user can add to a value, each with its initial value.
 * @returns {{path: (string|number)[], start: any}[]}
 */
export function absentOf(value, field, spec, path = []) {
  if (!field || !spec || !isObject(value)) return [];
  if (Array.isArray(value)) {
    const element = { ...field, array: false };
    const inner = value.flatMap((one, index) => absentOf(one, element, spec, [...path, index]));
    const isFull = value.length >= (field.bounds.maxSize ?? Infinity);
    return isFull ? inner : [...inner, { path: [...path, value.length], start: spec.element(field) }];
  }
  return spec.fieldsOf(field.struct).flatMap((own) => {
    const place = [...path, own.name];
    return own.name in value ? absentOf(value[own.name], own, spec, place) : [{ path: place, start: spec.startOf(own) }];
  });
}

/** Returns the field at a path below a field. A list element has the field of the list, with `array` set to false. */
export function fieldAt(field, path, spec) {
  return path.reduce(
    (owner, step) => (typeof step === "number" ? owner && { ...owner, array: false } : spec?.field(owner?.struct, step)),
    field,
  );
}

/** Returns the value at a path; undefined if the path does not exist. */
export const valueAt = (value, path) => path.reduce((inner, step) => inner?.[step], value);

/**
 * Returns the text in which the search looks for words: lower-case, and with camel-case names also split, so that "door" finds
 * `driverDoorAjar`.
 */
const plainText = (text) => `${text} ${String(text).replace(/([a-z])([A-Z])/g, "$1 $2")}`.toLowerCase();

/** Returns the members that contain all words; undefined if no member contains all words. */
function containing(members, words) {
  const found = members.filter(({ path, value }) => {
    const text = plainText(`${path.join(" ")} ${isObject(value) ? "" : value}`);
    return words.every((word) => text.includes(word));
  });
  return found.length > 0 ? found : undefined;
}

/**
 * Searches an item for the typed words. Returns true if the item's name, unit and search words contain all words. Otherwise, returns the
 * members to show, with the structures around them: the members that contain all words, or else the members that contain the words that the
 * item itself lacks. Returns false if no such member exists.
 */
export function search(typed, item, members) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const own = plainText(`${item.name} ${item.unit ?? ""} ${ITEM_WORDS[item.name] ?? ""}`);
  const left = words.filter((word) => !own.includes(word));
  if (left.length === 0) return true;
  const found = containing(members, words) ?? containing(members, left) ?? [];
  const isAround = ({ path }) => found.some((one) => path.length < one.path.length && path.every((step, at) => step === one.path[at]));
  return found.length > 0 && members.filter((one) => found.includes(one) || isAround(one));
}

/** The maximum number of new rows that are searched. */
const MOST_ROWS = 2000;
/** The maximum number of items that are stored. */
const MOST_ITEMS = 3;

/** The items that the newest commands have changed, newest item first. Changes by drives are not included. */
export class SetLately {
  #names = [];
  #seen = -Infinity;
  #journal;

  of(journal) {
    // A restarted bridge counts its rows again.
    if (journal !== this.#journal || journal.newest < this.#seen) [this.#journal, this.#seen, this.#names] = [journal, -Infinity, []];
    const news = [];
    for (let index = journal.length - 1; index >= Math.max(0, journal.length - MOST_ROWS); index -= 1) {
      const row = journal.at(index);
      if (!row || row.seq <= this.#seen) break;
      if (row.command === "headUnit.vehicle.set") news.push(...Object.keys(row.params ?? {}));
    }
    this.#seen = journal.newest;
    if (news.length > 0) this.#names = [...new Set([...news, ...this.#names])].slice(0, MOST_ITEMS);
    return this.#names;
  }
}
