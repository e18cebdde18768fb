// The controls below the display: knob, hardware buttons, input mode, and the layers over the picture.

import { h, render } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { segments, tool } from "../../core/parts.js";
import { buttonsOf, gesturesOf, inputModesOf, projects } from "../../core/profile.js";
import { pressing } from "./elements.js";

const KEYS = [
  { name: "VOLUME_DOWN", label: "Volume down", icon: "volumeDown" },
  { name: "VOLUME_UP", label: "Volume up", icon: "volume" },
  { name: "SEEKLEFT", label: "Seek left", icon: "previous" },
  { name: "PLAY_PAUSE", label: "Play or pause", icon: "play" },
  { name: "SEEKRIGHT", label: "Seek right", icon: "next" },
  { name: "TUNEDOWN", label: "Tune down", icon: "minus" },
  { name: "TUNEUP", label: "Tune up", icon: "plus" },
  { name: "OK", label: "OK", text: "OK" },
  { name: "SEARCH", label: "Search", icon: "search" },
];

const PRESETS = Array.from(
  { length: 10 },
  (_, index) => ({ name: `PRESET_${(index + 1) % 10}`, label: `Preset ${(index + 1) % 10}`, text: String((index + 1) % 10) }),
);

const MORE = {
  Media: ["EJECT", "SOURCE", "SHUFFLE", "REPEAT"],
  Climate: [
    "AC_MAX",
    "AC",
    "RECIRCULATE",
    "FAN_UP",
    "FAN_DOWN",
    "TEMP_UP",
    "TEMP_DOWN",
    "DEFROST_MAX",
    "DEFROST",
    "DEFROST_REAR",
    "UPPER_VENT",
    "LOWER_VENT",
  ],
  Map: [
    "NAV_CENTER_LOCATION",
    "NAV_ZOOM_IN",
    "NAV_ZOOM_OUT",
    "NAV_PAN_UP",
    "NAV_PAN_UP_RIGHT",
    "NAV_PAN_RIGHT",
    "NAV_PAN_DOWN_RIGHT",
    "NAV_PAN_DOWN",
    "NAV_PAN_DOWN_LEFT",
    "NAV_PAN_LEFT",
    "NAV_PAN_UP_LEFT",
    "NAV_TILT_TOGGLE",
    "NAV_ROTATE_CLOCKWISE",
    "NAV_ROTATE_COUNTERCLOCKWISE",
    "NAV_HEADING_TOGGLE",
  ],
  Other: ["CUSTOM_BUTTON"],
};

const MODES = { touch: "Touch", rotary: "Knob", touchpad: "Touchpad" };
const LAYERS = {
  haptics: ["Haptic rectangles", "target"],
  outlines: ["View outlines", "layers"],
  hits: ["Last touch", "touch"],
};

export function mountControls(node, store, send, focus) {
  const draw = () => render(node, deck(store, send, focus));
  store.watch(
    (
      now,
    ) => [
      now.headUnit?.display,
      now.headUnit?.profile,
      now.headUnit?.apps,
      now.headUnit?.activeApp,
      now.ui.layers,
      now.ui.picking,
      now.ui.moreKeys,
      now.ui.lastCommand,
      now.isFile,
    ],
    draw,
  );
}

function deck(store, send, focus) {
  const { headUnit, ui, isFile } = store;
  if (isFile) return [tools(store, send)];
  const mode = headUnit?.display?.inputMode ?? "touch";
  const app = headUnit?.apps?.[headUnit.activeApp];
  const subscribed = new Set(app?.subscribedButtons);
  const there = buttonsOf(headUnit?.profile);
  const has = (key) => !there || there.has(key.name ?? key);
  const more = Object.entries(MORE).map(([group, names]) => [group, names.filter(has)]).filter(([, names]) => names.length > 0);
  const context = { send, subscribed };
  return [
    h(
      "div",
      { key: "keys", class: "deck-keys" },
      mode === "touchpad" ? pad(focus) : knob(focus, mode),
      h(
        "div",
        { class: "hard-keys", role: "group", "aria-label": "Car buttons" },
        h("div", { class: "key-strip" }, KEYS.filter(has).map((key) => hardKey(key, context))),
        h(
          "div",
          { class: "key-strip presets" },
          PRESETS.filter(has).map((key) => hardKey(key, context)),
          more.length > 0 &&
            h("button", {
              key: "more",
              class: "hard-key more",
              "aria-expanded": Boolean(ui.moreKeys),
              "aria-label": "More buttons",
              title: "More buttons",
              on: { click: () => store.choose({ moreKeys: !ui.moreKeys }) },
            }, icon("more")),
        ),
      ),
    ),
    ui.moreKeys &&
    h(
      "div",
      { key: "more", class: "more-keys" },
      more.map(([group, names]) =>
        h(
          "div",
          { key: group, class: "more-group", role: "group", "aria-label": group },
          h("span", { class: "more-name" }, group),
          names.map((name) =>
            hardKey({ name, label: name, text: name.replace(/^NAV_/, "").replaceAll("_", " ").toLowerCase() }, context, "wide")
          ),
        )
      ),
    ),
    projects(app) && mode === "touch" &&
    h(
      "div",
      { key: "gestures", class: "more-keys" },
      h(
        "div",
        { class: "more-group", role: "group", "aria-label": "Gestures" },
        h("span", { class: "more-name" }, "Gestures"),
        gesturesOf(headUnit.profile).map(([label, verb, params]) =>
          h("button", { key: label, class: "hard-key wide", on: { click: () => send(`headUnit.touch.${verb}`, params) } }, label)
        ),
      ),
    ),
    tools(
      store,
      send,
      segments(
        "Input",
        inputModesOf(headUnit?.profile).map((name) => [name, MODES[name] ?? name]),
        mode,
        (inputMode) => send("headUnit.set", { display: { inputMode } }),
      ),
    ),
  ];
}

