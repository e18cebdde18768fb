// The details of one view: class, frame, touch handling, and the report to the head unit.

import { h } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { button, section, tool } from "../../core/parts.js";
import { displayOf } from "../../core/profile.js";
import { nameOf, onDisplay, pathOf, verdictOf } from "../../core/viewtree.js";

const round = (value) => Number(value.toFixed(1));
const yes = (so) => (so ? "yes" : "no");

/** Returns the details of the view `id`; undefined if no view is selected. */
export function viewDetails(id, context) {
  const { store, send, views, parents, faults, hold } = context;
  if (id === undefined) return undefined;
  const node = views.nodes[id];
  const path = pathOf(parents, id);
  const { tone, text } = verdictOf(node);
  const [x, y, width, height] = node.frame.map(round);
  return section(
    "details",
    undefined,
    h(
      "h3",
      { class: "section-title" },
      icon("target"),
      `${node.class} ${id}`,
      tool("Clear highlight", "close", () => hold(undefined), { title: "Clear highlight (Escape)" }),
    ),
    h(
      "dl",
      { class: "facts" },
      fact("On the head unit", h("span", { class: ["mark", tone] }, text)),
      (faults.get(id) ?? []).map((fault, index) =>
        fact(
          index === 0 ? "Findings" : "",
          h("span", { class: ["finding-text", fault.tone] }, icon(fault.tone === "bad" ? "fail" : "warning"), fault.text),
          index,
        )
      ),
      fact("Position, size", h("span", { class: "mono" }, `${x}, ${y} · ${width} × ${height}`)),
      fact("Focusable", yes(node.focusable)),
      fact("Handles touches", yes(node.enabled !== false)),
      node.text !== undefined && fact("Text", h("span", { dir: "auto" }, node.text)),
      node.label !== undefined && fact("Label", h("span", { dir: "auto" }, node.label)),
      node.image && fact("Image", h("span", { class: "mono" }, node.image)),
      node.selected && fact("Selected", "yes"),
      node.disabled && fact("Disabled", "yes"),
      node.controller && fact("Controller", node.controller),
      node.color && fact("Text colour", colour(node.color)),
      node.background && fact("Background", colour(node.background)),
      node.alpha !== undefined && fact("Alpha", round(node.alpha)),
      node.hidden && fact("Hidden", "yes"),
      path.length > 0 && fact("Superviews", path.map((one) => viewButton(one, context))),
    ),
    button("Press the centre", () => press(node, views, send, store), {
      disabled: !store.canAct,
      title: "Sends BEGIN and END at the centre, like a press of the knob",
    }),
  );
}

/** Returns a button with the name of a view. A click selects the view. */
export const viewButton = (id, { views, hold, lightUp }) =>
  h("button", {
    key: id,
    class: "text-button",
    on: { click: () => hold(id), pointerenter: () => lightUp(id), pointerleave: () => lightUp(undefined) },
  }, nameOf(views.nodes[id], id));

const fact = (
  name,
  value,
  key = "",
) => [h("dt", { key: `dt ${name}${key}` }, name), h("dd", { key: `dd ${name}${key}`, class: "because" }, value)];

const colour = (
  text,
) => [h("span", { class: "swatch", "aria-hidden": "true", style: { "background-color": text } }), h("span", { class: "mono" }, text)];

/** Presses a view. If the head unit has the rectangle of the view, selects the rectangle. Otherwise, taps the centre of the view. */
function press({ frame, verdict }, views, send, { shown, headUnit }) {
  const id = verdict?.reported;
  if (id !== undefined && shown?.haptics?.rects?.[id]) return send("headUnit.rect", { id });
  const { x, y, width, height } = onDisplay(frame, views.picture, displayOf(headUnit.profile));
  return send("headUnit.touch.tap", { x: Math.round(x + width / 2), y: Math.round(y + height / 2) });
}
