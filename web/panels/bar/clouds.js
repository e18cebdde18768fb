// Cloud apps in the menu of the bar: the state and the actions of each app, and a field in which the user adds an address.

import { cloudNote, cloudProblem, cloudsOf } from "../../core/cloud.js";
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
      { class: "host-name", title: cloudProblem(app) ?? app.endpoint },
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
    // Read the current value from the store, because the user may press Enter before the last letter is drawn.
    const endpoint = (store.ui.cloudAddress ?? "").trim();
    if (endpoint === "") return;
    // Also clear the field itself, because nothing is drawn if text is typed and cleared within one frame.
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
      title: "The address at which the app runs a WebSocket server, as apps with SDL's JavaScript or Java library do",
      prop: { value: store.ui.cloudAddress ?? "" },
      on: { input: (event) => store.choose({ cloudAddress: event.target.value }) },
    }),
    h("button", { class: "button", type: "submit" }, "Add"),
  );
}
