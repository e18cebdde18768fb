import assert from "node:assert/strict";
import { test } from "node:test";
import { Store } from "../core/store.js";

function begun() {
  const work = [];
  let here = 0;
  const store = new Store({ schedule: (one) => work.push(one), here: () => here });
  const paint = () => work.splice(0).forEach((one) => one());
  store.receive({ op: "hello", protocol: 1, epoch: "e1", seq: 1 }, 0);
  store.receive({
    op: "snapshot",
    seq: 1,
    at: 1000,
    row: 0,
    state: {
      bridge: { clock: { state: "running" } },
      headUnit: { n: 0, activeApp: "music", appOrder: ["mail", "music"], apps: { mail: {}, music: {} } },
    },
  }, 0);
  paint();
  const say = (n) => {
    store.receive({ op: "rows", rows: [{ seq: n, at: 1000 + n * 10, kind: "state", causes: [] }] }, 0);
    store.receive({ op: "change", seq: 1 + n, at: 1000 + n * 10, row: n, patch: [{ op: "replace", path: "/headUnit/n", value: n }] }, 60);
  };
  return { store, paint, say, pass: (ms) => (here += ms) };
}

test("a watcher draws at once, and again only when what it reads has changed", () => {
  const { store, paint, say } = begun();
  const drawn = [];
  store.watch((now) => [now.headUnit.n], (now) => drawn.push(now.headUnit.n));
  const others = [];
  store.watch((now) => [now.tree.bridge], () => others.push(1));
  for (const n of [1, 2, 3]) say(n);
  paint();
  assert.deepEqual(drawn, [0, 3], "three changes before one frame are drawn once");
  assert.equal(others.length, 1);
});

test("a watcher that stopped draws no more", () => {
  const { store, paint, say } = begun();
  let drawn = 0;
  store.watch((now) => [now.headUnit.n], () => (drawn += 1))();
  say(1);
  paint();
  assert.equal(drawn, 1);
});

test("at a past moment everything read is of that moment, and live returns to now", () => {
  const { store, say } = begun();
  for (const n of [1, 2, 3, 4]) say(n);
  assert.equal(store.travel({ by: "row", value: 2 }), true);
  assert.deepEqual([store.headUnit.n, store.newestRow, store.now, store.live], [2, 2, 1020, false]);
  say(5);
  assert.equal(store.headUnit.n, 2, "new changes do not affect the viewed moment");
  assert.equal(store.known.state.headUnit.n, 5);
  store.travel(undefined);
  assert.deepEqual([store.headUnit.n, store.live], [5, true]);
});

test("the newest moment is now, and a moment before all known ones is rejected", () => {
  const { store, say } = begun();
  for (const n of [1, 2]) say(n);
  store.travel({ by: "row", value: 2 });
  assert.equal(store.live, true);
  assert.equal(store.travel({ by: "at", value: 10 }), false);
});

test("travelling by time includes the rows up to that instant", () => {
  const { store, say } = begun();
  for (const n of [1, 2, 3]) say(n);
  store.travel({ by: "at", value: 1025 });
  assert.deepEqual([store.headUnit.n, store.newestRow, store.now], [2, 2, 1025]);
});

test("the clock runs between messages, and stops while it is paused", () => {
  const { store, pass } = begun();
  pass(250);
  assert.equal(store.now, 1250);
  store.receive({
    op: "change",
    seq: 2,
    at: 1300,
    row: 0,
    patch: [{ op: "replace", path: "/bridge/clock", value: { state: "paused", now: 1300 } }],
  }, 0);
  pass(5000);
  assert.equal(store.now, 1300);
});

test("a gap requests a snapshot, and a snapshot returns to now", () => {
  const { store, say } = begun();
  say(1);
  say(2);
  store.travel({ by: "row", value: 1 });
  assert.equal(store.receive({ op: "change", seq: 9, patch: [] }, 0), true);
  assert.equal(store.headUnit.n, 1);
  store.receive({ op: "snapshot", seq: 9, at: 2000, row: 5, state: { headUnit: { n: 9 } } }, 0);
  assert.deepEqual([store.headUnit.n, store.live], [9, true]);
});

