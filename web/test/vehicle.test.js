import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { driveAt, pointsOf, wayOn } from "../panels/vehicle/drive.js";
import { lastTold, Told } from "../panels/vehicle/told.js";
import { listenersOf, patchOf, scaleOf, signalsOf } from "../panels/vehicle/signals.js";
import { Wishes } from "../panels/vehicle/wishes.js";

const seats = { seatsBelted: [{ seatLocation: { grid: { col: 0 } }, conditionActive: true }, { conditionActive: false }] };

describe("a car's signals", () => {
  test("are the ends of its values, each with its way there", () => {
    assert.deepEqual(signalsOf(88.5), [{ path: [], value: 88.5 }]);
    assert.deepEqual(signalsOf({ unit: "CELSIUS", value: 18 }), [{ path: ["unit"], value: "CELSIUS" }, { path: ["value"], value: 18 }]);
    assert.deepEqual(signalsOf(seats).map(({ path }) => path), [
      ["seatsBelted", 0, "seatLocation", "grid", "col"],
      ["seatsBelted", 0, "conditionActive"],
      ["seatsBelted", 1, "conditionActive"],
    ]);
  });

  test("are set by a merge patch that leaves the others, and replaces an array as a whole", () => {
    const vehicle = { speed: 3, beltStatus: { driver: "YES", passenger: "NO" }, seatOccupancy: seats };
    assert.deepEqual(patchOf(vehicle, ["speed"], 4), { speed: 4 });
    assert.deepEqual(patchOf(vehicle, ["beltStatus", "driver"], "NO"), { beltStatus: { driver: "NO" } });
    const patch = patchOf(vehicle, ["seatOccupancy", "seatsBelted", 1, "conditionActive"], true);
    assert.deepEqual(patch.seatOccupancy.seatsBelted.map(({ conditionActive }) => conditionActive), [true, true]);
    assert.equal(seats.seatsBelted[1].conditionActive, false, "what is shown stays as it is");
  });

  test("have the scale a driver would expect, stretched to what is said", () => {
    assert.deepEqual(scaleOf({ name: "speed", minimum: 0, maximum: 700 }, 50), [0, 260]);
    assert.deepEqual(scaleOf({ name: "speed", minimum: 0, maximum: 700 }, 300), [0, 300]);
    assert.deepEqual(scaleOf({ name: "engineTorque", minimum: -1000, maximum: 2000 }), [-1000, 2000]);
  });

  test("are told to the apps that want them", () => {
    const [one, both] = [["speed"], ["speed", "rpm"]];
    const apps = { a: { name: "A", subscribedVehicleData: one }, b: { name: "B", subscribedVehicleData: both }, c: { name: "C" } };
    assert.deepEqual(listenersOf(apps), { speed: ["A", "B"], rpm: ["B"] });
    assert.deepEqual(listenersOf(apps, { b: { rpm: 61_500 } }), { speed: ["A", "B"], rpm: ["B at 1:01"] });
  });
});

describe("what a person wants of the car", () => {
  const belts = { speed: 3, prndl: "PARK", beltStatus: { driver: "YES", passenger: "NO" }, seatOccupancy: seats };

  test("goes out as one patch, the newest for each signal, and nothing is lost beside a slider that moves on", () => {
    const wishes = new Wishes();
    wishes.ask(["prndl"], "DRIVE");
    for (const speed of [10, 20, 30]) wishes.ask(["speed"], speed);
    wishes.ask(["beltStatus", "driver"], "NO");
    wishes.ask(["beltStatus", "passenger"], "YES");
    assert.deepEqual(wishes.take(belts), { prndl: "DRIVE", speed: 30, beltStatus: { driver: "NO", passenger: "YES" } });
    assert.equal(wishes.take(belts), undefined);
  });

  test("is one array for two wishes within it", () => {
    const wishes = new Wishes();
    wishes.ask(["seatOccupancy", "seatsBelted", 0, "conditionActive"], false);
    wishes.ask(["seatOccupancy", "seatsBelted", 1, "conditionActive"], true);
    const { seatOccupancy } = wishes.take(belts);
    assert.deepEqual(seatOccupancy.seatsBelted.map(({ conditionActive }) => conditionActive), [false, true]);
  });

  test("is shown until the car has answered", () => {
    const wishes = new Wishes();
    wishes.ask(["speed"], 10);
    assert.equal(wishes.shown(["speed"], 3), 10);
    assert.deepEqual(wishes.take(belts), { speed: 10 });
    assert.equal(wishes.shown(["speed"], 3), 10, "the command is under way");
    assert.equal(wishes.take(belts), undefined);
    assert.equal(wishes.shown(["speed"], 3), 3, "it was refused");
  });

  test("is not overwritten while it is typed", () => {
    const wishes = new Wishes();
    wishes.type(["gps", "latitudeDegrees"], "9");
    assert.equal(wishes.shown(["gps", "latitudeDegrees"], 47.3), "9");
    wishes.ask(["gps", "latitudeDegrees"], 91);
    assert.equal(wishes.shown(["gps", "latitudeDegrees"], 47.3), 91);
    wishes.type(["gps", "latitudeDegrees"], "");
    assert.equal(wishes.shown(["gps", "latitudeDegrees"], 47.3), "", "an empty field is typed too");
    assert.deepEqual([wishes.leave(["gps", "latitudeDegrees"]), wishes.leave(["gps", "latitudeDegrees"])], [true, false]);
  });
});

