// The command palette, which contains all actions, and the list of keyboard shortcuts. Both cover the whole page.

import { AUDIO, briefOf, LEASE, LEVELS, REASONS, RESETS } from "../../core/commands.js";
import { questionsOf } from "../../core/consents.js";
import { h, render } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { SAVES } from "../../core/saves.js";
import { placeName, TBT_STATES } from "../../core/navigation.js";
import { tool } from "../../core/parts.js";
import { buttonsOf, gesturesOf, inputModesOf, ITEM_WORDS, languagesOf, profilesOf, projects } from "../../core/profile.js";
import { sheet } from "../../core/addresskeys.js";
import { ranked, spelt, written } from "./search.js";

/** Shows the command palette in an element that covers the page. `panels` are the panels that the palette can open. */
export function mount(element, store, send, panels) {
  const state = { typed: "", chosen: 0, back: undefined };
  const redraw = () => draw(element, store, send, panels, state, redraw);
  return store.watch(({ ui }) => [ui.over], ({ ui }) => {
    if (ui.over) state.back ??= document.activeElement;
    Object.assign(state, { typed: "", chosen: 0 });
    redraw();
    if (!ui.over && state.back) {
      // The action may have opened an element that now has the focus.
      if (document.activeElement === document.body) state.back.focus?.();
      state.back = undefined;
    }
  });
}

function draw(element, store, send, panels, state, redraw) {
  const { over } = store.ui;
  if (!over) {
    render(element);
    return;
  }
  // Update the page now, because the next key may open the palette again.
  const close = () => (store.choose({ over: undefined }), store.flush());
  render(
    element,
    h(
      "div",
      { key: over, class: "over" },
      h("div", { class: "over-scrim", on: { click: close } }),
      over === "help" ? help(close, store) : palette(store, send, panels, state, redraw, close),
    ),
  );
}

function trap(event) {
  if (event.key !== "Tab") return;
  const inside = [...event.currentTarget.querySelectorAll("button:not(:disabled), input")];
  const [first, last] = [inside[0], inside.at(-1)];
  if (event.shiftKey && document.activeElement === first) (event.preventDefault(), last.focus());
  else if (!event.shiftKey && document.activeElement === last) (event.preventDefault(), first.focus());
}

function palette(store, send, panels, state, redraw, close) {
  const actions = actionsOf(store, panels);
  const bare = new Set(actions.filter(({ params }) => params && Object.keys(params).length === 0).map(({ command }) => command));
  const found = [...spelt(state.typed, bare), ...ranked(actions, state.typed)];
  state.chosen = Math.max(0, Math.min(state.chosen, found.length - 1));
  const run = (action, copy) => {
    if (action.rest && !copy) {
      Object.assign(state, { typed: action.rest, chosen: 0 });
      redraw();
      return;
    }
    close();
    if (action.open) open(new URL(action.open, document.baseURI), "_blank", "noopener");
    else if (action.choose) store.choose(action.choose);
    else if (copy) send.copy(action.command, action.params);
    else send(action.command, action.params);
  };
  const key = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step) {
      event.preventDefault();
      state.chosen = Math.max(0, Math.min(found.length - 1, state.chosen + step));
      redraw();
      document.querySelector(`#action-${state.chosen}`)?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && found[state.chosen]) {
      event.preventDefault();
      run(found[state.chosen], event.altKey);
    }
  };
  return h(
    "div",
    { class: "palette", role: "dialog", "aria-modal": "true", "aria-label": "Find any action", on: { keydown: trap } },
    h(
      "div",
      { class: "palette-line" },
      icon("search"),
      h("input", {
        class: "palette-input",
        type: "text",
        role: "combobox",
        "aria-expanded": "true",
        "aria-controls": "palette-actions",
        "aria-activedescendant": found.length ? `action-${state.chosen}` : undefined,
        "aria-label": "Find any action",
        autocomplete: "off",
        spellcheck: "false",
        placeholder: "Find an action or an API command",
        prop: { value: state.typed },
        made: (node) => node.focus(),
        on: { input: (event) => ((state.typed = event.target.value), (state.chosen = 0), redraw()), keydown: key },
      }),
    ),
    h(
      "ul",
      { id: "palette-actions", class: "palette-actions", role: "listbox", "aria-label": "Actions" },
      found.map((action, index) =>
        h(
          "li",
          {
            key: `${action.title} ${index}`,
            id: `action-${index}`,
            class: ["action", index === state.chosen && "chosen"],
            role: "option",
            "aria-selected": index === state.chosen,
            on: {
              click: (event) => run(action, event.altKey),
              pointermove: () => index !== state.chosen && ((state.chosen = index), redraw()),
            },
          },
          h("span", { class: "action-group" }, action.group),
          h("span", { class: "action-title", dir: "auto" }, action.title),
          action.command && h("code", { class: "action-call" }, briefOf(action.command, action.params)),
        )
      ),
    ),
    found.length === 0 &&
      h("p", { class: "palette-none" }, state.typed.includes("{") ? "The parameters are not complete JSON." : "No command matches."),
    h(
      "p",
      { class: "palette-foot quiet" },
      "Enter runs the action, Alt+Enter copies it as curl, Escape closes the palette. Type the parameters of an API command as JSON.",
    ),
  );
}

