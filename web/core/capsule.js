// A capsule: a session in a file, read into the store as if a bridge told it, with nobody there to be told anything back.

import { CommandError } from "./socket.js";

const MOST_ENTRIES = 100_000;
const MOST_BYTES = 256 << 20;
const MOST_RATIO = 200;

/** Why a file is not shown, for people. */
export class CapsuleError extends Error {}

const decoder = new TextDecoder();
const sentence = (name, why) => new CapsuleError(`${name}: ${why}.`);

/** What a zip ends with: where its list of entries begins, and how many there are. */
const END = 0x06054b50;
const LISTED = 0x02014b50;
const LOCAL = 0x04034b50;
const BEHIND = 0x08074b50;
const END_BYTES = 22;
const LONGEST_NOTE = 65_535;

/** The entries of a zip, each `{name, method, packed, size, at}`; of one cut short those that are whole. */
export function entriesOf(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint32(0, true) !== LOCAL) throw new CapsuleError("This is no capsule: it is not a zip.");
  const listed = listedEntries(bytes, view);
  const entries = listed ?? wholeEntries(bytes, view);
  if (entries.length > MOST_ENTRIES) throw new CapsuleError(`This is no capsule: it has more than ${MOST_ENTRIES} entries.`);
  for (const { name, size, packed } of entries) {
    if (name.startsWith("/") || name.split("/").includes("..")) throw sentence(name, "an entry may not lead out of the capsule");
    if (size > MOST_BYTES) throw sentence(name, "it is larger than 256 MB");
    if (size > 1 << 20 && size > packed * MOST_RATIO) throw sentence(name, `it grows to more than ${MOST_RATIO} times its size`);
  }
  return { entries, isCut: listed === undefined };
}

