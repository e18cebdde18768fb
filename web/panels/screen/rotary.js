// The focus on the display, which the knob, the touchpad and the arrow keys move.

import { focused } from "../../core/dom.js";

const CONTROLS = "button:not(:disabled), input:not(:disabled), [tabindex='0']";
const ARROWS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

export class Focus {
  #display;
  #last;

  constructor(display) {
    this.#display = display;
  }

  /** Returns the controls that the knob can reach, in order. While a modal overlay is shown, only its controls can be reached. */
  controls() {
    const display = this.#display();
    const modals = display.querySelectorAll(".overlay.modal");
    const below = modals[modals.length - 1] ?? display;
    return [...below.querySelectorAll(CONTROLS)].filter((node) => !node.closest("[inert]") && node.offsetParent !== null);
  }

  /** Turns the knob by `steps` steps. If a slider has the focus, the steps move the slider. Otherwise, the steps move the focus. */
  turn(steps) {
    const current = this.#current();
    if (current?.type === "range") {
      setRange(current, steps);
      return;
    }
    const controls = this.controls();
    this.#focus(controls[turned(controls.indexOf(current), controls.length, steps)]);
  }

  move(direction) {
    const controls = this.controls();
    const current = controls.indexOf(this.#current());
    if (current < 0) {
      this.#focus(controls[0]);
      return;
    }
    const boxes = controls.map((node) => {
      const { x, y, width: w, height: h } = node.getBoundingClientRect();
      return { x, y, w, h };
    });
    const next = nearest(boxes, current, direction);
    if (next >= 0) this.#focus(controls[next]);
  }

  press() {
    const current = this.#current();
    if (!current) this.#focus(this.controls()[0]);
    else if (current.type === "range") this.#leaveRange(current);
    else current.click();
  }

  /** Goes back: closes the overlay, the menu or the app. */
  back() {
    const display = this.#display();
    const way = display.querySelector(".overlay .closer") ?? display.querySelector(".bar-button[aria-label=Back]") ??
      display.querySelector(".bar-button[aria-label=Home]");
    way?.click();
  }

  enter() {
    this.#focus(this.#current() ?? this.controls()[0]);
  }

  /** Handles the keys that are pressed while the focus is on the display. */
  listen(display) {
    display.addEventListener("focusin", (event) => (this.#last = event.target));
    display.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const typing = event.target.matches("input:not([type=range]), textarea");
      const direction = ARROWS[event.key];
      const own = event.target.matches("input[type=range]") && (direction === "left" || direction === "right");
      const scrolls = event.target.matches(".message-body") && (direction === "up" || direction === "down");
      if (direction && !own && !scrolls && !(typing && (direction === "left" || direction === "right"))) {
        event.preventDefault();
        this.move(direction);
      } else if (event.key === "Backspace" && !typing) {
        event.preventDefault();
        this.back();
      }
    });
  }

  #current() {
    const active = focused();
    if (this.#display().contains(active)) return active;
    return this.#last?.isConnected && !this.#last.closest("[inert]") && this.controls().includes(this.#last) ? this.#last : undefined;
  }

  #focus(node) {
    node?.focus();
    node?.scrollIntoView({ block: "nearest" });
  }

  #leaveRange(range) {
    const controls = this.controls();
    this.#focus(controls[turned(controls.indexOf(range), controls.length, 1)]);
  }
}

function setRange(range, steps) {
  const before = range.value;
  if (steps > 0) range.stepUp(steps);
  else range.stepDown(-steps);
  if (range.value !== before) range.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Returns the index that is `steps` steps after `current`. After the last index, continues with the first index. */
export function turned(current, count, steps) {
  if (count === 0) return -1;
  if (current < 0) return steps > 0 ? 0 : count - 1;
  return (((current + steps) % count) + count) % count;
}

const AXES = { right: [1, 0], left: [-1, 0], down: [0, 1], up: [0, -1] };

/**
 * Returns the index of the nearest box in a direction; -1 if no box is in this direction. Prefers boxes straight ahead.
 * @param {{x: number, y: number, w: number, h: number}[]} boxes
 */
export function nearest(boxes, from, direction) {
  const [dx, dy] = AXES[direction];
  const start = boxes[from];
  let best = -1;
  let bestCost = Infinity;
  for (const [index, box] of boxes.entries()) {
    if (index === from) continue;
    const ahead = gap(start, box, dx, dy);
    if (ahead === undefined) continue;
    const aside = dx !== 0 ? gapBetween(start.y, start.h, box.y, box.h) : gapBetween(start.x, start.w, box.x, box.w);
    const cost = ahead + aside * 3 + Math.abs(center(box, dx === 0) - center(start, dx === 0)) * 0.1;
    if (cost < bestCost) [best, bestCost] = [index, cost];
  }
  return best;
}

const center = ({ x, y, w, h }, horizontal) => (horizontal ? x + w / 2 : y + h / 2);

/** Returns the distance to a box in a direction; undefined if the box is not in this direction. */
function gap(start, box, dx, dy) {
  const distance = dx > 0
    ? box.x - (start.x + start.w)
    : dx < 0
    ? start.x - (box.x + box.w)
    : dy > 0
    ? box.y - (start.y + start.h)
    : start.y - (box.y + box.h);
  const size = dx !== 0 ? Math.min(start.w, box.w) : Math.min(start.h, box.h);
  return distance > -size / 2 ? Math.max(0, distance) : undefined;
}

const gapBetween = (a, aLength, b, bLength) => Math.max(0, Math.max(a, b) - Math.min(a + aLength, b + bLength));
