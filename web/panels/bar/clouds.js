// Cloud apps in the bar's menu: how each of them stands, what one does with it, and a place to add an address.

import { cloudNote, cloudsOf, cloudTrouble } from "../../core/cloud.js";
import { h } from "../../core/dom.js";
import { button, tool } from "../../core/parts.js";

export function cloudMenu(store, send) {
  return [
    cloudsOf(store.headUnit).map((app) => line(app, send)),
    form(store, send),
  ];
}

function line(app, send) {
  const id = app.id;
  return h(
    "div",
    { key: `cloud ${id}`, class: "host" },
    h(
      "span",
      { class: "host-name", title: cloudTrouble(app) ?? app.endpoint },
      app.name,
      h("span", { class: ["mark", app.status === "CONNECTED" && "good", app.why && "bad"] }, cloudNote(app)),
    ),
    tool(`Forget ${app.name}`, "close", () => send("headUnit.cloudApp.remove", { id })),
    button("Open", () => send("headUnit.cloudApp.connect", { id }), { class: "button main" }),
  );
}

function form(store, send) {
  const add = (event) => {
    event.preventDefault();
    // As it is now: Enter may come before the last letter has been drawn.
    const endpoint = (store.ui.cloudAddress ?? "").trim();
    if (endpoint === "") return;
    // The field too: nothing is drawn where the letters came and went before the next picture.
    event.target.reset();
    store.choose({ cloudAddress: undefined });
    send("headUnit.cloudApp.set", { endpoint });
  };
  return h(
    "form",
    { key: "cloud form", class: "cloud-form", on: { submit: add } },
    h("input", {
      class: "field",
      type: "text",
      placeholder: "ws://127.0.0.1:3000/",
      "aria-label": "Address of a cloud app",
      title: "An app that listens as a WebSocket server, as those of SDL's JavaScript and Java libraries do",
      prop: { value: store.ui.cloudAddress ?? "" },
      on: { input: (event) => store.choose({ cloudAddress: event.target.value }) },
    }),
    h("button", { class: "button", type: "submit" }, "Add"),
  );
}
