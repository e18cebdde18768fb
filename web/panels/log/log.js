// The log: a filter, a virtual list of rows, and the details of the selected row.

import { h, render } from "../../core/dom.js";
import { complete } from "../../core/filter.js";
import { count } from "../../core/format.js";
import { icon } from "../../core/icons.js";
import { button, emptyState, startButton, tool } from "../../core/parts.js";
import { isAtTail, Slots, topToKeep, topToShow, visibleRows } from "../../core/rowlist.js";
import { detail, drawRow, heading, ROW_HEIGHT } from "./detail.js";

export function mount(element, store, send) {
  const log = new Log(element, store, send);
  return () => log.close();
}

class Log {
  #store;
  #send;
  #scroller;
  #parts = {};
  #stops = [];
  #tail = true;
  #anchor;
  #seenNewest = 0;
  #moved = 0;
  /** The scroll position and height of the list. Reading these values from the browser while drawing would force a layout. */
  #top = 0;
  #height = 0;
  #slots = new Slots();

  constructor(element, store, send) {
    this.#store = store;
    this.#send = send;
    const part = (name, props) =>
      h("div", { key: name, ...props, class: props?.class ?? name, leave: true, made: (node) => (this.#parts[name] = node) });
    render(
      element,
      part("filter", { class: "log-filter" }),
      heading(),
      part("scroller", { class: "scroller", tabindex: "0", role: "grid", "aria-label": "Journal rows", "aria-colcount": "6" }),
      part("empty", { class: "log-empty" }),
      part("pill", { class: "pill-place" }),
      part("detail", { class: "log-detail" }),
    );
    this.#scroller = this.#parts.scroller;
    this.#scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    this.#scroller.addEventListener("keydown", (event) => this.#key(event));
    const resized = new ResizeObserver(() => this.#resized());
    resized.observe(this.#scroller);
    this.#height = this.#scroller.clientHeight;
    const { rows } = store;
    this.#stops = [
      () => resized.disconnect(),
      store.watch(
        (now) => [rows.version, now.moment, now.ui.row, now.ui.light, now.ui.held, now.known.state?.headUnit?.appOrder],
        () => this.#draw(),
      ),
      store.watch((now) => [now.ui.row, rows.list.busy], () => this.#show(store.ui.row)),
      store.watch((now) => [now.moment?.row], () => store.moment && this.#show(store.moment.row)),
      store.watch(
        (now) => [now.ui.q, rows.error, rows.version, rows.list.busy, now.ui.brush, now.ui.completing],
        () => filterLine(this.#parts.filter, store),
      ),
      store.watch((now) => [now.ui.row, now.ui.row && now.journal.version, now.moment], () => detail(this.#parts.detail, store, send)),
    ];
  }

  close() {
    for (const stop of this.#stops) stop();
  }

  /** Shows the selected row again after the details have made the list smaller. */
  #resized() {
    this.#height = this.#scroller.clientHeight;
    this.#draw();
    this.#show(this.#store.ui.row);
  }

  get #geometry() {
    return { count: this.#store.rows.list.length, rowHeight: ROW_HEIGHT, top: this.#top, height: this.#height };
  }

  #scrolled() {
    const top = this.#scroller.scrollTop;
    // The list itself has set this scroll position, and has already drawn the rows.
    if (Math.abs(top - this.#top) < 2) return;
    this.#top = top;
    this.#tail = isAtTail(this.#geometry);
    this.#remember(this.#geometry);
    this.#moved ||= requestAnimationFrame(() => {
      this.#moved = 0;
      this.#draw();
    });
  }

  #remember({ top }) {
    const index = Math.floor(top / ROW_HEIGHT);
    const row = this.#store.rows.list.at(index);
    this.#anchor = row && { seq: row.seq, offset: top - index * ROW_HEIGHT };
  }

  #draw() {
    const { list } = this.#store.rows;
    this.#keepPlace(list);
    const geometry = this.#geometry;
    const { first, last } = visibleRows(geometry);
    const drawn = [];
    this.#slots.cover(first, last);
    for (let index = first; index < last; index += 1) drawn.push(drawRow(list.at(index), index, this.#slots.of(index), this.#store));
    render(this.#scroller, h("div", { class: "rows", role: "rowgroup", style: { height: `${list.length * ROW_HEIGHT}px` } }, drawn));
    this.#describe(list);
    render(this.#parts.empty, list.length === 0 && !list.busy && this.#emptyState());
    this.#drawPill(list, last);
  }

  /** Describes the length of the list and the selected row for screen readers. */
  #describe(list) {
    const { row } = this.#store.ui;
    const active = row !== undefined && this.#scroller.querySelector(`#row-${row}`) ? `row-${row}` : undefined;
    this.#scroller.setAttribute("aria-rowcount", list.length);
    if (active) this.#scroller.setAttribute("aria-activedescendant", active);
    else this.#scroller.removeAttribute("aria-activedescendant");
  }

  /** If the list is scrolled to its end, shows new rows. Otherwise, keeps the topmost row in place when rows are added or removed. */
  #keepPlace(list) {
    const rows = this.#scroller.firstElementChild;
    if (!rows) return;
    const { height } = this.#geometry;
    const top = this.#tail && this.#store.live
      ? list.length * ROW_HEIGHT - height
      : topToKeep({ anchor: this.#anchor, rowHeight: ROW_HEIGHT, count: list.length, height, indexNotAfter: (seq) => list.indexOf(seq) });
    rows.style.setProperty("height", `${list.length * ROW_HEIGHT}px`);
    if (Math.abs(this.#top - Math.max(0, top)) >= 1) this.#place(top);
  }

  #place(top) {
    this.#top = Math.max(0, top);
    this.#scroller.scrollTop = this.#top;
  }

  #drawPill(list, last) {
    if (this.#tail) this.#seenNewest = list.at(list.length - 1)?.seq ?? 0;
    const fresh = this.#tail ? 0 : list.length - 1 - list.indexOf(this.#seenNewest);
    const down = () => {
      this.#tail = true;
      this.#draw();
    };
    render(
      this.#parts.pill,
      fresh > 0 && last < list.length && h("button", { class: "pill", on: { click: down } }, `${count(fresh)} new`, icon("down")),
    );
  }

  #show(seq) {
    const { list } = this.#store.rows;
    const index = list.indexOf(seq ?? -1);
    if (index < 0 || list.at(index)?.seq !== seq) return;
    const top = topToShow({ ...this.#geometry, index });
    if (top !== this.#top) {
      this.#tail = false;
      this.#place(top);
    }
    this.#remember({ top });
    this.#draw();
  }

  #key(event) {
    const page = Math.max(1, Math.floor(this.#scroller.clientHeight / ROW_HEIGHT) - 1);
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity }[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const { rows, ui } = this.#store;
    const { list } = rows;
    if (Math.abs(step) === 1) rows.step(step);
    else {
      const index = Math.max(0, Math.min(list.length - 1, list.indexOf(ui.row ?? 0) + step));
      this.#store.choose({ row: list.at(index)?.seq });
    }
  }

  #emptyState() {
    const { journal, ui } = this.#store;
    if (journal.length > 0) {
      return emptyState(
        ui.brush ? "No rows in this time range match the filter." : "No rows match this filter.",
        button("Show all rows", () => this.#store.choose({ q: "", brush: undefined })),
      );
    }
    return emptyState(
      "Messages between app and car appear here, each with its cause and its effects.",
      startButton(this.#store, this.#send),
    );
  }
}

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
        "aria-expanded": options.length > 0,
        "aria-controls": "filter-options",
        "aria-activedescendant": options.length > 0 ? `filter-option-${chosen}` : undefined,
        "aria-invalid": rows.error ? "true" : undefined,
        "aria-describedby": rows.error ? "filter-error" : undefined,
        prop: { value: q },
        on: { input: (event) => typed(event.target, store), keydown: (event) => key(event, store), blur: () => close(store) },
      }),
      q !== "" && tool("Clear the filter", "close", () => store.choose({ q: "" }), { key: "clear" }),
      ui.brush &&
        h(
          "button",
          {
            key: "brush",
            class: "mark accent",
            title: "Remove the time range",
            on: { click: () => store.choose({ brush: undefined }) },
          },
          "time range",
          icon("close"),
        ),
      h(
        "span",
        { key: "count", class: "count", role: "status" },
        rows.list.busy ? "…" : rows.hidden > 0 ? `${count(rows.list.length)} of ${count(journal.length)}` : count(journal.length),
      ),
      h(
        "ul",
        {
          key: "options",
          id: "filter-options",
          class: ["options", options.length === 0 && "none"],
          role: "listbox",
          "aria-label": "Suggestions",
        },
        options.map(({ label }, index) =>
          h("li", {
            id: `filter-option-${index}`,
            class: ["option mono", index === chosen && "chosen"],
            role: "option",
            "aria-selected": index === chosen,
            on: { pointerdown: (event) => (event.preventDefault(), take(index, store)) },
          }, label)
        ),
      ),
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
