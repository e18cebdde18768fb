// What apps show of the way: the next turn with what is announced, the list of turns, and the question where to go.

import { h } from "../../core/dom.js";
import { nearness, placeLines, placeName, tripLines } from "../../core/navigation.js";
import { appText, image, softButton } from "./pieces.js";
import { questionOver } from "./question.js";

export function destinationOver({ headUnit, send }) {
  const { asked } = headUnit.navigation ?? {};
  if (!asked) return undefined;
  const answer = (accepted) => () => send("headUnit.navigation.answer", { accepted });
  return questionOver({
    id: "destination",
    title: `Go to ${placeName(asked.location)}?`,
    lines: [...placeLines(asked.location), `${headUnit.apps?.[asked.app]?.name ?? asked.app} wants to.`],
    answers: [{ text: "No", act: answer(false) }, { text: "Go", act: answer(true) }],
  });
}

/** How high the bar with the next turn is, and what lies below and above it, in units. */
const BAR = 116;

/** The room that is left to the app in front. A picture that an app sends keeps all of it, as the app was told. */
export function besideTurns({ headUnit, app, units }) {
  const isShown = hasTurns(headUnit.navigation) && !app?.streams?.video;
  return isShown ? { ...units, height: units.height - BAR } : units;
}

const hasTurns = ({ turn, turnList, maneuver } = {}) => Boolean(turn || turnList || maneuver);

/** Stands over the lower edge for as long as an app shows a turn, announces one or has a list of them. */
export function turnsOver(context) {
  const { turn, turnList, maneuver } = context.headUnit.navigation ?? {};
  if (!hasTurns(context.headUnit.navigation)) return undefined;
  const { store } = context;
  const open = turnList && store.ui.turns;
  return h(
    "section",
    { key: "turns", class: "turns", "aria-label": "The way" },
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
      near !== undefined && h("progress", { key: "near", "aria-label": "How near the turn is", max: 1, prop: { value: near } }),
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
