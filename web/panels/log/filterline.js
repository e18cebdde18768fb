// The filter line: what is typed, what could come next, how many rows are left.

import { h, render } from "../../core/dom.js";
import { complete } from "../../core/filter.js";
import { count } from "../../core/format.js";
import { icon } from "../../core/icons.js";

/** The completion that is open: options, and which one is chosen. */
let open = { options: [], chosen: 0 };

export function filterLine(element, store) {
  const { ui, rows, journal } = store;
  const q = ui.q ?? "";
  const { options, chosen } = open;
  render(
    element,
    h(
      "div",
      { class: ["filter-box", rows.error && "wrong"] },
      icon("filter"),
      h("input", {
        class: "filter-input mono",
        type: "text",
        role: "combobox",
        autocomplete: "off",
        spellcheck: "false",
        placeholder: "Filter: rpc:Alert result:!SUCCESS >200ms",
        "aria-label": "Filter the log",
        "aria-autocomplete": "list",
        "aria-expanded": String(options.length > 0),
        "aria-controls": "filter-options",
        "aria-activedescendant": options.length > 0 ? `filter-option-${chosen}` : undefined,
        "aria-invalid": rows.error ? "true" : undefined,
        "aria-describedby": rows.error ? "filter-error" : undefined,
        prop: { value: q },
        on: { input: (event) => typed(event.target, store), keydown: (event) => key(event, store), blur: () => close(store) },
      }),
      q !== "" && h("button", { key: "clear", class: "tool", type: "button", "aria-label": "Clear the filter", on: { click: () => store.choose({ q: "" }) } }, icon("close")),
      ui.brush && h("button", { key: "brush", class: "mark accent", type: "button", title: "Show all of time again", on: { click: () => store.choose({ brush: undefined }) } }, "a stretch of time", icon("close")),
      h("span", { key: "count", class: "count", role: "status" }, rows.list.busy ? "…" : rows.hidden > 0 ? `${count(rows.list.length)} of ${count(journal.length)}` : count(journal.length)),
      h("ul", { key: "options", id: "filter-options", class: ["options", options.length === 0 && "none"], role: "listbox", "aria-label": "What could come next" }, options.map(({ label }, index) => h("li", { id: `filter-option-${index}`, class: ["option mono", index === chosen && "chosen"], role: "option", "aria-selected": String(index === chosen), on: { pointerdown: (event) => (event.preventDefault(), take(index, store)) } }, label))),
    ),
    rows.error && h("p", { id: "filter-error", class: "filter-error", role: "alert" }, rows.error.message),
  );
}

function typed(input, store) {
  open = { ...complete(input.value, input.selectionStart, store.rows.vocabulary), chosen: 0 };
  store.choose({ q: input.value, completing: {} });
}

function close(store) {
  open = { options: [], chosen: 0 };
  store.choose({ completing: {} });
}

function key(event, store) {
  const { options } = open;
  if (options.length === 0) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) {
    event.preventDefault();
    open = { ...open, chosen: (open.chosen + step + options.length) % options.length };
    store.choose({ completing: {} });
  } else if (event.key === "Tab" || event.key === "Enter") {
    event.preventDefault();
    take(open.chosen, store);
  } else if (event.key === "Escape") {
    event.preventDefault();
    close(store);
  }
}

function take(index, store) {
  const { options, from, to } = open;
  const q = store.ui.q ?? "";
  open = { options: [], chosen: 0 };
  store.choose({ q: q.slice(0, from) + options[index].text + q.slice(to), completing: {} });
}
