// Converts commands of the API to REST requests and curl lines. The page itself sends commands over its socket.

import { commands } from "./command-table.js";

export { commands };

/** Returns the REST request for a command: the method, the path relative to the page, and the body. */
export function restOf(command, params = {}) {
  if (!commands[command]) throw new Error(`Unknown command '${command}'.`);
  const [method, form] = commands[command].split(" ");
  const body = { ...params };
  const path = form.replace(/\{(\w+)\}/, (_, name) => (delete body[name], encodeURIComponent(params[name])));
  return { method, path: `v1/${path}`, body };
}

/** Returns a shell command that sends a command with curl. `control` is the token of the control lease, if any. */
export function curlOf(command, params, base, control) {
  const { method, path, body } = restOf(command, params);
  const url = new URL(path, base).href;
  return `curl -X ${method} ${quoted(url)} -H 'Content-Type: application/json'${
    control ? ` -H ${quoted(`Control-Token: ${control}`)}` : ""
  } -d ${quoted(JSON.stringify(body))}`;
}

/** Describes a command in a short text, for example `headUnit.button OK short`. */
export function briefOf(command, params = {}) {
  const words = Object.values(params).map((value) => (typeof value === "object" ? JSON.stringify(value) : String(value)));
  const text = [command, ...words].join(" ");
  return text.length > 90 ? `${text.slice(0, 89)}…` : text;
}

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/** The parameters with which the page acquires the control lease. After the page has closed, the lease ends within `ttlMs` milliseconds. */
export const LEASE = { holder: `page ${100 + Math.floor(Math.random() * 900)}`, ttlMs: 60_000 };

/** The kinds of reset that make the car forget its apps. */
export const RESETS = [
  { kind: "factoryDefaults", text: "Factory defaults", title: "Forgets all apps and the driver's consents" },
  { kind: "masterReset", text: "Master reset", title: "Forgets all apps and all permission changes" },
];

/** The HMI levels that a user can set for an app. */
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
