import assert from "node:assert/strict";
import { test } from "node:test";
import { readRowHeads } from "../core/rowheads.js";
import { Journal } from "../core/journal.js";
import { RowTable } from "../core/rowtable.js";
import { CapsuleError } from "../core/zip.js";
import { Lanes } from "../panels/timeline/paint.js";
import { dice as diceOf } from "./random.js";

const below = diceOf(5);
const dice = () => below(1_000_000) / 1_000_000;
const pick = (list) => list[Math.floor(dice() * list.length)];
const texts = ["Show", "Alert", 'a "quoted" word', "back\\slash", "Grüße {[", "", "נייר", "x".repeat(40), "}\n]"];

/** Returns `count` rows of all forms, including unusual forms. */
function rowsOf(count) {
  const rows = [];
  for (let seq = 1; rows.length < count; seq += 1 + Math.floor(dice() * 3)) {
    const row = { seq, at: Math.round(dice() * 1000) / 1000 + seq, kind: pick(["rpc", "link", "delegate"]), causes: [] };
    if (seq > 4 && dice() < 0.7) row.causes = [pick(rows).seq, pick(rows).seq];
    if (dice() < 0.8) row.name = pick(texts);
    if (dice() < 0.5) row.app = pick(["music", null, "hello"]);
    if (dice() < 0.5) row.latencyMs = pick([0, 0.25, 12.125, 1e-7, 123456.789, null, "soon"]);
    if (dice() < 0.5) row.params = { text: pick(texts), list: [{ name: "}" }, [1, [2]]], deep: { seq: 7, at: 3 } };
    if (dice() < 0.2) row.violations = [pick(texts)];
    if (dice() < 0.2) row.bytes = pick([0, 90, -4, 2 ** 53]);
    if (dice() < 0.2) row[pick(texts)] = pick([true, null, 1, texts]);
    rows.push(row);
  }
  return rows;
}

const asLines = (rows) => rows.map((row) => JSON.stringify(row)).join("\n");

/** Returns a table of rows. Each entry contains `each` rows. */
function tableOf(rows, each = 50) {
  const parts = [];
  for (let at = 0; at < rows.length; at += each) {
    const text = `${asLines(rows.slice(at, at + each))}\n`;
    const entry = { name: `rows/${at}`, size: text.length, text };
    parts.push({ entry, heads: readRowHeads(new TextEncoder().encode(text), entry.name) });
  }
  return new RowTable(parts, ({ text }) => text);
}

test("a table behaves like a journal with the same rows", () => {
  const rows = rowsOf(400);
  const expected = new Journal();
  expected.take(rows);
  const journal = new Journal();
  journal.reset(tableOf(rows));
  assert.equal(journal.length, 400);
  for (let index = 0; index < 400; index += 1) {
    const [row, wanted] = [journal.at(index), expected.at(index)];
    for (const field of ["seq", "at", "kind", "name", "root", "causes", "params", "violations", "text"]) {
      assert.deepEqual(row[field], wanted[field], `${field} of row ${wanted.seq}`);
    }
    assert.equal(row.app, wanted.app ?? undefined);
    assert.equal(row.latencyMs, typeof wanted.latencyMs === "number" ? wanted.latencyMs : undefined);
    assert.equal(row.bytes, wanted.bytes);
    assert.deepEqual(row.more, wanted.more);
    assert.deepEqual(row.whole, rows[index]);
    assert.deepEqual(journal.effectsOf(row.seq).map(({ seq }) => seq), expected.effectsOf(row.seq).map(({ seq }) => seq));
    assert.deepEqual(journal.causesOf(row).map(({ seq }) => seq), expected.causesOf(wanted).map(({ seq }) => seq));
    assert.equal(journal.sameRoot(row, 1)?.seq, expected.sameRoot(wanted, 1)?.seq);
  }
  for (let seq = 0; seq < journal.newest + 3; seq += 1) {
    assert.equal(journal.bySeq(seq)?.seq, expected.bySeq(seq)?.seq);
    assert.equal(journal.indexOf(seq), expected.indexOf(seq));
    assert.equal(journal.indexAt(seq + 0.5), expected.indexAt(seq + 0.5));
  }
  const isAlert = ({ name }) => name === "Alert";
  assert.equal(journal.findLast(isAlert).seq, expected.findLast(isAlert).seq);
});

