// Where one is, as the address bar says it: `#/car`, `#/?upper=state&lower=log&q=rpc%3AShow&row=42`.

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
