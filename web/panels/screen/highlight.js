// The highlight on the display, and the layers over the display. Layers never receive touches.
//
// `ui.light` is the part under the pointer, and `ui.held` is the part that the user has clicked: `{part, app}`. A part is `mainField1`,
// `graphic`, `softButtons/3`, `rect/1`, or `view/12` for a view of an app that draws its own screen.

import { h } from "../../core/dom.js";
import { displayOf } from "../../core/profile.js";
import { lastTouchOf } from "../../core/rowtext.js";

/** Returns a function that returns whether a given part of the app's screen is highlighted. */
export function highlightTest({ ui }, app) {
  const lit = [ui.light, ui.held].filter((one) => one?.part !== undefined && (one.app === undefined || one.app === app));
  return (part) => lit.some((one) => one.part === part);
}

/** Highlights the part of the screen under the pointer. In selection mode, a click selects the part without pressing it. */
export function followPointer(display, store) {
  const partOf = (event) => event.target.closest?.("[data-part]")?.dataset.part;
  const lightUp = (part) => part !== store.ui.light?.part && store.choose({ light: part && { part, app: store.headUnit?.activeApp } });
  display.addEventListener("pointerover", (event) => lightUp(partOf(event)));
  // The rectangles receive no events, because touches must pass through. So compute which rectangle is under the pointer.
  display.addEventListener(
    "pointermove",
    (event) => store.ui.layers?.haptics && lightUp(rectUnder(event, display, store.headUnit) ?? partOf(event)),
  );
  display.addEventListener("pointermove", async (event) => {
    if (!store.ui.picking || partOf(event) !== "surface") return;
    const id = await viewUnder(event, display, store);
    if (id !== undefined && store.ui.picking) lightUp(`view/${id}`);
  });
  display.addEventListener("pointerleave", () => store.choose({ light: undefined }));
  display.addEventListener("click", (event) => pick(event, display, store, partOf(event)), { capture: true });
  for (const kind of ["pointerdown", "pointerup", "contextmenu"]) {
    display.addEventListener(kind, (event) => store.ui.picking && swallow(event), { capture: true });
  }
}

/** Returns the position of the pointer on the display, in pixels of the head unit. */
function pointOf({ clientX, clientY }, display, profile) {
  const box = display.getBoundingClientRect();
  const { width, height } = displayOf(profile);
  return { x: ((clientX - box.left) / box.width) * width, y: ((clientY - box.top) / box.height) * height };
}

function rectUnder(event, display, { profile, apps, activeApp }) {
  const { rects = {}, rectOrder = [] } = apps?.[activeApp]?.haptics ?? {};
  const { x, y } = pointOf(event, display, profile);
  const id = rectOrder.findLast((one) =>
    x >= rects[one]?.x && y >= rects[one].y && x <= rects[one].x + rects[one].width && y <= rects[one].y + rects[one].height
  );
  return id === undefined ? undefined : `rect/${id}`;
}

/** Returns the view under the pointer in the app's picture. */
async function viewUnder(event, display, { headUnit, tree }) {
  const { profile, activeApp } = headUnit ?? {};
  const views = tree?.apps?.[activeApp]?.views;
  if (!views) return undefined;
  const point = pointOf(event, display, profile);
  const { onPicture, viewAt } = await import("../../core/viewtree.js");
  return viewAt(views, onPicture(point, views.picture, displayOf(profile)));
}

async function pick(event, display, store, part) {
  if (!store.ui.picking) return;
  swallow(event);
  store.choose({ picking: false });
  if (!part) return;
  const app = store.headUnit?.activeApp;
  const view = part === "surface" ? await viewUnder(event, display, store) : undefined;
  if (view === undefined) store.choose({ held: { part, app }, show: "stack" });
  else store.choose({ held: { part: `view/${view}`, app }, app, show: "views" });
}

function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}

