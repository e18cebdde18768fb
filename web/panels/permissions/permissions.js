// The RPCs that an app may send at each HMI level. The user can change each permission, as the car maker's policy or the driver does.

import { h, render } from "../../core/dom.js";
import { many } from "../../core/format.js";
import { emptyState, rowsButton, section, startButton, table, tool } from "../../core/parts.js";

const LEVELS = ["FULL", "LIMITED", "BACKGROUND", "NONE"];
/** For each state of a permission, the next state when the user presses the permission. */
const NEXT = { allowed: "refused", refused: "never", never: "allowed" };
const LOOKS = {
  allowed: ["check", "good", "allowed"],
  refused: ["close", "warn", "denied by the driver"],
  never: ["minus", "", "not allowed"],
};

/** Returns the state of a request's permission at an HMI level. */
export const permissionState = (
  { allowed = [], userDisallowed = [] },
  level,
) => (userDisallowed.includes(level) ? "refused" : allowed.includes(level) ? "allowed" : "never");

/** Returns the permission of a request after the user has pressed the button of one HMI level. */
export function turned(permission, level) {
  const next = {
    ...Object.fromEntries(LEVELS.map((one) => [one, permissionState(permission, one)])),
    [level]: NEXT[permissionState(permission, level)],
  };
  const at = (wanted) => LEVELS.filter((one) => next[one] === wanted);
  return { allowed: at("allowed"), userDisallowed: at("refused") };
}

export function mount(element, store, send) {
  const typed = { text: "" };
  const redraw = () => draw(element, store, send, typed, redraw);
  return store.watch((now) => [now.shown?.permissions, now.app, now.canAct], redraw);
}

function draw(element, store, send, typed, redraw) {
  const permissions = store.shown?.permissions ?? {};
  const names = Object.keys(permissions);
  if (names.length === 0) {
    render(
      element,
      emptyState(
        "The RPCs that an app may send at each level appear here once the app is registered. You can change them at any time.",
        startButton(store, send),
        rowsButton(store, "rpc:OnPermissionsChange", "Show changes in log"),
      ),
    );
    return;
  }
  const found = names.filter((name) => name.toLowerCase().includes(typed.text.toLowerCase())).sort();
  render(
    element,
    h(
      "div",
      { key: "head", class: "section permissions-head" },
      h("input", {
        class: "field",
        type: "search",
        placeholder: "Find a request",
        "aria-label": "Find a request",
        prop: { value: typed.text },
        on: { input: (event) => ((typed.text = event.target.value), redraw()) },
      }),
      h("span", { class: "quiet" }, `${many(found.length, "request")}; press a level to change the permission`),
    ),
    section("table", undefined, table(["Request", ...LEVELS, "Reset"], found.map((rpc) => line(rpc, permissions[rpc], store, send)))),
  );
}

function line(rpc, permission, store, send) {
  const set = (lists) => send("headUnit.app.setPermission", { app: store.app, rpc, ...lists });
  const disabled = !store.canAct;
  return h(
    "tr",
    { key: rpc },
    h("td", { class: "mono" }, rpc),
    LEVELS.map((level) => {
      const [face, tone, words] = LOOKS[permissionState(permission, level)];
      return h(
        "td",
        { key: level },
        tool(`${rpc} in ${level}: ${words}`, face, () => set(turned(permission, level)), { class: ["tool", tone], disabled, title: words }),
      );
    }),
    h("td", {}, tool(`Reset ${rpc}`, "undo", () => set({}), { disabled, title: "Reset to the policy" })),
  );
}
