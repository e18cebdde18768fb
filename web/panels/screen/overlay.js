// What lies over the screen: the overlay the driver sees, its frame, and how long it will stay.

import { h } from "../../core/dom.js";
import { many, remaining, span } from "../../core/format.js";
import { icon } from "../../core/icons.js";
import { pressing } from "./buttons.js";
import { alert, message, subtleAlert } from "./overlay-alert.js";
import { audio } from "./overlay-audio.js";
import { interaction } from "./overlay-choice.js";
import { keyboard } from "./overlay-keyboard.js";
import { slider } from "./overlay-slider.js";

const KINDS = { alert, subtleAlert, scrollableMessage: message, slider, interaction, keyboard, audioPassThru: audio };

/** The visible overlay over a dimmed screen, or nothing. */
export function overlayOver(context) {
  const { headUnit } = context;
  const overlay = headUnit.overlays?.[headUnit.visibleOverlay];
  const draw = KINDS[overlay?.kind];
  if (!draw) return undefined;
  const waiting = (headUnit.overlayOrder ?? []).filter((id) => headUnit.overlays[id]?.state === "waiting").length;
  const modal = overlay.kind !== "subtleAlert";
  return h("div", { key: `overlay ${overlay.id}`, class: ["overlay", overlay.kind, modal && "modal"], data: { overlay: overlay.id } }, modal && h("div", { class: "scrim" }), draw({ ...context, overlay, closer: closer(overlay, context) }), waiting > 0 && h("p", { class: "waiting-overlays" }, `${many(waiting, "more", "more")} waiting`));
}

/** The close button, with a ring of the time that is left around it. */
function closer(overlay, { send, store }) {
  const time = remaining(overlay, store.now);
  const label = time ? `Close; closes by itself in ${span(time.leftMs)}` : "Close";
  return h("button", { key: "close", class: "closer", type: "button", "aria-label": "Close", title: label, on: pressing(() => send("headUnit.overlay.cancel", { overlay: overlay.id })) }, time && ring(time.fraction), icon("close"));
}

const AROUND = 2 * Math.PI * 21;

function ring(fraction) {
  return h("svg", { class: "ring", viewBox: "0 0 48 48", "aria-hidden": "true", focusable: "false" }, h("circle", { class: "ring-ground", cx: 24, cy: 24, r: 21 }), h("circle", { class: "ring-left", cx: 24, cy: 24, r: 21, "stroke-dasharray": AROUND.toFixed(2), "stroke-dashoffset": ((1 - fraction) * AROUND).toFixed(2) }));
}

/** A dialog in the middle of the screen; its name is its first heading. */
export function dialog({ overlay, closer: close }, props, ...children) {
  const heading = `heading-${overlay.id}`;
  return h("div", { ...props, key: "dialog", class: ["dialog", props.class].flat(), role: "dialog", "aria-modal": "true", "aria-labelledby": props.label ? undefined : heading, "aria-label": props.label, label: undefined, tabindex: "-1" }, close, ...children);
}

/** The id a dialog's heading must carry. */
export const headingOf = (overlay) => `heading-${overlay.id}`;
