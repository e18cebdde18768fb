// The drive that moves the car: chosen here, played, and where it has been.

import { h } from "../../core/dom.js";
import { instant } from "../../core/format.js";
import { button, section, tool } from "../../core/parts.js";

const SPEEDS = [0.5, 1, 2, 5, 10];
/** What the bridge takes of a drive, in bytes: a larger file is not even read. */
const MOST_BYTES = 64_000_000;
/** Places that are kept of a way: more would not be seen. */
const MOST_PLACES = 2000;

/** Where a drive is, by the head unit's clock. */
export function driveAt({ phase, positionMs, setAt, speed, durationMs }, now) {
  if (phase !== "playing") return positionMs;
  return Math.max(0, Math.min(durationMs, positionMs + (now - setAt) * speed));
}

/** Adds where the car is to where it has been; another drive begins another way. */
export function wayOn(way, name, gps) {
  const { longitudeDegrees: x, latitudeDegrees: y } = gps ?? {};
  if (name === undefined || x === undefined || y === undefined) return name === way.name ? way : { name, places: [] };
  const places = name === way.name ? way.places : [];
  const last = places.at(-1);
  if (last && last[0] === x && last[1] === y) return way;
  return { name, places: [...places.slice(-MOST_PLACES + 1), [x, y]] };
}

/** What a bad link to apps is like. */
export const linkWords = ({ lossPercent }) =>
  lossPercent === 100
    ? "A tunnel: nothing gets through between the car and its apps."
    : `The link to apps loses ${lossPercent} of 100 messages.`;

/** A way as points in a box of 100 by 60, north up, as wide as it is on the ground. */
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
  #way = { places: [] };
  #map;

  constructor(store, send, draw) {
    this.#store = store;
    this.#send = send;
    this.#draw = draw;
  }

  /** What the bridge has to offer. */
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

  /** Where the car has been, drawn anew when it has moved. */
  map() {
    const { drive, vehicle } = this.#store.headUnit;
    const way = wayOn(this.#way, drive?.name, vehicle?.gps);
    if (way !== this.#way) this.#map = way.places.length > 1 && mapOf(way.places);
    this.#way = way;
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
        { key: "choose", class: "field", "aria-label": "Have a drive move the car", disabled, on: { change: choose } },
        ["", ...this.#names].map((name) => h("option", { key: name, value: name }, name || (drive ? "Another drive…" : "Choose a drive…"))),
      ),
      h(
        "label",
        { key: "file", class: "button", title: "A GPX track, CSV, NDJSON or a script" },
        "Open a file…",
        h("input", {
          type: "file",
          class: "unseen",
          "aria-label": "A drive of one's own",
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
      const detail = `${file.name} has ${Math.ceil(file.size / 1_000_000)} MB, and a drive has 64 at most. The one before goes on.`;
      return this.#send.note({ kind: "bad", title: "Too long for a drive", detail });
    }
    this.#send("headUnit.drive.start", { name: file.name, text: await file.text() });
  }

  #controls(drive, disabled) {
    const at = driveAt(drive, this.#store.now);
    const isPlaying = drive.phase === "playing";
    const send = (verb, params = {}) => () => this.#send(`headUnit.drive.${verb}`, params);
    return [
      isPlaying
        ? tool("Let the drive stand", "pause", send("pause"), { key: "play", disabled })
        : tool("Let the drive go on", "play", send("resume"), { key: "play", disabled }),
      h("input", {
        key: "place",
        type: "range",
        min: 0,
        max: drive.durationMs,
        step: 100,
        disabled,
        "aria-label": "Place in the drive, milliseconds",
        prop: { value: at },
        on: { change: (event) => this.#send("headUnit.drive.seek", { positionMs: Number(event.target.value) }) },
      }),
      h("output", { key: "time", class: "number" }, `${instant(at).split(".")[0]} / ${instant(drive.durationMs).split(".")[0]}`),
      h(
        "select",
        {
          key: "speed",
          class: "field",
          "aria-label": "Speed of the drive",
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
        "again and again",
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
    { key: "map", class: "way", viewBox: "0 0 100 60", role: "img", "aria-label": "Where the car has been in this drive, north up" },
    h("polyline", { points: points.map((point) => point.join(",")).join(" ") }),
    h("circle", { cx: x, cy: y, r: 2.2 }),
  );
}
