// Reads a capsule, which is a session in a file, so that the page shows it like a bridge's session.

import { FileHistory, momentIn } from "./filehistory.js";
import { FilePictures } from "./filepictures.js";
import { InlineHeadsReader } from "./rowheads-pool.js";
import { RowTable } from "./rowtable.js";
import { CapsuleError, contentNow, contentOf, entriesOf, sentence } from "./zip.js";

export { CapsuleError };

/** The maximum size of a file, because the page keeps the whole file in memory. */
const MOST_FILE = 512 << 20;
/** The size of rows that are unpacked before a session is shown; older rows are read afterwards. */
const AT_ONCE = 16 << 20;
const decoder = new TextDecoder();

/**
 * Reads a capsule.
 * @param {Blob} file
 * @param {{read: Function}} heads  reads the heads of rows
 * @param {(blob: Blob) => string} placeOf  returns an address for an app's file
 * @returns {Promise<{manifest: object, isCut: boolean, known: object, rows: RowTable, history: FileHistory,
 *   pictures: FilePictures, later?: Promise<RowTable>}>} `rows` are the newest if there are many; `later` resolves to all of them
 * @throws {CapsuleError} with a sentence that says what is wrong
 */
export async function readCapsule(file, heads = new InlineHeadsReader(), placeOf = (blob) => URL.createObjectURL(blob)) {
  if (file.size > MOST_FILE) {
    throw new CapsuleError(
      "This file is larger than 512 MB, the most that this page can open. Save a shorter part, or read it with `sdl-bridge export`.",
    );
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { entries, isCut } = entriesOf(bytes);
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const manifest = await manifestOf(bytes, byName);
  const unpack = (entry) => decoder.decode(contentNow(bytes, entry));
  const index = byName.has("index.json") ? await json(bytes, byName.get("index.json")) : undefined;
  const { newest, all } = rowsOf(bytes, entries, heads);
  const [parts, stretches, files, pictures] = await Promise.all([
    newest,
    stretchesOf(bytes, byName, index),
    filesOf(bytes, byName, index, placeOf),
    picturesOf(bytes, byName),
  ]);
  const rows = new RowTable(parts, unpack);
  const history = new FileHistory(stretches, unpack, (value) => withPlaces(value, files));
  const later = all?.then((every) => new RowTable(every, unpack));
  return { manifest, isCut, rows, history, pictures, known: knownAtEnd(history, rows), later };
}

async function json(bytes, entry) {
  try {
    return JSON.parse(decoder.decode(await contentOf(bytes, entry)));
  } catch (error) {
    throw error instanceof CapsuleError ? error : sentence(entry.name, "it is not JSON");
  }
}

async function manifestOf(bytes, byName) {
  const entry = byName.get("manifest.json");
  if (!entry) throw new CapsuleError("This is not a capsule: it has no manifest.json.");
  const manifest = await json(bytes, entry);
  if (manifest?.capsule !== 1) {
    throw new CapsuleError(
      `This capsule has version ${JSON.stringify(manifest?.capsule)}; this page reads version 1. Open it with a newer version.`,
    );
  }
  return manifest;
}

/**
 * Reads the heads of the rows, the newest entries first. Returns the promises `newest`, for the newest entries, and
 * `all`, for all entries. `all` is undefined if there are no older entries.
 */
function rowsOf(bytes, entries, heads) {
  const named = entries.filter(({ name }) => /^rows\/\d+(-\d+)?\.ndjson$/.test(name));
  let left = AT_ONCE;
  const first = named.findLastIndex(({ size }) => (left -= size) < 0);
  const readings = [...named].reverse().map(async (entry) => ({ entry, heads: await heads.read(bytes, entry) })).reverse();
  const all = Promise.all(readings);
  // Errors reach the reader that awaits `all`. No reader awaits it if the newest entries already failed.
  all.catch(() => {});
  return { newest: Promise.all(readings.slice(Math.max(0, first))), all: first > 0 ? all : undefined };
}

/**
 * Returns the stretches of the newest run, oldest first, each with its entries and its start. Each run counts rows and
 * time from zero, so a moment belongs to one run only.
 */
async function stretchesOf(bytes, byName, index) {
  const all = [...byName.keys()].filter((name) => /^state\/\d+\.json$/.test(name)).sort().map((name) => ({
    state: byName.get(name),
    changes: byName.get(name.replace("state/", "changes/").replace(/json$/, "ndjson")),
  }));
  if (all.length === 0) return [];
  const startAt = (place) => (all[place].start ??= startOf(bytes, all[place].state));
  const { epoch } = await startAt(all.length - 1);
  // Runs follow each other: a binary search finds the first stretch of the newest run without unpacking all of them.
  let [low, high] = [0, all.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((await startAt(middle)).epoch === epoch) high = middle;
    else low = middle + 1;
  }
  const indexed = new Map((Array.isArray(index?.stretches) ? index.stretches : []).map((one) => [one?.state, one]));
  const run = all.slice(low).map(async ({ state, changes, start }) => ({
    state,
    changes,
    start: (await start) ?? asIndexed(indexed.get(state.name)) ?? (await startOf(bytes, state)),
  }));
  return (await Promise.all(run)).sort((a, b) => a.start.seq - b.start.seq);
}

/** The start of a stretch according to the index, which may name the first row after its state. */
function asIndexed({ firstSeq: seq, fromAt: at, fromRow: row } = {}) {
  return [seq, at, row].every(Number.isFinite) ? { seq, at, row } : undefined;
}

/**
 * Returns the numbers at the start of a snapshot. If the bridge wrote them in the usual order, the state after them is
 * not parsed.
 */
async function startOf(bytes, entry) {
  return momentIn(decoder.decode(await contentOf(bytes, entry)), entry.name);
}

/** Returns the knowledge that a page would have after it received the whole session. */
function knownAtEnd(history, rows) {
  const { seq, at, row } = history.newest ?? {};
  if (seq === undefined) throw new CapsuleError("This capsule has no state, so nothing can be shown. `sdl-bridge export` prints its rows.");
  const last = rows.at(rows.length - 1);
  const state = history.stateAt(seq);
  return { epoch: history.epoch, seq, at: Math.max(at, last?.at ?? 0), row: Math.max(row, last?.seq ?? 0), state, stale: false };
}

/** Returns the pictures that apps drew themselves: each key frame with the frames after it. */
async function picturesOf(bytes, byName) {
  const groups = [...byName.values()].filter(({ name }) => /^pictures\/[^/]+\/[^/]+\.json$/.test(name)).map(async (entry) => ({
    about: await json(bytes, entry),
    stream: byName.get(entry.name.replace(/json$/, "h264")),
  }));
  return new FilePictures(await Promise.all(groups), (entry) => contentNow(bytes, entry));
}

/** Returns the address of each file, by app and name. */
async function filesOf(bytes, byName, index, placeOf) {
  const places = new Map();
  const named = index?.files ?? {};
  for (const [path, { sha256, type }] of Object.entries(named)) {
    const entry = byName.get(`files/${sha256}`);
    if (entry) places.set(path, placeOf(new Blob([await contentOf(bytes, entry)], { type })));
  }
  return places;
}

const FILE = /^\/?v1\/files\/([^/]+)\/([^/?]+)/;

/** Replaces each `url` of a file, anywhere in a value, by the address of the capsule's copy. */
function withPlaces(value, places) {
  if (value === null || typeof value !== "object") return;
  for (const [key, part] of Object.entries(value)) {
    if (key !== "url" || typeof part !== "string") {
      withPlaces(part, places);
      continue;
    }
    const [, app, name] = FILE.exec(part) ?? [];
    const place = app && places.get(`${decoded(app)}/${decoded(name)}`);
    if (place) value.url = place;
  }
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
