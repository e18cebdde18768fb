// Draws the timeline on a canvas, because tens of thousands of marks would be too many elements.

import { instant } from "../../core/format.js";

const LANES = { level: { y: 4, h: 16 }, app: { y: 24, h: 20 }, rpc: { y: 48, h: 26 }, time: { y: 76, h: 16 } };
const FOLDED = { level: { y: 2, h: 6 }, app: { y: 0, h: 0 }, rpc: { y: 10, h: 22 }, time: { y: 33, h: 12 } };
/** The positions of the lanes (the horizontal strips of the timeline) if there is a lane for messages between the car and a web HMI. */
const LANES_WITH_HMI = {
  level: { y: 3, h: 14 },
  app: { y: 19, h: 15 },
  rpc: { y: 37, h: 20 },
  hmi: { y: 58, h: 18 },
  time: { y: 78, h: 14 },
};
const FOLDED_WITH_HMI = { level: { y: 2, h: 6 }, app: { y: 0, h: 0 }, rpc: { y: 9, h: 13 }, hmi: { y: 22, h: 11 }, time: { y: 34, h: 11 } };
/** The positions of the lanes if there is a lane for drives. */
const LANES_WITH_DRIVE = {
  level: { y: 3, h: 14 },
  app: { y: 19, h: 13 },
  rpc: { y: 35, h: 21 },
  drive: { y: 59, h: 15 },
  time: { y: 78, h: 14 },
};
const FOLDED_WITH_DRIVE = {
  level: { y: 2, h: 5 },
  app: { y: 0, h: 0 },
  rpc: { y: 8, h: 14 },
  drive: { y: 23, h: 10 },
  time: { y: 34, h: 11 },
};
const LANES_WITH_BOTH = {
  level: { y: 2, h: 12 },
  app: { y: 16, h: 10 },
  rpc: { y: 28, h: 16 },
  hmi: { y: 46, h: 14 },
  drive: { y: 63, h: 13 },
  time: { y: 79, h: 13 },
};
const FOLDED_WITH_BOTH = {
  level: { y: 1, h: 5 },
  app: { y: 0, h: 0 },
  rpc: { y: 7, h: 10 },
  hmi: { y: 18, h: 8 },
  drive: { y: 27, h: 7 },
  time: { y: 35, h: 11 },
};
const CALLS = new Set(["delegate", "viewController", "command", "state"]);
const LEVEL_SHADES = { FULL: 0.9, LIMITED: 0.55, BACKGROUND: 0.3, NONE: 0.12 };

const shade = (level) => (level ? LEVEL_SHADES[level] ?? 0.2 : 0);

/** Returns the positions of the lanes. The lanes for a web HMI and for drives are left out if they have no content. */
export function placesOf({ hasHMI, drives = [] }, folded) {
  const [whole, narrow] = drives.length > 0
    ? hasHMI ? [LANES_WITH_BOTH, FOLDED_WITH_BOTH] : [LANES_WITH_DRIVE, FOLDED_WITH_DRIVE]
    : hasHMI
    ? [LANES_WITH_HMI, FOLDED_WITH_HMI]
    : [LANES, FOLDED];
  return folded ? narrow : whole;
}

