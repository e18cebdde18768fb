// Tests that complete and incomplete capsules are read, and that broken capsules are rejected with a sentence.

import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { CapsuleError, readCapsule } from "../core/capsule.js";
import { HeadsWorkerPool } from "../core/rowheads-pool.js";
import { Store } from "../core/store.js";

const manifest = { capsule: 1, title: "A night", made: "2026-11-25T04:14:35Z", why: "asked" };
const state = { headUnit: { apps: { music: { key: "music", files: { cover: { size: 3, url: "v1/files/music/cover?3" } } } } }, bridge: {} };
const change = (seq, value) => ({ op: "change", seq, at: seq * 10, row: seq, patch: [{ op: "add", path: "/headUnit/activeApp", value }] });
const lines = (...values) => values.map((value) => `${JSON.stringify(value)}\n`).join("");

const parts = {
  "manifest.json": JSON.stringify(manifest),
  "state/000000.json": JSON.stringify({ op: "snapshot", seq: 1, epoch: "e", at: 10, row: 1, state }),
  "changes/000000.ndjson": lines(change(2, "music"), change(3, "radio")),
  "rows/000000.ndjson": lines({ seq: 1, at: 10, kind: "process" }, { seq: 3, at: 30, kind: "command" }),
  "files/abc": "pic",
  "index.json": JSON.stringify({ files: { "music/cover": { sha256: "abc", bytes: 3, type: "image/png" } } }),
};

function crc32(bytes) {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ -1) >>> 0;
}

/**
 * Returns a zip file in the bridge's format, in which the size of an entry follows the entry. `lie` replaces declared sizes, and
 * `changed` replaces checksums.
 */
function zip(entries, lie = {}, changed = {}) {
  const bodies = [];
  const list = [];
  let place = 0;
  for (const [name, text] of Object.entries(entries)) {
    const packed = deflateRawSync(Buffer.from(text));
    const size = lie[name] ?? Buffer.byteLength(text);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(8, 6);
    head.writeUInt16LE(8, 8);
    head.writeUInt16LE(Buffer.byteLength(name), 26);
    const behind = Buffer.alloc(16);
    const crc = changed[name] ?? crc32(Buffer.from(text));
    behind.writeUInt32LE(0x08074b50, 0);
    behind.writeUInt32LE(crc, 4);
    behind.writeUInt32LE(packed.length, 8);
    behind.writeUInt32LE(size, 12);
    const listed = Buffer.alloc(46);
    listed.writeUInt32LE(0x02014b50, 0);
    listed.writeUInt16LE(8, 10);
    listed.writeUInt32LE(crc, 16);
    listed.writeUInt32LE(packed.length, 20);
    listed.writeUInt32LE(size, 24);
    listed.writeUInt16LE(Buffer.byteLength(name), 28);
    listed.writeUInt32LE(place, 42);
    bodies.push(head, Buffer.from(name), packed, behind);
    list.push(listed, Buffer.from(name));
    place += head.length + Buffer.byteLength(name) + packed.length + behind.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(entries).length, 10);
  end.writeUInt32LE(place, 16);
  return new Uint8Array(Buffer.concat([...bodies, ...list, end]));
}

const fileOf = (bytes) => new Blob([bytes]);

async function opened(bytes) {
  const store = new Store({ schedule: (work) => work(), here: () => 0 });
  const session = await readCapsule(fileOf(bytes), undefined, () => "blob:cover");
  store.connection({ phase: "file" });
  store.show(session);
  return { store, session };
}

test("a capsule has its rows, its files and its state at each moment", async () => {
  const { store, session } = await opened(zip(parts));
  assert.equal(session.manifest.title, "A night");
  assert.equal(session.isCut, false);
  assert.equal(store.headUnit.activeApp, "radio");
  assert.equal(store.headUnit.apps.music.files.cover.url, "blob:cover");
  assert.equal(store.journal.length, 2);
  assert.equal(store.travel({ by: "seq", value: 2 }), true);
  assert.equal(store.headUnit.activeApp, "music");
});

