// The view controllers of an app and their views, linked to the screen.

import { h, render } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { button, table, teaching, tool, toStart } from "../../core/parts.js";
import { titleOf } from "../../core/rowtext.js";

export function mount(element, store, send) {
  const where = { at: 0 };
  return store.watch(
    (now) => [now.tower, now.shown?.windows, now.app, now.ui.light, now.ui.held, now.moment, now.journal.newest === 0],
    () => draw(element, store, send, where),
  );
}

function draw(element, store, send, where) {
  const { tower } = store;
  const window = store.shown?.windows?.["0"];
  const lit = store.ui.light?.part ?? store.ui.held?.part;
  const context = { store, tower, window, lit };
  if (!tower?.stack?.length) {
    render(
      element,
      teaching(
        "The view controllers of the app and their views stand here, as soon as the app's own process tells of them.",
        toStart(store, send),
      ),
      held(context),
    );
    return;
  }
  render(
    element,
    held(context),
    h("div", { key: "tree", class: "section stack-tree" }, tree(context, where)),
    h("div", { key: "screens", class: "section" }, screens(tower)),
  );
}

/** All rows of the tree: controllers, top first, and their views. */
function treeLines({ tower, window }) {
  return [...tower.stack].reverse().flatMap((id) => {
    const controller = tower.controllers?.[id];
    if (!controller) return [];
    return [
      { id: `c ${id}`, depth: 0, controller },
      ...viewsOf(controller.view).map(({ view, depth }) => ({
        id: `v ${id} ${view.id}`,
        depth: depth + 1,
        view,
        parts: partsOf(view, window),
        controller,
      })),
    ];
  });
}

function tree(context, where) {
  const lines = treeLines(context);
  where.at = Math.min(where.at, lines.length - 1);
  const walk = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -lines.length, End: lines.length }[event.key];
    if (!step) return;
    event.preventDefault();
    where.at = Math.max(0, Math.min(lines.length - 1, where.at + step));
    event.currentTarget.querySelectorAll("[role=treeitem]")[where.at]?.focus();
  };
  return [
    h("h3", { class: "section-title" }, "View controllers, top first"),
    h(
      "div",
      { class: "tree", role: "tree", "aria-label": "View controllers and views", on: { keydown: walk } },
      lines.map((line, index) => drawLine(line, index, context, where)),
    ),
  ];
}

function drawLine({ id, depth, controller, view, parts = [] }, index, { store, lit, tower, window }, where) {
  const part = parts[0];
  const litHere = view ? parts.includes(lit) : lit !== undefined && fillerOf(lit, tower, window)?.controller === controller;
  const hold = () => part && store.choose({ held: store.ui.held?.part === part ? undefined : { part, app: store.app } });
  return h(
    "div",
    {
      key: id,
      class: ["tree-line", view ? "view" : "controller", litHere && "lit", part && "linked"],
      role: "treeitem",
      "aria-level": depth + 1,
      "aria-selected": store.ui.held?.part !== undefined && parts.includes(store.ui.held.part),
      tabindex: index === where.at ? "0" : "-1",
      style: { "--depth": depth },
      on: {
        focus: () => (where.at = index),
        click: hold,
        keydown: (event) => event.key === "Enter" && hold(),
        pointerenter: () => part && store.choose({ light: { part, app: store.app } }),
        pointerleave: () => store.ui.light && store.choose({ light: undefined }),
      },
    },
    h("span", { class: "class" }, (view ?? controller).class),
    view
      ? h("span", { class: "saying", dir: "auto" }, sayingOf(view))
      : h("span", { class: ["mark", controller.state === "appeared" && "good"] }, controller.state),
    view ? parts.length > 0 && h("span", { class: "mark accent" }, parts.join(", ")) : h(
      "span",
      { class: "quiet" },
      [controller.layout, controller.isOverlay && "overlay", !controller.isViewLoaded && "view not loaded"].filter(Boolean).join(" · "),
    ),
    view?.opaque && h("span", { class: "mark" }, "opaque"),
    view?.button?.states &&
      h("span", { class: "quiet" }, view.button.states.map((state) => (state === view.button.state ? `[${state}]` : state)).join(" ")),
  );
}

