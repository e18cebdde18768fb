import assert from "node:assert/strict";
import { columnsOf } from "../panels/screen/home.js";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { HEADER, layoutOf, resolveTemplate, TARGET, templates, unitsOf } from "../panels/screen/layout.js";

const displays = {
  "800x480": [800, 480],
  "1280x720": [1280, 720],
  "1920x1080": [1920, 1080],
  "1920x720, wide": [1920, 720],
  "1000x480": [1000, 480],
  "768x1024, tall": [768, 1024],
  "1024x768": [1024, 768],
};

const full = { lines: [40, 30, 30, 30], graphic: true, secondary: true, buttons: 8, presets: 10, progress: true, transport: 3 };
const contents = {
  full,
  "one line": { lines: [8], graphic: false, secondary: false, buttons: 0, presets: 0, progress: false, transport: 0 },
  "text and picture": { lines: [12, 20], graphic: true, secondary: false, buttons: 3, presets: 4, progress: false, transport: 0 },
  "long text": { lines: [500, 500, 500, 500], graphic: true, secondary: true, buttons: 5, presets: 6, progress: false, transport: 0 },
  "pictures only": { lines: [], graphic: true, secondary: true, buttons: 0, presets: 0, progress: false, transport: 0 },
  "buttons only": { lines: [], graphic: false, secondary: false, buttons: 8, presets: 0, progress: false, transport: 0 },
  nothing: { lines: [], graphic: false, secondary: false, buttons: 0, presets: 0, progress: false, transport: 0 },
};

const concrete = templates.filter((name) => name !== "DEFAULT");
const solid = (region) => region.name !== "surface" && region.name !== "web" && !region.floating;
const overlap = (a, b) =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 0.01 && Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 0.01;

test("the templates are the 21 of the spec", () => {
  const spec = JSON.parse(readFileSync(new URL("../../Sources/rpc-gen/Spec/mobile.json", import.meta.url), "utf8"));
  const layouts = spec.interfaces[0].enums.find((one) => one.name === "PredefinedLayout").elements.map((one) => one.name);
  assert.deepEqual([...templates].sort(), layouts.sort());
});

for (const [size, [pixelWidth, pixelHeight]] of Object.entries(displays)) {
  const { width, height } = unitsOf({ width: pixelWidth, height: pixelHeight });
  describe(`on ${size}`, () => {
    for (const template of concrete) {
      for (const [kind, content] of Object.entries(contents)) {
        test(`${template} with ${kind}: inside the screen, no overlaps, targets large enough`, () => {
          const { regions } = layoutOf({ template, width, height, content });
          for (const one of regions) {
            assert.ok(
              one.x >= -0.01 && one.y >= HEADER - 0.01 && one.x + one.w <= width + 0.01 && one.y + one.h <= height + 0.01,
              `${one.name} is outside: ${JSON.stringify(one)}`,
            );
            assert.ok(one.w > 10 && one.h > 10, `${one.name} is too small: ${JSON.stringify(one)}`);
          }
          const solidRegions = regions.filter(solid);
          for (const [index, one] of solidRegions.entries()) {
            for (const other of solidRegions.slice(index + 1)) {
              assert.ok(!overlap(one, other), `${one.name} ${JSON.stringify(one)} overlaps ${other.name} ${JSON.stringify(other)}`);
            }
          }
          for (const bar of regions.filter(({ name }) => name === "buttons" || name === "presets")) {
            assert.ok(bar.columns * bar.rows >= (bar.name === "buttons" ? content.buttons : content.presets), "every button has a cell");
            assert.ok((bar.w - (bar.columns - 1) * 12) / bar.columns >= TARGET - 0.01, `${bar.columns} columns in ${bar.w}`);
            if (!bar.scrolls) {
              assert.ok((bar.h - (bar.rows - 1) * 12) / bar.rows >= TARGET - 0.01, `${template} ${bar.rows} rows in ${bar.h}`);
            }
          }
          for (const text of regions.filter(({ name }) => name === "text")) {
            const used = text.sizes.reduce((sum, type, index) => sum + type * 1.25 * text.rows[index] + 4, 0);
            assert.ok(used <= text.h + 4, `${used} of text in ${text.h}`);
            assert.ok(text.sizes.every((type) => type >= 16));
          }
        });
      }
    }
  });
}

