import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { DecodingQueue } from "../panels/screen/decoding-queue.js";

globalThis.EncodedVideoChunk ??= class {
  constructor(chunk) {
    Object.assign(this, chunk);
  }
};

/** Returns a decoding queue with mock decoders and a mock clock. */
function bench() {
  const decoders = [];
  const shown = [];
  const asked = [];
  const failures = [];
  let now = 0;
  const open = ({ output, error }) => {
    const decoder = {
      state: "configured",
      chunks: [],
      decoded: 0,
      get decodeQueueSize() {
        return this.chunks.length;
      },
      configure({ codec }) {
        this.codec = codec;
      },
      addEventListener(_, work) {
        this.dequeue = work;
      },
      decode(chunk) {
        assert.equal(this.state, "configured");
        assert.ok(this.decoded + this.chunks.length > 0 || chunk.type === "key", "a decoder begins with a key picture");
        this.chunks.push(chunk);
      },
      close() {
        this.state = "closed";
      },
      /** Decodes `count` pictures. Decoding one picture takes `ms` milliseconds. */
      work(count = 1, ms = 1) {
        for (let index = 0; index < count && this.chunks.length > 0; index += 1) {
          now += ms;
          const { timestamp } = this.chunks.shift();
          this.decoded += 1;
          output({ timestamp, close() {} });
          this.dequeue();
        }
      },
      fail: (error_) => error(error_),
    };
    decoders.push(decoder);
    return decoder;
  };
  const queue = new DecodingQueue({
    open,
    show: (_, { number }) => shown.push(number),
    needKey: (isSlow) => asked.push(isSlow ? "slow" : "failed"),
    failed: (error) => failures.push(error.message),
    now: () => now,
  });
  return { queue, decoders, shown, asked, failures };
}

const codec = "avc1.42C01F";
const data = new Uint8Array(1);
const key = (number) => ({ key: true, number, codec, data });
const delta = (number) => ({ key: false, number, codec, data });
const deltas = (first, last) => Array.from({ length: last - first + 1 }, (_, index) => delta(first + index));

describe("the decoding queue", () => {
  test("uses the prepared decoder if the first picture has the usual codec", () => {
    for (const [first, count] of [["avc1.42C020", 1], ["avc1.42C01F", 2]]) {
      const { queue, decoders, shown, asked, failures } = bench();
      queue.prepare();
      assert.deepEqual(decoders.map(({ codec }) => codec), ["avc1.42C020"]);
      queue.add([{ ...key(1), codec: first }]);
      decoders.at(-1).work();
      assert.deepEqual([decoders.length, decoders.at(-1).codec, shown, asked, failures], [count, first, [1], [], []]);
      assert.deepEqual(decoders.slice(0, -1).map(({ state }) => state), Array(count - 1).fill("closed"));
    }
  });

  test("reports no failure of a prepared decoder before the first picture", () => {
    const { queue, decoders, shown, asked, failures } = bench();
    queue.prepare();
    decoders[0].fail(new Error("unsupported"));
    queue.add([key(1)]);
    decoders[1].work();
    assert.deepEqual([shown, asked, failures], [[1], [], []]);
    decoders[1].fail(new Error("broken"));
    assert.deepEqual([asked, failures], [["failed"], ["broken"]]);
  });

  test("shows a long backlog to its end, without a skip", () => {
    const { queue, decoders, shown, asked, failures } = bench();
    queue.add([key(1), ...deltas(2, 300)]);
    assert.ok(decoders[0].chunks.length <= 2, "the decoder gets few pictures at once");
    decoders[0].work(300);
    assert.deepEqual([decoders[0].decoded, shown.at(-1), asked, failures], [300, 300, [], []]);
    assert.ok(shown.length <= 8, `${shown.length} pictures of the backlog are drawn`);
  });
  test("shows the first picture of a backlog at once, and then one in 50 ms", () => {
    const { queue, decoders, shown } = bench();
    queue.add([key(1), ...deltas(2, 60)]);
    decoders[0].work(7, 20);
    assert.deepEqual(shown, [1, 4, 7]);
  });
  test("shows each picture as soon as it is decoded", () => {
    const { queue, decoders, shown } = bench();
    for (const picture of [key(1), ...deltas(2, 5)]) {
      queue.add([picture]);
      decoders[0].work();
    }
    assert.deepEqual(shown, [1, 2, 3, 4, 5]);
  });
  test("skips from a backlog to a newer key picture", () => {
    const { queue, decoders, shown, asked } = bench();
    queue.add([key(1), ...deltas(2, 300)]);
    queue.add([key(301)]);
    queue.add([delta(302)]);
    decoders[0].work(10);
    assert.deepEqual([decoders[0].decoded, shown.at(-1), asked], [4, 302, []]);
  });
  test("drops what waits if the browser is too slow, and continues with the next key picture", () => {
    const { queue, decoders, shown, asked } = bench();
    queue.add([key(1)]);
    for (const picture of deltas(2, 100)) queue.add([picture]);
    assert.deepEqual(asked, ["slow"]);
    decoders[0].work(100);
    assert.equal(decoders[0].decoded, 2);
    queue.add([key(101)]);
    queue.add([delta(102)]);
    decoders[0].work(2);
    assert.deepEqual([shown, decoders.length], [[1, 2, 101, 102], 1]);
  });
  test("needs a key picture after an error, and asks for none if no picture was ever decoded", () => {
    const { queue, decoders, shown, asked, failures } = bench();
    queue.add([key(1)]);
    decoders[0].work();
    decoders[0].fail(new Error("broken"));
    queue.add([delta(2)]);
    assert.deepEqual([failures, asked, decoders.length], [["broken"], ["failed"], 1]);
    queue.add([key(3)]);
    decoders[1].fail(new Error("still broken"));
    queue.add([key(4)]);
    decoders[2].work();
    assert.deepEqual([failures, asked, shown], [["broken", "still broken"], ["failed"], [1, 4]]);
  });
  test("opens another decoder for another codec, and ignores the old one's pictures", () => {
    const { queue, decoders, shown } = bench();
    queue.add([key(1)]);
    queue.add([{ ...key(2), codec: "avc1.640028" }]);
    assert.equal(decoders[0].state, "closed");
    decoders[0].work();
    decoders[1].work();
    assert.deepEqual(shown, [2]);
  });
  test("shows nothing after it was cleared until a key picture arrives", () => {
    const { queue, decoders, shown } = bench();
    queue.add([key(1)]);
    queue.clear();
    decoders[0].work();
    queue.add([delta(2)]);
    queue.add([key(3)]);
    decoders[1].work();
    assert.deepEqual([shown, decoders.length], [[3], 2]);
  });
});
