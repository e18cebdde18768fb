import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { commands } from "../core/commands.js";
import { Journal } from "../core/journal.js";
import { Spec } from "../core/spec.js";
import { linesOf } from "../panels/haptics/haptics.js";
import { Entry, layouts, masked, mayType, rowsOf, withoutLast } from "../panels/screen/keyboard.js";
import { matching } from "../panels/screen/overlay-entry.js";
import { paragraphs, shown } from "../panels/screen/elements.js";
import { nearest, turned } from "../panels/screen/rotary.js";
import { Fingers, mirrored, toDisplay } from "../panels/screen/touch.js";
import { phrasesOf } from "../panels/screen/voice.js";
import { fillerOf, lastShowOf, partsOf, screensOf, viewsOf } from "../panels/stack/stack.js";
import { callsFor, NODES, stateOf, stepTo } from "../panels/state/state.js";

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const base = read("fixtures/base.json");
const sampleRows = read("fixtures/rows.json").rows;
const spec = new Spec(read("../../Sources/rpc-gen/Spec/mobile.json"));
const journalOf = (rows) => {
  const journal = new Journal();
  journal.take(rows);
  return journal;
};

describe("text of an app", () => {
  const table = [
    ["a\u0000b\u001b[31m", "ab[31m"],
    ["  two\n\n lines\t", "two lines"],
    ["<script>", "<script>"],
    [undefined, ""],
    [7, "7"],
    ["\u202ereversed", "\u202ereversed"],
  ];
  for (const [given, wanted] of table) {
    test(`${JSON.stringify(given)} is shown as ${JSON.stringify(wanted)}`, () => assert.equal(shown(given), wanted));
  }
  test("keeps its paragraphs in a scrollable message", () => assert.deepEqual(paragraphs("a\r\n\r\nb\rc\u0007"), ["a", "", "b", "c"]));
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
  test("disables keys that may not be typed, in both cases, and puts custom keys on top", () => {
    const rows = rowsOf({ limitedCharacterList: ["a", "E"], customKeys: ["@", "a"] }, { shift: true });
    assert.deepEqual(rows[0], [{ key: "@", grey: true, custom: true }, { key: "a", grey: false, custom: true }]);
    assert.deepEqual(rows.flat().filter(({ grey }) => !grey).map(({ key }) => key), ["a", "E", "A"]);
    assert.deepEqual([
      mayType("e", { limitedCharacterList: ["E"] }),
      mayType("x", { limitedCharacterList: ["E"] }),
      mayType("x", {}),
      mayType("x", { limitedCharacterList: [] }),
    ], [true, false, true, true]);
  });
  test("erases one grapheme, and hides masked text", () => {
    assert.deepEqual(["abc", "a👩‍👩‍👧", "e\u0301", ""].map(withoutLast), ["ab", "a", "", ""]);
    assert.deepEqual([masked("a👍", true), masked("ab", false)], ["••", "ab"]);
  });
  test("shows typed text at once, and new text of the head unit", () => {
    const entry = new Entry();
    assert.equal(entry.text(""), "");
    entry.type("ab");
    assert.equal(entry.text(""), "ab");
    assert.equal(entry.text("a"), "ab", "an echo of an earlier key is ignored");
    assert.equal(entry.text("ab"), "ab");
    assert.equal(entry.text("abba"), "abba", "a suggestion is shown");
    assert.equal(entry.text(""), "", "a cleared text is shown");
  });
});

