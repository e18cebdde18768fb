import assert from "node:assert/strict";
import { test } from "node:test";
import { History, lastNotAfter } from "../core/history.js";
import { applyPatch } from "../core/reduce.js";
import { dice } from "./random.js";

/** Returns a history of random changes, and all of its states. */
function lived({ changes = 1000, ...limits } = {}) {
  const roll = dice(11);
  const history = new History({ stretchLength: 50, ...limits });
  let state = { counters: {} };
  const states = new Map([[10, state]]);
  history.begin({ seq: 10, at: 0, row: 100, state });
  for (let seq = 11; seq <= 10 + changes; seq += 1) {
    const patch = [{ op: "add", path: `/counters/c${roll(20)}`, value: seq }];
    state = applyPatch(state, patch);
    states.set(seq, state);
    history.add({ seq, at: (seq - 10) * 5, row: 100 + (seq - 10) * 2, patch }, state, 60);
  }
  return { history, states };
}

test("every past state is found", () => {
  const { history, states } = lived();
  for (const [seq, state] of states) assert.deepEqual(history.stateAt(seq), state, `state ${seq}`);
});

test("a later state of the same stretch continues from the last one", () => {
  let applied = 0;
  const history = new History();
  history.begin({ seq: 0, at: 0, row: 0, state: { n: 0 } });
  for (let seq = 1; seq <= 200; seq += 1) {
    const patch = [{
      op: "replace",
      path: "/n",
      get value() {
        return (applied += 1, seq);
      },
    }];
    history.add({ seq, at: seq, row: seq, patch }, undefined, 1);
  }
  for (let seq = 1; seq <= 200; seq += 1) assert.deepEqual(history.stateAt(seq), { n: seq });
  assert.equal(applied, 200);
  assert.deepEqual(history.stateAt(3), { n: 3 }, "an earlier state starts again");
});

test("a moment is found by row and by instant: the newest that is not later", () => {
  const { history } = lived();
  assert.deepEqual(history.moment("row", 105), { seq: 12, at: 10, row: 104 });
  assert.deepEqual(history.moment("at", 14), { seq: 12, at: 10, row: 104 });
  assert.deepEqual(history.moment("at", 15), { seq: 13, at: 15, row: 106 });
  assert.deepEqual(history.moment("row", 100), { seq: 10, at: 0, row: 100 });
  assert.equal(history.moment("row", 99), undefined);
});

test("the neighbours of a moment are found, also across stretches", () => {
  const { history } = lived();
  for (const seq of [11, 59, 60, 61, 109, 110, 111, 500]) {
    const { earlier, later } = history.neighbours(seq);
    assert.equal(earlier.seq, seq - 1, `before ${seq}`);
    assert.equal(later.seq, seq + 1, `after ${seq}`);
  }
  assert.equal(history.neighbours(10).earlier, undefined);
  assert.equal(history.neighbours(1010).later, undefined);
});

test("above the budget the oldest stretches are dropped, and the rest stays correct", () => {
  const { history, states } = lived({ changes: 5000, limit: 12_000 });
  assert.ok(history.size <= 12_000 / 60 + 50, `${history.size} changes kept`);
  const { oldest } = history;
  assert.ok(oldest.seq > 4700);
  assert.equal(history.stateAt(oldest.seq - 1), undefined);
  for (let seq = oldest.seq; seq <= 5010; seq += 1) assert.deepEqual(history.stateAt(seq), states.get(seq));
});

test("a new start drops all states", () => {
  const { history } = lived();
  history.begin({ seq: 1, at: 0, row: 0, state: { fresh: true } });
  assert.equal(history.size, 0);
  assert.deepEqual(history.stateAt(1), { fresh: true });
});

test("the last element at or before a number is found in any rising list", () => {
  const list = [1, 3, 3, 7];
  assert.deepEqual([0, 1, 2, 3, 6, 7, 9].map((value) => lastNotAfter(list, (one) => one, value)), [-1, 0, 0, 2, 2, 3, 3]);
  assert.equal(lastNotAfter([], (one) => one, 5), -1);
});
