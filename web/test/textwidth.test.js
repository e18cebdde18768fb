import assert from "node:assert/strict";
import { test } from "node:test";
import { textWidth } from "../core/textwidth.js";

test("wide letters count as one and a half", () => {
  assert.equal(textWidth("Cooler"), 6);
  assert.equal(textWidth("Warmer"), 7);
  assert.equal(textWidth("Wärme"), 6);
  assert.equal(textWidth(""), 0);
});

test("square letters count as more, and a surrogate pair counts once", () => {
  assert.equal(textWidth("暖房"), 3.5);
  assert.equal(textWidth("🔥"), 1.75);
});
