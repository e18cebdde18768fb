import assert from "node:assert/strict";
import { test } from "node:test";
import { nothing, reduce } from "../core/reduce.js";

const started = reduce(reduce(nothing, { op: "hello", protocol: 1, epoch: "e1", seq: 5 }).known, {
  op: "snapshot",
  seq: 5,
  at: 100,
  row: 9,
  state: { a: { n: 1 }, b: {} },
}).known;
const step = (seq, value, more = {}) => ({
  op: "change",
  seq,
  at: 100 + seq,
  row: 10 + seq,
  patch: [{ op: "replace", path: "/a/n", value }],
  ...more,
});

test("after a snapshot, each next change is applied", () => {
  assert.deepEqual(started, { epoch: "e1", seq: 5, at: 100, row: 9, state: { a: { n: 1 }, b: {} }, stale: false });
  const { known, change } = reduce(started, step(6, 2));
  assert.deepEqual([known.seq, known.at, known.row, known.state.a.n], [6, 106, 16, 2]);
  assert.equal(known.state.b, started.state.b);
  assert.equal(change.seq, 6);
});

test("a missing change requests a snapshot, and changes until then are ignored", () => {
  const lost = reduce(started, step(7, 2));
  assert.equal(lost.ask, true);
  assert.equal(lost.known.stale, true);
  assert.equal(lost.known.state, started.state, "the old state stays until the snapshot arrives");
  const meanwhile = reduce(lost.known, step(8, 3));
  assert.deepEqual([meanwhile.ask, meanwhile.change], [undefined, undefined]);
  const healed = reduce(meanwhile.known, { op: "snapshot", seq: 8, at: 120, row: 30, state: { a: { n: 3 } } });
  assert.deepEqual([healed.known.stale, healed.known.seq, healed.begin], [false, 8, true]);
});

test("a known change is ignored", () => {
  const again = reduce(started, step(5, 9));
  assert.deepEqual([again.known, again.change], [started, undefined]);
});

test("a patch that does not match counts as a gap", () => {
  const wrong = reduce(started, { op: "change", seq: 6, patch: [{ op: "remove", path: "/no/such" }] });
  assert.deepEqual([wrong.ask, wrong.known.stale, wrong.known.state], [true, true, started.state]);
});

test("after a gap message, the page waits for the snapshot without a request", () => {
  const gap = reduce(started, { op: "gap" });
  assert.deepEqual([gap.ask, gap.known.stale], [undefined, true]);
});

test("another run of the bridge resets the journal and keeps the last state", () => {
  const restarted = reduce(started, { op: "hello", protocol: 1, epoch: "e2", seq: 1 });
  assert.equal(restarted.journal, "reset");
  assert.deepEqual([restarted.known.stale, restarted.known.epoch, restarted.known.seq], [true, "e2", undefined]);
  assert.equal(restarted.known.state, started.state);
});

test("the same run of the bridge continues", () => {
  const back = reduce(started, { op: "hello", protocol: 1, epoch: "e1", seq: 6 });
  assert.equal(back.journal, undefined);
  assert.equal(reduce(back.known, step(6, 4)).known.state.a.n, 4);
});

test("rows are passed on, and move the clock only forward", () => {
  const rows = [{ seq: 12, at: 500 }];
  const heard = reduce(started, { op: "rows", rows });
  assert.deepEqual([heard.rows, heard.known.at], [rows, 500]);
  assert.equal(reduce(heard.known, { op: "rows", rows: [{ seq: 13, at: 4 }] }).known.at, 500);
});

test("unknown messages of a newer bridge are ignored", () => {
  assert.equal(reduce(started, { op: "weather" }).known, started);
});
