// What is wrong with places that are pressed on a picture: too small, off it, over each other, of one middle, too many. Pure.

/** Below this side, in density-independent pixels, a finger in a moving car misses; below the second, in a standing one too. */
export const SMALL = 76;
export const TINY = 44;

/** More places than this a head unit need not take. */
export const MOST_PLACES = 1000;

/** How many of the places that one lies over are named. */
const MOST_NAMED = 3;

/**
 * What is wrong with each place, worst first. A place that the app has moved since it named it is wrong, too.
 * @param {{id: number | string, x: number, y: number, width: number, height: number}[]} places
 * @param {{width: number, height: number, scale?: number}} picture  in its pixels; `scale` of them are one density-independent one
 * @param {Map<number | string, {x: number, y: number, width: number, height: number}>} [now]  where the app has those that moved
 * @returns {Map<number | string, {tone: "warn" | "bad", text: string}[]>} by id, only those with something to say
 */
export function audit(places, { width, height, scale = 1 }, now = new Map()) {
  const found = new Map();
  const say = (id, tone, text) => (found.get(id) ?? found.set(id, []).get(id)).push({ tone, text });
  const middles = new Map();
  places.forEach((place, index) => {
    const { id } = place;
    if (index >= MOST_PLACES) say(id, "bad", `is number ${index + 1}: a head unit need not take more than ${MOST_PLACES}`);
    const side = Number((Math.min(place.width, place.height) / scale).toFixed(1));
    if (side < TINY) say(id, "bad", `${side} px at its smaller side; ${TINY} is the least, ${SMALL} is good`);
    else if (side < SMALL) say(id, "warn", `${side} px at its smaller side; ${SMALL} is good`);
    if (place.x < 0 || place.y < 0 || place.x + place.width > width || place.y + place.height > height) {
      say(id, "bad", "reaches beyond the display");
    }
    const middle = `${place.x + place.width / 2} ${place.y + place.height / 2}`;
    if (middles.has(middle)) say(id, "bad", `has the same middle as ${middles.get(middle)}: selecting either presses both`);
    else middles.set(middle, id);
    const moved = now.get(id);
    if (moved && ["x", "y", "width", "height"].some((side) => moved[side] !== place[side])) {
      const { x, y } = moved;
      say(id, "bad", `is not where the app has it by now: ${x}, ${y}, ${moved.width} × ${moved.height}`);
    }
  });
  const over = new Map();
  const note = (id, other) => (over.get(id) ?? over.set(id, []).get(id)).push(other);
  for (const [a, b] of overlaps(places)) {
    note(a, b);
    note(b, a);
  }
  for (const [id, others] of over) say(id, "warn", `lies over ${named(others)}`);
  return found;
}

function named(others) {
  const some = others.slice(0, MOST_NAMED).join(", ");
  return others.length > MOST_NAMED ? `${some} and ${others.length - MOST_NAMED} more` : some;
}

/** Pairs that share an area: swept from left to right, so that a thousand are no work; `most` pairs are enough to act on. */
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
