// A value to set: a slider with one footer, or a picker whose footer names each value.

import { h } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { pressing } from "./buttons.js";
import { appText, shown } from "./image.js";
import { dialog, headingOf } from "./overlay.js";

/** Where the thumb stands while it is moved, until the head unit says the same. */
let moving = { overlay: undefined, position: undefined };

export function slider(context) {
  const { overlay, send, store, rtl } = context;
  const { numTicks = 2, sliderHeader, sliderFooter } = overlay.params;
  if (moving.overlay !== overlay.id || moving.position === overlay.position) moving = { overlay: overlay.id, position: undefined };
  const position = moving.position ?? overlay.position ?? 1;
  const names = Array.isArray(sliderFooter) && sliderFooter.length === numTicks && numTicks > 1 ? sliderFooter.map(shown) : undefined;
  const footer = names ? undefined : shown(Array.isArray(sliderFooter) ? sliderFooter[0] : sliderFooter);
  // Presses may come faster than pictures, so where it stands is asked for at each.
  const current = () => moving.position ?? overlay.position ?? 1;
  const move = async (to) => {
    const next = Math.min(numTicks, Math.max(1, to));
    if (next === current()) return;
    moving = { overlay: overlay.id, position: next };
    store.choose({ slid: next });
    const { ok } = await send("headUnit.overlay.slide", { overlay: overlay.id, position: next });
    if (!ok && moving.position === next) moving = { overlay: overlay.id, position: undefined };
  };
  return dialog(
    context,
    { class: ["slider-dialog", names && "picker"] },
    appText("h2", { key: "title", id: headingOf(overlay), class: "dialog-title" }, shown(sliderHeader) || "Set a value"),
    names && h("p", { key: "value", class: "picked app-text", dir: "auto", "aria-hidden": "true" }, names[position - 1]),
    h(
      "div",
      { key: "row", class: "slider-row" },
      step("minus", "Less", () => move(current() - 1), position <= 1),
      h(
        "div",
        { class: "track-box" },
        h("input", {
          type: "range",
          class: "slider-track",
          min: "1",
          max: String(numTicks),
          step: "1",
          "aria-label": shown(sliderHeader) || "Value",
          "aria-valuetext": names?.[position - 1],
          prop: { value: String(position) },
          style: { "--filled": String((position - 1) / Math.max(1, numTicks - 1)), "--turn": rtl ? "-1" : "1" },
          on: { input: (event) => move(Number(event.target.value)) },
        }),
        h("div", { class: "ticks", "aria-hidden": "true" }, Array.from({ length: numTicks }, (_, index) => h("span", { class: index < position ? "tick on" : "tick" }))),
      ),
      step("plus", "More", () => move(current() + 1), position >= numTicks),
    ),
    footer && appText("p", { key: "footer", class: "slider-footer" }, footer),
    !names && h("p", { key: "count", class: "slider-count", "aria-hidden": "true" }, `${position} of ${numTicks}`),
    h(
      "div",
      { key: "buttons", class: "dialog-buttons count-2" },
      h("button", { type: "button", class: "soft-button bar", on: pressing(() => send("headUnit.overlay.cancel", { overlay: overlay.id })) }, h("span", { class: "label" }, "Cancel")),
      h("button", { type: "button", class: "soft-button bar highlighted", on: pressing(() => send("headUnit.overlay.save", { overlay: overlay.id, position: current() })) }, h("span", { class: "label" }, "Save")),
    ),
  );
}

const step = (name, label, act, disabled) => h("button", { key: name, class: "step", type: "button", "aria-label": label, disabled, on: pressing(act) }, icon(name));