/** What is held: the view, its controller, the Show that brought it, and what led to that. */
function held({ store, tower, window }) {
  const { held: one } = store.ui;
  if (!one) return undefined;
  const app = one.app ?? store.app;
  const filler = fillerOf(one.part, tower, window);
  const show = broughtBy(store.journal, one.part, app, store.newestRow);
  const causes = show ? store.journal.causesOf(show) : [];
  const link = (row) => button(titleOf(row), () => store.choose({ row: row.seq, show: "log" }), { key: row.seq, title: `Row ${row.seq}` });
  return h(
    "section",
    { key: "held", class: "section held", "aria-label": `About ${one.part}` },
    h(
      "h3",
      { class: "section-title" },
      icon("target"),
      one.part,
      tool("Let go", "close", () => store.choose({ held: undefined }), { title: "Let go (Escape)" }),
    ),
    h(
      "dl",
      { class: "facts" },
      h("dt", {}, "View"),
      h("dd", {}, filler ? `${filler.view.class} ${filler.view.id}` : "No view says that it fills this."),
      h("dt", {}, "Controller"),
      h("dd", {}, filler ? `${filler.controller.class} (${filler.controller.state})` : "–"),
      h("dt", {}, "Brought by"),
      h("dd", {}, show ? link(show) : "No Show that is still held."),
      h("dt", {}, "Because of"),
      h("dd", { class: "because" }, causes.length > 0 ? causes.map(link) : show ? "Nothing before it." : "–"),
    ),
  );
}

function screens(tower) {
  const rows = screensOf(tower.screen);
  return [
    h("h3", { class: "section-title" }, "The screen: wanted, with overlays, sent"),
    rows.length === 0 ? h("p", { class: "quiet" }, "The app has not wanted anything on the screen yet.") : table(
      ["Field", "Wanted", "Composed", "Sent"],
      rows.map(({ field, wanted, composed, sent }) =>
        h(
          "tr",
          { key: field },
          h("th", { scope: "row", class: "mono" }, field),
          h("td", { dir: "auto" }, wanted),
          h("td", { dir: "auto", class: composed !== wanted && "differs" }, composed),
          h(
            "td",
            { dir: "auto", class: sent !== composed && "differs" },
            sent === composed ? sent : [sent, h("span", { class: "mark warn" }, "not yet the same")],
          ),
        )
      ),
    ),
  ];
}

/** Every view below one, itself first, each with how deep it lies. */
export function viewsOf(view, depth = 0) {
  if (!view) return [];
  return [{ view, depth }, ...(view.subviews ?? []).flatMap((one) => viewsOf(one, depth + 1))];
}

/** The texts of a view, in the order of its lines. */
const linesOf = ({ text = [], mainFields = [], statusBar, mediaTrack }) =>
  [text, mainFields.map((field) => field.text ?? field), statusBar ?? [], mediaTrack ?? []].flat().filter((line) => line !== "");

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

const FIELDS = [
  "template",
  "templateTitle",
  "mainField1",
  "mainField2",
  "mainField3",
  "mainField4",
  "statusBar",
  "mediaTrack",
  "alignment",
  "graphic",
  "secondaryGraphic",
  "softButtons",
];

/** An app's three screens side by side: wanted, composed with its overlays, sent last. */
export function screensOf({ wanted = {}, composed = {}, sent = {} } = {}) {
  return FIELDS.map((field) => ({ field, wanted: wordsOf(wanted[field]), composed: wordsOf(composed[field]), sent: wordsOf(sent[field]) }))
    .filter(({ wanted: a, composed: b, sent: c }) => a !== "" || b !== "" || c !== "");
}

function wordsOf(value) {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value)) return value.map((one) => one?.text ?? one?.softButtonID ?? JSON.stringify(one)).join(", ");
  return typeof value === "object" ? (value.value ?? JSON.stringify(value)) : String(value);
}
