// Stands on a TCP connection and takes down what passes, each way.

import { connect, createServer } from "node:net";

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<{port: number, passed: {out: Buffer[], back: Buffer[]}[], close: () => void}>} where to connect instead, and
 *   what has passed on each connection: what who connects has said, and what was said back
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
 * The content of a WebSocket connection's one direction: bytes, and how many messages they came in.
 * @param {Buffer} bytes from the first of its handshake on
 */
export function content(bytes) {
  const head = bytes.indexOf("\r\n\r\n");
  const said = bytes.subarray(0, head).toString();
  // What is offered may not be taken; the answer says.
  if (/^HTTP\//.test(said) && /^sec-websocket-extensions: *\S/im.test(said)) return { refused: "it is compressed" };
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
    // Pings and goodbyes are each connection's own.
    if ((first & 15) > 2) continue;
    if (mask) part.forEach((byte, index) => (part[index] = byte ^ mask[index & 3]));
    parts.push(part);
    messages += first >> 7;
  }
  return { bytes: Buffer.concat(parts), messages };
}
