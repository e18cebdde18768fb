// The live picture of an app that draws its own screen. Loaded on first use.

import { DecodingQueue } from "./decoding-queue.js";
import { framesIn } from "./frames.js";
import { pictureHistoryOf, shot } from "./picture-history.js";
import { surface } from "./surface.js";
import { openVideo, RESTART_MS } from "./video.js";

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5000;
const SLOW_NOTE = "This browser is too slow for the video. Some pictures are skipped.";
/** How long the note is shown. */
const SLOW_NOTE_MS = 2000;

/**
 * Shows an app's picture in `node`, until the node leaves the document.
 * @param {HTMLElement} node
 * @param {object} app
 * @param {string} app.key
 * @param {() => number | undefined} app.newest  the number of its newest picture, according to the state tree
 * @param {{socket: WebSocket, early: (string | ArrayBuffer)[]}} [opened]  a connection of `openVideo`
 */
export function showPicture(node, app, opened) {
  const { canvas, say } = surface(node);
  const show = (image, { width, height, number, mark, at }) => {
    canvas.hidden = false;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    canvas.getContext("2d").drawImage(image, 0, 0, width, height);
    canvas.dataset.picture = mark ?? number;
    if (at !== undefined) pictureHistoryOf(app.key).keep({ at, number: mark ?? number }, () => shot(canvas));
  };
  const picture = "VideoDecoder" in globalThis ? new Stream(app, show, say, () => (canvas.hidden = true)) : new Stills(app, show, say);
  // A resize to nothing is also reported when the element leaves the document.
  const watch = new ResizeObserver(() => {
    if (node.isConnected) return;
    watch.disconnect();
    picture.stop();
  });
  watch.observe(node);
  picture.start(opened);
}

/** Receives and decodes the video stream. */
class Stream {
  #app;
  #say;
  #socket;
  #queue;
  #broken;
  /** Why there is no current picture. The reason is removed by the first picture that arrives later. */
  #missing = "";
  #notes = 0;
  #wait = FIRST_WAIT_MS;
  #timer;
  #slowTimer;
  #endTimer;
  #hide;

  constructor(app, show, say, hide) {
    this.#app = app;
    this.#say = say;
    this.#hide = hide;
    this.#queue = new DecodingQueue({
      show: (image, picture) => {
        clearTimeout(this.#endTimer);
        show(image, picture);
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

  start({ socket, early } = openVideo(this.#app.key)) {
    this.#socket = socket;
    socket.onclose = () => this.#again(socket);
    socket.onmessage = ({ data }) => this.#hear(socket, data);
    for (const data of early) this.#hear(socket, data);
    // The socket may have closed before the handler was set.
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
  }

  #hear(socket, data) {
    if (socket !== this.#socket) return;
    if (typeof data === "string") {
      const { op, detail } = JSON.parse(data);
      if (op === "none" || op === "broken") this.#queue.clear();
      if (op === "none") this.#endTimer = setTimeout(this.#hide, RESTART_MS);
      // A waiting message follows the error and does not hide it.
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
    this.#say(this.#slowTimer ? SLOW_NOTE : this.#missing, { isMissing: this.#missing !== "" });
  }

  #again(socket) {
    if (socket !== this.#socket) return;
    this.#queue.clear();
    this.#timer = setTimeout(() => this.start(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT_MS, this.#wait * 2);
  }
}

/**
 * For a browser without a video decoder: loads a PNG whenever the state tree reports a new picture. Tries less often
 * while none is available.
 */
class Stills {
  #app;
  #show;
  #say;
  #shown;
  #wait = FIRST_WAIT_MS;
  #timer;

  constructor(app, show, say) {
    this.#app = app;
    this.#show = show;
    this.#say = say;
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
      this.#say(`This browser cannot decode video. ${problem?.detail ?? "The bridge has no picture."}`, { isMissing: true });
      return;
    }
    this.#wait = FIRST_WAIT_MS;
    const image = await createImageBitmap(await answer.blob());
    this.#shown = number;
    this.#show(image, { width: image.width, height: image.height, number });
    this.#say("");
  }
}