test("a restarted bridge resets the log", () => {
  const { store, say } = begun();
  say(1);
  store.receive({ op: "hello", protocol: 1, epoch: "e2", seq: 1 }, 0);
  assert.equal(store.journal.length, 0);
  store.receive({ op: "snapshot", seq: 1, at: 5, row: 1, state: { headUnit: { n: 0 } } }, 0);
  store.receive({ op: "rows", rows: [{ seq: 1, at: 1, causes: [] }] }, 0);
  assert.equal(store.journal.length, 1);
});

test("the shown app is the chosen one, else the one on screen, else the first", () => {
  const { store } = begun();
  assert.equal(store.app, "music");
  store.choose({ app: "mail" });
  assert.equal(store.app, "mail");
  store.choose({ app: "gone" });
  assert.equal(store.app, "music");
});

test("a choice without a change draws nothing", () => {
  const { store, paint } = begun();
  let drawn = 0;
  store.watch((now) => [now.ui], () => (drawn += 1));
  store.choose({ filter: "x" });
  paint();
  store.choose({ filter: "x" });
  paint();
  assert.equal(drawn, 2);
});

test("throttled watchers draw after the frame and less often; the user's choices are drawn at once", () => {
  const work = [];
  const timers = [];
  let here = 0;
  const store = new Store({ schedule: (one) => work.push(one), later: (ms, one) => timers.push([ms, one]), here: () => here });
  const paint = () => work.splice(0).forEach((one) => one());
  const ring = () => timers.splice(0).map(([ms, one]) => (one(), ms));
  const drawn = [];
  const seen = (name) => (now) => drawn.push(`${name} ${now.known.seq}${now.ui.row ?? ""}`);
  store.watch(({ known, ui }) => [known.seq, ui.row], seen("car"));
  store.throttled(() =>
    store.watch(({ known, ui }) => [known.seq, ui.row], (now) => {
      seen("list")(now);
      if (now.known.seq === 1) now.watch(({ known }) => [known.seq], seen("within"));
    })
  );
  store.choose({ upper: "state" });
  store.receive({ op: "snapshot", seq: 1, at: 0, row: 0, state: { n: 0 } }, 0);
  const say = (seq) => store.receive({ op: "change", seq, at: seq, row: 0, patch: [{ op: "replace", path: "/n", value: seq }] }, 10);
  drawn.length = 0;
  paint();
  assert.deepEqual(drawn.splice(0), ["car 1"]);
  assert.deepEqual(ring(), [60], "60 ms after the first frame");
  assert.deepEqual(drawn.splice(0), ["list 1", "within 1"]);
  here = 20;
  for (const seq of [2, 3]) say(seq), paint();
  assert.deepEqual(drawn.splice(0), ["car 2", "car 3"]);
  assert.deepEqual(ring(), [40], "60 ms after it was last drawn");
  assert.deepEqual(drawn.splice(0), ["list 3", "within 3"], "both changes at once; a watcher started by a throttled one is throttled, too");
  store.choose({ lastCommand: {} });
  say(4);
  paint();
  assert.deepEqual(drawn.splice(0), ["car 4"]);
  store.choose({ row: 7 });
  paint();
  assert.deepEqual(drawn.splice(0), ["car 47", "list 47", "within 47"]);
});

test("the clock of a lost bridge stops until it is found again", () => {
  const { store, say, pass } = begun();
  store.connection({ phase: "live" });
  pass(500);
  assert.equal(store.now, 1500);
  store.connection({ phase: "lost", attempt: 1 });
  pass(60_000);
  store.connection({ phase: "lost", attempt: 2 });
  assert.deepEqual([store.now, store.isLost], [1500, true]);
  store.connection({ phase: "live" });
  say(100);
  pass(10);
  assert.deepEqual([store.now, store.isLost], [2010, false]);
});
