// The Compare panel: the actions of two sessions, step by step, and the steps in which the apps behaved differently.

import { find, h, render } from "../../core/dom.js";
import { instant, many } from "../../core/format.js";
import { icon } from "../../core/icons.js";
import { button, emptyState, segments, table } from "../../core/parts.js";

/** The maximum number of actions in the list. The list is centred around the current action. */
const MOST = 400;

export function mount(element, store) {
  const look = { differing: false };
  const redraw = () => draw(element, store, look, redraw);
  return store.watch(({ ui, isFile, status, known }) => [ui.compare, ui.canLeave, isFile, status.phase, known.state === undefined], redraw);
}

function draw(element, store, look, redraw) {
  const { compare } = store.ui;
  if (!compare) return render(element, nothingYet(store));
  const { phase, names, reason } = compare;
  if (phase === "comparing") return render(element, emptyState(`Comparing ${names.then} with ${names.now}.`));
  if (phase === "refused") return render(element, emptyState(reason, chooser(store)));
  render(element, head(store, look, redraw), turnList(store, look));
  if (look.at === compare.at) return;
  look.at = compare.at;
  find(".compare-turn.here", element)?.scrollIntoView({ block: "nearest" });
}

const chooser = (store) =>
  button("Choose a session to compare…", () => store.choose({ opening: { beside: true } }), { class: "button main" });

/** Returns a button that compares the session from a file with the current session of the bridge. */
const withNow = (store) =>
  store.isFile && store.ui.canLeave && button("Compare with the running bridge", () => store.choose({ besideNow: {} }));

function nothingYet(store) {
  return emptyState(
    store.known.state === undefined
      ? "This panel compares two session files side by side, and shows the actions after which the apps behaved differently."
      : store.isFile
      ? "This panel compares two sessions side by side, and shows the actions after which the apps behaved differently."
      : "This panel compares a session file with this bridge's session, and shows the actions after which the apps behaved differently.",
    chooser(store),
    withNow(store),
  );
}

const differs = ({ then, now, difference }) => !then || !now || difference !== undefined;

function head(store, look, redraw) {
  const { names, result, at, side } = store.ui.compare;
  const { turns, first, left } = result;
  const places = turns.flatMap((turn, index) => (differs(turn) ? [index] : []));
  const go = (turn) => () => store.choose({ compareAct: { turn } });
  const before = places.findLast((place) => place < at);
  const behind = places.find((place) => place > at);
  return h(
    "div",
    { key: "head", class: "compare-head" },
    h(
      "p",
      { class: ["compare-verdict", first === undefined ? "good" : "bad"], role: "status" },
      icon(first === undefined ? "check" : "warning"),
      first === undefined
        ? `No differences in ${many(turns.length - 1, "action")}.`
        : `${many(places.length, "difference")} in ${many(turns.length - 1, "action")}; the first is ${named(turns, first)}.`,
    ),
    alone(left, names),
    h(
      "div",
      { class: "card-acts" },
      button("First difference", go(first), { class: "button main", disabled: first === undefined }),
      button("Previous", go(before), { disabled: before === undefined }),
      button("Next", go(behind), { disabled: behind === undefined }),
      segments("Actions", [["all", "All actions"], ["differing", "Differences"]], look.differing ? "differing" : "all", (one) => {
        look.differing = one === "differing";
        redraw();
      }),
      segments(
        "Session shown in the panels",
        [["then", "Then"], ["now", "Now"]],
        side,
        (one) => one !== side && store.choose({ compareAct: { swap: true } }),
      ),
      button("End comparison", () => store.choose({ compareAct: { leave: true } })),
    ),
  );
}

const named = (turns, index) => (index === 0 ? "before the first action" : `action ${index}, ${turns[index].words}`);

/** Lists the apps that are in only one of the sessions. These apps are not compared. */
function alone({ then, now }, names) {
  const parts = [[then, names.then], [now, names.now]].filter(([apps]) => apps.length > 0).map(([apps, name]) =>
    `${apps.join(", ")}: only in ${name}`
  );
  return parts.length > 0 && h("p", { class: "quiet" }, `Not compared: ${parts.join("; ")}.`);
}

function turnList(store, look) {
  const { result: { turns }, at } = store.ui.compare;
  const all = turns.map((turn, index) => ({ turn, index })).filter(({ turn, index }) => !look.differing || differs(turn) || index === at);
  const middle = Math.max(0, all.findIndex(({ index }) => index >= at));
  const from = Math.max(0, Math.min(middle - MOST / 2, all.length - MOST));
  const some = all.slice(from, from + MOST);
  return [
    from > 0 && h("p", { key: "above", class: "quiet compare-more" }, `${many(from, "action")} above`),
    h("ol", { key: "turns", class: "compare-turns", "aria-label": "Actions" }, some.map((one) => line(one, store))),
    from + some.length < all.length &&
    h("p", { key: "below", class: "quiet compare-more" }, `${many(all.length - from - some.length, "action")} below`),
  ];
}

function line({ turn, index }, store) {
  const { names, at } = store.ui.compare;
  const { words, then, now, difference } = turn;
  const here = index === at;
  const mark = !then ? ["only in “Now”", "warn"] : !now ? ["only in “Then”", "warn"] : difference ? ["differs", "bad"] : undefined;
  return h(
    "li",
    { key: index, class: ["compare-turn", here && "here"] },
    h(
      "button",
      {
        class: "compare-act",
        "aria-current": here ? "step" : undefined,
        on: { click: () => store.choose({ compareAct: { turn: index } }) },
      },
      h("span", { class: "number" }, index),
      h("span", { class: "mono", title: names.then }, then ? instant(then.at) : ""),
      h("span", { class: "mono", title: names.now }, now ? instant(now.at) : ""),
      h("span", { class: "compare-words", dir: "auto" }, words),
      mark && h("span", { class: ["mark", mark[1]] }, mark[0]),
    ),
    here && difference && details(difference, names),
  );
}

function details({ app, lines }, names) {
  return h(
    "div",
    { key: "details", class: "compare-lines" },
    table(
      [app, `then, ${names.then}`, `now, ${names.now}`],
      lines.map(({ what, then, now }, index) =>
        h("tr", { key: index }, h("td", {}, what), h("td", { class: "mono" }, then), h("td", { class: "mono" }, now))
      ),
    ),
  );
}
