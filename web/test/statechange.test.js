import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { History } from "../core/history.js";
import { applyPatch } from "../core/reduce.js";
import { changedBy, differences } from "../core/statechange.js";

const start = {
  bridge: { rows: 1 },
  headUnit: { vehicle: { speed: 0 }, apps: { music: { windows: { 0: { mainField1: "A", graphic: { url: "x" } } } } } },
  apps: { music: { state: "active" } },
};

/** Returns a history in which each patch belongs to one row. The first row has the number 1. The rows are one second apart. */
function historyOf(...patches) {
  const history = new History();
  history.begin({ seq: 0, at: 0, row: 0, state: start });
  let state = start;
  patches.forEach((patch, index) => {
    state = applyPatch(state, patch);
    history.add({ seq: index + 1, at: 1000 * (index + 1), row: index + 1, patch }, state, 1);
  });
  return history;
}

const replace = (path, value) => ({ op: "replace", path, value });

describe("what a row changed", () => {
  test("is each changed value, and a new or removed part as one difference", () => {
    assert.deepEqual(differences({ a: 1, b: { c: 2, d: [1] }, e: {} }, { a: 1, b: { c: 3, d: [2] }, f: { g: 1 } }), [
      { keys: ["b", "c"], before: 2, after: 3 },
      { keys: ["b", "d", "0"], before: 1, after: 2 },
      { keys: ["e"], before: {}, after: undefined },
      { keys: ["f"], before: undefined, after: { g: 1 } },
    ]);
  });

  test("names the place without the row's own app, and leaves out file addresses and the bridge's own state", () => {
    const window = "/headUnit/apps/music/windows/0";
    const history = historyOf(
      [replace("/headUnit/vehicle/speed", 50)],
      [replace(`${window}/mainField1`, "B"), replace(`${window}/graphic/url`, "y"), replace("/apps/music/state", "inactive")],
      [replace("/bridge/rows", 3)],
      [replace("/apps/music/state", "background")],
    );
    const places = (seq, app) =>
      changedBy({ seq, app, at: 1000 * seq }, history)?.map(({ place, before, after }) => [place, before, after].join(" "));
    assert.deepEqual(places(1), ["vehicle speed 0 50"]);
    assert.deepEqual(places(2, "music"), ['mainField1 "A" "B"']);
    assert.deepEqual(places(2, "other"), ['apps music windows 0 mainField1 "A" "B"']);
    assert.deepEqual(places(3), []);
    assert.deepEqual(places(4, "music"), ['state "inactive" "background"']);
    assert.deepEqual(places(9), [], "a row without a change");
    assert.equal(places(0), undefined, "the state before the row is not known");
    assert.equal(
      changedBy({ seq: 1, app: "music", at: 1000 }, historyOf([replace(`${window}/mainField1`, "B")]))[0].pointer,
      `${window}/mainField1`,
    );
  });

  test("excludes what a drive changes until the next row", () => {
    const history = new History();
    history.begin({ seq: 0, at: 0, row: 0, state: start });
    [[100, 50], [110, 51], [200, 60]].forEach(([at, speed], index) =>
      history.add({ seq: index + 1, at, row: 1, patch: [replace("/headUnit/vehicle/speed", speed)] }, undefined, 1)
    );
    assert.deepEqual(changedBy({ seq: 1, at: 100 }, history).map(({ after }) => after), ["51"]);
  });
});
