// Whether an app's video is on the screen, and the connection for it. The code that shows it is loaded on first use.

import { openSocket } from "../../core/open-socket.js";

/**
 * How long the last picture of a stream stays after the end of the stream, in milliseconds. The app may start another stream in a new size.
 */
export const RESTART_MS = 2000;

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

/** Opens the connection for an app's video and loads the code that shows it, before the page is drawn. */
export function expectVideo(key) {
  if (!("VideoDecoder" in globalThis)) return;
  expected = { key, ...openVideo(key), timer: setTimeout(dropExpected, UNUSED_MS) };
  load();
}

function dropExpected() {
  clearTimeout(expected?.timer);
  expected?.socket.close();
  expected = undefined;
}

function takeExpected(key) {
  if (expected?.key !== key) return dropExpected();
  const opened = expected;
  clearTimeout(opened.timer);
  expected = undefined;
  return opened;
}

/**
 * Opens the connection for an app's video.
 * @param {string} key
 */
export const openVideo = (key) => openSocket(`v1/video?app=${encodeURIComponent(key)}`);

/** Loads the modules that show video. They are listed, so that the browser requests all of them at once. */
const load = () =>
  Promise.all([
    import("./picture.js"),
    import("./decoding-queue.js"),
    import("./frames.js"),
    import("./picture-history.js"),
    import("./surface.js"),
  ]);

/** Shows an app's live picture in `node`. The code is loaded while the connection is being opened. */
export async function showVideo(node, app) {
  const opened = takeExpected(app.key) ?? ("VideoDecoder" in globalThis ? openVideo(app.key) : undefined);
  const [{ showPicture }] = await load();
  showPicture(node, app, opened);
}
