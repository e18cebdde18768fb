// The files of an app: files that are being uploaded, and files on the head unit, with their pictures.

import { h, render } from "../../core/dom.js";
import { size } from "../../core/format.js";
import { icon } from "../../core/icons.js";
import { emptyState, rowsButton, section, startButton, tool } from "../../core/parts.js";

const PICTURES = new Set(["GRAPHIC_PNG", "GRAPHIC_JPEG", "GRAPHIC_BMP"]);

export function mount(element, store, send) {
  return store.watch(
    (now) => [now.appSide?.files, now.shown?.files, now.shown?.storage, now.shown?.windows, now.app],
    () => draw(element, store, send),
  );
}

function draw(element, store, send) {
  const { shown, appSide } = store;
  const sending = appSide?.files ?? {};
  const held = shown?.files ?? {};
  const order = appSide?.fileOrder ?? [];
  const names = [...new Set([...order, ...Object.keys(held), ...Object.keys(sending)])];
  if (names.length === 0) {
    render(
      element,
      emptyState(
        "Files that an app uploads appear here, with their pictures.",
        startButton(store, send),
        rowsButton(store, "rpc:PutFile,DeleteFile,ListFiles"),
      ),
    );
    return;
  }
  const used = shown?.storage?.used ?? 0;
  const quota = shown?.storage?.quota;
  render(
    element,
    quota &&
      h(
        "section",
        { key: "storage", class: "section storage" },
        h("span", {}, `${size(used)} of ${size(quota)} used`),
        h("meter", { min: "0", max: quota, prop: { value: used }, "aria-label": "Storage used" }),
      ),
    section(
      "files",
      undefined,
      h("ul", { class: "files" }, names.map((name) => file(name, held[name], sending[name], usesOf(name, shown), store, send))),
    ),
  );
}

function file(name, held, sent, uses, store, send) {
  const picture = held?.url && PICTURES.has(held.fileType);
  const facts = [
    held?.fileType,
    size(held?.size ?? sent?.size),
    held?.persistent ? "persistent" : held && "not persistent",
    held?.hash && `hash ${String(held.hash).slice(0, 8)}`,
  ];
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
      sent && sent.state !== "there" && h("span", { class: ["mark", sent.state === "failed" ? "bad" : "accent"] }, sent.state),
      uses.length > 0 &&
        h(
          "span",
          { class: "uses" },
          uses.map((part) =>
            h("button", {
              class: "mark accent",
              on: {
                click: () => store.choose({ held: { part, app: store.app }, show: "stack" }),
                pointerenter: () => store.choose({ light: { part, app: store.app } }),
                pointerleave: () => store.choose({ light: undefined }),
              },
            }, part)
          ),
        ),
    ),
    address && tool(`Copy the address of ${name}`, "link", () => send.copyText(address, "the address")),
  );
}

function usesOf(name, shown) {
  const window = shown?.windows?.["0"] ?? {};
  const fields = ["graphic", "secondaryGraphic"].filter((field) => window[field]?.value === name);
  const buttons = (window.softButtons ?? []).filter((button) => button.image?.value === name).map((button) =>
    `softButtons/${button.softButtonID}`
  );
  return [...fields, ...buttons];
}
