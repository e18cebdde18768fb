// How a part of the screen, a view, its controller and the rows that brought it belong together. Pure look-ups.

/** Every view below one, itself first, each with how deep it lies. */
export function viewsOf(view, depth = 0) {
  if (!view) return [];
  return [{ view, depth }, ...(view.subviews ?? []).flatMap((one) => viewsOf(one, depth + 1))];
}

/** The texts of a view, in the order of its lines. */
const linesOf = ({ text = [], mainFields = [], statusBar, mediaTrack }) => [text, mainFields.map((field) => field.text ?? field), statusBar ?? [], mediaTrack ?? []].flat().filter((line) => line !== "");

const nameOf = (image) => (typeof image === "string" ? image : image?.value);

/** What a view says of itself in a word or two. */
export const sayingOf = (view) => linesOf(view).join(", ") || view.button?.text || view.button?.state || nameOf(view.image) || "";

const TEXTS = ["mainField1", "mainField2", "mainField3", "mainField4", "templateTitle", "mediaTrack", "statusBar"];

/**
 * The parts of the screen a view fills: as it says itself; else what shows the same text, image or button.
 * @param {object} window  the app's main window on the head unit
 */
export function partsOf(view, window) {
  if (view.fills?.length) return view.fills;
  if (!window) return [];
  if (view.button) return buttonsLike(view.button, window);
  const lines = new Set(linesOf(view));
  const fields = TEXTS.filter((field) => lines.has(window[field]));
  const image = nameOf(view.image);
  return [...fields, ...["graphic", "secondaryGraphic"].filter((field) => image !== undefined && window[field]?.value === image)];
}

/** A button is known by its number, else by its text, else by the name the app gave it. */
function buttonsLike({ id, text, name, state }, { softButtons = [] }) {
  const fold = (word) => word?.toLowerCase();
  const found = softButtons.find((one) => {
    if (id !== undefined) return one.softButtonID === id;
    if (text !== undefined) return one.text === text;
    return one.text !== undefined && [fold(name), fold(state)].includes(fold(one.text));
  });
  return found ? [`softButtons/${found.softButtonID}`] : [];
}

/** The view and controller that fill a part, topmost controller first. */
export function fillerOf(part, tower, window) {
  for (const id of [...(tower?.stack ?? [])].reverse()) {
    const controller = tower.controllers?.[id];
    const found = viewsOf(controller?.view).find(({ view }) => partsOf(view, window).includes(part));
    if (found) return { controller, view: found.view };
  }
  return undefined;
}

/** Whether a row is the Show that set a part. */
export function brings(row, part) {
  if (row.kind !== "rpc" || row.name !== "Show" || row.direction !== "toHeadUnit") return false;
  const params = row.params ?? {};
  if (params.windowID) return false;
  if (!part.startsWith("softButtons/")) return params[part] !== undefined;
  const id = Number(part.slice("softButtons/".length));
  return params.softButtons?.some(({ softButtonID }) => softButtonID === id) ?? false;
}

/** The newest Show of an app that brought a part, not after a row. */
export const broughtBy = (journal, part, app, before) => journal.findLast((row) => row.app === app && brings(row, part), before);

const FIELDS = ["template", "templateTitle", "mainField1", "mainField2", "mainField3", "mainField4", "statusBar", "mediaTrack", "alignment", "graphic", "secondaryGraphic", "softButtons"];

/** The three screens of an app side by side: what it wants, what is composed with its overlays, what was sent last. */
export function screensOf({ wanted = {}, composed = {}, sent = {} } = {}) {
  return FIELDS.map((field) => ({ field, wanted: wordsOf(wanted[field]), composed: wordsOf(composed[field]), sent: wordsOf(sent[field]) })).filter(({ wanted: a, composed: b, sent: c }) => a !== "" || b !== "" || c !== "");
}

function wordsOf(value) {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value)) return value.map((one) => one?.text ?? one?.softButtonID ?? JSON.stringify(one)).join(", ");
  return typeof value === "object" ? (value.value ?? JSON.stringify(value)) : String(value);
}
