// Every command of the API: its REST form, and how to say it with curl. The page sends the same thing over its socket.

const app = (verb) => ({ method: "POST", path: ({ app: key }) => `v1/apps/${encodeURIComponent(key)}:${verb}`, takes: ["app"] });
const host = (verb) => ({ method: "POST", path: ({ id }) => `v1/hosts/${encodeURIComponent(id)}:${verb}`, takes: ["id"] });
const post = (path) => ({ method: "POST", path: () => path, takes: [] });
const scratch = (verb) => ({ method: "POST", path: ({ id }) => `v1/scratch-apps/${encodeURIComponent(id)}:${verb}`, takes: ["id"] });
const overlay = (verb) => post(`v1/head-unit/overlay:${verb}`);

/** Command name to its REST form; `takes` names the parameters that go into the path. */
export const commands = {
  "apps.start": host("start"),
  "apps.stop": host("stop"),
  "apps.restart": host("restart"),
  "headUnit.app.activate": app("activate"),
  "headUnit.app.background": app("background"),
  "headUnit.app.close": app("close"),
  "headUnit.app.connect": app("connect"),
  "headUnit.app.disconnect": app("disconnect"),
  "headUnit.app.setStatus": { method: "PATCH", path: ({ app: key }) => `v1/apps/${encodeURIComponent(key)}/status`, takes: ["app"] },
  "headUnit.app.setPermission": { method: "PATCH", path: ({ app: key }) => `v1/apps/${encodeURIComponent(key)}/permissions`, takes: ["app"] },
  "headUnit.set": { method: "PATCH", path: () => "v1/head-unit", takes: [] },
  "headUnit.profile.use": { method: "PUT", path: () => "v1/head-unit/profile", takes: [] },
  "headUnit.profile.edit": { method: "PATCH", path: () => "v1/head-unit/profile", takes: [] },
  "headUnit.button": post("v1/head-unit/button:press"),
  "headUnit.softButton": post("v1/head-unit/soft-button:press"),
  "headUnit.touch": post("v1/head-unit/touch"),
  "headUnit.touch.tap": post("v1/head-unit/touch:tap"),
  "headUnit.touch.drag": post("v1/head-unit/touch:drag"),
  "headUnit.touch.pinch": post("v1/head-unit/touch:pinch"),
  "headUnit.menu.open": post("v1/head-unit/menu:open"),
  "headUnit.menu.close": post("v1/head-unit/menu:close"),
  "headUnit.menu.choose": post("v1/head-unit/menu:choose"),
  "headUnit.voice": post("v1/head-unit/voice:say"),
  "headUnit.overlay.press": overlay("press"),
  "headUnit.overlay.choose": overlay("choose"),
  "headUnit.overlay.type": overlay("type"),
  "headUnit.overlay.submit": overlay("submit"),
  "headUnit.overlay.slide": overlay("slide"),
  "headUnit.overlay.save": overlay("save"),
  "headUnit.overlay.scroll": overlay("scroll"),
  "headUnit.overlay.cancel": overlay("cancel"),
  "headUnit.overlay.timeout": overlay("timeout"),
  "headUnit.overlay.retry": overlay("retry"),
  "headUnit.overlay.audio": overlay("audio"),
  "headUnit.clock.pause": post("v1/clock:pause"),
  "headUnit.clock.resume": post("v1/clock:resume"),
  "headUnit.clock.advance": post("v1/clock:advance"),
  "headUnit.clock.step": post("v1/clock:step"),
  "headUnit.rpc.send": post("v1/rpc"),
  "headUnit.faults.add": post("v1/faults"),
  "headUnit.faults.clear": post("v1/faults:clear"),
  "scratch.create": post("v1/scratch-apps"),
  "scratch.send": scratch("send"),
  "scratch.putFile": scratch("put-file"),
  "scratch.remove": { method: "DELETE", path: ({ id }) => `v1/scratch-apps/${encodeURIComponent(id)}`, takes: ["id"] },
  "bridge.use": post("v1/elements:use"),
  "bridge.batch": post("v1/batch"),
  "bridge.control.acquire": post("v1/control:acquire"),
  "bridge.control.release": post("v1/control:release"),
  "bridge.reset": post("v1/reset"),
};

/** The REST form of a command: method, path relative to the page, body. */
export function restOf(command, params = {}) {
  const form = commands[command];
  if (!form) throw new Error(`There is no command '${command}'.`);
  const body = Object.fromEntries(Object.entries(params).filter(([key]) => !form.takes.includes(key)));
  return { method: form.method, path: form.path(params), body };
}

/** The command as a line for a shell. */
export function curlOf(command, params, base, control) {
  const { method, path, body } = restOf(command, params);
  const url = new URL(path, base).href;
  return `curl -X ${method} ${quoted(url)} -H 'Content-Type: application/json'${control ? ` -H ${quoted(`Control-Token: ${control}`)}` : ""} -d ${quoted(JSON.stringify(body))}`;
}

/** A command in few words: `headUnit.button OK short`. */
export function briefOf(command, params = {}) {
  const words = Object.values(params).map((value) => (typeof value === "object" ? JSON.stringify(value) : String(value)));
  const text = [command, ...words].join(" ");
  return text.length > 90 ? `${text.slice(0, 89)}…` : text;
}

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/** What apps can be set to. */
export const LEVELS = ["FULL", "LIMITED", "BACKGROUND", "NONE"];
export const AUDIO = ["AUDIBLE", "ATTENUATED", "NOT_AUDIBLE"];
export const REASONS = ["TRANSPORT_LOST", "IGNITION_OFF", "BLUETOOTH_OFF", "USB_DISCONNECTED", "REQUEST_WHILE_IN_NONE_HMI_LEVEL", "TOO_MANY_REQUESTS", "DRIVER_DISTRACTION_VIOLATION", "LANGUAGE_CHANGE", "MASTER_RESET", "FACTORY_DEFAULTS", "APP_UNAUTHORIZED", "PROTOCOL_VIOLATION", "UNSUPPORTED_HMI_RESOURCE", "RESOURCE_CONSTRAINT"];
