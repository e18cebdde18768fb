// The question whether an app may start a phone call, and the button that ends the phone call.

import { h } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { questionOver } from "./question.js";
import { pressing } from "./elements.js";

export function callOver({ headUnit, send }) {
  const { call, apps = {} } = headUnit;
  if (call?.phase !== "asked") return undefined;
  const answer = (accepted) => () => send("headUnit.call.answer", { accepted });
  return questionOver({
    id: "call",
    title: `Call ${call.phoneNumber}?`,
    lines: [`Requested by ${apps[call.app]?.name ?? call.app}.`],
    answers: [{ text: "No", act: answer(false) }, { text: "Call", act: answer(true) }],
  });
}

/** Returns a button in the header that ends the phone call; undefined if no phone call is active. */
export function callBadge({ headUnit: { call }, send }) {
  if (call?.phase !== "running") return undefined;
  const label = `Hang up: ${call.phoneNumber}`;
  return h(
    "button",
    { key: "call", class: "bar-button call", "aria-label": label, title: label, on: pressing(() => send("headUnit.call.end", {})) },
    icon("phone"),
  );
}
