// The REST form of each command of the API, and its curl line. The page sends the same commands over its socket.

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

/** Returns a command as a shell command with curl. */
export function curlOf(command, params, base, control) {
  const { method, path, body } = restOf(command, params);
  const url = new URL(path, base).href;
  return `curl -X ${method} ${quoted(url)} -H 'Content-Type: application/json'${
    control ? ` -H ${quoted(`Control-Token: ${control}`)}` : ""
  } -d ${quoted(JSON.stringify(body))}`;
}

/** Returns a command as a short text, for example `headUnit.button OK short`. */
export function briefOf(command, params = {}) {
  const words = Object.values(params).map((value) => (typeof value === "object" ? JSON.stringify(value) : String(value)));
  const text = [command, ...words].join(" ");
  return text.length > 90 ? `${text.slice(0, 89)}…` : text;
}

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/** The parameters with which this page acquires the control lease. If the page disappears, the lease ends after `ttlMs`. */
export const LEASE = { holder: `page ${100 + Math.floor(Math.random() * 900)}`, ttlMs: 60_000 };

/** The resets that make the car forget its apps. */
export const RESETS = [
  { kind: "factoryDefaults", text: "Factory defaults", title: "Forgets all apps and the driver's consents" },
  { kind: "masterReset", text: "Master reset", title: "Forgets all apps and all permission changes" },
];

/** The values to which an app's status can be set. */
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
