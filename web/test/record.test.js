import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { merged, partExpectation, rowExpectation } from "../panels/record/record.js";

const head = "def test_recorded(car):\n";
const written = (...lines) => head + lines.map((line) => `    ${line}\n`).join("");

describe("a recorded test", () => {
  test("is replaced while the user has not edited it", () => {
    assert.equal(merged(written("a"), written("a"), written("b")), written("b"));
  });
  test("keeps the user's lines and gets the new ones", () => {
    assert.equal(merged(written("a", "mine"), written("a"), written("a", "b")), written("a", "mine", "b"));
    assert.equal(merged("# mine\n" + written("a"), written("a"), written("a", "b", "c")), "# mine\n" + written("a", "b", "c"));
  });
  test("gets new lines before its last ones", () => {
    const swift = (...lines) => ["func test() {", ...lines, "  stop()", "}", ""].join("\n");
    assert.equal(merged(swift("  a", "  mine"), swift("  a"), swift("  a", "  b")), swift("  a", "  mine", "  b"));
  });
});

describe("a picked expectation", () => {
  const window = { mainField1: "Low Tide", graphic: { value: "0x0E" }, softButtons: [{ softButtonID: 7, text: "Love" }] };
  const views = { nodes: { 3: { text: "Start" }, 4: { label: "Lake", enabled: false } } };
  const store = { headUnit: { activeApp: "my", apps: { my: { windows: { 0: window } } } }, tree: { apps: { my: { views } } } };
  const seen = (role, name) => ({ locator: { role, name }, state: "visible" });
  for (
    const [part, wanted] of [
      ["mainField1", { path: "/headUnit/apps/my/windows/0/mainField1", equals: "Low Tide" }],
      ["graphic", { path: "/headUnit/apps/my/windows/0/graphic/value", equals: "0x0E" }],
      ["softButtons/7", seen("softButton", "Love")],
      ["view/3", seen("control", "Start")],
      ["view/4", seen("text", "Lake")],
      ["mainField4", undefined],
    ]
  ) test(`is about ${part}`, () => assert.deepEqual(partExpectation(part, store), wanted));
  test("is about a row", () => {
    assert.deepEqual(rowExpectation({ kind: "rpc", name: "Alert", result: "SUCCESS" }), { q: "rpc:Alert result:SUCCESS" });
    assert.deepEqual(rowExpectation({ kind: "command", command: "headUnit.voice" }), { q: "command:headUnit.voice" });
    assert.deepEqual(rowExpectation({ kind: "process" }), { q: "kind:process" });
  });
});
