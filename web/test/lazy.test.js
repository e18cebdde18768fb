import assert from "node:assert/strict";
import { test } from "node:test";
import { loadLazily } from "../core/lazy.js";
import { Store } from "../core/store.js";

/** Returns a page whose server has the module if `served` is true. `turn` waits until the page has requested the module. */
function begun(served) {
  const store = new Store({ schedule: (work) => work(), here: () => 0 });
  const seen = { asked: 0, used: 0, missing: 0 };
  const server = { served };
  const load = () => {
    seen.asked += 1;
    return server.served ? Promise.resolve({}) : Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  };
  const end = loadLazily(store, load, () => (seen.used += 1), () => (seen.missing += 1));
  const turn = (phase) => {
    if (phase) store.connection({ phase });
    return new Promise((resolve) => setTimeout(resolve));
  };
  return { seen, server, end, turn };
}

test("a module is loaded before a bridge is connected, and used once", async () => {
  const { seen, turn } = begun(true);
  await turn();
  assert.deepEqual(seen, { asked: 1, used: 1, missing: 0 });
  await turn("live");
  await turn("lost");
  assert.deepEqual(seen, { asked: 1, used: 1, missing: 0 });
});

test("a module that could not be loaded is loaded when the next bridge connects", async () => {
  const { seen, server, turn } = begun(false);
  await turn("live");
  await turn("lost");
  assert.equal(seen.used, 0);
  assert.ok(seen.missing > 0);
  server.served = true;
  await turn("live");
  assert.equal(seen.used, 1);
});

test("a module that was requested twice is used once", async () => {
  const { seen, turn } = begun(true);
  await turn("live");
  assert.deepEqual(seen, { asked: 2, used: 1, missing: 0 });
});

test("a cancelled module is neither used nor reported as missing", async () => {
  for (const served of [true, false]) {
    const { seen, server, end, turn } = begun(served);
    end();
    server.served = true;
    await turn("live");
    assert.deepEqual(seen, { asked: 1, used: 0, missing: 0 });
  }
});
