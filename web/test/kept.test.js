import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Kept } from "../core/kept.js";

describe("what is described once", () => {
  test("is the same object until a value it is made from is another, and what lies under other keys is not touched", () => {
    const kept = new Kept();
    const row = (speed, told = "") => kept.from([speed, told], "speed", () => ({ speed, told }));
    const first = row(10);
    const other = kept.from([10, ""], "rpm", () => ({}));
    assert.equal(row(10), first);
    assert.deepEqual(row(20), { speed: 20, told: "" });
    assert.deepEqual(row(20, "One"), { speed: 20, told: "One" });
    assert.notEqual(row(10), first, "only the newest is kept");
    assert.equal(kept.from([10, ""], "rpm", () => ({})), other);
  });

  test("may be nothing, and is described anew once it is forgotten", () => {
    const kept = new Kept();
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