function help(close, store) {
  return h(
    "div",
    { class: "palette help", role: "dialog", "aria-modal": "true", "aria-label": "Keyboard shortcuts", on: { keydown: trap } },
    h("div", { class: "help-head" }, h("h2", {}, "Keyboard shortcuts"), tool("Close", "close", close, { made: (node) => node.focus() })),
    h(
      "div",
      { class: "keys-scroller", tabindex: "0", role: "region", "aria-label": "Shortcut list" },
      h(
        "dl",
        { class: "keys-sheet" },
        sheet.map(([key, what]) => [h("dt", { key }, h("kbd", {}, key)), h("dd", { key: `${key} means` }, what)]),
        h("dt", {}, h("kbd", {}, "Arrows")),
        h("dd", {}, "On the car: move between controls. On the timeline: move between changes."),
        h("dt", {}, h("kbd", {}, "Backspace")),
        h("dd", {}, "On the car: go back"),
        h("dt", {}, h("kbd", {}, "Alt"), " and click"),
        h("dd", {}, "Copy the command as curl"),
      ),
    ),
    h(
      "p",
      { class: "quiet" },
      store.ui.singleKeys === false
        ? "Single-key shortcuts are off. Switch them on in the gear menu."
        : "Single-key shortcuts do nothing while you type. You can switch them off in the gear menu.",
    ),
  );
}

/**
 * Returns all actions that are possible now. An action is `{title, group, command, params}` for a command, `{title, group, choose}` for a
 * change of this page, or `{title, group, open}` for another page. `words` are additional words by which the search finds the action.
 * `rest` is the beginning of a command, which the user must complete with parameters.
 */
