// Checks the rectangles of a picture that can be pressed. Finds rectangles that are too small, outside the picture, overlapping or with the
// same centre, and pictures with too many rectangles. Pure.

/** The recommended side of a touch target, in density-independent pixels. A finger often misses a smaller target while the car moves. */
export const SMALL = 76;
/** The minimum side of a touch target, in density-independent pixels. A finger misses a smaller target even in a parked car. */
export const TINY = 44;

/** The number of rectangles that every head unit must accept. */
export const MOST_PLACES = 1000;

/** The maximum number of overlapping rectangles that a message lists. */
const MOST_NAMED = 3;

/**
 * Returns the problems of rectangles by id, worst problem first. Rectangles without problems are left out. It is also a problem if the app
 * has moved a rectangle after the report.
 * @param {{id: number | string, x: number, y: number, width: number, height: number}[]} places the reported rectangles
 * @param {{width: number, height: number, scale?: number}} picture size in pixels; `scale` is the number of pixels per density-independent
 * pixel
 * @param {Map<number | string, {x: number, y: number, width: number, height: number}>} [now] the current positions of moved rectangles
 * @returns {Map<number | string, {tone: "warn" | "bad", text: string}[]>}
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

/** Returns at most `most` pairs of overlapping rectangles. The search sorts the rectangles, so a thousand of them take little time. */
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
