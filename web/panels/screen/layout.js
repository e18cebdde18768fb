// Computes the positions of all parts of the car's screen, for each of the 21 templates of the specification. Pure, without the document.
//
// Lengths are in units. On a display of 800 by 480 pixels, a unit is one pixel. A larger display shows the same layout in more detail. A
// display with another aspect ratio has more units in one direction.

export const HEADER = 76;
/** The minimum side of an element that can be pressed, in units. */
export const TARGET = 76;
const MARGIN = 20;
const GAP = 12;

/** The layout of each template. `side` is the side of the picture in languages that are written from left to right. */
const PLANS = {
  "MEDIA": { plan: "media", side: "start" },
  "NON-MEDIA": { plan: "article", side: "start" },
  "ONSCREEN_PRESETS": { plan: "presets", side: "start" },
  "NAV_FULLSCREEN_MAP": { plan: "map" },
  "NAV_LIST": { plan: "list", side: "end" },
  "NAV_KEYBOARD": { plan: "keyboard" },
  "GRAPHIC_WITH_TEXT": { plan: "halves", side: "start", text: true },
  "TEXT_WITH_GRAPHIC": { plan: "halves", side: "end", text: true },
  "TILES_ONLY": { plan: "full", shape: "tile" },
  "TEXTBUTTONS_ONLY": { plan: "full", shape: "row" },
  "GRAPHIC_WITH_TILES": { plan: "halves", side: "start", shape: "tile" },
  "TILES_WITH_GRAPHIC": { plan: "halves", side: "end", shape: "tile" },
  "GRAPHIC_WITH_TEXT_AND_SOFTBUTTONS": { plan: "halves", side: "start", text: true, shape: "bar" },
  "TEXT_AND_SOFTBUTTONS_WITH_GRAPHIC": { plan: "halves", side: "end", text: true, shape: "bar" },
  "GRAPHIC_WITH_TEXTBUTTONS": { plan: "halves", side: "start", shape: "row" },
  "TEXTBUTTONS_WITH_GRAPHIC": { plan: "halves", side: "end", shape: "row" },
  "LARGE_GRAPHIC_WITH_SOFTBUTTONS": { plan: "picture", shape: "bar" },
  "DOUBLE_GRAPHIC_WITH_SOFTBUTTONS": { plan: "pictures", shape: "bar" },
  "LARGE_GRAPHIC_ONLY": { plan: "picture" },
  "WEB_VIEW": { plan: "web" },
};

/** The names of the 21 templates. DEFAULT stands for one of the other templates, depending on the app. */
export const templates = ["DEFAULT", ...Object.keys(PLANS)];

/** Returns the name of the template to draw. For DEFAULT and unknown names, returns the template that the app has after registration. */
export function resolveTemplate(name, { types = [], isMedia = false } = {}) {
  if (PLANS[name]) return name;
  if (types.includes("WEB_VIEW")) return "WEB_VIEW";
  if (types.includes("NAVIGATION") || types.includes("PROJECTION")) return "NAV_FULLSCREEN_MAP";
  return isMedia || types.includes("MEDIA") ? "MEDIA" : "NON-MEDIA";
}

export function unitsOf({ width, height }) {
  const unit = Math.min(width / 800, height / 480);
  return { unit, width: width / unit, height: height / unit };
}

/**
 * @typedef {object} Content the content of a screen
 * @property {number[]} lines the lengths of the non-empty text lines
 * @property {boolean} graphic whether the screen has a picture
 * @property {boolean} secondary whether the screen has a second picture
 * @property {"start" | "center" | "end"} [alignment] the alignment of the texts
 * @property {number} buttons the number of soft buttons
 * @property {number} presets the number of presets
 * @property {boolean} progress whether the screen has a media clock
 * @property {number} transport the number of transport keys
 */

/**
 * Returns the position of each region of a screen.
 * @param {{template: string, width: number, height: number, rtl?: boolean, content: Content}} wanted `width` and `height` are in units
 * @returns {{regions: object[]}} each region is `{name, x, y, w, h, …}`
 */
