// Describes a row of the log: what happened, in which direction, and with which result.

import { actInWords } from "./actwords.js";
import { worked } from "./filter.js";
import { plain, span } from "./format.js";

/**
 * Returns the arrow for a message. Apps are on the left, the car is in the middle, and a web HMI is on the right. An arrow between car and
 * HMI is dashed.
 */
export const arrowOf = ({ direction, source }) => ({ toHeadUnit: source === "hmi" ? "⇠" : "→", toApp: "←", toHMI: "⇢" })[direction] ?? "";

export const directionOf = ({ direction, source }) =>
  ({ toHeadUnit: source === "hmi" ? "HMI to car" : "app to car", toApp: "car to app", toHMI: "car to HMI" })[direction] ?? "";

/** Returns the title of a row, for example `Show`, `viewWillAppear` or `headUnit.button`. */
export function titleOf(row) {
  const { kind, name, command, call, rule } = row;
  if (kind === "viewController") return `${row.more.class ?? row.controller}.${call}`;
  // In the row of a saved session, `name` is the name of the session.
  if (kind === "process" && row.more.what) return row.more.what;
  return name ?? command ?? call ?? rule ?? row.more.what ?? kind;
}

/**
 * Describes a row in a few words: an action, a few parameters, a message, or a change of state.
 * @param {string} [title] the text of the element that a command has pressed or chosen
 */
export function summaryOf(row, limit = 120, title = undefined) {
  const text = wordsOf(row, row.more, title) ?? "";
  return text.length > limit ? `${text.slice(0, limit - 1)}…` : text;
}

function wordsOf(row, more, title) {
  switch (row.kind) {
    case "finding":
    case "diagnostic":
      return [more.message, more.fix].filter(Boolean).map(isolated).join(" ");
    case "state":
      return `${isolated(more.from)} → ${isolated(more.to)}`;
    case "process":
      return more.message ? isolated(more.message) : rest(more, ["what"]);
    case "link":
      return rest(more, ["what"]);
    case "output":
      return isolated(plain(more.text ?? ""));
    case "command": {
      const given = more.params ?? {};
      // The locator of an element may lack the role. The row then contains the role of the element that was found.
      const params = given.role === undefined && more.used ? { ...given, role: more.used.role } : given;
      const said = title ?? params.text ?? params.name;
      const act = { command: row.command, params, title: typeof said === "string" ? isolated(said) : undefined };
      return [actInWords(act) ?? values(params, row), isolated(more.info ?? "")].filter(Boolean).join(": ");
    }
    default:
      return values(more.params, row);
  }
}

/**
 * The messages whose parameters select items of vehicle data, as in `{speed: true}`. The value is the text before the names of the items.
 */
const SUBSCRIPTIONS = {
  SubscribeVehicleData: "subscribed to",
  UnsubscribeVehicleData: "unsubscribed from",
  GetVehicleData: "read",
};

const UNITS = { speed: "km/h", rpm: "1/min", fuelLevel: "%", odometer: "km", externalTemperature: "°C", engineOilLife: "%" };

/** Matches letters of scripts that are written from right to left, and characters that control the direction. */
const TURNS = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/;
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Returns a text whose writing direction does not affect the text around it. */
function isolated(value) {
  const text = String(value);
  return TURNS.test(text) ? `\u2068${text.replace(CONTROLS, "")}\u2069` : text;
}

const rest = (more, but) =>
  Object.entries(more).filter(([key]) => !but.includes(key) && key !== "wall").map(([key, value]) =>
    `${key} ${isolated(typeof value === "object" ? JSON.stringify(value) : value)}`
  ).join(", ");

/**
 * Formats the values of the first few parameters. Numbers and Booleans are written with the parameter's name, most texts without the name.
 */
export function values(params, { name, command }) {
  if (params === undefined) return "";
  if (name in SUBSCRIPTIONS) {
    const items = Object.keys(params).filter((item) => params[item] === true);
    if (items.length > 0) return `${SUBSCRIPTIONS[name]} ${items.join(", ")}`;
  }
  const isVehicle = name === "OnVehicleData" || command === "headUnit.vehicle.set";
  const found = [];
  const walk = (value, level, member) => {
    if (found.length >= 8 || level > 3) return;
    if (Array.isArray(value)) value.slice(0, 4).forEach((one) => walk(one, level + 1, member));
    else if (value !== null && typeof value === "object") Object.entries(value).forEach(([key, one]) => walk(one, level + 1, key));
    else if (value === true) found.push(member);
    else if (value === false) found.push(`${member} off`);
    else if (member === "windowID" && value === 0) return;
    else if (typeof value === "number") {
      found.push([member, value, isVehicle && UNITS[member]].filter((one) => one !== undefined && one !== false).join(" "));
    } else if (isVehicle || value === null) found.push(`${member} ${isolated(value)}`);
    else if (value !== "" && value !== undefined) found.push(isolated(value));
  };
  walk(params, 0);
  return found.join(" · ");
}

/** Returns the result of a request or a command: `{text, tone}`. The tone is good, bad, warn, open or none. */
export function outcomeOf(row) {
  if (row.violations?.length) return { text: row.result ?? "invalid", tone: "bad" };
  if (row.result !== undefined) return { text: row.result, tone: row.result === "SUCCESS" ? "good" : worked(row.result) ? "warn" : "bad" };
  if (row.kind === "rpc" && row.rpcType === "request") return { text: "open", tone: "open" };
  if (row.kind === "finding" || row.kind === "diagnostic") return { text: row.kind, tone: "warn" };
  if (row.kind === "process" && /crash|trap|notResponding/.test(row.more.what)) return { text: "crash", tone: "bad" };
  return { text: "", tone: "none" };
}

export const latencyOf = (row) => span(row.latencyMs);

/** Returns the newest touch event that an app has received: the row, and the positions of the fingers. */
export function lastTouchOf({ journal, newestRow }, app) {
  const row = journal.findLast((one) => one.name === "OnTouchEvent" && one.app === app, newestRow);
  return row && { row, points: (row.params.event ?? []).map(({ c = [] }) => c.at(-1)).filter(Boolean) };
}
