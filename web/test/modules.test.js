import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { questionsOf } from "../core/consents.js";
import { listOf, memoriesOf, valuesOf, whoOf } from "../panels/vehicle/modules.js";
import { CarWriter } from "../panels/vehicle/car-writer.js";

const modules = {
  CLIMATE: {
    front: { name: "Climate, front", values: { fanSpeed: 40, desiredTemperature: { unit: "CELSIUS", value: 20 } }, subscribers: [] },
  },
  SEAT: { driver: { values: { id: "DRIVER", heatingLevel: 3 }, holder: "heat", subscribers: ["heat", "look"] } },
};
const apps = { heat: { name: "Heater" }, look: { name: "Looker" }, other: { name: "Other" } };

describe("modules that apps control", () => {
  test("have their single values, without the id of a seat", () => {
    const [climate, seat] = listOf(modules);
    assert.deepEqual(climate.signals.map(({ path }) => path), [
      ["CLIMATE", "front", "fanSpeed"],
      ["CLIMATE", "front", "desiredTemperature", "unit"],
      ["CLIMATE", "front", "desiredTemperature", "value"],
    ]);
    assert.deepEqual(seat.signals, [{ path: ["SEAT", "driver", "heatingLevel"], value: 3 }]);
    assert.deepEqual([climate.name, seat.name], ["Climate, front", "SEAT driver"]);
    assert.deepEqual(listOf(undefined), []);
  });

  test("include the memories of a seat and the next free one", () => {
    const patchOf = (memory) => memory;
    assert.deepEqual(memoriesOf({ 1: { label: "Ann", values: {} }, 3: { values: {} } }, patchOf), {
      kept: [{ name: "Ann", patch: { id: 1, action: "RESTORE" } }, { name: "3", patch: { id: 3, action: "RESTORE" } }],
      next: { name: "2", patch: { id: 2, action: "SAVE" } },
    });
    const full = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [at + 1, { values: {} }]));
    assert.equal(memoriesOf(full, patchOf).next, undefined);
    const [seat] = listOf({ SEAT: { driver: { values: {}, memories: { 1: { values: {} } } } } });
    assert.deepEqual(seat.memories.kept[0].patch, { SEAT: { driver: { memory: { id: 1, action: "RESTORE" } } } });
  });

  test("are free or used by an app, with their subscribers", () => {
    const [climate, seat] = listOf(modules);
    assert.equal(whoOf(climate, apps), "free");
    assert.equal(whoOf(seat, apps), "used by Heater; subscribed: Heater, Looker");
  });

  test("are set by a patch by type and id, one command at a time", async () => {
    const sent = [];
    let answer;
    const send = (command, patch) => new Promise((resolve) => (sent.push([command, patch]), (answer = resolve)));
    const done = [];
    const mover = new CarWriter(send, "headUnit.modules.set", () => valuesOf(modules), () => done.push(sent.length));
    const path = ["CLIMATE", "front", "desiredTemperature", "value"];
    const first = mover.set(path, 21);
    mover.set(path, 22);
    mover.set(["SEAT", "driver", "heatingLevel"], 9);
    assert.deepEqual(sent, [["headUnit.modules.set", { CLIMATE: { front: { desiredTemperature: { value: 21 } } } }]]);
    assert.equal(mover.shown(path, 20), 22);
    answer();
    await Promise.resolve();
    assert.deepEqual(sent[1][1], { CLIMATE: { front: { desiredTemperature: { value: 22 } } }, SEAT: { driver: { heatingLevel: 9 } } });
    assert.deepEqual(done, []);
    answer();
    await first;
    assert.deepEqual(done, [2]);
    assert.equal(mover.shown(path, 20), 20);
  });

  test("are named in the driver's question, without those already answered", () => {
    const consents = {
      "consent-1": { id: "consent-1", app: "other", moduleType: "SEAT", modules: { driver: null, passenger: true, back: null } },
    };
    assert.deepEqual(questionsOf({ consents, apps, modules }), [{ id: "consent-1", app: "Other", modules: ["SEAT driver", "SEAT back"] }]);
    assert.deepEqual(questionsOf({}), []);
  });
});
