// The only place that touches the document. Elements are described by values and made to be so; text is always text.

const SVG = "http://www.w3.org/2000/svg";

/**
 * Describes an element. Children are texts, numbers, descriptions, lists of them; `false`, `null`, `undefined` are nothing.
 *
 * Properties: `key` (identity among siblings), `class` (text, or list with gaps), `on` (`{click: handler}`), `style` (set
 * through the object model, which the content policy allows), `data` (`{name: value}`), `prop` (set as properties),
 * `made` (called with the element once it stands in the document), `leave` (its children are somebody else's), else
 * attributes: `true` is the empty attribute, `false` and `undefined` none, but words where the name begins with `aria-`. A
 * button sends no form unless its `type` says so.
 */
export function h(tag, props, ...children) {
  return {
    tag,
    props: props ?? {},
    children: children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  };
}

/** Makes the children of an element be as described. */
export function render(parent, ...children) {
  const focused = document.activeElement;
  const made = [];
  arrange(parent, children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false), made);
  for (const [work, element] of made) work(element);
  // An element that was moved in the document has lost the focus, unless one that was made has taken it.
  if (document.activeElement === document.body && focused?.isConnected && parent.contains(focused)) {
    focused.focus({ preventScroll: true });
  }
}

/** What each element was last made from. */
const sources = new WeakMap();

function arrange(parent, wanted, made) {
  const present = new Map();
  let position = 0;
  for (const node of parent.childNodes) {
    const source = sources.get(node);
    present.set(source ? identity(source, position) : `text ${position}`, node);
    position += 1;
  }
  const nodes = wanted.map((child, index) => {
    const id = typeof child === "object" ? identity(child, index) : `text ${index}`;
    const old = present.get(id);
    const fits = old && (typeof child === "object" ? sources.get(old)?.tag === child.tag : old.nodeType === 3);
    if (fits) present.delete(id);
    return fits ? update(old, child, made) : create(child, parent, made);
  });
  for (const node of present.values()) node.remove();
  let place = parent.firstChild;
  for (const node of nodes) {
    if (node === place) place = place.nextSibling;
    else parent.insertBefore(node, place);
  }
}

const identity = ({ tag, props }, position) => (props.key === undefined ? `${tag} ${position}` : `key ${props.key}`);

function create(child, parent, made) {
  if (typeof child !== "object") return document.createTextNode(String(child));
  const svg = child.tag === "svg" || (parent.namespaceURI === SVG && parent.localName !== "foreignObject");
  const element = svg ? document.createElementNS(SVG, child.tag) : document.createElement(child.tag);
  if (child.tag === "button") element.type = "button";
  if (child.props.made) made.push([child.props.made, element]);
  return update(element, child, made);
}

function update(node, child, made) {
  if (typeof child !== "object") {
    if (node.data !== String(child)) node.data = String(child);
    return node;
  }
  // What was described once and kept is as it was.
  if (sources.get(node) === child) return node;
  const before = sources.get(node)?.props ?? {};
  if (!child.props.leave) arrange(node, child.children, made);
  setProps(node, before, child.props);
  sources.set(node, child);
  return node;
}

const SPECIAL = new Set(["key", "class", "on", "style", "data", "prop", "made", "leave"]);

function setProps(element, before, props) {
  const names = classes(props.class);
  if (classes(before.class) !== names) element.setAttribute("class", names);
  setHandlers(element, before.on, props.on);
  setStyle(element, before.style, props.style);
  setAll(props.data, before.data, (name, value) => (value === undefined ? delete element.dataset[name] : (element.dataset[name] = value)));
  for (const name of Object.keys(before)) {
    if (!SPECIAL.has(name) && props[name] === undefined) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(props)) {
    if (SPECIAL.has(name) || value === before[name]) continue;
    const worded = name.startsWith("aria-");
    if (value === undefined || (value === false && !worded)) element.removeAttribute(name);
    else element.setAttribute(name, value === true && !worded ? "" : value);
  }
  // The person changes these too, so what was set last says nothing.
  for (const [name, value] of Object.entries(props.prop ?? {})) if (element[name] !== value) element[name] = value;
}

const classes = (value) => (Array.isArray(value) ? value.filter(Boolean).join(" ") : (value ?? ""));

function setAll(after = {}, before = {}, set) {
  for (const name of Object.keys(before)) if (!(name in after)) set(name, undefined);
  for (const name of Object.keys(after)) if (after[name] !== before[name]) set(name, after[name]);
}

function setStyle(element, before, after) {
  setAll(after, before, (name, value) => {
    if (value === undefined || value === null) element.style.removeProperty(name);
    else element.style.setProperty(name, value);
  });
}

const handlers = new WeakMap();

/** One listener for each kind of event, which calls the newest handler. */
function setHandlers(element, before, after) {
  if (before === after) return;
  if (!handlers.has(element)) handlers.set(element, {});
  const current = handlers.get(element);
  for (const name of Object.keys(before ?? {})) if (!after?.[name]) current[name] = undefined;
  for (const [name, handler] of Object.entries(after ?? {})) {
    if (!(name in current)) element.addEventListener(name, (event) => current[name]?.(event));
    current[name] = handler;
  }
}

/** Puts text on the clipboard; answers whether it is there. */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The first element that fits, below another or in the document. */
export const find = (selector, below = document) => below.querySelector(selector);

/** Whether somebody types in the element. */
export function isTyping(element) {
  if (!element) return false;
  if (element.isContentEditable || element.localName === "textarea" || element.localName === "select") return true;
  return element.localName === "input" && !["checkbox", "radio", "range", "button"].includes(element.type);
}

/** Whether Space means something to the element itself. */
export const usesSpace = (element) => Boolean(element?.closest?.("button, summary, [role=button], [role=tab], [role=option], input, a"));

export const focused = () => document.activeElement;
