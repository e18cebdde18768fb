// Parses the messages of `v1/video`. A message contains one or more pictures, each with its own header.

const VERSION = 1;
const HEAD = 35;

/**
 * Returns the pictures in a message.
 * @param {ArrayBuffer} buffer
 * @returns {{key: boolean, width: number, height: number, number: number, mark?: number, at: number, codec: string, data: Uint8Array}[]}
 */
export function framesIn(buffer) {
  const view = new DataView(buffer);
  const frames = [];
  let at = 0;
  while (at < buffer.byteLength) {
    if (buffer.byteLength < at + HEAD || view.getUint8(at) !== VERSION) {
      throw new Error(`The picture format is not version ${VERSION}. Reload the page.`);
    }
    const flags = view.getUint8(at + 1);
    const letters = view.getUint8(at + 30);
    const count = view.getUint32(at + 31);
    const start = at + HEAD + letters;
    if (buffer.byteLength < start + count) throw new Error("A picture is incomplete.");
    frames.push({
      key: (flags & 1) !== 0,
      width: view.getUint16(at + 2),
      height: view.getUint16(at + 4),
      number: Number(view.getBigUint64(at + 6)),
      mark: flags & 2 ? Number(view.getBigUint64(at + 14)) : undefined,
      at: Number(view.getBigInt64(at + 22)),
      codec: new TextDecoder().decode(new Uint8Array(buffer, at + HEAD, letters)),
      data: new Uint8Array(buffer, start, count),
    });
    at = start + count;
  }
  return frames;
}
