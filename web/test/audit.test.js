import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { audit, MOST_PLACES, overlaps } from "../core/audit.js";
import { dice } from "./random.js";

const display = { width: 800, height: 480 };
const place = (id, x, y, width, height) => ({ id, x, y, width, height });
const tones = (found) => [...found].map(([id, all]) => [id, all.map(({ tone }) => tone)]);
const texts = (found, id) => (found.get(id) ?? []).map(({ text }) => text);

describe("haptic rectangles", () => {
  test("are reported when small, outside, overlapping or with the same centre", () => {
    const places = [
      place(1, 0, 0, 100, 100),
      place(2, 25, 25, 50, 50),
      place(3, 300, 300, 40, 90),
      place(4, 750, 0, 100, 100),
      place(5, 400, 100, 90, 90),
    ];
    assert.deepEqual(tones(audit(places, display)), [[2, ["warn", "bad", "warn"]], [3, ["bad"]], [4, ["bad"]], [1, ["warn"]]]);
  });
  const sizes = [[76, 76, undefined], [75, 200, "warn"], [200, 44, "warn"], [43.9, 200, "bad"], [0, 0, "bad"]];
  for (const [width, height, tone] of sizes) {
    test(`of ${width} by ${height} are ${tone ?? "fine"}`, () =>
      assert.equal(audit([place(1, 10, 10, width, height)], display).get(1)?.[0].tone, tone));
  }
  test("are measured in density-independent pixels", () => {
    const one = [place(1, 0, 0, 114, 120)];
    assert.equal(audit(one, { ...display, scale: 1.5 }).size, 0);
    assert.deepEqual(texts(audit(one, { ...display, scale: 2 }), 1), ["the smaller side is 57 px long; at least 76 px are recommended"]);
  });
  const edges = [[0, 0, true], [700, 380, true], [-1, 0, false], [0, -0.5, false], [701, 0, false], [0, 381, false]];
  for (const [x, y, fits] of edges) {
    test(`at ${x}, ${y} ${fits ? "fit" : "extend beyond the display"}`, () =>
      assert.deepEqual(texts(audit([place(1, x, y, 100, 100)], display), 1), fits ? [] : ["extends beyond the display"]));
  }
  test("are reported if the app has moved them since", () => {
    const now = new Map([[1, place(1, 10, 0, 100, 100)], [2, place(2, 200, 0, 100, 100)]]);
    const found = audit([place(1, 0, 0, 100, 100), place(2, 200, 0, 100, 100), place(3, 400, 0, 100, 100)], display, now);
    assert.deepEqual(tones(found), [[1, ["bad"]]]);
    assert.match(texts(found, 1)[0], /it is now at 10, 0, 100 × 100/);
  });
  test("are reported beyond a thousand, and the list of overlaps stays short", () => {
    const places = Array.from({ length: MOST_PLACES + 1 }, (_, id) => place(id, (id % 40) * 20, Math.floor(id / 40) * 18, 80, 80));
    const found = audit(places, { width: 10_000, height: 10_000 });
    assert.match(texts(found, MOST_PLACES)[0], /^is rectangle number 1001; /);
    assert.ok(texts(found, MOST_PLACES - 1).every((text) => !text.startsWith("is rectangle number")));
    assert.ok([...found.values()].flat().every(({ text }) => text.length < 80));
  });
  test("that only touch do not overlap", () =>
    assert.deepEqual(overlaps([{ id: 1, x: 0, y: 0, width: 10, height: 10 }, { id: 2, x: 10, y: 0, width: 10, height: 10 }]), []));
  test("have the same overlaps as a comparison of all pairs", () => {
    const roll = dice(9);
    for (let run = 0; run < 50; run += 1) {
      const rects = Array.from(
        { length: 20 },
        (_, id) => ({ id, x: roll(800), y: roll(480), width: 1 + roll(120), height: 1 + roll(120) }),
      );
      const plain = rects.flatMap((a, i) =>
        rects.slice(i + 1).filter((b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height).map((
          b,
        ) => [a.id, b.id].sort((x, y) => x - y).join())
      );
      assert.deepEqual(overlaps(rects).map((pair) => pair.sort((x, y) => x - y).join()).sort(), plain.sort());
    }
  });
});
