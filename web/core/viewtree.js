// The views of an app that draws its own screen, as its process tells of them: what is shown of them, which one lies at a
// point, what the last touch came to. Pure, and loaded when the views are first looked at.

/** More views than these are not looked at, whatever an app tells. */
const MOST = 10_000;

export const holds = ([x, y, width, height], point) => point.x >= x && point.y >= y && point.x < x + width && point.y < y + height;

/**
 * A line for each view, those below a shut one apart: the order of drawing, a superview before what stands on it.
 * @param {{root: number, nodes: Record<string, object>}} views
 * @param {Set<number>} [shut]
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

/** Which view each stands on. */
export function parentsOf({ nodes }) {
  const parents = new Map();
  for (const [id, { children = [] }] of Object.entries(nodes)) for (const child of children) parents.set(child, Number(id));
  return parents;
}

/** The ids of those that a view stands on, the nearest first. */
export function pathOf(parents, id) {
  const path = [];
  for (let here = parents.get(id); here !== undefined && !path.includes(here); here = parents.get(here)) path.push(here);
  return path;
}

/**
 * What of the views can be seen, in the order of drawing: each with what its superviews leave of its place.
 * @returns {{id: number, node: object, box: [number, number, number, number]}[]}
 */
export function shownOf({ root, nodes, picture }) {
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

/** The view on top at a point of the picture, whether it answers touches or not; undefined where there is none. */
export const viewAt = (views, point) => shownOf(views).findLast(({ box }) => holds(box, point))?.id;

/**
 * What the last touch came to: the view that was hit with those asked after it, and the one that the app's delegate is told
 * of, which is the only one a knob can reach there. HAP-23
 * @returns {undefined | {point: {x: number, y: number}, chain: number[], hit?: number, reason?: string, named?: number, why?: string}}
 */
export function touchOf({ lastTouch, focus = [], nodes }) {
  if (!lastTouch) return undefined;
  const [x, y] = lastTouch.point;
  const { hit, chain = [], reason } = lastTouch;
  const there = focus.filter((id) => nodes[id] && holds(nodes[id].frame, { x, y }));
  if (there.length === 1) return { point: { x, y }, hit, chain, reason, named: there[0] };
  const why = there.length === 0
    ? "no view that a knob can reach lies there"
    : `${there.length} views that a knob can reach lie there: ${there.slice(0, 3).map((id) => nameOf(nodes[id], id)).join(", ")}${
      there.length > 3 ? " …" : ""
    }`;
  return { point: { x, y }, hit, chain, reason, why };
}

export const nameOf = (node, id) => `${node?.class ?? "a view that is gone"} ${id}`;

/** What the head unit is told of a view, and why not: `{tone, text}`. */
export function verdictOf({ verdict, focusable }) {
  if (verdict?.reported !== undefined) return { tone: "good", text: `reported as rectangle ${verdict.reported}` };
  if (verdict?.skipped) return { tone: focusable ? "warn" : "", text: `not reported: it ${verdict.skipped}` };
  return { tone: "", text: "not reported: the search does not come to it" };
}

/** A view's frame as a place on the display, which the head unit enlarges the picture to. */
export function onDisplay([x, y, width, height], picture, display) {
  const [across, down] = [display.width / picture.width, display.height / picture.height];
  return { x: x * across, y: y * down, width: width * across, height: height * down };
}

/** A point of the display as a point of the picture. */
export const onPicture = ({ x, y }, picture, display) => ({
  x: (x * picture.width) / display.width,
  y: (y * picture.height) / display.height,
});
