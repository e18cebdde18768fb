import assert from "node:assert/strict";
import { test } from "node:test";
import { FileHistory } from "../core/filehistory.js";
import { History } from "../core/history.js";
import { applyPatch } from "../core/reduce.js";

const change = (seq) => ({ seq, at: seq * 10, row: seq * 2, patch: [{ op: "replace", path: "/a/b", value: seq }] });

/**
 * Returns two histories with the same states: a live history and the history of a file. A stretch is a snapshot with the `each` changes
 * after it.
 */
function both(count, each, { hasStates = true } = {}) {
  let state = { a: { b: 0 }, c: "same" };
  const live = new History({ stretchLength: each });
  live.begin({ seq: 1, at: 10, row: 2, state });
  const texts = new Map();
  const entry = (name, text) => (texts.set(name, text), { name });
  const stretches = [];
  let lines = [];
  let start = { seq: 1, at: 10, row: 2, state };
  const end = () => {
    const n = stretches.length;
    const { seq, at, row } = start;
    stretches.push({
      state: entry(`state/${n}`, JSON.stringify({ op: "snapshot", seq, epoch: "e", at, row, state: start.state })),
      changes: lines.length > 0
        ? entry(`changes/${n}`, lines.map((line) => `${JSON.stringify({ op: "change", ...line })}\n`).join(""))
        : undefined,
      // The index of a capsule contains the first row after the state.
      start: hasStates ? { seq, at, row, epoch: "e" } : { seq, at: at + 1, row: row + 1 },
    });
    lines = [];
  };
  for (let seq = 2; seq <= count; seq += 1) {
    const one = change(seq);
    state = applyPatch(state, one.patch);
    live.add(one, state, 1);
    lines.push(one);
    if (lines.length === each) {
      end();
      start = { seq, at: one.at, row: one.row, state };
    }
  }
  end();
  return { live, texts, file: new FileHistory(stretches, ({ name }) => texts.get(name)) };
}

for (const hasStates of [true, false]) {
  test(`a file has the same state at every moment as the live page: starts from ${hasStates ? "states" : "an index"}`, () => {
    const { live, file } = both(100, 7, { hasStates });
    for (let seq = 100; seq > 0; seq -= 1) {
      assert.deepEqual(file.stateAt(seq), live.stateAt(seq), `${seq}`);
      assert.deepEqual(file.moment("seq", seq), live.moment("seq", seq));
      assert.equal(file.stateAt(file.moment("row", seq * 2 + 1).seq).a.b, live.stateAt(live.moment("row", seq * 2 + 1).seq).a.b);
      assert.equal(file.stateAt(file.moment("at", seq * 10 + 5).seq).a.b, live.stateAt(live.moment("at", seq * 10 + 5).seq).a.b);
    }
    assert.deepEqual(file.newest, { seq: 100, at: 1000, row: 200 });
    assert.equal(file.epoch, hasStates ? "e" : undefined);
    assert.equal(file.moment("seq", 0), undefined);
  });
}

test("steps cross the ends of stretches in both directions, each to another state", () => {
  const { file } = both(60, 7);
  const walk = (from, way) => {
    const seen = [];
    for (let at = from; at; at = file.neighbours(at.seq)[way]) seen.push(at.seq);
    return seen;
  };
  const all = Array.from({ length: 60 }, (_, index) => index + 1);
  assert.deepEqual(walk(file.oldest, "later"), all);
  assert.deepEqual(walk(file.newest, "earlier"), all.reverse());
});

test("a broken moment is reported when it is viewed, and all others are shown", () => {
  const { file, texts } = both(40, 7);
  texts.set("changes/1", texts.get("changes/1").replace('"path":"/a/b"', '"path":"/x/y"'));
  texts.set("state/3", '{"seq":22,"state":null}');
  assert.throws(() => file.stateAt(12), /changes\/1: line 1 cannot be applied to the state/);
  assert.throws(() => file.stateAt(23), /state\/3: it has no state/);
  assert.equal(file.stateAt(5).a.b, 5);
  assert.equal(file.stateAt(40).a.b, 40);
});
