// The life-cycle state of an app, the last transition, and the possible next states.

import { h, render } from "../../core/dom.js";
import { instant } from "../../core/format.js";
import { icon } from "../../core/icons.js";
import { emptyState, rowButton, startButton } from "../../core/parts.js";
import { hostOfApp } from "../../core/profile.js";
import { titleOf } from "../../core/rowtext.js";

export function mount(element, store, send) {
  return store.watch(
    (now) => [now.appSide, now.shown, now.app, now.tree?.bridge?.hosts, now.canAct, now.newestRow, now.ui.brush],
    () => draw(element, store, send),
  );
}

function draw(element, store, send) {
  const key = store.app;
  if (!key) {
    render(element, emptyState("The app's state, its last transition and the possible next steps appear here.", startButton(store, send)));
    return;
  }
  const { appSide, shown } = store;
  const state = stateOf(appSide, shown);
  const host = hostOfApp(key, store.tree);
  render(
    element,
    h("div", { key: "top", class: "section state-top" }, diagram({ key, appSide, state, host, store, send }), how(appSide, store)),
    h("div", { key: "facts", class: "section" }, facts(appSide, shown)),
    h("div", { key: "calls", class: "section" }, calls(key, store)),
  );
}

function diagram({ key, appSide, state, host, store, send }) {
  const last = appSide?.lastTransition;
  const line = (from, to, name) =>
    h("line", { ...lineBetween(from, to), class: name, "marker-end": name.includes("taken") ? "url(#arrow-taken)" : undefined });
  return h(
    "div",
    { class: "diagram", role: "group", "aria-label": `The app is ${NODES[state]?.label ?? state}` },
    h(
      "svg",
      { viewBox: "0 0 640 210", "aria-hidden": "true" },
      h(
        "defs",
        {},
        h(
          "marker",
          { id: "arrow-taken", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto" },
          h("path", { d: "M0 0L8 4L0 8z" }),
        ),
      ),
      EDGES.map(([from, to]) => line(from, to, "edge")),
      last && NODES[last.from] && NODES[last.to] && last.from !== last.to && line(last.from, last.to, "edge taken"),
    ),
    Object.entries(NODES).map(([name, { x, y, label }]) => {
      const step = stepTo(name, state, key, host?.id, store.tree?.appOrder?.includes(key));
      const delegateCalls = callsFor(state, name);
      const here = name === state;
      return h(
        "button",
        {
          key: name,
          class: ["node", here && "here", !here && step && store.canAct && "possible"],
          disabled: !here && (!step || !store.canAct),
          "aria-current": here ? "step" : undefined,
          title: here
            ? "Current state"
            : step
            ? `Go to this state. Delegate calls: ${delegateCalls.join(", ")}`
            : "Not reachable from the current state",
          style: { left: `${(x / 640) * 100}%`, top: `${(y / 210) * 100}%` },
          on: { click: () => step && send(step.command, step.params) },
        },
        label,
      );
    }),
  );
}

function how(appSide, store) {
  const last = appSide?.lastTransition;
  if (!last) {
    return h(
      "p",
      { class: "how quiet" },
      appSide ? "No transition yet." : "The app sends no reports. This is the app's state on the head unit.",
    );
  }
  const firstCall = store.journal.findLast((row) => row.call === last.calls?.[0] && row.app === store.app, store.newestRow);
  return h(
    "div",
    { class: "how" },
    h(
      "p",
      {},
      `From ${NODES[last.from]?.label ?? last.from} to `,
      h("strong", {}, NODES[last.to]?.label ?? last.to),
      ". Delegate calls:",
    ),
    h(
      "ol",
      { class: "calls" },
      (last.calls ?? []).map((call, index) => h("li", { key: `${index} ${call} ${appSide.transitions}`, class: "mono glow" }, call)),
    ),
    rowButton(store, firstCall?.seq, [icon("recents"), "Show in log"]),
  );
}

function facts(appSide, shown) {
  const rows = [
    ["Level", shown?.hmiLevel],
    ["Audio", shown?.audioStreamingState],
    ["Video", shown?.videoStreamingState],
    ["Context", appSide?.systemContext ?? shown?.systemContext],
    ["Audible state", appSide?.audibleState],
    ["Lifecycle", appSide?.lifecycle],
    ["Names", appSide?.stateNames && `${appSide.stateNames.draft}, ${appSide.stateNames.final}`],
    ["Touch gesture", appSide?.touch?.gesture],
    ["Template", shown?.windows?.["0"]?.template],
    ["RPC", shown?.rpcVersion],
    ["Protocol", shown?.protocolVersion],
    ["Language", shown?.language && `${shown.language}, display ${shown.hmiDisplayLanguage ?? shown.language}`],
    [
      "Connection",
      shown && [shown.transport, shown.connection, shown.session !== undefined && `session ${shown.session}`].filter(Boolean).join(", "),
    ],
    ["Process", appSide?.pid && [appSide.pid, appSide.library].filter(Boolean).join(", ")],
    ["Subscribed buttons", shown?.subscribedButtons?.join(", ")],
  ].filter(([, value]) => value !== undefined && value !== "" && value !== false);
  return h(
    "dl",
    { class: "facts flow" },
    rows.map(([name, value]) =>
      h(
        "div",
        { key: name, class: String(value).length > 20 && "long" },
        h("dt", {}, name),
        h("dd", { key: value, class: "glow" }, String(value)),
      )
    ),
  );
}

function calls(key, store) {
  const { journal } = store;
  const found = [];
  let before = store.newestRow;
  while (found.length < 8 && before > 0) {
    const row = journal.findLast(
      (one) => one.app === key && (one.kind === "delegate" || one.kind === "viewController") && store.within(one),
      before,
    );
    if (!row) break;
    found.push(row);
    before = row.seq - 1;
  }
  return [
    h("h3", { class: "section-title" }, "Callbacks in the app, newest first"),
    found.length === 0 ? h("p", { class: "quiet" }, "No callbacks yet.") : h(
      "ul",
      { class: "callbacks" },
      found.map((row) =>
        h(
          "li",
          { key: row.seq },
          h(
            "button",
            { class: "callback-row", on: { click: () => store.choose({ row: row.seq, show: "log" }) } },
            h("span", { class: "mono quiet" }, instant(row.at)),
            h("span", {}, titleOf(row)),
          ),
        )
      ),
    ),
  ];
}

/** The positions of the states in a drawing of 640 by 210. */
export const NODES = {
  disconnected: { x: 62, y: 105, label: "disconnected" },
  notRunning: { x: 224, y: 105, label: "not running" },
  background: { x: 382, y: 168, label: "background" },
  inactive: { x: 382, y: 42, label: "inactive" },
  active: { x: 556, y: 105, label: "active" },
};

/** The delegate calls of each transition. FND-T01 to T17 */
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

export function callsFor(from, to) {
  if (from === to) return [];
  return to === "disconnected" ? ["appDidDisconnect"] : (CALLS[`${from} ${to}`] ?? []);
}

export const EDGES = [
  ["disconnected", "notRunning"],
  ["notRunning", "background"],
  ["notRunning", "inactive"],
  ["background", "inactive"],
  ["background", "active"],
  ["inactive", "active"],
  ["notRunning", "active"],
];

/**
 * Returns the command that moves an app to a state; undefined if no command moves the app to this state.
 * @returns {undefined | {command: string, params: object}}
 */
export function stepTo(to, from, app, host, attached) {
  if (from === to || (from === "disconnected" && to !== "notRunning")) return undefined;
  if (from === "disconnected") {
    return attached ? { command: "headUnit.app.connect", params: { app } } : host && { command: "apps.start", params: { id: host } };
  }
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

/** Returns the state that the app's process reports. Without a report, returns the state that belongs to the app's HMI level. */
export const stateOf = (appSide, shown) => appSide?.state ?? (shown ? (LEVEL_STATES[shown.hmiLevel] ?? "disconnected") : "disconnected");

export function lineBetween(from, to) {
  const [a, b] = [NODES[from], NODES[to]];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const [startGap, endGap] = [edge(dx, dy), edge(dx, dy) + 4];
  return { x1: a.x + dx * startGap, y1: a.y + dy * startGap, x2: b.x - dx * endGap, y2: b.y - dy * endGap };
}

/** Returns the distance from the centre of a state's box to its border, in the direction `dx`, `dy`. */
const edge = (dx, dy) => Math.min(56 / Math.max(Math.abs(dx), 0.01), 19 / Math.max(Math.abs(dy), 0.01));
