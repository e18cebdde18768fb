// The choices that an app has uploaded: cells, groups, queued operations, keyboard, and the choice sets on the head unit.

import { h, render } from "../../core/dom.js";
import { many } from "../../core/format.js";
import { emptyState, rowsButton, section, startButton, table } from "../../core/parts.js";

export function mount(element, store, send) {
  return store.watch(
    (now) => [now.appSide?.choices, now.shown?.choiceSets, now.shown?.globalProperties, now.app],
    () => draw(element, store, send),
  );
}

function draw(element, store, send) {
  const { cells = {}, cellOrder = Object.keys(cells), groups = {}, queue = [], keyboard } = store.appSide?.choices ?? {};
  const { shown } = store;
  const sets = Object.entries(shown?.choiceSets ?? {});
  if (cellOrder.length + sets.length + queue.length === 0 && !keyboard) {
    render(
      element,
      emptyState(
        "Choices that an app uploads in advance appear here, each with its choice set.",
        startButton(store, send),
        rowsButton(store, "rpc:*Interaction*"),
      ),
    );
    return;
  }
  render(
    element,
    queue.length > 0 &&
      section(
        "queue",
        "Queue",
        h("ol", { class: "queue" }, queue.map((one, index) => h("li", { key: index, class: "mark", dir: "auto" }, one))),
      ),
    section(
      "cells",
      `Uploaded by the app: ${many(cellOrder.length, "cell")}`,
      cellOrder.length > 0 && cellTable(cellOrder.filter((id) => cells[id]).map((id) => [id, cells[id]])),
    ),
    Object.keys(groups).length > 0 &&
      section(
        "groups",
        "Groups of choices",
        table(
          ["Group", "Choices", "Sets"],
          Object.entries(groups).map(([name, group]) =>
            h(
              "tr",
              { key: name },
              h("td", { dir: "auto" }, name),
              h("td", {}, group.choices),
              h("td", { class: "mono" }, words(group.sets)),
            )
          ),
        ),
      ),
    section("sets", `On the head unit: ${many(sets.length, "set")}`, sets.length > 0 && setTable(sets)),
    section("keyboard", "Keyboard", keyboardTable(keyboard ?? {}, shown?.globalProperties?.keyboardProperties)),
  );
}

const cellTable = (cells) =>
  table(
    ["Id", "Text", "More", "Artwork", "Spoken"],
    cells.map(([id, { text, wantedText, secondaryText, tertiaryText, artwork, voiceCommands = [] }]) =>
      h(
        "tr",
        { key: id },
        h("td", { class: "mono" }, id),
        h(
          "td",
          { dir: "auto" },
          text,
          wantedText !== undefined &&
            h("span", { class: "mark warn", title: "The app's text; SDLKit has added a number to make it unique" }, wantedText),
        ),
        h("td", { dir: "auto" }, [secondaryText, tertiaryText].filter(Boolean).join(", ")),
        h("td", { class: "name" }, artwork ?? ""),
        h("td", { dir: "auto" }, voiceCommands.join(", ")),
      )
    ),
  );

const setTable = (sets) =>
  table(
    ["Set", "Choices"],
    sets.map(([id, { choices = [] }]) =>
      h(
        "tr",
        { key: id },
        h("td", { class: "mono" }, id),
        h(
          "td",
          { dir: "auto" },
          choices.map((choice) => `${choice.choiceID} ${choice.menuName}${choice.vrCommands ? ` “${choice.vrCommands.join("”, “")}”` : ""}`)
            .join("; "),
        ),
      )
    ),
  );

const words = (
  value,
) => (value === undefined
  ? ""
  : Array.isArray(value)
  ? value.join(" ")
  : typeof value === "object"
  ? JSON.stringify(value)
  : String(value));

function keyboardTable({ current = {}, original = {} }, shown = {}) {
  const keys = [...new Set([...Object.keys(original), ...Object.keys(current), ...Object.keys(shown)])];
  if (keys.length === 0) return h("p", { class: "quiet" }, "The app has not changed the keyboard.");
  return table(
    ["Property", "Original", "Current", "Head unit"],
    keys.map((key) =>
      h(
        "tr",
        { key },
        h("th", { scope: "row", class: "mono" }, key),
        [original, current, shown].map((source) => h("td", {}, words(source[key]))),
      )
    ),
  );
}
