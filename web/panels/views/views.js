// The Views panel for an app that draws its own screen. Like the element inspector of a browser, the panel shows the view tree, the details
// of one view, the result of the last touch, and problems. A view that is highlighted here is also highlighted on the picture, and vice
// versa.

import { find, h, render } from "../../core/dom.js";
import { count, many } from "../../core/format.js";
import { icon } from "../../core/icons.js";
import { button, emptyState, section, startButton } from "../../core/parts.js";
import { displayOf } from "../../core/profile.js";
import { linesOf, parentsOf, pathOf, touchOf, verdictOf } from "../../core/viewtree.js";
import { viewButton, viewDetails } from "./view-details.js";
import { viewFindings } from "./view-findings.js";

const ROW = 24;
/** The number of rows that are drawn above and below the visible rows, so that fast scrolling shows no gap. */
const SPARE = 8;
/** The minimum time between two checks of changing views, in milliseconds. */
const AUDIT_MS = 1000;
/** The maximum number of problems in the list. Further problems are only counted. */
const MOST_FAULTS = 100;

/** Returns the id of the view to which a part such as `view/12` or `rect/3` refers. `rect/3` refers to the view of the rectangle 3. */
export function viewOf(part, views) {
  const [kind, number] = (part ?? "").split("/");
  if (kind === "view") return views.nodes[number] ? Number(number) : undefined;
  if (kind !== "rect") return undefined;
  const found = Object.entries(views.nodes).find(([, { verdict }]) => verdict?.reported === Number(number));
  return found && Number(found[0]);
}

export function mount(element, store, send) {
  const panel = new Panel(element, store, send);
  const stop = store.watch(
    (
      now,
    ) => [
      now.appSide?.views,
      now.shown?.haptics,
      now.headUnit?.profile,
      now.app,
      now.ui.light,
      now.ui.held,
      now.ui.layers,
      now.ui.picking,
      now.live,
      now.canAct,
    ],
    () => panel.draw(),
  );
  return () => {
    stop();
    panel.stop();
  };
}

class Panel {
  #element;
  #store;
  #send;
  #shut = new Set();
  /** The index of the row with the keyboard focus. */
  #at = 0;
  /** The view that was last selected. */
  #held;
  #audit = { faults: new Map(), at: -Infinity };
  #timer;

  constructor(element, store, send) {
    this.#element = element;
    this.#store = store;
    this.#send = send;
  }

