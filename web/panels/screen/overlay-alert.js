// Alerts: in the middle, along the top, and messages long enough to be read on.

import { h } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { overlayButtons, pressing } from "./buttons.js";
import { appText, image, paragraphs, shown } from "./image.js";
import { dialog, headingOf } from "./overlay.js";

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
      params.alertIcon ? image(params.alertIcon, context.headUnit.apps[overlay.app], { class: "alert-icon" }) : first === undefined && h("span", { class: "image alert-icon static" }, icon("volume")),
      h("div", { class: "alert-lines" }, first !== undefined && appText("h2", { id: headingOf(overlay), class: "alert-title" }, first), others.map((line) => appText("p", { class: "alert-line" }, line))),
    ),
    params.progressIndicator && h("div", { key: "busy", class: "busy", role: "progressbar", "aria-label": "Busy" }, h("span")),
    buttons.length > 0 && h("div", { key: "buttons", class: ["dialog-buttons", `count-${buttons.length}`] }, buttons),
  );
}

export function subtleAlert(context) {
  const { overlay, send, closer } = context;
  const { params } = overlay;
  const [first, second] = linesOf(overlay);
  const press = () => send("headUnit.rpc.send", { app: overlay.app, name: "OnSubtleAlertPressed", params: {} });
  return h(
    "div",
    { key: "banner", class: "banner", role: "group", "aria-label": "Notice" },
    h("button", { key: "body", class: "banner-body", type: "button", on: pressing(press) }, image(params.alertIcon ?? { imageType: "STATIC", value: "0x5D" }, context.headUnit.apps[overlay.app], { class: "banner-icon" }), h("span", { class: "banner-lines" }, appText("span", { class: "banner-title" }, first), second !== undefined && appText("span", { class: "banner-line" }, second))),
    overlayButtons(overlay, context, "pill"),
    closer,
  );
}

let told = { overlay: undefined, at: 0 };

/** The overlay that was moved by hand: it is drawn anew before the scrolling follows. */
let moved;

/** Reading on keeps the message on screen; saying so a few times a second is enough. */
function readsOn({ overlay, send, store }) {
  const { now } = store;
  if (told.overlay === overlay.id && Math.abs(now - told.at) < 500) return;
  told = { overlay: overlay.id, at: now };
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
      { key: "body", class: "message-body", tabindex: "0", role: "region", "aria-label": "Text", on: { ...byHand, scroll: () => moved === overlay.id && readsOn(context), touchmove: () => readsOn(context) } },
      paragraphs(overlay.params.scrollableMessageBody).map((text) => (text.trim() === "" ? h("p", { class: "gap" }) : h("p", { dir: "auto", class: "app-text" }, shown(text)))),
    ),
    buttons.length > 0 && h("div", { key: "buttons", class: ["dialog-buttons", `count-${Math.min(4, buttons.length)}`] }, buttons),
  );
}
