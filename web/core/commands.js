// A command of the API: its REST form, and how to say it with curl. The page sends the same thing over its socket.

import { commands } from "./command-table.js";

export { commands };

/** The REST form of a command: method, path relative to the page, body. */
export function restOf(command, params = {}) {
  if (!commands[command]) throw new Error(`There is no command '${command}'.`);
  const [method, form] = commands[command].split(" ");
  const body = { ...params };
  const path = form.replace(/\{(\w+)\}/, (_, name) => (delete body[name], encodeURIComponent(params[name])));
  return { method, path: `v1/${path}`, body };
}

/** The command as a line for a shell. */
export function curlOf(command, params, base, control) {
  const { method, path, body } = restOf(command, params);
  const url = new URL(path, base).href;
  return `curl -X ${method} ${quoted(url)} -H 'Content-Type: application/json'${
    control ? ` -H ${quoted(`Control-Token: ${control}`)}` : ""
  } -d ${quoted(JSON.stringify(body))}`;
}

/** A command in few words: `headUnit.button OK short`. */
export function briefOf(command, params = {}) {
  const words = Object.values(params).map((value) => (typeof value === "object" ? JSON.stringify(value) : String(value)));
  const text = [command, ...words].join(" ");
  return text.length > 90 ? `${text.slice(0, 89)}…` : text;
}

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/** How this page takes the lease, which outlives it by so much where it goes without a word. */
export const LEASE = { holder: `page ${100 + Math.floor(Math.random() * 900)}`, ttlMs: 60_000 };

/** What a driver has the car forget its apps with. */
export const RESETS = [
  { kind: "factoryDefaults", text: "Factory defaults", title: "Apps come as if for the first time; what the driver refused them is gone" },
  { kind: "masterReset", text: "Master reset", title: "Apps come as if for the first time; all that was set of permissions is gone" },
];

/** What apps can be set to. */
export const LEVELS = ["FULL", "LIMITED", "BACKGROUND", "NONE"];
export const AUDIO = ["AUDIBLE", "ATTENUATED", "NOT_AUDIBLE"];
export const REASONS = [
  "TRANSPORT_LOST",
  "IGNITION_OFF",
  "BLUETOOTH_OFF",
  "USB_DISCONNECTED",
  "REQUEST_WHILE_IN_NONE_HMI_LEVEL",
  "TOO_MANY_REQUESTS",
  "DRIVER_DISTRACTION_VIOLATION",
  "LANGUAGE_CHANGE",
  "MASTER_RESET",
  "FACTORY_DEFAULTS",
  "APP_UNAUTHORIZED",
  "PROTOCOL_VIOLATION",
  "UNSUPPORTED_HMI_RESOURCE",
  "RESOURCE_CONSTRAINT",
];
