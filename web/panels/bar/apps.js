// The apps in the bar: the apps that fit, a list of all apps, the actions for each app, and the menu that starts apps.

import { AUDIO, LEVELS, REASONS } from "../../core/commands.js";
import { h } from "../../core/dom.js";
import { appIcon, icon } from "../../core/icons.js";
import { button, tool } from "../../core/parts.js";
import { hostOfApp } from "../../core/profile.js";
import { cloudMenu } from "./clouds.js";
import { choice, dropdown, item } from "./menus.js";

const WHERE = { FULL: "on screen", LIMITED: "audible, not on screen", BACKGROUND: "in the background", NONE: "closed" };

/** Short names of HMI levels for a narrow bar. */
const SHORT = { LIMITED: "LTD", BACKGROUND: "BG" };
/** The width that the full name of an HMI level needs in addition to the short name, in pixels. */
const WHOLE = { LIMITED: 24, BACKGROUND: 50 };

/** The width of an app in the bar without its name, in pixels. */
const CHIP = 106;
/** The average width of a letter, in pixels. */
const LETTER = 7.5;
/** The limits for the width of an app's name, in pixels. */
const NAME = { least: 40, most: 120 };
/** The widths of the buttons to the right of the apps, in pixels. */
const BEHIND = { start: 66, list: 84 };

const widthOf = ({ name = "" }) => CHIP + Math.min(NAME.most, Math.max(NAME.least, LETTER * name.length));

/**
 * Returns the apps that the bar shows, in order. If the space is not sufficient, the preferred apps come first.
 * @param {{key: string, name: string, hmiLevel: string}[]} apps
 * @param {number} room the width in pixels for all apps and their buttons
 * @param {(string | undefined)[]} first the keys of the preferred apps
 */
export function inBar(apps, room, first) {
  const taken = (some) => some.reduce((sum, app) => sum + widthOf(app), 0);
  const words = apps.reduce((sum, { hmiLevel }) => sum + (WHOLE[hmiLevel] ?? 0), 0);
  if (taken(apps) + words + BEHIND.start <= room) return apps;
  const order = [...first.map((key) => apps.find((app) => app.key === key)).filter(Boolean), ...apps];
  const chosen = new Set();
  let left = room - BEHIND.start - BEHIND.list;
  for (const app of order) {
    if (chosen.has(app)) continue;
    left -= widthOf(app);
    // The first app is always shown, even with a truncated name.
    if (left < 0 && chosen.size > 0) break;
    chosen.add(app);
  }
  return apps.filter((app) => chosen.has(app));
}

/** Returns the part of the bar that shows the apps. `room` is the width of this part in pixels. */
export function appBar(room, store, send) {
  const { headUnit } = store;
  const apps = (headUnit?.appOrder ?? []).map((key) => headUnit.apps[key]).filter(Boolean);
  const chips = inBar(apps, room, [store.app, headUnit?.activeApp]);
  const folded = apps.length - chips.length;
  return [
    chips.map((app) => chip(app, folded > 0, store, send)),
    folded > 0 &&
    dropdown("apps", `All ${apps.length} apps`, [`${folded} more`, icon("down")], () => appList(apps, store), store, {
      class: "apps-more",
    }),
    !store.isFile &&
    dropdown("start", "Start or stop an app", [icon("plus"), "app"], () => [startMenu(store, send), cloudMenu(store, send)], store),
  ];
}

function chip(app, isTight, store, send) {
  const chosen = store.app === app.key;
  const name = `app ${app.key}`;
  return h(
    "div",
    { key: app.key, class: ["chip", chosen && "chosen"] },
    h(
      "button",
      {
        class: "chip-body",
        "aria-pressed": chosen,
        title: `${app.name}: ${WHERE[app.hmiLevel] ?? app.hmiLevel}`,
        on: { click: () => store.choose({ app: app.key }) },
      },
      icon(appIcon(app.types, app.isMedia)),
      h("span", { class: "chip-name", dir: "auto" }, app.name),
      level(app, isTight ? (SHORT[app.hmiLevel] ?? app.hmiLevel) : app.hmiLevel),
    ),
    !store.isFile &&
      dropdown(name, `Actions for ${app.name}`, icon("down"), () => appMenu(app, store, send), store, { button: "chip-more" }),
  );
}

/** The minimum number of apps for which the list has a search field. */
const MANY = 9;

