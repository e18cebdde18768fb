import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { contrast, hueOf, luminance } from "../core/color.js";
import { briefOf, commands, curlOf, restOf } from "../core/commands.js";
import { clockText, count, headUnitNow, instant, many, mediaClockAt, percentile, remaining, size, span } from "../core/format.js";
import { isAtTail, Slots, topToKeep, topToShow, visibleRows } from "../core/rowlist.js";
import { actionOf, readRoute, sheet, writeRoute } from "../core/addresskeys.js";
import { carColors, inkOn, readable } from "../panels/screen/screen.js";
import { dice } from "./random.js";

describe("the media clock", () => {
  const up = { updateMode: "COUNTUP", startMs: 60_000, endMs: 180_000, setAt: 1000 };
  const table = [
    ["counts up from its start", up, 1000, 60_000, 1 / 3],
    ["counts up with time", up, 31_000, 90_000, 0.5],
    ["stops at its end", up, 999_000, 180_000, 1],
    ["stops while paused", { ...up, pausedAt: 11_000 }, 500_000, 70_000, 70 / 180],
    ["runs at its rate", { ...up, countRate: 2 }, 11_000, 80_000, 80 / 180],
    ["runs on without an end", { updateMode: "COUNTUP", startMs: 0, setAt: 0 }, 3_600_000, 3_600_000, undefined],
    ["counts down to zero", { updateMode: "COUNTDOWN", startMs: 10_000, setAt: 0 }, 4000, 6000, 0.4],
    ["stops at zero when counting down", { updateMode: "COUNTDOWN", startMs: 10_000, setAt: 0 }, 60_000, 0, 1],
    ["counts down to its end", { updateMode: "COUNTDOWN", startMs: 10_000, endMs: 4000, setAt: 0 }, 60_000, 4000, 1],
  ];
  for (const [name, clock, now, shown, fraction] of table) {
    test(name, () => {
      const found = mediaClockAt(clock, now);
      assert.equal(found.shownMs, shown);
      if (fraction === undefined) assert.equal(found.fraction, undefined);
      else assert.ok(Math.abs(found.fraction - fraction) < 1e-9, `${found.fraction}`);
    });
  }
  test("shows nothing when it was cleared or never set", () => {
    assert.equal(mediaClockAt(undefined, 0), undefined);
    assert.equal(mediaClockAt({ updateMode: "CLEAR", startMs: 0 }, 0), undefined);
  });
  test("runs only while it moves", () => {
    assert.equal(mediaClockAt(up, 2000).running, true);
    assert.equal(mediaClockAt({ ...up, pausedAt: 1500 }, 2000).running, false);
    assert.equal(mediaClockAt(up, 999_000).running, false);
  });
  test("shows hours only if there are any", () => {
    assert.deepEqual([0, 59_999, 61_000, 3_661_000].map(clockText), ["0:00", "0:59", "1:01", "1:01:01"]);
  });
  test("does not run ahead of the head unit's clock", () => {
    assert.equal(headUnitNow({ at: 100, heardAt: 10 }, 25), 115);
    assert.equal(headUnitNow({ at: 100, heardAt: 10, clock: { state: "paused", now: 90 } }, 25), 90);
  });
});

test("an overlay's remaining time is a fraction of its duration", () => {
  const overlay = { shownAt: 1000, durationMs: 4000, endsAt: 5000 };
  assert.deepEqual(remaining(overlay, 2000), { leftMs: 3000, fraction: 0.75 });
  assert.deepEqual(remaining(overlay, 9000), { leftMs: 0, fraction: 0 });
  assert.equal(remaining({ shownAt: 1000 }, 2000), undefined);
});

