import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { Spec } from "../core/spec.js";
import { driveAt, extendTrack, pointsOf } from "../panels/vehicle/drive.js";
import { absentOf, fieldAt, fieldOf, membersOf, search, SetLately } from "../panels/vehicle/members.js";
import { moduleField } from "../panels/vehicle/modules.js";
import { LastSent, lastSent } from "../panels/vehicle/last-sent.js";
import { listenersOf, patchOf, scaleOf, signalsOf } from "../panels/vehicle/signals.js";
import { PendingChanges } from "../panels/vehicle/pending-changes.js";

const seats = { seatsBelted: [{ seatLocation: { grid: { col: 0 } }, conditionActive: true }, { conditionActive: false }] };

describe("a car's signals", () => {
  test("are the leaves of its values, each with its path", () => {
    assert.deepEqual(signalsOf(88.5), [{ path: [], value: 88.5 }]);
    assert.deepEqual(signalsOf({ unit: "CELSIUS", value: 18 }), [{ path: ["unit"], value: "CELSIUS" }, { path: ["value"], value: 18 }]);
    assert.deepEqual(signalsOf(seats).map(({ path }) => path), [
      ["seatsBelted", 0, "seatLocation", "grid", "col"],
      ["seatsBelted", 0, "conditionActive"],
      ["seatsBelted", 1, "conditionActive"],
    ]);
  });

  test("are set by a merge patch that keeps the others and replaces an array as a whole", () => {
    const vehicle = { speed: 3, beltStatus: { driver: "YES", passenger: "NO" }, seatOccupancy: seats };
    assert.deepEqual(patchOf(vehicle, ["speed"], 4), { speed: 4 });
    assert.deepEqual(patchOf(vehicle, ["beltStatus", "driver"], "NO"), { beltStatus: { driver: "NO" } });
    const patch = patchOf(vehicle, ["seatOccupancy", "seatsBelted", 1, "conditionActive"], true);
    assert.deepEqual(patch.seatOccupancy.seatsBelted.map(({ conditionActive }) => conditionActive), [true, true]);
    assert.equal(seats.seatsBelted[1].conditionActive, false, "the shown value is unchanged");
  });

  test("are removed by null, in an array by an array without the member", () => {
    const vehicle = { gps: { altitude: 4 }, seatOccupancy: seats };
    assert.deepEqual(patchOf(vehicle, ["gps", "altitude"], null), { gps: { altitude: null } });
    assert.deepEqual(patchOf(vehicle, ["seatOccupancy", "seatsBelted", 0], null), {
      seatOccupancy: { seatsBelted: [seats.seatsBelted[1]] },
    });
    const patch = patchOf(vehicle, ["seatOccupancy", "seatsBelted", 1, "conditionActive"], null);
    assert.deepEqual(patch.seatOccupancy.seatsBelted[1], {});
    assert.equal(seats.seatsBelted.length, 2, "the shown value is unchanged");
  });

  test("have a usual range, extended to the current value", () => {
    assert.deepEqual(scaleOf({ name: "speed", minimum: 0, maximum: 700 }, 50), [0, 260]);
    assert.deepEqual(scaleOf({ name: "speed", minimum: 0, maximum: 700 }, 300), [0, 300]);
    assert.deepEqual(scaleOf({ name: "engineTorque", minimum: -1000, maximum: 2000 }), [-1000, 2000]);
  });

  test("are listed with the subscribed apps", () => {
    const [one, both] = [["speed"], ["speed", "rpm"]];
    const apps = { a: { name: "A", subscribedVehicleData: one }, b: { name: "B", subscribedVehicleData: both }, c: { name: "C" } };
    assert.deepEqual(listenersOf(apps), { speed: ["A", "B"], rpm: ["B"] });
    assert.deepEqual(listenersOf(apps, { b: { rpm: 61_500 } }), { speed: ["A", "B"], rpm: ["B at 1:01"] });
  });
});

