// The car: the display in the size that the profile defines, scaled to the page, and the controls below the display.

import { contrast, hex, luminance, mix } from "../../core/color.js";
import { h, render } from "../../core/dom.js";
import { displayOf } from "../../core/profile.js";
import { callOver } from "./call.js";
import { consentOver } from "./consent.js";
import { mountControls } from "./controls.js";
import { header, home, menuScreen } from "./home.js";
import { unitsOf } from "./layout.js";
import { followPointer, highlightTest, layersOver, places } from "./highlight.js";
import { overlayOver } from "./overlay.js";
import { nextChange } from "./next-change.js";
import { destinationOver, turnsOver, unitsAboveTurns } from "./navigation.js";
import { isRightToLeft, shapes } from "./elements.js";
import { Focus } from "./rotary.js";
import { templateScreen } from "./template.js";
import { voiceOver } from "./voice.js";

/** Shows the car in `element`. Returns an object with which the knob and the keys move the focus. */
export function mount(element, store, send, name = "The car's display") {
  const display = {};
  const around = [];
  render(
    element,
    h("p", { key: "name", class: "car-title", leave: true, made: (node) => around.push(node) }),
    h(
      "div",
      { key: "bezel", class: "bezel" },
      h("section", { class: "display", "aria-label": name, leave: true, made: (node) => (display.node = node) }),
    ),
    h("div", { key: "deck", class: "deck", leave: true, made: (node) => around.push(display.deck = node) }),
    // During a comparison, contains the car of the other session.
    h("div", { key: "beside", class: "beside", leave: true, made: (node) => around.push(node) }),
  );
  const focus = new Focus(() => display.node);
  let available = { width: 0, height: 0 };
  let timer;
  const draw = () => {
    drawDisplay(display, store, send, available);
    clearTimeout(timer);
    const wait = document.hidden ? undefined : nextChange(store);
    if (wait !== undefined) timer = setTimeout(draw, wait);
  };
  document.addEventListener("visibilitychange", draw);
  shapes.addEventListener("known", draw);
  mountControls(display.deck, store, send, focus);
  // An observer measures the elements, because measuring while drawing would force another layout.
  const resized = new ResizeObserver(() => {
    available = room(element, around);
    draw();
  });
  for (const node of [element, ...around]) resized.observe(node);
  store.watch(
    (
      now,
    ) => [
      now.headUnit,
      now.tree?.bridge,
      now.ui.layers,
      now.ui.layers?.hits && now.newestRow,
      now.ui.light,
      now.ui.held,
      now.ui.picking,
      now.ui.voice,
      now.ui.turns,
      now.ui.slid,
      now.ui.typed,
      now.ui.keysHeld,
      now.ui.masked,
      now.ui.searching,
      now.live,
      now.isFile,
      litViews(now),
    ],
    draw,
  );
  followPointer(display.node, store);
  focus.listen(display.node);
  return focus;
}

/** Returns all views of the app if a view is highlighted; otherwise a false value. */
function litViews({ ui, tree, headUnit }) {
  const isLit = [ui.light, ui.held].some((one) => one?.part?.startsWith("view/"));
  return isLit && tree?.apps?.[headUnit?.activeApp]?.views;
}

/** Returns the space for the display: the part of the column that the controls do not need. */
function room(element, around) {
  const style = getComputedStyle(element);
  const width = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  // On a narrow page, the column is as high as the car needs.
  if (matchMedia("(max-width: 900px)").matches && document.body.dataset.page !== "car") {
    return { width: width - 2 * BEZEL, height: Infinity };
  }
  const height = element.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
  const taken = around.filter((node) => node.offsetHeight > 0).reduce(
    (sum, node) => sum + node.offsetHeight + parseFloat(style.rowGap || 0),
    0,
  );
  return { width: width - 2 * BEZEL, height: height - taken - 2 * BEZEL };
}

const BEZEL = 12;

function drawDisplay({ node }, store, send, available) {
  const { headUnit } = store;
  if (available.width <= 0) return;
  if (!headUnit?.profile) {
    render(node, h("p", { class: "waiting" }, "Waiting for the head unit."));
    return;
  }
  const { width, height } = displayOf(headUnit.profile);
  const scale = Math.max(0.1, Math.min(available.width / width, available.height / height, 2));
  const units = unitsOf({ width, height });
  const mode = headUnit.display?.mode ?? "night";
  const app = headUnit.apps?.[headUnit.activeApp];
  const window = app?.windows?.["0"];
  const rtl = isRightToLeft(headUnit.language?.ui);
  paint(node, { width: width * scale, height: height * scale, unit: units.unit * scale, mode, scheme: window?.[`${mode}ColorScheme`] });
  node.dir = rtl ? "rtl" : "ltr";
  node.dataset.mode = mode;
  node.dataset.input = headUnit.display?.inputMode ?? "touch";
  node.classList.toggle("picking", Boolean(store.ui.picking));
  node.classList.toggle("past", !store.live);
  node.classList.toggle("over", store.isFile);
  node.classList.toggle("outlined", Boolean(store.ui.layers?.outlines));
  const context = { store, send, headUnit, app, window, units, rtl, scale, lit: highlightTest(store, headUnit.activeApp) };
  const covered = Boolean(headUnit.visibleOverlay && headUnit.overlays[headUnit.visibleOverlay]?.kind !== "subtleAlert");
  const inert = covered || Boolean(store.ui.voice) || isAsked(headUnit);
  render(
    node,
    h(
      "div",
      { key: "under", class: "under", inert },
      header(context),
      main({ ...context, units: unitsAboveTurns(context) }),
      turnsOver(context),
      places(context),
    ),
    overlayOver(context),
    voiceOver(context),
    consentOver(context) ?? callOver(context) ?? destinationOver(context),
    layersOver(context),
  );
}