export function paint(canvas, { store, lanes, window, folded, counts }) {
  const width = canvas.clientWidth;
  const height = canvas.clientHeight;
  if (width === 0) return;
  const dots = devicePixelRatio;
  if (canvas.width !== Math.round(width * dots)) canvas.width = Math.round(width * dots);
  if (canvas.height !== Math.round(height * dots)) canvas.height = Math.round(height * dots);
  const pen = canvas.getContext("2d");
  const style = getComputedStyle(canvas);
  const colors = new Map();
  const color = (name) => {
    if (!colors.has(name)) colors.set(name, style.getPropertyValue(`--paint-${name}`).trim() || style.color);
    return colors.get(name);
  };
  pen.setTransform(dots, 0, 0, dots, 0, 0);
  pen.clearRect(0, 0, width, height);
  const places = placesOf(lanes, folded);
  const picture = { pen, width, color, places, window, place: (at) => placeOf(at, window, width), font: style.fontFamily };
  times(picture);
  levels(picture, lanes.levels.get(store.app) ?? [], store);
  rows(picture, counts.of(store.journal, window, width), store.app);
  overlays(picture, lanes.overlays, store);
  if (places.drive) {
    driveMarks(picture, lanes.marks, drives(picture, lanes.drives, store), store);
  }
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
  pen.font = `600 10px ${font}`;
  const wide = Object.fromEntries(Object.keys(LEVEL_SHADES).map((level) => [level, pen.measureText(level).width + 10]));
  const spans = levelSpans(statuses, window, store.live ? store.now : window.to);
  for (const { from, to, level } of mergeThin(spans, place)) {
    if (!level) continue;
    const [x, end] = [place(from), place(to)];
    pen.globalAlpha = shade(level);
    pen.fillStyle = color("accent");
    pen.fillRect(x, lane.y, Math.max(1, end - x - 1), lane.h);
    pen.globalAlpha = 1;
    if (lane.h < 12 || !(end - x >= wide[level])) continue;
    pen.fillStyle = shade(level) > 0.5 ? color("accent-ink") : color("ink");
    pen.fillText(level, Math.max(x, 0) + 5, lane.y + lane.h / 2 + 0.5);
  }
}

/** Counts the rows at each pixel of a time range. While the range and the rows stay the same, the counts are reused. */
export class Counts {
  #key = "";
  #bins;

