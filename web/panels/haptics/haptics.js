// Haptic rectangles: accepted rectangles with their sources and problems, and rejected rectangles with the reasons.

import { audit } from "../../core/audit.js";
import { h, render } from "../../core/dom.js";
import { count, many } from "../../core/format.js";
import { icon } from "../../core/icons.js";
import { button, emptyState, rowButton, rowsButton, section, startButton, table, tool } from "../../core/parts.js";
import { displayOf, scaleOf } from "../../core/profile.js";
import { lastTouchOf } from "../../core/rowtext.js";

/** The maximum number of lines in the list. The layer on the display shows all rectangles. */
const MOST = 200;

export function mount(element, store, send) {
  return store.watch(
    (
      now,
    ) => [
      now.shown?.haptics,
      now.appSide?.haptics,
      now.headUnit?.profile,
      now.newestRow,
      now.app,
      now.ui.light,
      now.ui.held,
      now.ui.layers,
      now.canAct,
    ],
    () => draw(element, store, send),
  );
}

/**
 * Returns a line for each rectangle on the head unit, then a line for each rectangle that was not accepted. `verdicts` contains the result
 * for each rectangle, as the app's process reports it.
 * @returns {{rect: object, part: string, verdict?: string, source?: string, reason?: string}[]}
 */
export function linesOf({ rects = {}, rectOrder = [] } = {}, verdicts = []) {
  const taken = new Map(verdicts.filter(({ verdict }) => verdict === "accepted").map((one) => [one.id, one]));
  const held = rectOrder.map((id) => rects[id]).filter(Boolean).map((rect) => ({ ...taken.get(rect.id), rect, part: `rect/${rect.id}` }));
  return [
    ...held,
    ...verdicts.filter(({ verdict }) => verdict !== "accepted").map((one) => ({ ...one, rect: one, part: `place/${one.id}` })),
  ];
}

/** Returns the current positions of the accepted rectangles by id, as the app's process reports them. */
const movedOf = (verdicts = []) => new Map(verdicts.filter(({ verdict }) => verdict === "accepted").map((one) => [one.id, one]));

function draw(element, store, send) {
  const { shown, appSide, ui } = store;
  const lines = linesOf(shown?.haptics, appSide?.haptics?.verdicts);
  if (lines.length === 0) {
    render(
      element,
      emptyState(
        "Rectangles that a rotary knob can select appear here. Only apps that draw their own screen report rectangles.",
        startButton(store, send),
        rowsButton(store, "rpc:SendHapticData"),
      ),
    );
    return;
  }
  const rects = lines.filter(({ part }) => part.startsWith("rect/")).map(({ rect }) => rect);
  const sent = store.journal.findLast((row) => row.name === "SendHapticData" && row.app === store.app, store.newestRow)?.seq;
  const { profile } = store.headUnit;
  const wrong = audit(rects, { ...displayOf(profile), scale: scaleOf(profile) }, movedOf(appSide?.haptics?.verdicts));
  const drawn = Boolean(ui.layers?.haptics);
  render(
    element,
    h(
      "section",
      { key: "head", class: "section haptics-head" },
      h(
        "span",
        {},
        `${many(rects.length, "rectangle")} on the car${
          lines.length > rects.length ? `, ${count(lines.length - rects.length)} not accepted` : ""
        }`,
      ),
      h(
        "span",
        { class: "card-acts" },
        button([icon("target"), "Show on the car"], () => store.choose({ layers: { ...ui.layers, haptics: !drawn } }), {
          "aria-pressed": drawn,
        }),
        rowButton(store, sent, "Last SendHapticData"),
      ),
    ),
    section(
      "rects",
      undefined,
      table(
        ["Id", "Source", "Position, size", "Verdict and findings", h("th", { scope: "col" }, h("span", { class: "hidden" }, "Select"))],
        lines.slice(0, MOST).map((line) => rectRow(line, wrong.get(line.rect.id) ?? [], store, send)),
      ),
      lines.length > MOST && h("p", { class: "quiet" }, `And ${count(lines.length - MOST)} more.`),
    ),
    touch(rects, store),
  );
}

const VERDICTS = {
  accepted: ["good", "accepted"],
  sent: ["accent", "sent"],
  rejected: ["bad", "rejected"],
  notSent: ["warn", "not sent"],
};
const SOURCES = { spatialData: "spatial data", carWindow: "car window", interfaceManager: "interface manager" };

function rectRow({ rect, part, source, verdict, reason }, findings, store, send) {
  const { light, held } = store.ui;
  const link = { part, app: store.app };
  const on = (lit) => () => store.choose({ light: lit });
  const isHeld = held?.part === part;
  const [tone, words] = VERDICTS[verdict] ?? ["", ""];
  return h(
    "tr",
    {
      key: part,
      class: (light?.part === part || isHeld) && "lit",
      on: { pointerenter: on(link), pointerleave: on(undefined), focusin: on(link), focusout: on(undefined) },
    },
    h(
      "td",
      { class: "mono" },
      h("button", {
        class: "text-button",
        "aria-pressed": isHeld,
        "aria-label": `Rectangle ${rect.id}`,
        title: "Keep this rectangle highlighted on the car",
        on: { click: () => store.choose({ held: isHeld ? undefined : link }) },
      }, rect.id),
    ),
    h("td", {}, SOURCES[source] ?? source ?? "unknown"),
    h(
      "td",
      { class: "mono" },
      h("span", {}, `${round(rect.x)}, ${round(rect.y)}`),
      " ",
      h("span", {}, `${round(rect.width)} × ${round(rect.height)}`),
    ),
    h(
      "td",
      {},
      words && h("span", { class: ["mark", tone] }, words),
      reason && h("span", { class: "quiet" }, ` ${reason}`),
      part[0] === "r" &&
        findings.map(({ tone: worse, text }) =>
          h("span", { class: ["finding-text", worse] }, icon(worse === "bad" ? "fail" : "warning"), text)
        ),
    ),
    h(
      "td",
      {},
      part[0] === "r" &&
        tool(`Select rectangle ${rect.id}`, "touch", () => send("headUnit.rect", { id: rect.id }), {
          disabled: !store.canAct,
          title: "Press the centre of the rectangle",
        }),
    ),
  );
}

const round = (value) => Number(value.toFixed(1));

/** Returns a line about the last touch in the app: the position, and the rectangles at this position. */
function touch(rects, store) {
  const last = lastTouchOf(store, store.app);
  if (!last) return undefined;
  const under = ({ x, y }) =>
    rects.filter((rect) => x >= rect.x && y >= rect.y && x <= rect.x + rect.width && y <= rect.y + rect.height).map(({ id }) =>
      `rectangle ${id}`
    ).join(" and ");
  return section(
    "touch",
    "Last touch",
    h(
      "p",
      {},
      `${last.row.params.type} at `,
      last.points.map((point) => `${point.x}, ${point.y}: ${under(point) || "no rectangle"}`).join("; "),
      " ",
      rowButton(store, last.row.seq, "Touch message"),
    ),
  );
}