  stop() {
    clearTimeout(this.#timer);
  }

  draw() {
    const store = this.#store;
    const { views } = store.appSide ?? {};
    if (!views) {
      render(
        this.#element,
        emptyState(
          "The view tree of an app that draws its own screen appears here.",
          startButton(store, this.#send),
        ),
      );
      return;
    }
    const held = viewOf(store.ui.held?.part, views);
    const parents = parentsOf(views);
    if (held !== this.#held) { for (const id of held === undefined ? [] : pathOf(parents, held)) this.#shut.delete(id); }
    const lines = linesOf(views, this.#shut);
    this.#at = Math.max(0, Math.min(lines.length - 1, held !== this.#held ? lines.findIndex(({ id }) => id === held) : this.#at));
    const faults = this.#faults(views);
    const context = { store, send: this.#send, views, parents, faults, hold: (id) => this.#hold(id), lightUp: (id) => this.#light(id) };
    render(
      this.#element,
      this.#head(views, faults),
      h(
        "div",
        { key: "scroller", class: "view-scroller", on: { scroll: () => this.draw() } },
        this.#tree(lines, context, held),
      ),
      h("div", { key: "aside", class: "view-aside" }, viewDetails(held, context), touched(context), faulty(context)),
    );
    if (held !== this.#held) this.#reveal();
    this.#held = held;
  }

  #head(views, faults) {
    const store = this.#store;
    const drawn = Boolean(store.ui.layers?.outlines);
    const bad = [...faults.values()].flat().length;
    return h(
      "div",
      { key: "head", class: "view-head" },
      h(
        "span",
        { class: "quiet" },
        `${many(Object.keys(views.nodes).length, "view")} of picture ${count(views.picture.number)}, ${many(bad, "finding")}`,
      ),
      h(
        "span",
        { class: "card-acts" },
        button([icon("layers"), "Outlines"], () => store.choose({ layers: { ...store.ui.layers, outlines: !drawn } }), {
          "aria-pressed": drawn,
          title: "Draw the outlines of all views on the picture",
        }),
        button([icon("search"), "Select"], () => store.choose({ picking: !store.ui.picking }), {
          "aria-pressed": Boolean(store.ui.picking),
          title: "Select a view on the picture (p)",
        }),
      ),
    );
  }

  #tree(lines, context, held) {
    const scroller = find(".view-scroller", this.#element);
    const first = Math.max(0, Math.floor((scroller?.scrollTop ?? 0) / ROW) - SPARE);
    const last = first + Math.ceil((scroller?.clientHeight ?? 400) / ROW) + 2 * SPARE;
    const lit = viewOf(this.#store.ui.light?.part, context.views);
    return h(
      "div",
      {
        key: "tree",
        class: "view-tree",
        role: "tree",
        "aria-label": "View tree",
        style: { height: `${lines.length * ROW}px` },
        on: { keydown: (event) => this.#walk(event, lines), pointerleave: () => this.#light(undefined) },
      },
      lines.map((line, index) => ({ line, index })).filter(({ index }) => (index >= first && index <= last) || index === this.#at)
        .map(({ line, index }) => this.#row(line, index, { ...context, held, lit })),
    );
  }

  #row({ id, node, depth }, index, { faults, held, lit }) {
    const parent = (node.children ?? []).length > 0;
    const isShut = this.#shut.has(id);
    const worst = faults.get(id)?.[0];
    return h(
      "div",
      {
        key: id,
        class: ["view-row", lit === id && "lit", node.hidden && "hidden-view"],
        role: "treeitem",
        "aria-level": depth + 1,
        "aria-selected": held === id,
        "aria-expanded": parent ? !isShut : undefined,
        tabindex: index === this.#at ? "0" : "-1",
        style: { top: `${index * ROW}px`, "--depth": depth },
        on: {
          focus: () => (this.#at = index),
          click: () => this.#hold(held === id ? undefined : id),
          pointerenter: () => this.#light(id),
        },
      },
      h("span", {
        class: "twist",
        "aria-hidden": "true",
        on: {
          click: (event) => {
            event.stopPropagation();
            if (parent) this.#turn(id, !isShut);
          },
        },
      }, parent ? icon(isShut ? "forward" : "down") : undefined),
      h("span", { class: "class" }, node.class),
      node.controller && h("span", { class: "quiet" }, node.controller),
      (node.text || node.label) && h("span", { class: "caption", dir: "auto" }, `“${node.text || node.label}”`),
      node.verdict?.reported !== undefined && h("span", { class: "mark accent", title: verdictOf(node).text }, node.verdict.reported),
      node.hidden && h("span", { class: "quiet" }, "hidden"),
      worst && h("span", { class: ["finding-text", worst.tone], title: worst.text }, icon(worst.tone === "bad" ? "fail" : "warning")),
    );
  }

  /**
   * Handles the keys of the tree. Up and down move between rows. Right opens a view or goes to a subview. Left closes a view or goes to the
   * superview. Enter selects a view.
   */
  #walk(event, lines) {
    const { id, node, depth } = lines[this.#at] ?? {};
    if (id === undefined) return;
    const isOpen = (node.children ?? []).length > 0 && !this.#shut.has(id);
    const to = (at) => {
      this.#at = Math.max(0, Math.min(lines.length - 1, at));
      this.draw();
      this.#reveal();
      find("[tabindex='0']", find(".view-tree", this.#element))?.focus({ preventScroll: true });
      this.#light(lines[this.#at].id);
    };
    const work = {
      ArrowDown: () => to(this.#at + 1),
      ArrowUp: () => to(this.#at - 1),
      Home: () => to(0),
      End: () => to(lines.length - 1),
      ArrowRight: () => (isOpen ? to(this.#at + 1) : this.#turn(id, false)),
      ArrowLeft: () => (isOpen ? this.#turn(id, true) : to(lines.findLastIndex((line, at) => at < this.#at && line.depth < depth))),
      Enter: () => this.#hold(this.#held === id ? undefined : id),
    }[event.key];
    if (!work) return;
    event.preventDefault();
    work();
  }

  #turn(id, shut) {
    if (shut) this.#shut.add(id);
    else this.#shut.delete(id);
    this.draw();
  }

  #reveal() {
    const scroller = find(".view-scroller", this.#element);
    const top = this.#at * ROW;
    if (top < scroller.scrollTop) scroller.scrollTop = top;
    else if (top + ROW > scroller.scrollTop + scroller.clientHeight) scroller.scrollTop = top + ROW - scroller.clientHeight;
  }

  #hold(id) {
    this.#store.choose({ held: id === undefined ? undefined : { part: `view/${id}`, app: this.#store.app } });
  }

  #light(id) {
    if (id === undefined && !this.#store.ui.light) return;
    this.#store.choose({ light: id === undefined ? undefined : { part: `view/${id}`, app: this.#store.app } });
  }

  /** Lists the problems of the views. Checks again after a change of views, rectangles or picture, at most once per `AUDIT_MS`. */
  #faults(views) {
    const store = this.#store;
    const canvas = canvasOf(store);
    const from = [store.app, views, store.shown?.haptics?.rects, canvas?.dataset.picture];
    const { faults, of, at } = this.#audit;
    const isNew = from.some((value, index) => value !== of?.[index]);
    const wait = of?.[0] === store.app ? at + AUDIT_MS - performance.now() : 0;
    clearTimeout(this.#timer);
    // The app's picture that shows these views may not have arrived yet.
    const isEarly = isNew && wait > 0;
    if (isEarly || (canvas && canvas.dataset.picture !== String(views.picture.number))) {
      this.#timer = setTimeout(() => this.draw(), isEarly ? wait : AUDIT_MS);
    }
    if (!isNew || isEarly) return faults;
    const found = viewFindings(views, { rects: from[2], display: displayOf(store.headUnit?.profile), pixels: pixelsOf(canvas) });
    this.#audit = { faults: found, of: from, at: performance.now() };
    return found;
  }
}

/** Returns the canvas with the app's picture; undefined if the page does not show the picture. */
function canvasOf({ app, headUnit, live }) {
  return live && headUnit?.activeApp === app ? find(".region-surface .picture canvas") : undefined;
}

function pixelsOf(canvas) {
  if (!canvas?.dataset.picture) return undefined;
  const copy = new OffscreenCanvas(canvas.width, canvas.height);
  const context = copy.getContext("2d", { willReadFrequently: true });
  context.drawImage(canvas, 0, 0);
  return context.getImageData(0, 0, copy.width, copy.height);
}

/** Returns a section about the last touch, with the responder chain and the view that was passed to the app's delegate. */
function touched(context) {
  const touch = touchOf(context.views);
  if (!touch) return undefined;
  const { point, chain, reason, named, why } = touch;
  return section(
    "touch",
    "Last touch",
    h(
      "dl",
      { class: "facts" },
      h("dt", {}, "Position"),
      h("dd", { class: "mono" }, `${Math.round(point.x)}, ${Math.round(point.y)}`),
      h("dt", {}, "Responder chain"),
      h("dd", { class: "because" }, chain.length > 0 ? chain.map((id) => viewButton(id, context)) : `None: ${reason ?? "unknown reason"}.`),
      h("dt", {}, "Reported to the delegate"),
      h("dd", {}, named !== undefined ? viewButton(named, context) : `nil: ${why}.`),
    ),
  );
}

function faulty(context) {
  const { faults } = context;
  const lines = [...faults].flatMap(([id, all]) => all.map((one) => ({ id, ...one })))
    .sort((a, b) => (a.tone === b.tone ? 0 : a.tone === "bad" ? -1 : 1));
  if (lines.length === 0) return undefined;
  return section(
    "faults",
    many(lines.length, "finding"),
    lines.slice(0, MOST_FAULTS).map(({ id, tone, text }) =>
      h(
        "div",
        { key: `${id} ${text}`, class: ["finding-text", tone] },
        icon(tone === "bad" ? "fail" : "warning"),
        viewButton(id, context),
        text,
      )
    ),
    lines.length > MOST_FAULTS && h("p", { class: "quiet" }, `And ${count(lines.length - MOST_FAULTS)} more.`),
  );
}
