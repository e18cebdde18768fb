// Updates the data that the page has received from the bridge, message by message. Does not use the document, the clock or the network.

/**
 * @typedef {object} Known
 * @property {string} [epoch] the id of the bridge's run
 * @property {number} [seq] the number of the newest change
 * @property {number} [at] the last received time of the head unit's clock
 * @property {number} [row] the number of the newest row at the time of the newest change
 * @property {object} [state] the state tree
 * @property {boolean} stale whether `state` may be outdated, so that the page waits for a new snapshot
 */

/** The data that the page has before the first message. */
export const nothing = Object.freeze({ stale: true });

/**
 * Processes a message from the bridge. Returns the new data of the page (`known`), the changes of the journal and the history, and whether
 * the page must request a snapshot (`ask`).
 * @param {Known} known
 * @param {object} message
 * @returns {{known: Known, journal?: "reset", rows?: object[], change?: object, begin?: boolean, ask?: boolean}}
 */
export function reduce(known, message) {
  switch (message.op) {
    case "hello":
      return hello(known, message);
    case "snapshot":
      return snapshot(known, message);
    case "change":
      return changed(known, message);
    case "rows":
      return { known: withTime(known, message.rows), rows: message.rows };
    case "gap":
      // After a gap, the bridge sends a snapshot without a request.
      return { known: { ...known, stale: true } };
    default:
      return { known };
  }
}

function hello(known, { epoch }) {
  if (known.epoch === undefined || known.epoch === epoch) return { known: { ...known, epoch } };
  return { known: { epoch, stale: true, state: known.state, at: known.at }, journal: "reset" };
}

function snapshot(known, { seq, at, row, state, epoch }) {
  const next = {
    epoch: epoch ?? known.epoch,
    seq,
    at: at ?? state.bridge?.clock?.now ?? known.at ?? 0,
    row: row ?? known.row ?? 0,
    state,
    stale: false,
  };
  return { known: next, begin: true };
}

function changed(known, message) {
  if (known.stale) return { known };
  if (message.seq <= known.seq) return { known };
  if (message.seq !== known.seq + 1) return { known: { ...known, stale: true }, ask: true };
  try {
    const state = applyPatch(known.state, message.patch);
    const { seq, at = known.at, row = known.row } = message;
    return { known: { ...known, seq, at, row, state }, change: { seq, at, row, patch: message.patch } };
  } catch (error) {
    if (!(error instanceof PatchError)) throw error;
    return { known: { ...known, stale: true }, ask: true };
  }
}

function withTime(known, rows) {
  const last = rows.at(-1);
  return last && last.at > (known.at ?? -Infinity) ? { ...known, at: last.at } : known;
}

/** The error of a patch that cannot be applied to a value. */
export class PatchError extends Error {}

/** Returns the keys of a JSON pointer. */
export function keysOf(pointer) {
  if (pointer === "") return [];
  if (pointer[0] !== "/") throw new PatchError(`'${pointer}' is not a JSON Pointer`);
  return pointer.slice(1).split("/").map((key) => (key.includes("~") ? key.replaceAll("~1", "/").replaceAll("~0", "~") : key));
}

/** Returns the JSON pointer that consists of `keys`. */
export const pointerOf = (keys) => keys.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

/** Returns the value at a JSON pointer; undefined if the value does not exist. */
export function valueAt(root, pointer) {
  let value = root;
  for (const key of keysOf(pointer)) {
    if (value === null || typeof value !== "object" || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

/**
 * Returns a copy of `root` with a JSON Patch applied. Unchanged parts are the same objects in both trees, so `===` shows whether a part has
 * changed.
 */
export function applyPatch(root, operations) {
  // Objects that this call has copied may be changed in place.
  const own = new Set();
  let result = root;
  for (const operation of operations) result = applyOne(result, operation, own);
  return result;
}

function applyOne(root, operation, own) {
  const keys = keysOf(operation.path);
  if (keys.length === 0) {
    if (operation.op === "remove") throw new PatchError("the whole value cannot be removed");
    return operation.value;
  }
  const result = copied(root, own, operation);
  let parent = result;
  for (const key of keys.slice(0, -1)) {
    const step = childKey(parent, key, operation);
    parent[step] = copied(parent[step], own, operation);
    parent = parent[step];
  }
  change(parent, keys.at(-1), operation);
  return result;
}

function copied(value, own, operation) {
  if (value === null || typeof value !== "object") throw new PatchError(`${operation.path}: there is no value to change`);
  if (own.has(value)) return value;
  const copy = Array.isArray(value) ? value.slice() : { ...value };
  own.add(copy);
  return copy;
}

function childKey(parent, key, operation) {
  if (!Object.hasOwn(parent, key)) throw new PatchError(`${operation.path}: there is no '${key}'`);
  return key;
}

function change(parent, key, operation) {
  const { op, value } = operation;
  if (Array.isArray(parent)) changeElement(parent, key, operation);
  else if (op === "add") define(parent, key, value);
  else if (op === "replace") define(parent, childKey(parent, key, operation), value);
  else if (op === "remove") delete parent[childKey(parent, key, operation)];
  else throw new PatchError(`'${op}' is not an operation of a state change`);
}

/** Sets a member, even if the name of the member is `__proto__`. */
function define(parent, key, value) {
  if (key !== "__proto__") parent[key] = value;
  else Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true });
}

function changeElement(list, key, { op, path, value }) {
  const end = op === "add" ? list.length : list.length - 1;
  const index = key === "-" && op === "add" ? list.length : Number(key);
  if (!/^(0|[1-9]\d*|-)$/.test(key) || Number.isNaN(index) || index > end) throw new PatchError(`${path}: there is no element ${key}`);
  if (op === "add") list.splice(index, 0, value);
  else if (op === "replace") list[index] = value;
  else if (op === "remove") list.splice(index, 1);
  else throw new PatchError(`'${op}' is not an operation of a state change`);
}
