// Text of an app on the car's screen: always its own paragraph of its own direction.

import { h } from "../../core/dom.js";

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
