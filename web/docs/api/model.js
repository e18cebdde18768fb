// Builds the content of the API reference from the OpenAPI and AsyncAPI documents that the bridge serves. No DOM.

const METHODS = ["get", "post", "put", "patch", "delete"];

/** Short meanings of HTTP error statuses. */
const STATUSES = {
  304: "not modified",
  400: "malformed request",
  401: "token required",
  403: "forbidden",
  404: "not found",
  409: "conflict",
  410: "gone",
  412: "precondition failed",
  413: "too large",
  415: "not JSON",
  416: "range not available",
  421: "wrong host",
  422: "invalid values",
  431: "headers too large",
  503: "not ready",
};

/**
 * Returns the sections of the API reference, in the order of the two documents.
 *
 * @returns {{title: string, text: string, groups: {name: string, text: string, entries: object[]}[]}}
 */
export function referenceOf(openapi, asyncapi) {
  const groups = openapi.tags.map(({ name, description }) => ({ name, text: description, entries: [] }));
  for (const [path, item] of Object.entries(openapi.paths)) {
    for (const method of METHODS.filter((method) => item[method])) {
      const entry = operationOf(openapi, path, method, item[method]);
      groups.find((group) => group.name === item[method].tags?.[0])?.entries.push(entry);
    }
  }
  groups.push({ name: "Socket", text: asyncapi.info.description, entries: messagesOf(asyncapi) });
  groups.push({
    name: "Close codes",
    text: "Why the bridge closes a socket.",
    entries: [{ id: "close-codes", kind: "codes", title: "Close codes", codes: Object.entries(asyncapi["x-close-codes"] ?? {}) }],
  });
  groups.push({ name: "Schemas", text: "The types of responses, by name.", entries: schemasOf(openapi) });
  return { title: openapi.info.title, text: openapi.info.description, groups: groups.filter(({ entries }) => entries.length > 0) };
}

function operationOf(openapi, path, method, operation) {
  const parameters = (operation.parameters ?? []).map((parameter) => lookUp(openapi, parameter));
  const body = operation.requestBody?.content?.["application/json"]?.schema;
  return {
    id: operation.operationId,
    kind: "operation",
    method: method.toUpperCase(),
    path,
    title: operation.summary,
    command: operation["x-command"],
    parameters: ["path", "query", "header"].map((place) => ({
      place,
      fields: parameters.filter((parameter) => parameter.in === place).map(parameterField),
    })).filter(({ fields }) => fields.length > 0),
    body: body && { isRequired: operation.requestBody.required === true, ...shapeOf(body) },
    answers: answersOf(operation),
    example: exampleOf(path, method, body),
  };
}

const parameterField = ({ name, description, required, schema }) => ({
  name,
  isRequired: required === true,
  what: description ?? "",
  ...typeOf(schema ?? {}),
});

function answersOf({ responses }) {
  return Object.entries(responses).map(([status, answer]) => {
    const [type, content] = Object.entries(answer.content ?? {})[0] ?? [];
    return {
      status: Number(status),
      isProblem: answer.$ref !== undefined,
      what: STATUSES[status] ?? "done",
      type,
      ...(content ? shapeOf(content.schema ?? {}) : {}),
    };
  });
}

/** Returns the part of a document to which `value.$ref` points. Returns `value` if it has no `$ref`. */
export function lookUp(document, value) {
  if (!value?.$ref) return value;
  return value.$ref.slice(2).split("/").reduce((place, key) => place?.[key], document) ?? value;
}

/** Describes a schema for readers: the name of the type, and the fields. */
export function shapeOf(schema) {
  const inner = schema.type === "array" ? (schema.items ?? {}) : schema;
  return { ...typeOf(schema), fields: fieldsOf(inner) };
}

function fieldsOf(schema) {
  const required = new Set(schema.required ?? []);
  return Object.entries(schema.properties ?? {}).map(([name, value]) => ({
    name,
    isRequired: required.has(name),
    what: value.description ?? "",
    ...shapeOf(value),
  }));
}

