// Connects to the bridge while the browser still loads the page's other modules.

import { openSocket, PROTOCOL } from "./core/open-socket.js";

const STATE = "v1/socket";
/** The topics of the page. */
export const TOPICS = ["state", "log"];
let first;

// A page of a session file has no bridge.
if (!new URLSearchParams(location.search).has("capsule")) {
  first = openSocket(STATE, (data) => {
    const { op, protocol, video } = JSON.parse(data);
    if (op !== "hello" || protocol !== PROTOCOL) return;
    first.socket.send(JSON.stringify({ op: "identify", protocol, topics: TOPICS }));
    first.isIdentified = true;
    // Not a static import, because the socket opens before those modules are loaded.
    if (video !== undefined) import("./panels/screen/video.js").then(({ expectVideo }) => expectVideo(video));
  });
}

/**
 * Returns a connection for the state and commands. The first call returns the connection that was opened early, and each later call opens a
 * new one.
 */
export function openState() {
  const opened = first ?? openSocket(STATE);
  first = undefined;
  return opened;
}