export function actionsOf({ tree, headUnit, ui, offers, status, isFile, app: looked }, panels) {
  const actions = [];
  // A session from a file accepts no commands.
  const add = (group, title, command, params = {}, more = {}) => isFile || actions.push({ group, title, command, params, ...more });
  const choose = (title, change, words) => actions.push({ group: "Page", title, choose: change, words });
  const open = (title, address, words) => actions.push({ group: "Page", title, open: address, words });
  for (const [name, { title }] of Object.entries(panels)) choose(`Show ${title.toLowerCase()}`, { show: name });
  choose(ui.page === "car" ? "Show car and panels" : "Show only the car", { page: ui.page === "car" ? "bridge" : "car" });
  choose("Keyboard shortcuts", { over: "help" }, "help keys curl");
  choose("Car and page settings", { menu: "car" }, "preferences options");
  if (status?.phase === "live") {
    open("Open the documentation", "docs/", "help docs guide");
    open("Open the API reference", "docs/api/", "help docs curl rest");
    open("Take a screenshot of the car", "v1/head-unit/screenshot", "picture png");
  }
  if (status?.phase === "live") { for (const { text, choice } of SAVES) choose(text, choice); }
  choose("Open a session…", { opening: {} });
  choose("Compare with a session…", { opening: { beside: true } });
  if (isFile && ui.canLeave) choose("Compare with the running bridge", { besideNow: {} });
  if (isFile) choose("Play from here", { playFrom: {} });
  if (isFile && ui.canLeave) choose("Back to the bridge", { leaving: {} });
  for (const theme of ["auto", "light", "dark"]) choose(`Page colours: ${theme}`, { theme });
  choose("Select an element on the display", { picking: true });
  if (!isFile) choose("Speak to the car", { voice: true }, "voice microphone");
  if (!headUnit) return actions;
  forApps(headUnit, tree, add, choose);
  forScreen(headUnit, add);
  forOverlay(headUnit, add);
  forCar(headUnit, tree, offers, add);
  forTests(tree, add);
  if (ui.leads) add("Control", "Release control", "bridge.control.release");
  else if (!tree.bridge?.control) add("Control", "Take control", "bridge.control.acquire", LEASE);
  for (const name of buttonsOf(headUnit.profile) ?? BUTTONS) {
    add("Keys", `Press ${name}`, "headUnit.button", { name, mode: "short" });
    add("Keys", `Hold ${name}`, "headUnit.button", { name, mode: "long" });
  }
  if (looked) {
    for (const [name, rows] of Object.entries(QUERIES)) {
      actions.push({ group: "Log", title: `Log: ${name}`, choose: { q: rows.replace("$app", looked), show: "log" } });
    }
  }
  return actions;
}

const BUTTONS = [
  "OK",
  "PLAY_PAUSE",
  "SEEKLEFT",
  "SEEKRIGHT",
  "TUNEUP",
  "TUNEDOWN",
  "SEARCH",
  "CUSTOM_BUTTON",
  "VOLUME_UP",
  "VOLUME_DOWN",
  ...[..."0123456789"].map((digit) => `PRESET_${digit}`),
];
const LINKS = {
  "200 ms delay": { latencyMs: 200, lossPercent: 0 },
  "2 s delay": { latencyMs: 2000, lossPercent: 0 },
  "10 % loss": { latencyMs: 0, lossPercent: 10 },
  "100 % loss": { latencyMs: 0, lossPercent: 100 },
  "default": {},
};
const QUERIES = {
  "failed": "is:failed",
  "still open": "is:open",
  "invalid": "is:invalid",
  "slower than 200 ms": ">200ms",
  "this app only": "app:$app",
  "delegate and view controllers": "kind:delegate,viewController",
  "commands": "kind:command",
  "starts, exits, crashes and hangs": "kind:process",
  "all rows": "",
};

function forApps(headUnit, tree, add, choose) {
  for (const key of headUnit.appOrder ?? []) {
    const app = headUnit.apps[key];
    if (!app) continue;
    choose(`Select ${app.name}`, { app: key });
    add("Apps", `Activate ${app.name}`, "headUnit.app.activate", { app: key });
    add("Apps", `Send ${app.name} to the background`, "headUnit.app.background", { app: key });
    add("Apps", `Close ${app.name}`, "headUnit.app.close", { app: key });
    for (const reason of REASONS) add("Apps", `Disconnect ${app.name}: ${reason}`, "headUnit.app.disconnect", { app: key, reason });
    for (const hmiLevel of LEVELS) add("Apps", `Set ${app.name} to ${hmiLevel}`, "headUnit.app.setStatus", { app: key, hmiLevel });
    for (const audioStreamingState of AUDIO) {
      add("Apps", `Set ${app.name} to ${audioStreamingState}`, "headUnit.app.setStatus", { app: key, audioStreamingState });
    }
    for (const [title, link] of Object.entries(LINKS)) {
      add("Apps", `Link of ${app.name}: ${title}`, "headUnit.app.setLink", { app: key, ...link });
    }
    for (const rpc of Object.keys(app.permissions ?? {})) {
      const permit = (title, lists) => add("Permit", title, "headUnit.app.setPermission", { app: key, rpc, ...lists });
      permit(`Grant ${rpc} to ${app.name}`, { allowed: LEVELS, userDisallowed: [] });
      permit(`Deny ${rpc} to ${app.name}`, { allowed: [], userDisallowed: [] });
      permit(`Deny ${rpc} to ${app.name}, as the driver`, { allowed: [], userDisallowed: LEVELS });
      permit(`Reset ${rpc} of ${app.name} to the policy`, {});
    }
  }
  for (const key of tree.appOrder ?? []) {
    if (!headUnit.apps?.[key]) add("Apps", `Connect ${tree.apps?.[key]?.name ?? key}`, "headUnit.app.connect", { app: key });
  }
  for (const id of headUnit.cloudOrder ?? []) {
    const { name } = headUnit.cloudApps[id] ?? {};
    add("Apps", `Open the cloud app ${name ?? id}`, "headUnit.cloudApp.connect", { id });
    add("Apps", `Forget the cloud app ${name ?? id}`, "headUnit.cloudApp.remove", { id });
  }
  for (const id of tree.bridge?.hostOrder ?? []) {
    const { name, state } = tree.bridge.hosts[id] ?? {};
    if (!name) continue;
    if (state !== "running" && state !== "starting") add("Apps", `Start ${name}`, "apps.start", { id });
    else {for (const verb of ["restart", "stop"]) {
        add("Apps", `${verb === "stop" ? "Stop" : "Restart"} the process of ${name}`, `apps.${verb}`, { id });
      }}
  }
}

