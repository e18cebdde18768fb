// The rules that code, tests and errors cite by their ids, as a part of the reference.

import { h } from "../core/dom.js";

/** The group of the reference that has them; each stands at `#/rules/<id>`. */
export function rulesGroup(rules) {
  const entries = rules.map(({ id, text, source }) => ({ id: `/rules/${id}`, kind: "rule", name: id, title: text, source }));
  return { name: "Rules", text: "What findings, diagnostics, code and tests cite by an id, and where each comes from.", entries };
}

/** What the list on the left has of them: there are hundreds, so only what is looked for. */
export const isListed = (entry, { words, shown }) => entry.kind !== "rule" || words !== "" || entry.id === shown;

/** One of them, as elements. */
export function rule({ id, name, title, source }) {
  return [
    h("h3", {}, h("a", { class: "anchor", href: `#${id}` }, h("span", { class: "mono" }, name))),
    h("p", {}, title),
    h("p", { class: "quiet" }, `From ${source}`),
  ];
}
