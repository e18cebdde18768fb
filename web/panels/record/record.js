// Shows the user's actions as a test, to which each action adds lines. The bridge writes the test.

import { h, render } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { button, emptyState, segments, tool } from "../../core/parts.js";
import { viewAt } from "../../core/viewtree.js";
import { displayOf } from "../../core/profile.js";

const LANGUAGES = [["pytest", "Python"], ["swift", "Swift"], ["curl", "Shell"]];
const FILES = { pytest: "test_recorded.py", swift: "RecordedTests.swift", curl: "recorded.sh" };
const KEY = "sdl-bridge.test-language";

const PICK = "Click a text or a button on the display, a value in the State panel, or a row of the log.";

/** The time after a row within which the effects of the row arrive, in milliseconds. */
const SETTLES_MS = 300;

/** Paths below an app's state, by their names in the panel State. */
const FACTS = {
  Level: "hmiLevel",
  Audio: "audioStreamingState",
  Video: "videoStreamingState",
  Context: "systemContext",
  Template: "windows/0/template",
};

/**
 * The recording, which is kept while the panel is not shown. `from` is the first row of the recording. After the end of the recording,
 * `until` is its last row.
 */
const kept = { from: undefined, until: undefined, expected: [], written: "", text: "", picking: false, problem: undefined };

/**
 * Adds new lines of a recorded test to the user's edited version of the test. `before` is the version that the user began to edit, `edited`
 * is the user's version, and `now` is the newest recorded version.
 */
export function merged(edited, before, now) {
  if (edited === before) return now;
  const [old, all, lines] = [before, now, edited].map((text) => text.split("\n"));
  let start = 0;
  while (start < old.length && old[start] === all[start]) start += 1;
  let end = 0;
  while (end < old.length - start && end < all.length - start && old.at(-1 - end) === all.at(-1 - end)) end += 1;
  const added = all.slice(start, all.length - end);
  const tail = end > 0 ? old.slice(-end) : [];
  const at = tail.every((line, index) => line === lines.at(index - end)) ? lines.length - end : lines.length;
  return [...lines.slice(0, at), ...added, ...lines.slice(at)].join("\n");
}

/** Returns the condition that the log contains a row like the given row. The condition is a filter that matches the given row. */
export function rowExpectation({ kind, name, result, command, call, rule }) {
  const found = name && kind === "rpc" ? `rpc:${name}` : command ? `command:${command}` : call ? `call:${call}` : rule && `rule:${rule}`;
  return { q: `${found ?? `kind:${kind}`}${result ? ` result:${result}` : ""}` };
}

/**
 * Returns a condition about a part of the car's screen, which is true for the current screen. Examples of parts are `mainField1`,
 * `softButtons/3`, `view/12`.
 */
export function partExpectation(part, { headUnit, tree }) {
  const app = headUnit?.activeApp;
  const window = headUnit?.apps?.[app]?.windows?.[0] ?? {};
  const [kind, id] = part.split("/");
  const seen = (role, name) => name && { locator: { role, name }, state: "visible" };
  if (kind === "softButtons") {
    const { text, image } = window.softButtons?.find(({ softButtonID }) => softButtonID === Number(id)) ?? {};
    return seen("softButton", text || image?.value);
  }
  if (kind === "view") {
    const { label, text, enabled } = tree?.apps?.[app]?.views?.nodes?.[id] ?? {};
    return seen(enabled === false ? "text" : "control", label ?? text);
  }
  const value = window[part]?.value ?? window[part];
  if (typeof value !== "string") return undefined;
  return { path: `/headUnit/apps/${app}/windows/0/${part}${window[part]?.value === undefined ? "" : "/value"}`, equals: value };
}

export function mount(element, store, send) {
  const redraw = () => {
    const [start, end] = selectionOf(element);
    draw(element, store, actions);
    if (start !== undefined) element.querySelector("textarea").setSelectionRange(start, end);
  };
  const actions = actionsOf(store, send, redraw);
  const stops = [
    store.watch((now) => [now.journal.newest, now.known.seq], () => actions.update()),
    store.watch((now) => [now.isFile, now.live, now.status.phase], redraw),
  ];
  const pick = (event) => kept.picking && actions.pick(event);
  document.addEventListener("click", pick, { capture: true });
  for (const kind of ["pointerdown", "pointerup"]) document.addEventListener(kind, hold, { capture: true });
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener("click", pick, { capture: true });
    for (const kind of ["pointerdown", "pointerup"]) document.removeEventListener(kind, hold, { capture: true });
    document.body.classList.remove("expecting");
    kept.picking = false;
  };
}

/** Returns the start and end of the selection in the text field. Both are undefined unless the user edits the test. */
function selectionOf(element) {
  const area = element.querySelector("textarea:focus");
  return [area?.selectionStart, area?.selectionEnd];
}

/** While the user selects what the test expects, the car gets no touches. */
const hold = (event) => kept.picking && event.target.closest?.(".display") && event.stopPropagation();

