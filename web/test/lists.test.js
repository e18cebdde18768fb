import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { compileFilter } from "../core/filter.js";
import { Journal } from "../core/journal.js";
import { displayOf, profilesOf } from "../core/profile.js";
import { Rows } from "../core/rowlist.js";
import { Store } from "../core/store.js";
import { Spec } from "../core/spec.js";
import { changed } from "../panels/console/form.js";
import { grouped, ROWS_KEPT } from "../panels/findings/groups.js";
import { byName, ratesOf } from "../panels/speed/speed.js";
import {
  Counts,
  driveSpans,
  fitted,
  Lanes,
  levelSpans,
  markAt,
  marks,
  marksShown,
  mergeThin,
  placeOf,
  placesOf,
  timeAt,
  zoomed,
} from "../panels/timeline/paint.js";

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const base = read("fixtures/base.json");
const sampleRows = read("fixtures/rows.json").rows;
const spec = new Spec(read("../../Sources/rpc-gen/Spec/mobile.json"));
const journalOf = (rows) => {
  const journal = new Journal();
  journal.take(rows);
  return journal;
};

describe("the console's forms", () => {
  test("cover every notification of the specification, and start with minimal values", () => {
    assert.equal(spec.notifications.length, 25);
    for (const one of spec.notifications) assert.deepEqual(spec.problems(one, spec.start(one)), [], one.name);
  });
  test("start a request with minimal values", () => {
    assert.ok(spec.requests.length > 50 && spec.requests.every(({ message }) => message === "request"));
    assert.deepEqual(spec.start(spec.message("Show")), {});
    assert.deepEqual(spec.start(spec.message("AddCommand")), { cmdID: 0 });
    assert.deepEqual(spec.problems(spec.message("AddCommand"), {}), ["cmdID: missing"]);
  });
  test("report problems with their place", () => {
    const touch = spec.message("OnTouchEvent");
    const value = spec.start(touch);
    assert.equal(value.event.length, 1);
    assert.deepEqual(spec.problems(touch, { ...value, event: [{ id: 99, ts: [1.5], c: [] }] }), [
      "event[0].id: must be from 0 to 9",
      "event[0].ts[0]: must be a whole number",
      "event[0].c: has 0 elements; the minimum is 1",
    ]);
    assert.deepEqual(spec.problems(touch, {}), ["type: missing", "event: missing"]);
  });
  test("change a value without changing the previous one", () => {
    const value = { a: [{ b: 1 }, { b: 2 }], c: 3 };
    assert.deepEqual(changed(value, ["a", 1, "b"], 5), { a: [{ b: 1 }, { b: 5 }], c: 3 });
    assert.deepEqual(changed(value, ["a", 0], undefined), { a: [{ b: 2 }], c: 3 });
    assert.deepEqual(changed(value, ["c"], undefined), { a: value.a });
    assert.deepEqual(changed({}, ["x", "y"], 1), { x: { y: 1 } });
    assert.equal(value.a[1].b, 2);
  });
});

describe("findings", () => {
  const { rows, groups } = read("fixtures/findings.json");
  const summary = ({ row, function: name, parameter, count, rows }) => {
    const shape = { rule: row.rule, app: row.app, function: name, parameter, count, rows: rows.map(({ seq }) => seq) };
    return JSON.parse(JSON.stringify(shape));
  };
  test("of one app with the same content are grouped, the newest first", () => {
    const found = grouped(journalOf(rows), 12);
    assert.deepEqual(found.map(summary), groups);
    assert.deepEqual(found.map(({ first, row }) => [first.seq, row.seq]), groups.map(({ rows }) => [rows.at(-1), rows[0]]));
    assert.equal(new Set(found.map(({ key }) => key)).size, groups.length);
  });
  test("are limited to a moment or a time range", () => {
    assert.deepEqual(grouped(journalOf(rows), 2).map(summary), [{ ...groups[0], count: 2, rows: [2, 1] }]);
    assert.deepEqual(grouped(journalOf(rows), 12, ({ at }) => at < 200).map(({ row }) => row.seq), [1]);
  });
  test("are all counted, and the newest are kept one by one", () => {
    const many = Array.from({ length: 50 }, (_, index) => ({ ...rows[0], seq: index + 1, at: index }));
    const [group, ...others] = grouped(journalOf(many), 50);
    assert.equal(others.length, 0);
    assert.deepEqual([group.count, group.first.seq, group.row.seq, group.rows.length], [50, 1, 50, ROWS_KEPT]);
    assert.deepEqual(group.rows.map(({ seq }) => seq).slice(0, 2), [50, 49]);
  });
});