describe("a drive", () => {
  const drive = { name: "city", phase: "playing", positionMs: 1000, setAt: 50_000, speed: 2, durationMs: 60_000 };

  test("is where it was, and as much further as time has passed at its speed", () => {
    assert.equal(driveAt(drive, 50_000), 1000);
    assert.equal(driveAt(drive, 55_000), 11_000);
    assert.equal(driveAt(drive, 500_000), 60_000);
    assert.equal(driveAt({ ...drive, phase: "paused" }, 55_000), 1000);
  });

  test("leaves a way of the places it was at, and another drive another one", () => {
    const at = (longitudeDegrees, latitudeDegrees) => ({ longitudeDegrees, latitudeDegrees });
    let way = { places: [] };
    for (const gps of [at(8, 47), at(8, 47), at(8.1, 47), undefined]) way = wayOn(way, "city", gps);
    assert.deepEqual(way.places, [[8, 47], [8.1, 47]]);
    assert.deepEqual(wayOn(way, "motorway", at(1, 2)).places, [[1, 2]]);
    assert.deepEqual(wayOn(way, undefined, at(1, 2)).places, []);
    for (let step = 0; step < 3000; step++) way = wayOn(way, "city", at(step, 47));
    assert.equal(way.places.length, 2000);
    assert.deepEqual(way.places.at(-1), [2999, 47]);
  });

  test("has north at the top of its map, and a square on the ground is a square there", () => {
    const [[west, south], [east, north]] = pointsOf([[0, 60], [2, 61]]);
    assert.ok(south > north && east > west);
    assert.ok(Math.abs((east - west) / (south - north) - 2 * Math.cos((60.5 * Math.PI) / 180)) < 0.01);
    assert.ok(pointsOf([[8, 47], [8, 47]]).flat().every(Number.isFinite));
  });
});

describe("when apps were last told", () => {
  const row = (seq, app, params, more = {}) => ({ seq, at: seq * 10, app, name: "OnVehicleData", params, ...more });
  const rows = [
    row(1, "a", { speed: 1, rpm: 1 }),
    row(2, "a", { speed: 2 }),
    row(3, "a", { speed: 3 }, { source: "hmi" }),
    row(4, "b", { speed: 4 }),
    row(5, "a", { speed: 5 }, { name: "OnHMIStatus" }),
  ];
  const journal = {
    length: rows.length,
    newest: 5,
    at: (index) => rows[index],
    indexAt: (at) => rows.findLastIndex((one) => one.at <= at),
  };

  test("is the newest message with each item", () => {
    assert.deepEqual(lastTold(journal, 4), { a: { speed: 20, rpm: 10 }, b: { speed: 40 } });
    assert.deepEqual(lastTold(journal, 0), { a: { speed: 10, rpm: 10 } });
    assert.deepEqual(lastTold(journal, 4, 1), { a: { speed: 20 }, b: { speed: 40 } });
    assert.deepEqual(lastTold(journal, -1), {});
  });

  test("is not looked for further back than two thousand rows, or a hundred messages", () => {
    for (const [name, most] of [["Show", 2001], ["OnVehicleData", 100]]) {
      let asked = 0;
      lastTold({ at: (index) => (asked += 1, { seq: index, name, app: "a", params: {} }) }, 9999);
      assert.equal(asked, most, name);
    }
  });

  test("is as it was at a moment of the past, and goes on from what was known", () => {
    const store = { journal: { ...journal, length: 2, newest: 2 }, known: { epoch: "one" } };
    const told = new Told(store);
    assert.deepEqual(told.all, { a: { speed: 20, rpm: 10 } });
    store.moment = { at: 15 };
    assert.deepEqual(told.all, { a: { speed: 10, rpm: 10 } });
    store.moment = undefined;
    store.journal = journal;
    assert.deepEqual(told.all, { a: { speed: 20, rpm: 10 } }, "nobody reads faster than four times a second");
  });
});
