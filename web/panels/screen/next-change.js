// Computes when the display next changes without a message, so that it is drawn only at these times. Pure.

import { mediaClockAt } from "../../core/format.js";

const MINUTE = 60_000;
const SECOND = 1000;
/** The interval in which a countdown ring or a level meter is drawn, in milliseconds. */
const SMOOTH_MS = 100;

/**
 * Returns the time in milliseconds until the display must be drawn again without a message; undefined if the display does not change.
 * @param {{headUnit?: object, tree?: object, live: boolean, now: number}} store
 */
export function nextChange({ headUnit, tree, live, now }) {
  if (!headUnit || !live || tree.bridge?.clock?.state === "paused") return undefined;
  const started = Date.parse(tree.bridge?.startedAt);
  const wall = Number.isNaN(started) ? Date.now() : started + now;
  return Math.min(MINUTE - (wall % MINUTE), played(headUnit, now), overlaid(headUnit, now));
}

/** Returns the time until the media clock on the display shows the next second. */
function played({ apps, activeApp }, now) {
  const app = apps?.[activeApp];
  const clock = mediaClockAt(app?.mediaClock, now);
  if (!clock?.running) return Infinity;
  const rate = app.mediaClock.countRate ?? 1;
  const soon = mediaClockAt(app.mediaClock, now + 1);
  const over = clock.shownMs % SECOND;
  const left = soon.shownMs < clock.shownMs ? over : SECOND - over;
  return rate > 0 ? Math.max(SMOOTH_MS, Math.ceil(left / rate) + 1) : Infinity;
}

/** Returns the time until a countdown ring or a level meter must be drawn again. */
function overlaid({ overlays, visibleOverlay }, now) {
  const overlay = overlays?.[visibleOverlay];
  if (!overlay) return Infinity;
  const heard = overlay.audio?.levels?.length > 0 && now < overlay.audio.heardAt + overlay.audio.levels.length * SMOOTH_MS + SMOOTH_MS;
  return overlay.endsAt > now || heard ? SMOOTH_MS : Infinity;
}