test("response times are summarised for each RPC", () => {
  const sums = byName(journalOf(sampleRows).length ? sampleRows.map(({ seq }) => journalOf(sampleRows).bySeq(seq)) : []);
  assert.deepEqual(sums[0], {
    name: "OnHMIStatus",
    count: 4,
    failed: 0,
    open: 0,
    bytes: 446,
    p50: undefined,
    p95: undefined,
    max: undefined,
  });
  assert.deepEqual(sums.find(({ name }) => name === "Show"), {
    name: "Show",
    count: 2,
    failed: 0,
    open: 0,
    bytes: 1026,
    p50: 1.4,
    p95: 1.9,
    max: 1.9,
  });
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
  test("zooms around an instant, which keeps its position", () => {
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
    assert.deepEqual(levelSpans(statuses, { from: 50, to: 400 }, 350), [{ from: 50, to: 100, level: "NONE" }, {
      from: 100,
      to: 300,
      level: "FULL",
    }, { from: 300, to: 350, level: "LIMITED" }]);
  });
  test("keeps the level of an app whose repeated level began before the window", () => {
    const statuses = [{ at: 5, level: "NONE" }, ...[100, 200, 300].map((at) => ({ at, level: "FULL" }))];
    assert.deepEqual(levelSpans(statuses, { from: 250, to: 400 }, 400), [{ from: 250, to: 400, level: "FULL" }]);
    assert.deepEqual(levelSpans(statuses, { from: 350, to: 400 }, 500), [{ from: 350, to: 400, level: "FULL" }]);
  });
  test("draws only the highest of the levels within one pixel", () => {
    const span = (from, to, level) => ({ from, to, level });
    const thin = [span(0, 3, "NONE"), span(3, 5, "FULL"), span(5, 9, "LIMITED"), span(9, 12, undefined)];
    const spans = [...thin, span(12, 60, "FULL"), span(60, 69)];
    const shown = mergeThin(spans, (at) => at / 10).map(({ from, to, level }) => [from, to, level]);
    assert.deepEqual(shown, [[3, 5, "FULL"], [12, 60, "FULL"], [60, 69, undefined]]);
    assert.equal(mergeThin(spans, (at) => at).length, spans.length, "nothing is merged if it fits");
  });
  test("counts the rows once per window, for any app or moment, and again when rows arrive or the window moves", () => {
    const row = (at, kind, app, more = {}) => ({ seq: at, at, kind, app, source: "app", ...more });
    const journal = journalOf([
      row(10, "rpc", "music", { direction: "toCar" }),
      row(11, "rpc", "music", { direction: "toApp" }),
      row(12, "rpc", undefined, { direction: "toHMI", source: "hmi" }),
      row(50, "delegate", "music"),
      row(51, "viewController", "hello"),
      row(52, "command"),
      row(90, "finding", "hello"),
      row(200, "rpc", "music", { direction: "toCar" }),
    ]);
    let looks = 0;
    const { at } = journal;
    journal.at = (index) => (looks += 1, at.call(journal, index));
    const counts = new Counts();
    const bins = counts.of(journal, { from: 0, to: 100 }, 10);
    const places = (list) => [...list].flatMap((count, x) => (count ? [[x, count]] : []));
    assert.deepEqual(["toCar", "toApp", "toHMI", "fromHMI"].map((one) => places(bins[one])), [[[1, 1]], [[1, 1]], [[1, 1]], []]);
    assert.deepEqual(places(bins.found), [[9, 1]]);
    assert.deepEqual(["music", "hello", undefined].map((app) => places(bins.calls.get(app))), [[[5, 1]], [[5, 1]], [[5, 1]]]);
    const once = looks;
    assert.equal(counts.of(journal, { from: 0, to: 100 }, 10), bins);
    assert.equal(looks, once, "no row is read again");
    for (const [to, width] of [[101, 10], [101, 20]]) assert.equal(counts.of(journal, { from: 0, to }, width).columns, width + 1);
    journal.take([row(201, "rpc", "music", { direction: "toApp" })]);
    assert.deepEqual(places(counts.of(journal, { from: 0, to: 300 }, 30).toApp), [[1, 1], [20, 1]]);
    journal.take([row(202, "rpc", "music", { direction: "toApp" })]);
    assert.deepEqual(places(counts.of(journal, { from: 0, to: 300 }, 30).toApp), [[1, 1], [20, 2]]);
  });
  test("shows when a drive plays, pauses and jumps, and nothing once it has ended", () => {
    const row = (at, to, positionMs, more = {}) => ({ at, name: "city", to, positionMs, durationMs: 1000, speed: 1, loop: true, ...more });
    const driveRows = [
      row(0, "playing", 0),
      row(1000, "playing", 0),
      row(1300, "playing", 300, { loop: false }),
      row(1500, "paused", 500, { loop: false }),
      row(1600, "paused", 900, { loop: false }),
      row(2000, "playing", 900, { loop: false, speed: 2 }),
      row(2050, "ended", 1000, { loop: false, speed: 2 }),
    ];
    const words = (how) => (how ? [`city, ${how}`, "city"] : ["city"]);
    assert.deepEqual(driveSpans(driveRows, { from: 100, to: 5000 }, 5000), [
      { from: 100, to: 1300, phase: "playing", words: words("loop"), jumps: [1000] },
      { from: 1300, to: 1500, phase: "playing", words: words(), jumps: [] },
      { from: 1500, to: 2000, phase: "paused", words: words("paused"), jumps: [1600] },
      { from: 2000, to: 2050, phase: "playing", words: words("2 ×"), jumps: [] },
    ]);
    assert.deepEqual(driveSpans(driveRows.slice(0, 1), { from: 0, to: 900 }, 600).map(({ to }) => to), [600], "it plays until now");
    assert.deepEqual(driveSpans(driveRows, { from: 3000, to: 5000 }, 5000), []);
  });
  test("shows the changes of a drive: tunnels as ranges, simultaneous changes as one mark", () => {
    const mark = (at, what, to) => ({ at, what, to, drive: "city" });
    const driveRows = [
      mark(100, "ignition", "RUN"),
      mark(100, "gear", "DRIVE"),
      mark(400, "tunnel", "in"),
      mark(700, "tunnel", "out"),
      mark(800, "driver door", "open"),
      mark(900, "tunnel", "in"),
    ];
    assert.deepEqual(marksShown(driveRows, { from: 0, to: 1000 }, 1000), {
      tunnels: [{ from: 400, to: 700 }, { from: 900, to: 1000 }],
      others: [{ at: 100, words: "ignition RUN, gear DRIVE" }, { at: 800, words: "driver door open" }],
    });
    assert.deepEqual(marksShown(driveRows, { from: 500, to: 600 }, 1000), { tunnels: [{ from: 400, to: 700 }], others: [] });
    const marked = [[804, 1], [806, 1], [806, 2]].map(([at, ms]) => markAt(driveRows, at, ms));
    assert.deepEqual(marked, ["driver door open", "", "driver door open"]);
  });
  test("collects levels, overlays and a web HMI from rows, and drops them with the journal", () => {
    const journal = new Journal();
    const lanes = new Lanes(journal);
    journal.take(sampleRows);
    assert.deepEqual(lanes.levels.get("music").map(({ level }) => level), ["NONE", "FULL", "FULL", "FULL"]);
    assert.deepEqual(lanes.overlays.map(({ name }) => name), ["Alert", "Slider"]);
    assert.equal(lanes.levels.get("parking").at(-1).level, undefined);
    assert.ok(!lanes.hasHMI && !placesOf(lanes).hmi);
    journal.take([{ seq: 900, at: 9, kind: "rpc", source: "hmi", rpcType: "request", direction: "toHMI", name: "UI.Alert" }]);
    assert.ok(lanes.hasHMI && placesOf(lanes).hmi && placesOf(lanes, true).hmi);
    assert.equal(lanes.overlays.length, 2);
    assert.ok(!placesOf(lanes).drive);
    const drive = { kind: "state", source: "headUnit", what: "drive", name: "city", from: "none", to: "playing", positionMs: 0 };
    journal.take([{ seq: 901, at: 10, ...drive }, { seq: 902, at: 11, kind: "state", source: "app", what: "drive", from: "a", to: "b" }]);
    assert.deepEqual(lanes.drives.map(({ at, name, to }) => [at, name, to]), [[10, "city", "playing"]]);
    journal.take([{ seq: 903, at: 12, kind: "state", source: "headUnit", what: "gear", from: "PARK", to: "DRIVE", drive: "city" }]);
    journal.take([{ seq: 904, at: 13, kind: "state", source: "headUnit", what: "language", from: "a", to: "b" }]);
    assert.deepEqual([lanes.drives.length, lanes.marks.map(({ at, what, to }) => [at, what, to])], [1, [[12, "gear", "DRIVE"]]]);
    for (const folded of [false, true]) {
      for (const hasHMI of [false, true]) {
        const places = Object.values(placesOf({ hasHMI, drives: lanes.drives }, folded)).filter(({ h }) => h > 0);
        assert.equal(places.length, 5 + hasHMI - folded);
        for (const [at, { y, h }] of places.entries()) {
          assert.ok(y + h <= (places[at + 1]?.y ?? (folded ? 48 : 96)), "lanes do not overlap");
        }
      }
    }
    journal.reset();
    assert.deepEqual([lanes.levels.size, lanes.overlays.length, lanes.drives.length, lanes.marks.length], [0, 0, 0, 0]);
    assert.equal(lanes.hasHMI, false);
    lanes.stop();
  });
});

