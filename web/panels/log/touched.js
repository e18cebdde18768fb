// Finds the view that a touch has hit in an app that draws its own screen.

import { displayOf } from "../../core/profile.js";

/** The maximum number of later states that are searched. The app reports the hit view some time after the touch. */
const MOST_STATES = 40;

/** Returns the position of a touch on the display; undefined if the row is not a touch. */
function pointOf(row) {
  if (row.name === "OnTouchEvent") return row.params?.event?.[0]?.c?.at(-1);
  return row.kind === "delegate" ? row.more.point : undefined;
}

/** Returns the id and class of the view that the last touch in `state` has hit; undefined if this touch was at another point. */
function hitIn(state, app, { x, y }) {
  const { picture, lastTouch, nodes } = state?.apps?.[app]?.views ?? {};
  if (!lastTouch || lastTouch.hit === undefined) return undefined;
  const display = displayOf(state.headUnit?.profile);
  const [across, down] = lastTouch.point;
  const isThere = Math.abs((x * picture.width) / display.width - across) < 2 && Math.abs((y * picture.height) / display.height - down) < 2;
  return isThere ? { id: lastTouch.hit, class: nodes[lastTouch.hit]?.class ?? "A removed view" } : undefined;
}

/** Returns the view that the touch of a row has hit; undefined if the app has reported no view. */
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
    // A part of the file may be broken.
  }
  return undefined;
}