const FAULTY = ["Show", "Alert", "PerformInteraction", "Slider", "ScrollableMessage", "PutFile", "AddCommand"];

function forTests(tree, add) {
  add("Tests", "Add scratch app (an app without code)", "scratch.create", { appName: "Scratch" });
  for (const { id, name } of Object.values(tree.bridge?.scratchApps ?? {})) {
    add("Tests", `Remove scratch app ${name}`, "scratch.remove", { id });
  }
  for (const name of FAULTY) {
    for (const result of ["REJECTED", "GENERIC_ERROR"]) {
      add("Tests", `Answer ${name} with ${result}`, "headUnit.faults.add", { function: name, result });
    }
  }
  add("Tests", "Clear all faults", "headUnit.faults.clear", {});
}

function forScreen(headUnit, add) {
  const app = headUnit.apps?.[headUnit.activeApp];
  if (!app) return;
  for (const one of app.windows?.["0"]?.softButtons ?? []) {
    const text = one.text || one.softButtonID;
    for (const mode of ["short", "long"]) {
      add("Screen", `${mode === "long" ? "Hold" : "Press"} “${text}”`, "headUnit.softButton", { id: one.softButtonID, mode, app: app.key });
    }
  }
  if (projects(app) && (headUnit.display?.inputMode ?? "touch") === "touch") {
    for (const [label, verb, params] of gesturesOf(headUnit.profile)) {
      add("Screen", `${label} on the screen`, `headUnit.touch.${verb}`, params);
    }
  }
  for (const id of app.haptics?.rectOrder ?? []) add("Screen", `Select rectangle ${id}`, "headUnit.rect", { id });
  add("Screen", "Open the menu", "headUnit.menu.open", { menuID: 0 });
  if (headUnit.menu) add("Screen", "Close the menu", "headUnit.menu.close", {});
  for (const command of Object.values(app.commands ?? {})) {
    if (command.menuName) add("Screen", `Menu: ${command.menuName}`, "headUnit.menu.choose", { cmdID: command.cmdID });
    for (const text of command.vrCommands ?? []) add("Voice", `Say “${text}”`, "headUnit.voice", { text });
  }
}

function forOverlay(headUnit, add) {
  const overlay = headUnit.overlays?.[headUnit.visibleOverlay];
  if (!overlay) return;
  const { id } = overlay;
  add("Overlay", "Close the overlay", "headUnit.overlay.cancel", { overlay: id });
  add("Overlay", "Let the overlay time out", "headUnit.overlay.timeout", { overlay: id });
  for (const one of overlay.params?.softButtons ?? []) {
    add("Overlay", `Press “${one.text ?? one.softButtonID}” on the overlay`, "headUnit.overlay.press", {
      overlay: id,
      id: one.softButtonID,
      mode: "short",
    });
  }
  for (const choice of overlay.choices ?? []) {
    add("Overlay", `Choose “${choice.menuName}”`, "headUnit.overlay.choose", { overlay: id, choiceID: choice.choiceID, source: "MENU" });
  }
  if (overlay.kind === "slider") add("Overlay", "Save the slider's position", "headUnit.overlay.save", { overlay: id });
  if (overlay.kind === "audioPassThru") add("Overlay", "Retry the audio input", "headUnit.overlay.retry", { overlay: id });
}

