import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { actInWords } from "../core/compare/acts.js";
import { History } from "../core/history.js";
import { Journal } from "../core/journal.js";
import { arrowOf, directionOf, outcomeOf, summaryOf, titleOf } from "../core/rowtext.js";
import { pressedBy } from "../panels/log/detail.js";

const sampleRows = JSON.parse(readFileSync(new URL("fixtures/rows.json", import.meta.url), "utf8")).rows;
const journalOf = (rows) => {
  const journal = new Journal();
  journal.take(rows);
  return journal;
};

describe("rows in words", () => {
  const journal = journalOf(sampleRows);
  const words = (seq) => {
    const row = journal.bySeq(seq);
    return [arrowOf(row), titleOf(row), summaryOf(row, 40), outcomeOf(row).text];
  };
  test("describe what happened, in which direction, and how it ended", () => {
    assert.deepEqual(words(6), ["→", "ListFiles", "", "SUCCESS"]);
    assert.deepEqual(words(8), ["←", "OnHMIStatus", "FULL · AUDIBLE · MAIN", ""]);
    assert.deepEqual(words(9), ["", "application", "notRunning → active", ""]);
    assert.deepEqual(words(11), ["", "LibraryController.viewWillAppear", "", ""]);
    assert.deepEqual(words(26), ["", "headUnit.overlay.cancel", "dismissed the overlay", ""]);
    assert.deepEqual(words(28), ["→", "Slider", "numTicks 99 · position 1 · Volume", "INVALID_DATA"]);
    assert.deepEqual(words(32).at(-1), "open");
    assert.deepEqual(words(30), ["", "crashed", "signal SIGTRAP, lastRows [28,29]", "crash"]);
  });
  const gist = (raw, title) => summaryOf(journalOf([{ seq: 1, at: 0, causes: [], ...raw }]).bySeq(1), 120, title);
  const sent = (name, params) => gist({ kind: "rpc", name, params });
  const done = (command, params, title) => gist({ kind: "command", command, params }, title);
  test("show the rule, the message and the remedy of a diagnostic", () => {
    const raw = { seq: 1, at: 0, kind: "diagnostic", app: "hello", rule: "TXT-2", message: "Five lines do not fit.", fix: "Remove one." };
    const row = journalOf([raw]).bySeq(1);
    assert.deepEqual([titleOf(row), summaryOf(row), outcomeOf(row).tone], ["TXT-2", "Five lines do not fit. Remove one.", "warn"]);
  });
  test("name numbers and switches", () => {
    assert.equal(sent("SubscribeVehicleData", { speed: true, rpm: true }), "subscribed to speed, rpm");
    assert.equal(sent("UnsubscribeVehicleData", { speed: true }), "unsubscribed from speed");
    assert.equal(sent("OnVehicleData", { speed: 48.31, prndl: "DRIVE" }), "speed 48.31 km/h · prndl DRIVE");
    assert.equal(done("headUnit.vehicle.set", { fuelLevel: 5 }), "fuelLevel 5 %");
    assert.equal(done("headUnit.vehicle.set", { speed: null, beltStatus: { driverBelted: "YES" } }), "speed null · driverBelted YES");
    assert.equal(sent("OnHMIStatus", { hmiLevel: "FULL", windowID: 0 }), "FULL", "0 is the main window");
    assert.equal(sent("OnHMIStatus", { hmiLevel: "FULL", windowID: 2 }), "FULL · windowID 2");
    assert.equal(sent("Slider", { numTicks: 5, sliderHeader: "Bass", enabled: false }), "numTicks 5 · Bass · enabled off");
  });
  test("describe actions as the comparison does", () => {
    const act = { command: "headUnit.softButton", params: { app: "hello", id: 1, mode: "short" } };
    assert.equal(done(act.command, act.params, "Greet"), 'pressed "Greet"');
    assert.equal(done(act.command, act.params, "Greet"), actInWords({ ...act, title: "Greet" }));
    assert.equal(done(act.command, act.params), "hello · id 1 · short");
    assert.equal(done("headUnit.voice", { text: "Home" }), 'said "Home"');
    const set = { command: "headUnit.vehicle.set", params: { speed: 48 } };
    assert.equal(actInWords(set), done(set.command, set.params));
  });
  test("have the same words as on the command line", () => {
    const cases = JSON.parse(readFileSync(new URL("../../Tests/Shared/row-words.json", import.meta.url), "utf8"));
    for (const { row, words } of cases) assert.equal(summaryOf(journalOf([row]).bySeq(row.seq)), words);
  });
  test("show why a command was refused", () => {
    const raw = { kind: "command", command: "headUnit.app.activate", params: { app: "helo" }, result: "REJECTED" };
    assert.equal(gist({ ...raw, info: "No app has the key helo." }), "opened helo: No app has the key helo.");
    assert.deepEqual(outcomeOf(journalOf([{ seq: 1, at: 0, causes: [], ...raw }]).bySeq(1)), { text: "REJECTED", tone: "bad" });
  });
  test("name the element that was shown before the action", () => {
    const buttons = (text) => ({ apps: { hello: { windows: { 0: { softButtons: [{ softButtonID: 1, text }] } } } } });
    const history = new History();
    history.begin({ seq: 1, at: 0, row: 1, state: { headUnit: buttons("Greet") } });
    history.add({ seq: 2, at: 9, row: 5, patch: [] }, { headUnit: buttons("Thank") }, 10);
    const raw = { seq: 4, at: 5, causes: [], kind: "command", command: "headUnit.softButton", params: { app: "hello", id: 1 } };
    assert.equal(pressedBy(journalOf([raw]).bySeq(4), { history }), "Greet");
    assert.equal(pressedBy(journalOf([{ ...raw, seq: 1 }]).bySeq(1), { history }), undefined);
    let computed = 0;
    const costly = { moment: () => void (computed += 1) };
    for (const one of [raw, { ...raw, seq: 5, command: "headUnit.vehicle.set", params: { speed: 3 } }]) {
      pressedBy(journalOf([one]).bySeq(one.seq), { history: costly });
    }
    assert.equal(computed, 1, "no state is computed for a command that refers to no element");
  });
  test("keep values apart, whatever their direction", () => {
    assert.equal(sent("Show", { a: "x\u202ecod.exe", b: "next" }), "\u2068xcod.exe\u2069 · next");
    assert.equal(sent("Show", { a: "مرحبا", n: 5 }), "\u2068مرحبا\u2069 · n 5");
    assert.equal(done("headUnit.voice", { text: "\u2069\u202eHome" }), 'said "\u2068Home\u2069"');
    assert.equal(gist({ kind: "process", what: "started", host: "a\u202e" }), "host \u2068a\u2069");
  });
  test("distinguish messages of a web HMI from messages of apps", () => {
    const ways = ["toHMI", "toHeadUnit"].map((direction) => ({ direction, source: "hmi" })).map((row) => [arrowOf(row), directionOf(row)]);
    assert.deepEqual(ways, [["⇢", "car to HMI"], ["⇠", "HMI to car"]]);
  });
  test("show what an app printed", () => {
    const row = journalOf([{ seq: 1, at: 0, kind: "output", what: "stderr", text: "no route to the lamp", host: "HelloApp" }]).bySeq(1);
    assert.deepEqual([titleOf(row), summaryOf(row, 40)], ["stderr", "no route to the lamp"]);
  });
  test("say why an app has ended, and where its session is saved", () => {
    const process = (raw) => journalOf([{ seq: 1, at: 0, causes: [], kind: "process", ...raw }]).bySeq(1);
    const crash = process({ what: "crashed", host: "Trip", message: "It was ended by signal 4.", lastRows: [1] });
    assert.deepEqual([titleOf(crash), summaryOf(crash), outcomeOf(crash).text], ["crashed", "It was ended by signal 4.", "crash"]);
    const saved = process({ what: "capsule", why: "crashed", name: "trip.zip", message: "Saved in /v1/capsules/trip.zip." });
    assert.deepEqual([titleOf(saved), summaryOf(saved), outcomeOf(saved).text], ["capsule", "Saved in /v1/capsules/trip.zip.", ""]);
  });
  test("show a backtrace without colours and without empty lines", () => {
    const line = (seq, text) => ({ seq, at: 0, causes: [], kind: "output", what: "stderr", text });
    const journal = journalOf([line(1, "\x1b[1;31mFatal error\x1b[0m: 6"), line(2, ""), line(3, "\x1b[0m "), line(4, "at main.swift:6")]);
    assert.deepEqual(Array.from({ length: journal.length }, (_, index) => summaryOf(journal.at(index))), [
      "Fatal error: 6",
      "at main.swift:6",
    ]);
  });
  test("are never long", () => assert.ok(sampleRows.every(({ seq }) => summaryOf(journal.bySeq(seq), 40).length <= 40)));
});
