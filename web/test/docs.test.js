import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { has, lookUp, referenceOf, sampleOf, shapeOf } from "../docs/api/model.js";
import { isListed, rulesGroup } from "../docs/api/rules.js";

const document = (name) => JSON.parse(readFileSync(new URL(`../../openapi/${name}.json`, import.meta.url)));
const [openapi, asyncapi] = [document("bridge"), document("events")];
const reference = referenceOf(openapi, asyncapi);
const entries = reference.groups.flatMap((group) => group.entries);

test("every operation, message and schema of the documents is in the reference once", () => {
  const operations = Object.values(openapi.paths).flatMap((item) => Object.values(item).map((operation) => operation.operationId));
  const wanted = [
    ...operations,
    ...Object.keys(asyncapi.components.messages).map((name) => `message-${name}`),
    ...Object.keys(openapi.components.schemas).map((name) => `schema-${name}`),
    "close-codes",
  ];
  assert.deepEqual(entries.map(({ id }) => id).sort(), wanted.sort());
  for (const entry of entries) assert.ok(entry.title, entry.id);
});

test("every link to a schema has a target", () => {
  const ids = new Set(entries.map(({ id }) => id));
  const targets = (
    value,
  ) => (value && typeof value === "object"
    ? [...(typeof value.schema === "string" ? [value.schema] : []), ...Object.values(value).flatMap(targets)]
    : []);
  const found = entries.flatMap(targets);
  assert.ok(found.length > 50);
  for (const name of found) assert.ok(ids.has(`schema-${name}`), name);
});

test("an operation has its parameters, its body and its responses", () => {
  const log = entries.find(({ id }) => id === "log");
  assert.deepEqual(log.parameters.map(({ place }) => place), ["query"]);
  assert.deepEqual(log.parameters[0].fields.find(({ name }) => name === "limit").bounds, "1 to 1000");
  assert.equal(log.answers[0].schema, "LogPage");
  const fault = entries.find(({ id }) => id === "headUnit.faults.add");
  assert.equal(fault.command, "headUnit.faults.add");
  assert.deepEqual(fault.body.fields.filter(({ isRequired }) => isRequired).map(({ name }) => name), ["function", "result"]);
  assert.equal(
    fault.example,
    `curl -X POST -H 'Content-Type: application/json' "$BRIDGE/v1/faults" -d '{"function":"…","result":"SUCCESS"}'`,
  );
});

test("a message has its fields and its direction", () => {
  const change = entries.find(({ id }) => id === "message-change");
  assert.equal(change.direction, "from the bridge");
  assert.ok(change.isEvent);
  assert.equal(entries.find(({ id }) => id === "message-identify").direction, "to the bridge");
});

test("a schema is described in plain words", () => {
  assert.equal(shapeOf({ type: "array", items: { type: "integer", minimum: 1, maximum: 3 } }).type, "list of whole number");
  assert.equal(shapeOf({ type: "object", additionalProperties: { type: "boolean" } }).type, "object of true or false");
  assert.equal(shapeOf({ type: "integer", minimum: 0, maximum: 9223372036854775807 }).bounds, undefined);
  assert.equal(shapeOf({}).type, "anything");
  assert.deepEqual(
    sampleOf({
      type: "object",
      required: ["points"],
      properties: {
        points: {
          type: "array",
          minItems: 1,
          items: { type: "object", required: ["x"], properties: { x: { type: "integer", minimum: 2 } } },
        },
      },
    }),
    { points: [{ x: 2 }] },
  );
  assert.equal(lookUp(openapi, { $ref: "#/components/parameters/IfMatch" }).name, "If-Match");
});

test("a search matches entries with all words in any place", () => {
  assert.deepEqual(entries.filter((entry) => has(entry, "post soft-button")).map(({ id }) => id), ["headUnit.softButton"]);
  assert.ok(entries.filter((entry) => has(entry, "If-None")).length === 0);
  assert.equal(entries.filter((entry) => has(entry, "")).length, entries.length);
});

test("a rule has the address that errors cite, and is listed when searched for", () => {
  const rules = JSON.parse(readFileSync(new URL("../docs/api/rules.json", import.meta.url)));
  const { entries } = rulesGroup(rules);
  const one = entries.find(({ id }) => id === "/rules/OVL-23");
  assert.match(one.title, /zero/);
  assert.match(one.source, /SDL-0201/);
  assert.equal(new Set(entries.map(({ id }) => id)).size, entries.length);
  assert.ok(has(one, "ovl-23"));
  assert.ok(!isListed(one, { words: "", shown: "log" }));
  assert.ok(isListed(one, { words: "ovl", shown: "log" }) && isListed(one, { words: "", shown: one.id }));
});
