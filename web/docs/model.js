// What the reference shows, out of the two documents that the bridge serves: no DOM.

const METHODS = ["get", "post", "put", "patch", "delete"];

/** What the statuses of problems mean, in the words of HTTP. */
const STATUSES = {
  304: "unchanged",
  400: "not understood",
  401: "a token is wanted",
  403: "not from there",
  404: "not there",
  409: "not now",
  410: "no more there",
  412: "changed since",
  413: "too long",
  415: "no JSON",
  416: "no such part",
  421: "another host",
  422: "understood, and wrong",
  431: "too long a head",
  503: "not ready",
};

/**
 * The sections of the reference, in the documents' own order.
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
  groups.push({ name: "Schemas", text: "What goes out, by name.", entries: schemasOf(openapi) });
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

/** A reference within the document, followed. */
export function lookUp(document, value) {
  if (!value?.$ref) return value;
  return value.$ref.slice(2).split("/").reduce((place, key) => place?.[key], document) ?? value;
}

/** A schema as a reader wants it: a word for its type, and the fields in it. */
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

/** The largest numbers that fit are no bounds that anybody wants to read. */
function boundsOf(least, most) {
  const top = most !== undefined && most < 2 ** 53 ? most : undefined;
  if (least !== undefined && top !== undefined) return `${least} to ${top}`;
  if (top !== undefined) return `at most ${top}`;
  return least !== undefined && least > 0 ? `at least ${least}` : undefined;
}

/** A line for a shell that does it. */
export function exampleOf(path, method, body) {
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name) => ({ app: "hello", id: "1", row: "1", name: "cover.png" })[name] ?? name);
  const words = ["curl"];
  if (method !== "get") words.push("-X", method.toUpperCase());
  if (body) words.push("-H", "'Content-Type: application/json'");
  words.push(`"$BRIDGE${place}"`);
  if (body) words.push("-d", `'${JSON.stringify(sampleOf(body))}'`);
  return words.join(" ");
}

/** A value that the schema takes: what is required, and no more. */
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

/** Whether an entry has all the words, wherever. */
export function has(entry, words) {
  const text = `${entry.id} ${entry.method ?? ""} ${entry.path ?? ""} ${entry.title ?? ""} ${entry.command ?? ""} ${entry.name ?? ""} ${
    namesOf(entry)
  }`.toLowerCase();
  return words.toLowerCase().split(/\s+/).filter(Boolean).every((word) => text.includes(word));
}

const namesOf = ({ parameters = [], body, fields = [] }) =>
  [...parameters.flatMap((part) => part.fields), ...(body?.fields ?? []), ...fields].map(({ name, what }) => `${name} ${what}`).join(" ");
