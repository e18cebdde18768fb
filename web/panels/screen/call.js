// What an app wants to dial, asked of the driver; and the call that goes on.

import { h } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { questionOver } from "./question.js";
import { pressing } from "./pieces.js";

export function callOver({ headUnit, send }) {
  const { call, apps = {} } = headUnit;
  if (call?.phase !== "asked") return undefined;
  const answer = (accepted) => () => send("headUnit.call.answer", { accepted });
  return questionOver({
    id: "call",
    title: `Call ${call.phoneNumber}?`,
    lines: [`${apps[call.app]?.name ?? call.app} wants to.`],
    answers: [{ text: "No", act: answer(false) }, { text: "Call", act: answer(true) }],
  });
}

/** Stands in the header for as long as the call goes on: pressed, it hangs up. */
export function callBadge({ headUnit: { call }, send }) {
  if (call?.phase !== "running") return undefined;
  const label = `Hang up: ${call.phoneNumber}`;
  return h(
    "button",
    { key: "call", class: "bar-button call", "aria-label": label, title: label, on: pressing(() => send("headUnit.call.end", {})) },
    icon("phone"),
  );
}