describe("the members of an item", () => {
  const spec = new Spec(JSON.parse(readFileSync(new URL("../../Sources/rpc-gen/Spec/mobile.json", import.meta.url), "utf8")));
  const rowsOf = (name, value) => membersOf(name, value, fieldOf({ name }, spec), spec);

  test("have the kind, words, unit and necessity of the specification, at any depth", () => {
    const tires = rowsOf("tirePressure", { pressureTelltale: "OFF", leftFront: { status: "LOW", pressure: 240 } });
    assert.deepEqual(tires.map(({ path, unit }) => [path.join("."), unit]), [
      ["pressureTelltale", undefined],
      ["leftFront", undefined],
      ["leftFront.status", undefined],
      ["leftFront.pressure", "kPa"],
    ]);
    assert.ok(tires[2].field.options.includes("ALERT") && tires[3].field.kind === "float");
    const [range, type] = rowsOf("fuelRange", [{ type: "GASOLINE" }]);
    assert.deepEqual([range.removable, type.path, type.field.kind], [true, [0, "type"], "enum"]);
    const removable = rowsOf("gps", { latitudeDegrees: 1, altitude: 2 }).map((one) => one.removable);
    assert.deepEqual(removable, [false, true], "the position is mandatory, the altitude is not");
  });

  test("that a profile adds, or of a session without the specification, are known by their values", () => {
    assert.deepEqual(fieldOf({ name: "mood", kind: "word", words: ["GOOD", "BAD"] }, spec).options, ["GOOD", "BAD"]);
    assert.equal(fieldOf({ name: "gps" }, undefined), undefined);
    const [roof] = membersOf("roof", { isOpen: true }, undefined, undefined);
    assert.deepEqual([roof.path, roof.field, roof.removable], [["isOpen"], undefined, true]);
  });

  test("that are absent are offered with a valid value, in structures and lists", () => {
    const value = { seatsOccupied: [{ seatLocation: { grid: { col: 0, row: 0 } }, conditionActive: true }] };
    const absent = absentOf(value, fieldOf({ name: "seatOccupancy" }, spec), spec);
    const places = absent.map(({ path }) => path.join("."));
    assert.deepEqual(places, [
      ...["level", "colspan", "rowspan", "levelspan"].map((name) => `seatsOccupied.0.seatLocation.grid.${name}`),
      "seatsOccupied.1",
      "seatsBelted",
    ]);
    assert.deepEqual(absent.at(-2).start, { seatLocation: {}, conditionActive: false });
    assert.deepEqual(absentOf(value, undefined, undefined), []);
  });

  test("are found by words of their names and values, with the structures around them", () => {
    const members = rowsOf("tirePressure", { leftFront: { status: "LOW", pressure: 240 }, rightFront: { pressure: 230 } });
    const found = (typed, item = { name: "tirePressure", unit: "kPa" }) => {
      const all = search(typed, item, members);
      return Array.isArray(all) ? all.map(({ path }) => path.join(".")) : all;
    };
    assert.deepEqual(found("tire 240"), ["leftFront", "leftFront.pressure"]);
    assert.deepEqual(found("left pressure"), ["leftFront", "leftFront.pressure"], "the status is not a pressure");
    assert.deepEqual([found("KPA"), found(""), found("door"), search("rain", { name: "wiperStatus" }, [])], [true, true, false, true]);
  });

  test("of a module come from its own structure", () => {
    const unit = fieldAt(moduleField("CLIMATE", spec), ["desiredTemperature", "unit"], spec);
    assert.deepEqual([unit.options, moduleField("HMI_SETTINGS", spec).kind], [["FAHRENHEIT", "CELSIUS"], "struct"]);
    assert.equal(fieldAt(moduleField("AUDIO", undefined), ["equalizerSettings", 0, "channelId"], undefined), undefined);
  });
});

describe("items that commands have set", () => {
  test("are the newest three, also after a restart of the bridge", () => {
    const row = (seq, ...items) => ({ seq, command: "headUnit.vehicle.set", params: Object.fromEntries(items.map((name) => [name, 1])) });
    const journalOf = (rows) => ({
      rows,
      get length() {
        return rows.length;
      },
      get newest() {
        return rows.at(-1).seq;
      },
      at: (index) => rows[index],
    });
    const journal = journalOf([row(1, "gps"), row(2, "rpm", "speed"), { seq: 3, name: "OnVehicleData", params: { vin: "1" } }]);
    const lately = new SetLately();
    assert.deepEqual(lately.of(journal), ["rpm", "speed", "gps"]);
    journal.rows.push(row(4, "vin"));
    assert.deepEqual(lately.of(journal), ["vin", "rpm", "speed"]);
    journal.rows.splice(0, 4, row(1, "prndl"));
    assert.deepEqual(lately.of(journal), ["prndl"]);
  });
});

