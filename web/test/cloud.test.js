import assert from "node:assert/strict";
import { test } from "node:test";

import { cloudNote, cloudProblem, cloudsOf, cloudsToOpen } from "../core/cloud.js";

const app = (more) => ({ id: "a", name: "A", endpoint: "ws://h:1/", enabled: true, listed: true, status: "NOT_CONNECTED", ...more });

test("the driver sees listed apps that have not registered, in their order", () => {
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

test("there are no cloud apps before the first state", () => {
  assert.deepEqual(cloudsToOpen(undefined), []);
  assert.deepEqual(cloudsToOpen({}), []);
});

for (
  const [more, words] of [
    [{}, "not connected"],
    [{ dialling: true, try: 1, tries: 6 }, "connecting"],
    [{ status: "RETRY", dialling: true, try: 3, tries: 6, why: "nothing listens there" }, "attempt 3 of 6"],
    [{ why: "nothing listens there" }, "unreachable"],
    [{ status: "CONNECTED" }, "not registered"],
    [{ status: "CONNECTED", app: "a" }, "connected"],
    [{ enabled: false }, "disabled"],
  ]
) {
  test(`a cloud app with ${JSON.stringify(more)} is "${words}"`, () => assert.equal(cloudNote(app(more)), words));
}

test("a problem is shown with the address and what to do, if there is one", () => {
  assert.equal(
    cloudProblem(app({ why: "nothing listens there", fix: "Start it." })),
    "ws://h:1/: nothing listens there. Start it.",
  );
  assert.equal(cloudProblem(app()), undefined);
});
