// The two docks on the right. A dock shows one panel at a time. A panel is mounted only while it is shown.

import { find, h, render } from "./core/dom.js";
import { tool } from "./core/parts.js";

const TITLES = { upper: "State panels", lower: "Activity panels" };

/** The height of the page in pixels below which all panels are in one dock. */
const LOW = 640;

/** The width of the page below which the page has one column. The style sheets contain the same value. */
const NARROW = "(max-width: 900px)";

/**
 * Shows the panels in the two docks.
 * @param {HTMLElement} element
 * @param {Record<string, {title: string, dock: "upper" | "lower", mount: Function}>} panels
 */
export function mountDocks(element, panels, store, send) {
  const hosts = { upper: new Dock("upper", panels, store, send), lower: new Dock("lower", panels, store, send) };
  const layout = () => {
    const one = element.clientHeight < LOW;
    document.body.dataset.docks = one ? "one" : "two";
    store.choose({ oneDock: one });
  };
  render(
    element,
    ["upper", "lower"].map((name) => h("div", { key: name, class: ["dock", name], leave: true, made: (node) => hosts[name].stand(node) })),
    grip(
      "flat",
      "Height of the upper panels",
      (event) => ({ upperShare: share(event.clientY - element.getBoundingClientRect().top, element.clientHeight) }),
      store,
      "upperShare",
    ),
    grip("upright", "Width of the car's part of the page", (event) => ({ carShare: share(event.clientX, innerWidth) }), store, "carShare"),
  );
  new ResizeObserver(layout).observe(element);
  store.watch(({ ui }) => [ui.carShare, ui.upperShare], ({ ui }) => setShares(ui));
  store.watch(({ ui }) => [ui.show], ({ ui }) => ui.show && open(ui.show, panels, store));
}

/** Shows a panel: selects its tab in the dock that contains the panel. */
function open(name, panels, store) {
  const dock = dockOf(name, panels, store);
  store.choose({ show: undefined, [dock]: name, front: name });
  bringIntoSight();
}

/** Scrolls to the panel that the user has requested. On a narrow page, the docks are below the car. */
function bringIntoSight() {
  if (matchMedia(NARROW).matches && document.body.dataset.page !== "car") find("#docks").scrollIntoView({ block: "end" });
}

const dockOf = (name, panels, { ui }) => ui.placement?.[name] ?? panels[name]?.dock ?? "lower";

const share = (part, whole) => Math.round(Math.min(80, Math.max(20, (100 * part) / whole)));

function setShares({ carShare, upperShare }) {
  for (const [name, value] of [["--car-share", carShare], ["--upper-share", upperShare]]) {
    if (value) document.body.style.setProperty(name, `${value}%`);
  }
}