export function layoutOf({ template, width, height, rtl = false, content }) {
  const plan = PLANS[template];
  const box = { x: MARGIN, y: HEADER + 4, w: width - 2 * MARGIN, h: height - HEADER - 4 - MARGIN };
  const context = { box, content, plan, tall: height > width * 1.05, wide: width > 1080, width, height };
  const regions = drawPlan[plan.plan](context).filter((region) => region.w > 0 && region.h > 0);
  regions.sort(byReading);
  return { regions: rtl ? regions.map((region) => ({ ...region, x: width - region.x - region.w })) : regions };
}

/** Compares two regions by reading order: along a line, then down. The focus moves in the same order. */
function byReading(a, b) {
  const beside = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > Math.min(a.h, b.h) / 2;
  return beside ? a.x - b.x : a.y - b.y;
}

const region = (name, { x, y, w, h }, more = {}) => ({ name, x, y, w, h, ...more });

/** Cuts a strip from one edge of a box. Returns the strip and the remaining box. */
function cut(box, edge, size, gap = GAP) {
  const { x, y, w, h } = box;
  if (edge === "start") return [{ x, y, w: size, h }, { x: x + size + gap, y, w: w - size - gap, h }];
  if (edge === "end") return [{ x: x + w - size, y, w: size, h }, { x, y, w: w - size - gap, h }];
  if (edge === "top") return [{ x, y, w, h: size }, { x, y: y + size + gap, w, h: h - size - gap }];
  return [{ x, y: y + h - size, w, h: size }, { x, y, w, h: h - size - gap }];
}

const drawPlan = {
  media({ box, content, plan, tall, wide }) {
    const regions = [];
    let rest = box;
    if (content.buttons > 0) rest = take(regions, rest, barOf(content.buttons, rest.w, { rows: tall ? 2 : 1 }));
    rest = takeGraphic(regions, rest, { content, plan, tall, share: wide ? 0.3 : 0.4 });
    const keys = content.transport > 0 ? cut(rest, "bottom", 84) : undefined;
    if (keys) {
      regions.push(region("transport", keys[0]));
      rest = keys[1];
    }
    if (content.progress) {
      const [strip, left] = cut(rest, "bottom", 44, 8);
      regions.push(region("progress", strip));
      rest = left;
    }
    return [...regions, ...texts(rest, content)];
  },

  article({ box, content, plan, tall, wide }) {
    const regions = [];
    let rest = box;
    if (content.buttons > 0) rest = take(regions, rest, barOf(content.buttons, rest.w, { wide }));
    rest = takeGraphic(regions, rest, { content, plan, tall, share: 0.4 });
    return [...regions, ...texts(rest, content)];
  },

  presets({ box, content, plan, tall, wide }) {
    const regions = [];
    let rest = box;
    if (content.buttons > 0) rest = take(regions, rest, barOf(content.buttons, rest.w, { rows: 1 }));
    if (content.presets > 0) {
      const columns = wide ? 10 : tall ? 4 : 5;
      const rows = Math.ceil(content.presets / columns);
      const [strip, left] = cut(rest, "bottom", rows * TARGET + (rows - 1) * GAP);
      regions.push(region("presets", strip, { columns: Math.min(columns, content.presets), rows }));
      rest = left;
    }
    rest = takeGraphic(regions, rest, { content, plan, tall, share: 0.35 });
    return [...regions, ...texts(rest, content)];
  },

  map({ content, width, height, box, wide }) {
    // An app that draws its own screen uses the whole display.
    const top = content.streams ? 0 : HEADER;
    const regions = [region("surface", { x: 0, y: top, w: width, h: height - top })];
    let rest = box;
    if (content.buttons > 0) rest = take(regions, rest, { ...barOf(content.buttons, rest.w, { wide, rows: 1 }), floating: true });
    if (content.lines.length > 0) {
      const lines = content.lines.slice(0, 3);
      const h = Math.min(rest.h, 30 + 36 * lines.length);
      const sizes = [26, 22, 20].slice(0, lines.length);
      regions.push(
        region("text", { x: rest.x, y: rest.y + 8, w: Math.min(rest.w, 420), h }, { floating: true, sizes, rows: lines.map(() => 1) }),
      );
    }
    return regions;
  },

  list({ box, content, plan, tall }) {
    const regions = [];
    if (content.buttons === 0) return drawPlan.article({ box, content, plan, tall });
    const [side, rest] = tall ? cut(box, "bottom", box.h * 0.55) : cut(box, "start", Math.round(box.w * 0.48), 24);
    regions.push(
      region("buttons", side, { columns: 1, rows: content.buttons, shape: "row", scrolls: content.buttons * (TARGET + GAP) > side.h }),
    );
    const left = takeGraphic(regions, rest, { content, plan: { side: "top" }, tall: true, share: 0.55 });
    return [...regions, ...texts(left, content)];
  },

  keyboard({ box, content }) {
    const keys = Math.min(Math.max(4 * TARGET + 3 * 6, box.h * 0.72), box.h - 64);
    const [strip, rest] = cut(box, "bottom", keys, 8);
    return [region("keyboard", strip), region("entry", rest, { prompt: content.lines.length > 0 })];
  },

  halves({ box, content, plan, tall }) {
    const regions = [];
    let rest = takeGraphic(regions, box, { content, plan, tall, share: 0.48, gap: 24, half: true });
    if (plan.shape === undefined) return [...regions, ...texts(rest, content)];
    if (content.buttons === 0) return [...regions, ...texts(rest, content)];
    if (!plan.text) return [...regions, region("buttons", rest, { ...gridOf(content.buttons, rest, plan.shape), shape: plan.shape })];
    const bar = barOf(content.buttons, rest.w, {});
    rest = take(regions, rest, bar);
    return [...regions, ...texts(rest, content)];
  },

  full({ box, content, plan }) {
    if (content.buttons === 0) return texts(box, content);
    return [region("buttons", box, { ...gridOf(content.buttons, box, plan.shape), shape: plan.shape })];
  },

  picture({ box, content, plan, width, height, wide }) {
    const regions = [];
    if (content.buttons === 0 || plan.shape === undefined) {
      if (!content.graphic) return texts(box, content);
      return [region("graphic", { x: 0, y: HEADER, w: width, h: height - HEADER }, { full: true })];
    }
    const rest = take(regions, box, barOf(content.buttons, box.w, { wide, rows: 1 }));
    return content.graphic ? [...regions, region("graphic", rest)] : [...regions, ...texts(rest, content)];
  },

  pictures({ box, content, tall, wide }) {
    const regions = [];
    let rest = box;
    if (content.buttons > 0) rest = take(regions, rest, barOf(content.buttons, rest.w, { wide, rows: 1 }));
    if (!content.graphic && !content.secondary) return [...regions, ...texts(rest, content)];
    if (!(content.graphic && content.secondary)) return [...regions, region(content.graphic ? "graphic" : "secondary", rest)];
    const [first, second] = tall ? cut(rest, "top", (rest.h - 16) / 2, 16) : cut(rest, "start", (rest.w - 16) / 2, 16);
    return [...regions, region("graphic", first), region("secondary", second)];
  },

  web: ({ width, height }) => [region("web", { x: 0, y: HEADER, w: width, h: height - HEADER })],
};