test("each word of a field is listed once", () => {
  const rows = rowsOf(300);
  const names = [...tableOf(rows).words()].flatMap(({ name }) => name ?? []);
  assert.deepEqual(names.sort(), [...new Set(rows.flatMap(({ name }) => name ?? []))].sort());
});

test("the timeline's lanes equal those of a journal with the same rows", () => {
  const status = (seq, app, hmiLevel, windowID) => ({
    seq,
    at: seq,
    kind: "rpc",
    name: "OnHMIStatus",
    app,
    causes: [],
    params: { hmiLevel, windowID },
  });
  const rows = [
    status(1, "music", "FULL"),
    status(2, "music", "NONE", 4),
    { seq: 3, at: 3, kind: "rpc", name: "Alert", app: "music", causes: [], latencyMs: 40 },
    { seq: 4, at: 4, kind: "rpc", source: "hmi", name: "Alert", causes: [] },
    status(5, "hello", "LIMITED"),
    { seq: 6, at: 6, kind: "link", app: "music", what: "lost", causes: [] },
    { seq: 7, at: 7, kind: "link", app: "hello", what: "found", causes: [] },
    { seq: 8, at: 8, kind: "state", source: "headUnit", what: "drive", name: "city", from: "none", to: "playing", causes: [] },
    { seq: 9, at: 9, kind: "state", source: "app", what: "drive", name: "Show", from: "a", to: "b", causes: [] },
    { seq: 10, at: 10, kind: "state", source: "headUnit", what: "gear", drive: "city", from: "PARK", to: "DRIVE", causes: [] },
    { seq: 11, at: 11, kind: "state", source: "headUnit", what: "other", from: "a", to: "b", causes: [] },
  ];
  const [expected, journal] = [new Journal(), new Journal()];
  expected.take(rows);
  journal.reset(tableOf(rows, 2));
  const [lanes, wanted] = [new Lanes(journal), new Lanes(expected)];
  assert.deepEqual(lanes.levels, wanted.levels);
  assert.equal(lanes.hasHMI, true);
  assert.deepEqual(lanes.drives.map(({ at, name, to }) => [at, name, to]), [[8, "city", "playing"]]);
  assert.deepEqual(wanted.drives.map(({ at, name, to }) => [at, name, to]), [[8, "city", "playing"]]);
  for (const { marks } of [lanes, wanted]) assert.deepEqual(marks.map(({ at, what, to }) => [at, what, to]), [[10, "gear", "DRIVE"]]);
  assert.deepEqual(lanes.overlays.map(({ at, latencyMs }) => [at, latencyMs]), [[3, 40]]);
});

test("a broken row is shown with the reason, and the others are intact", () => {
  const text = '{"seq":1,"at":1,"kind":"rpc","params":{"a":tru}}\n{"seq":2,"at":2,"kind":"rpc","params":{"a":1}}\n';
  const entry = { name: "rows/0", size: text.length };
  const table = new RowTable([{ entry, heads: readRowHeads(new TextEncoder().encode(text), "rows/0") }], () => text);
  assert.match(table.at(0).whole.info, /rows\/0: line 1 is not JSON/);
  assert.equal(table.at(0).seq, 1);
  assert.deepEqual(table.at(1).params, { a: 1 });
});

for (
  const [what, text, says] of [
    ["no number", '{"at":1}', /line 1 has no valid number or time/],
    ["no instant", '{"seq":1,"at":"now"}', /line 1 has no valid number or time/],
    ["a number that comes again", '{"seq":1,"at":1}\n{"seq":1,"at":2}', /line 2 does not have a larger number than the line before it/],
    ["no JSON", "seq", /line 1 is not JSON/],
    ["an end too early", '{"seq":1,"at":1', /line 1 is not JSON/],
    ["too many lines", '{"seq":1,"at":1}\n'.repeat(50_001), /it has more than 50000 lines/],
  ]
) {
  test(`rejected heads: ${what}`, () => {
    assert.throws(
      () => readRowHeads(new TextEncoder().encode(text), "rows/9"),
      (error) => error instanceof CapsuleError && says.test(error.message),
    );
  });
}
