import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { listenersOf, patchOf, scaleOf, signalsOf } from "../panels/vehicle/signals.js";

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
  });
});
