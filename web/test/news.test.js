import assert from "node:assert/strict";
import { test } from "node:test";
import { Store } from "../core/store.js";
import { followFailures } from "../panels/notes/news.js";

function begun() {
  const store = new Store({ schedule() {}, here: () => 0 });
  const hosts = { Trip: { id: "Trip", name: "Trip", app: "trip" } };
  store.receive({ op: "hello", protocol: 1, epoch: "e1", seq: 1 }, 0);
  store.receive({ op: "snapshot", seq: 1, at: 100, row: 5, state: { bridge: { hosts }, headUnit: {} } }, 0);
  const notes = [];
  const opened = [];
  const send = { note: (note) => notes.push(note) };
  followFailures(store, send, (name) => opened.push(name));
  const rows = (...all) => store.receive({ op: "rows", rows: all.map((row) => ({ at: 0, kind: "process", causes: [], ...row })) }, 0);
  return { store, notes, opened, rows };
}

const crash = { what: "crashed", host: "Trip", app: "trip", message: "It was ended by signal 4." };

test("a crash is reported when it happens, not when the page is opened after it", () => {
  const { store, notes, rows } = begun();
  rows({ seq: 4, ...crash }, { seq: 5, what: "started" });
  assert.deepEqual(notes, []);
  rows({ seq: 6, ...crash });
  const [{ act, ...note }] = notes;
  assert.deepEqual(note, {
    kind: "bad",
    stays: true,
    about: "failure of Trip",
    title: "Trip crashed",
    detail: "It was ended by signal 4.",
  });
  act.work();
  assert.deepEqual([act.label, store.ui.row, store.ui.show], ["Show in log", 6, "log"]);
});

test("the saved session of a crash or hang can be opened", () => {
  const { notes, opened, rows } = begun();
  rows({ seq: 6, ...crash }, {
    seq: 7,
    causes: [6],
    what: "capsule",
    why: "crashed",
    app: "trip",
    name: "trip.crashed.zip",
    message: "Saved.",
  });
  const { act, about, title, detail } = notes[1];
  assert.deepEqual([about, title, detail, act.label], [notes[0].about, "Trip crashed", crash.message, "Open the session"]);
  act.work();
  assert.deepEqual(opened, ["trip.crashed.zip"]);
  rows({ seq: 8, what: "notResponding", app: "trip" });
  assert.equal(notes[2].title, "Trip does not respond");
});

test("a failed build is reported with its first error", () => {
  const { notes, rows } = begun();
  rows({ seq: 6, what: "buildFailed", host: "Trip", output: "Compiling\nmain.swift:3:5: error: cannot find 'x'\nerror: fatal" });
  assert.deepEqual([notes[0].title, notes[0].detail], ["The build of Trip failed", "main.swift:3:5: error: cannot find 'x'"]);
});
