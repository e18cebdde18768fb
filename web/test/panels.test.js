import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { commands } from "../core/commands.js";
import { compileFilter } from "../core/filter.js";
import { Journal } from "../core/journal.js";
import { displayOf, profilesOf } from "../core/profile.js";
import { Rows } from "../core/rowlist.js";
import { arrowOf, endOf, gistOf, titleOf, wayOf } from "../core/rowtext.js";
import { Store } from "../core/store.js";
import { changed, Spec } from "../panels/console/form.js";
import { grouped } from "../panels/findings/findings.js";
import { auditRects, linesOf, overlaps } from "../panels/haptics/haptics.js";
import { actionsOf, ranked, spelt } from "../panels/palette/palette.js";
import { Entry, layouts, masked, mayType, rowsOf, withoutLast } from "../panels/screen/keyboard.js";
import { matching } from "../panels/screen/overlay-entry.js";
import { paragraphs, shown } from "../panels/screen/pieces.js";
import { nearest, turned } from "../panels/screen/rotary.js";
import { Fingers, mirrored, toDisplay } from "../panels/screen/touch.js";
import { toneWav } from "../panels/screen/voice.js";
import { phrasesOf } from "../panels/screen/voice.js";
import { byName, ratesOf } from "../panels/speed/speed.js";
import { broughtBy, fillerOf, partsOf, screensOf, viewsOf } from "../panels/stack/stack.js";
import { callsFor, NODES, stateOf, stepTo } from "../panels/state/state.js";
import { fitted, Lanes, levelSpans, marks, placeOf, placesOf, timeAt, zoomed } from "../panels/timeline/paint.js";
import { dice } from "./random.js";

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const base = read("fixtures/base.json");
const story = read("fixtures/story.json").rows;
const spec = new Spec(read("../../Sources/rpc-gen/Spec/mobile.json"));
const journalOf = (rows) => {
  const journal = new Journal();
  journal.take(rows);
  return journal;
};

describe("text of an app", () => {
  const table = [
    ["a\u0000b\u001b[31m", "ab[31m"], ["  two\n\n lines\t", "two lines"], ["<script>", "<script>"], [undefined, ""], [7, "7"], ["\u202ereversed", "\u202ereversed"],
  ];
  for (const [given, wanted] of table) test(`${JSON.stringify(given)} is shown as ${JSON.stringify(wanted)}`, () => assert.equal(shown(given), wanted));
  test("keeps its paragraphs where it has room for them", () => assert.deepEqual(paragraphs("a\r\n\r\nb\rc\u0007"), ["a", "", "b", "c"]));
});

describe("the keyboard", () => {
  const text = (properties, held) => rowsOf(properties, held).map((row) => row.map(({ key }) => key).join(""));
  test("has the four layouts of the spec", () => {
    assert.deepEqual(layouts.map((keyboardLayout) => text({ keyboardLayout })[0]), ["qwertyuiop", "qwertzuiop", "azertyuiop", "123"]);
    assert.deepEqual([...layouts].sort(), [...spec.enums.get("KeyboardLayout").elements.map(({ name }) => name)].sort());
  });
  test("has capital letters, signs, and the letters of its language", () => {
    assert.equal(text({ keyboardLayout: "QWERTY" }, { shift: true })[2], "ZXCVBNM");
    assert.equal(text({ keyboardLayout: "QWERTY" }, { symbols: true })[0], "1234567890");
    assert.equal(text({ keyboardLayout: "QWERTZ", language: "DE-DE" })[1], "asdfghjklöä");
    assert.deepEqual(text({ keyboardLayout: "NUMERIC" }, { symbols: true }), ["123", "456", "789", "*0#"]);
    assert.equal(text({ keyboardLayout: "KLINGON" })[0], "qwertyuiop");
  });
  test("greys what may not be typed, whatever its case, and puts custom keys on top", () => {
    const rows = rowsOf({ limitedCharacterList: ["a", "E"], customKeys: ["@", "a"] }, { shift: true });
    assert.deepEqual(rows[0], [{ key: "@", grey: true, custom: true }, { key: "a", grey: false, custom: true }]);
    assert.deepEqual(rows.flat().filter(({ grey }) => !grey).map(({ key }) => key), ["a", "E", "A"]);
    assert.deepEqual([mayType("e", { limitedCharacterList: ["E"] }), mayType("x", { limitedCharacterList: ["E"] }), mayType("x", {}), mayType("x", { limitedCharacterList: [] })], [true, false, true, true]);
  });
  test("erases a character as people count them, and hides what is masked", () => {
    assert.deepEqual(["abc", "a👩‍👩‍👧", "e\u0301", ""].map(withoutLast), ["ab", "a", "", ""]);
    assert.deepEqual([masked("a👍", true), masked("ab", false)], ["••", "ab"]);
  });
  test("shows what is typed at once, and what the head unit says when that is news", () => {
    const entry = new Entry();
    assert.equal(entry.text(""), "");
    entry.type("ab");
    assert.equal(entry.text(""), "ab");
    assert.equal(entry.text("a"), "ab", "an echo of an earlier key is no news");
    assert.equal(entry.text("ab"), "ab");
    assert.equal(entry.text("abba"), "abba", "a suggestion is");
    assert.equal(entry.text(""), "", "and so is clearing it");
  });
});

