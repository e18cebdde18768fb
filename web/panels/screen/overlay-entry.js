// Overlays with choices or text input, and the keyboard template.

import { h } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { rowFace } from "./home.js";
import { keyboardOfApp, keys, suggestionsOf, textEntry } from "./keyboard.js";
import { dialog, headingOf } from "./overlay.js";
import { appText, drawn, image, pressing, shown } from "./elements.js";

/** The overlay whose search field is open. The head unit does not know whether the search field is open. */
let searching;

export function interaction(context) {
  const { overlay } = context;
  const { interactionMode, interactionLayout = "LIST_ONLY" } = overlay.params;
  if (interactionMode === "VR_ONLY") return listening(context);
  const searchable = interactionLayout.endsWith("_WITH_SEARCH");
  if (searching?.overlay !== overlay.id) searching = { overlay: overlay.id, open: false };
  const entry = searchable ? textEntry.textOf(overlay) : "";
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
      interactionMode === "BOTH" &&
        h(
          "span",
          { class: "by-voice", title: "Voice input is possible" },
          icon("mic"),
          h("span", { class: "hidden" }, "Voice input is possible"),
        ),
    ),
    found.length === 0 ? h("p", { key: "none", class: "empty" }, entry === "" ? "No choices." : "No choice matches.") : h(
      "ul",
      { key: "choices", class: interactionLayout.startsWith("ICON") ? "choice-tiles" : "choice-list", "aria-label": "Choices" },
      found.map((choice) => h("li", { key: choice.choiceID }, face(choice, context, interactionLayout.startsWith("ICON")))),
    ),
    open && h("div", { key: "keys", class: "choice-keys" }, keys(keyboardOf(context, entry))),
  );
}

/** Returns the choices that contain all words that the user has typed. */
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
  if (!tile) {
    return h(
      "button",
      { class: "list-row", on: pressing(choose) },
      rowFace({
        app,
        picture: choice.image,
        title: choice.menuName,
        second: choice.secondaryText,
        third: choice.tertiaryText,
        pictureAfter: choice.secondaryImage,
      }),
    );
  }
  return h(
    "button",
    { class: "choice-tile", on: pressing(choose) },
    drawn(choice.image)
      ? image(choice.image, app, { class: "tile-image" })
      : h("span", { class: "image tile-image blank" }, shown(choice.menuName).slice(0, 1)),
    appText("span", { class: "tile-name" }, choice.menuName),
    shown(choice.secondaryText) !== "" && appText("span", { class: "tile-second" }, choice.secondaryText),
  );
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
    h("input", {
      class: "search-input",
      type: "text",
      autocomplete: "off",
      spellcheck: "false",
      inputmode: "none",
      "aria-label": "Search",
      placeholder: "Search",
      prop: { value: entry },
      on: { ...textEntry.field(context), focus: () => toggle(true) },
    }),
    open && h("button", { class: "search-close", "aria-label": "Close the search", on: pressing(() => toggle(false)) }, icon("down")),
  );
}

const keyboardOf = (context, entry) => ({
  properties: keyboardOfApp(context),
  empty: entry === "",
  edit: textEntry.edit(context),
  submit: () => textEntry.submit(context),
  store: context.store,
});

/** Returns the overlay for a choice by voice. Lists the choices that the driver can say. */
function listening(context) {
  const { overlay, send } = context;
  return dialog(
    context,
    { class: "listening-dialog" },
    h("span", { key: "mic", class: "listening-mic", "aria-hidden": "true" }, icon("mic")),
    appText("h2", { key: "title", id: headingOf(overlay), class: "dialog-title" }, shown(overlay.params.initialText) || "Listening"),
    h(
      "ul",
      { key: "spoken", class: "spoken", "aria-label": "Voice commands" },
      (overlay.choices ?? []).map((choice) =>
        h(
          "li",
          { key: choice.choiceID },
          h("button", {
            class: "spoken-choice",
            on: pressing(() => send("headUnit.overlay.choose", { overlay: overlay.id, choiceID: choice.choiceID, source: "VR" })),
          }, appText("span", {}, `“${shown(choice.vrCommands?.[0] ?? choice.menuName)}”`)),
        )
      ),
    ),
  );
}

/** Whether the driver hides the typed text of an overlay. Used only if the app leaves the decision to the driver. */
let hidden = { overlay: undefined, on: true };

export function keyboard(context) {
  const { overlay, send, store } = context;
  const properties = keyboardOfApp(context);
  const entry = textEntry.textOf(overlay);
  const mask = properties.maskInputCharacters;
  if (hidden.overlay !== overlay.id) hidden = { overlay: overlay.id, on: true };
  const hide = mask === "ENABLE_INPUT_KEY_MASK" || (mask === "USER_CHOICE_INPUT_KEY_MASK" && hidden.on);
  const toggle = () => {
    hidden = { overlay: overlay.id, on: !hidden.on };
    send("headUnit.rpc.send", {
      app: overlay.app,
      name: "OnKeyboardInput",
      params: { event: hidden.on ? "INPUT_KEY_MASK_ENABLED" : "INPUT_KEY_MASK_DISABLED" },
    });
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
        appText("h2", { id: headingOf(overlay), class: "entry-title" }, shown(overlay.params.initialText) || "Enter text"),
        h("input", {
          class: "entry-input",
          type: hide ? "password" : "text",
          dir: "auto",
          autocomplete: "off",
          autocapitalize: "off",
          spellcheck: "false",
          inputmode: "none",
          "aria-labelledby": headingOf(overlay),
          prop: { value: entry },
          on: textEntry.field(context),
        }),
      ),
      mask === "USER_CHOICE_INPUT_KEY_MASK" &&
        h("button", {
          key: "eye",
          class: "bar-button",
          "aria-label": "Hide input",
          "aria-pressed": hidden.on,
          on: pressing(toggle),
        }, icon(hidden.on ? "eyeOff" : "eye")),
    ),
    suggestions.length > 0 &&
      h(
        "div",
        { key: "suggestions", class: "suggestions", role: "group", "aria-label": "Suggestions" },
        suggestions.map((text) =>
          h("button", { key: text, class: "suggestion", on: pressing(() => textEntry.type(context, text)) }, appText("span", {}, text))
        ),
      ),
    keys({ properties, empty: entry === "", edit: textEntry.edit(context), submit: () => textEntry.submit(context), store }),
  );
}

const typed = new Map();

const say = ({ app, send }, event, data) =>
  send("headUnit.rpc.send", { app: app.key, name: "OnKeyboardInput", params: data === undefined ? { event } : { event, data } });

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
    return h("input", {
      key: "entry",
      class: ["entry-input", first && lit(first.part) && "lit"],
      data: first ? { part: first.part } : undefined,
      type: "text",
      dir: "auto",
      autocomplete: "off",
      spellcheck: "false",
      inputmode: "none",
      "aria-label": first?.text ?? "Type here",
      placeholder: first?.text ?? "Where to?",
      prop: { value: typed.get(app.key) ?? "" },
      on: { input: (event) => type(context, event.target.value), keydown: (event) => event.key === "Enter" && submit(context) },
    });
  },

  keys(context) {
    const properties = context.app.globalProperties?.keyboardProperties ?? {};
    const text = () => typed.get(context.app.key) ?? "";
    return keys({
      properties,
      empty: text() === "",
      edit: (change) => type(context, change(text())),
      submit: () => submit(context),
      store: context.store,
    });
  },
};
