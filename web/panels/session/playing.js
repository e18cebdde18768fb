// The action "Play from here": lets the program that serves the file replay the session up to this moment, or shows the command.

import { h } from "../../core/dom.js";
import { button } from "../../core/parts.js";

/** The path of the request, relative to the page. The path is fixed, so that a changed address cannot redirect the request. */
const PLACE = "play";

/**
 * Continues the session from the moment that the page shows.
 * @param {boolean} canPlay whether the program that serves the file can replay the session
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
    const result = await answer.json();
    if (answer.ok) say({ phase: "ready", ...result });
    else say({ phase: "refused", reason: result.detail });
  } catch (error) {
    say({ phase: "refused", reason: `The program that served this page no longer responds: ${error.message}` });
  }
}

/** Returns the shell command that replays a file up to a row. */
function lineFor(name = "", row) {
  const file = !/\.zip$/.test(name) ? "FILE" : /^[\w.+-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`;
  return `sdl-bridge replay ${file} --app PROGRAM --until ${row} --stay`;
}

export function playCard(store, send) {
  const { phase, row, line, reason, url, said: lines = [], isSame } = store.ui.playing;
  const close = button("Close", () => store.choose({ playing: undefined }));
  const card = (title, ...content) =>
    h("div", { key: "playing", class: "session-card", role: "dialog", "aria-label": title }, h("h2", {}, title), content);
  if (phase === "playing") {
    return card("Replaying", h("p", { role: "status" }, `A bridge is replaying the session up to row ${row}.`));
  }
  if (phase === "refused") {
    return card("The session cannot be replayed", h("p", { role: "alert" }, reason), h("div", { class: "card-acts" }, close));
  }
  if (phase === "line") {
    return card(
      "Play from here",
      h(
        "p",
        {},
        "This command replays the session up to this moment with your PROGRAM as the app. After that, you control the app:",
      ),
      h("code", { class: "play-line" }, line),
      h(
        "div",
        { class: "card-acts" },
        button("Copy the command", () => send.copyText(line, "the command"), { class: "button main" }),
        close,
      ),
      h(
        "p",
        { class: "quiet" },
        "If you open the file with ",
        h("code", {}, "sdl-bridge open FILE --app PROGRAM"),
        ", this page runs the command for you.",
      ),
    );
  }
  return card(
    `A bridge has replayed the session up to row ${row}`,
    h("ul", { class: ["play-said", !isSame && "bad"] }, lines.map((one, index) => h("li", { key: index }, one))),
    h(
      "div",
      { class: "card-acts" },
      h("a", { class: "button main", href: url, target: "_blank", rel: "noopener" }, "Open the bridge"),
      close,
    ),
  );
}
