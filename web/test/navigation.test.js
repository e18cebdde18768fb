import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { nearness, placeLines, placeName, tripLines } from "../core/navigation.js";
import { placeOf, toldOfRoute } from "../panels/vehicle/navigation.js";

describe("a place", () => {
  test("is called by its name, its address, or where it lies", () => {
    assert.equal(placeName({ locationName: "Zoo", addressLines: ["a"] }), "Zoo");
    assert.equal(placeName({ addressLines: ["Quay 1", "Zürich"] }), "Quay 1, Zürich");
    assert.equal(placeName({ searchAddress: { thoroughfare: "Quay", subThoroughfare: "1", locality: "Zürich" } }), "Quay 1, Zürich");
    assert.equal(placeName({ searchAddress: {}, coordinate: { latitudeDegrees: 47.4, longitudeDegrees: 8.5 } }), "47.4, 8.5");
    assert.equal(placeName({}), "A place without a name");
    assert.equal(placeName(undefined), "A place without a name");
  });

  test("says more of itself, but nothing twice", () => {
    assert.deepEqual(placeLines({ locationName: "Zoo", addressLines: ["a"], locationDescription: "d", phoneNumber: "1" }), ["d", "a", "1"]);
    assert.deepEqual(placeLines({ addressLines: ["a"] }), []);
  });

  test("is typed as a name, or as where it lies", () => {
    assert.deepEqual(placeOf(" Harbour "), { locationName: "Harbour" });
    assert.deepEqual(placeOf("47.37, -8.5"), { coordinate: { latitudeDegrees: 47.37, longitudeDegrees: -8.5 } });
    assert.deepEqual(placeOf("47, 8, 9"), { locationName: "47, 8, 9" });
    assert.equal(placeOf("  "), undefined);
  });
});

describe("a turn", () => {
  test("is near as far as the app says", () => {
    assert.equal(nearness({ distanceToManeuver: 100, distanceToManeuverScale: 400 }), 0.75);
    assert.equal(nearness({ distanceToManeuver: 500, distanceToManeuverScale: 400 }), 0);
    assert.equal(nearness({ distanceToManeuver: 0, distanceToManeuverScale: 0 }), undefined);
    assert.equal(nearness({}), undefined);
  });

  test("has what it says of the trip", () => assert.deepEqual(tripLines({ eta: "12:30", totalDistance: "3 km" }), ["12:30", "3 km"]));
});

test("who is told of the route is called by its name", () => {
  assert.deepEqual(toldOfRoute({ a: { name: "A", subscribedWayPoints: true }, b: { name: "B", subscribedWayPoints: false } }), ["A"]);
  assert.deepEqual(toldOfRoute(), []);
});