  of(journal, window, width) {
    const key = [window.from, window.to, width, journal.version].join();
    if (key !== this.#key) this.#bins = counted(journal, window, width);
    this.#key = key;
    return this.#bins;
  }
}

/** Counts the visible rows in one pass. A life-cycle call is counted for its app. A call without an app is counted for all apps. */
function counted(journal, window, width) {
  const columns = Math.ceil(width) + 1;
  const bins = {
    columns,
    toCar: new Uint16Array(columns),
    toApp: new Uint16Array(columns),
    fromHMI: new Uint16Array(columns),
    toHMI: new Uint16Array(columns),
    found: new Uint8Array(columns),
    calls: new Map(),
  };
  const last = journal.indexAt(window.to);
  for (let index = journal.indexAt(window.from) + 1; index <= last; index += 1) {
    const row = journal.at(index);
    const x = Math.floor(placeOf(row.at, window, width));
    if (x < 0 || x >= columns) continue;
    const { kind } = row;
    if (row.source === "hmi") bins[row.direction === "toHMI" ? "toHMI" : "fromHMI"][x] += 1;
    else if (kind === "rpc") bins[row.direction === "toApp" ? "toApp" : "toCar"][x] += 1;
    else if (kind === "finding" || kind === "process") bins.found[x] = 1;
    else if (CALLS.has(kind)) {
      const calls = bins.calls.get(row.app) ?? new Uint16Array(columns);
      calls[x] += 1;
      bins.calls.set(row.app, calls);
    }
  }
  return bins;
}

/** Draws a mark for each row. Several rows at one pixel share one higher mark. */
function rows({ pen, color, places: { app, rpc, hmi } }, bins, shown) {
  const tall = (count, most) => Math.min(most, 4 + Math.log2(1 + count) * 3);
  /** Draws messages to the car above the middle of a lane, and messages from the car below the middle. */
  const both = (lane, x, towards, away) => {
    const [middle, most] = [lane.y + lane.h / 2, lane.h / 2];
    if (towards) bar(pen, color("to-car"), x, middle - tall(towards, most), tall(towards, most) - 0.5);
    if (away) bar(pen, color("to-app"), x, middle + 0.5, tall(away, most));
  };
  const callers = [...new Set([shown, undefined])].map((one) => bins.calls.get(one) ?? []);
  for (let x = 0; x < bins.columns; x += 1) {
    both(rpc, x, bins.toCar[x], bins.toApp[x]);
    if (hmi) both(hmi, x, bins.fromHMI[x], bins.toHMI[x]);
    const calls = callers.reduce((sum, one) => sum + (one[x] ?? 0), 0);
    if (calls && app.h) bar(pen, color("ink"), x, app.y + app.h - tall(calls + 2, app.h), tall(calls + 2, app.h));
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

const DRIVE_SHADES = { playing: 0.55, paused: 0.2 };

/**
 * Draws the ranges in which a drive plays or is paused, with a line where the drive has jumped to another position. Returns the horizontal
 * range `[left, right]` of each label.
 */
function drives({ pen, color, places: { drive: lane }, window, place, font }, driveRows, store) {
  const labels = [];
  for (const { from, to, phase, words, jumps } of driveSpans(driveRows, window, store.live ? store.now : window.to)) {
    const [x, end] = [place(from), place(to)];
    pen.globalAlpha = DRIVE_SHADES[phase];
    pen.fillStyle = color("accent");
    pen.fillRect(x, lane.y, Math.max(1, end - x - 1), lane.h);
    pen.globalAlpha = 1;
    for (const at of jumps) bar(pen, color("ink"), place(at), lane.y, lane.h);
    if (lane.h < 12) continue;
    pen.font = `600 10px ${font}`;
    const room = end - Math.max(x, 0) - 10;
    const text = words.find((one) => pen.measureText(one).width <= room);
    pen.fillStyle = color("ink");
    if (!text) continue;
    pen.fillText(text, Math.max(x, 0) + 5, lane.y + lane.h / 2 + 0.5);
    labels.push([Math.max(x, 0), Math.max(x, 0) + pen.measureText(text).width + 10]);
  }
  return labels;
}

/**
 * Draws the changes that drives made to the car: tunnels as dark ranges, and each other change as a mark, with a label if the space is
 * sufficient.
 */
function driveMarks({ pen, color, places: { drive: lane }, window, place, font }, markRows, labels, store) {
  const { tunnels, others } = marksShown(markRows, window, store.live ? store.now : window.to);
  // The dark range is visible in both colour themes.
  pen.globalAlpha = 0.5;
  pen.fillStyle = "#000";
  for (const { from, to } of tunnels) pen.fillRect(place(from), lane.y, Math.max(2, place(to) - place(from)), lane.h);
  pen.globalAlpha = 1;
  pen.font = `10px ${font}`;
  for (const [index, { at, words }] of others.entries()) {
    const x = place(at);
    bar(pen, color("to-car"), x, lane.y + lane.h / 2, lane.h / 2);
    const next = [others[index + 1]?.at, ...tunnels.flatMap(({ from, to }) => [from, to])].filter((one) => one > at);
    const room = place(Math.min(Infinity, ...next)) - x - 6;
    const end = x + 4 + pen.measureText(words).width;
    const isTaken = labels.some(([from, to]) => from < end && to > x);
    if (lane.h < 12 || isTaken || end - x - 4 > room) continue;
    pen.fillStyle = color("ink");
    pen.fillText(words, x + 4, lane.y + lane.h / 2 + 0.5);
  }
}

const OVERLAYS = new Set(["Alert", "SubtleAlert", "ScrollableMessage", "Slider", "PerformInteraction", "PerformAudioPassThru"]);
const MOST = 5000;

export class Lanes {
  /** The HMI levels of each app over time, oldest first: `{at, level}`. */
  levels = new Map();
  /** The overlay requests, oldest first. Whole rows are stored, because the reply is added to a row later. */
  overlays = [];
  /** Whether the log contains messages to or from a web HMI. */
  hasHMI = false;
  /**
   * The rows about starting, pausing and ending drives, oldest first: `{at, name, to, positionMs, durationMs, speed, loop}`. `to` is the
   * new phase.
   */
  drives = [];
  /** The rows about changes that drives made to the car, oldest first: `{at, what, from, to, drive}`. */
  marks = [];

  constructor(journal) {
    this.#takeAll(journal);
    this.stop = journal.follow({
      added: (rows) => rows.forEach((row) => this.#take(row)),
      renewed() {},
      dropped: (oldest) => this.#dropped(oldest),
      reset: () => (this.#reset(), this.#takeAll(journal)),
    });
  }

  #takeAll(journal) {
    const { table } = journal;
    if (table) {
      // Use the table, because a file may have too many rows to visit all rows.
      this.hasHMI = !table.with("source", new Set(["hmi"])).next().done;
      for (const one of table.levels) this.#level(one, one.level, Infinity);
      this.drives = table.drives.filter(({ what }) => what === "drive");
      this.marks = table.drives.filter(({ what }) => what !== "drive");
      this.overlays = [...table.with("name", OVERLAYS)].filter(({ kind, source }) => kind === "rpc" && source !== "hmi");
      return;
    }
    for (let index = 0; index < journal.length; index += 1) this.#take(journal.at(index));
  }

  #take(row) {
    if (row.source === "hmi") {
      this.hasHMI = true;
    } else if (row.kind !== "rpc") {
      if (row.kind === "link" && row.more.what === "lost") this.#level(row, undefined);
      if (row.kind === "state" && row.source === "headUnit") this.#drive(row.whole);
    } else if (row.name === "OnHMIStatus") {
      const params = row.params;
      if (!params?.windowID) this.#level(row, params?.hmiLevel);
    } else if (OVERLAYS.has(row.name)) {
      this.overlays.push(row);
      if (this.overlays.length > MOST) this.overlays.splice(0, 500);
    }
  }

  #level(row, level, most = MOST) {
    const list = this.levels.get(row.app) ?? [];
    list.push({ at: row.at, level });
    if (list.length > most) list.splice(0, 500);
    this.levels.set(row.app, list);
  }

  #drive(row) {
    const list = row.what === "drive" ? this.drives : row.drive !== undefined ? this.marks : undefined;
    list?.push(row);
    if (list?.length > MOST) list.splice(0, 500);
  }

  #dropped(oldest) {
    this.overlays = this.overlays.filter((row) => row.seq >= oldest);
  }

