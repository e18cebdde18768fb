// Layers over the display: haptic rectangles, outlines, the last touch. They take no touch away from what is below.

import { h } from "../../core/dom.js";
import { displayOf } from "../../core/profile.js";

export function layersOver(context) {
  const { store, headUnit, app } = context;
  const { layers = {} } = store.ui;
  const { width, height } = displayOf(headUnit.profile);
  const rects = layers.haptics || isRect(store.ui.light) || isRect(store.ui.held) ? hapticRects(context, layers.haptics) : [];
  const hit = layers.hits ? store.tree.apps?.[app?.key]?.touch?.lastHit : undefined;
  const notice = headUnit.display?.inputMode !== "touch" && headUnit.display?.inputMode !== undefined;
  return [
    (rects.length > 0 || hit) && h("svg", { key: "layers", class: "layers", viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none", "aria-hidden": "true", focusable: "false" }, rects, hit && h("g", { class: "hit" }, h("circle", { cx: hit.x, cy: hit.y, r: width / 50 }), h("circle", { class: "hit-dot", cx: hit.x, cy: hit.y, r: width / 200 }))),
    notice && h("div", { key: "untouchable", class: "untouchable", on: { pointerdown: () => store.choose({ hint: { text: `This display is not touched in ${headUnit.display.inputMode} mode. Use the ${headUnit.display.inputMode === "rotary" ? "knob" : "touchpad"} below, or the keyboard.`, at: Date.now() } }) } }),
  ];
}

const isRect = (light) => light?.part?.startsWith("rect/");

function hapticRects({ app, lit }, all) {
  const { rects = {}, rectOrder = [] } = app?.haptics ?? {};
  return rectOrder
    .map((id) => rects[id])
    .filter((rect) => rect && (all || lit(`rect/${rect.id}`)))
    .map((rect) =>
      h("g", { key: rect.id, class: ["haptic", lit(`rect/${rect.id}`) && "lit"] }, h("rect", { x: rect.x, y: rect.y, width: rect.width, height: rect.height, rx: 4 }), h("circle", { cx: rect.x + rect.width / 2, cy: rect.y + rect.height / 2, r: 3 }), h("text", { x: rect.x + 6, y: rect.y + 16 }, String(rect.id))),
    );
}
