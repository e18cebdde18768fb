import assert from "node:assert/strict";
import { test } from "node:test";
import { History } from "../core/history.js";
import { applyPatch } from "../core/reduce.js";
import { viewHitBy } from "../panels/log/touched.js";

const touch = (seq, x, y) => ({
  seq,
  app: "places",
  name: "OnTouchEvent",
  params: { type: "END", event: [{ id: 0, ts: [1], c: [{ x, y }] }] },
});

test("a touch leads to the view that the app reports afterwards, in the picture's own size", () => {
  const views = { picture: { width: 400, height: 240 }, root: 1, nodes: { 1: { class: "UIView" }, 7: { class: "UIButton" } } };
  let state = { headUnit: { profile: { width: 800, height: 480 } }, apps: { places: { views } } };
  const history = new History();
  history.begin({ seq: 0, at: 0, row: 0, state });
  const add = (seq, row, path, value) => {
    const patch = [{ op: "add", path, value }];
    state = applyPatch(state, patch);
    history.add({ seq, at: seq, row, patch }, state, 1);
  };
  add(1, 4, "/headUnit/display", {});
  add(2, 6, "/apps/places/views/lastTouch", { point: [100, 20], hit: 7, chain: [7, 1] });
  add(3, 9, "/apps/places/views/lastTouch", { point: [10, 20], reason: "no view" });
  assert.deepEqual(viewHitBy(touch(4, 200, 40), history), { id: 7, class: "UIButton" });
  assert.deepEqual(viewHitBy({ seq: 5, kind: "delegate", app: "places", more: { point: { x: 200, y: 40 } } }, history).id, 7);
  assert.equal(viewHitBy(touch(4, 300, 40), history), undefined, "another point");
  assert.equal(viewHitBy(touch(8, 20, 40), history), undefined, "a touch without a view");
  assert.equal(viewHitBy({ seq: 4, app: "places", kind: "rpc", name: "Show", more: {} }, history), undefined);
});
