// Formats numbers, durations and instants for users, and computes the current time of the head unit. Pure.

/** Matches the escape sequences of a terminal, such as colours. */
// deno-lint-ignore no-control-regex
const ESCAPES = /\x1b\[[\d;:?]*[A-Za-z]/g;

/** Returns a line of a program's output without escape sequences. */
export const plain = (text) => text.replace(ESCAPES, "");

/** Formats a duration: `0.8 ms`, `12 ms`, `1.2 s`, `2 min`. */
export function span(ms) {
  if (ms === undefined) return "";
  if (ms < 10) return `${Number(ms.toFixed(1))} ms`;
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${Number((ms / 1000).toFixed(1))} s`;
  if (ms < 3_600_000) return `${Math.round(ms / 60_000)} min`;
  return `${Number((ms / 3_600_000).toFixed(1))} h`;
}

/** Formats a number of bytes: `812 B`, `1.3 KB`, `2.4 MB`. */
export function size(bytes) {
  if (bytes === undefined) return "";
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Number((bytes / 1000).toFixed(1))} KB`;
  return `${Number((bytes / 1_000_000).toFixed(1))} MB`;
}

/** Formats an instant of the head unit's clock: `0:01.250`, `12:01.250`, `1:02:03.004`. */
export function instant(at) {
  if (at === undefined) return "";
  const whole = Math.max(0, Math.floor(at));
  const ms = String(whole % 1000).padStart(3, "0");
  const seconds = Math.floor(whole / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const tail = `${String(seconds % 60).padStart(2, "0")}.${ms}`;
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
}

/** Formats a whole number: `1,234,567`. */
export const count = (number) => String(number).replace(/\B(?=(\d{3})+(?!\d))/g, ",");

/** Formats a number with its noun: `1 row`, `2 rows`. */
export const many = (number, noun, nouns = `${noun}s`) => `${count(number)} ${number === 1 ? noun : nouns}`;

/** Returns a percentile of numbers. `share` is 0.5 for the median. */
export function percentile(numbers, share) {
  if (numbers.length === 0) return undefined;
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)];
}

/**
 * Returns the current time of the head unit's clock: the newest received time, plus the time since its arrival.
 * @param {{at?: number, heardAt?: number, clock?: {state: string, now?: number}}} known `heardAt` is the arrival on the page's clock
 * @param {number} here the time of the page's clock, in milliseconds
 */
export function headUnitNow({ at, heardAt, clock }, here) {
  if (clock?.state === "paused") return clock.now ?? at ?? 0;
  return (at ?? 0) + Math.max(0, here - (heardAt ?? here));
}

/**
 * Returns what an app's media clock shows at an instant; undefined if the app shows no media clock.
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

/** Formats a time of the media clock: `1:02:03` or `2:03`. */
export function clockText(ms) {
  const total = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  const tail = `${hours > 0 ? String(minutes).padStart(2, "0") : minutes}:${String(seconds).padStart(2, "0")}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}

/** Returns the remaining time of an overlay: `{fraction, leftMs}`; undefined if the overlay has no time limit. */
export function remaining(overlay, now) {
  if (overlay?.endsAt === undefined || overlay.shownAt === undefined) return undefined;
  const whole = overlay.durationMs ?? overlay.endsAt - overlay.shownAt;
  const leftMs = Math.max(0, overlay.endsAt - now);
  return { leftMs, fraction: whole > 0 ? Math.min(1, leftMs / whole) : 0 };
}
