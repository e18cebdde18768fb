// Decides whether an app's video is on the display. Starts the decoding of a video before the display is drawn.

import { RESTART_MS, showPicture, Stream } from "./picture.js";

let current;

/**
 * Whether an app's video fills the display. Remains true for `RESTART_MS` after the end of a stream, because the app may restart it.
 * @param {object} [app]
 * @param {{live: boolean}} [store]
 */
export function showsVideo(app, store, now = performance.now()) {
  if (app?.streams?.video) {
    if (store?.live) current = { key: app.key };
    return true;
  }
  if (!store?.live || current?.key !== app?.key || app?.videoStreamingState !== "STREAMABLE") return false;
  current.endedAt ??= now;
  return now - current.endedAt < RESTART_MS;
}

/** An early video connection is closed after this time in milliseconds if the page does not show the video. */
const UNUSED_MS = 5000;

let expected;

/**
 * Starts decoding an app's video before the page is drawn.
 * @param {string} key
 * @param {object} opened a connection, which another stream may use already
 */
export function expectVideo(key, opened) {
  if (opened.socket.onclose) return;
  if (!("VideoDecoder" in globalThis)) return opened.socket.close();
  expected = { key, stream: new Stream(key), timer: setTimeout(dropExpected, UNUSED_MS) };
  expected.stream.start(opened);
}

function dropExpected() {
  clearTimeout(expected?.timer);
  expected?.stream.stop();
  expected = undefined;
}

/** Shows the live picture of `app` in `node`. */
export function showVideo(node, app) {
  // The state may arrive before the video's first message. 1 is `WebSocket.OPEN`.
  const { firstVideo } = globalThis;
  if (firstVideo?.socket.readyState <= 1) expectVideo(app.key, firstVideo);
  const stream = expected?.key === app.key ? expected.stream : undefined;
  if (stream) {
    clearTimeout(expected.timer);
    expected = undefined;
  } else dropExpected();
  showPicture(node, app, stream);
}
