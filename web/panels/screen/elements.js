// Draws the content of an app's screen: images, texts and soft buttons.

import { hueOf } from "../../core/color.js";
import { textWidth } from "../../core/textwidth.js";
import { h } from "../../core/dom.js";
import { icon, staticIcon } from "../../core/icons.js";

/** Returns the absolute address of a file. `url` is an address in the state tree. */
export const addressOf = (url) => new URL(url.replace(/^\/+/, ""), document.baseURI).href;

/** Returns the address of an image: the address in `value`, or the address of the app's file. Returns undefined if the file is missing. */
export function placeOf(value, app) {
  if (value.missing) return undefined;
  if (value.url) return value.url;
  const file = app?.files?.[value.value];
  if (!file) return undefined;
  return file.url ?? `v1/files/${encodeURIComponent(app.key)}/${encodeURIComponent(value.value)}?${file.hash ?? file.size ?? ""}`;
}

/** Returns the image `value`; undefined if the display does not draw images of its kind. */
export const drawn = (value) => (value?.omitted ? undefined : value);

/** Returns an image without an accessible name. The element around the image must have the name. */
export function image(value, app, { class: name, part, lit } = {}) {
  if (!drawn(value)) return undefined;
  const props = { class: ["image", name, lit && "lit"], data: part ? { part } : undefined };
  if (value.imageType === "STATIC") return h("span", { ...props, class: [...props.class, "static"] }, staticOf(value.value));
  const place = placeOf(value, app);
  if (!place) {
    return h(
      "span",
      { ...props, class: [...props.class, "missing"], role: "img", "aria-label": "Image not uploaded yet" },
      icon("photoOff"),
    );
  }
  // A template image is a mask that is filled with the text colour.
  if (value.isTemplate) {
    return h("span", { ...props, class: [...props.class, "template"], style: { "mask-image": `url("${addressOf(place)}")` } });
  }
  return h("img", { ...props, src: addressOf(place), alt: "", draggable: "false", on: { load: (event) => measure(place, event.target) } });
}

/** The aspect ratio of each loaded image, by address. */
const ratios = new Map();

/** Sends an event when the aspect ratio of an image becomes known. The layout depends on the aspect ratio. */
export const shapes = new EventTarget();

function measure(url, { naturalWidth, naturalHeight }) {
  if (ratios.size > 500) ratios.clear();
  const ratio = naturalHeight > 0 ? naturalWidth / naturalHeight : undefined;
  if (ratio === undefined || ratios.get(url) === ratio) return;
  ratios.set(url, ratio);
  shapes.dispatchEvent(new Event("known"));
}

/**
 * Returns the size of an image in a box of width `w` and height `h`. If the aspect ratios are almost equal, the image fills the box.
 * @returns {{w: number, h: number}}
 */
export function fitted(value, app, { w, h: height }) {
  const ratio = value && ratios.get(placeOf(value, app));
  if (ratio === undefined || value.imageType === "STATIC") return { w, h: height };
  const off = ratio / (w / height);
  if (off > 0.88 && off < 1.14) return { w, h: height };
  return off > 1 ? { w, h: w / ratio } : { w: height * ratio, h: height };
}

function staticOf(value) {
  const found = staticIcon(value);
  if (found.digit) return h("span", { class: "digit" }, found.digit);
  return found.name ? icon(found.name) : icon("ring");
}

/** Whether the display draws images that apps have sent. */
const drawsSent = ({ graphicSupported } = {}) => graphicSupported !== false;

/** Returns the icon of an app. If the app has no icon, or the display cannot draw the icon, returns the icon `fallback`. */
export function iconOfApp(app, fallback, headUnit) {
  const place = app.icon && drawsSent(headUnit?.profile?.displayCapabilities) && (placeOf({ value: app.icon }, app) ?? app.iconURL);
  if (place) return h("img", { class: "app-icon own", src: addressOf(place), alt: "", draggable: "false" });
  return h("span", { class: "app-icon", style: { "--hue": hueOf(shown(app.name)) } }, icon(fallback));
}

/** Matches the codes of languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(AR|HE|FA|UR)-/;

export const isRightToLeft = (language) => RIGHT_TO_LEFT.test(language ?? "");

/** Returns a text on one line, without control characters. */
export function shown(text) {
  // deno-lint-ignore no-control-regex
  return String(text ?? "").replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "").replace(/\s+/g, " ").trim();
}

