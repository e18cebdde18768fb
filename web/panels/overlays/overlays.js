// The overlays: the app's own store beside what the head unit shows, and how the last ones ended.

import { h, render } from "../../core/dom.js";
import { instant, span } from "../../core/format.js";
import { icon } from "../../core/icons.js";
import { button, section, table, teaching, toRow, toRows, toStart } from "../../core/parts.js";
import { endOf, gistOf } from "../../core/rowtext.js";

const REQUESTS = new Set(["Alert", "SubtleAlert", "ScrollableMessage", "Slider", "PerformInteraction", "PerformAudioPassThru"]);

export function mount(element, store, send) {
  return store.watch(
    (
      now,
    ) => [
      now.tower?.overlays,
      now.tower?.presentedOverlay,
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
  const { tower } = store;
  const { overlays = {}, overlayOrder = [], visibleOverlay, popupPolicy } = store.headUnit ?? {};
  const own = tower?.overlays ?? [];
  const ended = lastEnded(store);
  if (own.length + overlayOrder.length + ended.length === 0) {
    render(
      element,
      teaching(
        "Alerts, sliders, messages, choices and the microphone stand here while an app presents them: its own list, and the head unit's.",
        toStart(store, send),
        toRows(store, "rpc:Alert,SubtleAlert,ScrollableMessage,Slider,Perform*"),
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
        "The app presents, in order",
        own.length === 0
          ? h("p", { class: "quiet" }, "Nothing.")
          : h("ol", { class: "cards" }, own.map((overlay, index) => ownCard(overlay, index, tower))),
      ),
      section(
        "shown",
        ["The head unit shows", h("span", { class: "mark", title: "What happens when another overlay comes" }, popupPolicy)],
        overlayOrder.length === 0 ? h("p", { class: "quiet" }, "Nothing.") : h(
          "ol",
          { class: "cards" },
          overlayOrder.map((id) => overlays[id]).filter(Boolean).map((overlay) => shownCard(overlay, visibleOverlay, store, send)),
        ),
      ),
    ),
    section(
      "ended",
      "How the last ones ended, newest first",
      ended.length === 0 ? h("p", { class: "quiet" }, "None has ended yet.") : endings(ended, store),
    ),
  );
}

const facts = (pairs) =>
  h(
    "dl",
    { class: "facts" },
    pairs.filter(([, value]) => value !== undefined).map(([name, value]) => [h("dt", {}, name), h("dd", {}, value)]),
  );

/** How long an overlay is to stay; an app that says 0 leaves it to the head unit. */
const lasting = (ms) => (ms === undefined ? undefined : ms === 0 ? "as long as usual" : span(ms));

function ownCard(overlay, index, tower) {
  const presented = overlay.id === tower.presentedOverlay;
  return h(
    "li",
    { key: overlay.id, class: ["card", presented && "current"] },
    h(
      "header",
      {},
      h("strong", { class: "mono" }, overlay.class),
      presented && h("span", { class: "mark accent" }, "presented"),
      h("span", { class: "quiet" }, `place ${index + 1}`),
    ),
    facts([["Asked for", lasting(overlay.durationWanted)], ["Sent", lasting(overlay.durationSent)], ["Cancel id", overlay.cancelID]]),
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
      ["Stays", overlay.durationMs !== undefined ? span(overlay.durationMs) : "until answered"],
      ["Cancel id", overlay.cancelID],
      ["Correlation", overlay.correlationID],
      ["Position", overlay.position],
      ["Typed", overlay.entry || undefined],
    ]),
    h(
      "div",
      { class: "card-acts" },
      act("cancel", "Close it"),
      act("timeout", "Let its time run out"),
      toRow(store, requestOf(overlay, store)?.seq, "Its request"),
    ),
  );
}

const requestOf = ({ app, correlationID }, { journal, newestRow }) =>
  journal.findLast((row) => row.correlationID === correlationID && row.app === app && REQUESTS.has(row.name), newestRow);

/** The last overlay requests that have their reply, up to the moment looked at. */
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
    ["When", "App", "What", "Result", h("th", { scope: "col", class: "number" }, "Took")],
    rows.map((row) => {
      const end = endOf(row);
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
          h("span", { class: "quiet", dir: "auto" }, gistOf(row, 50)),
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
