// Reads the content of the display at one moment, for the description of actions and for the comparison.

import { isObject, meaningOf } from "./meaning.js";

const values = (object) => (isObject(object) ? Object.values(object) : []);
const list = (value) => (Array.isArray(value) ? value : []);

/** Returns the views of a streamed picture that are not hidden, in drawing order. */
function visibleNodes({ apps }, app) {
  const { root, nodes = {} } = apps?.[app]?.views ?? {};
  const visible = [];
  const add = (id, depth) => {
    const node = nodes[id];
    if (depth >= 64 || !node || node.hidden === true || node.alpha === 0) return;
    visible.push(node);
    for (const child of node.children ?? []) add(child, depth + 1);
  };
  if (root !== undefined) add(root, 0);
  return visible;
}

/** Returns the views of a streamed picture that have a text or a label, in drawing order. */
export const viewsOf = (state, app) =>
  visibleNodes(state, app).map((node) => ({ kind: node.class, title: node.label ?? node.text, frame: node.frame }))
    .filter(({ kind, title, frame }) => kind && typeof title === "string" && frame?.length === 4);

/** Describes a view: kind, label, text, image and state. */
function viewInWords({ class: kind, label, text, image, color, selected, disabled }) {
  const title = label ?? text;
  if (!kind || (title ?? image) === undefined) return undefined;
  return [
    title === undefined ? kind : `${kind} ${title}`,
    label !== undefined && text !== label && text !== "" ? text : undefined,
    selected ? "selected" : undefined,
    disabled ? "disabled" : undefined,
    image,
    color,
  ].filter((part) => part !== undefined).join(", ");
}

// The visible state, without the menus and overlays of apps that are not compared.

const COMPARED = ["app", "kind", "position", "entry", "autoComplete", "phase"];

function overlaySeen(overlay) {
  const seen = Object.fromEntries(COMPARED.filter((name) => overlay[name] !== undefined).map((name) => [name, overlay[name]]));
  const { interactionChoiceSetIDList: _, ...params } = meaningOf(overlay.params ?? {});
  seen.params = params;
  if (overlay.choices !== undefined) seen.choices = meaningOf(overlay.choices);
  return seen;
}

export function driverSees({ headUnit = {} }, apps) {
  const { activeApp, menu, visibleOverlay } = headUnit;
  const seen = { "active app": apps.includes(activeApp) ? activeApp : "no compared app" };
  if (menu && apps.includes(menu.app)) {
    seen["open menu"] = menu.menuID === 0 ? menu.app : (headUnit.apps?.[menu.app]?.subMenus?.[menu.menuID]?.menuName ?? "a submenu");
  }
  const overlay = headUnit.overlays?.[visibleOverlay];
  if (overlay && (overlay.app === undefined || apps.includes(overlay.app))) seen.overlay = overlaySeen(overlay);
  return seen;
}

/** Returns a window without its empty members. */
const shown = (window) =>
  isObject(window)
    ? Object.fromEntries(Object.entries(window).filter(([, value]) => value !== "" && !(Array.isArray(value) && value.length === 0)))
    : window;

function line(entry) {
  if (!isObject(entry)) return entry;
  const { position: _, vrCommands: __, ...rest } = meaningOf(entry);
  return rest;
}

function menuSeen(id, app, depth) {
  return list(app.menuOrder?.[id]).map((entry) => {
    const number = String(entry).slice(1);
    if (!String(entry).startsWith("m")) return app.commands?.[number] && line(app.commands[number]);
    const menu = app.subMenus?.[number];
    return menu && { ...line(menu), ...(depth < 8 ? { lines: menuSeen(number, app, depth + 1) } : {}) };
  }).filter(Boolean);
}

/** Describes a file by type, size and content. */
const fileInWords = ({ fileType = "file", size = 0, hash = "" }) => `${fileType} of ${size} bytes (${hash.slice(0, 8)})`;

/** Counts the files by type, size and content. File names may differ between builds. */
function filesSeen(files) {
  const counts = {};
  for (const words of values(files).map(fileInWords)) counts[words] = (counts[words] ?? 0) + 1;
  return counts;
}

/**
 * Returns the content that an app shows on the head unit, and the settings that the app has made there; null if the app is not registered.
 */
export function appSeen(state, key) {
  const app = state.headUnit?.apps?.[key];
  if (!app) return null;
  const seen = {};
  for (const [id, window] of Object.entries(app.windows ?? {})) {
    seen[id === "0" ? "screen" : `widget ${id}`] = meaningOf(shown(window));
  }
  seen.menu = menuSeen("0", app, 0);
  seen["voice commands"] = values(app.commands).flatMap(({ vrCommands }) => list(vrCommands)).sort();
  seen.choices = values(app.choiceSets).flatMap(({ choices }) => list(choices)).map((one) => JSON.stringify(meaningOf(one))).sort();
  if (app.globalProperties !== undefined) seen["global properties"] = meaningOf(app.globalProperties);
  for (const name of ["subscribedButtons", "subscribedVehicleData", "subscribedServices"]) seen[name] = [...list(app[name])].sort();
  if (app.subscribedWayPoints === true) seen.subscribedWayPoints = true;
  seen.files = filesSeen(app.files);
  if (app.files?.[app.icon] !== undefined) seen.icon = fileInWords(app.files[app.icon]);
  seen["haptic rectangles"] = list(app.haptics?.rectOrder).map((id) => app.haptics.rects?.[id]).filter(Boolean)
    .map(({ x = 0, y = 0, width = 0, height = 0 }) => `${x} ${y} ${width} ${height}`);
  if (app.mediaClock !== undefined) seen["media clock"] = meaningOf(app.mediaClock);
  if (isObject(app.streams)) seen.streams = Object.keys(app.streams);
  const picture = visibleNodes(state, key).map(viewInWords).filter((words) => words !== undefined);
  if (picture.length > 0) seen.picture = picture;
  return seen;
}
