// Finds the palette's actions by words, and API commands by their written form.

import { commands } from "../../core/commands.js";

const LONGEST_WRITTEN = 100;

/** Returns a command as text that the user can edit. Long parameters are left out. */
export function written(command, params) {
  const json = JSON.stringify(params);
  return `${command} ${json.length <= LONGEST_WRITTEN ? json : `{"${Object.keys(params)[0]}":{`}`;
}

/** Texts that may complete JSON which the user has not typed to its end. */
const ENDS = ["", "}", '"}', "}}", '"}}'];

function parsed(json) {
  for (const end of ENDS) {
    try {
      return JSON.parse(json + end);
    } catch {
      // Try the next end.
    }
  }
  return undefined;
}

/**
 * Returns the command that the user has typed, such as `headUnit.voice {"text": "Home"}`. If the name is incomplete, returns the commands
 * whose names begin with it. A command without typed parameters asks for them, unless it is in `bare`.
 */
export function spelt(typed, bare = new Set()) {
  const [, name, json] = /^\s*(\w+\.[\w.]*)\s*(\{[^]*)?$/.exec(typed) ?? [];
  const action = (command, params = {}) => ({ group: "API", title: commands[command], command, params });
  if (!json) {
    const found = Object.keys(commands).filter((command) => name && command.startsWith(name)).sort((a, b) => a.length - b.length);
    return found.map((command) => ({ ...action(command), rest: command !== name ? command : bare.has(name) ? undefined : asked(name) }));
  }
  const params = commands[name] && parsed(json);
  return params === undefined ? [] : [action(name, params)];
}

/** Returns the text with which the palette asks for a command's parameters. It begins with the parameter in the REST path. */
function asked(command) {
  const [, inPath] = /\{(\w+)\}/.exec(commands[command]) ?? [];
  return `${command} {${inPath ? `"${inPath}":"` : ""}`;
}

/** Returns the actions that contain every word that the user has typed, best match first. */
export function ranked(actions, typed, limit = 60) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return actions.slice(0, limit);
  const scored = [];
  for (const action of actions) {
    const title = action.title.toLowerCase();
    const text = `${title} ${action.group.toLowerCase()} ${(action.command ?? "").toLowerCase()} ${action.words ?? ""}`;
    if (!words.every((word) => text.includes(word))) continue;
    const isNamed = title.includes(` ${words[0]}`) || action.words?.split(" ").includes(words[0]);
    const start = title.startsWith(words[0]) ? 0 : isNamed ? 1 : title.includes(words[0]) ? 2 : 3;
    scored.push({ action, score: start * 1000 + title.length });
  }
  return scored.sort((a, b) => a.score - b.score).slice(0, limit).map(({ action }) => action);
}
