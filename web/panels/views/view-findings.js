// Checks the views of an app's picture: focusable rectangles, and texts with low contrast. Pure.

import { audit } from "../../core/audit.js";
import { contrast, mix, rgbOfHex } from "../../core/color.js";
import { contains, onDisplay, parentsOf, pathOf, visibleViews } from "../../core/viewtree.js";

/** The recommended contrast between a text and its background. */
const GOOD_CONTRAST = 4.5;
/** The minimum contrast between a text and its background, which is sufficient only for large letters. */
const LEAST_CONTRAST = 3;

/** The maximum difference between a drawn colour and the colour in the compressed picture. */
const NEAR = 24;
const SAMPLES = 80;
/** The share of an area that a colour must cover to count as the background of the area. */
const GROUND_SHARE = 0.4;
/** The maximum number of texts that are checked. */
const MOST_TEXTS = 500;
/** The tolerance in pixels for the positions of rectangles. The head unit rounds positions. */
const MOVED = 0.5;

/**
 * Returns the problems of views by view id, worst problem first. Views without problems are left out.
 * @param {object} views `apps/K/views` of the state
 * @param {object} car
 * @param {Record<string, {id: number, x: number, y: number, width: number, height: number}>} [car.rects] the rectangles on the head unit
 * @param {{width: number, height: number}} car.display
 * @param {{data: Uint8ClampedArray, width: number, height: number}} [car.pixels] the app's picture, if it is available
 * @returns {Map<number, {tone: "warn" | "bad", text: string}[]>}
 */
export function viewFindings(views, { rects = {}, display, pixels }) {
  const { nodes, picture } = views;
  const reported = Object.entries(nodes).filter(([, { verdict }]) => verdict?.reported !== undefined)
    .sort(([, a], [, b]) => a.verdict.reported - b.verdict.reported);
  const now = new Map();
  const missing = [];
  const hasRects = Object.keys(rects).length > 0;
  const places = reported.map(([key, { frame, verdict }]) => {
    const id = Number(key);
    const here = { id, x: frame[0], y: frame[1], width: frame[2], height: frame[3] };
    const rect = rects[verdict.reported];
    if (!rect) {
      if (hasRects) missing.push([id, verdict.reported]);
      return here;
    }
    const onCar = { id, ...onDisplay([rect.x, rect.y, rect.width, rect.height], display, picture) };
    if (!["x", "y", "width", "height"].some((side) => Math.abs(onCar[side] - here[side]) > MOVED)) return here;
    now.set(id, here);
    return onCar;
  });
  const found = audit(places, picture, now);
  const say = (id, tone, text) => (found.get(id) ?? found.set(id, []).get(id)).push({ tone, text });
  for (const [id, number] of missing) say(id, "bad", `is reported as rectangle ${number}, which the head unit does not have`);
  for (const { id, ratio } of lowContrastTexts(views, pixels)) {
    const limits = `the minimum is ${LEAST_CONTRAST}, and at least ${GOOD_CONTRAST} is recommended`;
    const words = `its text has a contrast of ${ratio.toFixed(1)}; ${limits}`;
    say(id, ratio < LEAST_CONTRAST ? "bad" : "warn", words);
  }
  for (const all of found.values()) all.sort((a, b) => (a.tone === b.tone ? 0 : a.tone === "bad" ? -1 : 1));
  return found;
}

/** Returns the visible texts that have too little contrast. Texts with an unknown background are left out. */
function lowContrastTexts(views, pixels) {
  const shown = visibleViews(views);
  const parents = parentsOf(views);
  const pale = [];
  const texts = shown.filter(({ node }) => node.text && node.color);
  for (const { id, node, box } of texts.slice(0, MOST_TEXTS)) {
    if (isCovered(shown, { id, box }, parents)) continue;
    const ground = pixels ? groundOf(pixels, box) : filledBelow(views, parents, id);
    if (!ground) continue;
    const [ink, opacity] = colorOf(node.color);
    const ratio = contrast(mix(ground, ink, opacity * (node.alpha ?? 1)), ground);
    if (ratio < GOOD_CONTRAST) pale.push({ id, ratio });
  }
  return pale;
}

/** Whether another filled view is drawn over the centre of a view. Descendants of the view are ignored. */
function isCovered(shown, { id, box }, parents) {
  const middle = { x: box[0] + box[2] / 2, y: box[1] + box[3] / 2 };
  const over = shown.findLast((one) => one.id === id || (one.node.background && contains(one.box, middle)));
  return over.id !== id && !pathOf(parents, over.id).includes(id);
}

/** Parses `#rrggbb` or `#rrggbbaa`. Returns the colour and the opacity. */
const colorOf = (text) => [rgbOfHex(text), text.length > 7 ? parseInt(text.slice(7), 16) / 255 : 1];

/** Returns the fill colour of a view, or of its nearest superview with a fill colour; undefined if no view has a fill colour. */
function filledBelow({ nodes }, parents, id) {
  for (const here of [id, ...pathOf(parents, id)]) {
    const { background } = nodes[here];
    if (background?.length === 7) return rgbOfHex(background);
  }
  return undefined;
}

/** The number of pixels of each colour. The index consists of the upper four bits of red, green and blue. */
const counts = new Uint16Array(1 << 12);

/** Returns the colour that covers most of an area; undefined if no colour covers enough of the area, for example on a map. */
export function groundOf({ data, width, height }, [x, y, across, down]) {
  const [left, top] = [Math.max(0, Math.ceil(x)), Math.max(0, Math.ceil(y))];
  const [right, bottom] = [Math.min(width, Math.floor(x + across)), Math.min(height, Math.floor(y + down))];
  const step = Math.max(1, Math.floor(Math.sqrt(((right - left) * (bottom - top)) / SAMPLES)));
  const samples = [];
  for (let row = top; row < bottom; row += step) {
    for (let column = left; column < right; column += step) samples.push((row * width + column) * 4);
  }
  const kindOf = (at) => ((data[at] >> 4) << 8) | ((data[at + 1] >> 4) << 4) | (data[at + 2] >> 4);
  counts.fill(0);
  let most;
  let times = 0;
  for (const at of samples) {
    counts[kindOf(at)] += 1;
    if (counts[kindOf(at)] > times) [most, times] = [at, counts[kindOf(at)]];
  }
  const isNear = (at) => [0, 1, 2].every((part) => Math.abs(data[at + part] - data[most + part]) <= NEAR);
  const near = samples.filter(isNear);
  if (samples.length === 0 || near.length < samples.length * GROUND_SHARE) return undefined;
  return [0, 1, 2].map((part) => near.reduce((sum, at) => sum + data[at + part], 0) / near.length);
}
