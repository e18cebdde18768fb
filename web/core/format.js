// Numbers as people read them.

/** `0.8 ms`, `12 ms`, `1.2 s`, `2 min`. */
export function span(ms) {
  if (ms === undefined) return "";
  if (ms < 10) return `${Number(ms.toFixed(1))} ms`;
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${Number((ms / 1000).toFixed(1))} s`;
  if (ms < 3_600_000) return `${Math.round(ms / 60_000)} min`;
  return `${Number((ms / 3_600_000).toFixed(1))} h`;
}

/** `812 B`, `1.3 KB`, `2.4 MB`. */
export function size(bytes) {
  if (bytes === undefined) return "";
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Number((bytes / 1000).toFixed(1))} KB`;
  return `${Number((bytes / 1_000_000).toFixed(1))} MB`;
}

/** An instant of the head unit's clock: `0:01.250`, `12:01.250`, `1:02:03.004`. */
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

/** `1,234,567`. */
export const count = (number) => String(number).replace(/\B(?=(\d{3})+(?!\d))/g, ",");

/** `1 row`, `2 rows`. */
export const many = (number, noun, nouns = `${noun}s`) => `${count(number)} ${number === 1 ? noun : nouns}`;

/** A percentile of numbers that need no order. */
export function percentile(numbers, share) {
  if (numbers.length === 0) return undefined;
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)];
}
