import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { serviceQuestionsOf } from "../core/consents.js";
import { servicesOf, servicesSection, summaryOf } from "../panels/vehicle/services.js";

const headUnit = {
  services: {
    "car-navigation": { type: "NAVIGATION", name: "Car navigation", active: true, default: false },
    "service-1": { type: "WEATHER", name: "Sky", app: "sky", active: true, default: true },
  },
  serviceOrder: ["service-1", "car-navigation", "gone"],
  serviceQuestions: { "active-1": { app: "trip", service: "service-1" } },
  apps: { sky: { name: "Sky app" }, trip: { name: "Trip", subscribedServices: ["WEATHER"] } },
};

describe("services", () => {
  test("are listed in order, with provider and subscribers", () => {
    assert.deepEqual(servicesOf(headUnit).map(({ id, provider, subscribers }) => [id, provider, subscribers]), [
      ["service-1", "Sky app", ["Trip"]],
      ["car-navigation", "The car", []],
    ]);
    assert.deepEqual(servicesOf({}), []);
    assert.equal(servicesSection({}, () => {}, false), undefined, "a car without services has no such section");
    assert.ok(servicesSection(headUnit, () => {}, false));
  });

  test("summarise their last data in a line", () => {
    const currentForecast = { weatherSummary: "Rain", currentTemperature: { unit: "CELSIUS", value: 9 } };
    const weather = { location: { locationName: "Zürich" }, currentForecast };
    assert.equal(summaryOf({ weatherServiceData: weather }), "Zürich, Rain, 9 CELSIUS");
    assert.equal(summaryOf({ mediaServiceData: { mediaTitle: "So What", mediaArtist: "Miles" } }), "So What, Miles");
    assert.equal(summaryOf({ navigationServiceData: { destination: { locationName: "Zoo" } } }), "Zoo");
    assert.equal(summaryOf({ navigationServiceData: { destination: {} } }), "Route active");
    assert.equal(summaryOf({ navigationServiceData: {} }), "No route");
    assert.equal(summaryOf(undefined), "");
  });

  test("are named in the driver's question", () => {
    assert.deepEqual(serviceQuestionsOf(headUnit), [{ id: "active-1", app: "Trip", service: "Sky" }]);
    assert.deepEqual(serviceQuestionsOf({ serviceQuestions: { q: { app: "a", service: "s" } } }), [{ id: "q", app: "a", service: "s" }]);
    assert.deepEqual(serviceQuestionsOf(undefined), []);
  });
});
