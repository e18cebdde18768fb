import assert from "node:assert/strict";
import { test } from "node:test";
import { applyPatch, keysOf, PatchError, pointerOf, valueAt } from "../core/reduce.js";
import { dice } from "./random.js";

const table = [
  ["a key is added", { a: 1 }, [{ op: "add", path: "/b", value: 2 }], { a: 1, b: 2 }],
  ["adding a key that is there replaces it", { a: 1 }, [{ op: "add", path: "/a", value: 2 }], { a: 2 }],
  ["a key is replaced", { a: { b: 1 } }, [{ op: "replace", path: "/a/b", value: [] }], { a: { b: [] } }],
  ["a key is removed", { a: { b: 1, c: 2 } }, [{ op: "remove", path: "/a/b" }], { a: { c: 2 } }],
  ["the whole value is replaced", { a: 1 }, [{ op: "replace", path: "", value: 7 }], 7],
  ["an element is put in", [1, 3], [{ op: "add", path: "/1", value: 2 }], [1, 2, 3]],
  ["an element is put at the end", [1], [{ op: "add", path: "/-", value: 2 }], [1, 2]],
  ["an element is put at the end by its index", [1], [{ op: "add", path: "/1", value: 2 }], [1, 2]],
  ["an element is replaced", [1, 2], [{ op: "replace", path: "/1", value: 3 }], [1, 3]],
  ["an element is removed", [1, 2, 3], [{ op: "remove", path: "/0" }], [2, 3]],
  ["keys may hold slashes and tildes", {}, [{ op: "add", path: "/a~1b~0c", value: 1 }], { "a/b~c": 1 }],
  ["the empty key is a key", {}, [{ op: "add", path: "/", value: 1 }], { "": 1 }],
  ["operations see what earlier ones did", {}, [{ op: "add", path: "/a", value: {} }, { op: "add", path: "/a/b", value: 1 }], {
    a: { b: 1 },
  }],
];

for (const [name, before, patch, after] of table) {
  test(name, () => {
    const untouched = structuredClone(before);
    assert.deepEqual(applyPatch(before, patch), after);
    assert.deepEqual(before, untouched, "the old value is unchanged");
  });
}

const refused = [
  [{ a: 1 }, { op: "replace", path: "/b", value: 1 }],
  [{ a: 1 }, { op: "remove", path: "/b" }],
  [{ a: 1 }, { op: "add", path: "/b/c", value: 1 }],
  [{ a: 1 }, { op: "add", path: "/a/c", value: 1 }],
  [{ a: 1 }, { op: "add", path: "a", value: 1 }],
  [{ a: 1 }, { op: "remove", path: "" }],
  [{ a: 1 }, { op: "move", path: "/a" }],
  [{}, { op: "replace", path: "/toString", value: 1 }],
  [[1], { op: "add", path: "/2", value: 1 }],
  [[1], { op: "replace", path: "/1", value: 1 }],
  [[1], { op: "remove", path: "/-" }],
  [[1], { op: "add", path: "/01", value: 1 }],
  [[1], { op: "add", path: "/x", value: 1 }],
];

for (const [value, operation] of refused) {
  test(`${JSON.stringify(operation)} is rejected on ${JSON.stringify(value)}`, () => {
    assert.throws(() => applyPatch(value, [operation]), PatchError);
  });
}

test("parts that a patch does not touch keep their identity", () => {
  const before = { left: { deep: {} }, right: { deep: {} }, list: [{}, {}] };
  const after = applyPatch(before, [{ op: "add", path: "/left/deep/x", value: 1 }, { op: "add", path: "/list/0/y", value: 1 }]);
  assert.equal(after.right, before.right);
  assert.equal(after.list[1], before.list[1]);
  assert.notEqual(after.left.deep, before.left.deep);
});

test("a key named __proto__ does not change the prototype", () => {
  const after = applyPatch({}, [{ op: "add", path: "/__proto__", value: { evil: true } }]);
  assert.equal(after.evil, undefined);
  assert.deepEqual(Object.keys(after), ["__proto__"]);
});

test("random patches give the same result as changes in place", () => {
  const roll = dice(7);
  let value = { a: {}, b: [] };
  let model = structuredClone(value);
  for (let step = 0; step < 2000; step += 1) {
    const key = `k${roll(6)}`;
    const operation = roll(3) === 0 && Object.hasOwn(model.a, key)
      ? { op: "remove", path: `/a/${key}` }
      : { op: "add", path: `/a/${key}`, value: { n: step } };
    const index = roll(model.b.length + 1);
    const listed = model.b.length > 8
      ? { op: "remove", path: `/b/${roll(model.b.length)}` }
      : { op: "add", path: `/b/${index}`, value: step };
    value = applyPatch(value, [operation, listed]);
    if (operation.op === "remove") delete model.a[key];
    else model.a[key] = operation.value;
    if (listed.op === "remove") model.b.splice(Number(listed.path.slice(3)), 1);
    else model.b.splice(index, 0, step);
    assert.deepEqual(value, model);
    model = structuredClone(model);
  }
});

test("a JSON Pointer is parsed, followed and written", () => {
  assert.deepEqual(keysOf("/apps/a~1b/x"), ["apps", "a/b", "x"]);
  assert.equal(pointerOf(["apps", "a/b", "~"]), "/apps/a~1b/~0");
  assert.equal(valueAt({ apps: { "a/b": [5] } }, "/apps/a~1b/0"), 5);
  assert.equal(valueAt({}, "/toString"), undefined);
  assert.equal(valueAt({ a: 1 }, "/a/b/c"), undefined);
});
