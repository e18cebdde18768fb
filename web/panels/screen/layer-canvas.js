// Draws the haptic rectangles and the view outlines of an app on a canvas over the display. A canvas can draw a thousand boxes quickly.

import { displayOf } from "../../core/profile.js";
import { linesOf, onDisplay } from "../../core/viewtree.js";

const LOOKS = {
  plain: { stroke: "rgb(120 196 255 / 0.75)", width: 1 },
  skipped: { stroke: "#ff6b5e", width: 1.5, dash: [6, 4] },
  reported: { stroke: "#f5b83d", width: 2 },
  haptic: { stroke: "#f5b83d", width: 2, fill: "rgb(245 184 61 / 0.14)", marked: true },
};
/** The minimum side of a rectangle that shows its number. */
const LEAST_FOR_NUMBER = 18;
/** If more rectangles than this exist, no numbers are drawn. The numbers would be unreadable, and drawing the numbers would be slow. */
const MOST_NUMBERS = 300;

/** Draws the enabled layers on a canvas over the display, until the canvas leaves the document. */
export function drawLayers(canvas, store) {
  const draw = () => {
    const { headUnit } = store;
    const app = headUnit?.apps?.[headUnit.activeApp];
    const display = displayOf(headUnit?.profile);
    const boxes = boxesOf({ haptics: app?.haptics, views: store.tree?.apps?.[app?.key]?.views, layers: store.ui.layers, display });
    const { clientWidth, clientHeight } = canvas;
    Object.assign(canvas, { width: clientWidth * devicePixelRatio, height: clientHeight * devicePixelRatio });
    paint(canvas.getContext("2d"), boxes, canvas.width / display.width, canvas.height / display.height);
    canvas.dataset.drawn = boxes.length;
  };
  const stop = store.watch((now) => {
    const { apps, activeApp, profile } = now.headUnit ?? {};
    return [apps?.[activeApp]?.haptics, now.tree?.apps?.[activeApp]?.views, now.ui.layers, profile];
  }, draw);
  // The observer is also called when the element leaves the document.
  const size = new ResizeObserver(() => {
    if (canvas.isConnected) {
      draw();
    } else {
      size.disconnect();
      stop();
    }
  });
  size.observe(canvas);
}

/**
 * Returns the boxes to draw, in pixels of the display. Rectangles come after views, so they are drawn over views.
 * @returns {{kind: keyof LOOKS, id?: number, x: number, y: number, width: number, height: number}[]}
 */
export function boxesOf({ haptics: { rects = {}, rectOrder = [] } = {}, views, layers = {}, display }) {
  const boxes = [];
  if (layers.outlines && views) {
    for (const { node } of linesOf(views)) {
      const kind = node.verdict?.reported !== undefined ? "reported" : node.focusable ? "skipped" : "plain";
      if (!node.hidden) boxes.push({ kind, ...onDisplay(node.frame, views.picture, display) });
    }
  }
  if (layers.haptics) { for (const id of rectOrder) if (rects[id]) boxes.push({ ...rects[id], kind: "haptic" }); }
  return boxes;
}

/** Draws the boxes, kind by kind. `across` and `down` are the pixels of the canvas per pixel of the display. */
export function paint(context, boxes, across, down) {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  context.font = `600 ${Math.round(15 * down)}px ui-monospace, monospace`;
  for (const [kind, { stroke, fill, width, dash = [], marked }] of Object.entries(LOOKS)) {
    const all = boxes.filter((box) => box.kind === kind);
    if (all.length === 0) continue;
    Object.assign(context, { strokeStyle: stroke, fillStyle: fill ?? stroke, lineWidth: width * down });
    context.setLineDash(dash);
    // Draw each rectangle alone, because a browser needs ten times as long for a path of a thousand rectangles.
    for (const box of all) {
      const place = [box.x * across, box.y * down, box.width * across, box.height * down];
      if (fill) context.fillRect(...place);
      context.strokeRect(...place);
    }
    if (marked) mark(context, all, stroke, across, down);
  }
}

/** Marks the centre of each box, where a press of the knob taps. Draws the number of a box if the space is sufficient. */
function mark(context, boxes, color, across, down) {
  context.fillStyle = color;
  for (const { id, x, y, width, height } of boxes) {
    context.fillRect((x + width / 2) * across - 2 * down, (y + height / 2) * down - 2 * down, 4 * down, 4 * down);
    if (boxes.length <= MOST_NUMBERS && Math.min(width, height) >= LEAST_FOR_NUMBER) {
      context.fillText(id, (x + 6) * across, (y + 16) * down);
    }
  }
}
