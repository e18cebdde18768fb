// A session as a file: saved from here, dropped anywhere on the page or chosen, and left again for what a bridge tells.

import { h, render } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { button } from "../../core/parts.js";

/** Mounts on an element of its own; `sessions` shows files and goes back. */
export function mount(element, store, send, sessions) {
  const picker = document.createElement("input");
  Object.assign(picker, { type: "file", accept: ".zip", hidden: true, id: "session-file" });
  picker.setAttribute("aria-label", "Open a session");
  const open = (file) => sessions.open(() => Promise.resolve(file), file.name);
  picker.addEventListener("change", () => {
    const [file] = picker.files;
    if (file) open(file);
    // The same file may be chosen again.
    picker.value = "";
  });
  document.body.append(picker);
  let isOver = false;
  const redraw = () => draw(element, store, sessions, isOver, () => picker.click());
  const stopDrops = takeDrops(open, (over) => ((isOver = over), redraw()));
  const stops = [
    store.watch(({ ui }) => [ui.opening], ({ ui }) => ui.opening && picker.click()),
    store.watch(({ ui }) => [ui.leaving], ({ ui }) => ui.leaving && sessions.leave()),
    store.watch(({ ui }) => [ui.saving], ({ ui }) => ui.saving && download(ui.saving.address)),
    store.watch(({ ui }) => [ui.session], ({ ui }) => tell(ui.session, send)),
    // There is a now to go back to once a bridge has told of it.
    store.watch(({ status }) => [status.phase], ({ status }) => status.phase === "live" && store.choose({ canLeave: true })),
    store.watch(({ status, known, ui }) => [status.phase, known.state === undefined, ui.session], redraw),
  ];
  return () => {
    for (const stop of stops) stop();
    stopDrops();
    picker.remove();
  };
}

/** What cannot be shown is said, and stays until it was read. */
function tell(session, send) {
  if (session?.phase === "refused") send.note({ kind: "bad", title: `${session.name} cannot be shown`, detail: session.reason });
}

/** The browser asks where to, or puts it with the other downloads. */
function download(address) {
  const link = document.createElement("a");
  link.href = new URL(address, document.baseURI).href;
  link.download = "";
  link.click();
}

function takeDrops(open, over) {
  const holdsFiles = (event) => event.dataTransfer?.types.includes("Files");
  const listeners = {
    dragover(event) {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      over(true);
    },
    dragleave: (event) => event.relatedTarget === null && over(false),
    drop(event) {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      over(false);
      const [file] = event.dataTransfer.files;
      if (file) open(file);
    },
  };
  for (const [kind, listen] of Object.entries(listeners)) addEventListener(kind, listen);
  return () => Object.entries(listeners).forEach(([kind, listen]) => removeEventListener(kind, listen));
}

function draw(element, store, sessions, isOver, pick) {
  const { status, known, ui } = store;
  const isReading = ui.session?.phase === "reading";
  const isAlone = known.state === undefined && ["lost", "refused"].includes(status.phase);
  render(
    element,
    isOver && h("div", { key: "drop", class: "drop-here" }, icon("folder"), "Drop the file to see its session"),
    isReading && h("div", { key: "reading", class: "session-card", role: "status" }, h("p", {}, `Reading ${ui.session.name}.`)),
    isAlone && !isReading &&
      h(
        "div",
        { key: "alone", class: "session-card", role: "status" },
        h("h2", {}, sessions.hasBridge ? "No bridge is here" : "No session is here"),
        h("p", {}, "Drop a session's file on this page to see it: its car, its log and its state at every moment."),
        h("div", { class: "card-acts" }, button("Open a session…", pick, { class: "button main" })),
        h(
          "p",
          { class: "quiet" },
          h("code", {}, "sdl-bridge save FILE"),
          " writes one; ",
          h("code", {}, "sdl-bridge serve"),
          " starts a bridge.",
        ),
      ),
  );
}