describe("the rows shown", () => {
  const begun = () => {
    const work = [];
    const store = new Store({ schedule: (one) => one(), here: () => 0 });
    let clock = 0;
    store.rows = new Rows(store, (one) => work.push(one), () => (clock += 4));
    store.journal.take(sampleRows);
    return {
      store,
      rows: store.rows,
      finish: () => {
        while (work.length > 0) work.shift()();
      },
    };
  };
  const seqs = ({ list }) => Array.from({ length: list.length }, (_, index) => list.at(index).seq);
  test("match both the filter and the time range", () => {
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
    assert.deepEqual(seqs(rows), sampleRows.filter(({ at }) => at >= 15_000 && at <= 16_000).map(({ seq }) => seq));
    store.choose({ brush: undefined });
    assert.equal(rows.hidden, 0);
  });
  test("do not change while the filter is invalid, which is reported", () => {
    const { store, rows, finish } = begun();
    store.choose({ q: "rpc:Show" });
    finish();
    store.choose({ q: "rpc:Show rcp:x" });
    assert.deepEqual([rows.error.at, seqs(rows)], [9, [13, 19]]);
    store.choose({ q: "rpc:Alert" });
    finish();
    assert.deepEqual([rows.error, seqs(rows)], [undefined, [24]]);
  });
  test("are selected one by one, or along one cause", () => {
    const { store, rows, finish } = begun();
    store.choose({ q: "rpc:Show" });
    finish();
    const walk = (by) => (rows.step(by), store.ui.row);
    assert.deepEqual([walk(1), walk(1), walk(1), walk(-1), walk(-1)], [13, 19, 19, 13, 13]);
    store.choose({ row: 16 });
    assert.deepEqual([walk(1), (store.choose({ row: 16 }), walk(-1))], [19, 13], "from a hidden row to the nearest visible one");
    store.choose({ row: 14 });
    rows.stepCause(1);
    assert.equal(store.ui.row, 15);
    rows.stepCause(-1);
    rows.stepCause(-1);
    assert.equal(store.ui.row, 14);
  });
  test("are the same as those found by a plain filter", () => {
    const { store, rows, finish } = begun();
    store.choose({ q: "kind:rpc -rpc:On*" });
    finish();
    assert.deepEqual(seqs(rows), sampleRows.filter(compileFilter("kind:rpc -rpc:On*")).map(({ seq }) => seq));
  });
});

test("a profile's size is read in both forms", () => {
  assert.deepEqual(displayOf(base.headUnit.profile), { width: 800, height: 480 });
  assert.deepEqual(displayOf({ width: 10, height: 20 }), { width: 10, height: 20 });
  assert.deepEqual(profilesOf({ profile: { id: "x", name: "Car 800 x 480" }, profiles: {} }), [{ id: "x", text: "Car 800 × 480" }]);
  assert.deepEqual(
    profilesOf({ profile: { id: "a", name: "Small", width: 400, height: 240 } }, [{ id: "a", name: "Small" }, {
      id: "b",
      name: "Wide 1280 x 720",
    }]),
    [{ id: "a", text: "Small" }, { id: "b", text: "Wide 1280 × 720" }],
  );
  assert.deepEqual(profilesOf(base.headUnit).map(({ id }) => id), ["standard", "wide", "large", "tall"]);
});
