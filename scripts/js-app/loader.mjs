// Lets node import SDL's JavaScript library straight from a checkout, without the bundle its own build makes.
//
// The library has two trees, `lib/js/src` for browsers and `lib/node/src` with node's own versions of some files; its
// build lays one over the other and makes modules of both. Here each file is found and read that way when it is asked for.

import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Files of the browser's tree that node has its own version of. */
function overlaid(path) {
  const other = path.replace("/lib/js/src/", "/lib/node/src/");
  return other !== path && existsSync(other) ? other : path;
}

/** Files of node's tree import each other and files that are only in the browser's; some leave out how a name ends. */
function found(path) {
  const whole = path.endsWith(".js") ? path : `${path}.js`;
  return existsSync(whole) ? whole : whole.replace("/lib/node/src/", "/lib/js/src/");
}

/** Where an import leads. */
export function resolve(specifier, context, next) {
  const isOwn = specifier.startsWith("file:") || (specifier.startsWith(".") && context.parentURL?.startsWith("file:"));
  if (isOwn) {
    const path = fileURLToPath(new URL(specifier, context.parentURL));
    if (/\/lib\/(js|node)\/src\//.test(path)) {
      return { url: pathToFileURL(overlaid(found(path))).href, shortCircuit: true };
    }
  }
  return next(specifier, context);
}

/** Both trees hold modules, whatever they are written as; some ask for others as node did before it had modules. */
export function load(url, context, next) {
  if (!/\/lib\/(js|node)\/src\//.test(url)) return next(url, context);
  const written = readFileSync(fileURLToPath(url), "utf8");
  const source = written
    .replace(/^const (\{[^}]+\}) = require\(('\.[^']+')\);/gm, "import $1 from $2;")
    .replace(/^module\.exports = (\{[^}]+\});?/gm, "export $1;");
  const asks = source.includes("require(")
    ? "import { createRequire } from 'node:module'; const require = (name) => " +
      // Only the server's side of WebSocket asks for this one; it is not used here.
      "name === 'ws' ? undefined : createRequire(import.meta.url)(name); "
    : "";
  return { format: "module", source: asks + source, shortCircuit: true };
}