describe("the focus", () => {
  test("goes around with the knob", () => {
    assert.deepEqual([turned(0, 3, 1), turned(2, 3, 1), turned(0, 3, -1), turned(-1, 3, 1), turned(-1, 3, -1), turned(1, 3, 5), turned(0, 0, 1)], [1, 0, 2, 0, 2, 0, -1]);
  });
  test("goes to what lies in the direction of an arrow", () => {
    const box = (x, y) => ({ x, y, w: 100, h: 50 });
    const boxes = [box(0, 0), box(120, 0), box(240, 5), box(0, 60), box(120, 60), box(300, 200)];
    const table = [[0, "right", 1], [1, "right", 2], [0, "down", 3], [4, "up", 1], [4, "left", 3], [3, "left", -1], [0, "up", -1], [4, "down", 5], [2, "down", 4]];
    for (const [from, direction, to] of table) assert.equal(nearest(boxes, from, direction), to, `${from} ${direction}`);
  });
  test("reaches every key of a grid by arrows alone", () => {
    const boxes = Array.from({ length: 40 }, (_, index) => ({ x: (index % 10) * 60 + (index >= 10 && index < 20 ? 30 : 0), y: Math.floor(index / 10) * 60, w: 50, h: 50 }));
    const reached = new Set([0]);
    const open = [0];
    while (open.length > 0) {
      const from = open.pop();
      for (const direction of ["left", "right", "up", "down"]) {
        const to = nearest(boxes, from, direction);
        if (to >= 0 && !reached.has(to)) {
          reached.add(to);
          open.push(to);
        }
      }
    }
    assert.equal(reached.size, 40);
  });
});

describe("touches", () => {
  const told = [];
  const fingers = new Fingers((command, params) => told.push(params));
  const last = () => told.at(-1);
  test("are told in pixels of the head unit, never outside of it", () => {
    const box = { left: 100, top: 50, width: 400, height: 240 };
    const size = { width: 800, height: 480 };
    assert.deepEqual(toDisplay({ x: 300, y: 170 }, box, size), { x: 400, y: 240 });
    assert.deepEqual(toDisplay({ x: 0, y: 9999 }, box, size), { x: 0, y: 479 });
    assert.deepEqual(toDisplay({ x: 500, y: 50 }, box, size), { x: 799, y: 0 });
  });
  test("have the lowest free finger, and end as they began", () => {
    fingers.begin(71, { x: 1, y: 1 });
    fingers.begin(72, { x: 2, y: 2 });
    assert.deepEqual(last(), { type: "BEGIN", points: [{ id: 1, x: 2, y: 2 }] });
    fingers.end(71);
    fingers.begin(73, { x: 3, y: 3 });
    assert.equal(last().points[0].id, 0);
    fingers.move(73, { x: 4, y: 3 });
    assert.deepEqual(last(), { type: "MOVE", points: [{ id: 0, x: 4, y: 3 }] });
    const count = told.length;
    fingers.move(73, { x: 4, y: 3 });
    fingers.move(99, { x: 1, y: 1 });
    fingers.end(99);
    assert.equal(told.length, count, "what does not move, or is not down, is not told");
    fingers.cancel(73);
    assert.equal(last().type, "CANCEL");
    fingers.end(72);
  });
  test("are two, mirrored, with Shift", () => {
    fingers.begin(1, { x: 100, y: 100 }, true);
    fingers.move(1, { x: 130, y: 90 });
    assert.deepEqual(last().points, [{ id: 0, x: 130, y: 90 }, { id: 1, x: 70, y: 110 }]);
    fingers.end(1);
    assert.equal(last().points.length, 2);
    assert.deepEqual(mirrored({ x: 0, y: 5 }, { x: 2, y: 2 }), { x: 4, y: -1 });
  });
});

