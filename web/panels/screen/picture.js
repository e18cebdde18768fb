// The live picture of an app that draws its own screen.

import { openSocket } from "../../core/open-socket.js";
import { DecodingQueue } from "./decoding-queue.js";
import { framesIn } from "./frames.js";
import { pictureHistoryOf, shot } from "./picture-history.js";
import { surface } from "./surface.js";

/** The time for which the last picture stays after the end of a stream, in milliseconds. The app may start another stream in a new size. */
export const RESTART_MS = 2000;

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5000;
const SLOW_NOTE = "This browser is too slow for the video. Some pictures are skipped.";
/** The time for which the note about a slow browser is shown, in milliseconds. */
const SLOW_NOTE_MS = 2000;

/**
 * Shows the live picture of an app in `node` until `node` leaves the document.
 * @param {HTMLElement} node
 * @param {object} app
 * @param {string} app.key
 * @param {() => number | undefined} app.newest returns the number of the app's newest picture, from the state tree
 * @param {Stream} [stream] a stream that was already started
 */
export function showPicture(node, app, stream) {
  const { canvas, say } = surface(node);
  const show = (image, { width, height, number, mark, at }) => {
    canvas.hidden = false;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    canvas.getContext("2d").drawImage(image, 0, 0, width, height);
    canvas.dataset.picture = mark ?? number;
    if (at !== undefined) pictureHistoryOf(app.key).keep({ at, number: mark ?? number }, () => shot(canvas));
  };
  const picture = stream ?? ("VideoDecoder" in globalThis ? new Stream(app.key) : new Stills(app));
  // The observer is also called when the element leaves the document.
  const watch = new ResizeObserver(() => {
    if (node.isConnected) return;
    watch.disconnect();
    picture.stop();
  });
  watch.observe(node);
  picture.attach({ show, say, hide: () => (canvas.hidden = true) });
  if (!stream) picture.start();
}

/**
 * Receives and decodes the video stream of an app. Until a surface (the canvas and its message line) is attached, the stream keeps the
 * newest picture and the newest message for the surface.
 */
export class Stream {
  #key;
  #surface;
  #newest;
  #socket;
  #queue;
  #broken;
  /** The reason why no current picture is shown; empty if a picture is shown. The next picture clears the reason. */
  #missing = "";
  #notes = 0;
  #wait = FIRST_WAIT_MS;
  #timer;
  #slowTimer;
  #endTimer;

  constructor(key) {
    this.#key = key;
    this.#queue = new DecodingQueue({
      show: (image, picture) => {
        clearTimeout(this.#endTimer);
        if (this.#surface) this.#surface.show(image, picture);
        else this.#keep({ image: image.clone(), picture });
        this.#wait = FIRST_WAIT_MS;
        if (this.#missing && picture.notes === this.#notes) this.#note("");
      },
      needKey: (isSlow) => {
        if (isSlow) this.#noteSlow();
        if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ op: "skip" }));
      },
      failed: (error, codec) => {
        const isUnsupported = error.name === "NotSupportedError";
        this.#note(isUnsupported ? `This browser cannot show the app's picture (${codec}).` : error.message);
      },
    });
  }

  /** Draws the newest picture and all later pictures with the functions of a surface. */
  attach(surface) {
    this.#surface = surface;
    if (this.#newest) surface.show(this.#newest.image, this.#newest.picture);
    this.#keep(undefined);
    this.#showNote();
  }

  #keep(newest) {
    this.#newest?.image.close();
    this.#newest = newest;
  }

  /** Connects to the video. `opened` is a connection that was opened earlier. */
  start(opened) {
    this.#queue.prepare();
    const { socket, early } = opened ?? openSocket(`v1/video?app=${encodeURIComponent(this.#key)}`);
    this.#socket = socket;
    socket.onclose = () => this.#again(socket);
    socket.onmessage = ({ data }) => this.#hear(socket, data);
    for (const data of early) this.#hear(socket, data);
    // The socket may have closed before its close handler was set.
    if (socket.readyState === WebSocket.CLOSED) this.#again(socket);
  }

  stop() {
    const socket = this.#socket;
    this.#socket = undefined;
    clearTimeout(this.#timer);
    clearTimeout(this.#slowTimer);
    clearTimeout(this.#endTimer);
    socket?.close();
    this.#queue.clear();
    this.#keep(undefined);
  }

  #hear(socket, data) {
    if (socket !== this.#socket) return;
    if (typeof data === "string") {
      const { op, app, detail } = JSON.parse(data);
      if (app && app !== this.#key) return socket.close();
      if (op === "none" || op === "broken") this.#queue.clear();
      if (op === "none") this.#endTimer = setTimeout(() => this.#hide(), RESTART_MS);
      // After an error, a "waits" message does not replace the text of the error.
      this.#note([op === "waits" && this.#broken, detail].filter(Boolean).join(" "));
      this.#broken = op === "broken" ? detail : op === "waits" ? this.#broken : undefined;
      return;
    }
    try {
      const pictures = framesIn(data);
      for (const picture of pictures) picture.notes = this.#notes;
      this.#broken = undefined;
      this.#queue.add(pictures);
    } catch (error) {
      this.#note(error.message);
      socket.close();
    }
  }

  #hide() {
    this.#keep(undefined);
    this.#surface?.hide();
  }

  #note(missing) {
    this.#notes += 1;
    this.#missing = missing;
    this.#showNote();
  }

  #noteSlow() {
    clearTimeout(this.#slowTimer);
    this.#slowTimer = setTimeout(() => {
      this.#slowTimer = undefined;
      this.#showNote();
    }, SLOW_NOTE_MS);
    this.#showNote();
  }

  #showNote() {
    this.#surface?.say(this.#slowTimer ? SLOW_NOTE : this.#missing, { isMissing: this.#missing !== "" });
  }

  #again(socket) {
    if (socket !== this.#socket) return;
    this.#queue.clear();
    this.#timer = setTimeout(() => this.start(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT_MS, this.#wait * 2);
  }
}

/**
 * Shows pictures in a browser without a video decoder. Loads a PNG whenever the state tree reports a new picture. If loading fails, tries
 * again after increasing delays.
 */
class Stills {
  #app;
  #surface;
  #shown;
  #wait = FIRST_WAIT_MS;
  #timer;

  constructor(app) {
    this.#app = app;
  }

  attach(surface) {
    this.#surface = surface;
  }

  start() {
    this.#timer = setTimeout(async () => {
      await this.#look();
      if (this.#timer !== undefined) this.start();
    }, this.#wait);
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #look() {
    const number = this.#app.newest();
    if (number === undefined || number === this.#shown) return;
    const answer = await fetch(new URL(`v1/apps/${encodeURIComponent(this.#app.key)}/screenshot`, document.baseURI)).catch(() => undefined);
    if (!answer?.ok) {
      this.#wait = Math.min(LONGEST_WAIT_MS, this.#wait * 2);
      const problem = await answer?.json().catch(() => undefined);
      this.#surface.say(`This browser cannot decode video. ${problem?.detail ?? "The bridge has no picture."}`, { isMissing: true });
      return;
    }
    this.#wait = FIRST_WAIT_MS;
    const image = await createImageBitmap(await answer.blob());
    this.#shown = number;
    this.#surface.show(image, { width: image.width, height: image.height, number });
    this.#surface.say("");
  }
}
