// The view controllers of an app and their views, with links to the parts of the screen.

import { h, render } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { button, emptyState, startButton, table, tool } from "../../core/parts.js";
import { titleOf } from "../../core/rowtext.js";

export function mount(element, store, send) {
  const where = { at: 0 };
  return store.watch(
    (now) => [now.appSide, now.shown?.windows, now.app, now.ui.light, now.ui.held, now.moment, now.journal.newest === 0],
    () => draw(element, store, send, where),
  );
}

function draw(element, store, send, where) {
  const { appSide } = store;
  const window = store.shown?.windows?.["0"];
  const lit = store.ui.light?.part ?? store.ui.held?.part;
  const context = { store, appSide, window, lit };
  if (!appSide?.stack?.length) {
    render(
      element,
      emptyState(
        "The app's view controllers and their views appear here once the app's process reports them.",
        startButton(store, send),
      ),
      held(context),
    );
    return;
  }
  render(
    element,
    held(context),
    h("div", { key: "tree", class: "section stack-tree" }, tree(context, where)),
    h("div", { key: "screens", class: "section" }, screens(appSide)),
  );
}

/** Returns the rows of the tree: the controllers, topmost first, each followed by its views. */
function treeLines({ appSide, window }) {
  return [...appSide.stack].reverse().flatMap((id) => {
    const controller = appSide.controllers?.[id];
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

function drawLine({ id, depth, controller, view, parts = [] }, index, { store, lit, appSide, window }, where) {
  const part = parts[0];
  const litHere = view ? parts.includes(lit) : lit !== undefined && fillerOf(lit, appSide, window)?.controller === controller;
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
      ? h("span", { class: "caption", dir: "auto" }, captionOf(view))
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

/**
 * Shows the details of the selected part of the screen: view, controller, the Show request that has set the part, and the causes of the
 * request.
 */
function held({ store, appSide, window }) {
  const { held: one } = store.ui;
  if (!one) return undefined;
  const app = one.app ?? store.app;
  const filler = fillerOf(one.part, appSide, window);
  const show = lastShowOf(store.journal, one.part, app, store.newestRow);
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
      tool("Clear highlight", "close", () => store.choose({ held: undefined }), { title: "Clear highlight (Escape)" }),
    ),
    h(
      "dl",
      { class: "facts" },
      h("dt", {}, "View"),
      h("dd", {}, filler ? `${filler.view.class} ${filler.view.id}` : "No view sets this part of the screen."),
      h("dt", {}, "Controller"),
      h("dd", {}, filler ? `${filler.controller.class} (${filler.controller.state})` : "–"),
      h("dt", {}, "Set by"),
      h("dd", {}, show ? link(show) : "The log has no Show request that sets this part."),
      h("dt", {}, "Caused by"),
      h("dd", { class: "because" }, causes.length > 0 ? causes.map(link) : show ? "No cause is recorded." : "–"),
    ),
  );
}

function screens(appSide) {
  const rows = screensOf(appSide.screen);
  return [
    h("h3", { class: "section-title" }, "Screen content: set by the app, composed by SDLKit, sent"),
    rows.length === 0 ? h("p", { class: "quiet" }, "The app has not set any screen content yet.") : table(
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
            sent === composed ? sent : [sent, h("span", { class: "mark warn" }, "differs")],
          ),
        )
      ),
    ),
  ];
}

/** Returns a view and all views below it, each with its depth. */
export function viewsOf(view, depth = 0) {
  if (!view) return [];
  return [{ view, depth }, ...(view.subviews ?? []).flatMap((one) => viewsOf(one, depth + 1))];
}

/** Returns the texts of a view in the order of its lines. */
const linesOf = ({ text = [], mainFields = [], statusBar, mediaTrack }) =>
  [text, mainFields.map((field) => field.text ?? field), statusBar ?? [], mediaTrack ?? []].flat().filter((line) => line !== "");

const nameOf = (image) => (typeof image === "string" ? image : image?.value);

/** Returns a short caption for a view. */
export const captionOf = (view) => linesOf(view).join(", ") || view.button?.text || view.button?.state || nameOf(view.image) || "";

const TEXTS = ["mainField1", "mainField2", "mainField3", "mainField4", "templateTitle", "mediaTrack", "statusBar"];

/**
 * Returns the parts of the screen that a view fills. If the view does not report its parts, returns the parts with the same text, image or
 * button.
 * @param {object} window the app's main window on the head unit
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

/** Finds a soft button by id. Without an id, finds the button by text, or by the name that the app has given to the button. */
function buttonsLike({ id, text, name, state }, { softButtons = [] }) {
  const fold = (word) => word?.toLowerCase();
  const found = softButtons.find((one) => {
    if (id !== undefined) return one.softButtonID === id;
    if (text !== undefined) return one.text === text;
    return one.text !== undefined && [fold(name), fold(state)].includes(fold(one.text));
  });
  return found ? [`softButtons/${found.softButtonID}`] : [];
}

/** Returns the view and the controller that fill a part of the screen. If several controllers fill the part, returns the topmost. */
export function fillerOf(part, appSide, window) {
  for (const id of [...(appSide?.stack ?? [])].reverse()) {
    const controller = appSide.controllers?.[id];
    const found = viewsOf(controller?.view).find(({ view }) => partsOf(view, window).includes(part));
    if (found) return { controller, view: found.view };
  }
  return undefined;
}

/** Whether a row is a Show request that sets a part of the screen. */
export function setsPart(row, part) {
  if (row.kind !== "rpc" || row.name !== "Show" || row.direction !== "toHeadUnit") return false;
  const params = row.params ?? {};
  if (params.windowID) return false;
  if (!part.startsWith("softButtons/")) return params[part] !== undefined;
  const id = Number(part.slice("softButtons/".length));
  return params.softButtons?.some(({ softButtonID }) => softButtonID === id) ?? false;
}

/** Returns the app's newest Show request that sets `part`, up to the row `before`. */
export const lastShowOf = (journal, part, app, before) => journal.findLast((row) => row.app === app && setsPart(row, part), before);

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

/**
 * Returns each field of an app's screen in three versions: as the controller has set the field, combined with overlays, and as last sent.
 */
export function screensOf({ wanted = {}, composed = {}, sent = {} } = {}) {
  return FIELDS.map((field) => ({ field, wanted: wordsOf(wanted[field]), composed: wordsOf(composed[field]), sent: wordsOf(sent[field]) }))
    .filter(({ wanted: a, composed: b, sent: c }) => a !== "" || b !== "" || c !== "");
}

function wordsOf(value) {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value)) return value.map((one) => one?.text ?? one?.softButtonID ?? JSON.stringify(one)).join(", ");
  return typeof value === "object" ? (value.value ?? JSON.stringify(value)) : String(value);
}
