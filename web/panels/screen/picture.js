// The live picture of an app that draws its own screen. Loaded on first use.

import { framesIn } from "./frames.js";
import { pictureHistoryOf, shot } from "./picture-history.js";
import { surface } from "./surface.js";

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5000;
/** If more pictures than this wait in the decoder, it restarts at the next key frame. */
const MOST_WAITING = 30;

/**
 * Shows an app's picture in `node`, until the node leaves the document.
 * @param {HTMLElement} node
 * @param {object} app
 * @param {string} app.key
 * @param {() => number | undefined} app.newest  the number of its newest picture, according to the state tree
 */
export function showPicture(node, app) {
  const { canvas, say } = surface(node);
  const show = (image, { width, height, number, mark, at }) => {
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    canvas.getContext("2d").drawImage(image, 0, 0, width, height);
    canvas.dataset.picture = mark ?? number;
    if (at !== undefined) pictureHistoryOf(app.key).keep({ at, number: mark ?? number }, () => shot(canvas));
    say("");
  };
  const picture = "VideoDecoder" in globalThis ? new Stream(app, show, say) : new Stills(app, show, say);
  // A resize to nothing is also reported when the element leaves the document.
  const watch = new ResizeObserver(() => {
    if (node.isConnected) return;
    watch.disconnect();
    picture.stop();
  });
  watch.observe(node);
  picture.start();
}

/** Decodes the video stream. */
class Stream {
  #app;
  #show;
  #say;
  #socket;
  #decoder;
  #codec;
  #broken;
  #heads = new Map();
  #wait = FIRST_WAIT_MS;
  #timer;

  constructor(app, show, say) {
    this.#app = app;
    this.#show = show;
    this.#say = say;
  }

  start() {
    const address = new URL(`v1/video?app=${encodeURIComponent(this.#app.key)}`, document.baseURI);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    socket.binaryType = "arraybuffer";
    socket.onmessage = ({ data }) => this.#hear(socket, data);
    socket.onclose = () => this.#again(socket);
    this.#socket = socket;
  }

  stop() {
    const socket = this.#socket;
    this.#socket = undefined;
    clearTimeout(this.#timer);
    socket?.close();
    this.#forget();
  }

  #hear(socket, data) {
    if (socket !== this.#socket) return;
    this.#wait = FIRST_WAIT_MS;
    if (typeof data === "string") {
      const { op, detail } = JSON.parse(data);
      if (op === "none" || op === "broken") this.#forget();
      // A waiting message follows the error and does not hide it.
      this.#say([op === "waits" && this.#broken, detail].filter(Boolean).join(" "));
      this.#broken = op === "broken" ? detail : op === "waits" ? this.#broken : undefined;
      return;
    }
    try {
      for (const frame of framesIn(data)) this.#decode(frame);
    } catch (error) {
      this.#fail(error);
    }
  }

  #decode(frame) {
    if (frame.key && (frame.codec !== this.#codec || !this.#decoder)) this.#begin(frame);
    if (!this.#decoder) return;
    this.#broken = undefined;
    if (this.#decoder.decodeQueueSize > MOST_WAITING) throw new Error("This browser is too slow to decode the pictures.");
    this.#heads.set(frame.number, frame);
    this.#decoder.decode(new EncodedVideoChunk({ type: frame.key ? "key" : "delta", timestamp: frame.number, data: frame.data }));
  }

  #begin({ codec }) {
    this.#forget();
    this.#codec = codec;
    const decoder = new VideoDecoder({
      output: (image) => {
        const head = this.#heads.get(image.timestamp);
        this.#heads.delete(image.timestamp);
        if (decoder === this.#decoder && head) this.#show(image, head);
        image.close();
      },
      error: (error) => decoder === this.#decoder && this.#fail(error),
    });
    this.#decoder = decoder;
    decoder.configure({ codec, optimizeForLatency: true });
  }

  #forget() {
    const decoder = this.#decoder;
    this.#decoder = undefined;
    this.#codec = undefined;
    this.#heads.clear();
    if (decoder && decoder.state !== "closed") decoder.close();
  }

  /** The stream cannot be shown: closes the socket, because a new one starts with a key frame. */
  #fail(error) {
    this.#say(error.name === "NotSupportedError" ? `This browser cannot show the app's picture (${this.#codec}).` : error.message);
    this.#socket?.close();
  }

  #again(socket) {
    if (socket !== this.#socket) return;
    this.#forget();
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
      this.#say(`This browser cannot decode video. ${problem?.detail ?? "The bridge has no picture."}`);
      return;
    }
    this.#wait = FIRST_WAIT_MS;
    const image = await createImageBitmap(await answer.blob());
    this.#shown = number;
    this.#show(image, { width: image.width, height: image.height, number });
  }
}
