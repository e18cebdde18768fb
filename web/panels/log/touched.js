// The view that a touch hit, for an app that draws its own screen.

import { displayOf } from "../../core/profile.js";

/** The maximum number of later states to search, because the app reports the view after the touch. */
const MOST_STATES = 40;

/** Returns the position of a touch on the display; undefined for other rows. */
function pointOf(row) {
  if (row.name === "OnTouchEvent") return row.params?.event?.[0]?.c?.at(-1);
  return row.kind === "delegate" ? row.more.point : undefined;
}

/** Returns the view in a state that a touch at this point hit: its id and class. */
function hitIn(state, app, { x, y }) {
  const { picture, lastTouch, nodes } = state?.apps?.[app]?.views ?? {};
  if (!lastTouch || lastTouch.hit === undefined) return undefined;
  const display = displayOf(state.headUnit?.profile);
  const [across, down] = lastTouch.point;
  const isThere = Math.abs((x * picture.width) / display.width - across) < 2 && Math.abs((y * picture.height) / display.height - down) < 2;
  return isThere ? { id: lastTouch.hit, class: nodes[lastTouch.hit]?.class ?? "A removed view" } : undefined;
}

/** Returns the view that the touch of a row hit, as the app reported it; undefined if there is none. */
export function viewHitBy(row, history) {
  const point = pointOf(row);
  if (!point) return undefined;
  try {
    let moment = history.moment("row", row.seq);
    for (let count = 0; moment && count < MOST_STATES; count += 1) {
      const hit = hitIn(history.stateAt(moment.seq), row.app, point);
      if (hit) return hit;
      moment = history.neighbours(moment.seq).later;
    }
  } catch {
    // A part of a file may be broken.
  }
  return undefined;
}