  #reset() {
    this.levels.clear();
    this.hasHMI = false;
    this.overlays = [];
    this.drives = [];
    this.marks = [];
  }
}

export const SHORTEST_MS = 200;

/** Returns the default time range: the whole session, or its last five minutes. */
export function fitted({ oldest = 0, now }) {
  const span = Math.min(300_000, Math.max(10_000, (now - oldest) * 1.04));
  return { from: now - span, to: now };
}

export const placeOf = (at, { from, to }, width) => ((at - from) / (to - from)) * width;

export const timeAt = (x, { from, to }, width) => from + (x / width) * (to - from);

/** Returns a zoomed time range. The instant `around` keeps its position on the screen. */
export function zoomed({ from, to }, factor, around, { oldest, now }) {
  const span = Math.min(Math.max(SHORTEST_MS, (to - from) * factor), Math.max(10_000, (now - oldest) * 1.2));
  const share = (around - from) / (to - from);
  return { from: around - span * share, to: around + span * (1 - share) };
}

/** Returns the instants of the labels. These instants are round numbers, and at least `gap` pixels apart. */
export function marks({ from, to }, width, gap = 90) {
  const least = ((to - from) * gap) / width;
  const step =
    [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 15_000, 30_000, 60_000, 120_000, 300_000, 600_000, 1_800_000, 3_600_000].find((
      one,
    ) => one >= least) ?? 7_200_000;
  const found = [];
  for (let at = Math.ceil(Math.max(0, from) / step) * step; at <= to; at += step) found.push(at);
  return { step, at: found };
}

