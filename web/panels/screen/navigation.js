// The data of navigation apps on the display: the next turn, the list of turns, and the question about a destination.

import { h } from "../../core/dom.js";
import { nearness, placeLines, placeName, tripLines } from "../../core/navigation.js";
import { appText, image, softButton } from "./elements.js";
import { questionOver } from "./question.js";
import { showsVideo } from "./video.js";

export function destinationOver({ headUnit, send }) {
  const { asked } = headUnit.navigation ?? {};
  if (!asked) return undefined;
  const answer = (accepted) => () => send("headUnit.navigation.answer", { accepted });
  return questionOver({
    id: "destination",
    title: `Go to ${placeName(asked.location)}?`,
    lines: [...placeLines(asked.location), `Requested by ${headUnit.apps?.[asked.app]?.name ?? asked.app}.`],
    answers: [{ text: "No", act: answer(false) }, { text: "Go", act: answer(true) }],
  });
}

/** The height of the bar with the next turn, including margins, in units. */
const BAR = 116;

/**
 * Returns the size of the active app's area above the bar. A video keeps its full size, because app and head unit have agreed on this size.
 */
export function unitsAboveTurns({ headUnit, app, units, store }) {
  const isShown = hasTurns(headUnit.navigation) && !showsVideo(app, store);
  return isShown ? { ...units, height: units.height - BAR } : units;
}

const hasTurns = ({ turn, turnList, maneuver } = {}) => Boolean(turn || turnList || maneuver);

/** Returns the bar with the next turn at the lower edge; undefined unless an app has a turn, a list of turns or an announced maneuver. */
export function turnsOver(context) {
  const { turn, turnList, maneuver } = context.headUnit.navigation ?? {};
  if (!hasTurns(context.headUnit.navigation)) return undefined;
  const { store } = context;
  const open = turnList && store.ui.turns;
  return h(
    "section",
    { key: "turns", class: "turns", "aria-label": "Navigation" },
    open && list(turnList, context),
    h(
      "div",
      { key: "next", class: "turn-bar" },
      turn && next(turn, context),
      h(
        "div",
        { key: "buttons", class: "turn-buttons" },
        buttons(maneuver, context),
        buttons(turn, context),
        turnList && softButton({ softButtonID: "list", type: "TEXT", text: open ? "Hide turns" : "Turns" }, {
          shape: "pill",
          short: () => store.choose({ turns: !open }),
        }),
      ),
    ),
  );
}

function next({ app, params }, { headUnit }) {
  const owner = headUnit.apps?.[app];
  const near = nearness(params);
  return h(
    "div",
    { key: "turn", class: "turn" },
    image(params.turnIcon, owner, { class: "turn-icon" }),
    h(
      "div",
      { class: "turn-words" },
      params.navigationText1 && appText("p", { key: "first", class: "turn-first" }, params.navigationText1),
      params.navigationText2 && appText("p", { key: "second", class: "turn-second" }, params.navigationText2),
      tripLines(params).length > 0 && appText("p", { key: "trip", class: "turn-second" }, tripLines(params).join(" · ")),
      near !== undefined && h("progress", { key: "near", "aria-label": "Distance to the turn", max: 1, prop: { value: near } }),
    ),
    image(params.nextTurnIcon, owner, { class: "turn-icon after" }),
  );
}

function list({ app, params }, context) {
  const owner = context.headUnit.apps?.[app];
  return h(
    "div",
    { key: "list", class: "turn-list" },
    h(
      "ol",
      {},
      (params.turnList ?? []).map((turn, at) =>
        h("li", { key: at }, image(turn.turnIcon, owner, { class: "turn-icon" }), appText("span", {}, turn.navigationText ?? ""))
      ),
    ),
    buttons({ app, params }, context),
  );
}

function buttons(shown, { headUnit, send }) {
  return (shown?.params.softButtons ?? []).map((button) => {
    const press = (mode) => send("headUnit.navigation.press", { id: button.softButtonID, mode });
    return softButton(button, { app: headUnit.apps?.[shown.app], shape: "pill", short: () => press("short"), long: () => press("long") });
  });
}