describe("colours of an app", () => {
  test("keep their text readable, whatever the app sends", () => {
    const roll = dice(3);
    const color = () => ({ red: roll(256), green: roll(256), blue: roll(256) });
    for (let i = 0; i < 3000; i += 1) {
      const scheme = { primaryColor: color(), secondaryColor: color(), backgroundColor: color() };
      for (const mode of ["day", "night"]) {
        const found = carColors(mode, scheme);
        for (const ground of [found.ground, found.surface, found.raised]) {
          assert.ok(contrast(found.ink, ground) >= 7, `${mode} ink ${JSON.stringify(scheme)}`);
          assert.ok(contrast(found.soft, ground) >= 4.5, `${mode} soft ${contrast(found.soft, ground)} ${JSON.stringify(scheme)}`);
        }
        assert.ok(contrast(found.accent, found.raised) >= 4.5);
        assert.ok(contrast(found.accentInk, found.accent) >= 4.5, `${mode} on accent ${contrast(found.accentInk, found.accent)}`);
        assert.ok(mode === "day" ? luminance(found.ground) > 0.6 : luminance(found.ground) < 0.04, `${mode} stays ${mode}`);
      }
    }
  });
  test("of an icon always come from the name", () => {
    const names = ["Places", "Messages", "Music", "Trip", "Hello", "Troublemaker"];
    assert.ok(new Set(names.map(hueOf)).size >= 5, names.map(hueOf).join());
    assert.equal(hueOf("Music"), hueOf("Music"));
    assert.ok([...names, "", "音楽", "👍"].every((name) => hueOf(name) >= 0 && hueOf(name) < 360));
  });
  test("that are missing or invalid are replaced by the defaults", () => {
    assert.deepEqual(carColors("night", undefined), carColors("night", { primaryColor: { red: "x" } }));
  });
  test("are changed only as much as contrast requires", () => {
    assert.deepEqual(readable([255, 255, 255], [0, 0, 0], 4.5), [255, 255, 255]);
    assert.ok(contrast(readable([40, 40, 40], [0, 0, 0], 4.5), [0, 0, 0]) >= 4.5);
    assert.deepEqual(inkOn([250, 250, 210]), [8, 11, 16]);
  });
});

describe("commands", () => {
  test("all have a REST form and a curl line", () => {
    for (const name of Object.keys(commands)) {
      const { method, path } = restOf(name, { app: "a/b c", id: "x y" });
      assert.match(method, /^(POST|PUT|PATCH|DELETE)$/);
      assert.match(path, /^v1\/[\w\-/:%.]+$/, path);
    }
  });
  test("path parameters are not in the body, and quotes are escaped", () => {
    assert.equal(
      curlOf("headUnit.app.disconnect", { app: "mail", reason: "TRANSPORT_LOST" }, "http://127.0.0.1:8080/x/"),
      "curl -X POST 'http://127.0.0.1:8080/x/v1/apps/mail:disconnect' " +
        "-H 'Content-Type: application/json' -d '{\"reason\":\"TRANSPORT_LOST\"}'",
    );
    assert.match(curlOf("headUnit.voice", { text: "it's" }, "http://h/"), /-d '\{"text":"it'\\''s"\}'$/);
  });
  test("are summarised in a few words", () => {
    assert.equal(briefOf("headUnit.button", { name: "OK", mode: "short" }), "headUnit.button OK short");
    assert.equal(briefOf("headUnit.voice", { text: "x".repeat(500) }).length, 90);
  });
});

describe("the address", () => {
  const routes = [
    { page: "bridge" },
    { page: "car" },
    {
      page: "bridge",
      upper: "stack",
      lower: "log",
      app: "a&b",
      q: 'rpc:Show -"x y" #1',
      light: "view:v1",
      row: 42,
      at: 40,
      from: 1,
      to: 99,
    },
  ];
  for (const route of routes) {
    test(`${writeRoute(route)} is read as it was written`, () => assert.deepEqual(readRoute(writeRoute(route)), route));
  }
  test("with invalid parts is read as far as possible", () => {
    assert.deepEqual(readRoute("#/nowhere?row=abc&from=-1&q="), { page: "bridge" });
    assert.deepEqual(readRoute(""), { page: "bridge" });
  });
});

describe("a list of which only the visible part is drawn", () => {
  test("draws only the visible rows, anywhere in 100,000 rows", () => {
    for (const top of [0, 1, 12_345, 1_000_000, 2_399_500]) {
      const { first, last } = visibleRows({ count: 100_000, rowHeight: 24, top, height: 500 });
      assert.ok(last - first <= 500 / 24 + 18, `${last - first}`);
      assert.ok(first * 24 <= top && (last * 24 >= top + 500 || last === 100_000));
    }
  });
  test("knows when it is scrolled to its end", () => {
    assert.equal(isAtTail({ count: 10, rowHeight: 24, top: 140, height: 100 }), true);
    assert.equal(isAtTail({ count: 10, rowHeight: 24, top: 100, height: 100 }), false);
    assert.equal(isAtTail({ count: 0, rowHeight: 24, top: 0, height: 100 }), true);
  });
  test("moves no further than a row needs", () => {
    const view = { count: 100, rowHeight: 20, top: 200, height: 100 };
    assert.deepEqual([5, 10, 12, 14, 20, 99].map((index) => topToShow({ ...view, index })), [100, 200, 200, 200, 320, 1900]);
  });
  test("keeps its place when rows above are added or removed", () => {
    const rows = [2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];
    const indexNotAfter = (seq) => rows.findLastIndex((row) => row <= seq);
    const view = { rowHeight: 20, count: rows.length, height: 40, indexNotAfter };
    assert.equal(topToKeep({ ...view, anchor: { seq: 16, offset: 7 } }), 67);
    assert.equal(topToKeep({ ...view, anchor: { seq: 20, offset: 7 } }), 67, "removed: the nearest older row");
    assert.equal(topToKeep({ ...view, anchor: { seq: 1, offset: 0 } }), 0);
    assert.equal(topToKeep({ ...view, anchor: { seq: 9999, offset: 0 } }), 160, "not past the end");
    assert.equal(topToKeep({ ...view, anchor: undefined }), 0);
  });
});

describe("keys", () => {
  const press = (key, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });
  const free = { typing: false, singleKeys: true, onControl: false };
  test("match the list of shortcuts", () => {
    for (const [key, , action] of sheet) {
      const event = key === "Ctrl K" ? press("k", { ctrlKey: true }) : press(key === "Space" ? " " : key);
      assert.equal(actionOf(event, free), action, key);
    }
  });
  test("of one character never fire while typing or when switched off", () => {
    for (const [key] of sheet.filter(([one]) => one.length === 1)) {
      assert.equal(actionOf(press(key), { ...free, typing: true }), undefined);
      assert.equal(actionOf(press(key), { ...free, singleKeys: false }), undefined);
      if (key !== "k") assert.equal(actionOf(press(key, { ctrlKey: true }), free), undefined);
    }
    assert.equal(actionOf(press(" "), { ...free, onControl: true }), undefined);
  });
  test("open the palette and clear the highlight even while typing", () => {
    assert.equal(actionOf(press("k", { metaKey: true }), { ...free, typing: true }), "palette");
    assert.equal(actionOf(press("Escape"), { ...free, typing: true }), "escape");
  });
});

