// A press on anything of the car: short, or long when held.

/** How long a press is held before it is a long one. */
export const LONG_MS = 600;

let held;

/** Handlers for something that can be pressed. `long` is done as soon as the time has passed. */
export function pressing(short, long) {
  const letGo = () => {
    clearTimeout(held?.timer);
    held?.node.classList.remove("pressed");
  };
  return {
    pointerdown(event) {
      if (event.button !== 0) return;
      letGo();
      const node = event.currentTarget;
      node.classList.add("pressed");
      held = { node, done: false };
      if (long) {
        const press = held;
        held.timer = setTimeout(() => {
          press.done = true;
          node.classList.remove("pressed");
          long();
        }, LONG_MS);
      }
    },
    pointerup: letGo,
    pointerleave: letGo,
    pointercancel: letGo,
    click(event) {
      const wasLong = held?.node === event.currentTarget && held.done;
      letGo();
      held = undefined;
      if (wasLong) return;
      if (event.detail === 0 && event.shiftKey && long) long();
      else short();
    },
    contextmenu: (event) => event.preventDefault(),
  };
}
