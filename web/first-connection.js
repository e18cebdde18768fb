// Connects to the bridge while the browser loads the other modules of the page.

import { openSocket, PROTOCOL } from "./core/open-socket.js";

const STATE = "v1/socket";
/** The topics to which the page subscribes. */
export const TOPICS = ["state", "log"];
let first;

// A page that shows a session file has no bridge.
if (!new URLSearchParams(location.search).has("capsule")) {
  first = openSocket(STATE, (data) => {
    const { op, protocol, video } = JSON.parse(data);
    if (op !== "hello" || protocol !== PROTOCOL) return;
    first.socket.send(JSON.stringify({ op: "identify", protocol, topics: TOPICS }));
    first.isIdentified = true;
    // A static import would delay the socket until those modules are loaded.
    if (video !== undefined) import("./panels/screen/video.js").then(({ expectVideo }) => expectVideo(video));
  });
}

/** Returns a socket for state and commands. The first call returns the socket that was opened early. Each later call opens a new socket. */
export function openState() {
  const opened = first ?? openSocket(STATE);
  first = undefined;
  return opened;
}