test("numbers are formatted", () => {
  assert.deepEqual([0.84, 12.4, 999, 1240, 59_999, 120_000, 7_200_000].map(span), [
    "0.8 ms",
    "12 ms",
    "999 ms",
    "1.2 s",
    "60 s",
    "2 min",
    "2 h",
  ]);
  assert.deepEqual([0, 812, 1300, 2_400_000].map(size), ["0 B", "812 B", "1.3 KB", "2.4 MB"]);
  assert.deepEqual([0, 1250, 721_250, 3_723_004].map(instant), ["0:00.000", "0:01.250", "12:01.250", "1:02:03.004"]);
  assert.deepEqual([0, 999, 1000, 1_234_567].map(count), ["0", "999", "1,000", "1,234,567"]);
  assert.deepEqual([many(1, "row"), many(0, "row"), many(2, "entry", "entries")], ["1 row", "0 rows", "2 entries"]);
  assert.deepEqual([percentile([], 0.5), percentile([5], 0.95), percentile([4, 1, 3, 2], 0.5), percentile([1, 2, 3, 4], 0.95)], [
    undefined,
    5,
    2,
    4,
  ]);
});

test("visible rows keep their elements, and after a jump no element moves", () => {
  const slots = new Slots();
  const cover = (first, last) => {
    slots.cover(first, last);
    return Array.from({ length: last - first }, (_, at) => slots.of(first + at));
  };
  assert.deepEqual(cover(0, 4), [0, 1, 2, 3]);
  const scrolled = cover(2, 6);
  assert.deepEqual(scrolled.slice(0, 2), [2, 3]);
  assert.equal(new Set(scrolled).size, 4);
  assert.deepEqual(cover(1000, 1004), [0, 1, 2, 3]);
  assert.deepEqual(cover(990, 994), [0, 1, 2, 3]);
  const roll = dice(11);
  let first = 0;
  for (let round = 0; round < 500; round += 1) {
    first = Math.max(0, first + roll(21) - 10);
    const shown = cover(first, first + 1 + roll(40));
    assert.equal(new Set(shown).size, shown.length);
  }
});