/** Returns the lines of a text, without control characters. */
export function paragraphs(text) {
  // deno-lint-ignore no-control-regex
  return String(text ?? "").replace(/[\u0000-\u0008\u000b-\u000c\u000e-\u001f\u007f-\u009f]/g, "").split(/\r\n|\r|\n/);
}

/** Returns an element for a text of an app. The writing direction of the text does not affect the text around the element. */
export function appText(tag, props, text) {
  return h(tag, { dir: "auto", ...props, class: ["app-text", props.class].flat() }, shown(text));
}

/** The maximum length of a word that is not broken, in letters. */
const LONGEST_WHOLE = 12;

/**
 * Returns a soft button.
 * @param {object} button the soft button as the app has sent it
 * @param {{app, shape: "bar" | "tile" | "row" | "pill", short, long, lit?, part?, longest?}} how `short` and `long` are called for a short
 * or long press; `longest` is the width of the longest word
 */
export function softButton(button, { app, shape, short, long, lit, part, longest }) {
  const text = shown(button.text);
  const picture = button.type !== "TEXT" && button.image ? image(button.image, app, { class: "button-image" }) : undefined;
  const worded = text !== "" && (button.type !== "IMAGE" || !picture);
  return h(
    "button",
    {
      key: button.softButtonID,
      class: ["soft-button", shape, button.isHighlighted && "highlighted", picture && worded && "both", !picture && "worded", lit && "lit"],
      "aria-label": worded ? undefined : text || `Button ${button.softButtonID}`,
      "aria-pressed": button.isHighlighted === undefined ? undefined : String(button.isHighlighted),
      data: part ? { part } : undefined,
      on: pressing(short, long),
    },
    picture,
    worded && appText("span", { class: "label", style: longest ? { "--longest": longest } : undefined }, text),
    !picture && !worded && h("span", { class: "label blank" }, String(button.softButtonID)),
  );
}

export function buttonsIn(region, { window, app, send, lit }) {
  const press = (button, mode) =>
    send("headUnit.softButton", { id: button.softButtonID, mode, app: app.key, window: window.windowID ?? 0 });
  const buttons = (window.softButtons ?? []).slice(0, 8);
  // All buttons have the font size at which the longest unbroken word fits.
  const words = buttons.flatMap(({ text }) => shown(text).split(/\s+/)).filter(({ length }) => length <= LONGEST_WHOLE);
  const longest = Math.max(1, ...words.map(textWidth));
  return buttons.map((button) => {
    const part = `softButtons/${button.softButtonID}`;
    return softButton(button, {
      app,
      shape: region.shape,
      part,
      longest,
      lit: lit(part),
      short: () => press(button, "short"),
      long: () => press(button, "long"),
    });
  });
}

export function overlayButtons(overlay, { send, headUnit }, shape = "bar") {
  return (overlay.params.softButtons ?? []).map((button) => {
    const press = (mode) => send("headUnit.overlay.press", { overlay: overlay.id, id: button.softButtonID, mode });
    return softButton(button, { app: headUnit.apps[overlay.app], shape, short: () => press("short"), long: () => press("long") });
  });
}

export const LONG_MS = 600;

let held;

/**
 * Returns event handlers for an element that the user can press. Calls `short` after a short press, and `long` as soon as a press is long
 * enough.
 */
export function pressing(short, long) {
  const letGo = () => {
    clearTimeout(held?.timer);
    held?.node.classList.remove("pressed");
  };
  return {
    pointerdown(event) {
      if (event.button !== 0) return;
      letGo();
      const node = event.currentTarget;
      node.classList.add("pressed");
      held = { node, done: false };
      if (long) {
        const press = held;
        held.timer = setTimeout(() => {
          press.done = true;
          node.classList.remove("pressed");
          long();
        }, LONG_MS);
      }
    },
    pointerup: letGo,
    pointerleave: letGo,
    pointercancel: letGo,
    click(event) {
      const wasLong = held?.node === event.currentTarget && held.done;
      letGo();
      held = undefined;
      if (wasLong) return;
      if (event.detail === 0 && event.shiftKey && long) long();
      else short();
    },
    contextmenu: (event) => event.preventDefault(),
  };
}
