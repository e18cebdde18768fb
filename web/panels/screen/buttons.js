// Soft buttons, wherever they stand.

import { h } from "../../core/dom.js";
import { image } from "./image.js";
import { pressing } from "./press.js";
import { appText, shown } from "./text.js";

/**
 * One soft button.
 * @param {object} button  as the RPC sent it
 * @param {{app: object, shape: "bar" | "tile" | "row" | "pill", short: () => void, long: () => void, lit?: boolean, part?: string}} how
 */
export function softButton(button, { app, shape, short, long, lit, part }) {
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
    worded && appText("span", { class: "label" }, text),
    !picture && !worded && h("span", { class: "label blank" }, String(button.softButtonID)),
  );
}

/** The buttons of a window in the cells of a region. */
export function buttonsIn(region, { window, app, send, lit }) {
  const press = (button, mode) => send("headUnit.softButton", { id: button.softButtonID, mode, app: app.key, window: window.windowID ?? 0 });
  return (window.softButtons ?? []).slice(0, 8).map((button) => {
    const part = `softButtons/${button.softButtonID}`;
    return softButton(button, { app, shape: region.shape, part, lit: lit(part), short: () => press(button, "short"), long: () => press(button, "long") });
  });
}

/** Buttons the app put on an overlay. */
export function overlayButtons(overlay, { send, headUnit }, shape = "bar") {
  return (overlay.params.softButtons ?? []).map((button) => {
    const press = (mode) => send("headUnit.overlay.press", { overlay: overlay.id, id: button.softButtonID, mode });
    return softButton(button, { app: headUnit.apps[overlay.app], shape, short: () => press("short"), long: () => press("long") });
  });
}
