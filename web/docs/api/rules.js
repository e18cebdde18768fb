// The rules that findings, code and tests cite by id, as a section of the API reference.

import { h } from "../../core/dom.js";

/** Returns the section of the reference that contains the rules. The address of a rule is `#/rules/<id>`. */
export function rulesGroup(rules) {
  const entries = rules.map(({ id, text, source }) => ({ id: `/rules/${id}`, kind: "rule", name: id, title: text, source }));
  return { name: "Rules", text: "The rules that findings, diagnostics, code and tests cite by id, each with its source.", entries };
}

/** Whether the table of contents lists an entry. Hundreds of rules exist, so the table lists only rules that match a search. */
export const isListed = (entry, { words, shown }) => entry.kind !== "rule" || words !== "" || entry.id === shown;

/** Returns the elements that show a rule, as descriptions for `render`. */
export function rule({ id, name, title, source }) {
  return [
    h("h3", {}, h("a", { class: "anchor", href: `#${id}` }, h("span", { class: "mono" }, name))),
    h("p", {}, title),
    h("p", { class: "quiet" }, `From ${source}`),
  ];
}
