// The media template's own parts: where the track stands, and the keys to play it.

import { clockText, mediaClockAt } from "../../core/clock.js";
import { h } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { pressing } from "./press.js";
import { appText, shown } from "./text.js";

/** The keys an app listens to, in the order they stand. */
export function transportKeys(app) {
  const has = (name) => app.subscribedButtons?.includes(name);
  const play = has("PLAY_PAUSE") ? "PLAY_PAUSE" : has("OK") ? "OK" : undefined;
  return [has("SEEKLEFT") && "SEEKLEFT", play, has("SEEKRIGHT") && "SEEKRIGHT"].filter(Boolean);
}

export function transport({ app, keys, send }) {
  return keys.map((name) => {
    const press = (mode) => () => send("headUnit.button", { name, mode, app: app.key });
    const { label, drawn } = keyFace(name, app.mediaClock);
    return h("button", { key: name, type: "button", class: ["transport-key", name.toLowerCase()], "aria-label": label, on: pressing(press("short"), press("long")) }, drawn);
  });
}

const PLAY_FACES = { PLAY: ["Play", "play"], PAUSE: ["Pause", "pause"], STOP: ["Stop", "stop"] };

function keyFace(name, clock) {
  if (name === "SEEKLEFT") return seekFace(clock?.backSeekIndicator, ["Back", "previous", "rewind"]);
  if (name === "SEEKRIGHT") return seekFace(clock?.forwardSeekIndicator, ["Forward", "next", "skip"]);
  const [label, face] = PLAY_FACES[clock?.audioStreamingIndicator] ?? ["Play or pause", undefined];
  return { label, drawn: face ? icon(face) : h("span", { class: "play-pause" }, icon("play"), icon("pause")) };
}

function seekFace(indicator, [word, track, time]) {
  if (indicator?.type !== "TIME") return { label: `${word} one track`, drawn: icon(track) };
  const seconds = indicator.seekTime;
  return { label: seconds ? `${word} ${seconds} seconds` : word, drawn: h("span", { class: "seek-time" }, icon(time), seconds && h("span", { class: "seconds" }, String(seconds))) };
}

/** The bar, the time played, and what the app says of the track. */
export function progress({ app, window, store, lit }) {
  const clock = mediaClockAt(app.mediaClock, store.now);
  const track = shown(window.mediaTrack);
  const written = shown(window.mediaClock);
  return [
    clock?.fraction !== undefined &&
      h("div", { key: "bar", class: "progress", role: "progressbar", "aria-label": "Played", "aria-valuemin": "0", "aria-valuemax": "100", "aria-valuenow": String(Math.round(clock.fraction * 100)), "aria-valuetext": `${clockText(clock.shownMs)}${clock.endMs ? ` of ${clockText(clock.endMs)}` : ""}` }, h("div", { class: "played", style: { "--played": String(clock.fraction) } })),
    h(
      "div",
      { key: "times", class: "times" },
      h("span", { class: "now" }, clock ? clockText(clock.shownMs) : written),
      track !== "" && appText("span", { class: ["track", lit("mediaTrack") && "lit"], data: { part: "mediaTrack" } }, track),
      h("span", { class: "end" }, clock?.endMs !== undefined ? clockText(clock.endMs) : ""),
    ),
  ];
}
