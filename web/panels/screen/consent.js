// The questions to the driver: whether an app may use a module of another app, and whether a service may become active.

import { questionsOf, serviceQuestionsOf } from "../../core/consents.js";
import { questionOver } from "./question.js";

export function consentOver({ headUnit, send }) {
  const [question] = questionsOf(headUnit);
  if (!question) return serviceOver({ headUnit, send });
  const { id, app, modules } = question;
  return questionOver({
    id,
    title: `Allow ${app} to control the car?`,
    lines: [modules.join(", "), "Currently used by another app."],
    answers: yesOrNo(send, "headUnit.consent.answer", id),
  });
}

function serviceOver({ headUnit, send }) {
  const [question] = serviceQuestionsOf(headUnit);
  if (!question) return undefined;
  const { id, app, service } = question;
  return questionOver({
    id,
    title: `Use ${service}?`,
    lines: [`${app} wants this service to be the active service of its type.`],
    answers: yesOrNo(send, "headUnit.services.answer", id),
  });
}

const yesOrNo = (send, command, question) =>
  [["No", false], ["Yes", true]].map(([text, allowed]) => ({ text, act: () => send(command, { question, allowed }) }));
