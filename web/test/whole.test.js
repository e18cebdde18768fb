import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

const web = new URL("../", import.meta.url);
const walk = (folder) => readdirSync(new URL(folder, web)).flatMap((name) => (statSync(new URL(folder + name, web)).isDirectory() ? walk(`${folder}${name}/`) : [folder + name]));
const read = (path) => readFileSync(new URL(path, web), "utf8");
const served = walk("").filter((path) => !path.startsWith("test/"));
const index = read("index.html");

/** The modules a module leads to. */
function reached(path, seen = new Set()) {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, specifier] of read(path).matchAll(/^(?:import|export)\b[^"\n]*\bfrom "(\.[^"]+)"/gm)) {
    reached(new URL(specifier, new URL(path, "http://x/")).pathname.slice(1), seen);
  }
  return seen;
}

test("each module is loaded ahead, so that nothing waits for a chain of imports, and no other file is", () => {
  const ahead = [...index.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
  assert.deepEqual(ahead.sort(), [...reached("main.js")].filter((path) => path !== "main.js").sort());
});

test("every module and style sheet there is, is used", () => {
  const used = new Set([...reached("main.js"), ...[...index.matchAll(/href="([^"]+\.css)"/g)].map(([, href]) => href)]);
  assert.deepEqual(served.filter((path) => /\.(js|css)$/.test(path) && !used.has(path)), []);
});

test("each panel shapes only what stands inside of it", () => {
  const roots = { bar: "#bar", screen: "#car", timeline: "#timeline", notes: "#notes", palette: "#over" };
  const sheets = served.filter((path) => path.startsWith("panels/") && path.endsWith(".css"));
  for (const path of sheets) {
    const root = roots[path.split("/")[1]] ?? `.for-${path.split("/")[1]}`;
    const outermost = [...read(path).matchAll(/^([^\s/}].*) \{$/gm)].map(([, selector]) => selector);
    assert.deepEqual(outermost.filter((selector) => !/^@(keyframes|property) /.test(selector)), [root], path);
  }
  assert.ok(sheets.length > 15);
});

test("the page asks nobody but its own server for anything, and has no inline script or style", () => {
  for (const path of served) {
    const text = read(path);
    for (const [found] of text.matchAll(/\bhttps?:\/\/[^\s"'`)]+/g)) assert.ok(found.startsWith("http://www.w3.org/"), `${path}: ${found}`);
    assert.doesNotMatch(text, /@import|url\((?!#|"\$\{)/, path);
  }
  assert.doesNotMatch(index, /<script(?![^>]*src=)|<style|style=|\son\w+=/);
  for (const [, address] of index.matchAll(/(?:src|href)="([^"]+)"/g)) assert.match(address, /^[\w][\w./-]*$/, "relative, so that a sub-path works");
});

test("all of it together is at most 150 KB when compressed", () => {
  const size = gzipSync(Buffer.concat(served.map((path) => readFileSync(new URL(path, web)))), { level: 9 }).length;
  assert.ok(size <= 150_000, `${size} bytes`);
  assert.ok(size > 20_000, "the files were found");
});
