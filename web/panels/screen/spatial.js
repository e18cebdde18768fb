// Which control is next: around with a knob, or over with the arrows. Pure sums on boxes.

/** The index one turn further, around the end. */
export function turned(current, count, steps) {
  if (count === 0) return -1;
  if (current < 0) return steps > 0 ? 0 : count - 1;
  return (((current + steps) % count) + count) % count;
}

const AXES = { right: [1, 0], left: [-1, 0], down: [0, 1], up: [0, -1] };

/**
 * The index of the nearest box in a direction; -1 when there is none. What lies straight ahead beats what lies aside.
 * @param {{x: number, y: number, w: number, h: number}[]} boxes
 */
export function nearest(boxes, from, direction) {
  const [dx, dy] = AXES[direction];
  const start = boxes[from];
  let best = -1;
  let bestCost = Infinity;
  for (const [index, box] of boxes.entries()) {
    if (index === from) continue;
    const ahead = gap(start, box, dx, dy);
    if (ahead === undefined) continue;
    const aside = dx !== 0 ? apart(start.y, start.h, box.y, box.h) : apart(start.x, start.w, box.x, box.w);
    const cost = ahead + aside * 3 + Math.abs(center(box, dx === 0) - center(start, dx === 0)) * 0.1;
    if (cost < bestCost) [best, bestCost] = [index, cost];
  }
  return best;
}

const center = ({ x, y, w, h }, horizontal) => (horizontal ? x + w / 2 : y + h / 2);

/** How far the box lies ahead; undefined when it does not. */
function gap(start, box, dx, dy) {
  const distance = dx > 0 ? box.x - (start.x + start.w) : dx < 0 ? start.x - (box.x + box.w) : dy > 0 ? box.y - (start.y + start.h) : start.y - (box.y + box.h);
  const size = dx !== 0 ? Math.min(start.w, box.w) : Math.min(start.h, box.h);
  return distance > -size / 2 ? Math.max(0, distance) : undefined;
}

const apart = (a, aLength, b, bLength) => Math.max(0, Math.max(a, b) - Math.min(a + aLength, b + bLength));
