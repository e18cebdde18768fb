// The only module that touches the document. The page describes elements by values, and `render` updates the document accordingly. Text is
// never interpreted as HTML.

const SVG = "http://www.w3.org/2000/svg";

/**
 * Describes an element. Children are texts, numbers, descriptions or lists of these. `false`, `null` and `undefined` are skipped.
 *
 * Properties with a special meaning: `key` (identity among siblings), `class` (a text, or a list in which false values are skipped), `on`
 * (event handlers such as `{click: handler}`), `style` (set as properties, as the content policy requires), `data` (`{name: value}`),
 * `prop` (set as properties), `made` (called with the new element when the document contains it), `leave` (other code manages the
 * children).
 *
 * All other properties are attributes. `true` sets an empty attribute; `false` and `undefined` remove an attribute. An attribute that
 * begins with `aria-` gets the words `true` and `false` instead. A button submits a form only if its `type` says so.
 */
export function h(tag, props, ...children) {
  return {
    tag,
    props: props ?? {},
    children: children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  };
}

/** Updates the children of an element to match the descriptions. */
export function render(parent, ...children) {
  const focused = document.activeElement;
  const made = [];
  arrange(parent, children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false), made);
  for (const [work, element] of made) work(element);
  // Moving an element in the document removes the focus. Restore the focus, unless another element has the focus now.
  if (document.activeElement === document.body && focused?.isConnected && parent.contains(focused)) {
    focused.focus({ preventScroll: true });
  }
}

/** The description with which each element was last updated. */
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
  // The same description object means that the element has not changed.
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
  // The user also changes these properties, so compare with the element instead of the last set value.
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

/** Sets the handlers of an element. Each kind of event has one listener, which calls the newest handler. */
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

/** Copies text to the clipboard. The promise resolves to true if the text was copied. */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the first element in `below` that matches a selector; null if no element matches. */
export const find = (selector, below = document) => below.querySelector(selector);

/** Whether the user can type in an element. */
export function isTyping(element) {
  if (!element) return false;
  if (element.isContentEditable || element.localName === "textarea" || element.localName === "select") return true;
  return element.localName === "input" && !["checkbox", "radio", "range", "button"].includes(element.type);
}

/** Whether an element reacts to the Space key. */
export const usesSpace = (element) => Boolean(element?.closest?.("button, summary, [role=button], [role=tab], [role=option], input, a"));

export const focused = () => document.activeElement;
