// An app's main window, drawn by its template.

import { h } from "../../core/dom.js";
import { appIcon, icon } from "../../core/icons.js";
import { buttonsIn } from "./buttons.js";
import { fitted, iconOfApp, image } from "./image.js";
import { screenKeyboard } from "./keyboard-screen.js";
import { layoutOf, resolveTemplate } from "./layout.js";
import { progress, transport, transportKeys } from "./media.js";
import { pressing } from "./press.js";
import { appText, shown } from "./text.js";
import { surface } from "./touch.js";

const FIELDS = ["mainField1", "mainField2", "mainField3", "mainField4"];

export function templateScreen(context) {
  const { app, window = {}, units, rtl } = context;
  const template = resolveTemplate(window.template, app);
  const lines = FIELDS.map((part) => ({ part, text: shown(window[part]) })).filter(({ text }) => text !== "");
  const keys = template === "MEDIA" ? transportKeys(app) : [];
  const content = {
    lines: lines.map(({ text }) => text.length),
    graphic: Boolean(window.graphic),
    secondary: Boolean(window.secondaryGraphic),
    buttons: Math.min(8, window.softButtons?.length ?? 0),
    presets: template === "ONSCREEN_PRESETS" ? Math.min(10, window.customPresets?.length ?? 0) : 0,
    progress: template === "MEDIA" && (app.mediaClock?.startMs !== undefined || shown(window.mediaTrack) !== "" || shown(window.mediaClock) !== ""),
    transport: keys.length,
  };
  const empty = lines.length === 0 && !content.graphic && !content.secondary && content.buttons === 0 && content.presets === 0;
  const { regions } = layoutOf({ template, width: units.width, height: units.height, rtl, content });
  const own = ["map", "keyboard", "web"].includes(kindOf(template));
  return h(
    "div",
    { key: `template ${app.key}`, class: ["template", template.toLowerCase()], data: { template } },
    empty && !own ? nothingYet(app) : regions.map((one) => part(one, { ...context, template, window, lines, keys })),
  );
}

const kindOf = (template) => ({ "NAV_FULLSCREEN_MAP": "map", "NAV_KEYBOARD": "keyboard", "WEB_VIEW": "web" })[template];

const place = ({ x, y, w, h: height }) => ({ left: units(x), top: units(y), width: units(w), height: units(height) });
const units = (length) => `calc(${length.toFixed(2)} * var(--u))`;
const cells = ({ columns, rows, rowHeight, scrolls }) => ({
  "grid-template-columns": `repeat(${columns}, minmax(0, 1fr))`,
  "grid-template-rows": scrolls ? `repeat(${rows}, ${units(76)})` : `repeat(${rows}, minmax(0, ${rowHeight ? units(rowHeight) : "1fr"}))`,
});

function part(region, context) {
  const { window, lit, app } = context;
  const props = (more = {}) => ({ key: region.name, ...more, class: ["region", `region-${region.name}`, region.floating && "floating", more.class].flat(), style: { ...place(region), ...more.style } });
  switch (region.name) {
    case "graphic":
    case "secondary":
      return picture(region, props, context);
    case "text":
      return h("div", props({ class: [`aligned-${alignment(window)}`] }), texts(region, context));
    case "buttons":
      return h("div", props({ class: [region.shape, region.scrolls && "scrolls", region.columns > 5 && "many"], style: cells(region), role: "group", "aria-label": "Soft buttons" }), buttonsIn(region, context));
    case "presets":
      return h("div", props({ style: cells(region), role: "group", "aria-label": "Presets" }), presets(context));
    case "progress":
      return h("div", props(), progress(context));
    case "transport":
      return h("div", props({ role: "group", "aria-label": "Playback" }), transport(context));
    case "surface":
      return surface(props(), context);
    case "keyboard":
      return h("div", props(), screenKeyboard.keys(context));
    case "entry":
      return h("div", props(), screenKeyboard.entry(context));
    default:
      return h("div", props(), h("div", { class: "own-page" }, iconOfApp(app, appIcon(app.types)), appText("p", { class: "own-name" }, app.name), h("p", { class: "own-note" }, "This app brings a page of its own.")));
  }
}

function picture(region, props, { window, app, lit }) {
  const field = region.name === "graphic" ? "graphic" : "secondaryGraphic";
  const { w, h: height } = fitted(window[field], app, region);
  return h("div", props({ class: [region.full && "full"], style: { "--image-width": units(w), "--image-height": units(height) } }), image(window[field], app, { part: field, lit: lit(field) }));
}

function texts(region, { lines, lit }) {
  return lines.slice(0, region.sizes.length).map(({ part: field, text }, index) =>
    appText("p", { key: field, class: ["line", `line-${index + 1}`, lit(field) && "lit"], data: { part: field }, style: { "font-size": units(region.sizes[index]), "-webkit-line-clamp": String(region.rows[index]) } }, text),
  );
}

const alignment = ({ alignment: wanted }) => ({ LEFT_ALIGNED: "start", RIGHT_ALIGNED: "end", CENTERED: "center" })[wanted] ?? "start";

function presets({ window, send, app }) {
  return (window.customPresets ?? []).slice(0, 10).map((name, index) => {
    const button = `PRESET_${(index + 1) % 10}`;
    const press = (mode) => () => send("headUnit.button", { name: button, mode, app: app.key });
    return h("button", { key: button, type: "button", class: "preset", on: pressing(press("short"), press("long")) }, h("span", { class: "preset-number" }, String(index + 1)), appText("span", { class: "label" }, name));
  });
}

function nothingYet(app) {
  return h("div", { key: "empty", class: "empty-app" }, iconOfApp(app, appIcon(app.types, app.isMedia)), appText("p", { class: "empty-name" }, app.name), h("p", { class: "empty-note" }, icon("more")));
}