function appList(apps, store) {
  const wanted = (store.ui.appSearch ?? "").trim().toLowerCase();
  const found = wanted ? apps.filter(({ name, key }) => `${name} ${key}`.toLowerCase().includes(wanted)) : apps;
  const choose = (app) => store.choose({ app: app.key, menu: undefined, appSearch: undefined });
  return [
    apps.length >= MANY && h("input", {
      key: "search",
      class: "field",
      type: "search",
      placeholder: "Find an app",
      "aria-label": "Find an app",
      prop: { value: store.ui.appSearch ?? "" },
      on: {
        input: (event) => store.choose({ appSearch: event.target.value }),
        keydown: (event) => event.key === "Enter" && found.length > 0 && choose(found[0]),
      },
    }),
    h(
      "ul",
      { key: "list", class: "app-list", "aria-label": "Apps" },
      found.map((app) => h("li", { key: app.key }, listed(app, store, () => choose(app)))),
    ),
    found.length === 0 && h("p", { key: "none", class: "menu-text" }, "No app matches."),
  ];
}

function listed(app, store, choose) {
  return h(
    "button",
    { class: "menu-item", "aria-pressed": store.app === app.key, on: { click: choose, keydown: walk } },
    icon(appIcon(app.types, app.isMedia)),
    h("span", { class: "app-name", dir: "auto" }, app.name),
    level(app, app.hmiLevel),
  );
}

const level = (app, words) => h("span", { key: app.hmiLevel, class: ["level", "glow", (app.hmiLevel ?? "").toLowerCase()] }, words);

/** Moves the focus to the next or previous app of the list when an arrow key is pressed. */
function walk(event) {
  const line = event.currentTarget.parentElement;
  const next = { ArrowDown: line.nextElementSibling, ArrowUp: line.previousElementSibling }[event.key];
  if (!next) return;
  event.preventDefault();
  next.firstElementChild.focus();
}

const CONTEXTS = ["MAIN", "VRSESSION", "MENU", "HMI_OBSCURED", "ALERT"];

function appMenu(app, store, send) {
  const host = hostOfApp(app.key, store.tree);
  const act = (command, params) => () => (store.choose({ menu: undefined }), send(command, params));
  const status = (change) => send("headUnit.app.setStatus", { app: app.key, ...change });
  return [
    item("window", "Activate", act("headUnit.app.activate", { app: app.key })),
    item("layers", "Send to background", act("headUnit.app.background", { app: app.key })),
    item("close", "Close", act("headUnit.app.close", { app: app.key })),
    h("hr", {}),
    choice("Level", LEVELS, app.hmiLevel, (hmiLevel) => status({ hmiLevel })),
    choice("Audio", AUDIO, app.audioStreamingState, (audioStreamingState) => status({ audioStreamingState })),
    choice("Context", CONTEXTS, app.systemContext, (systemContext) => status({ systemContext })),
    h("hr", {}),
    choice(
      "Disconnect",
      REASONS,
      undefined,
      (reason) => (store.choose({ menu: undefined }), send("headUnit.app.disconnect", { app: app.key, reason })),
    ),
    host &&
    [
      item("refresh", "Restart process", act("apps.restart", { id: host.id })),
      item("stop", "Stop process", act("apps.stop", { id: host.id })),
    ],
  ];
}

const STATES = {
  starting: "starting",
  running: "running",
  notResponding: "does not respond",
  exited: "ended",
  crashed: "crashed",
  stopped: "not running",
};

/** The labels for the states of an app's build in `run --watch`. A successful build has no label. */
const BUILDS = { building: "building", failed: "build failed" };

function startMenu(store, send) {
  const { hosts = {}, hostOrder = [] } = store.tree?.bridge ?? {};
  if (hostOrder.length === 0) {
    return h(
      "p",
      { key: "none", class: "menu-text" },
      "This bridge was started without apps. Start your app with the bridge's address to see it here.",
    );
  }
  return hostOrder.map((id) => hosts[id]).filter(Boolean).map((host) => {
    const act = (words, more) => button(words, () => send(`apps.${words.toLowerCase()}`, { id: host.id }), more);
    const runs = ["starting", "running", "notResponding"].includes(host.state);
    const end = host.state === "crashed"
      ? [host.signal, host.exitCode !== undefined && `exit ${host.exitCode}`].filter(Boolean).join(", ")
      : "";
    return h(
      "div",
      { key: host.id, class: "host" },
      h(
        "span",
        { class: "host-name" },
        host.name,
        h("span", {
          class: ["mark", host.state === "running" && "good", (host.state === "crashed" || host.state === "notResponding") && "bad"],
        }, [STATES[host.state] ?? host.state, end].filter(Boolean).join(": ")),
        BUILDS[host.build?.state] &&
          h(
            "span",
            { key: "build", class: ["mark", host.build.state === "failed" && "bad"], title: host.build.output },
            BUILDS[host.build.state],
          ),
      ),
      host.lastRows?.length > 0 &&
        tool(`Last rows of ${host.name}`, "recents", () => store.choose({ menu: undefined, show: "log", row: host.lastRows.at(-1) })),
      runs ? [act("Restart"), act("Stop")] : act("Start", { class: "button main" }),
    );
  });
}
