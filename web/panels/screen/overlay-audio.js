// The microphone: how loud it is, what the car hears, and sounds to play to it.

import { h } from "../../core/dom.js";
import { size } from "../../core/format.js";
import { icon } from "../../core/icons.js";
import { pressing } from "./buttons.js";
import { appText, shown } from "./image.js";
import { dialog, headingOf } from "./overlay.js";

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

const RATES = { "8KHZ": 8000, "16KHZ": 16_000, "22KHZ": 22_050, "44KHZ": 44_100 };

/** A second of a hummed note as a WAV file, in the format an app asked for. */
export function toneWav({ samplingRate, bitsPerSample } = {}, { seconds = 1, pitch = 220 } = {}) {
  const rate = RATES[samplingRate] ?? 16_000;
  const wide = bitsPerSample !== "8_BIT";
  const count = rate * seconds;
  const bytes = new Uint8Array(44 + count * (wide ? 2 : 1));
  const view = new DataView(bytes.buffer);
  const text = (at, word) => [...word].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  text(0, "RIFF");
  view.setUint32(4, bytes.length - 8, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * (wide ? 2 : 1), true);
  view.setUint16(32, wide ? 2 : 1, true);
  view.setUint16(34, wide ? 16 : 8, true);
  text(36, "data");
  view.setUint32(40, bytes.length - 44, true);
  for (let index = 0; index < count; index += 1) {
    // Swells and fades, as a voice does.
    const loudness = Math.sin((Math.PI * index) / count) * 0.7;
    const sample = Math.sin((2 * Math.PI * pitch * index) / rate) * loudness;
    if (wide) view.setInt16(44 + index * 2, Math.round(sample * 32_767), true);
    else view.setUint8(44 + index, 128 + Math.round(sample * 127));
  }
  return bytes;
}

/** Bytes as base64. */
export function base64Of(bytes) {
  let text = "";
  for (let start = 0; start < bytes.length; start += 0x8000) text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  return btoa(text);
}
