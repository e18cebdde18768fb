// What an app may send, and at which levels: looked up, and changed as the car's maker or its driver would.

import { h, render } from "../../core/dom.js";
import { many } from "../../core/format.js";
import { section, table, teaching, tool, toRows, toStart } from "../../core/parts.js";

const LEVELS = ["FULL", "LIMITED", "BACKGROUND", "NONE"];
/** What a press makes of a level: allowed, refused by the driver, not allowed, allowed again. */
const NEXT = { allowed: "refused", refused: "never", never: "allowed" };
const LOOKS = {
  allowed: ["check", "good", "allowed"],
  refused: ["close", "warn", "the driver said no"],
  never: ["minus", "", "not allowed"],
};

/** How things stand for a request at a level. */
export const standing = (
  { allowed = [], userDisallowed = [] },
  level,
) => (userDisallowed.includes(level) ? "refused" : allowed.includes(level) ? "allowed" : "never");

/** The lists of a request after one level was changed. */
export function turned(permission, level) {
  const next = { ...Object.fromEntries(LEVELS.map((one) => [one, standing(permission, one)])), [level]: NEXT[standing(permission, level)] };
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
      teaching(
        "What an app may send at which level stands here once it is registered, and can be changed while it runs.",
        toStart(store, send),
        toRows(store, "rpc:OnPermissionsChange", "Find changes in the log"),
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
      h("span", { class: "quiet" }, `${many(found.length, "request")}; press a level to change it`),
    ),
    section("table", undefined, table(["Request", ...LEVELS, "As usual"], found.map((rpc) => line(rpc, permissions[rpc], store, send)))),
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
      const [face, tone, words] = LOOKS[standing(permission, level)];
      return h(
        "td",
        { key: level },
        tool(`${rpc} in ${level}: ${words}`, face, () => set(turned(permission, level)), { class: ["tool", tone], disabled, title: words }),
      );
    }),
    h("td", {}, tool(`${rpc} as usual`, "undo", () => set({}), { disabled, title: "As the policy has it" })),
  );
}