function listedEntries(bytes, view) {
  const last = bytes.length - END_BYTES;
  let end = last;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= last - end > LONGEST_NOTE ? end + 1 : 1;
  if (end < 0) return undefined;
  const entries = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== LISTED) return undefined;
    const nameBytes = view.getUint16(at + 28, true);
    const head = view.getUint32(at + 42, true);
    if (head + 30 > bytes.length) return undefined;
    entries.push({
      name: decoder.decode(bytes.subarray(at + 46, at + 46 + nameBytes)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: head + 30 + view.getUint16(head + 26, true) + view.getUint16(head + 28, true),
    });
    at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** From the front, as far as entries are whole: what stands behind an entry says how large it is. */
function wholeEntries(bytes, view) {
  const entries = [];
  let head = 0;
  while (head + 30 <= bytes.length && view.getUint32(head, true) === LOCAL && entries.length <= MOST_ENTRIES) {
    const nameEnd = head + 30 + view.getUint16(head + 26, true);
    const at = nameEnd + view.getUint16(head + 28, true);
    const entry = { name: decoder.decode(bytes.subarray(head + 30, nameEnd)), method: view.getUint16(head + 8, true), at };
    const isToldBehind = (view.getUint16(head + 6, true) & 8) !== 0;
    const behind = isToldBehind ? descriptorBehind(bytes, view, at) : undefined;
    if (isToldBehind && behind === undefined) break;
    entry.packed = isToldBehind ? view.getUint32(behind + 8, true) : view.getUint32(head + 18, true);
    entry.size = isToldBehind ? view.getUint32(behind + 12, true) : view.getUint32(head + 22, true);
    if (at + entry.packed > bytes.length) break;
    entries.push(entry);
    head = isToldBehind ? behind + 16 : at + entry.packed;
  }
  return entries;
}

/** Where the mark behind an entry stands whose size is the way to it. */
function descriptorBehind(bytes, view, at) {
  for (let found = bytes.indexOf(0x50, at); found >= 0 && found + 16 <= bytes.length; found = bytes.indexOf(0x50, found + 1)) {
    if (view.getUint32(found, true) === BEHIND && view.getUint32(found + 8, true) === found - at) return found;
  }
  return undefined;
}

async function contentOf(bytes, { name, method, packed, size, at }) {
  const body = bytes.subarray(at, at + packed);
  if (body.length !== packed) throw sentence(name, "it is not whole");
  if (method === 0) return body;
  if (method !== 8) throw sentence(name, `it is packed in a way (${method}) that no capsule is`);
  const parts = [];
  let length = 0;
  try {
    const stream = new Blob([body]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    for (const reader = stream.getReader();;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.length;
      if (length > size) throw sentence(name, "it is larger than it says");
      parts.push(value);
    }
  } catch (error) {
    throw error instanceof CapsuleError ? error : sentence(name, "it cannot be unpacked");
  }
  const whole = new Uint8Array(length);
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

/**
 * All of a capsule, in the order it is told in.
 * @param {Uint8Array} bytes
 * @returns {Promise<{manifest: object, isCut: boolean, stretches: {state?: object, changes: object[], rows: object[]}[],
 *   files: Map<string, Blob>}>}
 */
export async function readCapsule(bytes) {
  const { entries, isCut } = entriesOf(bytes);
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const json = async (name) => {
    const text = decoder.decode(await contentOf(bytes, byName.get(name)));
    try {
      return JSON.parse(text);
    } catch {
      throw sentence(name, "it is not JSON");
    }
  };
  if (!byName.has("manifest.json")) throw new CapsuleError("This is no capsule: it has no manifest.");
  const manifest = await json("manifest.json");
  if (manifest.capsule !== 1) {
    throw new CapsuleError(`This is a capsule of version ${manifest.capsule}, and this page reads version 1. Open it with a newer one.`);
  }
  const stretches = new Map();
  for (const entry of entries) {
    const [, part, number] = /^(state|changes|rows)\/(\d+)/.exec(entry.name) ?? [];
    if (!part) continue;
    if (!stretches.has(number)) stretches.set(number, { changes: [], rows: [] });
    const stretch = stretches.get(number);
    if (part === "state") stretch.state = await json(entry.name);
    else stretch[part].push(...linesOf(entry.name, await contentOf(bytes, entry)));
  }
  const files = new Map();
  const named = byName.has("index.json") ? (await json("index.json")).files ?? {} : {};
  for (const [path, { sha256, type }] of Object.entries(named)) {
    const entry = byName.get(`files/${sha256}`);
    if (entry) files.set(path, new Blob([await contentOf(bytes, entry)], { type }));
  }
  return { manifest, isCut, stretches: [...stretches.values()], files };
}

function linesOf(name, bytes) {
  const lines = decoder.decode(bytes).split("\n").filter(Boolean);
  return lines.map((line, index) => {
    try {
      return JSON.parse(line);
    } catch {
      throw sentence(name, `line ${index + 1} is not JSON`);
    }
  });
}

const FILE = /^\/?v1\/files\/([^/]+)\/([^/?]+)/;

/** Gives each `url` of a file, anywhere in a value, the place where the capsule's content of it is. */
function withPlaces(value, placeOf) {
  if (value === null || typeof value !== "object") return;
  for (const [key, part] of Object.entries(value)) {
    if (key !== "url" || typeof part !== "string") {
      withPlaces(part, placeOf);
      continue;
    }
    const [, app, name] = FILE.exec(part) ?? [];
    const place = app && placeOf(`${decodeURIComponent(app)}/${decodeURIComponent(name)}`);
    if (place) value.url = place;
  }
}

/** Stands where the connection to a bridge stands, and tells a capsule once. */
export class CapsuleConnection {
  control;
  #load;
  #onMessage;
  #onStatus;
  #placeOf;

  /**
   * @param {object} parts
   * @param {() => Promise<Uint8Array>} parts.load
   * @param {(message: object, characters: number) => void} parts.onMessage
   * @param {(status: object) => void} parts.onStatus
   * @param {(blob: Blob) => string} parts.placeOf  gives a file an address
   */
  constructor({ load, onMessage, onStatus, placeOf = (blob) => URL.createObjectURL(blob) }) {
    this.#load = load;
    this.#onMessage = onMessage;
    this.#onStatus = onStatus;
    this.#placeOf = placeOf;
  }

  async connect() {
    this.#onStatus({ phase: "connecting", reason: "Reading the session." });
    try {
      this.#tell(await readCapsule(await this.#load()));
    } catch (error) {
      this.#onStatus({ phase: "refused", reason: error.message });
    }
  }

  #tell({ manifest, isCut, stretches, files }) {
    const places = new Map([...files].map(([path, blob]) => [path, this.#placeOf(blob)]));
    const told = ofOneRun(stretches);
    let known;
    for (const stretch of told) {
      const { state, changes } = stretch;
      withPlaces([state, changes], (path) => places.get(path));
      // A stretch that goes on where the last one ended is told by its changes alone, so that one can go back beyond it.
      if (state && known === undefined) this.#onMessage(state, 0);
      known ??= state?.seq;
      for (const change of changes) this.#onMessage(change, JSON.stringify(change.patch).length);
    }
    for (const { rows } of stretches) if (rows.length > 0) this.#onMessage({ op: "rows", rows }, 0);
    const about = [manifest.title, `kept ${manifest.made}`, isCut && "cut short: shown as far as it goes"].filter(Boolean);
    this.#onStatus({ phase: "file", reason: `${about.join(", ")}.` });
  }

  /** There is nothing to ask anew. */
  identify() {}

  retryNow() {}

  command() {
    return Promise.reject(
      new CommandError({ title: "This is a session from a file", detail: "Nothing was sent: nobody is there who could do it." }),
    );
  }
}

/** The states of the newest run: numbers begin anew with each, and one moment is of one run. */
function ofOneRun(stretches) {
  const epoch = stretches.findLast(({ state }) => state)?.state.epoch;
  const first = stretches.findIndex(({ state }) => state?.epoch === epoch);
  return first < 0 ? [] : stretches.slice(first);
}
