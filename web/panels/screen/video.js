// Whether an app's video is on the screen, and the stream that is decoded before the screen is drawn.

import { RESTART_MS, showPicture, Stream } from "./picture.js";

let current;

/**
 * Whether an app's video fills the screen. This stays true for `RESTART_MS` after the end of a stream, so that the app can restart the
 * stream.
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

/**
 * After this time in milliseconds, a video connection that was opened before the page was drawn is closed if the page does not show the
 * video.
 */
const UNUSED_MS = 5000;

let expected;

/** Connects to an app's video and starts to decode it, before the page is drawn. */
export function expectVideo(key) {
  if (!("VideoDecoder" in globalThis)) return;
  expected = { key, stream: new Stream(key), timer: setTimeout(dropExpected, UNUSED_MS) };
  expected.stream.start();
}

function dropExpected() {
  clearTimeout(expected?.timer);
  expected?.stream.stop();
  expected = undefined;
}

/** Shows an app's live picture in `node`. */
export function showVideo(node, app) {
  const stream = expected?.key === app.key ? expected.stream : undefined;
  if (stream) {
    clearTimeout(expected.timer);
    expected = undefined;
  } else dropExpected();
  showPicture(node, app, stream);
}
