// Describes a journal row in words: what happened, in which direction, and how it ended.

import { worked } from "./filter.js";
import { span } from "./format.js";

/**
 * App on the left, car in the middle, web HMI on the right: solid arrows between app and car, dashed ones between car
 * and HMI.
 */
export const arrowOf = ({ direction, source }) => ({ toHeadUnit: source === "hmi" ? "⇠" : "→", toApp: "←", toHMI: "⇢" })[direction] ?? "";

export const directionOf = ({ direction, source }) =>
  ({ toHeadUnit: source === "hmi" ? "HMI to car" : "app to car", toApp: "car to app", toHMI: "car to HMI" })[direction] ?? "";

/** Returns the row's own name: `Show`, `viewWillAppear`, `headUnit.button`. */
export function titleOf(row) {
  const { kind, name, command, call, rule } = row;
  if (kind === "viewController") return `${row.more.class ?? row.controller}.${call}`;
  return name ?? command ?? call ?? rule ?? row.more.what ?? kind;
}

/** Returns a short summary: a few values of the parameters, a message, or a change of state. */
export function summaryOf(row, limit = 120) {
  const more = row.more;
  const text = row.kind === "finding"
    ? more.message
    : row.kind === "state"
    ? `${more.from} → ${more.to}`
    : row.kind === "process" || row.kind === "link"
    ? rest(more, ["what"])
    : row.kind === "output"
    ? more.text
    : more.params
    ? values(more.params, 3)
    : "";
  return text && text.length > limit ? `${text.slice(0, limit - 1)}…` : (text ?? "");
}

const rest = (more, but) =>
  Object.entries(more).filter(([key]) => !but.includes(key) && key !== "wall").map(([key, value]) =>
    `${key} ${typeof value === "object" ? JSON.stringify(value) : value}`
  ).join(", ");

/** Returns the first texts and numbers of some parameters. */
function values(params, depth) {
  const found = [];
  const walk = (value, level) => {
    if (found.length >= 8 || level > depth) return;
    if (Array.isArray(value)) value.slice(0, 4).forEach((one) => walk(one, level + 1));
    else if (value !== null && typeof value === "object") Object.values(value).forEach((one) => walk(one, level + 1));
    else if (value !== "" && value !== undefined) found.push(String(value));
  };
  walk(params, 0);
  return found.join(" · ");
}

/** Returns how an exchange ended: `{text, tone}`; tone is good, bad, warn, open or none. */
export function outcomeOf(row) {
  if (row.violations?.length) return { text: row.result ?? "invalid", tone: "bad" };
  if (row.result !== undefined) return { text: row.result, tone: row.result === "SUCCESS" ? "good" : worked(row.result) ? "warn" : "bad" };
  if (row.kind === "rpc" && row.rpcType === "request") return { text: "open", tone: "open" };
  if (row.kind === "finding") return { text: "finding", tone: "warn" };
  if (row.kind === "process" && /crash|trap|notResponding/.test(JSON.stringify(row.more))) return { text: "crash", tone: "bad" };
  return { text: "", tone: "none" };
}

export const latencyOf = (row) => span(row.latencyMs);

/** Returns the newest touch event sent to an app: the row, and the positions of the fingers. */
export function lastTouchOf({ journal, newestRow }, app) {
  const row = journal.findLast((one) => one.name === "OnTouchEvent" && one.app === app, newestRow);
  return row && { row, points: (row.params.event ?? []).map(({ c = [] }) => c.at(-1)).filter(Boolean) };
}
