import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

const web = new URL("../", import.meta.url);
const walk = (folder) =>
  readdirSync(new URL(folder, web)).flatMap((
    name,
  ) => (statSync(new URL(folder + name, web)).isDirectory() ? walk(`${folder}${name}/`) : [folder + name]));
const read = (path) => readFileSync(new URL(path, web), "utf8");
const served = walk("").filter((path) => !path.startsWith("test/"));
const index = read("index.html");

/** Returns the modules that a module imports, directly or indirectly. */
function reached(path, seen = new Set()) {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, specifier] of read(path).matchAll(/^(?:import|export)\b[^";]*\bfrom "(\.[^"]+)"/gm)) {
    reached(new URL(specifier, new URL(path, "http://x/")).pathname.slice(1), seen);
  }
  return seen;
}

/** The modules that the page loads at its start. Modules that are loaded on demand are not included. */
const first = reached("main.js");
const workers = served.flatMap((path) =>
  [...read(path).matchAll(/new URL\("(\.[^"]+\.js)", import\.meta\.url\)/g)].map(([, specifier]) =>
    new URL(specifier, new URL(path, "http://x/")).pathname.slice(1)
  )
);
const later = [...first].flatMap((path) =>
  [...read(path).matchAll(/\bimport\("(\.[^"]+)"\)/g)].flatMap((
    [, specifier],
  ) => [...reached(new URL(specifier, new URL(path, "http://x/")).pathname.slice(1))])
).concat(workers.flatMap((path) => [...reached(path)])).filter((path) => !first.has(path));

test("each module of the first load is preloaded, and no other file is", () => {
  const ahead = [...index.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
  assert.deepEqual(ahead.sort(), [...reached("main.js")].filter((path) => path !== "main.js").sort());
});

test("the script that connects to the bridge comes before all other files, and is not a module", () => {
  const [[, first]] = index.matchAll(/<(?:link|script)\b([^>]*)>/g);
  assert.equal(first, ' src="first-connection.js"');
  // The script cannot import the module with this constant.
  const versions = ["first-connection.js", "core/open-socket.js"].map((path) => read(path).match(/const PROTOCOL = (\d+);/)[1]);
  assert.equal(versions[0], versions[1]);
});

test("every module and style sheet is used", () => {
  const used = new Set([...first, ...later, ...[...index.matchAll(/(?:href|src)="([^"]+\.(?:css|js))"/g)].map(([, path]) => path)]);
  // The API reference at /docs/api is a separate page. The bridge adds the documentation pages.
  for (const path of [...reached("docs/api/main.js"), "docs/api/docs.css", "styles/guide.css"]) used.add(path);
  assert.deepEqual(served.filter((path) => /\.(js|css)$/.test(path) && !used.has(path)), []);
});

test("each panel's style rules are below its own root", () => {
  const panels = readdirSync(new URL("panels/", web));
  const roots = new Set(["#car", "#bar", "#timeline", "#notes", "#over", "#session", ...panels.map((name) => `.for-${name}`)]);
  for (
    const path of [
      "styles/car.css",
      "styles/over-car.css",
      "styles/panels.css",
      "styles/views.css",
      "styles/vehicle.css",
      "styles/frame.css",
    ]
  ) {
    const outermost = [...read(path).matchAll(/^([^\s/}].*) \{/gm)].map(([, selector]) => selector);
    assert.ok(outermost.length > 0, path);
    assert.deepEqual(outermost.filter((selector) => !/^@(keyframes|property) /.test(selector) && !roots.has(selector)), [], path);
  }
});

test("the page requests files only from its own server, and has no inline script or style", () => {
  for (const path of served) {
    const text = read(path);
    for (const [found] of text.matchAll(/\bhttps?:\/\/[^\s"'`)]+/g)) assert.ok(found.startsWith("http://www.w3.org/"), `${path}: ${found}`);
    assert.doesNotMatch(text, /@import|url\((?!#|"\$\{)/, path);
  }
  assert.doesNotMatch(index, /<script(?![^>]*src=)|<style|style=|\son\w+=/);
  for (const [, address] of index.matchAll(/(?:src|href)="([^"]+)"/g)) {
    assert.match(address, /^[\w][\w./-]*$/, "relative, so that a sub-path works");
  }
});

/** Returns the content of a file as the bridge serves it: without lines that contain only comments (decision 010). */
function travelling(path) {
  const text = read(path);
  if (!/\.(js|css)$/.test(path)) return text;
  return text.replace(/^[ \t]*\/\/.*$/gm, "").replace(/^[ \t]*\/\*[^]*?\*\//gm, (comment) => comment.replaceAll(/[^\n]/g, ""));
}

test("the files of the first load, each compressed as served, are at most 150 KB together", () => {
  assert.ok(later.length > 0, "the modules loaded on demand were found");
  const weighed = served.filter((path) => path !== "package.json" && !path.startsWith("docs/") && !later.includes(path));
  const size = weighed.reduce((sum, path) => sum + gzipSync(travelling(path), { level: 9 }).length, 0);
  assert.ok(size <= 150_000, `${size} bytes`);
  assert.ok(size > 20_000, "the files were found");
});
