// Lets node import SDL's JavaScript library from a checkout, without the library's own build.
//
// The library has two trees: `lib/js/src` for browsers, and `lib/node/src` with node's versions of some files. The library's build copies
// the node tree over the browser tree and converts the files to modules. This loader resolves and converts each file at its import.

import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Returns the path of node's version of a browser file. If no such version exists, returns the path of the browser file. */
function overlaid(path) {
  const other = path.replace("/lib/js/src/", "/lib/node/src/");
  return other !== path && existsSync(other) ? other : path;
}

/**
 * Returns the path of the file that an import means. Files of the node tree also import files that exist only in the browser tree, and some
 * imports omit the extension.
 */
function found(path) {
  const whole = path.endsWith(".js") ? path : `${path}.js`;
  return existsSync(whole) ? whole : whole.replace("/lib/node/src/", "/lib/js/src/");
}

/** Resolves an import. Called by node for each import. */
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

/** Loads a file as an ES module. Called by node. Some files of the library are CommonJS modules or call `require`. */
export function load(url, context, next) {
  if (!/\/lib\/(js|node)\/src\//.test(url)) return next(url, context);
  const original = readFileSync(fileURLToPath(url), "utf8");
  const source = original
    .replace(/^const (\{[^}]+\}) = require\(('\.[^']+')\);/gm, "import $1 from $2;")
    .replace(/^module\.exports = (\{[^}]+\});?/gm, "export $1;");
  const requireFunction = source.includes("require(")
    ? "import { createRequire } from 'node:module'; const require = (name) => " +
      // Only the server side of WebSocket requires `ws`; the app does not use this side.
      "name === 'ws' ? undefined : createRequire(import.meta.url)(name); "
    : "";
  return { format: "module", source: requireFunction + source, shortCircuit: true };
}
