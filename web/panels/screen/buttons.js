// What is pressed on the car, short or long; soft buttons, wherever they stand.

import { h } from "../../core/dom.js";
import { appText, image, shown } from "./image.js";

/** A word of more characters may be broken. */
const LONGEST_WHOLE = 12;

/**
 * One soft button.
 * @param {object} button  as the RPC sent it
 * @param {{app, shape: "bar" | "tile" | "row" | "pill", short, long, lit?, part?, longest?}} how
 */
export function softButton(button, { app, shape, short, long, lit, part, longest }) {
  const text = shown(button.text);
  const picture = button.type !== "TEXT" && button.image ? image(button.image, app, { class: "button-image" }) : undefined;
  const worded = text !== "" && (button.type !== "IMAGE" || !picture);
  return h(
    "button",
    {
      key: button.softButtonID,
      type: "button",
      class: ["soft-button", shape, button.isHighlighted && "highlighted", picture && worded && "both", !picture && "worded", lit && "lit"],
      "aria-label": worded ? undefined : text || `Button ${button.softButtonID}`,
      "aria-pressed": button.isHighlighted === undefined ? undefined : String(button.isHighlighted),
      data: part ? { part } : undefined,
      on: pressing(short, long),
    },
    picture,
    worded && appText("span", { class: "label", style: longest ? { "--longest": String(longest) } : undefined }, text),
    !picture && !worded && h("span", { class: "label blank" }, String(button.softButtonID)),
  );
}

/** The buttons of a window in the cells of a region. */
export function buttonsIn(region, { window, app, send, lit }) {
  const press = (button, mode) => send("headUnit.softButton", { id: button.softButtonID, mode, app: app.key, window: window.windowID ?? 0 });
  const buttons = (window.softButtons ?? []).slice(0, 8);
  // All are written as large as the longest word lets them; one that no size would make fit is broken instead.
  const words = buttons.flatMap(({ text }) => shown(text).split(/\s+/)).filter(({ length }) => length <= LONGEST_WHOLE);
  const longest = Math.max(1, ...words.map(({ length }) => length));
  return buttons.map((button) => {
    const part = `softButtons/${button.softButtonID}`;
    return softButton(button, { app, shape: region.shape, part, longest, lit: lit(part), short: () => press(button, "short"), long: () => press(button, "long") });
  });
}

/** Buttons the app put on an overlay. */
export function overlayButtons(overlay, { send, headUnit }, shape = "bar") {
  return (overlay.params.softButtons ?? []).map((button) => {
    const press = (mode) => send("headUnit.overlay.press", { overlay: overlay.id, id: button.softButtonID, mode });
    return softButton(button, { app: headUnit.apps[overlay.app], shape, short: () => press("short"), long: () => press("long") });
  });
}

/** How long a press is held before it is a long one. */
export const LONG_MS = 600;

let held;

/** Handlers for something that can be pressed. `long` is done as soon as the time has passed. */
export function pressing(short, long) {
  const letGo = () => {
    clearTimeout(held?.timer);
    held?.node.classList.remove("pressed");
  };
  return {
    pointerdown(event) {
      if (event.button !== 0) return;
      letGo();
      const node = event.currentTarget;
      node.classList.add("pressed");
      held = { node, done: false };
      if (long) {
        const press = held;
        held.timer = setTimeout(() => {
          press.done = true;
          node.classList.remove("pressed");
          long();
        }, LONG_MS);
      }
    },
    pointerup: letGo,
    pointerleave: letGo,
    pointercancel: letGo,
    click(event) {
      const wasLong = held?.node === event.currentTarget && held.done;
      letGo();
      held = undefined;
      if (wasLong) return;
      if (event.detail === 0 && event.shiftKey && long) long();
      else short();
    },
    contextmenu: (event) => event.preventDefault(),
  };
}
