// Sends any message of the RPC specification, which the user writes in a form or as JSON. The message is a notification or a request of the
// head unit, or a request of a scratch app.

import { curlOf } from "../../core/commands.js";
import { h, render } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { button, emptyState, segments } from "../../core/parts.js";
import { loadSpec } from "../../core/spec.js";
import { changed, fieldsOf } from "./form.js";

/** The user's input, which is kept while another panel is shown. */
const kept = {
  spec: undefined,
  side: "notifies",
  names: { notifies: "OnHMIStatus", requests: "Show", app: "Show" },
  values: new Map(),
  raw: false,
  text: undefined,
  outcome: undefined,
  search: "",
};

const scratchOf = ({ tree, app }) => tree?.bridge?.scratchApps?.[app];

/**
 * Returns the kind of message: a notification (`notifies`) or a request (`requests`) of the car, or a request of a scratch app, which is an
 * app without code (`app`).
 */
const sideOf = (store) => (kept.side === "app" && !scratchOf(store) ? "notifies" : kept.side);

const nameFor = (store) => kept.names[sideOf(store)];

function callFor(store) {
  const name = nameFor(store);
  const params = valueOf(name);
  if (sideOf(store) === "app") return ["scratch.send", { id: scratchOf(store).id, name, params }];
  return ["headUnit.rpc.send", { app: store.app, name, ...(sideOf(store) === "requests" && { rpcType: "request" }), params }];
}

export function mount(element, store, send) {
  const redraw = () => draw(element, store, send, redraw);
  kept.failure = undefined;
  return store.watch((now) => [now.isFile, now.app, now.headUnit?.appOrder, now.tree?.bridge?.scratchApps, now.live], redraw);
}

async function load(redraw) {
  try {
    kept.spec = await loadSpec(document.baseURI);
    kept.failure = undefined;
  } catch (error) {
    kept.failure = error.message;
  }
  kept.loading = undefined;
  redraw();
}

function draw(element, store, send, redraw) {
  if (store.isFile) {
    render(
      element,
      emptyState("This panel sends messages to apps, and requests of scratch apps. This session is from a file, so nothing can be sent."),
    );
    return;
  }
  if (!kept.spec) {
    if (!kept.failure) kept.loading ??= load(redraw);
    render(
      element,
      kept.failure
        ? emptyState(`The RPC specification could not be loaded: ${kept.failure}`, button("Try again", () => load(redraw)))
        : emptyState("Loading the RPC specification."),
    );
    return;
  }
  if (!store.app) {
    render(
      element,
      emptyState(
        "Here you can send any message to an app, and any request to the head unit as a scratch app. No app is connected yet.",
        startScratch(store, send, redraw),
      ),
    );
    return;
  }
  render(element, h("div", { key: "two", class: "console" }, names(store, send, redraw), message(store, send, redraw)));
}

/** Returns a button that adds a scratch app, so that the user can send requests of an app. */
function startScratch(store, send, redraw) {
  const start = async () => {
    const { ok, key } = await send("scratch.create", { appName: "Scratch" });
    if (!ok) return;
    kept.side = "app";
    if (key !== undefined) store.choose({ app: key });
    redraw();
  };
  return button("Add scratch app", start, {
    disabled: !store.live,
    title: "A scratch app has no code. You send its requests in this panel.",
  });
}

function names(store, send, redraw) {
  const side = sideOf(store);
  const all = side === "notifies" ? kept.spec.notifications : kept.spec.requests;
  const found = all.filter(({ name }) => name.toLowerCase().includes(kept.search.toLowerCase()));
  const choose = (name) => {
    Object.assign(kept, { names: { ...kept.names, [side]: name }, text: undefined, outcome: undefined });
    redraw();
  };
  const turn = (to) => {
    Object.assign(kept, { side: to, text: undefined, outcome: undefined, search: "" });
    redraw();
  };
  const what = side === "notifies" ? "notification" : "request";
  const chosen = nameFor(store);
  return h(
    "div",
    { class: "console-names" },
    segments(
      "Sender",
      [["notifies", "Car notifies"], ["requests", "Car requests"], ...(scratchOf(store) ? [["app", "App requests"]] : [])],
      side,
      turn,
    ),
    !scratchOf(store) && h("div", { key: "side" }, startScratch(store, send, redraw)),
    h("input", {
      key: "find",
      class: "field",
      type: "search",
      placeholder: `Find a ${what}`,
      "aria-label": `Find a ${what}`,
      prop: { value: kept.search },
      on: { input: (event) => ((kept.search = event.target.value), redraw()) },
    }),
    h(
      "ul",
      { key: "list", "aria-label": side === "notifies" ? "Notifications" : "Requests" },
      found.map(({ name }) =>
        h(
          "li",
          { key: name },
          h("button", {
            class: ["console-name", name === chosen && "chosen"],
            "aria-current": name === chosen ? "true" : undefined,
            on: { click: () => choose(name) },
          }, name),
        )
      ),
    ),
    h("p", { key: "spec", class: "quiet" }, `Spec ${kept.spec.version}`),
  );
}