test("a hummed second is a WAV file in the format asked for", () => {
  const wide = toneWav({ samplingRate: "22KHZ", bitsPerSample: "16_BIT" });
  const view = new DataView(wide.buffer);
  assert.deepEqual([wide.length, view.getUint32(24, true), view.getUint16(34, true), view.getUint32(40, true)], [44 + 44_100, 22_050, 16, 44_100]);
  assert.equal(toneWav({ samplingRate: "8KHZ", bitsPerSample: "8_BIT" }).length, 44 + 8000);
});

test("what may be said is each choice, command and app once", () => {
  const headUnit = { ...base.headUnit, visibleOverlay: "o", overlays: { o: { choices: [{ menuName: "Album", vrCommands: ["album", "Search"] }] } } };
  assert.deepEqual(phrasesOf(headUnit).map(({ phrase }) => phrase), ["album", "Search", "find", "play something calm", "Music", "Messages", "Maps"]);
});

test("choices are found by every word typed", () => {
  const choices = [{ menuName: "Kind of Blue", secondaryText: "Miles Davis" }, { menuName: "Blue Train" }];
  assert.deepEqual(matching(choices, " blue mil").map(({ menuName }) => menuName), ["Kind of Blue"]);
  assert.equal(matching(choices, "").length, 2);
  assert.equal(matching(choices, "x").length, 0);
});

describe("the states of an app", () => {
  const names = Object.keys(NODES);
  test("have their delegate calls for each of the 20 pairs: 27 in 17 rows", () => {
    const pairs = names.flatMap((from) => names.filter((to) => to !== from).map((to) => [from, to]));
    assert.equal(pairs.length, 20);
    // Four of them are the one row about losing the connection.
    assert.equal(pairs.reduce((sum, [from, to]) => sum + callsFor(from, to).length, 0), 27 + 3);
    assert.deepEqual(callsFor("active", "background"), ["appDidBecomeInactive", "appDidEnterBackground"]);
    assert.deepEqual(callsFor("active", "active"), []);
  });
  test("are reached by commands there are", () => {
    for (const from of names) {
      for (const to of names) {
        const step = stepTo(to, from, "music", "host");
        assert.equal(step === undefined, from === to || (from === "disconnected" && to !== "notRunning"), `${from} ${to}`);
        if (step) assert.ok(commands[step.command], step.command);
      }
    }
    assert.equal(stepTo("notRunning", "disconnected", "music", undefined), undefined);
    // An app whose process is there is asked; without one it is started.
    assert.equal(stepTo("notRunning", "disconnected", "music", "host", true).command, "headUnit.app.connect");
    assert.equal(stepTo("notRunning", "disconnected", "music", "host", false).command, "apps.start");
  });
  test("are told by the app, else by its level", () => {
    assert.equal(stateOf({ state: "background" }, { hmiLevel: "FULL" }), "background");
    assert.deepEqual(["FULL", "LIMITED", "BACKGROUND", "NONE"].map((hmiLevel) => stateOf(undefined, { hmiLevel })), ["active", "inactive", "background", "notRunning"]);
    assert.equal(stateOf(undefined, undefined), "disconnected");
  });
});

