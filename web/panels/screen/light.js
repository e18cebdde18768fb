// What is lit on the car's screen and in the panels, and the layers over the display, which take no touch away.
//
// `ui.light` is what the pointer is over, `ui.held` what was clicked: `{part, app}`, a part being `mainField1`, `graphic`,
// `softButtons/3`, `rect/1`.

import { h } from "../../core/dom.js";
import { displayOf } from "../../core/profile.js";
import { touchedLast } from "../../core/rowtext.js";

/** A question for a part: is it lit? */
export function lightOf({ ui }, app) {
  const lit = [ui.light, ui.held].filter((one) => one?.part !== undefined && (one.app === undefined || one.app === app));
  return (part) => lit.some((one) => one.part === part);
}

/** Follows the pointer over the display; in picking, a click holds what it is over instead of pressing it. */
export function light(display, store) {
  const partOf = (event) => event.target.closest?.("[data-part]")?.dataset.part;
  const lightUp = (part) => part !== store.ui.light?.part && store.choose({ light: part && { part, app: store.headUnit?.activeApp } });
  display.addEventListener("pointerover", (event) => lightUp(partOf(event)));
  // The rectangles take no event, so that a touch goes through them: which one the pointer is over is reckoned.
  display.addEventListener("pointermove", (event) => store.ui.layers?.haptics && lightUp(rectUnder(event, display, store.headUnit) ?? partOf(event)));
  display.addEventListener("pointerleave", () => store.choose({ light: undefined }));
  display.addEventListener("click", (event) => pick(event, store, partOf(event)), { capture: true });
  for (const kind of ["pointerdown", "pointerup", "contextmenu"]) {
    display.addEventListener(kind, (event) => store.ui.picking && swallow(event), { capture: true });
  }
}

function rectUnder({ clientX, clientY }, display, { profile, apps, activeApp }) {
  const { rects = {}, rectOrder = [] } = apps?.[activeApp]?.haptics ?? {};
  const box = display.getBoundingClientRect();
  const { width, height } = displayOf(profile);
  const [x, y] = [((clientX - box.left) / box.width) * width, ((clientY - box.top) / box.height) * height];
  const id = rectOrder.findLast((one) => x >= rects[one]?.x && y >= rects[one].y && x <= rects[one].x + rects[one].width && y <= rects[one].y + rects[one].height);
  return id === undefined ? undefined : `rect/${id}`;
}

function pick(event, store, part) {
  if (!store.ui.picking) return;
  swallow(event);
  store.choose({ picking: false, ...(part ? { held: { part, app: store.headUnit?.activeApp }, show: "stack" } : {}) });
}

function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}

export function layersOver(context) {
  const { store, headUnit, app } = context;
  const { layers = {} } = store.ui;
  const { width, height } = displayOf(headUnit.profile);
  const rects = layers.haptics || isRect(store.ui.light) || isRect(store.ui.held) ? hapticRects(context, layers.haptics) : [];
  const hits = layers.hits ? touchedLast(store, app?.key)?.points ?? [] : [];
  const notice = headUnit.display?.inputMode !== "touch" && headUnit.display?.inputMode !== undefined;
  return [
    (rects.length > 0 || hits.length > 0) && h("svg", { key: "layers", class: "layers", viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none", "aria-hidden": "true" }, rects, hits.map((hit, index) => h("g", { key: `hit ${index}`, class: "hit" }, h("circle", { cx: hit.x, cy: hit.y, r: width / 50 }), h("circle", { class: "hit-dot", cx: hit.x, cy: hit.y, r: width / 200 })))),
    notice && h("div", { key: "untouchable", class: "untouchable", on: { pointerdown: () => store.choose({ hint: { text: `This display is not touched in ${headUnit.display.inputMode} mode. Use the ${headUnit.display.inputMode === "rotary" ? "knob" : "touchpad"} below, or the keyboard.`, at: Date.now() } }) } }),
  ];
}

/** Where no finger reaches the picture, knob and keys choose among the rectangles its app has named. */
export function places({ headUnit, app, send }) {
  const { rects = {}, rectOrder = [] } = app?.haptics ?? {};
  const { width, height } = displayOf(headUnit.profile);
  if ((headUnit.display?.inputMode ?? "touch") === "touch") return [];
  return rectOrder.map((id) => rects[id]).filter(Boolean).map(({ id, ...rect }) =>
    h("button", { key: `place ${id}`, class: "place", "aria-label": `Rectangle ${id}`, style: { left: `${(rect.x / width) * 100}%`, top: `${(rect.y / height) * 100}%`, width: `${(rect.width / width) * 100}%`, height: `${(rect.height / height) * 100}%` }, on: { click: () => send("headUnit.rect", { id }) } }),
  );
}

const isRect = (light) => /^(rect|place)\//.test(light?.part);

/** What the car has, and what is lit of what it has not. */
function hapticRects({ store, app, lit }, all) {
  const { rects = {}, rectOrder = [] } = app?.haptics ?? {};
  const drawn = (rect, part, kind) =>
    h("g", { key: part, class: ["haptic", kind, lit(part) && "lit"] }, h("rect", { x: rect.x, y: rect.y, width: rect.width, height: rect.height, rx: 4 }), h("circle", { cx: rect.x + rect.width / 2, cy: rect.y + rect.height / 2, r: 3 }), h("text", { x: rect.x + 6, y: rect.y + 16 }, rect.id));
  const held = rectOrder.map((id) => rects[id]).filter((rect) => rect && (all || lit(`rect/${rect.id}`)));
  const refused = (store.tree.apps?.[app?.key]?.haptics?.verdicts ?? []).filter(({ id }) => lit(`place/${id}`));
  return [...held.map((rect) => drawn(rect, `rect/${rect.id}`)), ...refused.map((rect) => drawn(rect, `place/${rect.id}`, "refused"))];
}
