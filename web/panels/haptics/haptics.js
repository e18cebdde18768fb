// Haptic rectangles: what was sent, which view each came from, why others were not, and what is wrong with them.

import { h, render } from "../../core/dom.js";
import { count, many } from "../../core/format.js";
import { icon } from "../../core/icons.js";
import { displayOf } from "../../core/profile.js";
import { touchedLast } from "../../core/rowtext.js";

/** More rows than this are not drawn; the layer on the car draws them all. */
const MOST = 200;

export function mount(element, store, send) {
  return store.watch((now) => [now.headUnit?.apps?.[now.app]?.haptics, now.headUnit?.profile, now.tree?.apps?.[now.app]?.haptics, now.newestRow, now.app, now.ui.light, now.ui.layers, now.live], () => draw(element, store, send));
}

function draw(element, store, send) {
  const shown = store.headUnit?.apps?.[store.app]?.haptics;
  const tower = store.tree?.apps?.[store.app]?.haptics;
  const rects = (shown?.rectOrder ?? []).map((id) => shown.rects[id]).filter(Boolean);
  if (rects.length === 0 && !tower?.verdicts?.length) {
    render(element, h("div", { key: "teaching", class: "teaching" }, h("p", {}, "An app that draws its own picture tells here where one can press, so that a knob can go from one to the next."), h("button", { class: "button", type: "button", on: { click: () => store.choose({ q: "rpc:SendHapticData", show: "log" }) } }, "Find it in the log")));
    return;
  }
  const sent = shown?.row ?? store.journal.findLast((row) => row.name === "SendHapticData" && row.app === store.app, store.newestRow)?.seq;
  const wrong = auditRects(rects, displayOf(store.headUnit.profile));
  render(
    element,
    h(
      "section",
      { key: "head", class: "section haptics-head" },
      h("span", {}, [tower?.crawler && `Crawler: ${tower.crawler}`, many(rects.length, "rectangle"), tower?.suppressed && `${count(tower.suppressed)} sendings held back, nothing had changed`].filter(Boolean).join(" · ")),
      h("span", { class: "card-acts" }, h("button", { class: "button", type: "button", "aria-pressed": String(Boolean(store.ui.layers?.haptics)), on: { click: () => store.choose({ layers: { ...store.ui.layers, haptics: !store.ui.layers?.haptics } }) } }, icon("target"), "Draw them on the car"), sent !== undefined && h("button", { class: "button", type: "button", on: { click: () => store.choose({ row: sent, show: "log" }) } }, "The last SendHapticData")),
    ),
    h("section", { key: "rects", class: "section" }, rectTable(rects, wrong, tower?.verdicts ?? [], store, send), rects.length > MOST && h("p", { class: "quiet" }, `${count(rects.length - MOST)} more are drawn on the car.`)),
    tower?.verdicts?.length > 0 && h("section", { key: "verdicts", class: "section" }, h("h3", { class: "section-title" }, "What the crawler thought of each view"), verdicts(tower.verdicts)),
    touch(rects, store),
  );
}

function rectTable(rects, wrong, verdicts, store, send) {
  return h(
    "table",
    { class: "table" },
    h("thead", {}, h("tr", {}, ["Id", "Source", "Place", "Size", "Finding", ""].map((name) => h("th", { scope: "col" }, name || h("span", { class: "hidden" }, "Select"))))),
    h("tbody", {}, rects.slice(0, MOST).map((rect) => rectRow(rect, wrong.get(rect.id) ?? [], verdicts.find(({ id }) => id === rect.id), store, send))),
  );
}

function rectRow(rect, findings, source, store, send) {
  const part = `rect/${rect.id}`;
  return h(
    "tr",
    { key: rect.id, class: store.ui.light?.part === part && "lit", on: { pointerenter: () => store.choose({ light: { part, app: store.app } }), pointerleave: () => store.choose({ light: undefined }) } },
    h("td", { class: "mono" }, String(rect.id)),
    h("td", { class: "mono" }, source ? [source.class, source.view].filter(Boolean).join(" ") : "sent by the app"),
    h("td", { class: "mono" }, `${round(rect.x)}, ${round(rect.y)}`),
    h("td", { class: "mono" }, `${round(rect.width)} × ${round(rect.height)}`),
    h("td", {}, findings.map(({ tone, text }) => h("span", { class: ["finding-text", tone] }, icon(tone === "bad" ? "fail" : "warning"), text))),
    h("td", {}, h("button", { class: "tool", type: "button", disabled: !store.live, "aria-label": `Select rectangle ${rect.id}`, title: "Select: press its middle", on: { click: () => select(rect, send) } }, icon("touch"))),
  );
}

