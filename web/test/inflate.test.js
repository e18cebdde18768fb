import assert from "node:assert/strict";
import { test } from "node:test";
import { constants, deflateRawSync } from "node:zlib";
import { inflate } from "../core/inflate.js";
import { dice as diceOf } from "./random.js";

const below = diceOf(11);
const dice = () => below(1_000_000) / 1_000_000;
const bytesOf = (length, letters) => Uint8Array.from({ length }, () => Math.floor(dice() * letters));
const text = new TextEncoder().encode('{"op":"change","seq":1,"patch":[{"op":"replace","path":"/a/b","value":"x"}]}\n'.repeat(3000));

const contents = {
  nothing: new Uint8Array(),
  "one byte": bytesOf(1, 256),
  "few letters": bytesOf(90_000, 4),
  noise: bytesOf(70_000, 256),
  text,
};
const ways = {
  stored: { level: 0 },
  quick: { level: 1 },
  best: { level: 9 },
  "fixed codes": { strategy: constants.Z_FIXED },
  "codes alone": { strategy: constants.Z_HUFFMAN_ONLY },
};

for (const [what, content] of Object.entries(contents)) {
  for (const [way, options] of Object.entries(ways)) {
    test(`unpacks: ${what}, ${way}`, () => {
      assert.deepEqual(inflate(deflateRawSync(content, options), content.length), content);
    });
  }
}

test("data cut anywhere is rejected and not read beyond its end", () => {
  const packed = deflateRawSync(text.subarray(0, 4000));
  for (let length = 0; length < packed.length; length += 1) {
    assert.throws(() => inflate(packed.subarray(0, length), 4000), RangeError, `${length}`);
  }
});

test("a wrong size is rejected", () => {
  const packed = deflateRawSync(text);
  assert.throws(() => inflate(packed, text.length - 1), /larger than declared/);
  assert.throws(() => inflate(packed, text.length + 1), /smaller than declared/);
  assert.throws(() => inflate(deflateRawSync(text, { level: 0 }), 10), /larger than declared/);
});

test("random bytes give a result or a RangeError", () => {
  let refused = 0;
  for (let round = 0; round < 3000; round += 1) {
    const packed = new Uint8Array(deflateRawSync(text.subarray(0, 2000)));
    for (let change = 0; change < 3; change += 1) packed[Math.floor(dice() * packed.length)] = Math.floor(dice() * 256);
    try {
      assert.equal(inflate(packed, 2000).length, 2000);
    } catch (error) {
      assert.ok(error instanceof RangeError, `${error.stack}`);
      refused += 1;
    }
  }
  assert.ok(refused > 1000, `${refused}`);
});
