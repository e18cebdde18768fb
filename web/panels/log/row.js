// One row of the log.

import { h } from "../../core/dom.js";
import { instant } from "../../core/format.js";
import { arrowOf, endOf, gistOf, latencyOf, titleOf, wayOf } from "../../core/rowtext.js";

export const ROW_HEIGHT = 24;

const COLUMNS = [["when", "Time"], ["who", "App"], ["way", "Way"], ["what", "What"], ["took", "Took"], ["end", "Result"]];

/** The names of the columns, above the list. */
export const heading = () => h("div", { key: "heading", class: "row heading", "aria-hidden": "true" }, COLUMNS.map(([name, label]) => h("span", { class: name }, name === "way" ? "" : label)));

/** @param {number} slot  which element shows it: rows that come into sight take those of the ones that left it */
export function drawRow(row, index, slot, store) {
  const { ui, moment } = store;
  const end = endOf(row);
  const selected = ui.row === row.seq;
  const chosen = store.journal.bySeq(ui.row);
  const select = () => store.choose({ row: selected ? undefined : row.seq });
  const cell = (name, ...children) => h("span", { key: name, class: name, role: "gridcell" }, ...children);
  return h(
    "div",
    {
      key: slot,
      id: `row-${row.seq}`,
      class: ["row", row.kind, selected && "selected", chosen && !selected && row.root === chosen.root && "kin", moment && row.seq > moment.row && "later", moment?.row === row.seq && "here"],
      role: "row",
      "aria-rowindex": String(index + 1),
      "aria-selected": String(selected),
      style: { top: `${index * ROW_HEIGHT}px` },
      on: { click: select, pointerenter: () => lightUp(row, store), pointerleave: () => store.ui.light && store.choose({ light: undefined }) },
    },
    cell("when", instant(row.at)),
    cell("who", row.app ?? row.source),
    cell("way", h("span", { class: ["arrow", row.direction], title: wayOf(row) }, arrowOf(row), wayOf(row) && h("span", { class: "hidden" }, wayOf(row)))),
    cell("what", h("span", { class: "name" }, titleOf(row)), h("span", { class: "gist", dir: "auto" }, gistOf(row))),
    cell("took", latencyOf(row)),
    cell("end", end.text && h("span", { class: ["ending", end.tone] }, end.tone === "bad" ? `✕ ${end.text}` : end.tone === "good" ? "ok" : end.text)),
  );
}

/** What a row has put on the screen is lit there while the pointer is over the row. */
function lightUp(row, store) {
  const part = partOf(row);
  if (part) store.choose({ light: { part, app: row.app } });
}

/** The part of the screen a row is about, if it is about one. */
export function partOf(row) {
  const params = row.params ?? {};
  if (row.name === "Show") return ["mainField1", "mainField2", "mainField3", "mainField4", "graphic", "templateTitle", "mediaTrack"].find((field) => params[field] !== undefined) ?? (params.softButtons?.[0] && `softButtons/${params.softButtons[0].softButtonID}`);
  if (row.name === "OnButtonPress" && params.customButtonID !== undefined) return `softButtons/${params.customButtonID}`;
  if (row.command === "headUnit.softButton" && params.id !== undefined) return `softButtons/${params.id}`;
  return undefined;
}
