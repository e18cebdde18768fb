// Forwards TCP connections and records the bytes of each direction.

import { connect, createServer } from "node:net";

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<{port: number, passed: {out: Buffer[], back: Buffer[]}[], close: () => void}>} the port to connect to
 *   instead, and the recorded bytes of each connection: `out` from the client, `back` to it
 */
export function tap(host, port) {
  const passed = [];
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const one = { out: [], back: [] };
    passed.push(one);
    const far = connect({ host, port, allowHalfOpen: true });
    join(near, far, one.out);
    join(far, near, one.back);
  });
  return new Promise((proceed) => {
    server.listen(0, "127.0.0.1", () => proceed({ port: server.address().port, passed, close: () => server.close() }));
  });
}

function join(from, to, kept) {
  from.on("data", (bytes) => {
    kept.push(bytes);
    to.write(bytes);
  });
  from.on("end", () => to.end());
  from.on("error", () => to.destroy());
}

/**
 * Returns the content and the number of messages of one direction of a WebSocket connection.
 * @param {Buffer} bytes the whole direction, including the handshake
 */
export function content(bytes) {
  const head = bytes.indexOf("\r\n\r\n");
  const headers = bytes.subarray(0, head).toString();
  // The request only offers extensions. The response says which of these extensions are used.
  if (/^HTTP\//.test(headers) && /^sec-websocket-extensions: *\S/im.test(headers)) return { refused: "it is compressed" };
  const parts = [];
  let messages = 0;
  for (let at = head + 4; at + 2 <= bytes.length;) {
    const [first, second] = [bytes[at], bytes[at + 1]];
    at += 2;
    let size = second & 127;
    if (size === 126) {
      size = bytes.readUInt16BE(at);
      at += 2;
    } else if (size === 127) {
      size = Number(bytes.readBigUInt64BE(at));
      at += 8;
    }
    let mask;
    if (second & 128) {
      mask = bytes.subarray(at, at + 4);
      at += 4;
    }
    const part = Buffer.from(bytes.subarray(at, at + size));
    at += size;
    // Control frames belong to each connection and are not forwarded.
    if ((first & 15) > 2) continue;
    if (mask) part.forEach((byte, index) => (part[index] = byte ^ mask[index & 3]));
    parts.push(part);
    messages += first >> 7;
  }
  return { bytes: Buffer.concat(parts), messages };
}
