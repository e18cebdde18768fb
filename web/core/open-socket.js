// Opens a WebSocket to the bridge.

/** The version of the protocol for state and commands. */
export const PROTOCOL = 1;

/**
 * Opens a socket. Messages are stored in `early` until another handler is set.
 * @param {string} path
 * @param {(data: string | ArrayBuffer) => void} [heard]  called for each of these early messages
 * @returns {{socket: WebSocket, early: (string | ArrayBuffer)[]}}
 */
export function openSocket(path, heard = () => {}) {
  const address = new URL(path, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const socket = new WebSocket(address);
  socket.binaryType = "arraybuffer";
  const early = [];
  socket.onmessage = ({ data }) => {
    early.push(data);
    heard(data);
  };
  return { socket, early };
}
