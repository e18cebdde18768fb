// The connection to the bridge that `first-connection.js` has opened, and further connections for state and commands.

import { openSocket } from "./open-socket.js";

/** The topics to which the page subscribes. */
export const TOPICS = globalThis.firstConnection?.topics;

/** Returns a socket for state and commands. The first call returns the socket that was opened early. Each later call opens a new socket. */
export function openState() {
  const opened = globalThis.firstConnection?.state;
  if (!opened) return openSocket("v1/socket");
  globalThis.firstConnection.state = undefined;
  return opened;
}
