import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { compileFilter } from "../core/filter.js";
import { Journal } from "../core/journal.js";

const rpc = (seq, more = {}) => ({
  seq,
  at: seq * 10,
  kind: "rpc",
  source: "headUnit",
  app: "music",
  causes: [],
  direction: "toHeadUnit",
  rpcType: "request",
  name: "Show",
  correlationID: seq,
  params: { mainField1: `text ${seq}` },
  ...more,
});

test("rows keep all members that the server sent", () => {
  const journal = new Journal();
  const sent = rpc(4, { causes: [2], violations: ["x: too long"], info: "hm", bytes: 12, wall: "2026-01-01T00:00:00Z" });
  journal.take([sent]);
  assert.deepEqual(Object.fromEntries(Object.entries(journal.bySeq(4).whole).filter(([, value]) => value !== undefined)), sent);
  assert.deepEqual(journal.bySeq(4).params, { mainField1: "text 4" });
  assert.deepEqual(journal.bySeq(4).violations, ["x: too long"]);
});

test("a row with a known number replaces the older version in place", () => {
  const journal = new Journal();
  journal.take([rpc(1), rpc(2), rpc(3)]);
  const held = journal.at(1);
  const { version } = journal;
  journal.take([rpc(2, { result: "SUCCESS", latencyMs: 3 }), rpc(5)]);
  assert.equal(journal.length, 4);
  assert.equal(journal.at(1).result, "SUCCESS");
  assert.equal(journal.at(1), held, "existing references to the row see its reply");
  assert.notEqual(journal.version, version);
});

test("an update of an unknown or dropped row is ignored", () => {
  const journal = new Journal();
  journal.take([rpc(10), rpc(12)]);
  journal.take([rpc(3), rpc(11)]);
  assert.deepEqual([journal.length, journal.newest, journal.oldest], [2, 12, 10]);
});

test("only the newest rows are kept, and the dropped ones are counted", () => {
  const journal = new Journal({ limit: 100 });
  for (let seq = 1; seq <= 1000; seq += 1) journal.take([rpc(seq)]);
  assert.ok(journal.length >= 100 && journal.length <= 105, `${journal.length}`);
  assert.equal(journal.newest, 1000);
  assert.equal(journal.dropped + journal.length, 1000);
  assert.equal(journal.bySeq(1), undefined);
  assert.equal(journal.bySeq(950).correlationID, 950);
});

test("causes and effects are found in both directions", () => {
  const journal = new Journal();
  journal.take([rpc(1), rpc(2), rpc(3, { causes: [1] }), rpc(4, { causes: [3, 2] }), rpc(5, { causes: [2] }), rpc(6, { causes: [4] })]);
  assert.deepEqual(journal.causesOf(journal.bySeq(6)).map((row) => row.seq), [1, 3, 4]);
  assert.deepEqual(journal.effectsOf(2).map((row) => row.seq), [4, 5]);
  assert.equal(journal.sameRoot(journal.bySeq(6), -1).seq, 4);
  assert.equal(journal.sameRoot(journal.bySeq(1), 1).seq, 3);
  assert.equal(journal.sameRoot(journal.bySeq(5), 1), undefined);
});

test("a dropped cause or a cycle of causes ends the chain", () => {
  const journal = new Journal();
  journal.take([rpc(7, { causes: [1] }), rpc(8, { causes: [9] }), rpc(9, { causes: [8] })]);
  assert.deepEqual(journal.causesOf(journal.bySeq(7)), []);
  assert.deepEqual(journal.causesOf(journal.bySeq(9)).map((row) => row.seq), [8]);
});

test("a row in the journal passes the same filters as the row as sent", () => {
  const { rows, cases } = JSON.parse(readFileSync(new URL("../../Tests/Shared/filter.json", import.meta.url), "utf8"));
  const journal = new Journal();
  journal.take(rows);
  const held = rows.map(({ seq }) => journal.bySeq(seq));
  for (const { q, seqs } of cases.filter((one) => one.seqs)) {
    assert.deepEqual(held.filter(compileFilter(q)).map((row) => row.seq), seqs, q);
  }
});

test("the newest row that passes is found, also before a given row", () => {
  const journal = new Journal();
  journal.take([1, 2, 3, 4].map((seq) => rpc(seq, { name: seq % 2 ? "Show" : "Alert" })));
  assert.equal(journal.findLast((row) => row.name === "Show").seq, 3);
  assert.equal(journal.findLast((row) => row.name === "Show", 2).seq, 1);
  assert.equal(journal.findLast((row) => row.name === "Slider"), undefined);
});
