// The sums of the timeline: time to place and back, zooming, round steps for the marks. Pure.

export const SHORTEST_MS = 200;

/** The stretch of time to show when nobody has zoomed: everything, but at most five minutes. */
export function fitted({ oldest = 0, now }) {
  const span = Math.min(300_000, Math.max(10_000, (now - oldest) * 1.04));
  return { from: now - span, to: now };
}

export const placeOf = (at, { from, to }, width) => ((at - from) / (to - from)) * width;

export const timeAt = (x, { from, to }, width) => from + (x / width) * (to - from);

/** Zooms around an instant, which stays where it is. */
export function zoomed({ from, to }, factor, around, { oldest, now }) {
  const span = Math.min(Math.max(SHORTEST_MS, (to - from) * factor), Math.max(10_000, (now - oldest) * 1.2));
  const share = (around - from) / (to - from);
  return { from: around - span * share, to: around + span * (1 - share) };
}

/** Round instants to mark, at least `gap` pixels apart. */
export function marks({ from, to }, width, gap = 90) {
  const least = ((to - from) * gap) / width;
  const step = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 15_000, 30_000, 60_000, 120_000, 300_000, 600_000, 1_800_000, 3_600_000].find((one) => one >= least) ?? 7_200_000;
  const found = [];
  for (let at = Math.ceil(Math.max(0, from) / step) * step; at <= to; at += step) found.push(at);
  return { step, at: found };
}

/** The level of an app over time, from the statuses it was told: `{from, to, level}`, cut to what is shown. */
export function levelSpans(statuses, { from, to }, now) {
  const spans = [];
  for (const [index, { at, level }] of statuses.entries()) {
    const end = statuses[index + 1]?.at ?? now;
    if (end < from || at > to || level === statuses[index - 1]?.level) {
      if (spans.length > 0 && level === spans.at(-1).level) spans.at(-1).to = Math.min(to, end);
      continue;
    }
    spans.push({ from: Math.max(from, at), to: Math.min(to, end), level });
  }
  return spans;
}
