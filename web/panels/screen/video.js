// Whether an app's video is on the screen.

/** How long the last picture stays after a stream has ended, because the app may start another one in a new size. */
export const RESTART_MS = 2000;

let current;

/**
 * Whether the screen of an app is its video. It stays so while the app restarts its stream.
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
