// Connects to the bridge while the browser still loads the page's other modules.

import { openSocket } from "./core/open-socket.js";
import { expectVideo } from "./panels/screen/video.js";

const STATE = "v1/socket";
let first;

// A page of a session file has no bridge.
if (!new URLSearchParams(location.search).has("capsule")) {
  first = openSocket(STATE, (data) => {
    const { op, video } = JSON.parse(data);
    if (op === "hello" && video !== undefined) expectVideo(video);
  });
}

/** Returns the connection for state and commands: the early one for the first call, then a new one for each. */
export function openState() {
  const opened = first ?? openSocket(STATE);
  first = undefined;
  return opened;
}