/** Returns a divider between two parts of the page. The user moves the divider with the pointer or the arrow keys. */
function grip(kind, label, measure, store, key) {
  let dragging = false;
  const step = (event) => {
    const change = { ArrowLeft: -4, ArrowUp: -4, ArrowRight: 4, ArrowDown: 4 }[event.key];
    if (!change) return;
    event.preventDefault();
    store.choose({ [key]: Math.min(80, Math.max(20, (store.ui[key] ?? 45) + change)) });
  };
  const on = {
    pointerdown(event) {
      dragging = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    pointermove: (event) => dragging && store.choose(measure(event)),
    pointerup: () => (dragging = false),
    keydown: step,
  };
  return h("div", {
    key: kind,
    class: ["grip", kind],
    role: "separator",
    tabindex: "0",
    "aria-label": label,
    "aria-orientation": kind === "flat" ? "horizontal" : "vertical",
    "aria-valuemin": "20",
    "aria-valuemax": "80",
    "aria-valuenow": store.ui[key] ?? 45,
    on,
  });
}

class Dock {
  #name;
  #panels;
  #store;
  #send;
  #shown;
  #stop;
  #body;
  #strip;
  #revealed;

  constructor(name, panels, store, send) {
    this.#name = name;
    this.#panels = panels;
    this.#store = store;
    this.#send = send;
  }

  stand(node) {
    render(
      node,
      h("h2", { class: "hidden" }, TITLES[this.#name]),
      h("div", { class: "tabs", leave: true, made: (strip) => (this.#strip = strip) }),
      h("div", { class: "panel", leave: true, made: (body) => (this.#body = body) }),
    );
    const name = this.#name;
    this.#store.watch(({ ui }) => [ui[name], ui.placement, ui.oneDock, ui.front], () => this.#draw());
    this.#store.watch(
      (
        { tree, app, journal },
      ) => [
        tree?.apps?.[app]?.overlays?.length,
        tree?.headUnit?.overlayOrder?.length,
        tree?.apps?.[app]?.diagnostics?.count,
        journal.length > 0,
      ],
      () => this.#drawTabs(),
    );
  }

  #draw() {
    this.#drawTabs();
    const wanted = this.#hidden() ? undefined : this.#current();
    if (wanted === this.#shown) return;
    this.#stop?.();
    render(this.#body);
    this.#shown = wanted;
    if (!wanted) return;
    // Each panel gets a new element, so that no content of the previous panel remains.
    render(
      this.#body,
      h("div", {
        key: wanted,
        id: `panel-${wanted}`,
        class: ["panel-body", `for-${wanted}`],
        role: "tabpanel",
        tabindex: "0",
        "aria-labelledby": `tab-${wanted}`,
        leave: true,
        made: (node) => (this.#stop = this.#panels[wanted].mount(node, this.#store, this.#send)),
      }),
    );
  }

  #hidden() {
    return this.#store.ui.oneDock && this.#name === "upper";
  }

  #names() {
    const all = Object.keys(this.#panels);
    return this.#store.ui.oneDock ? all : all.filter((name) => dockOf(name, this.#panels, this.#store) === this.#name);
  }

  #current() {
    const { ui } = this.#store;
    const names = this.#names();
    const wanted = ui.oneDock ? (ui.front ?? ui.lower) : ui[this.#name];
    return names.includes(wanted) ? wanted : names[0];
  }

  #drawTabs() {
    if (!this.#strip) return;
    const current = this.#current();
    const names = this.#hidden() ? [] : this.#names();
    const go = (name) => {
      this.#store.choose({ [this.#store.ui.oneDock ? "lower" : this.#name]: name, front: name });
      bringIntoSight();
    };
    const walk = (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      // Keys may arrive faster than frames are drawn, so start from the chosen tab instead of the drawn tab.
      const next = names[(names.indexOf(this.#current()) + step + names.length) % names.length];
      go(next);
      this.#strip.querySelector(`#tab-${next}`)?.focus();
    };
    render(
      this.#strip,
      h(
        "div",
        { class: "tab-list", role: "tablist", "aria-label": TITLES[this.#name], on: { keydown: walk } },
        names.map((name) => this.#tab(name, name === current, () => go(name))),
      ),
      names.length > 1 && !this.#store.ui.oneDock &&
        tool(`Move ${this.#panels[current].title} to the other dock`, this.#name === "upper" ? "down" : "up", () => this.#move(current), {
          key: "move",
        }),
    );
    // Reveal the tab immediately before the next frame, when the browser computes the layout of the page anyway.
    if (this.#revealed !== current) requestAnimationFrame(() => this.#reveal(current));
  }

  /** Scrolls the list of tabs so that the selected tab is visible. */
  #reveal(current) {
    const list = this.#strip.firstElementChild;
    const tab = this.#strip.querySelector(`#tab-${current}`);
    this.#revealed = current;
    if (!tab || list.scrollWidth <= list.clientWidth) return;
    const { offsetLeft, offsetWidth } = tab;
    list.scrollLeft = Math.max(Math.min(list.scrollLeft, offsetLeft - 24), offsetLeft + offsetWidth + 24 - list.clientWidth);
  }

  #tab(name, selected, go) {
    const count = this.#panels[name].count?.(this.#store) ?? 0;
    return h(
      "button",
      {
        key: name,
        id: `tab-${name}`,
        class: "tab",
        role: "tab",
        "aria-selected": selected,
        "aria-controls": selected ? `panel-${name}` : undefined,
        tabindex: selected ? "0" : "-1",
        on: { click: go },
      },
      this.#panels[name].title,
      count > 0 && h("span", { class: "tab-count" }, count),
    );
  }

  #move(name) {
    const other = this.#name === "upper" ? "lower" : "upper";
    this.#store.choose({ placement: { ...this.#store.ui.placement, [name]: other }, [other]: name, front: name });
  }
}
