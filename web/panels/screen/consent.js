// The question whether an app may have what another has, asked of the driver over everything else on the display.

import { questionsOf } from "../../core/consents.js";
import { h } from "../../core/dom.js";
import { softButton } from "./pieces.js";

export function consentOver({ headUnit, send }) {
  const [question] = questionsOf(headUnit);
  if (!question) return undefined;
  const { id, app, modules } = question;
  const heading = `heading-${id}`;
  const answer = (allowed, text) =>
    softButton({ softButtonID: allowed ? 1 : 0, type: "TEXT", text }, {
      shape: "bar",
      short: () => send("headUnit.consent.answer", { question: id, allowed }),
    });
  return h(
    "div",
    { key: `consent ${id}`, class: "overlay consent modal", data: { consent: id } },
    h("div", { class: "scrim" }),
    h(
      "div",
      { key: "dialog", class: "dialog alert-dialog", role: "dialog", "aria-modal": "true", "aria-labelledby": heading, tabindex: "-1" },
      h(
        "div",
        { class: "alert-words" },
        h("div", { class: "alert-lines" }, [
          h("h2", { key: "title", id: heading, class: "alert-title" }, `May ${app} control this?`),
          h("p", { key: "what", class: "alert-line" }, modules.join(", ")),
          h("p", { key: "why", class: "alert-line" }, "Another app has it now."),
        ]),
      ),
      h("div", { class: "dialog-buttons count-2" }, answer(false, "No"), answer(true, "Yes")),
    ),
  );
}