describe("a part of the screen", () => {
  const tower = base.apps.music;
  const window = base.headUnit.apps.music.windows["0"];
  test("leads to its view, its controller, and the Show that brought it", () => {
    const journal = journalOf(story);
    const { controller, view } = fillerOf("mainField1", tower, window);
    assert.deepEqual([controller.class, view.id], ["PlayerController", "w4"]);
    assert.equal(broughtBy(journal, "mainField1", "music").seq, 19);
    assert.equal(broughtBy(journal, "softButtons/9", "music").seq, 13);
    assert.equal(broughtBy(journal, "mainField1", "music", 18), undefined);
    assert.deepEqual(journal.causesOf(journal.bySeq(19)).map(({ seq }) => seq), [14, 15, 17]);
  });
  test("is found by what it shows where the view does not say", () => {
    assert.deepEqual(partsOf({ text: "Miles Davis" }, window), ["mainField2"]);
    assert.deepEqual(partsOf({ image: "cover-blue" }, window), ["graphic"]);
    assert.deepEqual(partsOf({ button: { id: 3 } }, window), ["softButtons/3"]);
    assert.deepEqual(partsOf({ text: "" }, window), []);
    assert.deepEqual(partsOf({ text: "elsewhere" }, window), []);
  });
  test("of a tree of views is found at any depth", () => {
    assert.deepEqual(viewsOf(tower.controllers.v2.view).map(({ view, depth }) => `${depth}${view.id}`), ["0w3", "1w4", "1w5", "1w6", "1w7", "2w8", "2w9"]);
    assert.deepEqual(viewsOf(undefined), []);
  });
  test("is compared as wanted, composed and sent", () => {
    const second = screensOf(tower.screen).find(({ field }) => field === "mainField2");
    assert.deepEqual(second, { field: "mainField2", wanted: "Miles Davis", composed: "Miles Davis", sent: "So What" });
    assert.deepEqual(screensOf(undefined), []);
  });
});

