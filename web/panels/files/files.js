// The files of an app: what the app is sending, and what lies on the head unit, with its pictures.

import { h, render } from "../../core/dom.js";
import { size } from "../../core/format.js";
import { icon } from "../../core/icons.js";

const PICTURES = new Set(["GRAPHIC_PNG", "GRAPHIC_JPEG", "GRAPHIC_BMP"]);

export function mount(element, store, send) {
  return store.watch((now) => [now.tree?.apps?.[now.app]?.files, now.headUnit?.apps?.[now.app]?.files, now.headUnit?.apps?.[now.app]?.storage, now.headUnit?.apps?.[now.app]?.windows, now.app], () => draw(element, store, send));
}

function draw(element, store, send) {
  const sending = store.tree?.apps?.[store.app]?.files ?? {};
  const shown = store.headUnit?.apps?.[store.app];
  const held = shown?.files ?? {};
  const order = store.tree?.apps?.[store.app]?.fileOrder ?? [];
  const names = [...new Set([...order, ...Object.keys(held), ...Object.keys(sending)])];
  if (names.length === 0) {
    render(element, h("div", { key: "teaching", class: "teaching" }, h("p", {}, "Files an app puts on the head unit stand here, with their pictures, while they travel and after."), h("button", { class: "button", type: "button", on: { click: () => store.choose({ q: "rpc:PutFile,DeleteFile,ListFiles", show: "log" }) } }, "Find them in the log")));
    return;
  }
  const used = shown?.storage?.used ?? 0;
  const quota = shown?.storage?.quota;
  render(
    element,
    quota && h("section", { key: "storage", class: "section storage" }, h("span", {}, `${size(used)} of ${size(quota)} used`), h("meter", { min: "0", max: String(quota), prop: { value: used }, "aria-label": "Storage used" })),
    h("section", { key: "files", class: "section" }, h("ul", { class: "files" }, names.map((name) => file(name, held[name], sending[name], usesOf(name, shown), store, send)))),
  );
}

function file(name, held, sent, uses, store, send) {
  const picture = held?.url && PICTURES.has(held.fileType);
  const share = sent?.size ? Math.min(1, (sent.uploadedBytes ?? 0) / sent.size) : 1;
  const facts = [held?.fileType, size(held?.size ?? sent?.size), held?.persistent ? "kept" : held && "until the app goes", sent?.md5 && `md5 ${sent.md5.slice(0, 8)}`, held?.hash && `hash ${String(held.hash).slice(0, 8)}`];
  const address = held?.url && new URL(held.url.replace(/^\/+/, ""), document.baseURI).href;
  return h(
    "li",
    { key: name, class: "file" },
    h("span", { class: "thumb" }, picture ? h("img", { src: address, alt: "" }) : icon(held ? "file" : "photoOff")),
    h(
      "div",
      { class: "file-words" },
      h("strong", { dir: "auto" }, name),
      h("span", { class: "quiet" }, facts.filter(Boolean).join(" · ")),
      sent && sent.state !== "uploaded" && h("span", { class: "sending" }, h("span", { class: ["mark", sent.state === "failed" ? "bad" : "accent"] }, sent.state), h("progress", { max: "1", prop: { value: share }, "aria-label": `${name} sent` })),
      uses.length > 0 && h("span", { class: "uses" }, uses.map((part) => h("button", { type: "button", class: "mark accent", on: { click: () => store.choose({ held: { part, app: store.app }, show: "stack" }), pointerenter: () => store.choose({ light: { part, app: store.app } }), pointerleave: () => store.choose({ light: undefined }) } }, part))),
    ),
    address && h("button", { type: "button", class: "tool", "aria-label": `Copy the address of ${name}`, title: "Copy its address", on: { click: () => send.copyText(address, "the address") } }, icon("link")),
  );
}

/** The parts of the screen that show a file now. */
function usesOf(name, shown) {
  const window = shown?.windows?.["0"] ?? {};
  const fields = ["graphic", "secondaryGraphic"].filter((field) => window[field]?.value === name);
  const buttons = (window.softButtons ?? []).filter((button) => button.image?.value === name).map((button) => `softButtons/${button.softButtonID}`);
  return [...fields, ...buttons];
}
