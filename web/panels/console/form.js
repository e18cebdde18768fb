// A form out of the compact spec: which fields a message has, and a value that grows with what is filled in. Pure.

/** The spec, looked up by name. */
export class Spec {
  constructor({ interfaces: [mobile] }) {
    this.version = mobile.version;
    this.enums = new Map(mobile.enums.map((one) => [one.name, one]));
    this.structs = new Map(mobile.structs.map((one) => [one.name, one]));
    const listed = (kind) => mobile.functions.filter(({ message, until }) => message === kind && until === undefined).sort((a, b) => a.name.localeCompare(b.name));
    this.notifications = listed("notification");
    this.requests = listed("request");
  }

  /** The notification or request of a name. */
  message(name) {
    return this.notifications.find((one) => one.name === name) ?? this.requests.find((one) => one.name === name);
  }

  /** The fields of a function or struct that are in force. */
  fieldsOf(owner) {
    return (owner?.params ?? []).filter((param) => param.until === undefined).map((param) => this.#field(param));
  }

  #field(param) {
    const { name, type, array = false, mandatory = false } = param;
    const kind = this.enums.has(type) ? "enum" : this.structs.has(type) ? "struct" : type.toLowerCase();
    const field = { name, type, kind, array, mandatory, bounds: param };
    if (kind === "enum") field.options = this.enums.get(type).elements.filter(({ until }) => until === undefined).map((element) => element.name);
    if (kind === "struct") field.struct = this.structs.get(type);
    return field;
  }

  /** What a field holds when it is added: the least that is legal. */
  startOf(field) {
    if (field.array) return Array.from({ length: Math.max(0, field.bounds.minSize ?? 0) }, () => this.#single(field));
    return this.#single(field);
  }

  /** One element of an array field. */
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

  /** A message with its mandatory fields. */
  start(owner) {
    return Object.fromEntries(this.fieldsOf(owner).filter(({ mandatory }) => mandatory).map((field) => [field.name, this.startOf(field)]));
  }

  /** What is wrong with a value, as texts with their place: what the head unit would say too. */
  problems(owner, value, path = "") {
    return this.fieldsOf(owner).flatMap((field) => {
      const place = path ? `${path}.${field.name}` : field.name;
      const held = value?.[field.name];
      if (held === undefined) return field.mandatory ? [`${place}: missing`] : [];
      if (!field.array) return this.#wrong(field, held, place);
      const { minSize = 0, maxSize = Infinity } = field.bounds;
      const size = held.length < minSize ? [`${place}: at least ${minSize}`] : held.length > maxSize ? [`${place}: at most ${maxSize}`] : [];
      return [...size, ...held.flatMap((one, index) => this.#wrong(field, one, `${place}[${index}]`))];
    });
  }

  #wrong(field, value, place) {
    const { minValue = -Infinity, maxValue = Infinity, minLength = 0, maxLength = Infinity } = field.bounds;
    if (field.kind === "struct") return this.problems(field.struct, value, place);
    if (field.kind === "string") return value.length < minLength ? [`${place}: at least ${minLength} characters`] : value.length > maxLength ? [`${place}: at most ${maxLength} characters`] : [];
    if (field.kind === "integer" && !Number.isInteger(value)) return [`${place}: a whole number`];
    if (field.kind === "integer" || field.kind === "float") return value < minValue || value > maxValue ? [`${place}: ${minValue} to ${maxValue}`] : [];
    return [];
  }
}

/** The value with another one at a path of keys; `undefined` removes. */
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