const round = (value) => Number(value.toFixed(1));

/** Selecting a rectangle is a touch in its middle. */
async function select({ x, y, width, height }, send) {
  const points = [{ id: 0, x: Math.round(x + width / 2), y: Math.round(y + height / 2) }];
  const begun = await send("headUnit.touch", { type: "BEGIN", points });
  if (begun.ok) await send("headUnit.touch", { type: "END", points });
}

const verdicts = (all) =>
  h("table", { class: "table" }, h("thead", {}, h("tr", {}, ["View", "Class", "Verdict", "Why"].map((name) => h("th", { scope: "col" }, name)))), h("tbody", {}, all.slice(0, MOST).map((one) => h("tr", { key: one.view }, h("td", { class: "mono" }, one.view), h("td", { class: "mono" }, one.class ?? ""), h("td", {}, h("span", { class: ["mark", one.verdict === "reported" && "good"] }, one.verdict)), h("td", {}, one.reason ?? (one.id !== undefined ? `rectangle ${one.id}` : ""))))));

/** Where the app was last touched, and what it had told of that place. */
function touch(rects, store) {
  const last = touchedLast(store, store.app);
  if (!last) return undefined;
  const under = ({ x, y }) => rects.filter((rect) => x >= rect.x && y >= rect.y && x <= rect.x + rect.width && y <= rect.y + rect.height).map(({ id }) => `rectangle ${id}`).join(" and ");
  return h("section", { key: "touch", class: "section" }, h("h3", { class: "section-title" }, "Last touch"), h("p", {}, `${last.row.params.type} at `, last.points.map((point) => `${point.x}, ${point.y}: ${under(point) || "no rectangle"}`).join("; "), " ", h("button", { class: "button", type: "button", on: { click: () => store.choose({ row: last.row.seq, show: "log" }) } }, "Its message")));
}

/** Below this side, in pixels, a finger in a moving car misses. */
export const SMALL = 76;
export const TINY = 44;

/**
 * @param {{id: number, x: number, y: number, width: number, height: number}[]} rects
 * @param {{width: number, height: number}} display
 * @returns {Map<number, {tone: "warn" | "bad", text: string}[]>} by id, only those with something to say
 */
export function auditRects(rects, display) {
  const found = new Map();
  const say = (id, tone, text) => found.set(id, [...(found.get(id) ?? []), { tone, text }]);
  const middles = new Map();
  for (const rect of rects) {
    const side = Math.min(rect.width, rect.height);
    if (side < TINY) say(rect.id, "bad", `${side} px at its smaller side; ${TINY} is the least, ${SMALL} is good`);
    else if (side < SMALL) say(rect.id, "warn", `${side} px at its smaller side; ${SMALL} is good`);
    if (rect.x < 0 || rect.y < 0 || rect.x + rect.width > display.width || rect.y + rect.height > display.height) say(rect.id, "bad", "reaches beyond the display");
    const middle = `${rect.x + rect.width / 2} ${rect.y + rect.height / 2}`;
    if (middles.has(middle)) say(rect.id, "bad", `has the same middle as ${middles.get(middle)}: selecting either presses both`);
    else middles.set(middle, rect.id);
  }
  for (const [a, b] of overlaps(rects)) {
    say(a, "warn", `lies over ${b}`);
    say(b, "warn", `lies over ${a}`);
  }
  return found;
}

/** Pairs that share an area: swept from left to right, so that a thousand are no work. */
export function overlaps(rects, most = 200) {
  const sorted = [...rects].sort((a, b) => a.x - b.x);
  const pairs = [];
  for (let i = 0; i < sorted.length && pairs.length < most; i += 1) {
    const a = sorted[i];
    for (let j = i + 1; j < sorted.length && sorted[j].x < a.x + a.width && pairs.length < most; j += 1) {
      const b = sorted[j];
      if (b.y < a.y + a.height && a.y < b.y + b.height) pairs.push([a.id, b.id]);
    }
  }
  return pairs;
}
