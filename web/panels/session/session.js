// Saves and opens session files. The user opens a file by a file dialog, or drops the file on the page.

import { h, render } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { button } from "../../core/parts.js";
import { playCard, playFrom } from "./playing.js";

/**
 * Shows the controls for a session from a file. `sessions` opens files and returns to the bridge's session. `play` is true if the program
 * that serves the file can replay the session.
 */
export function mount(element, store, send, sessions, play) {
  const picker = document.createElement("input");
  Object.assign(picker, { type: "file", accept: ".zip", hidden: true, id: "session-file" });
  picker.setAttribute("aria-label", "Open a session");
  const named = (file) => ({ load: () => Promise.resolve(file), name: file.name });
  const open = (files, isBeside) => {
    if (isBeside || files.length > 1) sessions.openBeside(files.slice(0, 2).map(named));
    else if (files.length > 0) sessions.open(named(files[0]).load, files[0].name);
  };
  let isBeside = false;
  const pick = (opening) => {
    isBeside = opening.beside === true;
    picker.multiple = isBeside && store.known.state === undefined;
    picker.click();
  };
  picker.addEventListener("change", () => {
    if (picker.files.length > 0) open([...picker.files], isBeside);
    // Clear the field, so that the user can choose the same file again.
    picker.value = "";
  });
  document.body.append(picker);
  let over;
  const redraw = () => draw(element, store, send, sessions, over, () => pick({}));
  const stopDrops = takeDrops(open, (place) => ((over = place), redraw()), () => store.known.state !== undefined);
  const stops = [
    store.watch(({ ui }) => [ui.opening], ({ ui }) => ui.opening && pick(ui.opening)),
    store.watch(({ ui }) => [ui.besideNow], ({ ui }) => ui.besideNow && sessions.openBeside([])),
    store.watch(({ ui }) => [ui.playFrom], ({ ui }) => ui.playFrom && playFrom(store, play)),
    store.watch(({ ui }) => [ui.leaving], ({ ui }) => ui.leaving && sessions.leave()),
    store.watch(({ ui }) => [ui.saving], ({ ui }) => ui.saving && download(ui.saving.address)),
    store.watch(({ ui }) => [ui.session], ({ ui }) => reportRefusal(ui.session, send)),
    // After the page has been live, the user can return to the bridge's session.
    store.watch(({ status }) => [status.phase], ({ status }) => status.phase === "live" && store.choose({ canLeave: true })),
    store.watch(({ status, known, ui }) => [status.phase, known.state === undefined, ui.session, ui.playing], redraw),
  ];
  return () => {
    for (const stop of stops) stop();
    stopDrops();
    picker.remove();
  };
}

/** Shows a note if a file cannot be shown. */
function reportRefusal(session, send) {
  if (session?.phase === "refused") send.note({ kind: "bad", title: `${session.name} cannot be shown`, detail: session.reason });
}

/** Downloads a file. The browser asks for a folder or uses its download folder. */
function download(address) {
  const link = document.createElement("a");
  link.href = new URL(address, document.baseURI).href;
  link.download = "";
  link.click();
}

/** Opens files that the user drops on the page. While a session is shown, a file on the right half is compared with the session. */
function takeDrops(open, over, isShown) {
  const isBeside = ({ clientX }) => isShown() && clientX > innerWidth / 2;
  const holdsFiles = (event) => event.dataTransfer?.types.includes("Files");
  const listeners = {
    dragover(event) {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      over(isBeside(event) ? "beside" : "here");
    },
    dragleave: (event) => event.relatedTarget === null && over(undefined),
    drop(event) {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      over(undefined);
      open([...event.dataTransfer.files], isBeside(event));
    },
  };
  for (const [kind, listen] of Object.entries(listeners)) addEventListener(kind, listen);
  return () => Object.entries(listeners).forEach(([kind, listen]) => removeEventListener(kind, listen));
}

function drops(over, isShown, isFile) {
  const place = (key, words) => h("div", { key, class: ["drop-here", key, over === key && "chosen"] }, icon("folder"), words);
  const beside = isFile ? "Compare with the shown session" : "Compare with the running session";
  return h(
    "div",
    { key: "drop", class: "drop-places" },
    place("here", "Open the session"),
    isShown && place("beside", beside),
  );
}

function draw(element, store, send, sessions, over, pick) {
  const { status, known, ui } = store;
  const isReading = ui.session?.phase === "reading";
  const isAlone = known.state === undefined && ["lost", "refused"].includes(status.phase);
  render(
    element,
    over && drops(over, known.state !== undefined, store.isFile),
    isReading && h("div", { key: "reading", class: "session-card", role: "status" }, h("p", {}, `Reading ${ui.session.name}.`)),
    ui.playing && !isReading && playCard(store, send),
    isAlone && !isReading &&
      h(
        "div",
        { key: "alone", class: "session-card", role: "status" },
        h("h2", {}, sessions.hasBridge ? "No bridge" : "No session"),
        h("p", {}, "Drop a session file on this page to see its car, its log and its state at every moment."),
        h("div", { class: "card-acts" }, button("Open a session…", pick, { class: "button main" })),
        h(
          "p",
          { class: "quiet" },
          h("code", {}, "sdl-bridge save FILE"),
          " saves a session; ",
          h("code", {}, "sdl-bridge serve"),
          " starts a bridge.",
        ),
      ),
  );
}
