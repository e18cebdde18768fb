// "Play from here": the program that serves the file starts a bridge that stands at this moment; else the line that does it.

import { h } from "../../core/dom.js";
import { button } from "../../core/parts.js";

/** Where it is asked for; an address bar that somebody else has written asks nowhere else. */
const PLACE = "play";

/**
 * @param {boolean} canPlay  whether the program that serves the file plays from a moment of it
 */
export async function playFrom(store, canPlay) {
  const row = store.newestRow;
  const say = (playing) => store.choose({ playFrom: undefined, playing: { row, ...playing } });
  if (!canPlay) return say({ phase: "line", line: lineFor(store.ui.session?.name, row) });
  say({ phase: "playing" });
  try {
    const answer = await fetch(new URL(PLACE, document.baseURI), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ row }),
    });
    const told = await answer.json();
    if (answer.ok) say({ phase: "standing", ...told });
    else say({ phase: "refused", reason: told.detail });
  } catch (error) {
    say({ phase: "refused", reason: `The program that served this page does not answer any more: ${error.message}` });
  }
}

/** For a shell. */
function lineFor(name = "", row) {
  const file = !/\.zip$/.test(name) ? "FILE" : /^[\w.+-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`;
  return `sdl-bridge replay ${file} --app PROGRAM --until ${row} --stay`;
}

export function playCard(store, send) {
  const { phase, row, line, reason, url, said = [], isSame } = store.ui.playing;
  const close = button("Close", () => store.choose({ playing: undefined }));
  const card = (title, ...content) =>
    h("div", { key: "playing", class: "session-card", role: "dialog", "aria-label": title }, h("h2", {}, title), content);
  if (phase === "playing") {
    return card("Playing", h("p", { role: "status" }, `All that was done up to row ${row} is done again in a bridge.`));
  }
  if (phase === "refused") {
    return card("It cannot be played up to here", h("p", { role: "alert" }, reason), h("div", { class: "card-acts" }, close));
  }
  if (phase === "line") {
    return card(
      "Play from here",
      h(
        "p",
        {},
        "A bridge plays all that was done up to this moment, against the programs that you name, and stays there for you to go on by hand:",
      ),
      h("code", { class: "play-line" }, line),
      h("div", { class: "card-acts" }, button("Copy the line", () => send.copyText(line, "the line"), { class: "button main" }), close),
      h("p", { class: "quiet" }, "Opened by ", h("code", {}, "sdl-bridge open FILE --app PROGRAM"), ", this page does it by itself."),
    );
  }
  return card(
    `A bridge stands at row ${row}`,
    h("ul", { class: ["play-said", !isSame && "bad"] }, said.map((one, index) => h("li", { key: index }, one))),
    h(
      "div",
      { class: "card-acts" },
      h("a", { class: "button main", href: url, target: "_blank", rel: "noopener" }, "Go on there"),
      close,
    ),
  );
}
