// What is wrong with haptic rectangles: too small, off the screen, over each other, with the same middle. Pure sums.

/** Below this side, in pixels, a finger in a moving car misses. */
export const SMALL = 76;
export const TINY = 44;

/**
 * @param {{id: number, x: number, y: number, width: number, height: number}[]} rects
 * @param {{width: number, height: number}} display
 * @returns {Map<number, {tone: "warn" | "bad", text: string}[]>} by id, only those with something to say
 */
export function auditRects(rects, display) {
  const found = new Map();
  const say = (id, tone, text) => found.set(id, [...(found.get(id) ?? []), { tone, text }]);
  const middles = new Map();
  for (const rect of rects) {
    const side = Math.min(rect.width, rect.height);
    if (side < TINY) say(rect.id, "bad", `${side} px at its smaller side; ${TINY} is the least, ${SMALL} is good`);
    else if (side < SMALL) say(rect.id, "warn", `${side} px at its smaller side; ${SMALL} is good`);
    if (rect.x < 0 || rect.y < 0 || rect.x + rect.width > display.width || rect.y + rect.height > display.height) say(rect.id, "bad", "reaches beyond the display");
    const middle = `${rect.x + rect.width / 2} ${rect.y + rect.height / 2}`;
    if (middles.has(middle)) say(rect.id, "bad", `has the same middle as ${middles.get(middle)}: selecting either presses both`);
    else middles.set(middle, rect.id);
  }
  for (const [a, b] of overlaps(rects)) {
    say(a, "warn", `lies over ${b}`);
    say(b, "warn", `lies over ${a}`);
  }
  return found;
}

/** Pairs that share an area: swept from left to right, so that a thousand are no work. */
export function overlaps(rects, most = 200) {
  const sorted = [...rects].sort((a, b) => a.x - b.x);
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
