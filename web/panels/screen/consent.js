// The question whether an app may have what another has.

import { questionsOf } from "../../core/consents.js";
import { questionOver } from "./question.js";

export function consentOver({ headUnit, send }) {
  const [question] = questionsOf(headUnit);
  if (!question) return undefined;
  const { id, app, modules } = question;
  const answer = (allowed) => () => send("headUnit.consent.answer", { question: id, allowed });
  return questionOver({
    id,
    title: `May ${app} control this?`,
    lines: [modules.join(", "), "Another app has it now."],
    answers: [{ text: "No", act: answer(false) }, { text: "Yes", act: answer(true) }],
  });
}
