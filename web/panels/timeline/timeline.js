// The timeline. The user drags to select a time range, clicks to go to a moment, and presses `live` to return to the present.

import { h, render } from "../../core/dom.js";
import { instant, span } from "../../core/format.js";
import { icon } from "../../core/icons.js";
import { tool } from "../../core/parts.js";
import { Counts, fitted, Lanes, markAt, paint, placeOf, placesOf, timeAt, zoomed } from "./paint.js";

/** The minimum time between two drawings after new rows, in milliseconds. */
const REDRAW_MS = 250;
const CLICK_PX = 4;

export function mount(element, store, send) {
  const timeline = new Timeline(element, store, send);
  return () => timeline.close();
}

class Timeline {
  #element;
  #store;
  #send;
  #lanes;
  #counts = new Counts();
  #canvas;
  #window;
  #drag;
  #stops;

  constructor(element, store, send) {
    this.#element = element;
    this.#store = store;
    this.#send = send;
    this.#lanes = new Lanes(store.journal);
    const resized = new ResizeObserver(() => this.#draw());
    resized.observe(element);
    let due = false;
    const soon = () => {
      if (due) return;
      due = true;
      setTimeout(() => ((due = false), this.#draw()), REDRAW_MS);
    };
    const timer = setInterval(
      () => store.live && !document.hidden && store.known.state?.bridge?.clock?.state !== "paused" && this.#draw(),
      1000,
    );
    this.#stops = [
      () => resized.disconnect(),
      () => clearInterval(timer),
      this.#lanes.stop,
      store.watch((now) => [now.journal.version, now.known.seq], soon),
      store.watch((now) => [now.status.phase], () => ((this.#window = undefined), this.#draw())),
      store.watch((now) => [now.moment, now.ui.brush, now.app, now.ui.theme, now.ui.row], () => this.#draw()),
    ];
    this.#draw();
  }

  close() {
    for (const stop of this.#stops) stop();
  }

  get #bounds() {
    const { journal, known, history } = this.#store;
    const now = this.#store.moment ? Math.max(known.at ?? 0, this.#store.moment.at) : this.#store.now;
    return { oldest: journal.at(0)?.at ?? history.oldest?.at ?? now, now };
  }

  get #shown() {
    if (!this.#window) return fitted(this.#bounds);
    if (!this.#window.follows || !this.#store.live) return this.#window;
    const { now } = this.#bounds;
    return { from: now - (this.#window.to - this.#window.from), to: now };
  }

  #draw() {
    const { moment, live, ui, isFile, isLost } = this.#store;
    const words = isLost
      ? { here: "Offline", back: "To the end", stay: "Not connected; no new messages arrive", go: "Go to the last received moment (Space)" }
      : isFile
      ? { here: "The end", back: "To the end", stay: "The end of the session", go: "Go to the end of the session (Space)" }
      : { here: "Live", back: "Go live", stay: "Showing the present; click to pause (Space)", go: "Go live (Space)" };
    const shown = this.#shown;
    const folded = this.#element.clientWidth < 900;
    render(
      this.#element,
      this.#names(placesOf(this.#lanes, folded)),
      h(
        "div",
        { key: "field", class: "time-field", on: this.#handlers() },
        h("canvas", { class: "time-canvas", "aria-hidden": "true", made: (node) => (this.#canvas = node) }),
        ui.brush && this.#brush(ui.brush, shown),
        this.#playhead(shown),
      ),
      h(
        "div",
        { key: "tools", class: "time-tools" },
        h(
          "button",
          {
            class: ["live-button", live && "on", isLost && "lost"],
            "aria-pressed": live,
            title: live ? words.stay : words.go,
            on: { click: () => (live ? this.#store.pause() : this.#store.travel(undefined)) },
          },
          h("span", { class: "live-dot" }),
          live ? words.here : words.back,
        ),
        h(
          "span",
          { class: "time-steps" },
          tool("Zoom out", "minus", () => this.#zoom(1.6)),
          tool("Zoom in", "plus", () => this.#zoom(0.6)),
          tool("Show all", "refresh", () => ((this.#window = undefined), this.#draw())),
          tool("Select the last 10 seconds", "filter", () => this.#lastSeconds(10)),
        ),
        h("span", { class: "time-now mono", role: "status" }, moment ? `${instant(moment.at)}, row ${moment.row}` : ""),
      ),
    );
    paint(this.#canvas, { store: this.#store, lanes: this.#lanes, window: shown, folded, counts: this.#counts });
  }

  #names(places) {
    const name = ([lane, { y, h: height }]) => h("li", { key: lane, style: { top: `${y + height / 2 - 8}px` } }, lane);
    return h(
      "ul",
      { key: "names", class: "lane-names", "aria-hidden": "true" },
      Object.entries(places).filter(([lane]) => lane !== "time").map(name),
    );
  }

  get #width() {
    return this.#canvas?.clientWidth || 1;
  }

  #percent(at, shown) {
    return `${Math.min(100, Math.max(0, placeOf(at, shown, 100)))}%`;
  }

  /** Draws a line at the moment that the page shows. Keyboard users can move the line like a slider. */
  #playhead(shown) {
    const { moment, now, known, history, isFile } = this.#store;
    const at = moment?.at ?? now;
    return h("div", {
      key: "head",
      class: ["playhead", moment && "past"],
      role: "slider",
      tabindex: "0",
      "aria-label": "Moment",
      "aria-valuemin": Math.round(history.oldest?.at ?? 0),
      "aria-valuemax": Math.round(Math.max(known.at ?? 0, at)),
      "aria-valuenow": Math.round(at),
      "aria-valuetext": moment ? `${instant(at)}, row ${moment.row}` : isFile ? "The end" : "Now, live",
      style: { left: this.#percent(at, shown) },
      on: { keydown: (event) => this.#step(event) },
    });
  }

  #step(event) {
    const { history } = this.#store;
    const way = {
      ArrowLeft: () => this.#store.step(-1),
      ArrowRight: () => this.#store.step(1),
      Home: () => history.oldest && this.#store.travel({ by: "seq", value: history.oldest.seq }),
      End: () => this.#store.travel(undefined),
    }[event.key];
    if (!way) return;
    event.preventDefault();
    way();
  }

  #brush({ from, to }, shown) {
    const handle = (side, at) =>
      h("div", {
        class: ["brush-handle", side],
        role: "slider",
        tabindex: "0",
        "aria-label": side === "from" ? "Start of the time range" : "End of the time range",
        "aria-valuemin": "0",
        "aria-valuemax": Math.round(shown.to),
        "aria-valuenow": Math.round(at),
        "aria-valuetext": instant(at),
        on: { keydown: (event) => this.#moveEdge(event, side) },
      });
    const left = placeOf(from, shown, 100);
    const right = placeOf(to, shown, 100);
    return h(
      "div",
      { key: "brush", class: "brush", style: { left: `${Math.max(0, left)}%`, right: `${Math.max(0, 100 - right)}%` } },
      handle("from", from),
      h("span", { class: "brush-length" }, span(to - from)),
      handle("to", to),
      h("button", {
        class: "brush-drop",
        "aria-label": "Remove the time range",
        on: { click: () => this.#store.choose({ brush: undefined }), pointerdown: (event) => event.stopPropagation() },
      }, icon("close")),
    );
  }

  #moveEdge(event, side) {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!way) return;
    event.preventDefault();
    const { brush } = this.#store.ui;
    const moved = { ...brush, [side]: Math.round(brush[side] + way * Math.max(10, (this.#shown.to - this.#shown.from) / 100)) };
    if (moved.from < moved.to) this.#store.choose({ brush: moved });
  }

  #lastSeconds(seconds) {
    const { now } = this.#bounds;
    this.#store.choose({ brush: { from: Math.round(now - seconds * 1000), to: Math.round(now) } });
  }

  #zoom(factor, around) {
    const shown = this.#shown;
    const next = zoomed(shown, factor, around ?? (this.#store.live ? shown.to : (shown.from + shown.to) / 2), this.#bounds);
    this.#window = { ...next, follows: this.#store.live && next.to >= this.#bounds.now - 50 };
    this.#draw();
  }

  #handlers() {
    const at = (event) => timeAt(event.clientX - this.#canvas.getBoundingClientRect().left, this.#shown, this.#width);
    return {
      pointerdown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        // While the user drags, the range does not move with the time.
        this.#drag = { x: event.clientX, from: at(event), window: this.#window };
        this.#window = { ...this.#shown, follows: false };
      },
      pointermove: (event) => {
        if (!this.#drag) {
          event.currentTarget.title = markAt(this.#lanes.marks, at(event), (this.#shown.to - this.#shown.from) / this.#width);
        }
        if (!this.#drag || Math.abs(event.clientX - this.#drag.x) < CLICK_PX) return;
        const [from, to] = [this.#drag.from, at(event)].sort((a, b) => a - b);
        this.#store.choose({ brush: { from: Math.max(0, Math.round(from)), to: Math.max(1, Math.round(to)) } });
      },
      pointerup: (event) => {
        const drag = this.#drag;
        this.#drag = undefined;
        if (!drag) return;
        const instantThere = at(event);
        this.#window = drag.window;
        if (Math.abs(event.clientX - drag.x) < CLICK_PX) this.#goTo(instantThere);
        this.#draw();
      },
      pointercancel: () => (this.#drag = undefined),
      wheel: (event) => {
        event.preventDefault();
        if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) this.#pan(event.deltaX);
        else this.#zoom(event.deltaY > 0 ? 1.25 : 0.8, at(event));
      },
    };
  }

  #pan(pixels) {
    const { from, to } = this.#shown;
    const by = (pixels / this.#width) * (to - from);
    const { oldest, now } = this.#bounds;
    const moved = Math.max(oldest - (to - from) * 0.5 - from, Math.min(now - to, by));
    this.#window = { from: from + moved, to: to + moved, follows: to + moved >= now - 50 };
    this.#draw();
  }

  #goTo(instantThere) {
    const { now } = this.#bounds;
    if (instantThere >= now) this.#store.travel(undefined);
    else if (!this.#store.travel({ by: "at", value: Math.round(instantThere) })) {
      this.#send.note({
        kind: "info",
        title: "Moment not available",
        detail: this.#store.isFile
          ? "The file has no state for this moment. The log still shows the rows."
          : "The page has no states from before it was opened. The log still shows the rows.",
      });
    }
  }
}
