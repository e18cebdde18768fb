// Latencies and rates out of journal rows. Pure sums.

import { percentile } from "../../core/format.js";
import { worked } from "../../core/filter.js";

/** For each RPC: how often, how fast, how often it failed; the most frequent first. */
export function byName(rows) {
  const groups = new Map();
  for (const row of rows) {
    if (row.kind !== "rpc") continue;
    const group = groups.get(row.name) ?? { name: row.name, count: 0, failed: 0, open: 0, bytes: 0, times: [] };
    group.count += 1;
    group.bytes += row.bytes ?? 0;
    if (row.latencyMs !== undefined) group.times.push(row.latencyMs);
    if (row.result !== undefined && !worked(row.result)) group.failed += 1;
    if (row.rpcType === "request" && row.result === undefined) group.open += 1;
    groups.set(row.name, group);
  }
  return [...groups.values()]
    .map(({ times, ...group }) => ({ ...group, p50: percentile(times, 0.5), p95: percentile(times, 0.95), max: times.length ? Math.max(...times) : undefined }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** How many rows fall into each of the last `count` spans of `ms` before `now`, oldest first. */
export function ratesOf(rows, now, ms, count) {
  const bins = new Array(count).fill(0);
  for (const row of rows) {
    const bin = count - 1 - Math.floor((now - row.at) / ms);
    if (bin >= 0 && bin < count) bins[bin] += 1;
  }
  return bins;
}