const isAsked = ({ consents = {}, serviceQuestions = {}, call, navigation }) =>
  Object.keys({ ...consents, ...serviceQuestions }).length > 0 || call?.phase === "asked" || navigation?.asked !== undefined;

function main(context) {
  const { headUnit, app } = context;
  if (!app) return home(context);
  if (headUnit.menu && headUnit.menu.app === headUnit.activeApp) return menuScreen(context);
  return templateScreen(context);
}

function paint(node, { width, height, unit, mode, scheme }) {
  const values = { width: `${width}px`, height: `${height}px`, "--u": `${unit}px` };
  for (const [name, rgb] of Object.entries(carColors(mode, scheme))) values[`--car-${name}`] = hex(rgb);
  for (const [name, value] of Object.entries(values)) {
    if (node.style.getPropertyValue(name) !== value) node.style.setProperty(name, value);
  }
  node.classList.toggle("narrow", width / unit <= 820);
}

/** Converts a colour of the RPC specification, `{red, green, blue}`, to `[r, g, b]`; undefined for other values. */
export function rgbOf(color) {
  if (!color) return undefined;
  const parts = [color.red, color.green, color.blue];
  return parts.every((part) => Number.isFinite(part)) ? parts.map((part) => Math.min(255, Math.max(0, Math.round(part)))) : undefined;
}

const WHITE = [255, 255, 255];
const BLACK = [8, 11, 16];
/** The bluish colour with which surfaces are tinted at night. */
const EVENING = [150, 178, 230];

/** Returns a colour with a contrast of at least `least` to `ground`: `color`, or the nearest lighter or darker colour. */
export function readable(color, ground, least) {
  const towards = luminance(ground) < 0.2 ? WHITE : BLACK;
  for (let share = 0; share < 1; share += 0.04) {
    const tried = mix(color, towards, share);
    if (contrast(tried, ground) >= least) return tried;
  }
  return towards;
}

/** Returns the text colour for a background: almost white or almost black, whichever has more contrast. */
export const inkOn = (color) => (contrast(WHITE, color) >= contrast(BLACK, color) ? WHITE : BLACK);

const GROUNDS = {
  night: { ground: [11, 14, 20], ink: [241, 244, 249], accent: [86, 156, 255] },
  day: { ground: [238, 241, 245], ink: [17, 24, 36], accent: [20, 92, 214] },
};

/**
 * Returns the colours of the display for a mode (day or night) and an app's colour scheme.
 *
 * The app's background colour tints the ground only as far as the mode allows. For example, a white background would be too bright at
 * night.
 */
export function carColors(mode, scheme) {
  const base = GROUNDS[mode] ?? GROUNDS.night;
  const background = rgbOf(scheme?.backgroundColor);
  const ground = background ? tinted(base.ground, background, mode) : base.ground;
  const surface = mode === "day" ? mix(ground, WHITE, 0.75) : mix(ground, EVENING, 0.09);
  const raised = mode === "day" ? WHITE : mix(ground, EVENING, 0.155);
  const accent = readable(rgbOf(scheme?.primaryColor) ?? base.accent, mode === "day" ? ground : raised, 4.5);
  const second = readable(rgbOf(scheme?.secondaryColor) ?? accent, raised, 3);
  const ink = base.ink;
  // The surface with the least contrast is the plain ground by day, and the raised surface at night.
  const hardest = mode === "day" ? ground : raised;
  const soft = readable(mix(ink, ground, 0.38), hardest, 4.6);
  return {
    ground,
    surface,
    raised,
    accent,
    accentInk: inkOn(accent),
    second,
    ink,
    soft,
    line: mix(ground, ink, mode === "day" ? 0.14 : 0.16),
  };
}

function tinted(ground, background, mode) {
  for (let share = 0.85; share > 0; share -= 0.05) {
    const tried = mix(ground, background, share);
    const fits = mode === "day" ? luminance(tried) > 0.62 : luminance(tried) < 0.035;
    if (fits) return tried;
  }
  return ground;
}
