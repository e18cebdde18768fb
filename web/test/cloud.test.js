import assert from "node:assert/strict";
import { test } from "node:test";

import { cloudNote, cloudsOf, cloudsToOpen, cloudTrouble } from "../core/cloud.js";

const app = (more) => ({ id: "a", name: "A", endpoint: "ws://h:1/", enabled: true, listed: true, status: "NOT_CONNECTED", ...more });

test("the driver sees what is listed and has not registered, in its order", () => {
  const cloudApps = {
    here: app({ id: "here", status: "CONNECTED", app: "here" }),
    late: app({ id: "late", status: "CONNECTED" }),
    plain: app({ id: "plain" }),
    unlisted: app({ id: "unlisted", listed: false }),
  };
  const headUnit = { cloudApps, cloudOrder: ["plain", "gone", "unlisted", "here", "late"] };
  assert.deepEqual(cloudsToOpen(headUnit).map(({ id }) => id), ["plain", "late"]);
  assert.deepEqual(cloudsOf(headUnit).map(({ id }) => id), ["plain", "unlisted", "here", "late"]);
});

test("before the first state there are none", () => {
  assert.deepEqual(cloudsToOpen(undefined), []);
  assert.deepEqual(cloudsToOpen({}), []);
});

for (
  const [more, words] of [
    [{}, "not connected"],
    [{ dialling: true, try: 1, tries: 6 }, "connecting"],
    [{ status: "RETRY", dialling: true, try: 3, tries: 6, why: "nobody listens there" }, "try 3 of 6"],
    [{ why: "nobody listens there" }, "not reached"],
    [{ status: "CONNECTED" }, "not registered"],
    [{ status: "CONNECTED", app: "a" }, "connected"],
    [{ enabled: false }, "disabled"],
  ]
) {
  test(`a cloud app with ${JSON.stringify(more)} is "${words}"`, () => assert.equal(cloudNote(app(more)), words));
}

test("trouble is told with its place and what to do, and only where there is some", () => {
  assert.equal(
    cloudTrouble(app({ why: "nobody listens there", fix: "Start it." })),
    "ws://h:1/: nobody listens there. Start it.",
  );
  assert.equal(cloudTrouble(app()), undefined);
});