function typeOf(schema) {
  if (schema.$ref) return { type: nameOf(schema), schema: nameOf(schema) };
  if (schema.enum) return { type: "one of", words: schema.enum };
  if (schema.type === "array") {
    const items = typeOf(schema.items ?? {});
    return { ...items, type: `list of ${items.type}`, bounds: boundsOf(schema.minItems, schema.maxItems) };
  }
  if (schema.type === "object" && schema.additionalProperties) {
    const member = typeOf(schema.additionalProperties);
    return member.type === "anything" ? { type: "object" } : { ...member, type: `object of ${member.type}` };
  }
  const bounds = schema.type === "string"
    ? schema.maxLength && `at most ${schema.maxLength} characters`
    : boundsOf(schema.minimum, schema.maximum);
  return {
    type: { string: "text", integer: "whole number", number: "number", boolean: "true or false", object: "object" }[schema.type] ??
      "anything",
    bounds,
  };
}

const nameOf = ({ $ref }) => $ref.split("/").at(-1);

/** Describes the range of a number. Limits that result only from the integer type are left out. */
function boundsOf(least, most) {
  const top = most !== undefined && most < 2 ** 53 ? most : undefined;
  if (least !== undefined && top !== undefined) return `${least} to ${top}`;
  if (top !== undefined) return `at most ${top}`;
  return least !== undefined && least > 0 ? `at least ${least}` : undefined;
}

/** Returns a shell command that calls an operation, as an example. */
export function exampleOf(path, method, body) {
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name) => ({ app: "hello", id: "1", row: "1", name: "cover.png" })[name] ?? name);
  const words = ["curl"];
  if (method !== "get") words.push("-X", method.toUpperCase());
  if (body) words.push("-H", "'Content-Type: application/json'");
  words.push(`"$BRIDGE${place}"`);
  if (body) words.push("-d", `'${JSON.stringify(sampleOf(body))}'`);
  return words.join(" ");
}

/** Returns a minimal value that is valid for a schema. */
export function sampleOf(schema) {
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case "string":
      return "…";
    case "integer":
      return Math.max(schema.minimum ?? 0, 0);
    case "number":
      return 0;
    case "boolean":
      return true;
    case "array":
      return schema.items && (schema.minItems ?? 0) > 0 ? [sampleOf(schema.items)] : [];
    case "object":
      return Object.fromEntries((schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]));
    default:
      return null;
  }
}

function messagesOf(asyncapi) {
  const direction = new Map();
  for (const operation of Object.values(asyncapi.operations)) {
    for (const message of operation.messages) {
      const name = nameOf(message);
      if (nameOf(operation.channel) === "socket") direction.set(name, operation.action === "send" ? "from the bridge" : "to the bridge");
    }
  }
  return Object.entries(asyncapi.components.messages).map(([name, { summary, payload }]) => ({
    id: `message-${name}`,
    kind: "message",
    name,
    title: summary,
    direction: direction.get(name),
    isEvent: asyncapi.channels.events?.messages?.[name] !== undefined,
    ...shapeOf(payload),
  }));
}

const schemasOf = (openapi) =>
  Object.entries(openapi.components.schemas).map(([name, schema]) => ({
    id: `schema-${name}`,
    kind: "schema",
    name,
    title: name,
    ...shapeOf(schema),
  }));

/** Whether the texts of an entry contain all words. */
export function has(entry, words) {
  const text = `${entry.id} ${entry.method ?? ""} ${entry.path ?? ""} ${entry.title ?? ""} ${entry.command ?? ""} ${entry.name ?? ""} ${
    namesOf(entry)
  }`.toLowerCase();
  return words.toLowerCase().split(/\s+/).filter(Boolean).every((word) => text.includes(word));
}

const namesOf = ({ parameters = [], body, fields = [] }) =>
  [...parameters.flatMap((part) => part.fields), ...(body?.fields ?? []), ...fields].map(({ name, what }) => `${name} ${what}`).join(" ");