describe("pending changes of the car", () => {
  const belts = { speed: 3, prndl: "PARK", beltStatus: { driver: "YES", passenger: "NO" }, seatOccupancy: seats };

  test("are sent as one patch with the newest value of each signal, and none is lost", () => {
    const changes = new PendingChanges();
    changes.ask(["prndl"], "DRIVE");
    for (const speed of [10, 20, 30]) changes.ask(["speed"], speed);
    changes.ask(["beltStatus", "driver"], "NO");
    changes.ask(["beltStatus", "passenger"], "YES");
    assert.deepEqual(changes.take(belts), { prndl: "DRIVE", speed: 30, beltStatus: { driver: "NO", passenger: "YES" } });
    assert.equal(changes.take(belts), undefined);
  });

  test("in one array are sent as one array", () => {
    const changes = new PendingChanges();
    changes.ask(["seatOccupancy", "seatsBelted", 0, "conditionActive"], false);
    changes.ask(["seatOccupancy", "seatsBelted", 1, "conditionActive"], true);
    const { seatOccupancy } = changes.take(belts);
    assert.deepEqual(seatOccupancy.seatsBelted.map(({ conditionActive }) => conditionActive), [false, true]);
  });

  test("are shown until the car has answered", () => {
    const changes = new PendingChanges();
    changes.ask(["speed"], 10);
    assert.equal(changes.shown(["speed"], 3), 10);
    assert.deepEqual(changes.take(belts), { speed: 10 });
    assert.equal(changes.shown(["speed"], 3), 10, "the command is in flight");
    assert.equal(changes.take(belts), undefined);
    assert.equal(changes.shown(["speed"], 3), 3, "it was rejected");
  });

  test("are not overwritten while the user types", () => {
    const changes = new PendingChanges();
    changes.type(["gps", "latitudeDegrees"], "9");
    assert.equal(changes.shown(["gps", "latitudeDegrees"], 47.3), "9");
    changes.ask(["gps", "latitudeDegrees"], 91);
    assert.equal(changes.shown(["gps", "latitudeDegrees"], 47.3), 91);
    changes.type(["gps", "latitudeDegrees"], "");
    assert.equal(changes.shown(["gps", "latitudeDegrees"], 47.3), "", "an empty field counts as typed");
    assert.deepEqual([changes.leave(["gps", "latitudeDegrees"]), changes.leave(["gps", "latitudeDegrees"])], [true, false]);
  });
});

describe("a drive", () => {
  const drive = { name: "city", phase: "playing", positionMs: 1000, setAt: 50_000, speed: 2, durationMs: 60_000 };

  test("advances by the elapsed time at its speed", () => {
    assert.equal(driveAt(drive, 50_000), 1000);
    assert.equal(driveAt(drive, 55_000), 11_000);
    assert.equal(driveAt(drive, 500_000), 60_000);
    assert.equal(driveAt({ ...drive, phase: "paused" }, 55_000), 1000);
  });

  test("leaves a track, and another drive starts a new one", () => {
    const at = (longitudeDegrees, latitudeDegrees) => ({ longitudeDegrees, latitudeDegrees });
    let way = { places: [] };
    for (const gps of [at(8, 47), at(8, 47), at(8.1, 47), undefined]) way = extendTrack(way, "city", gps);
    assert.deepEqual(way.places, [[8, 47], [8.1, 47]]);
    assert.deepEqual(extendTrack(way, "motorway", at(1, 2)).places, [[1, 2]]);
    assert.deepEqual(extendTrack(way, undefined, at(1, 2)).places, []);
    for (let step = 0; step < 3000; step++) way = extendTrack(way, "city", at(step, 47));
    assert.equal(way.places.length, 2000);
    assert.deepEqual(way.places.at(-1), [2999, 47]);
  });

  test("has a map with north up and the true aspect ratio", () => {
    const [[west, south], [east, north]] = pointsOf([[0, 60], [2, 61]]);
    assert.ok(south > north && east > west);
    assert.ok(Math.abs((east - west) / (south - north) - 2 * Math.cos((60.5 * Math.PI) / 180)) < 0.01);
    assert.ok(pointsOf([[8, 47], [8, 47]]).flat().every(Number.isFinite));
  });
});

describe("when apps last received an item", () => {
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

  test("is the time of the newest message with the item", () => {
    assert.deepEqual(lastSent(journal, 4), { a: { speed: 20, rpm: 10 }, b: { speed: 40 } });
    assert.deepEqual(lastSent(journal, 0), { a: { speed: 10, rpm: 10 } });
    assert.deepEqual(lastSent(journal, 4, 1), { a: { speed: 20 }, b: { speed: 40 } });
    assert.deepEqual(lastSent(journal, -1), {});
  });

  test("is searched in at most two thousand rows or a hundred messages", () => {
    for (const [name, most] of [["Show", 2001], ["OnVehicleData", 100]]) {
      let asked = 0;
      lastSent({ at: (index) => (asked += 1, { seq: index, name, app: "a", params: {} }) }, 9999);
      assert.equal(asked, most, name);
    }
  });

  test("is computed for a past moment, and continued from the previous result", () => {
    const store = { journal: { ...journal, length: 2, newest: 2 }, known: { epoch: "one" } };
    const received = new LastSent(store);
    assert.deepEqual(received.all, { a: { speed: 20, rpm: 10 } });
    store.moment = { at: 15 };
    assert.deepEqual(received.all, { a: { speed: 10, rpm: 10 } });
    store.moment = undefined;
    store.journal = journal;
    assert.deepEqual(received.all, { a: { speed: 20, rpm: 10 } }, "the result is reused for a quarter of a second");
  });
});
