// The car: its display, scaled from the profile's size, and the keys below it.

import { carColors, hex } from "../../core/colors.js";
import { h, render } from "../../core/dom.js";
import { displayOf } from "../../core/profile.js";
import { mountDeck } from "./deck.js";
import { header } from "./header.js";
import { home, menuScreen } from "./home.js";
import { isRightToLeft } from "./image.js";
import { unitsOf } from "./layout.js";
import { layersOver, light, lightOf } from "./light.js";
import { overlayOver } from "./overlay.js";
import { Focus } from "./rotary.js";
import { templateScreen } from "./template.js";
import { voiceOver } from "./voice.js";

/** How often what moves by itself is drawn again. */
const TICK_MS = 200;

/** Shows the car in `element`; answers its focus, for knobs and keys. */
export function mount(element, store, send) {
  const display = {};
  render(element, h("div", { class: "bezel" }, h("section", { class: "display", "aria-label": "The car's display", leave: true, made: (node) => (display.node = node) })), h("div", { class: "deck", leave: true, made: (node) => (display.deck = node) }));
  const focus = new Focus(() => display.node);
  let available = { width: 0, height: 0 };
  const draw = () => drawDisplay(display, store, send, available);
  mountDeck(display.deck, store, send, focus);
  // Measured when it changes: asking while drawing would make the browser lay the page out once more each time.
  const resized = new ResizeObserver(() => {
    available = room(element, display.deck);
    draw();
  });
  for (const node of [element, display.deck]) resized.observe(node);
  store.watch((now) => [now.headUnit, now.tree?.bridge, now.ui.layers, now.ui.layers?.hits && now.newestRow, now.ui.light, now.ui.held, now.ui.picking, now.ui.voice, now.ui.slid, now.ui.typed, now.ui.keysHeld, now.ui.masked, now.ui.searching, now.live], draw);
  setInterval(() => moves(store) && draw(), TICK_MS);
  light(display.node, store);
  focus.listen(display.node);
  return focus;
}

/** Whether anything on the display moves with time. */
function moves({ headUnit, live }) {
  if (!headUnit || !live || document.hidden) return false;
  return true;
}

/** How much place the display may take: what the deck leaves of the column. */
function room(element, deck) {
  const style = getComputedStyle(element);
  const width = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  // On a narrow page the column is as high as the car needs it to be.
  if (matchMedia("(max-width: 900px)").matches && document.body.dataset.page !== "car") return { width: width - 2 * BEZEL, height: Infinity };
  const height = element.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
  return { width: width - 2 * BEZEL, height: height - deck.offsetHeight - 2 * BEZEL - parseFloat(style.rowGap || 0) };
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
  node.classList.toggle("outlined", Boolean(store.ui.layers?.outlines));
  const context = { store, send, headUnit, app, window, units, rtl, scale, lit: lightOf(store, headUnit.activeApp) };
  const covered = Boolean(headUnit.visibleOverlay && headUnit.overlays[headUnit.visibleOverlay]?.kind !== "subtleAlert");
  render(
    node,
    h("div", { key: "under", class: "under", inert: covered || Boolean(store.ui.voice) }, header(context), main(context)),
    overlayOver(context),
    voiceOver(context),
    layersOver(context),
  );
}

function main(context) {
  const { headUnit, app } = context;
  if (!app) return home(context);
  if (headUnit.menu && headUnit.menu.app === headUnit.activeApp) return menuScreen(context);
  return templateScreen(context);
}

/** Size and colours, as custom properties for the style sheets. */
function paint(node, { width, height, unit, mode, scheme }) {
  const values = { width: `${width}px`, height: `${height}px`, "--u": `${unit}px` };
  for (const [name, rgb] of Object.entries(carColors(mode, scheme))) values[`--car-${name}`] = hex(rgb);
  for (const [name, value] of Object.entries(values)) {
    if (node.style.getPropertyValue(name) !== value) node.style.setProperty(name, value);
  }
  node.classList.toggle("narrow", width / unit <= 820);
}