/** Places the bar of buttons at the lower edge of a box. Returns the remaining box. */
function take(regions, box, bar) {
  const [strip, rest] = cut(box, "bottom", bar.rows * bar.rowHeight + (bar.rows - 1) * GAP, 16);
  regions.push(region("buttons", strip, { shape: "bar", ...bar }));
  return rest;
}

/** Places the picture at one side of a box, or at the top on a tall display. `share` limits the size. Returns the remaining box. */
function takeGraphic(regions, box, { content, plan, tall, share, gap = 20, half = false }) {
  if (!content.graphic) return box;
  const alone = content.lines.length === 0 && !content.progress && content.transport === 0 && !half;
  if (alone && !content.secondary) {
    regions.push(region("graphic", box));
    return { ...box, w: 0 };
  }
  if (tall) {
    const [picture, rest] = cut(box, "top", Math.min(box.h * (half ? 0.46 : share), box.w), gap);
    regions.push(region("graphic", picture));
    return rest;
  }
  const width = half ? (box.w - gap) * share : Math.min(box.h, box.w * share);
  const [picture, rest] = cut(box, plan.side, width, gap);
  regions.push(region("graphic", picture));
  return rest;
}

/** Returns the regions of the text lines and of the second picture, which is above or beside the lines. */
function texts(box, content) {
  if (box.w <= 0 || box.h <= 0) return [];
  if (!content.secondary) return [textRegion(box, content)];
  if (content.lines.length === 0) return [region("secondary", box)];
  if (box.h < 170) return beside(box, content);
  const side = Math.min(96, box.h - rowsHeight(content.lines.length) - GAP);
  if (side < 80) return beside(box, content);
  // Centre picture and text together. The picture has the alignment of the text.
  const words = textRegion(box, content);
  const used = side + GAP + heightOf(words);
  const y = box.y + Math.max(0, (box.h - used) / 2);
  const x = box.x + (box.w - side) * ({ start: 0, end: 1 }[content.alignment] ?? 0.5);
  return [region("secondary", { x, y, w: side, h: side }), {
    ...textRegion({ ...box, y: y + side + GAP, h: Math.min(box.h - side - GAP, heightOf(words)) }, content),
  }];
}

