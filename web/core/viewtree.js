// The views of an app that draws its own screen, as the app's process reports them: the visible views, the view at a point, and the view
// that the last touch has hit. Pure; loaded when views are first shown.

/** The maximum number of views that are processed. */
const MOST = 10_000;

export const contains = ([x, y, width, height], point) => point.x >= x && point.y >= y && point.x < x + width && point.y < y + height;

/**
 * Returns a line for each view in drawing order. A superview comes before its subviews. The subviews of collapsed views are left out.
 * @param {{root: number, nodes: Record<string, object>}} views
 * @param {Set<number>} [shut] the ids of the collapsed views
 * @returns {{id: number, node: object, depth: number}[]}
 */
export function linesOf({ root, nodes }, shut = new Set()) {
  const lines = [];
  const seen = new Set();
  const add = (id, depth) => {
    const node = nodes[id];
    if (!node || seen.has(id) || lines.length >= MOST) return;
    seen.add(id);
    lines.push({ id, node, depth });
    if (!shut.has(id)) { for (const child of node.children ?? []) add(child, depth + 1); }
  };
  add(root, 0);
  return lines;
}

/** Returns a map from each view's id to the id of its superview. */
export function parentsOf({ nodes }) {
  const parents = new Map();
  for (const [id, { children = [] }] of Object.entries(nodes)) for (const child of children) parents.set(child, Number(id));
  return parents;
}

/** Returns the ids of a view's superviews, nearest superview first. `parents` is a result of `parentsOf`. */
export function pathOf(parents, id) {
  const path = [];
  for (let here = parents.get(id); here !== undefined && !path.includes(here); here = parents.get(here)) path.push(here);
  return path;
}

/**
 * Returns the visible views in drawing order. `box` is the part of the view's frame that the superviews do not clip.
 * @returns {{id: number, node: object, box: [number, number, number, number]}[]}
 */
export function visibleViews({ root, nodes, picture }) {
  const shown = [];
  const seen = new Set();
  const add = (id, clip) => {
    const node = nodes[id];
    if (!node || seen.has(id) || node.hidden || node.alpha === 0 || seen.size >= MOST) return;
    seen.add(id);
    const box = common(node.frame, clip);
    if (box) shown.push({ id, node, box });
    if (node.clips && !box) return;
    for (const child of node.children ?? []) add(child, node.clips ? box : clip);
  };
  add(root, [0, 0, picture.width, picture.height]);
  return shown;
}

function common([x, y, width, height], clip) {
  const [left, top] = [Math.max(x, clip[0]), Math.max(y, clip[1])];
  const [right, bottom] = [Math.min(x + width, clip[0] + clip[2]), Math.min(y + height, clip[1] + clip[3])];
  return right > left && bottom > top ? [left, top, right - left, bottom - top] : undefined;
}

/**
 * Returns the id of the topmost view at a point of the picture; undefined if no view is at this point. The view need not handle touches.
 */
export const viewAt = (views, point) => visibleViews(views).findLast(({ box }) => contains(box, point))?.id;

/**
 * Returns the result of the last touch: the view that was hit (`hit`), its responder chain, and the view that the app's delegate received
 * (`named`). If exactly one focusable view is at the point, this view is `named`; otherwise `why` is the reason. HAP-23
 * @returns {undefined | {point: {x: number, y: number}, chain: number[], hit?: number, reason?: string, named?: number, why?: string}}
 */
export function touchOf({ lastTouch, focus = [], nodes }) {
  if (!lastTouch) return undefined;
  const [x, y] = lastTouch.point;
  const { hit, chain = [], reason } = lastTouch;
  const there = focus.filter((id) => nodes[id] && contains(nodes[id].frame, { x, y }));
  if (there.length === 1) return { point: { x, y }, hit, chain, reason, named: there[0] };
  const why = there.length === 0
    ? "no focusable view at this point"
    : `${there.length} focusable views at this point: ${there.slice(0, 3).map((id) => nameOf(nodes[id], id)).join(", ")}${
      there.length > 3 ? " …" : ""
    }`;
  return { point: { x, y }, hit, chain, reason, why };
}

export const nameOf = (node, id) => `${node?.class ?? "a removed view"} ${id}`;

/** Describes as `{tone, text}` whether the app has reported a view as a rectangle, and if not, why. */
export function verdictOf({ verdict, focusable }) {
  if (verdict?.reported !== undefined) return { tone: "good", text: `reported as rectangle ${verdict.reported}` };
  if (verdict?.skipped) return { tone: focusable ? "warn" : "", text: `not reported: the view ${verdict.skipped}` };
  return { tone: "", text: "not reported: the search for focusable views did not visit the view" };
}

/** Converts a view's frame from pixels of the app's picture to pixels of the display. */
export function onDisplay([x, y, width, height], picture, display) {
  const [across, down] = [display.width / picture.width, display.height / picture.height];
  return { x: x * across, y: y * down, width: width * across, height: height * down };
}

/** Converts a point from pixels of the display to pixels of the app's picture. */
export const onPicture = ({ x, y }, picture, display) => ({
  x: (x * picture.width) / display.width,
  y: (y * picture.height) / display.height,
});
