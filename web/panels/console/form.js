// A form with the fields of a message of the RPC specification and their values.

import { h } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { button, tool } from "../../core/parts.js";

/** Returns a copy of a value in which the value at a path is replaced by `to`, or removed if `to` is undefined. */
export function changed(value, [key, ...rest], to) {
  if (key === undefined) return to;
  if (Array.isArray(value)) {
    const copy = value.slice();
    if (rest.length === 0 && to === undefined) copy.splice(key, 1);
    else copy[key] = changed(copy[key], rest, to);
    return copy;
  }
  const copy = { ...value };
  const next = changed(copy[key], rest, to);
  if (next === undefined) delete copy[key];
  else copy[key] = next;
  return copy;
}

/** Returns a form row for each field of `owner`. `form` is `{spec, change}`; `change(path, to)` is called when the user changes a value. */
export function fieldsOf(owner, value, path, form) {
  return form.spec.fieldsOf(owner).map((field) => row(field, value?.[field.name], [...path, field.name], form));
}

const idOf = (path) => `field-${path.join("-")}`;

function row(field, value, path, form) {
  const set = value !== undefined;
  const toggle = () => form.change(path, set ? undefined : form.spec.startOf(field));
  const simple = !field.array && field.kind !== "struct";
  return h(
    "div",
    { key: field.name, class: ["field-row", !simple && "deep", !set && "absent"] },
    h(
      "label",
      { class: "field-name mono", for: simple && set ? idOf(path) : undefined },
      field.name,
      field.mandatory && h("span", { class: "must", title: "Required" }, " *"),
    ),
    h(
      "div",
      { class: "field-value" },
      !set
        ? h("button", { class: "text-button", "aria-label": `Add ${field.name}`, on: { click: toggle } }, "add")
        : field.array
        ? list(field, value, path, form)
        : single(field, value, path, form, field.name),
      set && !field.mandatory && tool(`Remove ${field.name}`, "close", toggle, { key: "drop" }),
      simple && h("span", { key: "type", class: "field-type" }, typeText(field)),
    ),
  );
}

function list(field, values, path, form) {
  return h(
    "ol",
    { class: "field-list" },
    values.map((value, index) =>
      h(
        "li",
        { key: index },
        single(field, value, [...path, index], form, `${field.name} ${index + 1}`),
        tool(`Remove ${field.name} ${index + 1}`, "trash", () => form.change([...path, index], undefined)),
      )
    ),
    h("li", { key: "more" }, button([icon("plus"), field.type], () => form.change([...path, values.length], form.spec.element(field)))),
  );
}

function single(field, value, path, form, label) {
  const id = idOf(path);
  const common = { id, "aria-label": path.some((step) => typeof step === "number") ? label : undefined };
  const number = (event) => event.target.value !== "" && form.change(path, Number(event.target.value));
  switch (field.kind) {
    case "struct":
      return h("div", { class: "field-struct", role: "group", "aria-label": label }, fieldsOf(field.struct, value, path, form));
    case "enum":
      return h(
        "select",
        { ...common, class: "field", on: { change: (event) => form.change(path, event.target.value) } },
        field.options.map((option) => h("option", { value: option, prop: { selected: option === value } }, option)),
      );
    case "boolean":
      return h("input", {
        ...common,
        type: "checkbox",
        prop: { checked: value },
        on: { change: (event) => form.change(path, event.target.checked) },
      });
    case "integer":
    case "float":
      return h("input", {
        ...common,
        class: "field",
        type: "number",
        step: field.kind === "integer" ? "1" : "any",
        prop: { value: String(value) },
        on: { change: number },
      });
    default:
      return h("input", {
        ...common,
        class: "field",
        type: "text",
        autocomplete: "off",
        prop: { value: String(value) },
        on: { input: (event) => form.change(path, event.target.value) },
      });
  }
}

function typeText({ type, kind, bounds: { minValue, maxValue, maxLength } }) {
  if (kind === "integer" || kind === "float") {
    return minValue !== undefined || maxValue !== undefined ? `${minValue ?? ""} to ${maxValue ?? ""}` : type;
  }
  if (kind === "string") return maxLength ? `up to ${maxLength}` : type;
  return kind === "enum" ? type : "";
}
