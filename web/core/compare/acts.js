// Describes the actions of the driver, the car or a tester, with their targets.

import { actInWords as wordsOf, targetOf } from "../actwords.js";
import { values } from "../rowtext.js";
import { viewsOf } from "./display.js";
import { meaningOf } from "./meaning.js";

/** Whether a command is an action of the user. Commands that move the clock, acquire control or contain other commands are not actions. */
export const isAct = (command) =>
  !command.startsWith("headUnit.clock.") && !command.startsWith("bridge.control.") && command !== "bridge.batch";

/** Describes an action, for example `pressed "Open"`. Other commands are described by name and parameters. */
export const actInWords = (act) =>
  wordsOf(act) ?? (act.command === "headUnit.vehicle.set" ? values(act.params, act) : `${act.command}${few(act.params)}`);

/** Returns parameters as JSON of at most 80 characters. */
function few(params) {
  if (Object.keys(params).length === 0) return "";
  const text = JSON.stringify(params);
  return text.length > 80 ? ` ${text.slice(0, 80)}…` : ` ${text}`;
}

/**
 * Returns an action with the title of its target element. `state` is the state before the action. Actions are compared by title, because
 * element numbers differ between builds of an app.
 */
export function aimed(act, state) {
  const { command, params } = act;
  const { activeApp } = state.headUnit ?? {};
  const title = targetOf(act, state);
  if (title !== undefined) return { ...act, title };
  if (!command.startsWith("headUnit.touch.") || params.x === undefined) return act;
  const views = viewsOf(state, activeApp);
  const hit = views.findLast(({ frame: [x, y, width, height] }) =>
    width > 0 && height > 0 && params.x >= x && params.x <= x + width && params.y >= y && params.y <= y + height
  );
  const isAlone = hit && views.filter(({ kind, title }) => kind === hit.kind && title === hit.title).length === 1;
  return isAlone ? { ...act, title: hit.title } : act;
}

/** Returns a text by which actions are compared. Equal actions have equal texts. */
export function keyOf(act) {
  const { command, params, title } = act;
  if (title !== undefined) return `${command} ${params.app ?? ""} ${params.mode ?? ""} ${title}`;
  const { timeoutMs: _, overlay: __, ...rest } = meaningOf(params);
  if (typeof rest.text === "string" && command !== "bridge.use") return `${command} ${params.app ?? ""} ${params.mode ?? ""} ${rest.text}`;
  return `${command} ${JSON.stringify(Object.entries(rest).sort())}`;
}
