// What the driver may say: the app's commands, the choices asked for, the apps' names, or anything.

import { h } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { pressing } from "./buttons.js";
import { appText, shown } from "./image.js";

/** Everything that would be understood now, each once, with where it leads. */
export function phrasesOf(headUnit) {
  const app = headUnit.apps?.[headUnit.activeApp];
  const overlay = headUnit.overlays?.[headUnit.visibleOverlay];
  const phrases = [];
  const known = new Set();
  const add = (text, leads) => {
    const phrase = shown(text);
    if (phrase === "" || known.has(phrase.toLowerCase())) return;
    known.add(phrase.toLowerCase());
    phrases.push({ phrase, leads });
  };
  for (const choice of overlay?.choices ?? []) for (const text of choice.vrCommands ?? []) add(text, shown(choice.menuName));
  for (const command of Object.values(app?.commands ?? {})) for (const text of command.vrCommands ?? []) add(text, shown(command.menuName) || "voice command");
  for (const key of headUnit.appOrder ?? []) add(headUnit.apps[key]?.name, "app");
  return phrases;
}

export function voiceOver({ store, send, headUnit, app }) {
  if (!store.ui.voice) return undefined;
  const close = () => store.choose({ voice: false });
  const say = (text) => {
    close();
    if (text.trim() !== "") send("headUnit.voice", { text: text.trim() });
  };
  const help = (app?.globalProperties?.vrHelp ?? []).map(({ text }) => shown(text)).filter(Boolean);
  return h(
    "div",
    { key: "voice", class: "overlay modal voice" },
    h("div", { class: "scrim", on: { click: close } }),
    h(
      "div",
      { class: "dialog voice-dialog", role: "dialog", "aria-modal": "true", "aria-label": "Voice" },
      h("button", { key: "close", class: "closer", type: "button", "aria-label": "Close", on: pressing(close) }, icon("close")),
      h(
        "form",
        { key: "say", class: "say", on: { submit: (event) => (event.preventDefault(), say(event.target.elements.words.value)) } },
        h("span", { class: "listening-mic", "aria-hidden": "true" }, icon("mic")),
        h("input", { class: "entry-input", name: "words", type: "text", autocomplete: "off", "aria-label": "Say", placeholder: "Say something", made: (node) => node.focus() }),
        h("button", { class: "soft-button bar highlighted", type: "submit" }, h("span", { class: "label" }, "Say")),
      ),
      help.length > 0 && h("p", { key: "help", class: "voice-help" }, `${shown(app.globalProperties.vrHelpTitle) || "You can say"}: ${help.join(", ")}`),
      h("ul", { key: "phrases", class: "phrases", "aria-label": "What is understood now" }, phrasesOf(headUnit).map(({ phrase, leads }) => h("li", { key: phrase }, h("button", { class: "list-row", type: "button", on: pressing(() => say(phrase)) }, h("span", { class: "row-texts" }, appText("span", { class: "row-title" }, `“${phrase}”`), appText("span", { class: "row-second" }, leads)))))),
    ),
  );
}
