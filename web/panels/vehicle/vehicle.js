// The Vehicle panel: vehicle data and modules, which the user can change, and the subscribed apps.

import { h, render } from "../../core/dom.js";
import { Memo } from "../../core/memo.js";
import { emptyState } from "../../core/parts.js";
import { loadSpec } from "../../core/spec.js";
import { control, Folds } from "./control.js";
import { DriveStrip } from "./drive.js";
import { ItemList } from "./items.js";
import { fieldAt } from "./members.js";
import { GAUGES, listenersOf, scaleOf, wordsOf } from "./signals.js";
import { moduleField, modulesSection, valuesOf } from "./modules.js";
import { navigationSection } from "./navigation.js";
import { servicesSection } from "./services.js";
import { CarWriter } from "./car-writer.js";
import { LastSent } from "./last-sent.js";

export function mount(element, store, send) {
  const panel = new Panel(element, store, send);
  return store.watch(
    ({ headUnit, canAct, ui }) => [
      headUnit?.vehicle,
      headUnit?.drive,
      headUnit?.link,
      headUnit?.modules,
      headUnit?.navigation,
      headUnit?.services,
      headUnit?.serviceQuestions,
      headUnit?.remoteControl,
      headUnit?.apps,
      headUnit?.profile?.vehicleItems,
      headUnit?.presenter,
      canAct,
      ui.starred,
    ],
    () => panel.draw(),
  );
}

class Panel {
  #element;
  #store;
  #send;
  #items;
  /** `vehicleItems` of the profile for which the page has last requested the list of items; null before the first request. */
  #asked = null;
  #vehicleWriter;
  #moduleWriter;
  #drive;
  #lastSent;
  #list;
  #moduleFolds;
  /** The RPC specification, which describes the members of items. Without the specification, the types of the values are used. */
  #spec;
  /** A cache of elements that do not change with every step of a drive. */
  #kept = new Memo();

  constructor(element, store, send) {
    this.#element = element;
    this.#store = store;
    this.#send = send;
    const done = () => this.#redraw();
    this.#vehicleWriter = new CarWriter(send, "headUnit.vehicle.set", () => store.headUnit.vehicle, done);
    this.#moduleWriter = new CarWriter(send, "headUnit.modules.set", () => valuesOf(store.headUnit.modules), done);
    this.#lastSent = new LastSent(store);
    this.#drive = new DriveStrip(store, send, () => this.draw());
    this.#list = new ItemList(store, this.#vehicleWriter, this.#kept, () => this.draw(), done);
    this.#moduleFolds = new Folds(done);
  }

