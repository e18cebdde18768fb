// Alert in the middle, subtle alert along the top.

import { h } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { overlayButtons } from "./buttons.js";
import { image } from "./image.js";
import { dialog, headingOf } from "./overlay.js";
import { pressing } from "./press.js";
import { appText, shown } from "./text.js";

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
