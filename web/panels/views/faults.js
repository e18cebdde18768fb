// What is wrong with the views of an app's picture: the places a knob can reach, and texts that are hard to read. Pure.

import { audit } from "../../core/audit.js";
import { contrast, mix, rgbOfHex } from "../../core/color.js";
import { holds, onDisplay, parentsOf, pathOf, shownOf } from "../../core/viewtree.js";

/** What a text's colour wants between itself and its ground; the second only for large letters. */
const GOOD_CONTRAST = 4.5;
const LEAST_CONTRAST = 3;

/** Colours of compressed pictures are that far from what was drawn. */
const NEAR = 24;
const SAMPLES = 80;
/** Of so many parts of a place one colour is its ground. */
const GROUND_SHARE = 0.4;
/** More texts than these are not looked at. */
const MOST_TEXTS = 500;
/** The head unit's places are rounded. */
const MOVED = 0.5;

/**
 * What is wrong with each view, worst first.
 * @param {object} views  `apps/K/views` of the state
 * @param {object} car
 * @param {Record<string, {id: number, x: number, y: number, width: number, height: number}>} [car.rects]  what the head unit has
 * @param {{width: number, height: number}} car.display
 * @param {{data: Uint8ClampedArray, width: number, height: number}} [car.pixels]  the picture, where there is one to look at
 * @returns {Map<number, {tone: "warn" | "bad", text: string}[]>} by the views' ids, only those with something to say
 */
export function faultsOf(views, { rects = {}, display, pixels }) {
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
    const told = { id, ...onDisplay([rect.x, rect.y, rect.width, rect.height], display, picture) };
    if (!["x", "y", "width", "height"].some((side) => Math.abs(told[side] - here[side]) > MOVED)) return here;
    now.set(id, here);
    return told;
  });
  const found = audit(places, picture, now);
  const say = (id, tone, text) => (found.get(id) ?? found.set(id, []).get(id)).push({ tone, text });
  for (const [id, number] of missing) say(id, "bad", `is reported as rectangle ${number}, which the car does not have`);
  for (const { id, ratio } of paleTexts(views, pixels)) {
    const words = `its text has a contrast of ${ratio.toFixed(1)}; ${GOOD_CONTRAST} is good, ${LEAST_CONTRAST} the least`;
    say(id, ratio < LEAST_CONTRAST ? "bad" : "warn", words);
  }
  for (const all of found.values()) all.sort((a, b) => (a.tone === b.tone ? 0 : a.tone === "bad" ? -1 : 1));
  return found;
}

/** Texts that can be seen, of which one knows what they stand on. */
function paleTexts(views, pixels) {
  const shown = shownOf(views);
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

/** Whether something that is filled was drawn over a view's middle, and is none of its own. */
function isCovered(shown, { id, box }, parents) {
  const middle = { x: box[0] + box[2] / 2, y: box[1] + box[3] / 2 };
  const over = shown.findLast((one) => one.id === id || (one.node.background && holds(one.box, middle)));
  return over.id !== id && !pathOf(parents, over.id).includes(id);
}

/** `#rrggbb` or `#rrggbbaa` as its parts and how opaque it is. */
const colorOf = (text) => [rgbOfHex(text), text.length > 7 ? parseInt(text.slice(7), 16) / 255 : 1];

/** What it, or the nearest that it stands on, is filled with. */
function filledBelow({ nodes }, parents, id) {
  for (const here of [id, ...pathOf(parents, id)]) {
    const { background } = nodes[here];
    if (background?.length === 7) return rgbOfHex(background);
  }
  return undefined;
}

/** How often each colour is met, the four upper bits of its parts. */
const counts = new Uint16Array(1 << 12);

/** The colour that most of a place has; undefined where none stands out, as on a map. */
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
