// The app listens: what it asks, how loud it is, and something to say without a microphone.

import { h } from "../../core/dom.js";
import { size } from "../../core/format.js";
import { icon } from "../../core/icons.js";
import { dialog, headingOf } from "./overlay.js";
import { pressing } from "./press.js";
import { appText, shown } from "./text.js";
import { base64Of, toneWav } from "./wav.js";

export function audio(context) {
  const { overlay, send } = context;
  const { params, audio: heard } = overlay;
  const level = Math.min(1, Math.max(0, heard?.level ?? 0));
  const act = (verb) => pressing(() => send(`headUnit.overlay.${verb}`, { overlay: overlay.id }));
  const feed = (bytes) => send("headUnit.overlay.audio", { overlay: overlay.id, wav: base64Of(bytes) });
  return dialog(
    context,
    { class: "audio-dialog" },
    h("div", { key: "words", class: "audio-words" }, appText("h2", { id: headingOf(overlay), class: "dialog-title" }, shown(params.audioPassThruDisplayText1) || "Listening"), shown(params.audioPassThruDisplayText2) !== "" && appText("p", { class: "dialog-line" }, params.audioPassThruDisplayText2)),
    h(
      "div",
      { key: "meter", class: "meter", role: "meter", "aria-label": "Loudness", "aria-valuemin": "0", "aria-valuemax": "100", "aria-valuenow": String(Math.round(level * 100)), style: { "--level": level.toFixed(3) } },
      h("span", { class: "halo" }),
      h("span", { class: "halo near" }),
      h("span", { class: "meter-mic" }, icon("mic")),
    ),
    h("p", { key: "facts", class: "audio-facts" }, [params.samplingRate, params.bitsPerSample?.replace("_", " "), heard && size(heard.bytes ?? 0)].filter(Boolean).join(" · ")),
    h(
      "div",
      { key: "feed", class: "audio-feed" },
      h("button", { type: "button", class: "pill-button", on: pressing(() => feed(toneWav(params))) }, icon("volume"), "Hum a second"),
      h("label", { class: "pill-button file" }, icon("file"), "Play a WAV file", h("input", { type: "file", accept: ".wav,audio/wav", on: { change: (event) => readFile(event, feed) } })),
    ),
    h(
      "div",
      { key: "buttons", class: "dialog-buttons count-3" },
      h("button", { type: "button", class: "soft-button bar highlighted", on: act("timeout") }, h("span", { class: "label" }, "Done")),
      h("button", { type: "button", class: "soft-button bar", on: act("retry") }, h("span", { class: "label" }, "Again")),
      h("button", { type: "button", class: "soft-button bar", on: act("cancel") }, h("span", { class: "label" }, "Cancel")),
    ),
  );
}

async function readFile(event, feed) {
  const [file] = event.target.files;
  if (file) feed(new Uint8Array(await file.arrayBuffer()));
  event.target.value = "";
}
