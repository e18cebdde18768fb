// Opens a WebSocket to the bridge.

/**
 * Messages are kept in `early` until another handler is set.
 * @param {string} path
 * @param {(data: string | ArrayBuffer) => void} [heard]  receives each early message too
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
