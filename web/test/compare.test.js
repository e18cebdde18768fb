// Tests of the comparison of two sessions: by the rules of `replay --app`, with different user actions, and with different durations.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { compareRuns } from "../core/compare/compare.js";
import { alignKeys } from "../core/compare/alignment.js";
import { runsOf } from "../core/compare/runs.js";

const examples = JSON.parse(readFileSync(new URL("./fixtures/comparisons.json", import.meta.url)));

const sessionOf = ({ state, changes, rows }) => ({
  stretches: [{ name: "state/000000.json", state: () => state, changes: () => changes, rows: () => rows }],
  contents: new Map(),
  hosts: new Map(),
});

const compared = async (then, now) => compareRuns((await runsOf(sessionOf(then)))[0], (await runsOf(sessionOf(now)))[0]);

for (const { what, then, now, first } of examples) {
  test(`same result as the command line: ${what}`, async () => {
    const { turns, first: place } = await compared(then, now);
    if (!first) return assert.equal(place, undefined, JSON.stringify(turns[place]?.difference));
    assert.equal(place, first.number);
    const { words, difference } = turns[place];
    assert.equal(words, first.number > 0 ? first.act : "before the first action");
    assert.deepEqual(difference.lines, first.lines);
    assert.deepEqual(difference.rows, { then: first.then, now: first.now });
  });
}

/**
 * Returns a session of actions. An action is `[at, title, screen]`: the user presses the button `title`, and the screen then shows
 * `screen`.
 */
function session(...acts) {
  const lines = { rows: [], changes: [] };
  let [seq, change] = [0, 1];
  const row = (at, kind, more) => (lines.rows.push({ seq: ++seq, at, kind, causes: [], ...more }), seq);
  const set = (at, path, value) => lines.changes.push({ op: "change", seq: ++change, at, row: seq, patch: [{ op: "add", path, value }] });
  row(0, "process", { what: "started" });
  set(0, "/headUnit", { activeApp: "hello", apps: { hello: { windows: { 0: {} } } } });
  row(0, "rpc", { name: "RegisterAppInterface", rpcType: "request", direction: "toHeadUnit", app: "hello", params: {} });
  for (const [at, title, screen, message] of acts) {
    if (title) row(at, "command", { command: "headUnit.softButton", params: { text: title } });
    if (screen) set(at + 1, "/headUnit/apps/hello/windows/0", { mainField1: screen });
    if (message) row(at + 1, "rpc", { name: message, rpcType: "request", direction: "toHeadUnit", app: "hello", params: {}, latencyMs: 1 });
  }
  const text = (all) => all.map((one) => JSON.stringify(one)).join("\n");
  return { state: '{"op":"snapshot","seq":1,"epoch":"e","at":0,"row":0,"state":{}}', changes: text(lines.changes), rows: text(lines.rows) };
}

const differing = ({ turns }) =>
  turns.flatMap(({ difference }, index) => (difference ? [[index, ...difference.lines.map(({ what }) => what)]] : []));

test("a slower user causes no difference", async () => {
  const quick = session([2000, "One", "A"], [4000, "Two", "B"], [6000]);
  const slow = session([9000, "One", "A"], [60_000, "Two", "B"], [90_000]);
  assert.equal((await compared(quick, slow)).first, undefined);
  assert.equal((await compared(slow, quick)).first, undefined);
});

test("app actions during a wait are ignored if the other session did not wait", async () => {
  const quick = session([2000, "One", "A"], [4000, "Two", "B"], [6000]);
  const slow = session([2000, "One", "A"], [12_000, undefined, "Late", "Speak"], [60_000, "Two", "B"], [62_000]);
  assert.equal((await compared(quick, slow)).first, undefined);
  assert.equal((await compared(slow, quick)).first, undefined);
  const other = session([2000, "One", "Z"], [12_000, undefined, "Late", "Speak"], [60_000, "Two", "B"], [62_000]);
  assert.deepEqual(differing(await compared(quick, other)), [[1, "screen mainField1"]]);
});