test("four lines, two pictures and eight buttons are shown", () => {
  const shows = {
    "MEDIA": ["graphic", "secondary", "text", "progress", "transport", "buttons"],
    "NON-MEDIA": ["graphic", "secondary", "text", "buttons"],
    "ONSCREEN_PRESETS": ["graphic", "secondary", "text", "presets", "buttons"],
    "GRAPHIC_WITH_TEXT": ["graphic", "secondary", "text"],
    "TEXT_AND_SOFTBUTTONS_WITH_GRAPHIC": ["graphic", "secondary", "text", "buttons"],
    "DOUBLE_GRAPHIC_WITH_SOFTBUTTONS": ["graphic", "secondary", "buttons"],
    "TILES_WITH_GRAPHIC": ["graphic", "buttons"],
    "LARGE_GRAPHIC_ONLY": ["graphic"],
    "NAV_FULLSCREEN_MAP": ["surface", "text", "buttons"],
  };
  for (const [template, names] of Object.entries(shows)) {
    const found = layoutOf({ template, width: 800, height: 480, content: full }).regions.map(({ name }) => name);
    assert.deepEqual(found.sort(), names.sort(), template);
  }
});

test("the picture is at the template's side, mirrored in a right-to-left language", () => {
  const pictureOf = (template, rtl) =>
    layoutOf({ template, width: 800, height: 480, rtl, content: contents["text and picture"] }).regions.find(({ name }) =>
      name === "graphic"
    );
  const pairs = [["GRAPHIC_WITH_TEXT", "TEXT_WITH_GRAPHIC"], ["GRAPHIC_WITH_TILES", "TILES_WITH_GRAPHIC"], [
    "GRAPHIC_WITH_TEXTBUTTONS",
    "TEXTBUTTONS_WITH_GRAPHIC",
  ], ["GRAPHIC_WITH_TEXT_AND_SOFTBUTTONS", "TEXT_AND_SOFTBUTTONS_WITH_GRAPHIC"]];
  for (const [first, last] of pairs) {
    assert.ok(pictureOf(first).x < 100, first);
    assert.ok(pictureOf(last).x > 300, last);
    assert.equal(pictureOf(first, true).x, 800 - pictureOf(first).x - pictureOf(first).w);
  }
});

test("the second picture is aligned like the text, above it or beside it", () => {
  const content = { ...contents.nothing, lines: [12, 20], secondary: true };
  const pictureOf = (alignment, size = {}, rtl = false) =>
    layoutOf({ template: "NON-MEDIA", width: 800, height: 480, rtl, content: { ...content, ...size, alignment } }).regions.find((
      { name },
    ) => name === "secondary");
  const middle = ({ x, w }) => x + w / 2;
  assert.deepEqual([undefined, "center"].map((alignment) => middle(pictureOf(alignment))), [400, 400]);
  assert.equal(pictureOf("start").x, 20);
  assert.equal(pictureOf("end").x + pictureOf("end").w, 780);
  assert.equal(pictureOf("start", {}, true).x + pictureOf("start", {}, true).w, 780);
  const { regions } = layoutOf({ template: "MEDIA", width: 800, height: 480, content: full });
  const [picture, text] = ["secondary", "text"].map((wanted) => regions.find(({ name }) => name === wanted));
  assert.equal(picture.y + picture.h / 2, text.y + text.h / 2);
});

test("a few apps fill the home screen in one or two rows", () => {
  assert.deepEqual([1, 3, 4, 5, 6, 8, 9].map(columnsOf), [1, 3, 4, 3, 3, 4, undefined]);
});

test("without a picture the text has the whole width", () => {
  const { regions } = layoutOf({ template: "GRAPHIC_WITH_TEXT", width: 800, height: 480, content: contents["one line"] });
  assert.deepEqual(regions.map(({ name, w }) => [name, w]), [["text", 760]]);
});

test("DEFAULT and unknown names select the template for the kind of app", () => {
  const table = [
    ["DEFAULT", { isMedia: true }, "MEDIA"],
    ["DEFAULT", { types: ["NAVIGATION"] }, "NAV_FULLSCREEN_MAP"],
    ["DEFAULT", { types: ["PROJECTION", "MEDIA"], isMedia: true }, "NAV_FULLSCREEN_MAP"],
    ["DEFAULT", { types: ["WEB_VIEW"] }, "WEB_VIEW"],
    ["DEFAULT", { types: ["MESSAGING"] }, "NON-MEDIA"],
    ["MY_OWN", {}, "NON-MEDIA"],
    [undefined, {}, "NON-MEDIA"],
    ["TILES_ONLY", { isMedia: true }, "TILES_ONLY"],
  ];
  for (const [name, app, meant] of table) assert.equal(resolveTemplate(name, app), meant);
});

test("an app that draws its own screen has the whole display", () => {
  const surfaceOf = (streams) =>
    layoutOf({ template: "NAV_FULLSCREEN_MAP", width: 800, height: 480, content: { ...contents.nothing, streams } }).regions.find((
      { name },
    ) => name === "surface");
  const { x, y, w, h } = surfaceOf(true);
  assert.deepEqual([x, y, w, h], [0, 0, 800, 480]);
  assert.ok(surfaceOf(false).y > 0);
});
