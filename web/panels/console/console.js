// Sends any notification of the spec to an app, by a form made from the spec or as JSON.

import { curlOf } from "../../core/commands.js";
import { h, render } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { fieldsOf } from "./fields.js";
import { changed, Spec } from "./form.js";

/** Kept while the panel is away. */
const kept = { spec: undefined, name: "OnHMIStatus", values: new Map(), raw: false, text: undefined, outcome: undefined, search: "" };

export function mount(element, store, send) {
  const redraw = () => draw(element, store, send, redraw);
  if (!kept.spec) load(redraw);
  return store.watch((now) => [now.app, now.headUnit?.appOrder, now.live], redraw);
}

async function load(redraw) {
  try {
    const answer = await fetch(new URL("v1/spec", document.baseURI));
    if (!answer.ok) throw new Error(`The bridge answered ${answer.status}.`);
    kept.spec = new Spec(await answer.json());
    kept.failure = undefined;
  } catch (error) {
    kept.failure = error.message;
  }
  redraw();
}

function draw(element, store, send, redraw) {
  if (!kept.spec) {
    render(element, h("div", { key: "waiting", class: "teaching" }, kept.failure ? [h("p", {}, `The spec could not be loaded: ${kept.failure}`), h("button", { class: "button", type: "button", on: { click: () => load(redraw) } }, "Try again")] : h("p", {}, "Loading the spec.")));
    return;
  }
  if (!store.app) {
    render(element, h("div", { key: "teaching", class: "teaching" }, h("p", {}, "From here anything the head unit may tell an app can be sent by hand. There is no app yet.")));
    return;
  }
  render(element, h("div", { key: "two", class: "console" }, names(redraw), message(store, send, redraw)));
}

function names(redraw) {
  const found = kept.spec.notifications.filter(({ name }) => name.toLowerCase().includes(kept.search.toLowerCase()));
  const choose = (name) => {
    Object.assign(kept, { name, text: undefined, outcome: undefined });
    redraw();
  };
  return h(
    "div",
    { class: "console-names" },
    h("input", { class: "field", type: "search", placeholder: "Find a notification", "aria-label": "Find a notification", prop: { value: kept.search }, on: { input: (event) => ((kept.search = event.target.value), redraw()) } }),
    h("ul", { "aria-label": "Notifications" }, found.map(({ name }) => h("li", { key: name }, h("button", { type: "button", class: ["console-name", name === kept.name && "chosen"], "aria-current": name === kept.name ? "true" : undefined, on: { click: () => choose(name) } }, name)))),
    h("p", { class: "quiet" }, `Spec ${kept.spec.version}`),
  );
}

function valueOf(name) {
  if (!kept.values.has(name)) kept.values.set(name, kept.spec.start(kept.spec.notification(name)));
  return kept.values.get(name);
}

function message(store, send, redraw) {
  const { spec, name } = kept;
  const owner = spec.notification(name);
  const value = valueOf(name);
  const problems = kept.wrong ? [kept.wrong] : spec.problems(owner, value);
  const params = { app: store.app, name, params: value };
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
    kept.outcome = await send("headUnit.rpc.send", { app: store.app, name, params: valueOf(name) });
    redraw();
  };
  const mode = (raw) => {
    Object.assign(kept, { raw, text: undefined, wrong: undefined });
    redraw();
  };
  return h(
    "form",
    { key: name, class: "console-form", on: { submit } },
    h("header", {}, h("h3", {}, name, h("span", { class: "quiet" }, ` to ${store.headUnit?.apps?.[store.app]?.name ?? store.app}`)), h("div", { class: "segments", role: "group", "aria-label": "How to write it" }, h("button", { type: "button", "aria-pressed": String(!kept.raw), on: { click: () => mode(false) } }, "Form"), h("button", { type: "button", "aria-pressed": String(kept.raw), on: { click: () => mode(true) } }, "JSON"))),
    kept.raw ? rawText(name, redraw) : owner.params?.length ? h("div", { class: "console-fields" }, fieldsOf(owner, value, [], form)) : h("p", { class: "quiet" }, "It has no parameters."),
    problems.length > 0 && h("ul", { class: "problems" }, problems.slice(0, 6).map((text) => h("li", {}, icon("warning"), text))),
    h(
      "footer",
      {},
      h("button", { class: "button main", type: "submit", disabled: !store.live || Boolean(kept.wrong) }, "Send"),
      h("button", { class: "button", type: "button", on: { click: () => send.copy("headUnit.rpc.send", params) } }, icon("copy"), "Copy as curl"),
      h("output", { class: "quiet" }, kept.outcome ? (kept.outcome.ok ? `Sent, row ${kept.outcome.seq}` : (kept.outcome.error?.message ?? "")) : ""),
      kept.outcome?.ok && h("button", { class: "text-button", type: "button", on: { click: () => store.choose({ row: kept.outcome.seq, show: "log" }) } }, "in the log"),
    ),
    h("pre", { class: "curl", tabindex: "0", role: "region", "aria-label": "The same with curl" }, curlOf("headUnit.rpc.send", params, document.baseURI)),
  );
}

function rawText(name, redraw) {
  const input = (event) => {
    kept.text = event.target.value;
    try {
      kept.values.set(name, JSON.parse(kept.text));
      kept.wrong = undefined;
    } catch (error) {
      kept.wrong = `This is no JSON: ${error.message}`;
    }
    redraw();
  };
  return h("textarea", { class: "field mono raw", rows: "10", spellcheck: "false", "aria-label": "Parameters as JSON", prop: { value: kept.text ?? JSON.stringify(valueOf(name), null, 2) }, on: { input } });
}
