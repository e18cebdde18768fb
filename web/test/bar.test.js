import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { carOf } from "../core/profile.js";
import { inBar } from "../panels/bar/apps.js";
import { nextChange } from "../panels/screen/next-change.js";

const apps = (count) => Array.from({ length: count }, (_, index) => ({ key: `a${index}`, name: `Player ${index}`, hmiLevel: "NONE" }));
const keys = (some) => some.map(({ key }) => key);

describe("the apps in the bar", () => {
  test("are all shown if they fit", () => {
    assert.deepEqual(inBar([], 0, []), []);
    assert.equal(inBar(apps(6), 2000, []).length, 6);
    const whole = apps(6).map((app) => ({ ...app, hmiLevel: "BACKGROUND" }));
    const room = 6 * (106 + 60) + 66;
    assert.equal(inBar(apps(6), room, []).length, 6);
    assert.ok(inBar(whole, room, []).length < 6, "longer level names need more space");
  });
  test("are as many as fit, in their order, including the chosen one", () => {
    const some = inBar(apps(50), 500, ["a40", "a3"]);
    assert.deepEqual(keys(some), ["a3", "a40"]);
    assert.deepEqual(keys(inBar(apps(50), 700, ["a40", undefined])), ["a0", "a1", "a40"]);
  });
  test("are at least one, however narrow the bar", () => {
    assert.deepEqual(keys(inBar(apps(50), 0, ["a9"])), ["a9"]);
    assert.deepEqual(keys(inBar(apps(50), 0, ["gone"])), ["a0"]);
  });
});

test("a car's name consists of the make, model, year and trim of its profile", () => {
  const vehicle = { make: "Bridge Motors", model: "Viaduct", modelYear: "2026", trim: "Touring", systemSoftwareVersion: "1" };
  assert.equal(carOf({ vehicle }), "Bridge Motors Viaduct 2026 Touring");
  assert.equal(carOf({ vehicle: { model: "Viaduct", trim: "" } }), "Viaduct");
  for (const profile of [undefined, {}, { vehicle: {} }]) assert.equal(carOf(profile), "");
});

describe("the next change of the display comes", () => {
  const startedAt = "2026-03-02T09:41:00Z";
  const store = (headUnit, more = {}) => ({
    headUnit,
    tree: { bridge: { startedAt, clock: { state: "running" } } },
    live: true,
    now: 10_000,
    ...more,
  });
  const playing = (mediaClock) => ({ apps: { music: { mediaClock } }, activeApp: "music" });
  const up = { updateMode: "COUNTUP", startMs: 0, endMs: 60_000, setAt: 9_300 };
  const table = [
    ["with the next minute, if nothing moves", store({}), 50_000],
    ["never without a head unit", store(undefined), undefined],
    ["never, in the past", store({}, { live: false }), undefined],
    ["never while the clock is paused", store({}, { tree: { bridge: { startedAt, clock: { state: "paused" } } } }), undefined],
    ["with the next second of the media clock", store(playing(up)), 301],
    ["with the next second of one that runs down", store(playing({ ...up, updateMode: "COUNTDOWN", startMs: 30_500, endMs: 0 })), 801],
    ["sooner, when it runs at twice the speed", store(playing({ ...up, countRate: 2 })), 301],
    ["not with one that is paused", store(playing({ ...up, pausedAt: 9_500 })), 50_000],
    ["not with one at its end", store(playing({ ...up, endMs: 500 })), 50_000],
    ["not with one of an app that is not on the screen", store({ ...playing(up), activeApp: undefined }), 50_000],
    ["soon, while a ring runs down", store({ overlays: { o1: { endsAt: 12_000 } }, visibleOverlay: "o1" }), 100],
    ["not with an overlay that stays", store({ overlays: { o1: {} }, visibleOverlay: "o1" }), 50_000],
    [
      "soon, while a sound is heard",
      store({ overlays: { o1: { audio: { heardAt: 9_000, levels: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] } } }, visibleOverlay: "o1" }),
      100,
    ],
    ["not after it", store({ overlays: { o1: { audio: { heardAt: 1_000, levels: [1, 2] } } }, visibleOverlay: "o1" }), 50_000],
  ];
  for (const [name, given, expected] of table) test(name, () => assert.equal(nextChange(given), expected));
});
