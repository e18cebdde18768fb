// Choices to pick from: a list or tiles, with a search, or by voice alone.

import { h } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { pressing } from "./buttons.js";
import { rowFace } from "./home.js";
import { appText, image, shown } from "./image.js";
import { keyboardOfApp, keys, typist } from "./keyboard.js";
import { dialog, headingOf } from "./overlay.js";

/** Whether the search of an overlay is open: a thing of the hand, not of the head unit. */
let searching;

export function interaction(context) {
  const { overlay } = context;
  const { interactionMode, interactionLayout = "LIST_ONLY" } = overlay.params;
  if (interactionMode === "VR_ONLY") return listening(context);
  const searchable = interactionLayout.endsWith("_WITH_SEARCH");
  if (searching?.overlay !== overlay.id) searching = { overlay: overlay.id, open: false };
  const entry = searchable ? typist.textOf(overlay) : "";
  const found = matching(overlay.choices ?? [], entry);
  const open = searchable && searching.open;
  return dialog(
    context,
    { class: ["choice-dialog", open && "searching"] },
    h(
      "div",
      { key: "head", class: "choice-head" },
      appText("h2", { id: headingOf(overlay), class: "dialog-title" }, shown(overlay.params.initialText) || "Choose"),
      searchable && searchField(context, entry, open),
      interactionMode === "BOTH" && h("span", { class: "by-voice", title: "A choice can be spoken too" }, icon("mic"), h("span", { class: "hidden" }, "A choice can be spoken too")),
    ),
    found.length === 0
      ? h("p", { key: "none", class: "empty" }, entry === "" ? "There is nothing to choose from." : "Nothing here is called so.")
      : h("ul", { key: "choices", class: interactionLayout.startsWith("ICON") ? "choice-tiles" : "choice-list", "aria-label": "Choices" }, found.map((choice) => h("li", { key: choice.choiceID }, face(choice, context, interactionLayout.startsWith("ICON"))))),
    open && h("div", { key: "keys", class: "choice-keys" }, keys(keyboardOf(context, entry))),
  );
}

/** The choices whose texts carry every word typed. */
export function matching(choices, entry) {
  const words = entry.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return choices;
  return choices.filter(({ menuName, secondaryText, tertiaryText }) => {
    const text = `${menuName} ${secondaryText ?? ""} ${tertiaryText ?? ""}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function face(choice, { overlay, send, headUnit }, tile) {
  const app = headUnit.apps[overlay.app];
  const choose = () => send("headUnit.overlay.choose", { overlay: overlay.id, choiceID: choice.choiceID, source: "MENU" });
  if (!tile) return h("button", { class: "list-row", type: "button", on: pressing(choose) }, rowFace({ app, picture: choice.image, title: choice.menuName, second: choice.secondaryText, third: choice.tertiaryText, pictureAfter: choice.secondaryImage }));
  return h("button", { class: "choice-tile", type: "button", on: pressing(choose) }, choice.image ? image(choice.image, app, { class: "tile-image" }) : h("span", { class: "image tile-image blank" }, shown(choice.menuName).slice(0, 1)), appText("span", { class: "tile-name" }, choice.menuName), shown(choice.secondaryText) !== "" && appText("span", { class: "tile-second" }, choice.secondaryText));
}

function searchField(context, entry, open) {
  const { overlay } = context;
  const toggle = (to) => {
    searching = { overlay: overlay.id, open: to };
    context.store.changed();
    context.store.choose({ searching: `${overlay.id} ${to}` });
  };
  return h(
    "div",
    { key: "search", class: "search-field" },
    icon("search"),
    h("input", { class: "search-input", type: "text", autocomplete: "off", spellcheck: "false", inputmode: "none", "aria-label": "Search", placeholder: "Search", prop: { value: entry }, on: { ...typist.field(context), focus: () => toggle(true) } }),
    open && h("button", { class: "search-close", type: "button", "aria-label": "Close the search", on: pressing(() => toggle(false)) }, icon("down")),
  );
}

const keyboardOf = (context, entry) => ({ properties: keyboardOfApp(context), empty: entry === "", edit: typist.edit(context), submit: () => typist.submit(context), store: context.store });

/** Nothing to touch: the choices are spoken. */
function listening(context) {
  const { overlay, send } = context;
  return dialog(
    context,
    { class: "listening-dialog" },
    h("span", { key: "mic", class: "listening-mic", "aria-hidden": "true" }, icon("mic")),
    appText("h2", { key: "title", id: headingOf(overlay), class: "dialog-title" }, shown(overlay.params.initialText) || "Listening"),
    h(
      "ul",
      { key: "spoken", class: "spoken", "aria-label": "What can be said" },
      (overlay.choices ?? []).map((choice) => h("li", { key: choice.choiceID }, h("button", { class: "spoken-choice", type: "button", on: pressing(() => send("headUnit.overlay.choose", { overlay: overlay.id, choiceID: choice.choiceID, source: "VR" })) }, appText("span", {}, `“${shown(choice.vrCommands?.[0] ?? choice.menuName)}”`)))),
    ),
  );
}
