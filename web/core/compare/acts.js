// Describes actions of the driver, the car or a tester in words, with their target.

import { thingsFor, viewsOf } from "./display.js";
import { meaningOf } from "./meaning.js";

/**
 * Whether a command is an action. Commands that move the clock, lock out other clients, or consist of other commands
 * are not.
 */
export const isAct = (command) =>
  !command.startsWith("headUnit.clock.") && !command.startsWith("bridge.control.") && command !== "bridge.batch";

const USED = { softButton: "pressed", overlayButton: "pressed", choice: "chose", command: "chose", subMenu: "chose", app: "opened" };

/** Describes an action: `pressed "Open"`. */
export function actInWords({ command, params, title }) {
  const said = title ?? params.text ?? params.name;
  const what = typeof said === "string" ? `"${said}"` : undefined;
  const press = params.mode === "long" ? "held" : "pressed";
  const named = {
    "headUnit.softButton": `${press} ${what}`,
    "headUnit.overlay.press": `${press} ${what}`,
    "headUnit.button": `${press} the car's button ${what}`,
    "headUnit.overlay.choose": `chose ${what}`,
    "headUnit.menu.choose": `chose ${what}`,
    "headUnit.voice": `said ${what}`,
    "headUnit.overlay.type": `typed ${what}`,
    "bridge.use": `${USED[params.role] ?? "used"} ${what}`,
  };
  const plain = {
    "headUnit.overlay.submit": what ? `entered ${what}` : "submitted the typed text",
    "headUnit.overlay.cancel": "dismissed the overlay",
    "headUnit.overlay.timeout": "let the overlay's time run out",
    "headUnit.overlay.slide": `moved the slider to ${params.position ?? 0}`,
    "headUnit.menu.open": what ? `opened the menu ${what}` : "opened the menu",
    "headUnit.menu.close": "closed the menu",
    "headUnit.app.activate": `opened ${params.app ?? "an app"}`,
    "headUnit.app.close": `closed ${params.app ?? "an app"}`,
  };
  return (what && named[command]) ?? plain[command] ?? `${command}${few(params)}`;
}

/** Returns the parameters as JSON, shortened to fit on a line. */
function few(params) {
  if (Object.keys(params).length === 0) return "";
  const text = JSON.stringify(params);
  return text.length > 80 ? ` ${text.slice(0, 80)}…` : ` ${text}`;
}

/**
 * Adds the title of the action's target, as shown on the display before it. Titles are compared, because numbers differ
 * between builds.
 */
export function aimed(act, state) {
  const { command, params } = act;
  const { activeApp } = state.headUnit ?? {};
  const [member, things] = thingsFor(act, state) ?? [];
  const thing = member !== undefined && things.find(({ number }) => number === params[member]);
  if (thing && things.filter(({ title }) => title === thing.title).length === 1) return { ...act, title: thing.title };
  if (!command.startsWith("headUnit.touch.") || params.x === undefined) return act;
  const views = viewsOf(state, activeApp);
  const hit = views.findLast(({ frame: [x, y, width, height] }) =>
    width > 0 && height > 0 && params.x >= x && params.x <= x + width && params.y >= y && params.y <= y + height
  );
  const isAlone = hit && views.filter(({ kind, title }) => kind === hit.kind && title === hit.title).length === 1;
  return isAlone ? { ...act, title: hit.title } : act;
}

/** Returns a key that is the same for equal actions. */
export function keyOf(act) {
  const { command, params, title } = act;
  if (title !== undefined) return `${command} ${params.app ?? ""} ${params.mode ?? ""} ${title}`;
  const { timeoutMs: _, overlay: __, ...rest } = meaningOf(params);
  if (typeof rest.text === "string" && command !== "bridge.use") return `${command} ${params.app ?? ""} ${params.mode ?? ""} ${rest.text}`;
  return `${command} ${JSON.stringify(Object.entries(rest).sort())}`;
}
