// Tests that the video frames that are needed to show one moment are found in a file.

import assert from "node:assert/strict";
import { test } from "node:test";
import { FilePictures } from "../core/filepictures.js";

const run = (app, stream, ...pictures) => ({
  about: {
    app,
    codec: "avc1.42C01F",
    width: 8,
    height: 4,
    pictures: pictures.map(([number, at, bytes], index) => ({ number, at, key: index === 0, bytes })),
  },
  stream: { bytes: Uint8Array.from(stream) },
});

const pictures = new FilePictures(
  // The groups are not in order, because the names of entries may have any order.
  [run("card", [7, 7, 7], [4, 500, 3]), run("card", [1, 1, 2, 3, 3], [1, 100, 2], [2, 200, 1], [3, 300, 2]), run("map", [9], [1, 50, 1])],
  ({ bytes }) => bytes,
);

const seen = (app, at) => {
  const { number, at: drawn, chunks } = pictures.at(app, at);
  return [number, drawn, chunks.map(({ key, data }) => `${key ? "key" : "delta"} ${data.join("")}`)];
};

test("a moment needs the key frame before it and all frames since", () => {
  assert.deepEqual(seen("card", 100), [1, 100, ["key 11"]]);
  assert.deepEqual(seen("card", 299), [2, 200, ["key 11", "delta 2"]]);
  assert.deepEqual(seen("card", 499), [3, 300, ["key 11", "delta 2", "delta 33"]]);
  assert.deepEqual(seen("card", 9000), [4, 500, ["key 777"]]);
  assert.deepEqual(seen("map", 9000), [1, 50, ["key 9"]]);
});

test("there is no picture before the first one, and none of other apps", () => {
  assert.equal(pictures.at("card", 99), undefined);
  assert.equal(pictures.at("other", 500), undefined);
  assert.equal(
    new FilePictures([{ about: { app: "card", pictures: [] }, stream: {} }, { about: { app: "card" } }]).at("card", 1),
    undefined,
  );
});
