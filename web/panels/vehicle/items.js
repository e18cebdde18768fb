// The list of vehicle data. Each item is one line. An open item also shows its members.

import { h } from "../../core/dom.js";
import { many } from "../../core/format.js";
import { icon } from "../../core/icons.js";
import { section, table, tool } from "../../core/parts.js";
import { summaryOf } from "../../core/rowtext.js";
import { control, foldButton, Folds } from "./control.js";
import { absentOf, fieldOf, membersOf, search, SetLately, valueAt } from "./members.js";
import { wordsOf } from "./signals.js";

const SUMMARY_LENGTH = 90;

export class ItemList {
  #store;
  #writer;
  #kept;
  #draw;
  #redraw;
  #folds;
  #setLately = new SetLately();
  #typed = "";

  /** `kept` caches the rows. `draw` draws the panel again. `redraw` also draws the cached rows again. */
  constructor(store, writer, kept, draw, redraw) {
    this.#store = store;
    this.#writer = writer;
    this.#kept = kept;
    this.#draw = draw;
    this.#redraw = redraw;
    this.#folds = new Folds(draw);
  }

  /**
   * Returns the list of items.
   * @param {object[]} known the items that the car has, in order
   * @param {object[]} absent the items that the car does not have but could have
   */
  part(known, absent, vehicle, spec, listeners, disabled) {
    const starred = this.#store.ui.starred ?? [];
    const lately = this.#setLately.of(this.#store.journal);
    const ordered = starred.length === 0 ? known : [...known].sort((a, b) => starred.includes(b.name) - starred.includes(a.name));
    const rows = ordered.flatMap((item) => {
      const isStarred = starred.includes(item.name);
      const subscribers = (listeners[item.name] ?? []).join(", ");
      const isOpen = this.#folds.isOpen(item.name, isStarred || lately.includes(item.name));
      const value = vehicle[item.name];
      const describe = () => this.#rows(item, value, { isStarred, isOpen, subscribers, spec, disabled });
      return this.#kept.from([value, isStarred, isOpen, subscribers, spec, disabled, this.#typed], item.name, describe);
    });
    return section(
      "items",
      `${many(known.length, "item")} of vehicle data`,
      h(
        "div",
        { key: "tools", class: "items-tools" },
        this.#search(),
        spec && this.#adder("Add an item…", absent.map((item) => ({ path: [item.name], start: this.#startOf(item, spec) })), "", disabled),
      ),
      rows.length > 0
        ? table(["Item", "Now", "Subscribers", h("th", {}, h("span", { class: "hidden" }, "Change"))], rows)
        : h("p", { key: "none", class: "quiet" }, "No item matches the search."),
    );
  }

  #search() {
    return h(
      "label",
      { key: "search", class: "items-search" },
      icon("search"),
      h("input", {
        type: "search",
        "aria-label": "Search the vehicle data",
        placeholder: "Search: door, kPa, PARK",
        autocomplete: "off",
        spellcheck: "false",
        prop: { value: this.#typed },
        on: { input: (event) => ((this.#typed = event.target.value), this.#draw()) },
      }),
    );
  }

  /** Returns the initial value of an item or member: the value in the profile, else the smallest valid value (`start`). */
  #initial(path, start) {
    return valueAt(this.#store.headUnit.profile?.vehicleData, path) ?? start;
  }

  #startOf(item, spec) {
    const field = fieldOf(item, spec);
    return field && spec.startOf(field);
  }

  /** Returns a control with which the user adds an item or a member. */
  #adder(label, all, item, disabled) {
    if (all.length === 0) return undefined;
    const choose = ({ target }) => {
      const { path, start } = all[Number(target.value)];
      target.value = "";
      this.#folds.open(path[0]);
      this.#writer.set(path, this.#initial(path, start));
    };
    return h(
      "select",
      { key: "add", class: "field", "aria-label": item ? `Add a member to ${item}` : "Add an item", disabled, on: { change: choose } },
      h("option", { key: "", value: "" }, label),
      all.map(({ path }, index) => h("option", { key: path.join(" "), value: index }, wordsOf(item ? path.slice(1) : path))),
    );
  }

  #rows(item, value, { isStarred, isOpen, subscribers, spec, disabled }) {
    const field = fieldOf(item, spec);
    const members = membersOf(item.name, value, field, spec);
    const found = search(this.#typed, item, members);
    if (found === false) return [];
    const isSingle = value === null || typeof value !== "object";
    const isShown = isOpen || found !== true;
    const line = h(
      "tr",
      { key: item.name, class: ["item", isStarred && "starred"] },
      h(
        "th",
        { scope: "row", class: "mono" },
        isSingle ? item.name : foldButton(item.name, isShown, () => this.#folds.toggle(item.name, isOpen)),
      ),
      h(
        "td",
        { class: !isSingle && "summary" },
        isSingle
          ? control({ field, unit: item.unit, path: [item.name], value, disabled }, this.#writer, this.#redraw)
          : !isShown && summaryOf({ kind: "rpc", name: "OnVehicleData", more: { params: value } }, SUMMARY_LENGTH),
      ),
      h("td", { class: "quiet" }, subscribers),
      h(
        "td",
        { class: "item-tools" },
        tool(
          isStarred ? `Remove the star of ${item.name}` : `Star ${item.name} to keep the item open and at the top`,
          "star",
          () => this.#star(item.name),
          {
            "aria-pressed": isStarred,
          },
        ),
        this.#remover([item.name], disabled),
      ),
    );
    if (isSingle || !isShown) return [line];
    const rows = found === true ? members : found;
    const absent = found === true ? absentOf(value, field, spec).map(({ path, start }) => ({ path: [item.name, ...path], start })) : [];
    return [
      line,
      ...rows.map((member) => this.#member(item, member, disabled)),
      absent.length > 0 &&
      h(
        "tr",
        { key: `${item.name} add`, class: "member" },
        h("td"),
        h("td", { colspan: 3 }, this.#adder("Add a member…", absent, item.name, disabled)),
      ),
    ];
  }

  #member(item, { path, value, field, unit, removable }, disabled) {
    const whole = [item.name, ...path];
    const isSingle = value === null || typeof value !== "object";
    const last = path.at(-1);
    return h(
      "tr",
      { key: whole.join(" "), class: ["member", !isSingle && "group"] },
      h(
        "td",
        { class: "mono", style: { "padding-inline-start": `${8 + 14 * path.length}px` } },
        typeof last === "number" ? `${path.at(-2) ?? item.name} ${last + 1}` : last,
      ),
      h("td", { colspan: 2 }, isSingle && control({ field, unit, path: whole, value, disabled }, this.#writer, this.#redraw)),
      h("td", { class: "item-tools" }, removable && this.#remover(whole, disabled)),
    );
  }

  #remover(path, disabled) {
    return !disabled && tool(`Remove ${wordsOf(path)}`, "close", () => this.#writer.set(path, null), { key: "remove" });
  }

  #star(name) {
    const { starred = [] } = this.#store.ui;
    this.#store.choose({ starred: starred.includes(name) ? starred.filter((one) => one !== name) : [...starred, name] });
  }
}
