// Draws the API reference.

import { h } from "../../core/dom.js";
import { isListed, rule } from "./rules.js";

/** Returns the table of contents on the left side. */
export function contents({ groups }, { words, onWords, shown }) {
  return [
    h("a", { key: "home", class: "home", href: "../../" }, "SDL Bridge"),
    h("a", { key: "guides", class: "group-link", href: "../" }, "Documentation"),
    h("input", {
      key: "words",
      class: "field",
      type: "search",
      placeholder: "Find",
      "aria-label": "Find in the reference",
      prop: { value: words },
      on: { input: (event) => onWords(event.target.value) },
    }),
    h(
      "ul",
      { key: "groups" },
      groups.map((group) =>
        h(
          "li",
          { key: group.name },
          h("a", { class: "group-link", href: `#${anchor(group.name)}` }, group.name),
          h(
            "ul",
            {},
            group.entries.filter((entry) => isListed(entry, { words, shown })).map((entry) =>
              h(
                "li",
                { key: entry.id },
                h(
                  "a",
                  { href: `#${entry.id}`, "aria-current": entry.id === shown ? "true" : undefined, title: entry.title },
                  entry.method && h("span", { class: ["method", entry.method.toLowerCase()] }, entry.method),
                  h("span", { class: "mono where" }, entry.path ?? entry.name ?? entry.title),
                ),
              )
            ),
          ),
        )
      ),
    ),
  ];
}

/** Returns the content of the reference on the right side. */
export function reference({ title, text, groups }, words) {
  return [
    h(
      "header",
      { key: "head" },
      h("h1", {}, title),
      h("p", {}, text),
      h(
        "p",
        { class: "quiet" },
        "Generated from ",
        h("a", { href: "../../openapi.json" }, "openapi.json"),
        " and ",
        h("a", { href: "../../asyncapi.json" }, "asyncapi.json"),
        ", which this bridge serves and its tests check.",
      ),
    ),
    groups.length === 0 && h("p", { key: "nothing", role: "status" }, `No entry matches “${words}”.`),
    groups.map((group) =>
      h(
        "section",
        { key: group.name, id: anchor(group.name), class: "group" },
        h("h2", {}, group.name),
        h("p", { class: "quiet" }, group.text),
        group.entries.map(entryOf),
      )
    ),
  ];
}

const anchor = (name) => `group-${name.replaceAll(" ", "-")}`;

function entryOf(entry) {
  const parts = { operation, message, schema, codes, rule }[entry.kind](entry);
  return h("article", { key: entry.id, id: entry.id, class: ["entry", entry.kind] }, parts);
}

const link = (entry, ...what) => h("h3", {}, h("a", { class: "anchor", href: `#${entry.id}` }, ...what));

function operation(entry) {
  const good = entry.answers.filter(({ isProblem, status }) => !isProblem && status === 200);
  const bad = entry.answers.filter(({ isProblem, status }) => isProblem || status !== 200);
  return [
    link(entry, h("span", { class: ["method", entry.method.toLowerCase()] }, entry.method), h("span", { class: "mono" }, entry.path)),
    h("p", {}, entry.title),
    entry.command && h("p", { class: "quiet" }, "On the socket: ", h("code", {}, entry.command)),
    entry.parameters.map((
      { place, fields },
    ) => [h("h4", {}, { path: "In the path", query: "In the query", header: "Headers" }[place]), table(fields)]),
    entry.body &&
    [
      h("h4", {}, entry.body.isRequired ? "Body" : "Body (optional)"),
      entry.body.fields.length > 0 ? table(entry.body.fields) : h("p", { class: "quiet" }, type(entry.body)),
    ],
    good.map((
      answer,
    ) => [
      h("h4", {}, "Response"),
      h("p", {}, type(answer), answer.type === undefined && "no content"),
      answer.fields?.length > 0 && table(answer.fields),
    ]),
    bad.length > 0 &&
    h("p", { class: "statuses" }, bad.map(({ status, what }) => h("span", { class: "mark", key: String(status) }, `${status} ${what}`))),
    h("pre", { class: "example", tabindex: "0", "aria-label": "Shell command" }, entry.example),
  ];
}

const message = (
  entry,
) => [
  link(entry, h("span", { class: "mono" }, entry.name)),
  h("p", {}, entry.title),
  h("p", { class: "quiet" }, [entry.direction, entry.isEvent && "also at /v1/events"].filter(Boolean).join(", ")),
  table(entry.fields),
];

const schema = (
  entry,
) => [
  link(entry, h("span", { class: "mono" }, entry.name)),
  entry.fields.length > 0 ? table(entry.fields) : h("p", { class: "quiet" }, type(entry)),
];

const codes = (
  entry,
) => [
  link(entry, entry.title),
  h("dl", { class: "codes" }, entry.codes.map(([code, what]) => [h("dt", { class: "mono" }, code), h("dd", {}, what)])),
];

function table(fields) {
  return h("table", { class: "fields" }, h("tbody", {}, rows(fields, "")));
}

/** Returns a table row for each field. A nested field comes after its parent and has its full name. */
function rows(fields, before) {
  return fields.flatMap((field) => {
    const name = `${before}${field.name}`;
    const list = field.type?.startsWith("list of") ? "[]" : "";
    return [
      h(
        "tr",
        { key: name },
        h("th", { scope: "row", class: "mono" }, name, field.isRequired && h("span", { class: "needed" }, " required")),
        h("td", {}, type(field)),
        h(
          "td",
          {},
          field.what,
          field.words && h("span", { class: "words" }, field.words.map((word) => h("code", { key: String(word) }, String(word)))),
        ),
      ),
      ...rows(field.fields ?? [], `${name}${list}.`),
    ];
  });
}

function type({ type: name, schema: target, bounds }) {
  const text = bounds ? `${name}, ${bounds}` : (name ?? "");
  return target ? h("a", { href: `#schema-${target}` }, text) : text;
}