  /** Draws all elements again. A field whose value the car has rejected then shows the old value. */
  #redraw() {
    this.#kept.forget();
    this.draw();
  }

  /** Requests from the bridge the items that can be set, with their ranges. */
  async #ask() {
    this.#asked = this.#store.headUnit?.profile?.vehicleItems;
    await this.#drive.ask();
    this.#spec ??= await loadSpec(document.baseURI).catch(() => undefined);
    const answer = await fetch(new URL("v1/vehicle-items", document.baseURI)).catch(() => undefined);
    this.#items = answer?.ok ? new Map((await answer.json()).map((item) => [item.name, item])) : new Map();
    this.draw();
  }

  draw() {
    const { vehicle = {}, apps, presenter, profile } = this.#store.headUnit ?? {};
    const isEmpty = Object.keys(vehicle).length === 0;
    const { isFile } = this.#store;
    if (!isEmpty && !isFile && this.#asked !== profile?.vehicleItems) this.#ask();
    if (isEmpty || !(isFile || this.#items)) {
      const words = "Vehicle data appears here and can be changed by hand. This profile has no vehicle data (vehicleData).";
      return render(
        this.#element,
        emptyState(isEmpty ? words : "Loading the vehicle items."),
        this.#navigation(),
        this.#services(),
        this.#modules(),
      );
    }
    const listeners = listenersOf(apps, this.#lastSent.all);
    const isFixed = !this.#store.canAct || presenter === "hmi";
    // Ranges and units come from the bridge, so a session from a file has no ranges and units.
    const known = isFile ? Object.keys(vehicle).map((name) => ({ name })) : [...this.#items.values()].filter(({ name }) => name in vehicle);
    const gauges = known.filter(({ name }) => GAUGES.includes(name));
    render(
      this.#element,
      presenter === "hmi" && h("p", { key: "presenter", class: "section quiet" }, "The web HMI controls the vehicle data."),
      this.#drive.part(isFixed),
      h("div", { key: "gauges", class: "gauges" }, gauges.map((item) => this.#gauge(item, vehicle[item.name], isFixed)), this.#drive.map()),
      this.#list.part(
        known,
        isFile ? [] : [...this.#items.values()].filter(({ name }) => !(name in vehicle)),
        vehicle,
        this.#spec,
        listeners,
        isFixed,
      ),
      this.#navigation(),
      this.#services(),
      this.#modules(),
    );
  }

  #navigation() {
    const { profile, navigation, apps, presenter } = this.#store.headUnit ?? {};
    const isFixed = !this.#store.canAct || presenter === "hmi";
    const describe = () => navigationSection({ profile, navigation, apps }, this.#send, isFixed);
    return this.#kept.from([profile, navigation, apps, isFixed], "navigation", describe);
  }

  /** Returns the section with app services, even while a web HMI is connected: the driver chooses services on this page. */
  #services() {
    const { services, serviceOrder, serviceQuestions, apps } = this.#store.headUnit ?? {};
    const isFixed = !this.#store.canAct;
    const describe = () => servicesSection({ services, serviceOrder, serviceQuestions, apps }, this.#send, isFixed);
    return this.#kept.from([services, serviceQuestions, apps, isFixed], "services", describe);
  }

  #modules() {
    const { modules, remoteControl, apps, presenter } = this.#store.headUnit ?? {};
    const isFixed = !this.#store.canAct || presenter === "hmi";
    const controlFor = (path, value) => {
      const field = fieldAt(moduleField(path[0], this.#spec), path.slice(2), this.#spec);
      return control({ field, path, value, disabled: isFixed }, this.#moduleWriter, () => this.#redraw());
    };
    const send = (command, params) => this.#send(command, params).then(() => this.#redraw());
    const describe = () => modulesSection({ modules, remoteControl, apps }, controlFor, send, isFixed, this.#moduleFolds);
    return this.#kept.from([modules, remoteControl, apps, isFixed, this.#spec], "modules", describe);
  }

  #gauge(item, said, disabled) {
    const value = this.#vehicleWriter.shown([item.name], said);
    const [low, high] = scaleOf(item, value);
    const part = (value - low) / (high - low || 1);
    return h(
      "div",
      { key: item.name, class: "gauge" },
      h(
        "svg",
        { viewBox: "0 0 100 60", "aria-hidden": "true" },
        h("path", { class: "dial", d: arc(1) }),
        h("path", { class: "hand", d: arc(Math.max(part, 0.001)) }),
      ),
      h("output", {}, `${round(value)}`, h("span", { class: "quiet" }, ` ${item.unit ?? ""}`)),
      this.#slider(item, [item.name], value, disabled),
      h("span", { class: "quiet" }, item.name),
    );
  }

  #slider(item, path, value, disabled) {
    const [low, high] = scaleOf(item, value);
    return h("input", {
      type: "range",
      min: low,
      max: high,
      step: item.kind === "whole" ? 1 : 0.5,
      disabled,
      "aria-label": `${wordsOf(path)}${item.unit ? `, ${item.unit}` : ""}`,
      prop: { value },
      on: { input: (event) => this.#vehicleWriter.set(path, Number(event.target.value)) },
    });
  }
}

const round = (value) => Math.round(value * 10) / 10;

/** Returns the SVG path of a part of a half circle. The part starts at the left end. */
function arc(part) {
  const angle = Math.PI * (1 - Math.min(part, 1));
  return `M 8 54 A 42 42 0 0 1 ${(50 + 42 * Math.cos(angle)).toFixed(2)} ${(54 - 42 * Math.sin(angle)).toFixed(2)}`;
}
