// Whether an app's video is on the screen, and the connection for it. The code that shows it is loaded on first use.

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

/**
 * Opens the connection for an app's pictures. Messages are kept in `early` until another handler is set.
 * @param {string} key
 */
export function openVideo(key) {
  const address = new URL(`v1/video?app=${encodeURIComponent(key)}`, document.baseURI);
  address.protocol = address.protocol.replace("http", "ws");
  const socket = new WebSocket(address);
  socket.binaryType = "arraybuffer";
  const early = [];
  socket.onmessage = ({ data }) => early.push(data);
  return { socket, early };
}

/** Shows an app's live picture in `node`. Connects and loads the code at the same time. */
export async function showVideo(node, app) {
  const opened = "VideoDecoder" in globalThis ? openVideo(app.key) : undefined;
  // Listed, so that the browser does not request them one after another.
  const [{ showPicture }] = await Promise.all([
    import("./picture.js"),
    import("./decoding-queue.js"),
    import("./frames.js"),
    import("./picture-history.js"),
    import("./surface.js"),
  ]);
  showPicture(node, app, opened);
}
