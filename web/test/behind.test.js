import assert from "node:assert/strict";
import { test } from "node:test";
import { fetchBehind } from "../core/behind.js";
import { Store } from "../core/store.js";

/** A page whose server has the module or not; `turn` waits for what was asked of it. */
function begun(served) {
  const store = new Store({ schedule: (work) => work(), here: () => 0 });
  const seen = { asked: 0, used: 0, missing: 0 };
  const server = { served };
  const load = () => {
    seen.asked += 1;
    return server.served ? Promise.resolve({}) : Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  };
  const end = fetchBehind(store, load, () => (seen.used += 1), () => (seen.missing += 1));
  const turn = (phase) => {
    if (phase) store.connection({ phase });
    return new Promise((resolve) => setTimeout(resolve));
  };
  return { seen, server, end, turn };
}

test("a module is fetched before a bridge has been heard of, and used once", async () => {
  const { seen, turn } = begun(true);
  await turn();
  assert.deepEqual(seen, { asked: 1, used: 1, missing: 0 });
  await turn("live");
  await turn("lost");
  assert.deepEqual(seen, { asked: 1, used: 1, missing: 0 });
});

test("a module that its bridge took with it comes with the next", async () => {
  const { seen, server, turn } = begun(false);
  await turn("live");
  await turn("lost");
  assert.equal(seen.used, 0);
  assert.ok(seen.missing > 0);
  server.served = true;
  await turn("live");
  assert.equal(seen.used, 1);
});

test("a module that arrives twice, asked for again while it was on its way, is used once", async () => {
  const { seen, turn } = begun(true);
  await turn("live");
  assert.deepEqual(seen, { asked: 2, used: 1, missing: 0 });
});

test("a module that nobody wants any more is neither used nor missed", async () => {
  for (const served of [true, false]) {
    const { seen, server, end, turn } = begun(served);
    end();
    server.served = true;
    await turn("live");
    assert.deepEqual(seen, { asked: 1, used: 0, missing: 0 });
  }
});
