// The API reference: loads the API descriptions that the bridge serves, and shows their content.

import { render } from "../../core/dom.js";
import { contents, reference } from "./draw.js";
import { has, referenceOf } from "./model.js";
import { rulesGroup } from "./rules.js";

const list = document.querySelector("#index");
const main = document.querySelector("#reference");
const state = { words: "", whole: undefined };

const read = async (path) => {
  const answer = await fetch(path, { headers: { Accept: "application/json" } });
  if (!answer.ok) throw new Error(`${path}: the bridge answered ${answer.status}`);
  return answer.json();
};

function draw() {
  const groups = state.whole.groups.map((group) => ({ ...group, entries: group.entries.filter((entry) => has(entry, state.words)) }))
    .filter(({ entries }) => entries.length > 0);
  const shown = { ...state.whole, groups };
  render(list, contents(shown, { words: state.words, shown: decodeURIComponent(location.hash.slice(1)), onWords: find }));
  render(main, reference(shown, state.words));
}

function find(words) {
  state.words = words;
  draw();
}

function go() {
  draw();
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}

addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.target.matches("input")) return;
  event.preventDefault();
  list.querySelector("input")?.focus();
});

try {
  const [openapi, asyncapi, rules] = await Promise.all([read("../../openapi.json"), read("../../asyncapi.json"), read("rules.json")]);
  state.whole = referenceOf(openapi, asyncapi);
  state.whole.groups.push(rulesGroup(rules));
  addEventListener("hashchange", go);
  go();
} catch (error) {
  main.replaceChildren(`The reference cannot be shown: ${error.message}. Is the bridge still running?`);
}
