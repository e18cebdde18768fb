// Reads a capsule, which is a file with one session. The page shows this session in the same way as the session of a bridge.

import { FileHistory, momentIn } from "./filehistory.js";
import { FilePictures } from "./filepictures.js";
import { InlineHeadsReader } from "./rowheads-pool.js";
import { RowTable } from "./rowtable.js";
import { CapsuleError, contentNow, contentOf, entriesOf, sentence } from "./zip.js";

export { CapsuleError };

/** The maximum size of a file in bytes. The page keeps the whole file in memory. */
const MOST_FILE = 512 << 20;
/** The size of the newest rows that are unpacked before the session is shown, in bytes. Older rows are unpacked later. */
const AT_ONCE = 16 << 20;
const decoder = new TextDecoder();

/**
 * Reads a capsule. If the session has many rows, `rows` contains only the newest rows, and `later` resolves to all rows.
 * @param {Blob} file
 * @param {{read: Function}} heads reads the heads of rows, see `readRowHeads`
 * @param {(blob: Blob) => string} placeOf creates an address for the content of an app's file
 * @returns {Promise<{manifest: object, isCut: boolean, known: object, rows: RowTable, history: FileHistory, pictures: FilePictures, later?:
 * Promise<RowTable>}>}
 * @throws {CapsuleError} if the file cannot be shown; the message is a sentence for the user
 */
export async function readCapsule(file, heads = new InlineHeadsReader(), placeOf = (blob) => URL.createObjectURL(blob)) {
  if (file.size > MOST_FILE) {
    throw new CapsuleError(
      "This file is larger than 512 MB, the limit of this page. Save a shorter session, or read the file with `sdl-bridge export`.",
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
      `This capsule has version ${JSON.stringify(manifest?.capsule)}; this page reads version 1. Use a newer version of SDL Bridge.`,
    );
  }
  return manifest;
}

/**
 * Reads the heads of the rows, newest entries first. Returns two promises: `newest` for the newest entries, and `all` for all entries.
 * `all` is undefined if `newest` contains all entries.
 */
function rowsOf(bytes, entries, heads) {
  const named = entries.filter(({ name }) => /^rows\/\d+(-\d+)?\.ndjson$/.test(name));
  let left = AT_ONCE;
  const first = named.findLastIndex(({ size }) => (left -= size) < 0);
  const readings = [...named].reverse().map(async (entry) => ({ entry, heads: await heads.read(bytes, entry) })).reverse();
  const all = Promise.all(readings);
  // The code that awaits `all` handles its errors. If the newest entries fail, no code awaits `all`.
  all.catch(() => {});
  return { newest: Promise.all(readings.slice(Math.max(0, first))), all: first > 0 ? all : undefined };
}

/**
 * Returns the stretches (a snapshot and the changes after it) of the newest run of the bridge, oldest first. Each stretch has its entries
 * and its start. Older runs are left out, because each run counts rows and time from zero.
 */
async function stretchesOf(bytes, byName, index) {
  const all = [...byName.keys()].filter((name) => /^state\/\d+\.json$/.test(name)).sort().map((name) => ({
    state: byName.get(name),
    changes: byName.get(name.replace("state/", "changes/").replace(/json$/, "ndjson")),
  }));
  if (all.length === 0) return [];
  const startAt = (place) => (all[place].start ??= startOf(bytes, all[place].state));
  const { epoch } = await startAt(all.length - 1);
  // The stretches of a run are adjacent, so a binary search finds the first stretch without unpacking all stretches.
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

/**
 * Returns the start of a stretch (a snapshot and the changes after it) as the capsule's index describes it. `row` may be the number of the
 * first row after the snapshot.
 */
function asIndexed({ firstSeq: seq, fromAt: at, fromRow: row } = {}) {
  return [seq, at, row].every(Number.isFinite) ? { seq, at, row } : undefined;
}

/** Returns the moment of a snapshot. Usually, only the beginning of the snapshot is parsed. */
async function startOf(bytes, entry) {
  return momentIn(decoder.decode(await contentOf(bytes, entry)), entry.name);
}

/** Returns the data that a page has after it has received the whole session; see `Known`. */
function knownAtEnd(history, rows) {
  const { seq, at, row } = history.newest ?? {};
  if (seq === undefined) throw new CapsuleError("This capsule has no state to show. `sdl-bridge export` prints its rows.");
  const last = rows.at(rows.length - 1);
  const state = history.stateAt(seq);
  return { epoch: history.epoch, seq, at: Math.max(at, last?.at ?? 0), row: Math.max(row, last?.seq ?? 0), state, stale: false };
}

/** Returns the frames of apps that draw their own screen, in groups that begin with a key frame. */
async function picturesOf(bytes, byName) {
  const groups = [...byName.values()].filter(({ name }) => /^pictures\/[^/]+\/[^/]+\.json$/.test(name)).map(async (entry) => ({
    about: await json(bytes, entry),
    stream: byName.get(entry.name.replace(/json$/, "h264")),
  }));
  return new FilePictures(await Promise.all(groups), (entry) => contentNow(bytes, entry));
}

/** Returns the addresses of the apps' files. The key is `app/file name`. */
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

/** Replaces each member `url` in a value by the address of the file's copy in the capsule. */
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