/** Returns the HMI levels of an app in a time range: `{from, to, level}`. */
export function levelSpans(statuses, { from, to }, now) {
  const spans = [];
  for (const [index, { at, level }] of statuses.entries()) {
    const end = Math.min(to, statuses[index + 1]?.at ?? now);
    if (end < from || at > to) continue;
    const last = spans.at(-1);
    if (last?.level === level) last.to = end;
    else spans.push({ from: Math.max(from, at), to: end, level });
  }
  return spans;
}

/** Merges spans that are thinner than a pixel. At each pixel, the highest level remains. */
export function mergeThin(spans, place) {
  const seen = [];
  for (const span of spans) {
    const last = seen.at(-1);
    const isThin = place(span.to) - place(span.from) < 1;
    const isSame = isThin && last?.isThin && Math.floor(place(span.from)) === Math.floor(place(last.from));
    if (!isSame) seen.push({ ...span, isThin });
    else if (shade(span.level) > shade(last.level)) seen[seen.length - 1] = { ...span, isThin };
  }
  return seen;
}

/**
 * Returns the spans in which a drive plays or is paused, limited to a time range: `{from, to, phase, words, jumps}`. `words` are possible
 * labels, longest first. `jumps` are the instants at which the drive continued at another position, for example after a loop.
 */
export function driveSpans(driveRows, { from, to }, now) {
  const spans = [];
  for (const [index, one] of driveRows.entries()) {
    const end = driveRows[index + 1]?.at ?? now;
    const before = driveRows[index - 1];
    const last = spans.at(-1);
    if (!(one.to in DRIVE_SHADES) || end < from || one.at > to) continue;
    const isJump = before?.name === one.name && before.to === one.to && Math.abs(placeThere(before, one.at) - one.positionMs) > 1;
    const jumps = isJump && one.at >= from ? [one.at] : [];
    const words = wordsOf(one);
    if (last && last.phase === one.to && last.words[0] === words[0] && last.to === one.at) {
      last.to = Math.min(to, end);
      last.jumps.push(...jumps);
    } else {
      spans.push({ from: Math.max(from, one.at), to: Math.min(to, end), phase: one.to, words, jumps });
    }
  }
  return spans;
}

/**
 * Returns the changes that drives made to the car in a time range: tunnels as `{from, to}`, and other changes as `{at, words}`. Changes at
 * the same instant are one mark.
 */
export function marksShown(markRows, { from, to }, now) {
  const tunnels = [];
  const others = [];
  for (const { at, what, to: says } of markRows) {
    if (what !== "tunnel") {
      if (at < from || at > to) continue;
      const words = `${what} ${says}`;
      if (others.at(-1)?.at === at) others.at(-1).words += `, ${words}`;
      else others.push({ at, words });
    } else if (says === "in") tunnels.push({ from: at, to: now });
    else if (tunnels.length > 0) tunnels.at(-1).to = at;
  }
  return { tunnels: tunnels.filter((one) => one.to >= from && one.from <= to), others };
}

/** Returns the text of the mark under the pointer. `ms` is the width of a pixel in milliseconds. */
export function markAt(markRows, at, ms) {
  const { others } = marksShown(markRows, { from: at - 5 * ms, to: at + 5 * ms }, at);
  return others.at(-1)?.words ?? "";
}

/** Returns the position in a drive at an instant. The first argument is the last row about the drive before this instant. */
const placeThere = ({ at, to, positionMs, durationMs, speed }, instantThere) =>
  to === "playing" ? Math.min(durationMs, positionMs + (instantThere - at) * speed) : positionMs;

function wordsOf({ name, to, speed, loop }) {
  const how = [to === "paused" && "paused", speed !== 1 && `${speed} ×`, loop && "loop"].filter(Boolean);
  return how.length > 0 ? [`${name}, ${how.join(", ")}`, name] : [name];
}
