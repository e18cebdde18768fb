// The control for a value of the car, and the button that shows or hides the members of a value.

import { h } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { wordsOf } from "./signals.js";

/** Returns a button with the name of an item. A click shows or hides the members of the item. */
export const foldButton = (name, isOpen, toggle) =>
  h(
    "button",
    { class: "fold mono", "aria-expanded": isOpen, on: { click: toggle } },
    icon(isOpen ? "down" : "forward"),
    name,
  );

/** Stores which items are open. A choice of the user overrides the initial state of an item. */
export class Folds {
  #chosen = new Map();
  #changed;

  constructor(changed) {
    this.#changed = changed;
  }

  isOpen(name, initially = false) {
    return this.#chosen.get(name) ?? initially;
  }

  toggle(name, initially) {
    this.#chosen.set(name, !this.isOpen(name, initially));
    this.#changed();
  }

  /** Opens an item to which the user adds a member. */
  open(name) {
    this.#chosen.set(name, true);
  }
}

const typeOf = (value) => (typeof value === "number" ? "float" : typeof value);

/**
 * Returns a control for a value: a select for enumerations, a switch for Booleans, otherwise a text field. If the specification does not
 * contain the field, the type of the value determines the control.
 * @param {import("./car-writer.js").CarWriter} writer
 */
export function control({ field, unit, path, value: said, disabled }, writer, redraw) {
  const label = wordsOf(path);
  const value = writer.shown(path, said);
  const set = (next) => writer.set(path, next);
  const kind = field?.kind ?? typeOf(said);
  if (kind === "boolean") {
    return h("input", {
      type: "checkbox",
      class: "switch",
      "aria-label": label,
      disabled,
      prop: { checked: value },
      on: { change: (event) => set(event.target.checked) },
    });
  }
  if (kind === "enum") {
    const words = field.options.includes(value) ? field.options : [value, ...field.options];
    return h(
      "select",
      { class: "field", "aria-label": label, disabled, on: { change: (event) => set(event.target.value) } },
      words.map((word) => h("option", { key: word, value: word, prop: { selected: word === value } }, word)),
    );
  }
  const isNumber = kind === "integer" || kind === "float";
  const { minValue, maxValue } = field?.bounds ?? {};
  return [
    h("input", {
      key: "field",
      class: "field",
      type: isNumber ? "number" : "text",
      step: kind === "integer" ? 1 : "any",
      title: isNumber && maxValue !== undefined ? `${minValue ?? 0} to ${maxValue}` : undefined,
      "aria-label": label,
      disabled,
      prop: { value: String(value) },
      on: {
        input: (event) => writer.type(path, event.target.value),
        change: (event) => set(isNumber ? Number(event.target.value) : event.target.value),
        // If the user restores the original text, the browser sends no change event.
        blur: () => writer.leave(path) && redraw(),
      },
    }),
    unit && h("span", { key: "unit", class: "unit quiet" }, unit),
  ];
}