/**
 * Returns the controls that only change the page. These controls also work for a session from a file. `more` contains the controls that
 * send commands.
 */
function tools(store, send, more) {
  const { ui } = store;
  return h(
    "div",
    { key: "tools", class: "deck-tools" },
    more,
    h(
      "div",
      { key: "layers", class: "layer-switches", role: "group", "aria-label": "Layers" },
      Object.entries(LAYERS).map(([name, [label, face]]) =>
        tool(label, face, () => store.choose({ layers: { ...ui.layers, [name]: !ui.layers?.[name] } }), {
          key: name,
          "aria-pressed": Boolean(ui.layers?.[name]),
        })
      ),
      tool("Select an element on the display", "search", () => store.choose({ picking: !ui.picking }), {
        key: "pick",
        "aria-pressed": Boolean(ui.picking),
        title: "Select an element on the display (p)",
      }),
      !store.isFile && tool("Record a test", "record", () => store.choose({ show: "record" }), { key: "record" }),
    ),
    lastCommand(store, send),
  );
}

function hardKey({ name, label, icon: face, text }, { send, subscribed }, shape = "") {
  const press = (mode) => () => send("headUnit.button", { name, mode });
  const isSubscribed = subscribed.has(name);
  return h("button", {
    key: name,
    class: ["hard-key", shape, isSubscribed && "subscribed"],
    "aria-label": isSubscribed ? `${label}, subscribed` : label,
    title: `${name}${isSubscribed ? " (subscribed by the app)" : ""}`,
    on: pressing(press("short"), press("long")),
  }, face ? icon(face) : h("span", {}, text));
}

const DETENT = 24;
let turning;

/** Returns the knob. The user turns the knob with the mouse wheel, by dragging or with two arrow buttons, and presses it with a click. */
function knob(focus, mode) {
  const turn = (steps) => focus.turn(steps);
  const on = {
    wheel(event) {
      event.preventDefault();
      turn(event.deltaY > 0 ? 1 : -1);
    },
    pointerdown(event) {
      event.currentTarget.setPointerCapture(event.pointerId);
      turning = { y: event.clientY, turned: false };
    },
    pointermove(event) {
      if (!turning || Math.abs(event.clientY - turning.y) < DETENT) return;
      turn(event.clientY > turning.y ? 1 : -1);
      turning = { y: event.clientY, turned: true };
    },
    pointerup: () => setTimeout(() => (turning = undefined)),
    click: () => !turning?.turned && focus.press(),
  };
  return h(
    "div",
    { key: "knob", class: ["knob-set", mode === "rotary" && "active"], role: "group", "aria-label": "Knob" },
    h("button", { class: "knob-turn", "aria-label": "Turn left", title: "Turn left (key 1)", on: { click: () => turn(-1) } }, icon("undo")),
    h(
      "button",
      { class: "knob", "aria-label": "Press the knob", title: "Scroll or drag to turn, click to press", on },
      h("span", { class: "knob-face" }),
    ),
    h(
      "button",
      { class: "knob-turn", "aria-label": "Turn right", title: "Turn right (key 2)", on: { click: () => turn(1) } },
      icon("redo"),
    ),
  );
}

const STROKE = 36;
let stroke;

/** Returns the touchpad. A stroke moves the focus, and a tap presses the focused element. */
function pad(focus) {
  const on = {
    pointerdown(event) {
      event.currentTarget.setPointerCapture(event.pointerId);
      stroke = { x: event.clientX, y: event.clientY, moved: false };
    },
    pointermove(event) {
      if (!stroke) return;
      const [dx, dy] = [event.clientX - stroke.x, event.clientY - stroke.y];
      if (Math.max(Math.abs(dx), Math.abs(dy)) < STROKE) return;
      focus.move(Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "right" : "left") : dy > 0 ? "down" : "up");
      stroke = { x: event.clientX, y: event.clientY, moved: true };
    },
    pointerup: () => setTimeout(() => (stroke = undefined)),
    click: () => !stroke?.moved && focus.press(),
  };
  return h("button", {
    key: "pad",
    class: "pad",
    "aria-label": "Touchpad: arrow keys move, Enter presses",
    on: { ...on, keydown: (event) => padKey(event, focus) },
  }, icon("touch"));
}

function padKey(event, focus) {
  const direction = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" }[event.key];
  if (!direction) return;
  event.preventDefault();
  focus.move(direction);
}

/** Returns a line about the last command that the page has sent, with the result and a button that copies the command as a curl line. */
function lastCommand({ isFile, ui: { lastCommand: last } }, send) {
  if (!last) {
    return h(
      "p",
      { key: "last", class: "last-command quiet" },
      isFile ? "This session is from a file, so nothing is sent." : "Each press is an API call. You can copy the last call here.",
    );
  }
  return h(
    "p",
    { key: "last", class: ["last-command", last.state] },
    h(
      "span",
      { class: "command-state", role: "img", "aria-label": { sent: "sent", done: "done", failed: "failed" }[last.state] },
      icon({ sent: "more", done: "check", failed: "warning" }[last.state]),
    ),
    h("code", {}, last.brief),
    tool("Copy the last command as curl", "copy", () => send.copy(last.command, last.params)),
  );
}
