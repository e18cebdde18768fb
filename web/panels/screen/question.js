// A question of the head unit to the driver, which covers the display.

import { h } from "../../core/dom.js";
import { softButton } from "./elements.js";

/**
 * Returns a question of the head unit to the driver, which covers the display. The most cautious answer must be the first of `answers`.
 * @param {{id: string, title: string, lines: string[], answers: {text: string, act: () => void}[]}} question
 */
export function questionOver({ id, title, lines, answers }) {
  const heading = `heading-${id}`;
  return h(
    "div",
    { key: `question ${id}`, class: "overlay consent modal", data: { question: id } },
    h("div", { class: "scrim" }),
    h(
      "div",
      { key: "dialog", class: "dialog alert-dialog", role: "dialog", "aria-modal": "true", "aria-labelledby": heading, tabindex: "-1" },
      h(
        "div",
        { class: "alert-words" },
        h("div", { class: "alert-lines" }, [
          h("h2", { key: "title", id: heading, class: "alert-title" }, title),
          lines.map((line, at) => h("p", { key: `line ${at}`, class: "alert-line" }, line)),
        ]),
      ),
      h(
        "div",
        { class: "dialog-buttons count-2" },
        answers.map(({ text, act }, softButtonID) => softButton({ softButtonID, type: "TEXT", text }, { shape: "bar", short: act })),
      ),
    ),
  );
}