test("a slightly slower app causes no difference, whether or not the user waits", async () => {
  const quick = session([2000, "One"], [2050, undefined, "A", "Speak"], [2100, "Two", "B"], [4000]);
  // In these sessions, the user waits, or does something else in the meantime.
  const waiting = session([2000, "One"], [2900, undefined, "A", "Speak"], [9000, "Two", "B"], [11_000]);
  const other = session([2000, "One"], [2100, "Other"], [2900, undefined, "A", "Speak"], [3000, "Two", "B"], [5000]);
  for (const slow of [waiting, other]) {
    assert.deepEqual(differing(await compared(quick, slow)), []);
    assert.deepEqual(differing(await compared(slow, quick)), []);
  }
  const tooLate = session([2000, "One"], [5000, undefined, "A", "Speak"], [9000, "Two", "B"], [11_000]);
  assert.deepEqual(differing(await compared(quick, tooLate)), [[1, "message", "screen mainField1"]]);
  const more = session([2000, "One"], [2050, undefined, "A", "Speak"], [2900, undefined, "A", "Alert"], [9000, "Two", "B"], [11_000]);
  assert.deepEqual(differing(await compared(quick, more)), [], "what the other session had no time for is not compared");
});

test("an action that only one session has is unpaired, and the next ones are aligned", async () => {
  const then = session([2000, "One", "A"], [4000, "Two", "B"], [6000, "Three", "C"], [8000]);
  const now = session([2000, "One", "A"], [4000, "Three", "C"], [6000]);
  const { turns, first } = await compared(then, now);
  assert.deepEqual(turns.map(({ words, then: one, now: other }) => [words, Boolean(one), Boolean(other)]), [
    ["before the first action", true, true],
    ['pressed "One"', true, true],
    ['pressed "Two"', true, false],
    ['pressed "Three"', true, true],
  ]);
  assert.equal(first, 2);
  assert.equal(turns[3].difference, undefined);
});

test("later differences are marked, and a lasting difference is marked once", async () => {
  const acts = (one, two, three) => session([2000, "One", one], [4000, "Two", two], [6000, "Three", three, "Speak"], [8000]);
  assert.deepEqual(differing(await compared(acts("A", undefined, "C"), acts("Z", undefined, "C"))), [[1, "screen mainField1"]]);
  assert.deepEqual(differing(await compared(acts("A", "B", "C"), acts("Z", "B", "Y"))), [[1, "screen mainField1"], [
    3,
    "screen mainField1",
  ]]);
});

test("each moment has the row and the time of its own session", async () => {
  const { turns, ranges } = await compared(session([2000, "One", "A"], [3000]), session([5000, "One", "B"], [7000]));
  assert.deepEqual([turns[1].then.at, turns[1].now.at], [2000, 5000]);
  assert.equal(turns[1].then.row, 3);
  assert.equal(ranges.now.firstRow, 1);
});

test("actions are aligned by the longest common subsequence", () => {
  const pairs = (then, now) =>
    alignKeys([...then], [...now]).map(([a, b]) => `${a === undefined ? "-" : then[a]}${b === undefined ? "-" : now[b]}`).join(" ");
  assert.equal(pairs("abc", "abc"), "aa bb cc");
  assert.equal(pairs("abcd", "abd"), "aa bb c- dd");
  assert.equal(pairs("xbcd", "abcy"), "x- -a bb cc d- -y");
  assert.equal(pairs("", "ab"), "-a -b");
  assert.equal(pairs("abab", "ba"), "a- bb aa b-");
});

test("a longer turn is compared only up to the length of the shorter one", async () => {
  const quick = session([2000, "One", "A"], [4000, undefined, "A2"], [7000, "Two", "B"], [8000]);
  const slow = session([2000, "One", "A"], [4000, undefined, "A2"], [30_000, undefined, "Late"], [60_000, "Two", "B"], [61_000]);
  assert.equal((await compared(slow, quick)).first, undefined);
  const other = session([2000, "One", "A"], [4000, undefined, "Z"], [30_000, undefined, "A2"], [60_000, "Two", "B"], [61_000]);
  assert.deepEqual(differing(await compared(other, quick)), [[1, "screen mainField1"]]);
});

