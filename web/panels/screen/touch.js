// Touch input for an app that draws its own screen. Converts pointer events to touches in pixels of the head unit.

import { h } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { displayOf, projects } from "../../core/profile.js";
import { drawn, image } from "./elements.js";
import { showPastPicture } from "./picture-history.js";
import { showsVideo, showVideo } from "./video.js";

/** Converts a point of the page to pixels of the display. A point outside the display becomes the nearest point on the edge. */
export function toDisplay({ x, y }, box, { width, height }) {
  const inside = (value, most) => Math.min(most - 1, Math.max(0, Math.round(value)));
  return { x: inside(((x - box.left) / box.width) * width, width), y: inside(((y - box.top) / box.height) * height, height) };
}

/**
 * Returns the position of a second finger, which the Shift key adds so that a mouse can pinch. The second finger mirrors the first finger
 * around `center`, the point where the first finger has started.
 */
export const mirrored = (point, center) => ({ x: 2 * center.x - point.x, y: 2 * center.y - point.y });

/** Converts pointer events to touch commands. One instance handles all fingers. */
export class Fingers {
  #down = new Map();
  #send;

  constructor(send) {
    this.#send = send;
  }

  begin(pointer, point, paired) {
    if (this.#down.has(pointer)) return;
    const id = this.#freeID();
    const second = paired ? this.#freeID(id) : undefined;
    this.#down.set(pointer, { id, point, center: point, second });
    this.#report("BEGIN", pointer);
  }

  move(pointer, point) {
    const finger = this.#down.get(pointer);
    if (!finger || (finger.point.x === point.x && finger.point.y === point.y)) return;
    finger.point = point;
    this.#report("MOVE", pointer);
  }

  end(pointer) {
    this.#finish("END", pointer);
  }

  cancel(pointer) {
    this.#finish("CANCEL", pointer);
  }

  #finish(type, pointer) {
    if (!this.#down.has(pointer)) return;
    this.#report(type, pointer);
    this.#down.delete(pointer);
  }

  #report(type, pointer) {
    const { id, second, point, center } = this.#down.get(pointer);
    const points = [{ id, ...point }];
    if (second !== undefined) points.push({ id: second, ...clampedPair(mirrored(point, center)) });
    this.#send("headUnit.touch", { type, points });
  }

  #freeID(...taken) {
    const used = new Set([...taken, ...[...this.#down.values()].flatMap(({ id, second }) => [id, second])]);
    for (let id = 0; id < 10; id += 1) if (!used.has(id)) return id;
    return 9;
  }
}

const clampedPair = ({ x, y }) => ({ x: Math.max(0, x), y: Math.max(0, y) });

let fingers;

/** Returns the part of the screen that the app itself draws: a map or a whole window. */
export function surface(props, { app, window, headUnit, send, lit, units, store }) {
  fingers ??= new Fingers((command, params) => send(command, params));
  const size = displayOf(headUnit.profile);
  const at = (event) => {
    const box = event.currentTarget.closest(".display").getBoundingClientRect();
    return toDisplay({ x: event.clientX, y: event.clientY }, box, size);
  };
  const on = {
    pointerdown(event) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.begin(event.pointerId, at(event), event.shiftKey);
    },
    pointermove: (event) => fingers.move(event.pointerId, at(event)),
    pointerup: (event) => fingers.end(event.pointerId),
    pointercancel: (event) => fingers.cancel(event.pointerId),
    contextmenu: (event) => event.preventDefault(),
  };
  const streams = app.videoStreamingState === "STREAMABLE";
  // Only apps that draw their own screen receive raw touches.
  const touchable = projects(app);
  const touched = touchable
    ? { role: "application", tabindex: "0", "aria-label": "The app's picture; touches are sent to the app", on }
    : {};
  return h(
    "div",
    { ...props, ...touched, class: [...props.class, touchable && "touchable"], data: { part: "surface" } },
    showsVideo(app, store)
      ? picture(app, units, store)
      : drawn(window.graphic)
      ? image(window.graphic, app, { class: "surface-image", part: "graphic", lit: lit("graphic") })
      : [
        h("div", { key: "roads", class: "roads", "aria-hidden": "true" }, roads()),
        h("span", { key: "me", class: "me", "aria-hidden": "true" }, icon("navigation", { class: "filled-icon" })),
        !streams && h("span", { key: "note", class: "surface-note" }, "No picture from the app yet"),
      ],
  );
}

/** Returns the element that shows the video stream of an app. The element is as large as the display. */
function picture(app, { height }, store) {
  const style = { height: `calc(${height} * var(--u))` };
  if (store.isFile) {
    const filed = async (node) => (await import("./file-picture.js")).showFilePicture(node, store, app.key);
    return h("div", { key: `filed ${app.key}`, class: "picture", leave: true, made: filed, style });
  }
  if (!store.live) {
    const past = (node) => showPastPicture(node, store, app.key);
    return h("div", { key: `past ${app.key}`, class: "picture", leave: true, made: past, style });
  }
  const newest = () => store.headUnit?.apps?.[app.key]?.streams?.video?.picture?.number;
  const made = (node) => showVideo(node, { key: app.key, newest });
  return h("div", { key: `picture ${app.key}`, class: "picture", leave: true, made, style });
}

/** Returns a drawn map, which is shown while the app sends no video. */
function roads() {
  const lines = [
    "M-20 330C160 300 250 360 400 260S700 120 820 150",
    "M120 -10C150 120 110 240 220 420",
    "M560 -10C520 130 640 220 600 420",
    "M-20 120C160 150 300 60 460 110S700 260 820 230",
    "M330 -10C360 90 300 160 340 250S420 360 400 420",
  ];
  return h(
    "svg",
    { viewBox: "0 0 800 404", preserveAspectRatio: "xMidYMid slice" },
    lines.map((d, index) => h("path", { d, class: index === 0 ? "main-road" : "road" })),
  );
}