/** Places the text lines beside the second picture. Both are centred vertically. */
function beside(box, content) {
  const side = Math.min(box.h, 96);
  const [picture, rest] = cut(box, "end", side, 16);
  return [region("secondary", { ...picture, y: box.y + (box.h - side) / 2, h: side }), textRegion(rest, content)];
}

const heightOf = ({ sizes, rows }) => sizes.reduce((sum, size, index) => sum + size * LINE * rows[index] + BETWEEN, 0);

const SIZES = [32, 24, 20, 20];
const LINE = 1.25;
const BETWEEN = 4;

const rowsHeight = (count) => SIZES.slice(0, count).reduce((sum, size) => sum + size * LINE + BETWEEN, 0);

function textRegion(box, content) {
  const sizes = sizesFor(content.lines.length, box.h);
  return region("text", box, { sizes, rows: rowsFor(content.lines, box.h, sizes) });
}

/** Returns the font sizes of `count` lines: large if the height is sufficient, but at least 16. */
export function sizesFor(count, height) {
  const first = count === 1 && height > 110 ? 40 : SIZES[0];
  const wanted = [first, ...SIZES.slice(1)].slice(0, count);
  for (let scale = 1; scale > 0.5; scale -= 0.05) {
    const sizes = wanted.map((size) => Math.max(16, Math.floor(size * scale)));
    if (sizes.reduce((sum, size) => sum + size * LINE + BETWEEN, 0) <= height) return sizes;
  }
  return wanted.map(() => 16);
}

/** Returns the number of rows that each text line may use. Free space goes to long lines, beginning with the first line. */
export function rowsFor(lines, height, sizes) {
  const rows = lines.map(() => 1);
  let used = lines.reduce((sum, _, index) => sum + sizes[index] * LINE + BETWEEN, 0);
  for (let round = 0; round < 4; round += 1) {
    for (const [index, length] of lines.entries()) {
      const more = sizes[index] * LINE;
      if (length > 22 * rows[index] && rows[index] < 5 && used + more <= height) {
        rows[index] += 1;
        used += more;
      }
    }
  }
  return rows;
}

/** Returns the layout of a bar of buttons at the lower edge. */
export function barOf(count, width, { wide = false, rows } = {}) {
  const most = Math.max(1, Math.floor((width + GAP) / (TARGET + GAP)));
  const inOneRow = rows === 1 ? most : wide ? Math.min(8, most) : Math.min(4, most);
  const columns = count <= inOneRow ? Math.max(count, Math.min(3, most)) : Math.min(most, Math.ceil(count / Math.ceil(count / inOneRow)));
  const needed = Math.ceil(count / columns);
  return { columns, rows: needed, rowHeight: needed === 1 && columns <= 5 ? 84 : TARGET };
}

/** Returns a grid of `count` cells that fills a box. Cells are close to the wanted shape, and at least as large as a touch target. */
export function gridOf(count, { w, h }, shape) {
  const ideal = shape === "tile" ? 1.15 : 3.6;
  let best;
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const cell = { w: (w - (columns - 1) * GAP) / columns, h: (h - (rows - 1) * GAP) / rows };
    if (cell.w < TARGET || (cell.h < TARGET && columns < count && best)) continue;
    const small = cell.h < TARGET ? 10 : 0;
    const empty = columns * rows - count;
    const cost = Math.abs(Math.log(cell.w / cell.h / ideal)) + empty * 0.12 + small;
    if (!best || cost < best.cost) best = { cost, columns, rows };
  }
  const { columns, rows } = best ?? { columns: 1, rows: count };
  return { columns, rows, rowHeight: Math.min((h - (rows - 1) * GAP) / rows, shape === "tile" ? 220 : 96) };
}