function valueOf(name) {
  if (!kept.values.has(name)) kept.values.set(name, kept.spec.start(kept.spec.message(name)));
  return kept.values.get(name);
}

/** Describes the outcome of a sent message. The outcome of a request is the result code of the reply. */
function ending({ outcome }, store) {
  if (!outcome) return undefined;
  if (!outcome.ok) return h("output", { class: "quiet" }, outcome.error?.message ?? "");
  const result = outcome.reply?.params?.resultCode;
  return [
    h(
      "output",
      { class: ["quiet", result && (outcome.reply.params.success ? "good" : "bad")] },
      result ? `Answered ${result}` : `Sent, row ${outcome.seq}`,
    ),
    h("button", { class: "text-button", on: { click: () => store.choose({ row: outcome.seq, show: "log" }) } }, "Show in log"),
  ];
}

function message(store, send, redraw) {
  const { spec } = kept;
  const name = nameFor(store);
  const owner = spec.message(name);
  const value = valueOf(name);
  const problems = kept.wrong ? [kept.wrong] : spec.problems(owner, value);
  const title = store.headUnit?.apps?.[store.app]?.name ?? store.app;
  const form = {
    spec,
    change(path, to) {
      kept.values.set(name, changed(valueOf(name), path, to));
      kept.text = undefined;
      redraw();
    },
  };
  const submit = async (event) => {
    event.preventDefault();
    if (kept.wrong) return;
    kept.outcome = await send(...callFor(store));
    redraw();
  };
  const mode = (raw) => {
    Object.assign(kept, { raw, text: undefined, wrong: undefined });
    redraw();
  };
  return h(
    "form",
    { key: name, class: "console-form", on: { submit } },
    h(
      "header",
      {},
      h("h3", {}, name, h("span", { class: "quiet" }, ` ${sideOf(store) === "app" ? "from" : "to"} ${title}`)),
      segments("Input format", [[false, "Form"], [true, "JSON"]], kept.raw, mode),
    ),
    kept.raw
      ? rawText(name, redraw)
      : owner.params?.length
      ? h("div", { class: "console-fields" }, fieldsOf(owner, value, [], form))
      : h("p", { class: "quiet" }, "No parameters."),
    problems.length > 0 && h("ul", { class: "problems" }, problems.slice(0, 6).map((text) => h("li", {}, icon("warning"), text))),
    h(
      "footer",
      {},
      h("button", { class: "button main", type: "submit", disabled: !store.live || Boolean(kept.wrong) }, "Send"),
      button([icon("copy"), "Copy as curl"], () => send.copy(...callFor(store))),
      ending(kept, store),
    ),
    h(
      "pre",
      { class: "curl", tabindex: "0", role: "region", "aria-label": "curl command" },
      curlOf(...callFor(store), document.baseURI),
    ),
  );
}

function rawText(name, redraw) {
  const input = (event) => {
    kept.text = event.target.value;
    try {
      kept.values.set(name, JSON.parse(kept.text));
      kept.wrong = undefined;
    } catch (error) {
      kept.wrong = `Invalid JSON: ${error.message}`;
    }
    redraw();
  };
  return h("textarea", {
    class: "field mono raw",
    rows: "10",
    spellcheck: "false",
    "aria-label": "Parameters as JSON",
    prop: { value: kept.text ?? JSON.stringify(valueOf(name), null, 2) },
    on: { input },
  });
}
