import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Memo } from "../core/memo.js";

describe("a cached description", () => {
  test("is the same object until one of its values changes, independently of other keys", () => {
    const kept = new Memo();
    const row = (speed, app = "") => kept.from([speed, app], "speed", () => ({ speed, app }));
    const first = row(10);
    const other = kept.from([10, ""], "rpm", () => ({}));
    assert.equal(row(10), first);
    assert.deepEqual(row(20), { speed: 20, app: "" });
    assert.deepEqual(row(20, "One"), { speed: 20, app: "One" });
    assert.notEqual(row(10), first, "only the newest is kept");
    assert.equal(kept.from([10, ""], "rpm", () => ({})), other);
  });

  test("may be undefined, and is computed again after the cache was cleared", () => {
    const kept = new Memo();
    let times = 0;
    const look = () => kept.from([undefined], "modules", () => void (times += 1));
    look();
    look();
    assert.equal(times, 1);
    kept.forget();
    look();
    assert.equal(times, 2);
  });
});
