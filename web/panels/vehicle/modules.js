// The remote-control modules: the app that uses each module, the subscribed apps, and the values, which the user can change.

import { h } from "../../core/dom.js";
import { many } from "../../core/format.js";
import { button, section, segments, table } from "../../core/parts.js";
import { foldButton } from "./control.js";
import { signalsOf, wordsOf } from "./signals.js";

/** The maximum number of seat memories in the RPC specification. */
const MOST_MEMORIES = 10;

const ACCESS = [["AUTO_ALLOW", "Allow"], ["AUTO_DENY", "Deny"], ["ASK_DRIVER", "Ask"]];

/**
 * Returns a list of all modules. Each module has a list of its values with their paths. The id of a seat is left out, because the user
 * cannot change the id.
 */
export const listOf = (modules = {}) =>
  Object.entries(modules).flatMap(([type, all]) =>
    Object.entries(all).map(([id, { name, values, memories, holder, subscribers = [] }]) => ({
      name: name ?? `${type} ${id}`,
      holder,
      subscribers,
      memories: memories && memoriesOf(memories, (memory) => ({ [type]: { [id]: { memory } } })),
      signals: signalsOf(values)
        .filter(({ path }) => path[0] !== "id")
        .map(({ path, value }) => ({ path: [type, id, ...path], value })),
    }))
  );

/** Returns the memories of a seat, each with the merge patch that restores the memory, and a free number for a new memory. */
export function memoriesOf(memories, patchOf) {
  const kept = Object.entries(memories).map(([number, { label }]) => ({
    name: label ?? number,
    patch: patchOf({ id: Number(number), action: "RESTORE" }),
  }));
  const free = Array.from({ length: MOST_MEMORIES }, (_, at) => at + 1).find((number) => !(number in memories));
  return { kept, next: free && { name: `${free}`, patch: patchOf({ id: free, action: "SAVE" }) } };
}

/** Returns the values of all modules as `{type: {id: values}}`, which is the form of a merge patch. */
export const valuesOf = (modules = {}) =>
  Object.fromEntries(
    Object.entries(modules).map(([type, all]) => [type, Object.fromEntries(Object.entries(all).map(([id, { values }]) => [id, values]))]),
  );

/** Describes which app uses a module, and which apps have subscribed to the module. */
export function whoOf({ holder, subscribers }, apps = {}) {
  const names = (keys) => keys.map((key) => apps[key]?.name ?? key).join(", ");
  const user = holder === undefined ? "free" : `used by ${names([holder])}`;
  return subscribers.length === 0 ? user : `${user}; subscribed: ${names(subscribers)}`;
}

/** Returns the field of the RPC specification that contains a module's values, for example `climateControlData` for CLIMATE. */
export function moduleField(type, spec) {
  const name = type.toLowerCase().replace(/_(.)/g, (_, letter) => letter.toUpperCase());
  return spec?.field(spec.structs.get("ModuleData"), `${name}ControlData`);
}

/** Returns the section of the panel with the modules. `control` creates the control for a value. `folds` stores which modules are open. */
export function modulesSection({ modules, remoteControl = {}, apps }, control, send, disabled, folds) {
  const all = listOf(modules);
  if (all.length === 0) return undefined;
  const set = (change) => send("headUnit.set", { remoteControl: change });
  return section(
    "modules",
    `${many(all.length, "module")} that apps control`,
    h(
      "p",
      { key: "access", class: "access" },
      h(
        "label",
        {},
        h("input", {
          type: "checkbox",
          disabled,
          prop: { checked: remoteControl.allowed !== false },
          on: { change: (event) => set({ allowed: event.target.checked }) },
        }),
        " Apps may control the car",
      ),
      h("span", { class: "quiet" }, "If another app uses the module:"),
      segments("If another app uses the module", ACCESS, remoteControl.accessMode, (accessMode) => set({ accessMode })),
    ),
    table(
      ["Module", "Now"],
      all.flatMap((module) => {
        const isOpen = folds.isOpen(module.name);
        const patch = (change) => send("headUnit.modules.set", change);
        return [
          h(
            "tr",
            { key: module.name },
            h("th", { scope: "row" }, foldButton(module.name, isOpen, () => folds.toggle(module.name))),
            h("td", { class: "quiet" }, whoOf(module, apps)),
          ),
          isOpen && module.signals.map(({ path, value }) =>
            h(
              "tr",
              { key: path.join(" "), class: "member" },
              h("td", { class: "mono" }, wordsOf(path.slice(2))),
              h("td", {}, control(path, value)),
            )
          ),
          isOpen && module.memories && memoriesRow(module, patch, disabled),
        ];
      }),
    ),
  );
}

function memoriesRow({ name, memories: { kept, next } }, send, disabled) {
  return h(
    "tr",
    { key: `${name} memories`, class: "member" },
    h("td", { class: "mono" }, "memory"),
    h(
      "td",
      { class: "card-acts" },
      kept.map((one) =>
        button(`Restore ${one.name}`, () => send(one.patch), {
          key: one.name,
          disabled,
          "aria-label": `${name}: restore ${one.name}`,
        })
      ),
      next &&
        button(`Save as ${next.name}`, () => send(next.patch), { key: "next", disabled, "aria-label": `${name}: save as ${next.name}` }),
    ),
  );
}
