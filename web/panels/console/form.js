// A form for a message of the RPC specification: its fields, and the value that the user fills in.

import { h } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { button, tool } from "../../core/parts.js";

/** The RPC specification, searched by name. */
export class Spec {
  constructor({ interfaces: [mobile] }) {
    this.version = mobile.version;
    this.enums = new Map(mobile.enums.map((one) => [one.name, one]));
    this.structs = new Map(mobile.structs.map((one) => [one.name, one]));
    const listed = (kind) =>
      mobile.functions.filter(({ message, until }) => message === kind && until === undefined).sort((a, b) => a.name.localeCompare(b.name));
    this.notifications = listed("notification");
    this.requests = listed("request");
  }

  message(name) {
    return this.notifications.find((one) => one.name === name) ?? this.requests.find((one) => one.name === name);
  }

  /** The current fields of a function or struct, without removed ones. */
  fieldsOf(owner) {
    return (owner?.params ?? []).filter((param) => param.until === undefined).map((param) => this.#field(param));
  }

  #field(param) {
    const { name, type, array = false, mandatory = false } = param;
    const kind = this.enums.has(type) ? "enum" : this.structs.has(type) ? "struct" : type.toLowerCase();
    const field = { name, type, kind, array, mandatory, bounds: param };
    if (kind === "enum") {
      field.options = this.enums.get(type).elements.filter(({ until }) => until === undefined).map((element) => element.name);
    }
    if (kind === "struct") field.struct = this.structs.get(type);
    return field;
  }

  /** Returns the initial value of a field, which is the smallest valid one. */
  startOf(field) {
    if (field.array) return Array.from({ length: Math.max(0, field.bounds.minSize ?? 0) }, () => this.#single(field));
    return this.#single(field);
  }

  element(field) {
    return this.#single(field);
  }

  #single(field) {
    switch (field.kind) {
      case "enum":
        return field.bounds.default ?? field.options[0];
      case "struct":
        return this.start(field.struct);
      case "boolean":
        return field.bounds.default ?? false;
      case "integer":
      case "float":
        return field.bounds.default ?? Math.max(0, field.bounds.minValue ?? 0);
      default:
        return field.bounds.default ?? "";
    }
  }

  start(owner) {
    return Object.fromEntries(this.fieldsOf(owner).filter(({ mandatory }) => mandatory).map((field) => [field.name, this.startOf(field)]));
  }

  /** Returns the problems of a value as texts with their location, by the same rules as the head unit's. */
  problems(owner, value, path = "") {
    return this.fieldsOf(owner).flatMap((field) => {
      const place = path ? `${path}.${field.name}` : field.name;
      const held = value?.[field.name];
      if (held === undefined) return field.mandatory ? [`${place}: missing`] : [];
      if (!field.array) return this.#wrong(field, held, place);
      const { minSize = 0, maxSize = Infinity } = field.bounds;
      const size = held.length < minSize
        ? [`${place}: has ${held.length} elements; the minimum is ${minSize}`]
        : held.length > maxSize
        ? [`${place}: has ${held.length} elements; the maximum is ${maxSize}`]
        : [];
      return [...size, ...held.flatMap((one, index) => this.#wrong(field, one, `${place}[${index}]`))];
    });
  }

  #wrong(field, value, place) {
    const { minValue = -Infinity, maxValue = Infinity, minLength = 0, maxLength = Infinity } = field.bounds;
    if (field.kind === "struct") return this.problems(field.struct, value, place);
    if (field.kind === "string") {
      return value.length < minLength
        ? [`${place}: has ${value.length} characters; the minimum is ${minLength}`]
        : value.length > maxLength
        ? [`${place}: has ${value.length} characters; the maximum is ${maxLength}`]
        : [];
    }
    if (field.kind === "integer" && !Number.isInteger(value)) return [`${place}: must be a whole number`];
    if (field.kind === "integer" || field.kind === "float") {
      return value < minValue || value > maxValue ? [`${place}: must be from ${minValue} to ${maxValue}`] : [];
    }
    return [];
  }
}

/** Returns a copy with a new value at a path of keys; `undefined` removes the member. */
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

/**
 * @param {{spec: object, change: (path: (string | number)[], to: unknown) => void}} form
 */
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
