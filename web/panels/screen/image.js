// What an app brings to its screen: images, from its files, from the head unit's own or missing; and texts.

import { h } from "../../core/dom.js";
import { icon, staticIcon } from "../../core/icons.js";

/** Where a file of the state tree is found: beside the page, wherever that lies. */
export const addressOf = (url) => new URL(url.replace(/^\/+/, ""), document.baseURI).href;

/** Where an image is found: at its own address, else among the files of its app; undefined while it is missing. */
export function placeOf(value, app) {
  if (value.missing) return undefined;
  if (value.url) return value.url;
  const file = app?.files?.[value.value];
  if (!file) return undefined;
  return file.url ?? `v1/files/${encodeURIComponent(app.key)}/${encodeURIComponent(value.value)}?${file.hash ?? file.size ?? ""}`;
}

/** An image with no words of its own: what it belongs to is named beside it. */
export function image(value, app, { class: name, part, lit } = {}) {
  if (!value) return undefined;
  const props = { class: ["image", name, lit && "lit"], data: part ? { part } : undefined };
  if (value.imageType === "STATIC") return h("span", { ...props, class: [...props.class, "static"] }, staticOf(value.value));
  const place = placeOf(value, app);
  if (!place) {
    return h("span", { ...props, class: [...props.class, "missing"], role: "img", "aria-label": "The image is not there yet" }, icon("photoOff"));
  }
  // A template image is a mask to be filled with the colour of the text around it.
  if (value.isTemplate) return h("span", { ...props, class: [...props.class, "template"], style: { "mask-image": `url("${addressOf(place)}")` } });
  return h("img", { ...props, src: addressOf(place), alt: "", draggable: "false", on: { load: (event) => measure(place, event.target) } });
}

/** How wide each image is for its height, once it has been seen. */
const ratios = new Map();

function measure(url, { naturalWidth, naturalHeight }) {
  if (ratios.size > 500) ratios.clear();
  if (naturalHeight > 0) ratios.set(url, naturalWidth / naturalHeight);
}

/**
 * The size of an image in a box: whole, as large as fits. One that nearly has the shape of the box fills it.
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

/** An app's icon: its own, or one for its kind. */
export function iconOfApp(app, fallback) {
  const place = app.icon && placeOf({ value: app.icon }, app);
  if (place) return h("img", { class: "app-icon own", src: addressOf(place), alt: "", draggable: "false" });
  return h("span", { class: "app-icon" }, icon(fallback));
}

/** Languages written from right to left, by the spec's names. */
const RIGHT_TO_LEFT = /^(AR|HE|FA|UR)-/;

export const isRightToLeft = (language) => RIGHT_TO_LEFT.test(language ?? "");

/** What may be shown of a text: control characters are no text, and one line is one line. */
export function shown(text) {
  return String(text ?? "").replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "").replace(/\s+/g, " ").trim();
}

/** As `shown`, with its paragraphs kept. */
export function paragraphs(text) {
  return String(text ?? "").replace(/[\u0000-\u0008\u000b-\u000c\u000e-\u001f\u007f-\u009f]/g, "").split(/\r\n|\r|\n/);
}

/** An app's text in an element of its own direction, so that it cannot turn what stands beside it. */
export function appText(tag, props, text) {
  return h(tag, { dir: "auto", ...props, class: ["app-text", props.class].flat() }, shown(text));
}
