// The RPC specification: the fields of messages and structs, their initial values, and the checks of a value.

let loading;

/**
 * Loads the RPC specification from the bridge at the address `base`. All panels share one copy. If loading has failed, the next call tries
 * again.
 */
export function loadSpec(base) {
  loading ??= load(base).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(base) {
  const answer = await fetch(new URL("v1/spec", base));
  if (!answer.ok) throw new Error(`The bridge answered ${answer.status}.`);
  return new Spec(await answer.json());
}

/** The RPC specification, with its elements by name. */
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

  /** Returns the current fields of a function or struct. Removed fields are left out. */
  fieldsOf(owner) {
    return (owner?.params ?? []).filter((param) => param.until === undefined).map((param) => this.#field(param));
  }

  /** Returns a field of a struct by name. The field may be a removed field. */
  field(owner, name) {
    const all = owner?.params?.filter((param) => param.name === name) ?? [];
    return all.length > 0 ? this.#field(all.find(({ until }) => until === undefined) ?? all[0]) : undefined;
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

  /** Returns the initial value of a field: the smallest valid value. */
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

  /** Returns the problems of a value as texts that begin with the path of the field. The rules are those of the head unit. */
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
