// The drive that moves the car: the user chooses and plays a drive, and sees the track so far.

import { h } from "../../core/dom.js";
import { instant } from "../../core/format.js";
import { button, section, tool } from "../../core/parts.js";

const SPEEDS = [0.5, 1, 2, 5, 10];
/** The maximum size of a drive file, in bytes. Larger files are not read. */
const MOST_BYTES = 64_000_000;
/** The maximum number of points of a track. Further points would not be visible. */
const MOST_PLACES = 2000;

/** Returns the position in a drive at the time `now` of the head unit's clock. */
export function driveAt({ phase, positionMs, setAt, speed, durationMs }, now) {
  if (phase !== "playing") return positionMs;
  return Math.max(0, Math.min(durationMs, positionMs + (now - setAt) * speed));
}

/** Adds the car's position to a track. If another drive has started, begins a new track. */
export function extendTrack(track, name, gps) {
  const { longitudeDegrees: x, latitudeDegrees: y } = gps ?? {};
  if (name === undefined || x === undefined || y === undefined) return name === track.name ? track : { name, places: [] };
  const places = name === track.name ? track.places : [];
  const last = places.at(-1);
  if (last && last[0] === x && last[1] === y) return track;
  return { name, places: [...places.slice(-MOST_PLACES + 1), [x, y]] };
}

/** Describes the loss of messages between the car and the apps. */
export const linkWords = ({ lossPercent }) =>
  lossPercent === 100
    ? "In a tunnel: no messages pass between the car and its apps."
    : `The link to apps loses ${lossPercent} % of the messages.`;

/** Converts a track to points in a box of 100 by 60. North is at the top, and both directions have the same scale. */
export function pointsOf(places) {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = Math.min(92 / ((east - west) * narrow || 1e-9), 52 / (north - south || 1e-9));
  const round = (value) => Math.round(value * 100) / 100;
  return places.map(([x, y]) => [
    round(50 + (x - (west + east) / 2) * narrow * scale),
    round(30 - (y - (south + north) / 2) * scale),
  ]);
}

export class DriveStrip {
  #store;
  #send;
  #draw;
  #names = [];
  #timer;
  #track = { places: [] };
  #map;

  constructor(store, send, draw) {
    this.#store = store;
    this.#send = send;
    this.#draw = draw;
  }

  /** Loads the names of the built-in drives. */
  async ask() {
    const answer = await fetch(new URL("v1/drives", document.baseURI)).catch(() => undefined);
    if (answer?.ok) this.#names = (await answer.json()).map(({ name }) => name);
  }

  part(isFixed) {
    const { drive, link } = this.#store.headUnit;
    clearTimeout(this.#timer);
    if (drive?.phase === "playing" && this.#store.live) this.#timer = setTimeout(this.#draw, 250);
    return section(
      "drive",
      drive ? `Drive: ${drive.name}` : "Drive",
      h("div", { class: "drive" }, this.#chooser(drive, isFixed), drive && this.#controls(drive, isFixed)),
      link?.lossPercent > 0 && h("p", { key: "link", class: "warn", role: "status" }, linkWords(link)),
    );
  }

  /** Draws the track so far. Draws only if the car has moved. */
  map() {
    const { drive, vehicle } = this.#store.headUnit;
    const track = extendTrack(this.#track, drive?.name, vehicle?.gps);
    if (track !== this.#track) this.#map = track.places.length > 1 && mapOf(track.places);
    this.#track = track;
    return this.#map;
  }

  #chooser(drive, disabled) {
    const choose = (event) => {
      const builtIn = event.target.value;
      event.target.value = "";
      if (builtIn) this.#send("headUnit.drive.start", { builtIn });
    };
    return [
      h(
        "select",
        { key: "choose", class: "field", "aria-label": "Choose a drive", disabled, on: { change: choose } },
        ["", ...this.#names].map((name) => h("option", { key: name, value: name }, name || (drive ? "Another drive…" : "Choose a drive…"))),
      ),
      h(
        "label",
        { key: "file", class: "button", title: "A GPX track, CSV, NDJSON or a script" },
        "Open a file…",
        h("input", {
          type: "file",
          class: "unseen",
          "aria-label": "Drive file",
          disabled,
          on: { change: (event) => this.#open(event.target) },
        }),
      ),
    ];
  }

  async #open(input) {
    const [file] = input.files;
    input.value = "";
    if (!file) return;
    if (file.size > MOST_BYTES) {
      const detail = `${file.name} is ${Math.ceil(file.size / 1_000_000)} MB large; the limit is 64 MB. The current drive continues.`;
      return this.#send.note({ kind: "bad", title: "Drive file too large", detail });
    }
    this.#send("headUnit.drive.start", { name: file.name, text: await file.text() });
  }

  #controls(drive, disabled) {
    const at = driveAt(drive, this.#store.now);
    const isPlaying = drive.phase === "playing";
    const send = (verb, params = {}) => () => this.#send(`headUnit.drive.${verb}`, params);
    return [
      isPlaying
        ? tool("Pause the drive", "pause", send("pause"), { key: "play", disabled })
        : tool("Resume the drive", "play", send("resume"), { key: "play", disabled }),
      h("input", {
        key: "place",
        type: "range",
        min: 0,
        max: drive.durationMs,
        step: 100,
        disabled,
        "aria-label": "Position in the drive, in milliseconds",
        prop: { value: at },
        on: { change: (event) => this.#send("headUnit.drive.seek", { positionMs: Number(event.target.value) }) },
      }),
      h("output", { key: "time", class: "number" }, `${instant(at).split(".")[0]} / ${instant(drive.durationMs).split(".")[0]}`),
      h(
        "select",
        {
          key: "speed",
          class: "field",
          "aria-label": "Playback speed of the drive",
          disabled,
          on: { change: (event) => this.#send("headUnit.drive.set", { speed: Number(event.target.value) }) },
        },
        [...new Set([...SPEEDS, drive.speed])].sort((one, other) => one - other).map((speed) =>
          h("option", { key: speed, value: speed, prop: { selected: speed === drive.speed } }, `${speed} ×`)
        ),
      ),
      h(
        "label",
        { key: "loop", class: "loop" },
        h("input", {
          type: "checkbox",
          disabled,
          prop: { checked: drive.loop },
          on: { change: (event) => this.#send("headUnit.drive.set", { loop: event.target.checked }) },
        }),
        "loop",
      ),
      button("Stop", send("stop"), { key: "stop", disabled }),
    ];
  }
}

function mapOf(places) {
  const points = pointsOf(places);
  const [x, y] = points.at(-1);
  return h(
    "svg",
    { key: "map", class: "drive-track", viewBox: "0 0 100 60", role: "img", "aria-label": "Track of this drive, north up" },
    h("polyline", { points: points.map((point) => point.join(",")).join(" ") }),
    h("circle", { cx: x, cy: y, r: 2.2 }),
  );
}
