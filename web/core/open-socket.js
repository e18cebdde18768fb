// Opens a WebSocket to the bridge.

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
