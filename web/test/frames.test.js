import assert from "node:assert/strict";
import { test } from "node:test";
import { framesIn } from "../panels/screen/frames.js";

function message(...pictures) {
  const parts = pictures.map(({ key, mark, number, codec, data, width = 800, height = 480, at = 12 }) => {
    const name = new TextEncoder().encode(codec);
    const bytes = new Uint8Array(35 + name.length + data.length);
    const view = new DataView(bytes.buffer);
    view.setUint8(0, 1);
    view.setUint8(1, (key ? 1 : 0) | (mark === undefined ? 0 : 2));
    view.setUint16(2, width);
    view.setUint16(4, height);
    view.setBigUint64(6, BigInt(number));
    view.setBigUint64(14, BigInt(mark ?? 0));
    view.setBigInt64(22, BigInt(at));
    view.setUint8(30, name.length);
    view.setUint32(31, data.length);
    bytes.set(name, 35);
    bytes.set(data, 35 + name.length);
    return bytes;
  });
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole.buffer;
}

test("a message contains several pictures", () => {
  const found = framesIn(
    message({ key: true, number: 7, mark: 3, codec: "avc1.42C01E", data: [1, 2, 3] }, {
      key: false,
      number: 8,
      codec: "avc1.42C01E",
      data: [4],
    }),
  );
  assert.deepEqual(
    found.map(({ key, number, mark, codec, width, height, at, data }) => [key, number, mark, codec, width, height, at, [...data]]),
    [
      [true, 7, 3, "avc1.42C01E", 800, 480, 12, [1, 2, 3]],
      [false, 8, undefined, "avc1.42C01E", 800, 480, 12, [4]],
    ],
  );
});

test("rejects incomplete pictures and another version", () => {
  const whole = message({ key: true, number: 1, codec: "avc1.42C01E", data: [1, 2, 3] });
  assert.throws(() => framesIn(whole.slice(0, -1)), /is incomplete/);
  assert.throws(() => framesIn(whole.slice(0, 20)), /version 1/);
  assert.throws(() => framesIn(Uint8Array.from(new Uint8Array(whole), (byte, index) => (index === 0 ? 9 : byte)).buffer), /version 1/);
});
