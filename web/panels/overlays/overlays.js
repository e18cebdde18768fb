// The overlays: the app's own list, the head unit's list, and the most recent results.

import { h, render } from "../../core/dom.js";
import { instant, span } from "../../core/format.js";
import { icon } from "../../core/icons.js";
import { button, emptyState, rowButton, rowsButton, section, startButton, table } from "../../core/parts.js";
import { outcomeOf, summaryOf } from "../../core/rowtext.js";

const REQUESTS = new Set(["Alert", "SubtleAlert", "ScrollableMessage", "Slider", "PerformInteraction", "PerformAudioPassThru"]);

export function mount(element, store, send) {
  return store.watch(
    (
      now,
    ) => [
      now.appSide?.overlays,
      now.appSide?.presentedOverlay,
      now.headUnit?.overlays,
      now.headUnit?.overlayOrder,
      now.headUnit?.visibleOverlay,
      now.headUnit?.popupPolicy,
      now.app,
      now.newestRow,
      now.canAct,
      now.ui.brush,
    ],
    () => draw(element, store, send),
  );
}

function draw(element, store, send) {
  const { appSide } = store;
  const { overlays = {}, overlayOrder = [], visibleOverlay, popupPolicy } = store.headUnit ?? {};
  const own = appSide?.overlays ?? [];
  const ended = lastEnded(store);
  if (own.length + overlayOrder.length + ended.length === 0) {
    render(
      element,
      emptyState(
        "Overlays appear here while an app presents them: alerts, sliders, messages, choices and microphone input.",
        startButton(store, send),
        rowsButton(store, "rpc:Alert,SubtleAlert,ScrollableMessage,Slider,Perform*"),
      ),
    );
    return;
  }
  render(
    element,
    h(
      "div",
      { key: "two", class: "two-lists" },
      section(
        "own",
        "Presented by the app",
        own.length === 0
          ? h("p", { class: "quiet" }, "None.")
          : h("ol", { class: "cards" }, own.map((overlay, index) => ownCard(overlay, index, appSide))),
      ),
      section(
        "shown",
        ["Shown by the head unit", h("span", { class: "mark", title: "Which overlay stays when another overlay arrives" }, popupPolicy)],
        overlayOrder.length === 0 ? h("p", { class: "quiet" }, "None.") : h(
          "ol",
          { class: "cards" },
          overlayOrder.map((id) => overlays[id]).filter(Boolean).map((overlay) => shownCard(overlay, visibleOverlay, store, send)),
        ),
      ),
    ),
    section(
      "ended",
      "Last results, newest first",
      ended.length === 0 ? h("p", { class: "quiet" }, "No results yet.") : endings(ended, store),
    ),
  );
}

const facts = (pairs) =>
  h(
    "dl",
    { class: "facts" },
    pairs.filter(([, value]) => value !== undefined).map(([name, value]) => [h("dt", {}, name), h("dd", {}, value)]),
  );

/** Formats the duration of an overlay. If the duration is 0, the head unit chooses the duration. */
const lasting = (ms) => (ms === undefined ? undefined : ms === 0 ? "default" : span(ms));

function ownCard(overlay, index, appSide) {
  const presented = overlay.id === appSide.presentedOverlay;
  return h(
    "li",
    { key: overlay.id, class: ["card", presented && "current"] },
    h(
      "header",
      {},
      h("strong", { class: "mono" }, overlay.class),
      presented && h("span", { class: "mark accent" }, "presented"),
      h("span", { class: "quiet" }, `number ${index + 1}`),
    ),
    facts([["Requested", lasting(overlay.durationWanted)], ["Sent", lasting(overlay.durationSent)], ["Cancel id", overlay.cancelID]]),
  );
}

function shownCard(overlay, visible, store, send) {
  const act = (verb, label) => button(label, () => send(`headUnit.overlay.${verb}`, { overlay: overlay.id }), { disabled: !store.canAct });
  return h(
    "li",
    { key: overlay.id, class: ["card", overlay.id === visible && "current"] },
    h(
      "header",
      {},
      h("strong", {}, overlay.kind),
      h("span", { class: ["mark", overlay.id === visible && "accent"] }, overlay.id === visible ? "visible" : overlay.state),
      h("span", { class: "quiet" }, overlay.app),
    ),
    facts([
      ["Duration", overlay.durationMs !== undefined ? span(overlay.durationMs) : "until answered"],
      ["Cancel id", overlay.cancelID],
      ["Correlation", overlay.correlationID],
      ["Position", overlay.position],
      ["Input", overlay.entry || undefined],
    ]),
    h(
      "div",
      { class: "card-acts" },
      act("cancel", "Close overlay"),
      act("timeout", "Let overlay time out"),
      rowButton(store, requestOf(overlay, store)?.seq, "Show request"),
    ),
  );
}

const requestOf = ({ app, correlationID }, { journal, newestRow }) =>
  journal.findLast((row) => row.correlationID === correlationID && row.app === app && REQUESTS.has(row.name), newestRow);

/** Returns the newest overlay requests that had a reply at the moment that the page shows. */
function lastEnded(store) {
  const found = [];
  let before = store.newestRow;
  while (found.length < 12 && before > 0) {
    const row = store.journal.findLast((one) => REQUESTS.has(one.name) && one.result !== undefined && store.within(one), before);
    if (!row) break;
    found.push(row);
    before = row.seq - 1;
  }
  return found;
}

const endings = (rows, store) =>
  table(
    ["Time", "App", "Request", "Result", h("th", { scope: "col", class: "number" }, "Took")],
    rows.map((row) => {
      const end = outcomeOf(row);
      return h(
        "tr",
        { key: row.seq },
        h("td", { class: "mono quiet" }, instant(row.at)),
        h("td", { class: "quiet" }, row.app),
        h(
          "td",
          {},
          h("button", { class: "text-button", on: { click: () => store.choose({ row: row.seq, show: "log" }) } }, row.name),
          " ",
          h("span", { class: "quiet", dir: "auto" }, summaryOf(row, 50)),
        ),
        h(
          "td",
          {},
          h(
            "span",
            { class: ["mark", { good: "good", bad: "bad", warn: "warn" }[end.tone]] },
            end.tone === "bad" && icon("close"),
            end.text,
          ),
        ),
        h("td", { class: "number" }, span(row.latencyMs)),
      );
    }),
  );
