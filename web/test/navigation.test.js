import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { nearness, placeLines, placeName, tripLines } from "../core/navigation.js";
import { placeOf, routeSubscribers } from "../panels/vehicle/navigation.js";

describe("a place", () => {
  test("is named by its name, its address or its coordinates", () => {
    assert.equal(placeName({ locationName: "Zoo", addressLines: ["a"] }), "Zoo");
    assert.equal(placeName({ addressLines: ["Quay 1", "Zürich"] }), "Quay 1, Zürich");
    assert.equal(placeName({ searchAddress: { thoroughfare: "Quay", subThoroughfare: "1", locality: "Zürich" } }), "Quay 1, Zürich");
    assert.equal(placeName({ searchAddress: {}, coordinate: { latitudeDegrees: 47.4, longitudeDegrees: 8.5 } }), "47.4, 8.5");
    assert.equal(placeName({}), "Unnamed place");
    assert.equal(placeName(undefined), "Unnamed place");
  });

  test("has further lines without repetitions", () => {
    assert.deepEqual(placeLines({ locationName: "Zoo", addressLines: ["a"], locationDescription: "d", phoneNumber: "1" }), ["d", "a", "1"]);
    assert.deepEqual(placeLines({ addressLines: ["a"] }), []);
  });

  test("is typed as a name or as coordinates", () => {
    assert.deepEqual(placeOf(" Harbour "), { locationName: "Harbour" });
    assert.deepEqual(placeOf("47.37, -8.5"), { coordinate: { latitudeDegrees: 47.37, longitudeDegrees: -8.5 } });
    assert.deepEqual(placeOf("47, 8, 9"), { locationName: "47, 8, 9" });
    assert.equal(placeOf("  "), undefined);
  });
});

describe("a turn", () => {
  test("is as near as the app reports", () => {
    assert.equal(nearness({ distanceToManeuver: 100, distanceToManeuverScale: 400 }), 0.75);
    assert.equal(nearness({ distanceToManeuver: 500, distanceToManeuverScale: 400 }), 0);
    assert.equal(nearness({ distanceToManeuver: 0, distanceToManeuverScale: 0 }), undefined);
    assert.equal(nearness({}), undefined);
  });

  test("has the reported texts about the trip", () =>
    assert.deepEqual(tripLines({ eta: "12:30", totalDistance: "3 km" }), ["12:30", "3 km"]));
});

test("subscribers of the route are listed by name", () => {
  assert.deepEqual(routeSubscribers({ a: { name: "A", subscribedWayPoints: true }, b: { name: "B", subscribedWayPoints: false } }), ["A"]);
  assert.deepEqual(routeSubscribers(), []);
});