test("the clock does not run in a session from a file", async () => {
  const { store } = await opened(zip(parts));
  assert.equal(store.now, 30);
});

test("the newest of several runs is shown, with the rows of all runs", async () => {
  const other = JSON.stringify({ op: "snapshot", seq: 1, epoch: "f", at: 5, row: 4, state: { headUnit: { apps: {} }, bridge: {} } });
  const { store } = await opened(
    zip({ ...parts, "state/000001.json": other, "rows/000001.ndjson": lines({ seq: 5, at: 5, kind: "process" }) }),
  );
  assert.deepEqual(store.headUnit.apps, {});
  assert.equal(store.known.epoch, "f");
  assert.equal(store.journal.length, 3);
});

test("stepping works across stretches that continue each other", async () => {
  const next = JSON.stringify({ op: "snapshot", seq: 3, epoch: "e", at: 30, row: 3, state: { ...state, bridge: { clock: {} } } });
  const { store } = await opened(zip({ ...parts, "state/000001.json": next, "changes/000001.ndjson": lines(change(4, "last")) }));
  assert.equal(store.headUnit.activeApp, "last");
  store.travel({ by: "seq", value: 2 });
  assert.equal(store.headUnit.activeApp, "music");
});

test("a capsule that is cut short anywhere is shown as far as it goes", async () => {
  const bytes = zip(parts);
  const behind = bytes.length - 60;
  let shown = 0;
  for (let length = 400; length < behind; length += 1) {
    const session = await readCapsule(fileOf(bytes.subarray(0, length)), undefined, () => "").catch((error) => error);
    if (session instanceof CapsuleError) continue;
    shown += 1;
    assert.equal(session.isCut, true);
  }
  assert.ok(shown > 300, `${shown}`);
});

for (
  const [what, bytes, says] of [
    ["no zip", new TextEncoder().encode("hello, world"), /it is not a zip/],
    ["nothing", new Uint8Array(), /it is not a zip/],
    ["no manifest", zip({ "a.json": "{}" }), /it has no manifest/],
    ["another version", zip({ "manifest.json": '{"capsule":2}' }), /has version 2; this page reads version 1/],
    ["a version that is a text", zip({ "manifest.json": '{"capsule":"1"}' }), /has version "1"; this page reads version 1/],
    ["a row of the far future", zip({ ...parts, "rows/000000.ndjson": '{"seq":1,"at":1e300}' }), /line 1 has no valid number or time/],
    ["a row between two others", zip({ ...parts, "rows/000000.ndjson": '{"seq":370.5,"at":1}' }), /line 1 has no valid number or time/],
    [
      "a state of the far future",
      zip({ ...parts, "state/000000.json": '{"op":"snapshot","seq":1,"epoch":"e","at":1e300,"row":1,"state":{}}' }),
      /state\/000000\.json: it has no valid number or time/,
    ],
    [
      "a change of the far future",
      zip({ ...parts, "changes/000000.ndjson": '{"op":"change","seq":2,"at":1e300,"row":1,"patch":[]}' }),
      /changes\/000000\.ndjson: line 1 has no valid number or time/,
    ],
    ["a manifest that is none", zip({ "manifest.json": "{" }), /manifest\.json: it is not JSON/],
    ["a row that is none", zip({ ...parts, "rows/000000.ndjson": '{"seq":1,"at":1}\n{' }), /rows\/000000\.ndjson: line 2 is not JSON/],
    ["a way out", zip({ ...parts, "../a": "x" }), /\.\.\/a: the entry leads outside/],
    ["a path from the top", zip({ ...parts, "/etc/a": "x" }), /\/etc\/a: the entry leads outside/],
    ["what grows too much", zip({ ...parts, "files/z": "0".repeat(4 << 20) }), /files\/z: it unpacks to more than 200 times/],
    ["what is too large", zip(parts, { "files/abc": 300 << 20 }), /files\/abc: it is larger than 256 MB/],
    [
      "rows that were changed",
      zip(parts, {}, { "rows/000000.ndjson": 1 }),
      /rows\/000000\.ndjson: its content does not match its checksum/,
    ],
    ["what is larger than declared", zip(parts, { "rows/000000.ndjson": 3 }), /rows\/000000\.ndjson: it is larger than declared/],
  ]
) {
  test(`rejects with a sentence: ${what}`, async () => {
    const refused = await readCapsule(fileOf(bytes)).catch((error) => error);
    assert.ok(refused instanceof CapsuleError, `${refused}`);
    assert.match(refused.message, says);
  });
}

