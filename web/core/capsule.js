// A capsule: a session in a file, read so that the page shows it as if a bridge told it.

import { FileHistory, momentIn } from "./filehistory.js";
import { FilePictures } from "./filepictures.js";
import { HeadsHere } from "./heads-pool.js";
import { RowTable } from "./rowtable.js";
import { CapsuleError, contentNow, contentOf, entriesOf, sentence } from "./zip.js";

export { CapsuleError };

/** What a page holds of a file beside what it makes of it. */
const MOST_FILE = 512 << 20;
/** What is unpacked of a file's rows before it is shown; of a longer one older rows come behind. */
const AT_ONCE = 16 << 20;
const decoder = new TextDecoder();

/**
 * Looks at all of a capsule.
 * @param {Blob} file
 * @param {{read: Function}} heads  who reads the heads of rows and changes
 * @param {(blob: Blob) => string} placeOf  gives a file of an app an address
 * @returns {Promise<{manifest: object, isCut: boolean, known: object, rows: RowTable, history: FileHistory,
 *   pictures: FilePictures, later?: Promise<RowTable>}>} `rows` are the newest where there are many, and `later` all of them
 * @throws {CapsuleError} with a sentence that says what is wrong with it
 */
export async function readCapsule(file, heads = new HeadsHere(), placeOf = (blob) => URL.createObjectURL(blob)) {
  if (file.size > MOST_FILE) {
    throw new CapsuleError(
      "This file is larger than 512 MB, which is more than a page holds. Save a shorter stretch, or read it by export.",
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
  if (!entry) throw new CapsuleError("This is no capsule: it has no manifest.");
  const manifest = await json(bytes, entry);
  if (manifest?.capsule !== 1) {
    throw new CapsuleError(`This is a capsule of version ${manifest?.capsule}, and this page reads version 1. Open it with a newer one.`);
  }
  return manifest;
}

/** The heads of the newest rows, and of all where there are more: the newest are read first. */
function rowsOf(bytes, entries, heads) {
  const named = entries.filter(({ name }) => /^rows\/\d+(-\d+)?\.ndjson$/.test(name));
  let left = AT_ONCE;
  const first = named.findLastIndex(({ size }) => (left -= size) < 0);
  const readings = [...named].reverse().map(async (entry) => ({ entry, heads: await heads.read(bytes, entry) })).reverse();
  const all = Promise.all(readings);
  // The reader that waits for it hears what is wrong; nobody waits where the newest are wrong already.
  all.catch(() => {});
  return { newest: Promise.all(readings.slice(Math.max(0, first))), all: first > 0 ? all : undefined };
}

/**
 * The stretches of the newest run, oldest first: their entries, and where each begins. Numbers begin anew with each run, and
 * one moment is of one run.
 */
async function stretchesOf(bytes, byName, index) {
  const all = [...byName.keys()].filter((name) => /^state\/\d+\.json$/.test(name)).sort().map((name) => ({
    state: byName.get(name),
    changes: byName.get(name.replace("state/", "changes/").replace(/json$/, "ndjson")),
  }));
  if (all.length === 0) return [];
  const startAt = (place) => (all[place].start ??= startOf(bytes, all[place].state));
  const { epoch } = await startAt(all.length - 1);
  // Runs stand one behind the other: the first stretch of the newest is looked for without unpacking all of them.
  let [low, high] = [0, all.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((await startAt(middle)).epoch === epoch) high = middle;
    else low = middle + 1;
  }
  const told = new Map((Array.isArray(index?.stretches) ? index.stretches : []).map((one) => [one?.state, one]));
  const run = all.slice(low).map(async ({ state, changes, start }) => ({
    state,
    changes,
    start: (await start) ?? asTold(told.get(state.name)) ?? (await startOf(bytes, state)),
  }));
  return (await Promise.all(run)).sort((a, b) => a.start.seq - b.start.seq);
}

/** Where a stretch begins as the index has it, which may name the first row behind its state. */
function asTold({ firstSeq: seq, fromAt: at, fromRow: row } = {}) {
  return [seq, at, row].every(Number.isFinite) ? { seq, at, row } : undefined;
}

/** The numbers of a snapshot, found without reading the state behind them where it is as the bridge writes it. */
async function startOf(bytes, entry) {
  return momentIn(decoder.decode(await contentOf(bytes, entry)), entry.name);
}

/** What a page knows that has heard all of it. */
function knownAtEnd(history, rows) {
  const { seq, at, row } = history.newest ?? {};
  if (seq === undefined) throw new CapsuleError("This capsule has no state: nothing of it can be shown. Its rows can be read by export.");
  const last = rows.at(rows.length - 1);
  const state = history.stateAt(seq);
  return { epoch: history.epoch, seq, at: Math.max(at, last?.at ?? 0), row: Math.max(row, last?.seq ?? 0), state, stale: false };
}

/** What apps drew themselves: key pictures and what followed each. */
async function picturesOf(bytes, byName) {
  const told = [...byName.values()].filter(({ name }) => /^pictures\/[^/]+\/[^/]+\.json$/.test(name)).map(async (entry) => ({
    about: await json(bytes, entry),
    stream: byName.get(entry.name.replace(/json$/, "h264")),
  }));
  return new FilePictures(await Promise.all(told), (entry) => contentNow(bytes, entry));
}

/** The address of each file, by app and name. */
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

/** Gives each `url` of a file, anywhere in a value, the place where the capsule's content of it is. */
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