/** The changes of vehicle data that the palette offers, each as title, item and value. */
const MOVES = [
  ...[0, 30, 50, 80, 120].map((speed) => [`Drive at ${speed} km/h`, "speed", speed]),
  ...["PARK", "REVERSE", "DRIVE"].map((gear) => [`Gear ${gear}`, "prndl", gear]),
  ...[true, false].map((ajar) => [`${ajar ? "Open" : "Close"} the driver's door`, "bodyInformation", { driverDoorAjar: ajar }]),
  ...["YES", "NO"].map((
    belted,
  ) => [`${belted === "YES" ? "Fasten" : "Unfasten"} the driver's belt`, "beltStatus", { driverBuckleBelted: belted }]),
  ...["OFF", "RUN"].map((status) => [`Ignition ${status}`, "bodyInformation", { ignitionStatus: status }]),
];

/** The built-in drives. */
export const DRIVES = ["city", "motorway", "fuel-stop"];

function moveByDrive({ vehicle = {}, drive }, add) {
  if (Object.keys(vehicle).length === 0) return;
  for (const builtIn of DRIVES) add("Car", `Drive: ${builtIn}`, "headUnit.drive.start", { builtIn });
  if (!drive) return;
  const name = `the drive ${drive.name}`;
  if (drive.phase === "playing") add("Car", `Pause ${name}`, "headUnit.drive.pause", {});
  else add("Car", `Resume ${name}`, "headUnit.drive.resume", {});
  add("Car", `Stop ${name}`, "headUnit.drive.stop", {});
  add("Car", `Restart ${name}`, "headUnit.drive.seek", { positionMs: 0 });
  for (const speed of [1, 2, 5, 10]) add("Car", `Play ${name} at ${speed}× speed`, "headUnit.drive.set", { speed });
  add("Car", drive.loop ? `Play ${name} once` : `Play ${name} in a loop`, "headUnit.drive.set", { loop: !drive.loop });
}

/** The module types that can be switched on and off, each with the member that is the switch. */
const SWITCHES = [["CLIMATE", "climateEnable"], ["RADIO", "radioEnable"]];

