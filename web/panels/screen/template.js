// Draws the main window of an app by its template.

import { h } from "../../core/dom.js";
import { clockText, mediaClockAt } from "../../core/format.js";
import { appIcon, icon } from "../../core/icons.js";
import { layoutOf, resolveTemplate } from "./layout.js";
import { screenKeyboard } from "./overlay-entry.js";
import { appText, buttonsIn, drawn, fitted, iconOfApp, image, pressing, shown } from "./elements.js";
import { surface } from "./touch.js";
import { showsVideo } from "./video.js";

const FIELDS = ["mainField1", "mainField2", "mainField3", "mainField4"];

export function templateScreen(context) {
  const { app, window = {}, units, rtl } = context;
  const template = resolveTemplate(window.template, app);
  const lines = FIELDS.map((part) => ({ part, text: shown(window[part]) })).filter(({ text }) => text !== "");
  const keys = template === "MEDIA" ? transportKeys(app) : [];
  const content = {
    lines: lines.map(({ text }) => text.length),
    graphic: Boolean(drawn(window.graphic)),
    secondary: Boolean(drawn(window.secondaryGraphic)),
    alignment: alignment(window),
    buttons: Math.min(8, window.softButtons?.length ?? 0),
    presets: template === "ONSCREEN_PRESETS" ? Math.min(10, window.customPresets?.length ?? 0) : 0,
    progress: template === "MEDIA" &&
      (app.mediaClock?.startMs !== undefined || shown(window.mediaTrack) !== "" || shown(window.mediaClock) !== ""),
    transport: keys.length,
    streams: showsVideo(app, context.store),
  };
  const empty = lines.length === 0 && !content.graphic && !content.secondary && content.buttons === 0 && content.presets === 0;
  const { regions } = layoutOf({ template, width: units.width, height: units.height, rtl, content });
  const own = ["map", "keyboard", "web"].includes(kindOf(template));
  return h(
    "div",
    { key: `template ${app.key}`, class: ["template", template.toLowerCase()], data: { template } },
    empty && !own ? nothingYet(app, context.headUnit) : regions.map((one) => part(one, { ...context, template, window, lines, keys })),
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
  const { window, app } = context;
  const props = (more = {}) => ({
    key: region.name,
    ...more,
    class: ["region", `region-${region.name}`, region.floating && "floating", more.class].flat(),
    style: { ...place(region), ...more.style },
  });
  switch (region.name) {
    case "graphic":
    case "secondary":
      return picture(region, props, context);
    case "text":
      return h("div", props({ class: [`aligned-${alignment(window)}`] }), texts(region, context));
    case "buttons":
      return h(
        "div",
        props({
          class: [region.shape, region.scrolls && "scrolls", region.columns > 5 && "many"],
          style: cells(region),
          role: "group",
          "aria-label": "Soft buttons",
        }),
        buttonsIn(region, context),
      );
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
      return h(
        "div",
        props(),
        h(
          "div",
          { class: "own-page" },
          iconOfApp(app, appIcon(app.types), context.headUnit),
          appText("p", { class: "own-name" }, app.name),
          h("p", { class: "own-note" }, "This app shows its own web page."),
        ),
      );
  }
}

function picture(region, props, { window, app, lit }) {
  const field = region.name === "graphic" ? "graphic" : "secondaryGraphic";
  const { w, h: height } = fitted(window[field], app, region);
  return h(
    "div",
    props({ class: [region.full && "full"], style: { "--image-width": units(w), "--image-height": units(height) } }),
    image(window[field], app, { part: field, lit: lit(field) }),
  );
}

function texts(region, { lines, lit }) {
  return lines.slice(0, region.sizes.length).map(({ part: field, text }, index) =>
    appText("p", {
      key: field,
      class: ["line", `line-${index + 1}`, lit(field) && "lit"],
      data: { part: field },
      style: { "font-size": units(region.sizes[index]), "-webkit-line-clamp": region.rows[index] },
    }, text)
  );
}

/** Returns the alignment of the texts. The default is centred, as the specification of Show requires. */
const alignment = ({ alignment: wanted }) => ({ LEFT_ALIGNED: "start", RIGHT_ALIGNED: "end" })[wanted] ?? "center";

function presets({ window, send, app }) {
  return (window.customPresets ?? []).slice(0, 10).map((name, index) => {
    const button = `PRESET_${(index + 1) % 10}`;
    const press = (mode) => () => send("headUnit.button", { name: button, mode, app: app.key });
    return h(
      "button",
      { key: button, class: "preset", on: pressing(press("short"), press("long")) },
      h("span", { class: "preset-number" }, String(index + 1)),
      appText("span", { class: "label" }, name),
    );
  });
}

function nothingYet(app, headUnit) {
  return h(
    "div",
    { key: "empty", class: "empty-app" },
    iconOfApp(app, appIcon(app.types, app.isMedia), headUnit),
    appText("p", { class: "empty-name" }, app.name),
    h("p", { class: "empty-note" }, icon("more")),
  );
}

/** Returns the transport keys that the app has subscribed to, in the order on the display. */
export function transportKeys(app) {
  const has = (name) => app.subscribedButtons?.includes(name);
  const play = has("PLAY_PAUSE") ? "PLAY_PAUSE" : has("OK") ? "OK" : undefined;
  return [has("SEEKLEFT") && "SEEKLEFT", play, has("SEEKRIGHT") && "SEEKRIGHT"].filter(Boolean);
}

export function transport({ app, keys, send }) {
  return keys.map((name) => {
    const press = (mode) => () => send("headUnit.button", { name, mode, app: app.key });
    const { label, drawn } = keyFace(name, app.mediaClock);
    return h("button", {
      key: name,
      class: ["transport-key", name.toLowerCase()],
      "aria-label": label,
      on: pressing(press("short"), press("long")),
    }, drawn);
  });
}

const PLAY_FACES = { PLAY: ["Play", "play"], PAUSE: ["Pause", "pause"], STOP: ["Stop", "stop"] };

function keyFace(name, clock) {
  if (name === "SEEKLEFT") return seekFace(clock?.backSeekIndicator, ["Back", "previous", "rewind"]);
  if (name === "SEEKRIGHT") return seekFace(clock?.forwardSeekIndicator, ["Forward", "next", "skip"]);
  const [label, face] = PLAY_FACES[clock?.audioStreamingIndicator] ?? ["Play or pause", undefined];
  return { label, drawn: face ? icon(face) : h("span", { class: "play-pause" }, icon("play"), icon("pause")) };
}

function seekFace(indicator, [word, track, time]) {
  if (indicator?.type !== "TIME") return { label: `${word} one track`, drawn: icon(track) };
  const seconds = indicator.seekTime;
  return {
    label: seconds ? `${word} ${seconds} seconds` : word,
    drawn: h("span", { class: "seek-time" }, icon(time), seconds && h("span", { class: "seconds" }, String(seconds))),
  };
}

export function progress({ app, window, store, lit }) {
  const clock = mediaClockAt(app.mediaClock, store.now);
  const track = shown(window.mediaTrack);
  const written = shown(window.mediaClock);
  return [
    clock?.fraction !== undefined &&
    h("div", {
      key: "bar",
      class: "progress",
      role: "progressbar",
      "aria-label": "Played",
      "aria-valuemin": "0",
      "aria-valuemax": "100",
      "aria-valuenow": Math.round(clock.fraction * 100),
      "aria-valuetext": `${clockText(clock.shownMs)}${clock.endMs ? ` of ${clockText(clock.endMs)}` : ""}`,
    }, h("div", { class: "played", style: { "--played": clock.fraction } })),
    h(
      "div",
      { key: "times", class: "times" },
      h("span", { class: "now" }, clock ? clockText(clock.shownMs) : written),
      track !== "" && appText("span", { class: ["track", lit("mediaTrack") && "lit"], data: { part: "mediaTrack" } }, track),
      h("span", { class: "end" }, clock?.endMs !== undefined ? clockText(clock.endMs) : ""),
    ),
  ];
}
