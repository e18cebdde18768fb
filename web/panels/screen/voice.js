// Voice: the phrases that the head unit understands now, and the microphone with its level and test sounds.

import { h } from "../../core/dom.js";
import { size } from "../../core/format.js";
import { icon } from "../../core/icons.js";
import { dialog, headingOf } from "./overlay.js";
import { appText, pressing, shown } from "./elements.js";

/** Returns the phrases that the head unit understands now, and the effect of each phrase. Duplicates are left out. */
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
  for (const command of Object.values(app?.commands ?? {})) {
    for (const text of command.vrCommands ?? []) add(text, shown(command.menuName) || "voice command");
  }
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
      h("button", { key: "close", class: "closer", "aria-label": "Close", on: pressing(close) }, icon("close")),
      h(
        "form",
        { key: "say", class: "say", on: { submit: (event) => (event.preventDefault(), say(event.target.elements.words.value)) } },
        h("span", { class: "listening-mic", "aria-hidden": "true" }, icon("mic")),
        h("input", {
          class: "entry-input",
          name: "words",
          type: "text",
          autocomplete: "off",
          "aria-label": "Say",
          placeholder: "Say something",
          made: (node) => node.focus(),
        }),
        h("button", { class: "soft-button bar highlighted", type: "submit" }, h("span", { class: "label" }, "Say")),
      ),
      help.length > 0 &&
        h("p", { key: "help", class: "voice-help" }, `${shown(app.globalProperties.vrHelpTitle) || "You can say"}: ${help.join(", ")}`),
      h(
        "ul",
        { key: "phrases", class: "phrases", "aria-label": "Available voice commands" },
        phrasesOf(headUnit).map(({ phrase, leads }) =>
          h(
            "li",
            { key: phrase },
            h(
              "button",
              { class: "list-row", on: pressing(() => say(phrase)) },
              h(
                "span",
                { class: "row-texts" },
                appText("span", { class: "row-title" }, `“${phrase}”`),
                appText("span", { class: "row-second" }, leads),
              ),
            ),
          )
        ),
      ),
    ),
  );
}

/** The text that is shown while no test sound is played. The microphone records only test sounds. */
const SILENT = "silent until you play a sound";

export function audio(context) {
  const { overlay, send } = context;
  const { params, audio: heard } = overlay;
  // The level of the microphone in the current tenth of a second.
  const level = (heard?.levels?.[Math.floor((context.store.now - heard.heardAt) / 100)] ?? 0) / 100;
  const act = (verb) => pressing(() => send(`headUnit.overlay.${verb}`, { overlay: overlay.id }));
  const hear = (what) => send("headUnit.overlay.audio", { overlay: overlay.id, ...what });
  const play = (bytes) => hear({ wav: base64Of(bytes) });
  return dialog(
    context,
    { class: "audio-dialog" },
    h(
      "div",
      { key: "words", class: "audio-words" },
      appText("h2", { id: headingOf(overlay), class: "dialog-title" }, shown(params.audioPassThruDisplayText1) || "Listening"),
      shown(params.audioPassThruDisplayText2) !== "" && appText("p", { class: "dialog-line" }, params.audioPassThruDisplayText2),
    ),
    h(
      "div",
      {
        key: "meter",
        class: "meter",
        role: "meter",
        "aria-label": "Loudness",
        "aria-valuemin": "0",
        "aria-valuemax": "100",
        "aria-valuenow": Math.round(level * 100),
        style: { "--level": level.toFixed(3) },
      },
      h("span", { class: "halo" }),
      h("span", { class: "halo near" }),
      h("span", { class: "meter-mic" }, icon("mic")),
    ),
    h(
      "p",
      { key: "facts", class: "audio-facts" },
      [params.samplingRate, params.bitsPerSample?.replace("_", " "), heard?.bytes > 0 ? size(heard.bytes) : SILENT]
        .filter(Boolean).join(" · "),
    ),
    h(
      "div",
      { key: "feed", class: "audio-feed" },
      h("button", { class: "pill-button", on: pressing(() => hear({ sound: "hum" })) }, icon("volume"), "Play a hum (1 s)"),
      h("button", { class: "pill-button", on: pressing(() => hear({ sound: "speech" })) }, icon("mic"), "Play speech (2 s)"),
      h(
        "label",
        { class: "pill-button file" },
        icon("file"),
        "Play a WAV file",
        h("input", { type: "file", accept: ".wav,audio/wav", on: { change: (event) => readFile(event, play) } }),
      ),
    ),
    h(
      "div",
      { key: "buttons", class: "dialog-buttons count-3" },
      h("button", { class: "soft-button bar highlighted", on: act("timeout") }, h("span", { class: "label" }, "Done")),
      h("button", { class: "soft-button bar", on: act("retry") }, h("span", { class: "label" }, "Again")),
      h("button", { class: "soft-button bar", on: act("cancel") }, h("span", { class: "label" }, "Cancel")),
    ),
  );
}

async function readFile(event, feed) {
  const [file] = event.target.files;
  if (file) feed(new Uint8Array(await file.arrayBuffer()));
  event.target.value = "";
}

export function base64Of(bytes) {
  let text = "";
  for (let start = 0; start < bytes.length; start += 0x8000) text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  return btoa(text);
}