test("a change shortly before or after an action is no difference", async () => {
  const soon = session([2000, "One", "A"], [9200, undefined, "X"], [9900, undefined, "Y"], [10_000, "Two"], [20_000]);
  const late = session([2000, "One", "A"], [9200, undefined, "X"], [10_000, "Two"], [10_050, undefined, "Y"], [20_000]);
  assert.equal((await compared(soon, late)).first, undefined);
  assert.equal((await compared(late, soon)).first, undefined);
});

test("an action that waited for its target has the time of its first effect", async () => {
  const rows = [
    { seq: 1, at: 0, kind: "process", what: "started" },
    { seq: 2, at: 10, kind: "command", command: "bridge.use", params: { role: "softButton", name: "One", timeoutMs: 250 } },
    { seq: 3, at: 710, kind: "rpc", name: "OnButtonPress", causes: [2] },
    { seq: 4, at: 800, kind: "rpc", name: "OnButtonPress", causes: [2] },
  ];
  const state = '{"op":"snapshot","seq":1,"epoch":"e","at":0,"row":0,"state":{}}';
  const [{ acts }] = await runsOf(sessionOf({ state, changes: "", rows: rows.map((one) => JSON.stringify(one)).join("\n") }));
  assert.deepEqual(acts.map(({ at, words }) => [at, words]), [[710, 'pressed "One"']]);
});

test("an app that is only in one session is ignored as the app on screen", async () => {
  const front = (app) => {
    const one = session([2000, "One", "A"], [3000]);
    return { ...one, changes: one.changes.replace('"activeApp":"hello"', `"activeApp":${JSON.stringify(app)}`) };
  };
  assert.equal((await compared(front("music"), front(null))).first, undefined);
  assert.deepEqual(differing(await compared(front("music"), front("hello"))), [[0, "active app"]]);
});

test("actions that an ended app did not do are missing, although the other session lasted longer", async () => {
  const whole = session([2000, "One", "A"], [9000, undefined, "B", "Speak"], [12_000]);
  const rows = [
    whole.rows.split("\n").slice(0, 3).join("\n"),
    JSON.stringify({ seq: 4, at: 2100, kind: "process", app: "hello", what: "crashed", causes: [] }),
  ];
  const fallen = { ...session([2000, "One", "A"]), rows: rows.join("\n") };
  const { turns, first } = await compared(whole, fallen);
  assert.equal(first, 1);
  assert.deepEqual(turns[1].difference.lines.map(({ what, now }) => `${what}: ${now}`), [
    "process: crashed",
    "message: nothing",
    'screen mainField1: "A"',
  ]);
});

test("a message of a fixed app is a difference, although the other app did nothing until its late crash", async () => {
  const crash = JSON.stringify({ seq: 4, at: 7000, kind: "process", app: "hello", what: "crashed", causes: [] });
  const { rows, ...rest } = session([2000, "One"]);
  // The fixed session ends two seconds after its message, with a row or with a change.
  for (const end of [[4000, undefined, undefined, "Show"], [4000, undefined, "A"]]) {
    const found = differing(await compared({ ...rest, rows: `${rows}\n${crash}` }, session([2000, "One", undefined, "Alert"], end)));
    assert.ok(found.some(([turn, what]) => turn === 1 && what === "message"), JSON.stringify(found));
  }
});

test("whole turns of a replay are compared, although its clock stops at the last message", async () => {
  const late = session([2000, "One"], [7000, undefined, "Late"]);
  const stopped = session([2000, "One", undefined, "Alert"]);
  assert.deepEqual(differing(await compared(late, stopped)), []);
  const [[then], [now]] = [await runsOf(sessionOf(late)), await runsOf(sessionOf(stopped))];
  const found = differing(await compareRuns(then, now, { isReplay: true }));
  assert.deepEqual(found, [[1, "message", "screen mainField1"]]);
});
