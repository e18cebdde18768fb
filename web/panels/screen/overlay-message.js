// A long text to read, with the app's buttons below.

import { h } from "../../core/dom.js";
import { overlayButtons } from "./buttons.js";
import { dialog } from "./overlay.js";
import { paragraphs, shown } from "./text.js";

let told = { overlay: undefined, at: 0 };

/** The overlay that was moved by hand: it is drawn anew between the hand's movement and the scrolling that follows. */
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
