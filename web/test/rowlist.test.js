import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { compileFilter, complete, Vocabulary } from "../core/filter.js";
import { Journal } from "../core/journal.js";
import { RowList } from "../core/rowlist.js";
import { dice } from "./random.js";

const row = (seq, more = {}) => ({ seq, at: seq, kind: "rpc", rpcType: "request", name: seq % 3 ? "Show" : "Alert", causes: [], ...more });
const seqs = (list) => Array.from({ length: list.length }, (_, index) => list.at(index).seq);
const forever = () => true;

test("without a filter the list is the journal", () => {
  const journal = new Journal();
  const list = new RowList(journal);
  journal.take([1, 2, 3].map((seq) => row(seq)));
  assert.deepEqual(seqs(list), [1, 2, 3]);
  assert.equal(list.indexOf(2), 1);
});

test("a filter is applied in slices, and the previous rows stay until it is done", () => {
  const journal = new Journal();
  const list = new RowList(journal);
  journal.take(Array.from({ length: 1000 }, (_, index) => row(index + 1)));
  list.filter(compileFilter("rpc:Alert"));
  assert.equal(list.work(() => false), false);
  assert.equal(list.length, 1000);
  assert.equal(list.busy, true);
  let pieces = 1;
  while (!list.work(() => false)) pieces += 1;
  assert.ok(pieces >= 3, `${pieces} pieces`);
  assert.equal(list.length, 333);
  assert.deepEqual([list.at(0).seq, list.at(332).seq, list.indexOf(7)], [3, 999, 1]);
});

test("a slice reads only a few rows between two checks of the clock", () => {
  const journal = new Journal();
  const list = new RowList(journal);
  journal.take(Array.from({ length: 5000 }, (_, index) => row(index + 1)));
  let looked = 0;
  list.filter(() => (looked += 1) < 0);
  list.work(() => false);
  assert.equal(looked, 256);
});

test("a later reply adds or removes its row", () => {
  const journal = new Journal();
  const list = new RowList(journal);
  journal.take([1, 2, 3, 4].map((seq) => row(seq)));
  list.filter(compileFilter("is:open"));
  list.work(forever);
  journal.take([row(2, { result: "SUCCESS" })]);
  assert.deepEqual(seqs(list), [1, 3, 4]);
  list.filter(compileFilter("result:SUCCESS"));
  list.work(forever);
  journal.take([row(1, { result: "SUCCESS" }), row(4, { result: "REJECTED" }), row(5)]);
  assert.deepEqual(seqs(list), [1, 2]);
});

test("after any sequence of events, the list equals the filtered journal", () => {
  const roll = dice(5);
  for (let run = 0; run < 30; run += 1) {
    const journal = new Journal({ limit: 300 });
    const list = new RowList(journal);
    const queries = ["rpc:Alert", "is:open", "result:SUCCESS", "-is:open", ""];
    let passes;
    let seq = 0;
    for (let step = 0; step < 120; step += 1) {
      const what = roll(6);
      if (what < 3) journal.take(Array.from({ length: roll(40) }, () => row(seq += 1)));
      else if (what === 3 && journal.length > 0) {
        journal.take([row(journal.at(roll(journal.length)).seq, { result: roll(2) ? "SUCCESS" : "REJECTED" })]);
      } else if (what === 4) {
        const query = queries[roll(queries.length)];
        passes = query ? compileFilter(query) : undefined;
        list.filter(passes);
      } else if (roll(12) === 0) {
        journal.reset();
        seq = 0;
      }
      if (roll(2)) list.work(() => roll(3) > 0);
    }
    while (!list.work(forever));
    const wanted = [];
    for (let index = 0; index < journal.length; index += 1) if (!passes || passes(journal.at(index))) wanted.push(journal.at(index).seq);
    assert.deepEqual(seqs(list), wanted);
  }
});

test("a closed list is no longer updated", () => {
  const journal = new Journal();
  const list = new RowList(journal);
  list.filter(compileFilter("rpc:Show"));
  list.work(forever);
  list.close();
  journal.take([row(1)]);
  assert.equal(list.length, 0);
});

describe("completion", () => {
  const vocabulary = new Vocabulary();
  vocabulary.learn([{ name: "Show", result: "SUCCESS", app: "my app" }, { name: "OnButtonPress" }, {
    name: "SubscribeButton",
    result: "REJECTED",
  }]);
  const labels = (query, caret = query.length) => complete(query, caret, vocabulary).options.map(({ label }) => label);
  test("offers keys, those with the typed prefix first", () => {
    assert.deepEqual(labels("r"), ["rpc:", "result:", "rule:", "dir:", "source:", "corr:", "controller:"]);
    assert.deepEqual(labels("is:open -k"), ["kind:"]);
    assert.deepEqual(labels(""), []);
  });
  test("offers the known values of a key", () => {
    assert.deepEqual(labels("rpc:s"), ["Show", "SubscribeButton", "OnButtonPress"]);
    assert.deepEqual(labels("rpc:butt"), ["OnButtonPress", "SubscribeButton"]);
    assert.deepEqual(labels("result:"), ["REJECTED", "SUCCESS"]);
    assert.deepEqual(labels("to:"), ["headUnit", "app"]);
    assert.deepEqual(labels("nosuch:"), []);
  });
  test("continues after a comma, an exclamation mark and a minus", () => {
    assert.deepEqual(complete("x -result:!R", 12, vocabulary), {
      from: 2,
      to: 12,
      options: [{ text: "-result:!REJECTED ", label: "REJECTED" }],
    });
    assert.equal(complete("rpc:Show,On", 11, vocabulary).options[0].text, "rpc:Show,OnButtonPress ");
  });
  test("quotes values with spaces", () => {
    assert.equal(complete("app:m", 5, vocabulary).options[0].text, 'app:"my app" ');
  });
  test("offers nothing for a complete word", () => assert.deepEqual(labels("rpc:Show"), []));
});
