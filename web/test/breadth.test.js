import assert from "node:assert/strict";
import { test } from "node:test";
import { breadth } from "../core/breadth.js";

test("broad letters take the room of one and a half", () => {
  assert.equal(breadth("Cooler"), 6);
  assert.equal(breadth("Warmer"), 7);
  assert.equal(breadth("Wärme"), 6);
  assert.equal(breadth(""), 0);
});

test("letters that fill a square take more, and count once however they are written", () => {
  assert.equal(breadth("暖房"), 3.5);
  assert.equal(breadth("🔥"), 1.75);
});
