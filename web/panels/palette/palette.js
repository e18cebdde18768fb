// What lies over the whole page: the palette of every action, and the sheet of keys.

import { h, render } from "../../core/dom.js";
import { sheet } from "../../core/keys.js";
import { briefOf } from "../../core/commands.js";
import { icon } from "../../core/icons.js";
import { actionsOf, ranked } from "./actions.js";

/** Mounts on an element over the page; `panels` are those one can go to. */
export function mount(element, store, send, panels) {
  const state = { typed: "", chosen: 0, back: undefined };
  const redraw = () => draw(element, store, send, panels, state, redraw);
  return store.watch(({ ui }) => [ui.over], ({ ui }) => {
    if (ui.over) state.back ??= document.activeElement;
    Object.assign(state, { typed: "", chosen: 0 });
    redraw();
    if (!ui.over && state.back) {
      // Something the action opened may hold the focus by now.
      if (document.activeElement === document.body) state.back.focus?.();
      state.back = undefined;
    }
  });
}

function draw(element, store, send, panels, state, redraw) {
  const { over } = store.ui;
  if (!over) {
    render(element);
    return;
  }
  const close = () => store.choose({ over: undefined });
  render(element, h("div", { key: over, class: "over" }, h("div", { class: "over-scrim", on: { click: close } }), over === "help" ? help(close, store) : palette(store, send, panels, state, redraw, close)));
}

/** Tab stays inside what is open. */
function trap(event) {
  if (event.key !== "Tab") return;
  const inside = [...event.currentTarget.querySelectorAll("button:not(:disabled), input")];
  const [first, last] = [inside[0], inside.at(-1)];
  if (event.shiftKey && document.activeElement === first) (event.preventDefault(), last.focus());
  else if (!event.shiftKey && document.activeElement === last) (event.preventDefault(), first.focus());
}

function palette(store, send, panels, state, redraw, close) {
  const found = ranked(actionsOf(store, panels), state.typed);
  state.chosen = Math.max(0, Math.min(state.chosen, found.length - 1));
  const run = (action, copy) => {
    close();
    if (action.choose) store.choose(action.choose);
    else if (copy) send.copy(action.command, action.params);
    else send(action.command, action.params);
  };
  const key = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step) {
      event.preventDefault();
      state.chosen = Math.max(0, Math.min(found.length - 1, state.chosen + step));
      redraw();
      document.querySelector(`#action-${state.chosen}`)?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && found[state.chosen]) {
      event.preventDefault();
      run(found[state.chosen], event.altKey);
    }
  };
  return h(
    "div",
    { class: "palette", role: "dialog", "aria-modal": "true", "aria-label": "Find any action", on: { keydown: trap } },
    h("div", { class: "palette-line" }, icon("search"), h("input", { class: "palette-input", type: "text", role: "combobox", "aria-expanded": "true", "aria-controls": "palette-actions", "aria-activedescendant": found.length ? `action-${state.chosen}` : undefined, "aria-label": "Find any action", autocomplete: "off", spellcheck: "false", placeholder: "What shall happen?", prop: { value: state.typed }, made: (node) => node.focus(), on: { input: (event) => ((state.typed = event.target.value), (state.chosen = 0), redraw()), keydown: key } })),
    h(
      "ul",
      { id: "palette-actions", class: "palette-actions", role: "listbox", "aria-label": "Actions" },
      found.map((action, index) =>
        h("li", { key: `${action.title} ${index}`, id: `action-${index}`, class: ["action", index === state.chosen && "chosen"], role: "option", "aria-selected": String(index === state.chosen), on: { click: (event) => run(action, event.altKey), pointermove: () => index !== state.chosen && ((state.chosen = index), redraw()) } }, h("span", { class: "action-group" }, action.group), h("span", { class: "action-title", dir: "auto" }, action.title), action.command && h("code", { class: "action-call" }, briefOf(action.command, action.params))),
      ),
    ),
    found.length === 0 && h("p", { class: "palette-none" }, "Nothing is called so."),
    h("p", { class: "palette-foot quiet" }, "Enter does it, Alt Enter copies it as curl, Escape closes."),
  );
}

function help(close, store) {
  return h(
    "div",
    { class: "palette help", role: "dialog", "aria-modal": "true", "aria-label": "All keys", on: { keydown: trap } },
    h("div", { class: "help-head" }, h("h2", {}, "Keys"), h("button", { class: "tool", type: "button", "aria-label": "Close", made: (node) => node.focus(), on: { click: close } }, icon("close"))),
    h("div", { class: "keys-scroller", tabindex: "0", role: "region", "aria-label": "List of keys" }, h("dl", { class: "keys-sheet" }, sheet.map(([key, what]) => [h("dt", { key }, h("kbd", {}, key)), h("dd", { key: `${key} means` }, what)]), h("dt", {}, h("kbd", {}, "Arrows")), h("dd", {}, "On the car's screen: from control to control. On the timeline: from change to change."), h("dt", {}, h("kbd", {}, "Backspace")), h("dd", {}, "On the car's screen: back"), h("dt", {}, h("kbd", {}, "Alt"), " and press"), h("dd", {}, "Copy as curl what would have been done"))),
    h("p", { class: "quiet" }, store.ui.singleKeys === false ? "Single keys are switched off; the gear in the bar switches them on." : "Single keys can be switched off under the gear in the bar. They never fire while typing."),
  );
}
