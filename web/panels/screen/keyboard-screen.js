// The keyboard of the NAV_KEYBOARD template: what is typed goes to the app as it would from an overlay's keyboard.

import { h } from "../../core/dom.js";
import { keys } from "./keyboard.js";

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
