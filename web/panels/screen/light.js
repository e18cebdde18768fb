// What is lit: something on the car's screen, and what belongs to it in the panels.
//
// `ui.light` is what the pointer is over, `ui.held` what was clicked: `{part, app}`, a part being `mainField1`, `graphic`,
// `softButtons/3`, `rect/1`.

/** A question for a part: is it lit? */
export function lightOf({ ui }, app) {
  const lit = [ui.light, ui.held].filter((one) => one?.part !== undefined && (one.app === undefined || one.app === app));
  return (part) => lit.some((one) => one.part === part);
}

/** Follows the pointer over the display; in picking, a click holds what it is over instead of pressing it. */
export function light(display, store) {
  const partOf = (event) => event.target.closest?.("[data-part]")?.dataset.part;
  display.addEventListener("pointerover", (event) => {
    const part = partOf(event);
    if (part !== store.ui.light?.part) store.choose({ light: part && { part, app: store.headUnit?.activeApp } });
  });
  display.addEventListener("pointerleave", () => store.choose({ light: undefined }));
  display.addEventListener("click", (event) => pick(event, store, partOf(event)), { capture: true });
  for (const kind of ["pointerdown", "pointerup", "contextmenu"]) {
    display.addEventListener(kind, (event) => store.ui.picking && swallow(event), { capture: true });
  }
}

function pick(event, store, part) {
  if (!store.ui.picking) return;
  swallow(event);
  store.choose({ picking: false, ...(part ? { held: { part, app: store.headUnit?.activeApp }, show: "stack" } : {}) });
}

function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}
