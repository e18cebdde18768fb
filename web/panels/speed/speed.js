// How fast it goes: what the bridge measures, and what the log says of each RPC.

import { h, render } from "../../core/dom.js";
import { count, size, span } from "../../core/format.js";
import { byName, ratesOf } from "./sums.js";

/** The newest rows that are summed up. */
const NEWEST = 10_000;
const SECONDS = 60;

export function mount(element, store) {
  const redraw = () => draw(element, store);
  const stop = store.watch((now) => [now.tree?.performance, now.moment], redraw);
  const timer = setInterval(redraw, 1000);
  return () => {
    stop();
    clearInterval(timer);
  };
}

function draw(element, store) {
  const rows = newest(store);
  const measured = store.tree?.performance ?? {};
  if (rows.length === 0) {
    render(element, h("div", { key: "teaching", class: "teaching" }, h("p", {}, "How long each kind of message takes, how many come a second, and where they queue: it stands here as soon as there are some.")));
    return;
  }
  const queues = Object.entries(measured.queues ?? {});
  render(
    element,
    h("dl", { key: "figures", class: "figures" }, tile("RPCs a second", measured.rpcPerSecond), tile("Half within", span(measured.latencyMs?.p50)), tile("95 of 100 within", span(measured.latencyMs?.p95)), tile("Rows", measured.rows ?? store.journal.length), tile("Clients", measured.clients)),
    h("section", { key: "rate", class: "section" }, h("h3", { class: "section-title" }, `Rows in each of the last ${SECONDS} seconds`), sparks(ratesOf(rows, store.now, 1000, SECONDS))),
    queues.length > 0 && h("section", { key: "queues", class: "section" }, h("h3", { class: "section-title" }, "Waiting in queues"), h("ul", { class: "queues" }, queues.map(([name, depth]) => h("li", { key: name }, h("span", {}, name), h("meter", { min: "0", max: "100", low: "25", high: "75", optimum: "0", prop: { value: Math.min(100, depth) }, "aria-label": `${name}: ${depth}` }), h("span", { class: "number mono" }, count(depth)))))),
    h("section", { key: "table", class: "section" }, table(byName(rows), store)),
  );
}

function newest({ journal, newestRow }) {
  const last = journal.indexOf(newestRow);
  const rows = [];
  for (let index = Math.max(0, last - NEWEST + 1); index <= last; index += 1) rows.push(journal.at(index));
  return rows;
}

const tile = (label, value) => value !== undefined && value !== "" && h("div", { class: "figure" }, h("dt", {}, label), h("dd", {}, typeof value === "number" ? count(Math.round(value * 10) / 10) : value));

function sparks(bins) {
  const most = Math.max(1, ...bins);
  return h("svg", { class: "sparks", viewBox: `0 0 ${bins.length * 4} 40`, preserveAspectRatio: "none", role: "img", "aria-label": `At most ${most} a second` }, bins.map((value, index) => h("rect", { x: index * 4, y: 40 - (value / most) * 38, width: 3, height: Math.max(value > 0 ? 1 : 0, (value / most) * 38) })));
}

function table(groups, store) {
  const heads = [["RPC", ""], ["Times", "number"], ["Half", "number"], ["95 %", "number"], ["Longest", "number"], ["Failed", "number"], ["Open", "number"], ["Bytes", "number"]];
  return h(
    "table",
    { class: "table" },
    h("thead", {}, h("tr", {}, heads.map(([name, kind]) => h("th", { scope: "col", class: kind }, name)))),
    h(
      "tbody",
      {},
      groups.map((group) =>
        h(
          "tr",
          { key: group.name },
          h("td", {}, h("button", { class: "text-button", type: "button", on: { click: () => store.choose({ q: `rpc:${group.name}`, show: "log" }) } }, group.name)),
          [count(group.count), span(group.p50), span(group.p95), span(group.max), group.failed || "", group.open || "", size(group.bytes)].map((value) => h("td", { class: "number" }, String(value))),
        ),
      ),
    ),
  );
}
