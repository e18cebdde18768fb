// The overlay on the display: frame, remaining time, and the content of alerts, messages and sliders.

import { h } from "../../core/dom.js";
import { many, remaining, span } from "../../core/format.js";
import { icon } from "../../core/icons.js";
import { interaction, keyboard } from "./overlay-entry.js";
import { appText, drawn, image, overlayButtons, paragraphs, pressing, shown } from "./elements.js";
import { audio } from "./voice.js";

const KINDS = { alert, subtleAlert, scrollableMessage: message, slider, interaction, keyboard, audioPassThru: audio };

export function overlayOver(context) {
  const { headUnit } = context;
  const overlay = headUnit.overlays?.[headUnit.visibleOverlay];
  const draw = KINDS[overlay?.kind];
  if (!draw) return undefined;
  const waiting = (headUnit.overlayOrder ?? []).filter((id) => headUnit.overlays[id]?.state === "waiting").length;
  const modal = overlay.kind !== "subtleAlert";
  return h(
    "div",
    { key: `overlay ${overlay.id}`, class: ["overlay", overlay.kind, modal && "modal"], data: { overlay: overlay.id } },
    modal && h("div", { class: "scrim" }),
    draw({ ...context, overlay, closer: closer(overlay, context) }),
    waiting > 0 && h("p", { class: "waiting-overlays" }, `${many(waiting, "more", "more")} waiting`),
  );
}

/** Returns the close button. A ring around the button shows the remaining time. */
function closer(overlay, { send, store }) {
  const time = remaining(overlay, store.now);
  const label = time ? `Close (closes automatically in ${span(time.leftMs)})` : "Close";
  return h(
    "button",
    {
      key: "close",
      class: "closer",
      "aria-label": "Close",
      title: label,
      on: pressing(() => send("headUnit.overlay.cancel", { overlay: overlay.id })),
    },
    time && ring(time.fraction),
    icon("close"),
  );
}

const AROUND = 2 * Math.PI * 21;

function ring(fraction) {
  return h(
    "svg",
    { class: "ring", viewBox: "0 0 48 48", "aria-hidden": "true" },
    h("circle", { class: "ring-ground", cx: 24, cy: 24, r: 21 }),
    h("circle", {
      class: "ring-left",
      cx: 24,
      cy: 24,
      r: 21,
      "stroke-dasharray": AROUND.toFixed(2),
      "stroke-dashoffset": ((1 - fraction) * AROUND).toFixed(2),
    }),
  );
}

/** Returns a dialog in the middle of the display. The first heading is the accessible name. */
export function dialog({ overlay, closer: close }, props, ...children) {
  const heading = `heading-${overlay.id}`;
  return h(
    "div",
    {
      ...props,
      key: "dialog",
      class: ["dialog", props.class].flat(),
      role: "dialog",
      "aria-modal": "true",
      "aria-labelledby": props.label ? undefined : heading,
      "aria-label": props.label,
      label: undefined,
      tabindex: "-1",
    },
    close,
    ...children,
  );
}

export const headingOf = (overlay) => `heading-${overlay.id}`;

const linesOf = ({ params }) => [params.alertText1, params.alertText2, params.alertText3].filter((line) => shown(line) !== "");

export function alert(context) {
  const { overlay } = context;
  const { params } = overlay;
  const [first, ...others] = linesOf(overlay);
  const buttons = overlayButtons(overlay, context);
  return dialog(
    context,
    { class: ["alert-dialog", buttons.length === 0 && "bare"], label: first === undefined ? "Spoken alert" : undefined },
    h(
      "div",
      { key: "words", class: "alert-words" },
      drawn(params.alertIcon)
        ? image(params.alertIcon, context.headUnit.apps[overlay.app], { class: "alert-icon" })
        : first === undefined && h("span", { class: "image alert-icon static" }, icon("volume")),
      h(
        "div",
        { class: "alert-lines" },
        first !== undefined && appText("h2", { id: headingOf(overlay), class: "alert-title" }, first),
        others.map((line) => appText("p", { class: "alert-line" }, line)),
      ),
    ),
    params.progressIndicator && h("div", { key: "busy", class: "busy", role: "progressbar", "aria-label": "Busy" }, h("span")),
    buttons.length > 0 && h("div", { key: "buttons", class: ["dialog-buttons", `count-${buttons.length}`] }, buttons),
  );
}

/** The icon of a subtle alert whose own icon is missing or cannot be drawn. */
const BELL = { imageType: "STATIC", value: "0x5D" };

