// The five states of an app and the steps between them. Pure tables.

/** Where the states stand in the picture, in a field of 640 by 210. */
export const NODES = {
  disconnected: { x: 72, y: 105, label: "disconnected" },
  notRunning: { x: 222, y: 105, label: "not running" },
  background: { x: 382, y: 168, label: "background" },
  inactive: { x: 382, y: 42, label: "inactive" },
  active: { x: 556, y: 105, label: "active" },
};

/** The delegate calls of each step, FND-T01 to T17. */
const CALLS = {
  "disconnected notRunning": ["appDidConnect"],
  "disconnected background": ["appDidConnect", "appDidFinishLaunch", "appDidEnterBackground"],
  "disconnected inactive": ["appDidConnect", "appDidFinishLaunch", "appDidBecomeInactive"],
  "disconnected active": ["appDidConnect", "appDidFinishLaunch", "appDidBecomeActive"],
  "notRunning background": ["appDidFinishLaunch", "appDidEnterBackground"],
  "notRunning inactive": ["appDidFinishLaunch", "appDidBecomeInactive"],
  "notRunning active": ["appDidFinishLaunch", "appDidBecomeActive"],
  "background notRunning": ["appDidClose"],
  "background inactive": ["appDidBecomeInactive"],
  "background active": ["appDidBecomeActive"],
  "inactive notRunning": ["appDidClose"],
  "inactive background": ["appDidEnterBackground"],
  "inactive active": ["appDidBecomeActive"],
  "active notRunning": ["appDidClose"],
  "active background": ["appDidBecomeInactive", "appDidEnterBackground"],
  "active inactive": ["appDidBecomeInactive"],
};

/** What the delegate hears on the way from one state to another. */
export function callsFor(from, to) {
  if (from === to) return [];
  return to === "disconnected" ? ["appDidDisconnect"] : (CALLS[`${from} ${to}`] ?? []);
}

/** The lines drawn between the states: those next to each other. */
export const EDGES = [["disconnected", "notRunning"], ["notRunning", "background"], ["notRunning", "inactive"], ["background", "inactive"], ["background", "active"], ["inactive", "active"], ["notRunning", "active"]];

/**
 * The command that takes an app to a state, or undefined when there is no way there now.
 * @returns {undefined | {command: string, params: object}}
 */
export function stepTo(to, from, app, host) {
  if (from === to) return undefined;
  if (from === "disconnected") return to === "notRunning" && host ? { command: "apps.start", params: { id: host } } : undefined;
  switch (to) {
    case "active":
      return { command: "headUnit.app.activate", params: { app } };
    case "inactive":
      return { command: "headUnit.app.setStatus", params: { app, hmiLevel: "LIMITED" } };
    case "background":
      return { command: "headUnit.app.setStatus", params: { app, hmiLevel: "BACKGROUND" } };
    case "notRunning":
      return { command: "headUnit.app.close", params: { app } };
    default:
      return { command: "headUnit.app.disconnect", params: { app, reason: "TRANSPORT_LOST" } };
  }
}

const LEVEL_STATES = { FULL: "active", LIMITED: "inactive", BACKGROUND: "background", NONE: "notRunning" };

/** The state of an app: as its own process tells it, else as its level on the head unit says. */
export const stateOf = (tower, shown) => tower?.state ?? (shown ? (LEVEL_STATES[shown.hmiLevel] ?? "disconnected") : "disconnected");

/** The path of a line from one node's edge to another's. */
export function lineBetween(from, to) {
  const [a, b] = [NODES[from], NODES[to]];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const [startGap, endGap] = [edge(dx, dy), edge(dx, dy) + 4];
  return { x1: a.x + dx * startGap, y1: a.y + dy * startGap, x2: b.x - dx * endGap, y2: b.y - dy * endGap };
}

/** How far a node's border is from its middle in a direction. */
const edge = (dx, dy) => Math.min(56 / Math.max(Math.abs(dx), 0.01), 19 / Math.max(Math.abs(dy), 0.01));
