// Lets node import SDL's JavaScript library from a checkout, without the library's own build.
//
// The library has two trees: `lib/js/src` for browsers, and `lib/node/src` with node's versions of some files. Its
// build copies one over the other and converts both to modules. This loader resolves and converts each file at its
// import.

import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Returns node's version of a file of the browser tree, if there is one. */
function overlaid(path) {
  const other = path.replace("/lib/js/src/", "/lib/node/src/");
  return other !== path && existsSync(other) ? other : path;
}

/** Files of the node tree also import files that exist only in the browser tree; some imports omit the extension. */
function found(path) {
  const whole = path.endsWith(".js") ? path : `${path}.js`;
  return existsSync(whole) ? whole : whole.replace("/lib/node/src/", "/lib/js/src/");
}

/** Resolves an import. */
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

/** Loads a file as an ES module. Some files are CommonJS, and some still call `require`. */
export function load(url, context, next) {
  if (!/\/lib\/(js|node)\/src\//.test(url)) return next(url, context);
  const original = readFileSync(fileURLToPath(url), "utf8");
  const source = original
    .replace(/^const (\{[^}]+\}) = require\(('\.[^']+')\);/gm, "import $1 from $2;")
    .replace(/^module\.exports = (\{[^}]+\});?/gm, "export $1;");
  const requireFunction = source.includes("require(")
    ? "import { createRequire } from 'node:module'; const require = (name) => " +
      // Only the server side of WebSocket requires `ws`; it is not used here.
      "name === 'ws' ? undefined : createRequire(import.meta.url)(name); "
    : "";
  return { format: "module", source: requireFunction + source, shortCircuit: true };
}
