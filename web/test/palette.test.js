import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { commands } from "../core/commands.js";
import { actionsOf, DRIVES } from "../panels/palette/palette.js";
import { ranked, spelt } from "../panels/palette/search.js";

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const base = read("fixtures/base.json");

describe("the palette", () => {
  const store = { tree: base, headUnit: base.headUnit, ui: {}, app: "music" };
  const all = actionsOf(store, { log: { title: "Log" } });
  test("contains only existing commands with all required parameters", () => {
    for (const { command, title } of all) assert.ok(command === undefined || commands[command], title);
    assert.ok(all.length > 100);
  });
  test("restores the memories of a seat", () => {
    const modules = { SEAT: { driver: { name: "Driver's seat", memories: { 2: { label: "Ann", values: {} } } }, passenger: {} } };
    const found = actionsOf({ ...store, headUnit: { ...base.headUnit, modules } }, {}).filter(({ title }) => /restore/.test(title));
    assert.deepEqual(found.map(({ title, params }) => [title, params]), [
      ["Driver's seat: restore Ann", { SEAT: { driver: { memory: { id: 2, action: "RESTORE" } } } }],
    ]);
  });
  test("contains every command that needs no free text, if its target is on the screen", () => {
    const overlay = (kind, more, drive) => ({
      ...base.headUnit,
      drive,
      visibleOverlay: "o",
      menu: { app: "music", menuID: 0 },
      cloudApps: { radio: { id: "radio", name: "Radio" } },
      cloudOrder: ["radio"],
      modules: { CLIMATE: { front: { name: "Climate", values: { climateEnable: true } } } },
      call: { app: "music", phoneNumber: "112", phase: kind === "slider" ? "asked" : "running" },
      navigation: {
        wayPoints: [{ locationName: "Harbour" }],
        asked: { app: "music", location: { locationName: "Zoo" } },
        turn: { app: "music", params: { softButtons: [{ softButtonID: 1, text: "Louder" }] } },
      },
      services: { s: { type: "WEATHER", name: "Sky", app: "music", active: false, default: false } },
      serviceQuestions: { q: { app: "music", service: "s" } },
      consents: { c: { id: "c", app: "music", moduleType: "CLIMATE", modules: { front: null } } },
      overlays: {
        o: { id: "o", kind, params: { softButtons: [{ softButtonID: 1, text: "x" }] }, choices: [{ choiceID: 1, menuName: "y" }], ...more },
      },
    });
    const reached = new Set(
      ["slider", "audioPassThru"].flatMap((kind) =>
        actionsOf({
          ...store,
          headUnit: overlay(kind, {}, { name: "city", phase: kind === "slider" ? "playing" : "paused" }),
          tree: { ...store.tree, bridge: { ...store.tree.bridge, scratchApps: { s: { id: "s", name: "S" } } } },
        }, {}).map(({ command }) => command)
      ),
    );
    const byHand = [
      "headUnit.cloudApp.set",
      "headUnit.services.set",
      "headUnit.services.interact",
      "scratch.answer",
      "headUnit.profile.edit",
      "headUnit.touch",
      "headUnit.overlay.type",
      "headUnit.overlay.submit",
      "headUnit.overlay.slide",
      "headUnit.overlay.scroll",
      "headUnit.overlay.audio",
      "headUnit.rpc.send",
      "headUnit.clock.resume",
      "scratch.send",
      "scratch.putFile",
      "bridge.use",
      "bridge.batch",
    ];
    // This app is disconnected from the car, but still attached to the bridge.
    for (const { command } of actionsOf({ ...store, tree: { ...store.tree, appOrder: ["gone"], apps: { gone: { name: "Gone" } } } }, {})) {
      reached.add(command);
    }
    // This app draws its own screen, and the page has the control lease.
    for (const { command } of actionsOf({ ...store, headUnit: { ...base.headUnit, activeApp: "maps" }, ui: { leads: true } }, {})) {
      reached.add(command);
    }
    assert.deepEqual(Object.keys(commands).filter((name) => !reached.has(name)).sort(), byHand.sort());
  });
  test("offers the built-in drives of the bridge", () => {
    const { schema } = read("../../openapi/bridge.json").paths["/v1/head-unit/drive:start"].post.requestBody.content["application/json"];
    assert.deepEqual(DRIVES, schema.properties.builtIn.enum);
  });
  test("changes permissions of one request of one app, and offers the control lease if it is free", () => {
    const [deny, driver, allow, usual] = ranked(all, "music alert permit").filter(({ params }) => params.rpc === "Alert").sort((a, b) =>
      a.title.localeCompare(b.title)
    );
    assert.deepEqual(allow.params, { app: "music", rpc: "Alert", allowed: ["FULL", "LIMITED", "BACKGROUND", "NONE"], userDisallowed: [] });
    assert.deepEqual([deny.params.allowed, driver.params.userDisallowed.length, Object.keys(usual.params)], [[], 4, ["app", "rpc"]]);
    const lease = (ui, control) =>
      actionsOf({ ...store, ui, tree: { ...base, bridge: { ...base.bridge, control } } }, {}).filter(({ group }) => group === "Control")
        .map(({ command }) => command);
    assert.deepEqual([lease({}), lease({ leads: true }, { holder: "page 1" }), lease({}, { holder: "nightly" })], [
      ["bridge.control.acquire"],
      ["bridge.control.release"],
      [],
    ]);
  });
  test("offers gestures if raw touches reach an app", () => {
    const touches = (display) =>
      actionsOf({ ...store, headUnit: { ...base.headUnit, activeApp: "maps", display } }, {}).filter(({ command }) =>
        command?.startsWith("headUnit.touch")
      );
    assert.equal(touches({ inputMode: "rotary" }).length, 0);
    assert.deepEqual(touches({ inputMode: "touch" }).find(({ title }) => title === "Drag left on the screen").params, {
      from: { x: 667, y: 240 },
      to: { x: 133, y: 240 },
    });
    assert.ok(!all.some(({ command }) => command?.startsWith("headUnit.touch")));
  });
  test("offers both resets that forget all apps", () => {
    const resets = all.filter(({ command }) => command === "headUnit.reset").map(({ params }) => params.kind);
    assert.deepEqual(resets, ["factoryDefaults", "masterReset"]);
  });
  test("accepts any written command of the API, and completes their names", () => {
    assert.deepEqual(spelt('headUnit.voice {"text": "Home"}').map(({ command, params }) => [command, params]), [["headUnit.voice", {
      text: "Home",
    }]]);
    assert.deepEqual(spelt(" bridge.batch").map(({ command, params }) => [command, params]), [["bridge.batch", {}]]);
    assert.deepEqual(spelt('headUnit.voice {"text":"Home').map(({ params }) => params), [{ text: "Home" }]);
    assert.deepEqual(spelt("headUnit.touch").length, 4);
    assert.deepEqual(spelt("bridge.c").map(({ command }) => command), ["bridge.control.acquire", "bridge.control.release"]);
    for (const typed of ["", "night", "v1.x", 'headUnit.voice {"text"', "nothing.at {}"]) assert.deepEqual(spelt(typed), [], typed);
    for (const name of Object.keys(commands)) assert.equal(spelt(name)[0].command, name);
  });
  test("asks for the parameters of a command, and for none if it has none", () => {
    const bare = new Set(["headUnit.call.end"]);
    assert.equal(spelt("headUnit.voice", bare)[0].rest, "headUnit.voice {");
    assert.equal(spelt("headUnit.app.disconnect", bare)[0].rest, 'headUnit.app.disconnect {"app":"');
    assert.equal(spelt("headUnit.call.end", bare)[0].rest, undefined);
    assert.deepEqual(spelt("headUnit.voice {", bare).map(({ params, rest }) => [params, rest]), [[{}, undefined]]);
  });
  test("finds what a new user looks for", () => {
    const vehicle = {
      fuelLevel: 72,
      wiperStatus: "OFF",
      externalTemperature: 18.5,
      tirePressure: { leftFront: { status: "NORMAL".repeat(20) } },
    };
    const some = actionsOf({ ...store, headUnit: { ...base.headUnit, vehicle }, status: { phase: "live" } }, { log: { title: "Log" } });
    const first = (typed) => ranked(some, typed)[0];
    const expected = {
      "fuel": 'headUnit.vehicle.set {"fuelLevel":72}',
      "rain": 'headUnit.vehicle.set {"wiperStatus":"OFF"}',
      "wiper": 'headUnit.vehicle.set {"wiperStatus":"OFF"}',
      "temperature": 'headUnit.vehicle.set {"externalTemperature":18.5}',
      "tirePressure": 'headUnit.vehicle.set {"tirePressure":{',
    };
    for (const [typed, rest] of Object.entries(expected)) assert.equal(first(typed)?.rest, rest, typed);
    assert.deepEqual(["docs", "help", "curl"].map((typed) => ranked(some, typed).some((one) => one.open === "docs/api/")), [
      true,
      true,
      true,
    ]);
    assert.equal(first("screenshot").open, "v1/head-unit/screenshot");
    assert.equal(first("crash").choose.q, "kind:process");
    assert.equal(first("voice").choose.voice, true);
    assert.equal(first("settings").choose.menu, "car");
  });
  test("finds actions with all words, the best match first", () => {
    const titles = (typed) => ranked(all, typed).map(({ title }) => title);
    assert.equal(titles("night")[0], "Switch to night");
    assert.equal(titles("act mus")[0], "Activate Music");
    assert.equal(titles("softbutton favourite hold").length, 1);
    assert.deepEqual(titles("zzz"), []);
  });
});
