import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { PictureHistory } from "../panels/screen/picture-history.js";

/** Returns a new picture history with a mock clock. */
function begun() {
  const due = [];
  const past = new PictureHistory((_, work) => due.push(work));
  let shots = 0;
  const show = (at, size = 1000) => past.keep({ at, number: at }, () => (shots += 1, Promise.resolve({ size })));
  return { past, show, pass: () => due.splice(0).forEach((work) => work()), shots: () => shots };
}

describe("pictures of the past", () => {
  test("are found by instant", () => {
    const { past, show, pass } = begun();
    for (const at of [100, 900, 2000]) {
      show(at);
      pass();
    }
    const found = [50, 100, 899, 900, 1e9].map((instant) => past.at(instant)?.number);
    assert.deepEqual(found, [undefined, 100, 100, 900, 2000]);
  });
  test("are kept at intervals while the picture changes, including the last one", () => {
    const { past, show, pass, shots } = begun();
    for (let at = 0; at < 100; at += 1) show(at);
    assert.equal(shots(), 1);
    pass();
    pass();
    assert.deepEqual([shots(), past.at(1e9).number], [2, 99]);
  });
  test("are dropped by number and by size, the oldest first", async () => {
    const { past, show, pass } = begun();
    for (let at = 0; at < 700; at += 1) {
      show(at);
      pass();
    }
    assert.deepEqual([past.count, past.at(1e9).number, past.at(50)], [600, 699, undefined]);
    for (let at = 1000; at < 1010; at += 1) {
      show(at, 10 << 20);
      pass();
    }
    await Promise.resolve();
    await Promise.resolve();
    assert.ok(past.count <= 2, `${past.count} kept`);
  });
  test("are dropped when the head unit's clock restarts", () => {
    const { past, show, pass } = begun();
    show(5000);
    pass();
    show(10);
    assert.deepEqual([past.count, past.at(6000).number], [1, 10]);
  });
  test("that could not be captured are left out", async () => {
    const past = new PictureHistory(() => {});
    past.keep({ at: 1, number: 1 }, () => Promise.reject(new Error("no memory")));
    await Promise.resolve();
    await Promise.resolve();
    assert.equal(past.count, 0);
  });
});
