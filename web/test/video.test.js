import assert from "node:assert/strict";
import { test } from "node:test";
import { RESTART_MS } from "../panels/screen/picture.js";
import { showsVideo } from "../panels/screen/video.js";

const live = { live: true };
const streaming = { key: "map", videoStreamingState: "STREAMABLE", streams: { video: {} } };
const ended = { ...streaming, streams: {} };

test("the video stays on the screen while the app restarts its stream", () => {
  assert.equal(showsVideo(ended, live, 0), false);
  assert.equal(showsVideo(streaming, live, 10), true);
  const instants = [99_000, 99_000 + RESTART_MS - 1, 99_000 + RESTART_MS];
  assert.deepEqual(instants.map((now) => showsVideo(ended, live, now)), [true, true, false]);
  assert.equal(showsVideo(streaming, live, 200_000), true);
  assert.equal(showsVideo(ended, live, 300_000), true);
});

test("the video leaves the screen at once for the past, for another app, and when it may not be shown", () => {
  showsVideo(streaming, live, 0);
  const cases = [[ended, { live: false }], [{ ...ended, key: "other" }, live], [{ ...ended, videoStreamingState: "NOT_STREAMABLE" }, live]];
  assert.deepEqual(cases.map(([app, store]) => showsVideo(app, store, 1)), [false, false, false]);
});
