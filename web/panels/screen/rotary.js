// The focus on the display: turned by the knob, moved by arrows or the touchpad, pressed, and given back.

import { focused } from "../../core/dom.js";
import { nearest, turned } from "./spatial.js";

const CONTROLS = "button:not(:disabled), input:not(:disabled), [tabindex='0']";
const ARROWS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

export class Focus {
  #display;
  #last;

  /** @param {() => HTMLElement} display */
  constructor(display) {
    this.#display = display;
  }

  /** What can be reached now, in the order the knob goes: an overlay's own controls while it covers the screen. */
  controls() {
    const display = this.#display();
    const modals = display.querySelectorAll(".overlay.modal");
    const below = modals[modals.length - 1] ?? display;
    return [...below.querySelectorAll(CONTROLS)].filter((node) => !node.closest("[inert]") && node.offsetParent !== null);
  }

  /** Turns the knob. On a slider that is being set, turning sets it. */
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

  /** Back: out of an overlay, a menu, an app. */
  back() {
    const display = this.#display();
    const way = display.querySelector(".overlay .closer") ?? display.querySelector(".bar-button[aria-label=Back]") ?? display.querySelector(".bar-button[aria-label=Home]");
    way?.click();
  }

  /** Goes to the display. */
  enter() {
    this.#focus(this.#current() ?? this.controls()[0]);
  }

  /** Follows the keys pressed while the focus is on the display. */
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