function actionsOf(store, send, redraw) {
  let timer;
  let asked = 0;
  const language = () => localStorage.getItem(KEY) ?? "pytest";
  const load = async (all) => {
    timer = undefined;
    asked += 1;
    const number = asked;
    const query = new URLSearchParams({ to: language(), from: kept.from });
    if (kept.until !== undefined) query.set("until", kept.until);
    if (kept.expected.length > 0) query.set("expect", JSON.stringify(kept.expected));
    const answer = await fetch(new URL(`v1/script?${query}`, document.baseURI)).catch(() => undefined);
    // Ignore the answer if a newer request has begun, for example for another language.
    if (number !== asked) return;
    kept.problem = answer?.ok ? undefined : (await answer?.json().catch(() => undefined))?.detail ?? "The bridge does not answer.";
    if (answer?.ok) {
      const now = await answer.text();
      kept.text = all ? now : merged(kept.text, kept.written, now);
      kept.written = now;
    }
    redraw();
  };
  const update = (all) => {
    if (kept.from === undefined || (kept.until !== undefined && !all)) return;
    if (all) {
      clearTimeout(timer);
      load(true);
    } else timer ??= setTimeout(load, SETTLES_MS);
  };
  const begin = async (resets) => {
    const from = resets ? (await send("bridge.reset", { restartApps: true })).seq : store.journal.newest + 1;
    if (from === undefined) return;
    Object.assign(kept, { from, until: undefined, expected: [], written: "", text: "" });
    update(true);
  };
  const setPicking = (picking) => {
    kept.picking = picking;
    document.body.classList.toggle("expecting", picking);
    redraw();
  };
  const expect = (condition) => {
    setPicking(false);
    if (!condition) return send.note({ kind: "info", title: "The test cannot check this part", detail: PICK });
    kept.expected.push({ row: store.journal.newest, ...condition });
    update(true);
  };
  return {
    update: () => update(false),
    language,
    choose: (value) => (localStorage.setItem(KEY, value), update(true)),
    begin,
    end: () => (kept.until = store.journal.newest, redraw()),
    edit: (text) => (kept.text = text),
    togglePicking: () => setPicking(!kept.picking),
    copy: () => send.copyText(kept.text, "the test"),
    save: () => save(FILES[language()], kept.text),
    pick(event) {
      const { target } = event;
      const [display, row, fact] = [".display", ".row", ".for-state .facts > div"].map((selector) => target.closest?.(selector));
      // A click on a row also selects the row, so wait until the selection is known.
      if (row) return setTimeout(() => expect(rowExpectation(store.journal.bySeq(store.ui.row) ?? {})));
      if (!display && !fact) return undefined;
      event.preventDefault();
      event.stopPropagation();
      return expect(fact ? factExpectation(fact, store) : displayExpectation(event, display, store));
    },
  };
}

function factExpectation(fact, store) {
  const path = FACTS[fact.querySelector("dt").textContent];
  return path && { path: `/headUnit/apps/${store.app}/${path}`, equals: fact.querySelector("dd").textContent };
}

function displayExpectation(event, display, store) {
  const part = event.target.closest("[data-part]")?.dataset.part;
  if (part && part !== "surface") return partExpectation(part, store);
  const { headUnit, tree } = store;
  const shown = headUnit?.overlays?.[headUnit.visibleOverlay];
  if (shown) return { locator: { role: "overlay" }, state: "visible" };
  const views = tree?.apps?.[headUnit?.activeApp]?.views;
  if (!views) return undefined;
  const [box, size] = [display.getBoundingClientRect(), displayOf(headUnit.profile)];
  const id = viewAt(views, {
    x: ((event.clientX - box.left) / box.width) * size.width,
    y: ((event.clientY - box.top) / box.height) * size.height,
  });
  return id === undefined ? undefined : partExpectation(`view/${id}`, store);
}

function save(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

function draw(element, store, { language, choose, begin, end, edit, togglePicking, copy, save: saveFile }) {
  if (store.isFile) {
    render(element, emptyState("Record a test here while a bridge runs. For a session from a file, use `sdl-bridge codegen FILE`."));
    return;
  }
  const start = [
    button("Reset the car and record", () => begin(true), { key: "reset", class: "button main", disabled: !store.canAct }),
    button("Record from now on", () => begin(false), { key: "now", disabled: !store.canAct }),
  ];
  if (kept.from === undefined) {
    render(element, emptyState("Your actions on the car become a test here. Every test begins with a reset car.", start));
    return;
  }
  const records = kept.until === undefined;
  render(
    element,
    h(
      "header",
      { key: "head", class: "record-head" },
      segments("Language of the test", LANGUAGES, language(), choose),
      records && button([icon("target"), "Add an expectation"], togglePicking, { key: "pick", "aria-pressed": kept.picking }),
      tool("Copy the test", "copy", copy, { key: "copy" }),
      tool("Save the test", "file", saveFile, { key: "save" }),
      records && button([icon("stop"), "Stop"], end, { key: "stop" }),
      !records && start,
    ),
    h(
      "p",
      { key: "note", class: "record-note", role: "status" },
      kept.problem ?? (kept.picking ? PICK : records ? "Recording. Each action on the car adds a line." : "The recording has ended."),
    ),
    h("textarea", {
      key: "text",
      class: "mono",
      "aria-label": "The test",
      spellcheck: "false",
      wrap: "off",
      prop: { value: kept.text },
      on: { input: (event) => edit(event.target.value) },
    }),
  );
}
