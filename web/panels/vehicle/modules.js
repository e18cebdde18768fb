// What apps control of the car: each module with who has it and who watches it, and its values, set by hand.

import { h } from "../../core/dom.js";
import { many } from "../../core/format.js";
import { button, section, segments, table } from "../../core/parts.js";
import { signalsOf, wordsOf } from "./signals.js";

/** As many as the interface has numbers for. */
const MOST_MEMORIES = 10;

const ACCESS = [["AUTO_ALLOW", "Give it"], ["AUTO_DENY", "Refuse it"], ["ASK_DRIVER", "Ask me"]];

/** Each module with its single values and their ways there. Which seat it is, nobody sets. */
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

/** What a seat remembers, each with the merge patch that brings it back; and the one that keeps how it stands, where there is room. */
export function memoriesOf(memories, patchOf) {
  const kept = Object.entries(memories).map(([number, { label }]) => ({
    name: label ?? number,
    patch: patchOf({ id: Number(number), action: "RESTORE" }),
  }));
  const free = Array.from({ length: MOST_MEMORIES }, (_, at) => at + 1).find((number) => !(number in memories));
  return { kept, next: free && { name: `${free}`, patch: patchOf({ id: free, action: "SAVE" }) } };
}

/** The values of each module by type and id, as a merge patch has them. */
export const valuesOf = (modules = {}) =>
  Object.fromEntries(
    Object.entries(modules).map(([type, all]) => [type, Object.fromEntries(Object.entries(all).map(([id, { values }]) => [id, values]))]),
  );

/** Who has a module, and who watches it, in words. */
export function whoOf({ holder, subscribers }, apps = {}) {
  const names = (keys) => keys.map((key) => apps[key]?.name ?? key).join(", ");
  const has = holder === undefined ? "free" : `${names([holder])} has it`;
  return subscribers.length === 0 ? has : `${has}, ${names(subscribers)} watching`;
}

/** The section of the panel; `control` makes what sets a value. */
export function modulesSection({ modules, remoteControl = {}, apps }, control, send, disabled) {
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
      h("span", { class: "quiet" }, "Who wants what another has:"),
      segments("When an app wants what another has", ACCESS, remoteControl.accessMode, (accessMode) => set({ accessMode })),
    ),
    table(
      ["Module", "Value", "Now"],
      all.flatMap((module) => [
        ...module.signals.map(({ path, value }, at) =>
          h(
            "tr",
            { key: path.join(" ") },
            h("td", {}, at === 0 && module.name, at === 0 && h("div", { class: "quiet" }, whoOf(module, apps))),
            h("td", { class: "mono" }, wordsOf(path.slice(2))),
            h("td", {}, control(path, value)),
          )
        ),
        module.memories && memoriesRow(module, (patch) => send("headUnit.modules.set", patch), disabled),
      ]),
    ),
  );
}

function memoriesRow({ name, memories: { kept, next } }, send, disabled) {
  return h(
    "tr",
    { key: `${name} memories` },
    h("td", {}),
    h("td", { class: "mono" }, "memory"),
    h(
      "td",
      { class: "card-acts" },
      kept.map((one) =>
        button(`Bring back ${one.name}`, () => send(one.patch), {
          key: one.name,
          disabled,
          "aria-label": `${name}: bring back ${one.name}`,
        })
      ),
      next &&
        button(`Keep as ${next.name}`, () => send(next.patch), { key: "next", disabled, "aria-label": `${name}: keep as ${next.name}` }),
    ),
  );
}
