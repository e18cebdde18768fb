// Checks the rectangles that can be pressed on a picture: too small, outside it, overlapping, with the same centre, too
// many. Pure.

/**
 * The recommended and the smallest side of a touch target, in density-independent pixels. Below 76 a finger in a moving
 * car misses; below 44 also in a parked one.
 */
export const SMALL = 76;
export const TINY = 44;

/** A head unit need not accept more rectangles than this. */
export const MOST_PLACES = 1000;

/** The maximum number of overlapped rectangles that a message names. */
const MOST_NAMED = 3;

/**
 * Returns the problems of each rectangle, worst first. A rectangle that the app has moved since it reported it is a
 * problem, too.
 * @param {{id: number | string, x: number, y: number, width: number, height: number}[]} places
 * @param {{width: number, height: number, scale?: number}} picture  in its pixels; `scale` of them are one density-independent pixel
 * @param {Map<number | string, {x: number, y: number, width: number, height: number}>} [now]  current rectangles of those that moved
 * @returns {Map<number | string, {tone: "warn" | "bad", text: string}[]>} by id, only those with a problem
 */
export function audit(places, { width, height, scale = 1 }, now = new Map()) {
  const found = new Map();
  const say = (id, tone, text) => (found.get(id) ?? found.set(id, []).get(id)).push({ tone, text });
  const middles = new Map();
  places.forEach((place, index) => {
    const { id } = place;
    if (index >= MOST_PLACES) say(id, "bad", `is rectangle number ${index + 1}; a head unit may refuse more than ${MOST_PLACES}`);
    const side = Number((Math.min(place.width, place.height) / scale).toFixed(1));
    const advice = `at least ${SMALL} px are recommended`;
    if (side < TINY) say(id, "bad", `the smaller side is ${side} px long; the minimum is ${TINY} px, and ${advice}`);
    else if (side < SMALL) say(id, "warn", `the smaller side is ${side} px long; ${advice}`);
    if (place.x < 0 || place.y < 0 || place.x + place.width > width || place.y + place.height > height) {
      say(id, "bad", "extends beyond the display");
    }
    const middle = `${place.x + place.width / 2} ${place.y + place.height / 2}`;
    if (middles.has(middle)) say(id, "bad", `has the same centre as ${middles.get(middle)}: selecting either one presses both`);
    else middles.set(middle, id);
    const moved = now.get(id);
    if (moved && ["x", "y", "width", "height"].some((side) => moved[side] !== place[side])) {
      const { x, y } = moved;
      say(id, "bad", `has moved in the app: it is now at ${x}, ${y}, ${moved.width} × ${moved.height}`);
    }
  });
  const over = new Map();
  const note = (id, other) => (over.get(id) ?? over.set(id, []).get(id)).push(other);
  for (const [a, b] of overlaps(places)) {
    note(a, b);
    note(b, a);
  }
  for (const [id, others] of over) say(id, "warn", `overlaps ${named(others)}`);
  return found;
}

function named(others) {
  const some = others.slice(0, MOST_NAMED).join(", ");
  return others.length > MOST_NAMED ? `${some} and ${others.length - MOST_NAMED} more` : some;
}

/** Returns up to `most` pairs of rectangles that overlap. Sweeps from left to right, so that a thousand are cheap. */
export function overlaps(places, most = 2000) {
  const sorted = [...places].sort((a, b) => a.x - b.x);
  const pairs = [];
  for (let i = 0; i < sorted.length && pairs.length < most; i += 1) {
    const a = sorted[i];
    for (let j = i + 1; j < sorted.length && sorted[j].x < a.x + a.width && pairs.length < most; j += 1) {
      const b = sorted[j];
      if (b.y < a.y + a.height && a.y < b.y + b.height) pairs.push([a.id, b.id]);
    }
  }
  return pairs;
}
