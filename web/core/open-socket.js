// Opens WebSockets to the bridge. `first-connection.js` has already opened the first of them.

/** The version of the bridge's WebSocket protocol for state and commands. */
export const PROTOCOL = 1;

/**
 * Opens a socket to the bridge. Messages are stored in `early` until the caller sets the socket's message handler.
 * @param {string} path
 * @returns {{socket: WebSocket, early: (string | ArrayBuffer)[]}}
 */
export function openSocket(path) {
  const address = new URL(path, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const socket = new WebSocket(address);
  socket.binaryType = "arraybuffer";
  const early = [];
  socket.onmessage = ({ data }) => early.push(data);
  return { socket, early };
}

/** The topics to which the page subscribes. */
export const TOPICS = globalThis.firstConnection?.topics;

/** Returns a socket for state and commands. The first call returns the socket that was opened early. Each later call opens a new socket. */
export function openState() {
  const opened = globalThis.firstConnection?.state ?? openSocket("v1/socket");
  globalThis.firstConnection = undefined;
  return opened;
}