describe("the focus", () => {
  test("wraps around with the knob", () => {
    assert.deepEqual([
      turned(0, 3, 1),
      turned(2, 3, 1),
      turned(0, 3, -1),
      turned(-1, 3, 1),
      turned(-1, 3, -1),
      turned(1, 3, 5),
      turned(0, 0, 1),
    ], [1, 0, 2, 0, 2, 0, -1]);
  });
  test("moves in the direction of an arrow key", () => {
    const box = (x, y) => ({ x, y, w: 100, h: 50 });
    const boxes = [box(0, 0), box(120, 0), box(240, 5), box(0, 60), box(120, 60), box(300, 200)];
    const table = [[0, "right", 1], [1, "right", 2], [0, "down", 3], [4, "up", 1], [4, "left", 3], [3, "left", -1], [0, "up", -1], [
      4,
      "down",
      5,
    ], [2, "down", 4]];
    for (const [from, direction, to] of table) assert.equal(nearest(boxes, from, direction), to, `${from} ${direction}`);
  });
  test("reaches every key of a grid with the arrow keys", () => {
    const boxes = Array.from(
      { length: 40 },
      (_, index) => ({ x: (index % 10) * 60 + (index >= 10 && index < 20 ? 30 : 0), y: Math.floor(index / 10) * 60, w: 50, h: 50 }),
    );
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
  const sent = [];
  const fingers = new Fingers((_, params) => sent.push(params));
  const last = () => sent.at(-1);
  test("are sent in pixels of the head unit, within its bounds", () => {
    const box = { left: 100, top: 50, width: 400, height: 240 };
    const size = { width: 800, height: 480 };
    assert.deepEqual(toDisplay({ x: 300, y: 170 }, box, size), { x: 400, y: 240 });
    assert.deepEqual(toDisplay({ x: 0, y: 9999 }, box, size), { x: 0, y: 479 });
    assert.deepEqual(toDisplay({ x: 500, y: 50 }, box, size), { x: 799, y: 0 });
  });
  test("use the lowest free finger id until they end", () => {
    fingers.begin(71, { x: 1, y: 1 });
    fingers.begin(72, { x: 2, y: 2 });
    assert.deepEqual(last(), { type: "BEGIN", points: [{ id: 1, x: 2, y: 2 }] });
    fingers.end(71);
    fingers.begin(73, { x: 3, y: 3 });
    assert.equal(last().points[0].id, 0);
    fingers.move(73, { x: 4, y: 3 });
    assert.deepEqual(last(), { type: "MOVE", points: [{ id: 0, x: 4, y: 3 }] });
    const count = sent.length;
    fingers.move(73, { x: 4, y: 3 });
    fingers.move(99, { x: 1, y: 1 });
    fingers.end(99);
    assert.equal(sent.length, count, "a finger that does not move or is not down sends nothing");
    fingers.cancel(73);
    assert.equal(last().type, "CANCEL");
    fingers.end(72);
  });
  test("are two mirrored fingers with Shift", () => {
    fingers.begin(1, { x: 100, y: 100 }, true);
    fingers.move(1, { x: 130, y: 90 });
    assert.deepEqual(last().points, [{ id: 0, x: 130, y: 90 }, { id: 1, x: 70, y: 110 }]);
    fingers.end(1);
    assert.equal(last().points.length, 2);
    assert.deepEqual(mirrored({ x: 0, y: 5 }, { x: 2, y: 2 }), { x: 4, y: -1 });
  });
});

test("each choice, command and app is listed once as a phrase", () => {
  const headUnit = {
    ...base.headUnit,
    visibleOverlay: "o",
    overlays: { o: { choices: [{ menuName: "Album", vrCommands: ["album", "Search"] }] } },
  };
  assert.deepEqual(phrasesOf(headUnit).map(({ phrase }) => phrase), [
    "album",
    "Search",
    "find",
    "play something calm",
    "Music",
    "Messages",
    "Maps",
  ]);
});

test("choices with all typed words are found", () => {
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
    // Four transitions belong to the one row about a lost connection.
    assert.equal(pairs.reduce((sum, [from, to]) => sum + callsFor(from, to).length, 0), 27 + 3);
    assert.deepEqual(callsFor("active", "background"), ["appDidBecomeInactive", "appDidEnterBackground"]);
    assert.deepEqual(callsFor("active", "active"), []);
  });
  test("are reached by existing commands", () => {
    for (const from of names) {
      for (const to of names) {
        const step = stepTo(to, from, "music", "host");
        assert.equal(step === undefined, from === to || (from === "disconnected" && to !== "notRunning"), `${from} ${to}`);
        if (step) assert.ok(commands[step.command], step.command);
      }
    }
    assert.equal(stepTo("notRunning", "disconnected", "music", undefined), undefined);
    // An attached app is connected. For other apps, the process is started.
    assert.equal(stepTo("notRunning", "disconnected", "music", "host", true).command, "headUnit.app.connect");
    assert.equal(stepTo("notRunning", "disconnected", "music", "host", false).command, "apps.start");
  });
  test("come from the app, else from its level", () => {
    assert.equal(stateOf({ state: "background" }, { hmiLevel: "FULL" }), "background");
    assert.deepEqual(["FULL", "LIMITED", "BACKGROUND", "NONE"].map((hmiLevel) => stateOf(undefined, { hmiLevel })), [
      "active",
      "inactive",
      "background",
      "notRunning",
    ]);
    assert.equal(stateOf(undefined, undefined), "disconnected");
  });
});

