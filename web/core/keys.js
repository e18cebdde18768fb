// Which key means what, and what the address says. Single keys can be switched off and never fire while someone types.

/** All keys, for the help sheet. */
export const sheet = [
  ["Ctrl K", "Find any action", "palette"],
  ["/", "Filter the log", "filter"],
  ["j", "Next row", "next"],
  ["k", "Previous row", "previous"],
  ["]", "Next row with the same cause", "nextCause"],
  ["[", "Previous row with the same cause", "previousCause"],
  ["Space", "Pause here, or go on live", "pause"],
  ["p", "Pick something on the car", "pick"],
  ["1", "Turn the knob left", "rotateLeft"],
  ["2", "Turn the knob right", "rotateRight"],
  ["c", "Go to the car's screen", "car"],
  ["n", "Day or night", "night"],
  ["d", "Driver distraction on or off", "distraction"],
  ["Escape", "Let go of what is lit, close what is open", "escape"],
  ["?", "These keys", "help"],
];

const SINGLE = new Map(sheet.filter(([key]) => key.length === 1 || key === "Space").map(([key, , action]) => [key === "Space" ? " " : key, action]));

/**
 * The action a key press asks for, if any.
 * @param {{key: string, ctrlKey: boolean, metaKey: boolean, altKey: boolean}} event
 * @param {{typing: boolean, singleKeys: boolean, onControl: boolean}} where
 *   typing: in a text field; onControl: on a button or list that uses Space itself
 */
export function actionOf(event, { typing, singleKeys, onControl }) {
  const { key, ctrlKey, metaKey, altKey } = event;
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === "k") return "palette";
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === "Escape") return "escape";
  if (typing || !singleKeys) return undefined;
  if (key === " " && onControl) return undefined;
  return SINGLE.get(key);
}

const TEXTS = ["upper", "lower", "app", "q", "light"];
const NUMBERS = ["row", "at", "from", "to"];

/**
 * @typedef {object} Route
 * @property {"bridge" | "car"} page
 * @property {string} [upper] panel in the upper dock
 * @property {string} [lower] panel in the lower dock
 * @property {string} [app]   app looked at
 * @property {string} [q]     filter of the log
 * @property {number} [row]   selected row
 * @property {number} [at]    row of the moment looked at
 * @property {number} [from]  first row of the brush
 * @property {number} [to]    last row of the brush
 */

/** @returns {Route} */
export function readRoute(hash) {
  const [path, query = ""] = hash.replace(/^#/, "").split("?");
  const values = new URLSearchParams(query);
  const route = { page: path === "/car" ? "car" : "bridge" };
  for (const key of TEXTS) if (values.get(key)) route[key] = values.get(key);
  for (const key of NUMBERS) if (/^\d+$/.test(values.get(key) ?? "")) route[key] = Number(values.get(key));
  return route;
}

/** The hash of a route: always the same text for the same place. */
export function writeRoute(route) {
  const values = new URLSearchParams();
  for (const key of [...TEXTS, ...NUMBERS]) {
    if (route[key] !== undefined && route[key] !== "") values.set(key, route[key]);
  }
  const query = values.toString();
  return `#/${route.page === "car" ? "car" : ""}${query ? `?${query}` : ""}`;
}