export function subtleAlert(context) {
  const { overlay, send, closer } = context;
  const { params } = overlay;
  const [first, second] = linesOf(overlay);
  const press = () => send("headUnit.rpc.send", { app: overlay.app, name: "OnSubtleAlertPressed", params: {} });
  return h(
    "div",
    { key: "banner", class: "banner", role: "group", "aria-label": "Notice" },
    h(
      "button",
      { key: "body", class: "banner-body", on: pressing(press) },
      image(drawn(params.alertIcon) ?? BELL, context.headUnit.apps[overlay.app], { class: "banner-icon" }),
      h(
        "span",
        { class: "banner-lines" },
        appText("span", { class: "banner-title" }, first),
        second !== undefined && appText("span", { class: "banner-line" }, second),
      ),
    ),
    overlayButtons(overlay, context, "pill"),
    closer,
  );
}

let lastScroll = { overlay: undefined, at: 0 };

/**
 * The overlay that the user scrolls. The page stores the overlay here, because the overlay is drawn again before the scroll event arrives.
 */
let moved;

/** Reports that the user scrolls, so that the head unit keeps the message on the display. Sends at most two reports per second. */
function reportScroll({ overlay, send, store }) {
  const { now } = store;
  if (lastScroll.overlay === overlay.id && Math.abs(now - lastScroll.at) < 500) return;
  lastScroll = { overlay: overlay.id, at: now };
  send("headUnit.overlay.scroll", { overlay: overlay.id });
}

export function message(context) {
  const { overlay } = context;
  const buttons = overlayButtons(overlay, context);
  const byHandNow = () => (moved = overlay.id);
  const byHand = { wheel: byHandNow, pointerdown: byHandNow, keydown: byHandNow };
  return dialog(
    context,
    { class: "message-dialog", label: "Message", tabindex: "-1" },
    h(
      "div",
      {
        key: "body",
        class: "message-body",
        tabindex: "0",
        role: "region",
        "aria-label": "Text",
        on: { ...byHand, scroll: () => moved === overlay.id && reportScroll(context), touchmove: () => reportScroll(context) },
      },
      paragraphs(overlay.params.scrollableMessageBody).map((
        text,
      ) => (text.trim() === "" ? h("p", { class: "gap" }) : h("p", { dir: "auto", class: "app-text" }, shown(text)))),
    ),
    buttons.length > 0 && h("div", { key: "buttons", class: ["dialog-buttons", `count-${Math.min(4, buttons.length)}`] }, buttons),
  );
}

/** The position to which the user has moved a slider. Used until the head unit reports the same position. */
let moving = { overlay: undefined, position: undefined };

export function slider(context) {
  const { overlay, send, store, rtl } = context;
  const { numTicks = 2, sliderHeader, sliderFooter } = overlay.params;
  if (moving.overlay !== overlay.id || moving.position === overlay.position) moving = { overlay: overlay.id, position: undefined };
  const position = moving.position ?? overlay.position ?? 1;
  const names = Array.isArray(sliderFooter) && sliderFooter.length === numTicks && numTicks > 1 ? sliderFooter.map(shown) : undefined;
  const footer = names ? undefined : shown(Array.isArray(sliderFooter) ? sliderFooter[0] : sliderFooter);
  // Read the position at each key press, because the user may press keys faster than frames are drawn.
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
          max: numTicks,
          step: "1",
          "aria-label": shown(sliderHeader) || "Value",
          "aria-valuetext": names?.[position - 1],
          prop: { value: String(position) },
          style: { "--filled": (position - 1) / Math.max(1, numTicks - 1), "--turn": rtl ? "-1" : "1" },
          on: { input: (event) => move(Number(event.target.value)) },
        }),
        h(
          "div",
          { class: "ticks", "aria-hidden": "true" },
          Array.from({ length: numTicks }, (_, index) => h("span", { class: index < position ? "tick on" : "tick" })),
        ),
      ),
      step("plus", "More", () => move(current() + 1), position >= numTicks),
    ),
    footer && appText("p", { key: "footer", class: "slider-footer" }, footer),
    !names && h("p", { key: "count", class: "slider-count", "aria-hidden": "true" }, `${position} of ${numTicks}`),
    h(
      "div",
      { key: "buttons", class: "dialog-buttons count-2" },
      h(
        "button",
        { class: "soft-button bar", on: pressing(() => send("headUnit.overlay.cancel", { overlay: overlay.id })) },
        h("span", { class: "label" }, "Cancel"),
      ),
      h("button", {
        class: "soft-button bar highlighted",
        on: pressing(() => send("headUnit.overlay.save", { overlay: overlay.id })),
      }, h("span", { class: "label" }, "Save")),
    ),
  );
}

const step = (name, label, act, disabled) =>
  h("button", { key: name, class: "step", "aria-label": label, disabled, on: pressing(act) }, icon(name));