describe("a part of the screen", () => {
  const appSide = base.apps.music;
  const window = base.headUnit.apps.music.windows["0"];
  test("is linked to its view, its controller and the Show that set it", () => {
    const journal = journalOf(sampleRows);
    const { controller, view } = fillerOf("mainField1", appSide, window);
    assert.deepEqual([controller.class, view.id], ["PlayerController", "w4"]);
    assert.equal(lastShowOf(journal, "mainField1", "music").seq, 19);
    assert.equal(lastShowOf(journal, "softButtons/9", "music").seq, 13);
    assert.equal(lastShowOf(journal, "mainField1", "music", 18), undefined);
    assert.deepEqual(journal.causesOf(journal.bySeq(19)).map(({ seq }) => seq), [14, 15, 17]);
  });
  test("is found by its content if the view does not name it", () => {
    assert.deepEqual(partsOf({ text: "Miles Davis" }, window), ["mainField2"]);
    assert.deepEqual(partsOf({ image: "cover-blue" }, window), ["graphic"]);
    assert.deepEqual(partsOf({ button: { id: 3 } }, window), ["softButtons/3"]);
    assert.deepEqual(partsOf({ text: "" }, window), []);
    assert.deepEqual(partsOf({ text: "elsewhere" }, window), []);
  });
  test("is found at any depth of the view tree", () => {
    assert.deepEqual(viewsOf(appSide.controllers.v2.view).map(({ view, depth }) => `${depth}${view.id}`), [
      "0w3",
      "1w4",
      "1w5",
      "1w6",
      "1w7",
      "2w8",
      "2w9",
    ]);
    assert.deepEqual(viewsOf(undefined), []);
  });
  test("is compared as wanted, composed and sent", () => {
    const second = screensOf(appSide.screen).find(({ field }) => field === "mainField2");
    assert.deepEqual(second, { field: "mainField2", wanted: "Miles Davis", composed: "Miles Davis", sent: "So What" });
    assert.deepEqual(screensOf(undefined), []);
  });
});

describe("haptic rectangles", () => {
  test("are listed with the app's verdicts, those that are not on the car last", () => {
    const rect = (id) => ({ id, x: id, y: 0, width: 9, height: 9 });
    const reported = (id, verdict, reason) => ({ ...rect(id), source: "spatialData", verdict, reason });
    const lines = linesOf({ rects: { 1: rect(1), 2: rect(2) }, rectOrder: [2, 1] }, [
      reported(1, "accepted"),
      reported(2, "rejected", "DISALLOWED"),
      reported(3, "notSent", "full"),
    ]);
    assert.deepEqual(lines.map(({ part, verdict, reason }) => [part, verdict, reason]), [
      ["rect/2", undefined, undefined],
      ["rect/1", "accepted", undefined],
      ["place/2", "rejected", "DISALLOWED"],
      ["place/3", "notSent", "full"],
    ]);
    assert.deepEqual(linesOf(undefined, undefined), []);
  });
});