describe("haptic rectangles", () => {
  const display = { width: 800, height: 480 };
  test("that are small, outside, over each other or of one middle are named", () => {
    const rects = [
      { id: 1, x: 0, y: 0, width: 100, height: 100 },
      { id: 2, x: 25, y: 25, width: 50, height: 50 },
      { id: 3, x: 300, y: 300, width: 40, height: 90 },
      { id: 4, x: 750, y: 0, width: 100, height: 100 },
      { id: 5, x: 400, y: 100, width: 90, height: 90 },
    ];
    const found = auditRects(rects, display);
    assert.deepEqual([...found].map(([id, all]) => [id, all.map(({ tone }) => tone)]), [[2, ["warn", "bad", "warn"]], [3, ["bad"]], [4, ["bad"]], [1, ["warn"]]]);
  });
  test("are told with what the app says of them, and those the car has not after them", () => {
    const rect = (id) => ({ id, x: id, y: 0, width: 9, height: 9 });
    const told = (id, verdict, reason) => ({ ...rect(id), source: "spatialData", verdict, reason });
    const lines = linesOf({ rects: { 1: rect(1), 2: rect(2) }, rectOrder: [2, 1] }, [told(1, "accepted"), told(2, "rejected", "DISALLOWED"), told(3, "notSent", "full")]);
    assert.deepEqual(lines.map(({ part, verdict, reason }) => [part, verdict, reason]), [["rect/2", undefined, undefined], ["rect/1", "accepted", undefined], ["place/2", "rejected", "DISALLOWED"], ["place/3", "notSent", "full"]]);
    assert.deepEqual(linesOf(undefined, undefined), []);
  });
  test("that only touch do not overlap", () => assert.deepEqual(overlaps([{ id: 1, x: 0, y: 0, width: 10, height: 10 }, { id: 2, x: 10, y: 0, width: 10, height: 10 }]), []));
  test("are swept as a plain comparison of all pairs would find them", () => {
    const roll = dice(9);
    for (let run = 0; run < 50; run += 1) {
      const rects = Array.from({ length: 20 }, (_, id) => ({ id, x: roll(800), y: roll(480), width: 1 + roll(120), height: 1 + roll(120) }));
      const plain = rects.flatMap((a, i) => rects.slice(i + 1).filter((b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height).map((b) => [a.id, b.id].sort((x, y) => x - y).join()));
      assert.deepEqual(overlaps(rects).map((pair) => pair.sort((x, y) => x - y).join()).sort(), plain.sort());
    }
  });
});

describe("the console's forms", () => {
  test("cover every notification of the spec, and start with the least that is legal", () => {
    assert.equal(spec.notifications.length, 25);
    for (const one of spec.notifications) assert.deepEqual(spec.problems(one, spec.start(one)), [], one.name);
  });
  test("of a request holds the least that is legal", () => {
    assert.ok(spec.requests.length > 50 && spec.requests.every(({ message }) => message === "request"));
    assert.deepEqual(spec.start(spec.message("Show")), {});
    assert.deepEqual(spec.start(spec.message("AddCommand")), { cmdID: 0 });
    assert.deepEqual(spec.problems(spec.message("AddCommand"), {}), ["cmdID: missing"]);
  });
  test("say what is wrong, with its place", () => {
    const touch = spec.message("OnTouchEvent");
    const value = spec.start(touch);
    assert.equal(value.event.length, 1);
    assert.deepEqual(spec.problems(touch, { ...value, event: [{ id: 99, ts: [1.5], c: [] }] }), ["event[0].id: 0 to 9", "event[0].ts[0]: a whole number", "event[0].c: at least 1"]);
    assert.deepEqual(spec.problems(touch, {}), ["type: missing", "event: missing"]);
  });
  test("change a value in place without touching the one before", () => {
    const value = { a: [{ b: 1 }, { b: 2 }], c: 3 };
    assert.deepEqual(changed(value, ["a", 1, "b"], 5), { a: [{ b: 1 }, { b: 5 }], c: 3 });
    assert.deepEqual(changed(value, ["a", 0], undefined), { a: [{ b: 2 }], c: 3 });
    assert.deepEqual(changed(value, ["c"], undefined), { a: value.a });
    assert.deepEqual(changed({}, ["x", "y"], 1), { x: { y: 1 } });
    assert.equal(value.a[1].b, 2);
  });
});

describe("rows in words", () => {
  const journal = journalOf(story);
  const words = (seq) => {
    const row = journal.bySeq(seq);
    return [arrowOf(row), titleOf(row), gistOf(row, 40), endOf(row).text];
  };
  test("say what happened, which way, and how it ended", () => {
    assert.deepEqual(words(6), ["→", "ListFiles", "", "SUCCESS"]);
    assert.deepEqual(words(8), ["←", "OnHMIStatus", "FULL · AUDIBLE · MAIN", ""]);
    assert.deepEqual(words(9), ["", "application", "notRunning → active", ""]);
    assert.deepEqual(words(11), ["", "LibraryController.viewWillAppear", "", ""]);
    assert.deepEqual(words(26), ["", "headUnit.overlay.cancel", "o1", ""]);
    assert.deepEqual(words(28), ["→", "Slider", "99 · 1 · Volume", "INVALID_DATA"]);
    assert.deepEqual(words(32).at(-1), "open");
    assert.deepEqual(words(30), ["", "crashed", "signal SIGTRAP, lastRows [28,29]", "crash"]);
  });
  test("tell what passes between car and web HMI from what passes between app and car", () => {
    const ways = ["toHMI", "toHeadUnit"].map((direction) => ({ direction, source: "hmi" })).map((row) => [arrowOf(row), wayOf(row)]);
    assert.deepEqual(ways, [["⇢", "car to HMI"], ["⇠", "HMI to car"]]);
  });
  test("are never long", () => assert.ok(story.every(({ seq }) => gistOf(journal.bySeq(seq), 40).length <= 40)));
});

test("findings are told once for each rule and app, newest first", () => {
  const journal = journalOf([...story, { ...story[19], seq: 40, at: 70_000 }]);
  assert.deepEqual(grouped(journal, 40).map(({ row, count }) => [row.seq, count]), [[40, 2], [29, 1]]);
  assert.deepEqual(grouped(journal, 25).map(({ row }) => row.seq), [20]);
});

test("speeds are summed for each RPC", () => {
  const sums = byName(journalOf(story).length ? story.map(({ seq }) => journalOf(story).bySeq(seq)) : []);
  assert.deepEqual(sums[0], { name: "OnHMIStatus", count: 4, failed: 0, open: 0, bytes: 446, p50: undefined, p95: undefined, max: undefined });
  assert.deepEqual(sums.find(({ name }) => name === "Show"), { name: "Show", count: 2, failed: 0, open: 0, bytes: 1026, p50: 1.4, p95: 1.9, max: 1.9 });
  assert.equal(sums.find(({ name }) => name === "GetVehicleData").open, 1);
  assert.deepEqual(ratesOf([{ at: 100 }, { at: 950 }, { at: 1999 }, { at: 5000 }], 2000, 1000, 3), [0, 2, 1]);
});

describe("the timeline", () => {
  test("shows everything, but no more than five minutes", () => {
    assert.deepEqual(fitted({ oldest: 0, now: 1000 }), { from: -9000, to: 1000 });
    assert.deepEqual(fitted({ oldest: 0, now: 3_600_000 }), { from: 3_300_000, to: 3_600_000 });
  });
  test("places instants and finds them again", () => {
    const window = { from: 1000, to: 3000 };
    assert.equal(placeOf(2000, window, 400), 200);
    for (const x of [0, 33, 400]) assert.equal(placeOf(timeAt(x, window, 400), window, 400), x);
  });
  test("zooms around an instant, which stays", () => {
    const window = { from: 0, to: 10_000 };
    const near = zoomed(window, 0.5, 2500, { oldest: 0, now: 10_000 });
    assert.equal(placeOf(2500, near, 100), placeOf(2500, window, 100));
    assert.equal(near.to - near.from, 5000);
    const nearest = zoomed(window, 1e-9, 2500, { oldest: 0, now: 10_000 });
    assert.ok(Math.abs(nearest.to - nearest.from - 200) < 1e-6);
  });
  test("marks round instants, never too close", () => {
    for (const length of [300, 5000, 60_000, 600_000, 9_000_000]) {
      const { step, at } = marks({ from: 123, to: 123 + length }, 900);
      assert.ok((step / length) * 900 >= 89, `${step} in ${length}`);
      assert.ok(at.every((instant) => instant % step === 0));
    }
  });
  test("joins levels to spans, cut to what is shown", () => {
    const statuses = [{ at: 0, level: "NONE" }, { at: 100, level: "FULL" }, { at: 200, level: "FULL" }, { at: 300, level: "LIMITED" }];
    assert.deepEqual(levelSpans(statuses, { from: 50, to: 400 }, 350), [{ from: 50, to: 100, level: "NONE" }, { from: 100, to: 300, level: "FULL" }, { from: 300, to: 350, level: "LIMITED" }]);
  });
  test("gathers levels, overlays and a web HMI from rows, and forgets with the journal", () => {
    const journal = new Journal();
    const lanes = new Lanes(journal);
    journal.take(story);
    assert.deepEqual(lanes.levels.get("music").map(({ level }) => level), ["NONE", "FULL", "FULL", "FULL"]);
    assert.deepEqual(lanes.overlays.map(({ name }) => name), ["Alert", "Slider"]);
    assert.equal(lanes.levels.get("parking").at(-1).level, undefined);
    assert.ok(!lanes.hasHMI && !placesOf(lanes).hmi);
    journal.take([{ seq: 900, at: 9, kind: "rpc", source: "hmi", rpcType: "request", direction: "toHMI", name: "UI.Alert" }]);
    assert.ok(lanes.hasHMI && placesOf(lanes).hmi && placesOf(lanes, true).hmi);
    assert.equal(lanes.overlays.length, 2);
    journal.reset();
    assert.deepEqual([lanes.levels.size, lanes.overlays.length, lanes.hasHMI], [0, 0, false]);
    lanes.stop();
  });
});

describe("the palette", () => {
  const store = { tree: base, headUnit: base.headUnit, ui: {}, app: "music" };
  const all = actionsOf(store, { log: { title: "Log" } });
  test("holds nothing but commands there are, each with all it needs", () => {
    for (const { command, title } of all) assert.ok(command === undefined || commands[command], title);
    assert.ok(all.length > 100);
  });
  test("reaches every command that needs no free text, when its thing is on the screen", () => {
    const overlay = (kind, more = {}) => ({ ...base.headUnit, visibleOverlay: "o", menu: { app: "music", menuID: 0 }, overlays: { o: { id: "o", kind, params: { softButtons: [{ softButtonID: 1, text: "x" }] }, choices: [{ choiceID: 1, menuName: "y" }], ...more } } });
    const reached = new Set(["slider", "audioPassThru"].flatMap((kind) => actionsOf({ ...store, headUnit: overlay(kind), tree: { ...store.tree, bridge: { ...store.tree.bridge, scratchApps: { s: { id: "s", name: "S" } } } } }, {}).map(({ command }) => command)));
    const byHand = ["headUnit.profile.edit", "headUnit.touch", "headUnit.overlay.type", "headUnit.overlay.submit", "headUnit.overlay.slide", "headUnit.overlay.scroll", "headUnit.overlay.audio", "headUnit.rpc.send", "headUnit.clock.resume", "scratch.send", "scratch.putFile", "bridge.use", "bridge.batch"];
    // An app that has gone from the car and tells of itself still.
    for (const { command } of actionsOf({ ...store, tree: { ...store.tree, appOrder: ["gone"], apps: { gone: { name: "Gone" } } } }, {})) reached.add(command);
    // An app that draws its own picture; a page that holds the lease.
    for (const { command } of actionsOf({ ...store, headUnit: { ...base.headUnit, activeApp: "maps" }, ui: { leads: true } }, {})) reached.add(command);
    assert.deepEqual(Object.keys(commands).filter((name) => !reached.has(name)).sort(), byHand.sort());
  });
  test("permits and denies one request of one app, and offers the lease to whom it is free for", () => {
    const [usual, deny, driver, allow] = ranked(all, "music alert permit").filter(({ params }) => params.rpc === "Alert").sort((a, b) => a.title.localeCompare(b.title));
    assert.deepEqual(allow.params, { app: "music", rpc: "Alert", allowed: ["FULL", "LIMITED", "BACKGROUND", "NONE"], userDisallowed: [] });
    assert.deepEqual([deny.params.allowed, driver.params.userDisallowed.length, Object.keys(usual.params)], [[], 4, ["app", "rpc"]]);
    const lease = (ui, control) => actionsOf({ ...store, ui, tree: { ...base, bridge: { ...base.bridge, control } } }, {}).filter(({ group }) => group === "Control").map(({ command }) => command);
    assert.deepEqual([lease({}), lease({ leads: true }, { holder: "page 1" }), lease({}, { holder: "nightly" })], [["bridge.control.acquire"], ["bridge.control.release"], []]);
  });
  test("offers gestures where raw touches reach an app", () => {
    const touches = (display) => actionsOf({ ...store, headUnit: { ...base.headUnit, activeApp: "maps", display } }, {}).filter(({ command }) => command?.startsWith("headUnit.touch"));
    assert.equal(touches({ inputMode: "rotary" }).length, 0);
    assert.deepEqual(touches({ inputMode: "touch" }).find(({ title }) => title === "Drag left on the screen").params, { from: { x: 667, y: 240 }, to: { x: 133, y: 240 } });
    assert.ok(!all.some(({ command }) => command?.startsWith("headUnit.touch")));
  });
  test("takes any command of the API that is written out, and says which there are", () => {
    assert.deepEqual(spelt('headUnit.voice {"text": "Home"}').map(({ command, params }) => [command, params]), [["headUnit.voice", { text: "Home" }]]);
    assert.deepEqual(spelt(" bridge.batch").map(({ command, params }) => [command, params]), [["bridge.batch", {}]]);
    assert.deepEqual(spelt("headUnit.touch").length, 4);
    assert.deepEqual(spelt("bridge.c").map(({ command }) => command), ["bridge.control.acquire", "bridge.control.release"]);
    for (const typed of ["", "night", "v1.x", 'headUnit.voice {"text"', "nothing.at {}"]) assert.deepEqual(spelt(typed), [], typed);
    for (const name of Object.keys(commands)) assert.equal(spelt(name)[0].command, name);
  });
  test("finds by every word, the nearest first", () => {
    const titles = (typed) => ranked(all, typed).map(({ title }) => title);
    assert.equal(titles("night")[0], "Switch to night");
    assert.equal(titles("mus screen")[0], "Put Music on the screen");
    assert.equal(titles("softbutton favourite hold").length, 1);
    assert.deepEqual(titles("zzz"), []);
  });
});

describe("the rows shown", () => {
  const begun = () => {
    const work = [];
    const store = new Store({ schedule: (one) => one(), here: () => 0 });
    let clock = 0;
    store.rows = new Rows(store, (one) => work.push(one), () => (clock += 4));
    store.journal.take(story);
    return { store, rows: store.rows, finish: () => { while (work.length > 0) work.shift()(); } };
  };
  const seqs = ({ list }) => Array.from({ length: list.length }, (_, index) => list.at(index).seq);
  test("follow the filter line and the brush together", () => {
    const { store, rows, finish } = begun();
    store.choose({ q: "rpc:Show" });
    finish();
    assert.deepEqual(seqs(rows), [13, 19]);
    assert.equal(rows.hidden, 30);
    store.choose({ brush: { from: 15_000, to: 16_000 } });
    finish();
    assert.deepEqual(seqs(rows), [19]);
    store.choose({ q: "" });
    finish();
    assert.deepEqual(seqs(rows), story.filter(({ at }) => at >= 15_000 && at <= 16_000).map(({ seq }) => seq));
    store.choose({ brush: undefined });
    assert.equal(rows.hidden, 0);
  });
  test("stay as they are while the filter line is wrong, which is told", () => {
    const { store, rows, finish } = begun();
    store.choose({ q: "rpc:Show" });
    finish();
    store.choose({ q: "rpc:Show rcp:x" });
    assert.deepEqual([rows.error.at, seqs(rows)], [9, [13, 19]]);
    store.choose({ q: "rpc:Alert" });
    finish();
    assert.deepEqual([rows.error, seqs(rows)], [undefined, [24]]);
  });
  test("are walked one by one, and along one cause", () => {
    const { store, rows, finish } = begun();
    store.choose({ q: "rpc:Show" });
    finish();
    const walk = (by) => (rows.step(by), store.ui.row);
    assert.deepEqual([walk(1), walk(1), walk(1), walk(-1), walk(-1)], [13, 19, 19, 13, 13]);
    store.choose({ row: 16 });
    assert.deepEqual([walk(1), (store.choose({ row: 16 }), walk(-1))], [19, 13], "from a row that is hidden to the nearest that is not");
    store.choose({ row: 14 });
    rows.stepCause(1);
    assert.equal(store.ui.row, 15);
    rows.stepCause(-1);
    rows.stepCause(-1);
    assert.equal(store.ui.row, 14);
  });
  test("are found by a filter as one would find them by hand", () => {
    const { store, rows, finish } = begun();
    store.choose({ q: "kind:rpc -rpc:On*" });
    finish();
    assert.deepEqual(seqs(rows), story.filter(compileFilter("kind:rpc -rpc:On*")).map(({ seq }) => seq));
  });
});

test("a profile says its size in either form", () => {
  assert.deepEqual(displayOf(base.headUnit.profile), { width: 800, height: 480 });
  assert.deepEqual(displayOf({ width: 10, height: 20 }), { width: 10, height: 20 });
  assert.deepEqual(profilesOf({ profile: { id: "x", name: "Car 800 x 480" }, profiles: {} }), [{ id: "x", text: "Car 800 × 480" }]);
  assert.deepEqual(profilesOf({ profile: { id: "a", name: "Small", width: 400, height: 240 } }, [{ id: "a", name: "Small" }, { id: "b", name: "Wide 1280 x 720" }]), [{ id: "a", text: "Small" }, { id: "b", text: "Wide 1280 × 720" }]);
  assert.deepEqual(profilesOf(base.headUnit).map(({ id }) => id), ["standard", "wide", "large", "tall"]);
});
