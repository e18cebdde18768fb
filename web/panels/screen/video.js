// Whether an app's video is on the screen, and the connection for it. The code that shows it is loaded on first use.

import { openSocket } from "../../core/open-socket.js";

/** How long the last picture stays after a stream has ended, because the app may start another one in a new size. */
export const RESTART_MS = 2000;

let current;

/**
 * Whether an app's video fills the screen. After the stream has ended, this stays true for `RESTART_MS`, so that an app
 * can restart its stream.
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

/** A video that was opened for the first drawing of the page is closed if the page does not show it within this time. */
const UNUSED_MS = 5000;

let expected;

/** Opens the connection for an app's pictures and loads the code that shows them, before the page is drawn. */
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

/** @param {string} key */
export const openVideo = (key) => openSocket(`v1/video?app=${encodeURIComponent(key)}`);

/** Listed, so that the browser does not request them one after another. */
const load = () =>
  Promise.all([
    import("./picture.js"),
    import("./decoding-queue.js"),
    import("./frames.js"),
    import("./picture-history.js"),
    import("./surface.js"),
  ]);

/** Shows an app's live picture in `node`. Connects and loads the code at the same time. */
export async function showVideo(node, app) {
  const opened = takeExpected(app.key) ?? ("VideoDecoder" in globalThis ? openVideo(app.key) : undefined);
  const [{ showPicture }] = await load();
  showPicture(node, app, opened);
}
