// The Speed panel: metrics of the bridge, and response times, rates and failures of each RPC from the log.

import { h, render } from "../../core/dom.js";
import { worked } from "../../core/filter.js";
import { count, percentile, size, span } from "../../core/format.js";
import { emptyState, section, startButton, table } from "../../core/parts.js";

const NEWEST = 10_000;
const SECONDS = 60;

/** Metrics that are not in the log, by their names in `/metrics`. The page requests these metrics only while the panel is shown. */
const ASKED = {
  listeners: "sdl_bridge_listeners",
  rows: "sdl_bridge_journal_rows",
  unwritten: "sdl_bridge_journal_waiting_rows",
  memory: "process_resident_memory_bytes",
};

export function gaugesOf(text) {
  const values = new Map(
    text.split("\n").filter((line) => line && line[0] !== "#").map((
      line,
    ) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ") + 1))]),
  );
  return Object.fromEntries(Object.entries(ASKED).map(([key, name]) => [key, values.get(name)]));
}

export function mount(element, store, send) {
  let asked = {};
  const redraw = () => draw(element, store, send, asked);
  const ask = async () => {
    const answer = store.live && !document.hidden && store.status.phase === "live" &&
      (await fetch(new URL("metrics", document.baseURI)).catch(() => undefined));
    if (answer?.ok) asked = gaugesOf(await answer.text());
    redraw();
  };
  const stop = store.watch((now) => [now.moment, now.ui.brush], redraw);
  const timer = setInterval(ask, 1000);
  ask();
  return () => {
    stop();
    clearInterval(timer);
  };
}

function draw(element, store, send, asked) {
  const rows = newest(store);
  if (rows.length === 0) {
    render(
      element,
      emptyState(
        "Response times, message rates and queues appear here after the first messages.",
        startButton(store, send),
      ),
    );
    return;
  }
  const groups = byName(rows);
  const times = rows.map((row) => row.latencyMs).filter((ms) => ms !== undefined);
  const rates = ratesOf(rows, store.ui.brush?.to ?? store.now, 1000, SECONDS);
  const open = (direction) =>
    rows.filter((row) => row.rpcType === "request" && row.result === undefined && row.direction === direction).length;
  const queues = [["Requests waiting for the car", open("toHeadUnit")], ["Requests waiting for an app", open("toApp")], [
    "Rows not yet on disk",
    asked.unwritten,
  ]].filter(([, depth]) => depth !== undefined);
  render(
    element,
    h(
      "dl",
      { key: "figures", class: "figures" },
      tile("Rows per second", Math.max(rates.at(-1), rates.at(-2))),
      tile("Median response time", span(percentile(times, 0.5))),
      tile("95th percentile", span(percentile(times, 0.95))),
      tile("Rows in the journal", asked.rows ?? store.journal.length),
      tile("Clients", asked.listeners),
      tile("Bridge memory", size(asked.memory)),
    ),
    section("rate", `Rows per second, last ${SECONDS} seconds`, sparks(rates)),
    section(
      "queues",
      "Waiting",
      h(
        "ul",
        { class: "queues" },
        queues.map(([name, depth]) =>
          h(
            "li",
            { key: name },
            h("span", {}, name),
            h("meter", {
              min: "0",
              max: "100",
              low: "25",
              high: "75",
              optimum: "0",
              prop: { value: Math.min(100, depth) },
              "aria-label": `${name}: ${depth}`,
            }),
            h("span", { class: "number mono" }, count(depth)),
          )
        ),
      ),
    ),
    section("table", undefined, byRPC(groups, store)),
  );
}

function newest(store) {
  const { journal, newestRow, ui: { brush } } = store;
  const last = Math.min(journal.indexOf(newestRow), brush ? journal.indexAt(brush.to) : Infinity);
  const rows = [];
  for (let index = Math.max(0, last - NEWEST + 1); index <= last; index += 1) {
    if (store.within(journal.at(index))) rows.push(journal.at(index));
  }
  return rows;
}

const tile = (label, value) =>
  value !== undefined && value !== "" &&
  h("div", { class: "figure" }, h("dt", {}, label), h("dd", {}, typeof value === "number" ? count(Math.round(value * 10) / 10) : value));

function sparks(bins) {
  const most = Math.max(1, ...bins);
  return h(
    "svg",
    {
      class: "sparks",
      viewBox: `0 0 ${bins.length * 4} 40`,
      preserveAspectRatio: "none",
      role: "img",
      "aria-label": `Rows per second; the maximum is ${most}`,
    },
    bins.map((value, index) =>
      h("rect", { x: index * 4, y: 40 - (value / most) * 38, width: 3, height: Math.max(value > 0 ? 1 : 0, (value / most) * 38) })
    ),
  );
}

function byRPC(groups, store) {
  return table(
    [
      "RPC",
      ...["Count", "Median", "95 %", "Max", "Failed", "Open", "Bytes"].map((name) => h("th", { scope: "col", class: "number" }, name)),
    ],
    groups.map((group) =>
      h(
        "tr",
        { key: group.name },
        h(
          "td",
          {},
          h("button", { class: "text-button", on: { click: () => store.choose({ q: `rpc:${group.name}`, show: "log" }) } }, group.name),
        ),
        [count(group.count), span(group.p50), span(group.p95), span(group.max), group.failed || "", group.open || "", size(group.bytes)]
          .map((value) => h("td", { class: "number" }, value)),
      )
    ),
  );
}

/** Returns number, response times and failures of each RPC. The most frequent RPC is first. */
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
    .map(({ times, ...group }) => ({
      ...group,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      max: times.length ? Math.max(...times) : undefined,
    }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** Returns the number of rows in each of the last `count` intervals of `ms` milliseconds before `now`, oldest interval first. */
export function ratesOf(rows, now, ms, count) {
  const bins = new Array(count).fill(0);
  for (const row of rows) {
    const bin = count - 1 - Math.floor((now - row.at) / ms);
    if (bin >= 0 && bin < count) bins[bin] += 1;
  }
  return bins;
}