function forCar(headUnit, tree, offers, add) {
  const set = (title, change) => add("Car", title, "headUnit.set", change);
  for (const mode of ["day", "night"]) set(`Switch to ${mode}`, { display: { mode } });
  for (const distraction of ["DD_ON", "DD_OFF"]) {
    set(`Driver distraction ${distraction === "DD_ON" ? "on" : "off"}`, { display: { distraction } });
  }
  for (const inputMode of inputModesOf(headUnit.profile)) set(`Input by ${inputMode}`, { display: { inputMode } });
  for (const popupPolicy of ["priority", "abort-older", "reject-newer"]) set(`Overlay conflicts: ${popupPolicy}`, { popupPolicy });
  for (const ui of languagesOf(headUnit.profile)) set(`Display language: ${ui}`, { language: { ui } });
  if (headUnit.link) { for (const latencyMs of [0, 50, 200, 1000]) set(`Link delay: ${latencyMs} ms`, { link: { latencyMs } }); }
  for (const { id, text } of profilesOf(headUnit, offers?.profiles)) add("Car", `Profile ${text}`, "headUnit.profile.use", { id });
  for (const [title, item, patch] of MOVES) {
    if (item in (headUnit.vehicle ?? {})) add("Car", title, "headUnit.vehicle.set", { [item]: patch });
  }
  for (const [item, value] of Object.entries(headUnit.vehicle ?? {})) {
    const change = { [item]: value };
    add("Car", `Set ${item}…`, "headUnit.vehicle.set", change, { rest: written("headUnit.vehicle.set", change), words: ITEM_WORDS[item] });
  }
  moveByDrive(headUnit, add);
  for (const [id, { name, memories }] of Object.entries(headUnit.modules?.SEAT ?? {})) {
    for (const [number, { label }] of Object.entries(memories ?? {})) {
      const memory = { id: Number(number), action: "RESTORE" };
      add("Car", `${name ?? id}: restore ${label ?? number}`, "headUnit.modules.set", { SEAT: { [id]: { memory } } });
    }
  }
  for (const accessMode of headUnit.modules && Object.keys(headUnit.modules).length > 0 ? ["AUTO_ALLOW", "AUTO_DENY", "ASK_DRIVER"] : []) {
    set(`Remote control access: ${accessMode}`, { remoteControl: { accessMode } });
  }
  for (const { id, app, modules } of questionsOf(headUnit)) {
    for (const allowed of [true, false]) {
      add("Car", `${allowed ? "Allow" : "Deny"} ${app}: ${modules.join(", ")}`, "headUnit.consent.answer", {
        question: id,
        allowed,
      });
    }
  }
  const { call } = headUnit;
  if (call?.phase === "asked") {
    for (const accepted of [true, false]) {
      add("Car", `${accepted ? "Accept" : "Reject"} the call to ${call.phoneNumber}`, "headUnit.call.answer", { accepted });
    }
  }
  if (call?.phase === "running") add("Car", `End the call to ${call.phoneNumber}`, "headUnit.call.end", {});
  forNavigation(headUnit.navigation, add);
  forServices(headUnit, add);
  for (const [type, member] of SWITCHES) {
    for (const [id, { name, values }] of Object.entries(headUnit.modules?.[type] ?? {})) {
      if (!(member in values)) continue;
      add("Car", `Turn ${values[member] ? "off" : "on"}: ${name ?? id}`, "headUnit.modules.set", {
        [type]: { [id]: { [member]: !values[member] } },
      });
    }
  }
  const paused = tree.bridge?.clock?.state === "paused";
  add("Car", paused ? "Resume the clock" : "Pause the clock", paused ? "headUnit.clock.resume" : "headUnit.clock.pause", {});
  for (const ms of [100, 1000, 10_000]) add("Car", `Advance the clock by ${ms} ms`, "headUnit.clock.advance", { ms });
  add("Car", "Advance the clock to the next timer", "headUnit.clock.step", {});
  add("Car", "Reset the head unit", "bridge.reset", {});
  for (const { kind, text } of RESETS) add("Car", `${text}: forget all apps`, "headUnit.reset", { kind });
}

function forServices({ services = {}, serviceQuestions = {} }, add) {
  for (const question of Object.keys(serviceQuestions)) {
    for (const allowed of [true, false]) {
      add("Car", `${allowed ? "Allow" : "Deny"} activation of the service`, "headUnit.services.answer", { question, allowed });
    }
  }
  for (const [service, { name = service, app, active, default: isDefault }] of Object.entries(services)) {
    add("Car", `${active ? "Deactivate" : "Activate"} the service ${name}`, "headUnit.services.choose", { service, active: !active });
    add("Car", `${isDefault ? "Remove default" : "Make default"}: ${name}`, "headUnit.services.choose", { service, default: !isDefault });
    if (app) add("Car", `Read the service ${name}`, "headUnit.services.read", { service });
  }
}

function forNavigation({ asked, wayPoints = [], ...shown } = {}, add) {
  if (asked) {
    for (const accepted of [true, false]) {
      add("Car", `${accepted ? "Accept" : "Reject"} the destination ${placeName(asked.location)}`, "headUnit.navigation.answer", {
        accepted,
      });
    }
  }
  if (wayPoints.length > 0) add("Car", "End the route", "headUnit.navigation.set", { wayPoints: [] });
  for (const { params } of Object.values(shown)) {
    for (const { softButtonID: id, text } of params.softButtons ?? []) {
      add("Car", `Press ${text ?? id} of the navigation`, "headUnit.navigation.press", { id });
    }
  }
  for (const state of TBT_STATES) add("Car", `Send to navigation apps: ${state}`, "headUnit.navigation.notify", { state });
}