export function layersOver(context) {
  const { store, headUnit, app } = context;
  const { layers = {} } = store.ui;
  const { width, height } = displayOf(headUnit.profile);
  const rects = isRect(store.ui.light) || isRect(store.ui.held) ? litRects(context) : [];
  const views = store.tree.apps?.[app?.key]?.views;
  const hits = layers.hits ? lastTouchOf(store, app?.key)?.points ?? [] : [];
  const notice = headUnit.display?.inputMode !== "touch" && headUnit.display?.inputMode !== undefined;
  return [
    (layers.haptics || (layers.outlines && views)) &&
    h("canvas", {
      key: "guide",
      class: "guide",
      "aria-hidden": "true",
      leave: true,
      made: async (node) => (await layerCanvas()).drawLayers(node, store),
    }),
    (rects.length > 0 || hits.length > 0) &&
    h(
      "svg",
      { key: "layers", class: "layers", viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none", "aria-hidden": "true" },
      rects,
      hits.map((hit, index) =>
        h(
          "g",
          { key: `hit ${index}`, class: "hit" },
          h("circle", { cx: hit.x, cy: hit.y, r: width / 50 }),
          h("circle", { class: "hit-dot", cx: hit.x, cy: hit.y, r: width / 200 }),
        )
      ),
    ),
    notice &&
    h("div", {
      key: "untouchable",
      class: "untouchable",
      on: {
        pointerdown: () =>
          store.choose({
            hint: {
              text: `Touch is off in ${headUnit.display.inputMode} mode. Use the ${
                headUnit.display.inputMode === "rotary" ? "knob" : "touchpad"
              } below the display, or the keyboard.`,
              at: Date.now(),
            },
          }),
      },
    }),
  ];
}

/** Loads the code that draws all rectangles and views. Called when this code is first needed. */
const layerCanvas = () => import("./layer-canvas.js");

/**
 * A cache of the buttons for rectangles, with the data from which the buttons were created. Up to a thousand buttons exist, so they are
 * created again only if this data has changed.
 */
let placed = {};

/** Returns a button for each haptic rectangle of the app if touch is off. The knob and the keyboard can select these buttons. */
export function places({ headUnit, app, send, store }) {
  const { haptics } = app ?? {};
  const { profile } = headUnit;
  if ((headUnit.display?.inputMode ?? "touch") === "touch") return [];
  if (placed.haptics !== haptics || placed.profile !== profile || placed.app !== app?.key) {
    placed = { haptics, profile, app: app?.key, nodes: placesOf(haptics, displayOf(profile), app?.key, store, send) };
  }
  return placed.nodes;
}

function placesOf({ rects = {}, rectOrder = [] } = {}, { width, height }, app, store, send) {
  return rectOrder.map((id) => rects[id]).filter(Boolean).map(({ id, ...rect }) =>
    h("button", {
      key: `place ${id}`,
      class: "place",
      "aria-label": `Rectangle ${id}`,
      style: {
        left: `${(rect.x / width) * 100}%`,
        top: `${(rect.y / height) * 100}%`,
        width: `${(rect.width / width) * 100}%`,
        height: `${(rect.height / height) * 100}%`,
      },
      on: {
        click: () => send("headUnit.rect", { id }),
        focus: () => store.choose({ light: { part: `rect/${id}`, app } }),
        blur: () => store.choose({ light: undefined }),
      },
    })
  );
}

const isRect = (light) => /^(rect|place|view)\//.test(light?.part);

/** Draws the highlighted rectangles, accepted or not, and the highlighted views. */
function litRects({ store, app, headUnit, lit }) {
  const { rects = {}, rectOrder = [] } = app?.haptics ?? {};
  const drawn = (rect, part, kind) =>
    h(
      "g",
      { key: part, class: ["haptic", kind, lit(part) && "lit"] },
      h("rect", { x: rect.x, y: rect.y, width: rect.width, height: rect.height, rx: 4 }),
      h("circle", { cx: rect.x + rect.width / 2, cy: rect.y + rect.height / 2, r: 3 }),
      h("text", { x: rect.x + 6, y: rect.y + 16 }, rect.id),
    );
  const held = rectOrder.map((id) => rects[id]).filter((rect) => rect && lit(`rect/${rect.id}`));
  const { haptics, views } = store.tree.apps?.[app?.key] ?? {};
  const refused = (haptics?.verdicts ?? []).filter(({ id }) => lit(`place/${id}`));
  return [
    ...held.map((rect) => drawn(rect, `rect/${rect.id}`)),
    ...refused.map((rect) => drawn(rect, `place/${rect.id}`, "refused")),
    ...litViews(views, displayOf(headUnit.profile), lit).map((rect) => drawn(rect, `view/${rect.key}`, "view")),
  ];
}

/** Draws the highlighted views with class and size. Scales the views, because the head unit scales the app's picture to its display. */
function litViews(views, { width, height }, lit) {
  if (!views) return [];
  const [across, down] = [width / views.picture.width, height / views.picture.height];
  return Object.entries(views.nodes).filter(([key]) => lit(`view/${key}`)).map(([key, node]) => {
    const [x, y, w, h] = node.frame;
    const id = `${node.class} ${Math.round(w)} × ${Math.round(h)}`;
    return { key, id, x: x * across, y: y * down, width: w * across, height: h * down };
  });
}
