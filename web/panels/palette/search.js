// Finds actions of the palette by words, and commands of the API by name and JSON.

import { commands } from "../../core/commands.js";

const LONGEST_WRITTEN = 100;

/** Returns a command as a text that the user can edit. If the parameters are too long, only the name of the first parameter is included. */
export function written(command, params) {
  const json = JSON.stringify(params);
  return `${command} ${json.length <= LONGEST_WRITTEN ? json : `{"${Object.keys(params)[0]}":{`}`;
}

/** Texts that may complete JSON that the user is still typing. */
const ENDS = ["", "}", '"}', "}}", '"}}'];

function parsed(json) {
  for (const end of ENDS) {
    try {
      return JSON.parse(json + end);
    } catch {
      // Try the next text of `ENDS`.
    }
  }
  return undefined;
}

/**
 * Returns the command that the user has typed, such as `headUnit.voice {"text": "Home"}`. If the name is incomplete, returns all commands
 * whose names begin with `typed`. The user must type parameters for a command, unless `bare` contains the command.
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

/**
 * Returns the beginning of a command, which the user must complete with parameters. If the command's REST path contains a parameter, the
 * text includes the name of this parameter.
 */
function asked(command) {
  const [, inPath] = /\{(\w+)\}/.exec(commands[command]) ?? [];
  return `${command} {${inPath ? `"${inPath}":"` : ""}`;
}

/** Returns the actions that contain all words that the user has typed, best match first. */
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
