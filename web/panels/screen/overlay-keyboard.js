// Where one types: over the screen, and on the template that is a keyboard.

import { h } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { pressing } from "./buttons.js";
import { appText, shown } from "./image.js";
import { keyboardOfApp, keys, suggestionsOf, typist } from "./keyboard.js";
import { dialog, headingOf } from "./overlay.js";

/** Whether the driver hides what is typed, where the app leaves it to the driver. */
let hidden = { overlay: undefined, on: true };

export function keyboard(context) {
  const { overlay, send, store } = context;
  const properties = keyboardOfApp(context);
  const entry = typist.textOf(overlay);
  const mask = properties.maskInputCharacters;
  if (hidden.overlay !== overlay.id) hidden = { overlay: overlay.id, on: true };
  const hide = mask === "ENABLE_INPUT_KEY_MASK" || (mask === "USER_CHOICE_INPUT_KEY_MASK" && hidden.on);
  const toggle = () => {
    hidden = { overlay: overlay.id, on: !hidden.on };
    send("headUnit.rpc.send", { app: overlay.app, name: "OnKeyboardInput", params: { event: hidden.on ? "INPUT_KEY_MASK_ENABLED" : "INPUT_KEY_MASK_DISABLED" } });
    store.choose({ masked: hidden.on });
  };
  const suggestions = suggestionsOf(context).slice(0, 6);
  return dialog(
    context,
    { class: "keyboard-dialog" },
    h(
      "div",
      { key: "entry", class: "entry-row" },
      h(
        "div",
        { class: "entry-box" },
        appText("h2", { id: headingOf(overlay), class: "entry-title" }, shown(overlay.params.initialText) || "Type"),
        h("input", { class: "entry-input", type: hide ? "password" : "text", dir: "auto", autocomplete: "off", autocapitalize: "off", spellcheck: "false", inputmode: "none", "aria-labelledby": headingOf(overlay), prop: { value: entry }, on: typist.field(context) }),
      ),
      mask === "USER_CHOICE_INPUT_KEY_MASK" && h("button", { key: "eye", class: "bar-button", type: "button", "aria-label": "Hide what is typed", "aria-pressed": String(hidden.on), on: pressing(toggle) }, icon(hidden.on ? "eyeOff" : "eye")),
    ),
    suggestions.length > 0 &&
      h("div", { key: "suggestions", class: "suggestions", role: "group", "aria-label": "Suggestions" }, suggestions.map((text) => h("button", { key: text, type: "button", class: "suggestion", on: pressing(() => typist.type(context, text)) }, appText("span", {}, text)))),
    keys({ properties, empty: entry === "", edit: typist.edit(context), submit: () => typist.submit(context), store }),
  );
}

const typed = new Map();

const say = ({ app, send }, event, data) => send("headUnit.rpc.send", { app: app.key, name: "OnKeyboardInput", params: data === undefined ? { event } : { event, data } });

function type(context, text) {
  typed.set(context.app.key, text);
  say(context, "KEYPRESS", text);
  context.store.choose({ typed: text });
}

function submit(context) {
  say(context, "ENTRY_SUBMITTED", typed.get(context.app.key) ?? "");
  typed.delete(context.app.key);
  context.store.choose({ typed: "" });
}

export const screenKeyboard = {
  entry(context) {
    const { app, lines, lit } = context;
    const first = lines[0];
    return h("input", { key: "entry", class: ["entry-input", first && lit(first.part) && "lit"], data: first ? { part: first.part } : undefined, type: "text", dir: "auto", autocomplete: "off", spellcheck: "false", inputmode: "none", "aria-label": first?.text ?? "Type here", placeholder: first?.text ?? "Where to?", prop: { value: typed.get(app.key) ?? "" }, on: { input: (event) => type(context, event.target.value), keydown: (event) => event.key === "Enter" && submit(context) } });
  },

  keys(context) {
    const properties = context.app.globalProperties?.keyboardProperties ?? {};
    const text = () => typed.get(context.app.key) ?? "";
    return keys({ properties, empty: text() === "", edit: (change) => type(context, change(text())), submit: () => submit(context), store: context.store });
  },
};
