// The timeline's picture, on a canvas: ten thousands of marks are no elements.

import { instant } from "../../core/format.js";
import { levelSpans, marks, placeOf } from "./scale.js";

export const LANES = { level: { y: 4, h: 16 }, app: { y: 24, h: 20 }, rpc: { y: 48, h: 26 }, time: { y: 76, h: 16 } };
const FOLDED = { level: { y: 2, h: 6 }, app: { y: 0, h: 0 }, rpc: { y: 10, h: 22 }, time: { y: 33, h: 12 } };
const LEVEL_SHADES = { FULL: 0.9, LIMITED: 0.55, BACKGROUND: 0.3, NONE: 0.12 };

export function paint(canvas, { store, lanes, window, folded }) {
  const width = canvas.clientWidth;
  const height = canvas.clientHeight;
  if (width === 0) return;
  const dots = devicePixelRatio;
  if (canvas.width !== Math.round(width * dots)) canvas.width = Math.round(width * dots);
  if (canvas.height !== Math.round(height * dots)) canvas.height = Math.round(height * dots);
  const pen = canvas.getContext("2d");
  const style = getComputedStyle(canvas);
  const color = (name) => style.getPropertyValue(`--paint-${name}`).trim() || style.color;
  pen.setTransform(dots, 0, 0, dots, 0, 0);
  pen.clearRect(0, 0, width, height);
  const places = folded ? FOLDED : LANES;
  const picture = { pen, width, color, places, window, place: (at) => placeOf(at, window, width), font: style.fontFamily };
  times(picture);
  levels(picture, lanes.levels.get(store.app) ?? [], store);
  rows(picture, store);
  overlays(picture, lanes.overlays, store);
}

function times({ pen, width, color, places, window, place, font }) {
  const { at: instants, step } = marks(window, width);
  pen.font = `10.5px ${font}`;
  pen.textBaseline = "middle";
  for (const at of instants) {
    const x = Math.round(place(at)) + 0.5;
    pen.strokeStyle = color("line");
    pen.beginPath();
    pen.moveTo(x, 0);
    pen.lineTo(x, places.time.y + 3);
    pen.stroke();
    pen.fillStyle = color("soft");
    const text = instant(at);
    pen.fillText(step >= 1000 ? text.slice(0, -4) : text, x + 4, places.time.y + places.time.h / 2);
  }
}

function levels({ pen, color, places: { level: lane }, window, place, font }, statuses, store) {
  for (const { from, to, level } of levelSpans(statuses, window, store.live ? store.now : window.to)) {
    if (!level) continue;
    const [x, end] = [place(from), place(to)];
    pen.globalAlpha = LEVEL_SHADES[level] ?? 0.2;
    pen.fillStyle = color("accent");
    pen.fillRect(x, lane.y, Math.max(1, end - x - 1), lane.h);
    pen.globalAlpha = 1;
    if (lane.h < 12) continue;
    pen.font = `600 10px ${font}`;
    if (end - x < pen.measureText(level).width + 10) continue;
    pen.fillStyle = LEVEL_SHADES[level] > 0.5 ? color("accent-ink") : color("ink");
    pen.fillText(level, Math.max(x, 0) + 5, lane.y + lane.h / 2 + 0.5);
  }
}

/** One pass over the rows in sight, counted by pixel: many in one place are one taller mark. */
function rows({ pen, width, color, places: { app, rpc }, window, place }, store) {
  const { journal } = store;
  const columns = Math.ceil(width) + 1;
  const bins = { toCar: new Uint16Array(columns), toApp: new Uint16Array(columns), calls: new Uint16Array(columns), found: new Uint8Array(columns) };
  const last = journal.indexAt(window.to);
  for (let index = journal.indexAt(window.from) + 1; index <= last; index += 1) {
    const row = journal.at(index);
    const x = Math.floor(place(row.at));
    if (x < 0 || x >= columns) continue;
    if (row.kind === "rpc") bins[row.direction === "toApp" ? "toApp" : "toCar"][x] += 1;
    else if (row.kind === "finding" || row.kind === "process") bins.found[x] = 1;
    else if ((row.kind === "delegate" || row.kind === "viewController" || row.kind === "command" || row.kind === "state") && (row.app === store.app || row.app === undefined)) bins.calls[x] += 1;
  }
  const middle = rpc.y + rpc.h / 2;
  const tall = (count, most) => Math.min(most, 4 + Math.log2(1 + count) * 3);
  for (let x = 0; x < columns; x += 1) {
    if (bins.toCar[x]) bar(pen, color("to-car"), x, middle - tall(bins.toCar[x], rpc.h / 2), tall(bins.toCar[x], rpc.h / 2) - 0.5);
    if (bins.toApp[x]) bar(pen, color("to-app"), x, middle + 0.5, tall(bins.toApp[x], rpc.h / 2));
    if (bins.calls[x] && app.h) bar(pen, color("ink"), x, app.y + app.h - tall(bins.calls[x] + 2, app.h), tall(bins.calls[x] + 2, app.h));
    if (bins.found[x]) bar(pen, color("warn"), x, (app.h ? app.y : rpc.y) - 1, 5);
  }
}

function bar(pen, color, x, y, height) {
  pen.fillStyle = color;
  pen.fillRect(x - 0.5, y, 2, height);
}

function overlays({ pen, color, places: { rpc }, window, place }, requests, store) {
  pen.fillStyle = color("to-car");
  for (const row of requests) {
    const end = row.latencyMs !== undefined ? row.at + row.latencyMs : store.now;
    if (end < window.from || row.at > window.to) continue;
    pen.globalAlpha = 0.4;
    pen.fillRect(place(row.at), rpc.y + rpc.h / 2 - 2, Math.max(2, place(end) - place(row.at)), 4);
    pen.globalAlpha = 1;
  }
}
