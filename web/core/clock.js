// What time it is on the head unit, and what its media clock shows.

/**
 * The head unit's clock as the page knows it: the newest instant it was told, and how long ago that was.
 * @param {{at?: number, heardAt?: number, clock?: {state: string, now?: number}}} known
 * @param {number} here  the page's own clock, in milliseconds
 */
export function headUnitNow({ at, heardAt, clock }, here) {
  if (clock?.state === "paused") return clock.now ?? at ?? 0;
  return (at ?? 0) + Math.max(0, here - (heardAt ?? here));
}

/**
 * What the media clock shows at an instant.
 * @returns {undefined | {shownMs: number, endMs?: number, fraction?: number, running: boolean}}
 */
export function mediaClockAt(clock, now) {
  if (!clock || clock.updateMode === "CLEAR" || clock.startMs === undefined) return undefined;
  const rate = clock.countRate ?? 1;
  const paused = clock.pausedAt !== undefined;
  const passed = ((paused ? clock.pausedAt : now) - (clock.setAt ?? now)) * rate;
  const down = clock.updateMode === "COUNTDOWN" || clock.direction === "down";
  const { endMs } = clock;
  const raw = down ? clock.startMs - passed : clock.startMs + passed;
  const low = down ? Math.min(endMs ?? 0, clock.startMs) : 0;
  const high = down ? clock.startMs : (endMs ?? Infinity);
  const shownMs = Math.min(Math.max(raw, low), high);
  const span = down ? clock.startMs - low : endMs;
  const fraction = span > 0 ? (down ? (clock.startMs - shownMs) / span : shownMs / span) : undefined;
  return { shownMs, endMs, fraction, running: !paused && shownMs > low - 1 && (down ? shownMs > low : shownMs < high) };
}

/** `1:02:03` or `2:03`. */
export function clockText(ms) {
  const total = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  const tail = `${hours > 0 ? String(minutes).padStart(2, "0") : minutes}:${String(seconds).padStart(2, "0")}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}

/** How much of an overlay's time is left: `{fraction, leftMs}`, or undefined when it has no limit. */
export function remaining(overlay, now) {
  if (overlay?.endsAt === undefined || overlay.shownAt === undefined) return undefined;
  const whole = overlay.durationMs ?? overlay.endsAt - overlay.shownAt;
  const leftMs = Math.max(0, overlay.endsAt - now);
  return { leftMs, fraction: whole > 0 ? Math.min(1, leftMs / whole) : 0 };
}
