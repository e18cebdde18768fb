// Describes actions of the user in words, for the log and for the comparison of sessions.

const USED = {
  softButton: "pressed",
  overlayButton: "pressed",
  answer: "pressed",
  choice: "chose",
  command: "chose",
  subMenu: "chose",
  app: "opened",
};

/** Describes an action, for example `pressed "Open"`. Returns undefined for commands that are described by name and parameters. */
export function actInWords({ command, params, title }) {
  const said = title ?? params.text ?? params.name;
  const what = typeof said === "string" ? `"${said}"` : undefined;
  const press = params.mode === "long" ? "long-pressed" : "pressed";
  const app = params.app ?? "an app";
  const answer = (yes, no) => (params.accepted ?? params.allowed ? yes : no);
  const named = {
    "headUnit.softButton": `${press} ${what}`,
    "headUnit.overlay.press": `${press} ${what}`,
    "headUnit.button": `${press} the car's button ${what}`,
    "headUnit.overlay.choose": `chose ${what}`,
    "headUnit.menu.choose": `chose ${what}`,
    "headUnit.voice": `said ${what}`,
    "headUnit.overlay.type": `typed ${what}`,
    "headUnit.navigation.press": `${press} ${what}`,
    "headUnit.touch.tap": `tapped ${what}`,
    "bridge.use": `${USED[params.role] ?? "used"} ${what}`,
  };
  const plain = {
    "headUnit.overlay.press": `${press} the alert`,
    "headUnit.overlay.submit": what ? `entered ${what}` : "submitted the typed text",
    "headUnit.overlay.cancel": "dismissed the overlay",
    "headUnit.overlay.timeout": "let the overlay time out",
    "headUnit.overlay.save": "saved the overlay's value",
    "headUnit.overlay.scroll": "scrolled the overlay",
    "headUnit.overlay.retry": "started the recording again",
    "headUnit.overlay.audio": "spoke into the microphone",
    "headUnit.overlay.slide": `moved the slider to ${params.position ?? 0}`,
    "headUnit.menu.open": what ? `opened the menu ${what}` : "opened the menu",
    "headUnit.menu.close": "closed the menu",
    "headUnit.app.activate": `opened ${app}`,
    "headUnit.app.close": `closed ${app}`,
    "headUnit.app.setStatus": `set ${app} to ${params.hmiLevel ?? "another status"}`,
    "headUnit.app.background": `sent ${app} to the background`,
    "headUnit.app.connect": `connected ${app}`,
    "headUnit.app.disconnect": `disconnected ${app}`,
    "headUnit.navigation.answer": answer("accepted the destination", "declined the destination"),
    "headUnit.navigation.set": "changed the route",
    "headUnit.call.answer": answer("accepted the call", "declined the call"),
    "headUnit.call.end": "ended the call",
    "headUnit.consent.answer": answer("gave consent", "refused consent"),
    "headUnit.services.answer": answer("allowed the app service", "refused the app service"),
    "headUnit.touch.tap": `tapped at ${params.x}, ${params.y}`,
    "headUnit.touch.drag": "dragged on the screen",
    "headUnit.touch.pinch": "pinched the screen",
    "headUnit.drive.start": `started the drive ${params.builtIn ?? params.name ?? "without a name"}`,
    "headUnit.drive.pause": "paused the drive",
    "headUnit.drive.resume": "resumed the drive",
    "headUnit.drive.stop": "stopped the drive",
    "headUnit.faults.add": `forced ${params.result ?? "a result"} for ${params.function}`,
    "headUnit.faults.clear": "cleared the forced results",
  };
  return (what && named[command]) ?? plain[command];
}

const values = (object) => Object.values(object ?? {});
const list = (value) => (Array.isArray(value) ? value : []);

const numbered = (all, number, title) =>
  all.filter((thing) => Number.isInteger(thing?.[number]) && typeof thing[title] === "string" && thing[title] !== "").map((thing) => ({
    number: thing[number],
    title: thing[title],
  }));

/**
 * Some actions have a parameter that is the number of an element on the screen. Returns the name of this parameter and the elements that
 * the number can refer to: `[parameter, elements]`. Returns undefined for other actions.
 */
function thingsFor({ command, params }, state) {
  const { headUnit = {} } = state;
  const app = headUnit.apps?.[params.app ?? headUnit.activeApp] ?? {};
  const overlay = headUnit.overlays?.[params.overlay ?? headUnit.visibleOverlay] ?? {};
  switch (command) {
    case "headUnit.softButton":
      return ["id", numbered(list(app.windows?.[params.window ?? 0]?.softButtons), "softButtonID", "text")];
    case "headUnit.overlay.press":
      return ["id", numbered(list(overlay.params?.softButtons), "softButtonID", "text")];
    case "headUnit.overlay.choose":
      return ["choiceID", numbered(list(overlay.choices), "choiceID", "menuName")];
    case "headUnit.menu.choose":
      return ["cmdID", [...numbered(values(app.commands), "cmdID", "menuName"), ...numbered(values(app.subMenus), "menuID", "menuName")]];
    case "headUnit.menu.open":
      return ["menuID", numbered(values(app.subMenus), "menuID", "menuName")];
    default:
      return undefined;
  }
}

/** Whether an action has a parameter that is the number of an element on the screen. */
export const refersToElement = (act) => thingsFor(act, {}) !== undefined;

/** Returns the text of the element whose number is a parameter of an action. Returns undefined if several elements have this text. */
export function targetOf(act, state) {
  const [member, things] = thingsFor(act, state) ?? [];
  const thing = member !== undefined && things.find(({ number }) => number === act.params[member]);
  return thing && things.filter(({ title }) => title === thing.title).length === 1 ? thing.title : undefined;
}