/** Returns a capsule with more rows than the page reads at first. The rows are in four entries. */
function long(broken) {
  const line = (seq) =>
    JSON.stringify({ seq, at: seq, kind: "rpc", name: "Show", causes: [], params: { text: `${seq * 7919} `.repeat(90) } });
  const entry = (from) => Array.from({ length: 9000 }, (_, index) => line(from + index)).join("\n");
  const rows = Object.fromEntries([1, 9001, 18_001, 27_001].map((from, n) => [`rows/00000${n}.ndjson`, entry(from)]));
  if (broken) rows["rows/000000.ndjson"] = '{"seq":1}';
  return zip({ ...parts, ...rows });
}

test("of a long capsule, the newest rows are shown first, and all rows once they are read", async () => {
  const { store, session } = await opened(long());
  assert.equal(store.journal.newest, 36_000);
  assert.ok(store.journal.oldest > 1, `${store.journal.oldest}`);
  store.journal.reset(await session.later);
  assert.equal(store.journal.length, 36_000);
  assert.match(store.journal.at(0).params.text, /^7919 7919 /);
});

test("of a long capsule with broken old rows, the newest rows are shown", async () => {
  const { store, session } = await opened(long(true));
  assert.equal(store.journal.newest, 36_000);
  await assert.rejects(session.later, /rows\/000000\.ndjson: line 1 has no valid number or time/);
});

test("a broken moment is reported, and the page stays at the current one", async () => {
  const second = JSON.stringify({ op: "snapshot", seq: 4, epoch: "e", at: 40, row: 3, state });
  const broken = lines({ ...change(2, "music"), patch: [{ op: "replace", path: "/nowhere/at", value: 1 }] }, change(3, "radio"));
  const { store } = await opened(zip({ ...parts, "changes/000000.ndjson": broken, "state/000001.json": second }));
  store.travel({ by: "seq", value: 1 });
  for (const go of [() => store.travel({ by: "seq", value: 3 }), () => store.step(1)]) {
    store.choose({ broken: undefined });
    go();
    assert.match(store.ui.broken.text, /changes\/000000\.ndjson: line 1 cannot be applied to the state/);
    assert.equal(store.moment.seq, 1);
  }
});

test("the page reads by itself if a worker cannot be loaded", async () => {
  const heads = new HeadsWorkerPool(() => {
    const worker = { postMessage: () => queueMicrotask(() => worker.onerror({})), terminate() {} };
    return worker;
  }, 2);
  const session = await readCapsule(fileOf(zip(parts)), heads, () => "");
  heads.close();
  assert.equal(session.rows.length, 2);
});

test("the choices in the address apply only to the session that is shown first", async () => {
  const store = new Store({ schedule: (work) => work(), here: () => 0 });
  store.choose({ row: 3, brush: { from: 1, to: 2 } });
  const session = await readCapsule(fileOf(zip(parts)), undefined, () => "");
  store.show(session);
  assert.equal(store.ui.row, 3);
  store.show(session);
  assert.equal(store.ui.row, undefined);
  assert.equal(store.ui.brush, undefined);
});
