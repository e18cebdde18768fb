// What came of each act until the next one: what apps did, and how everything looked in the end.

import { AppActionReader } from "./deeds.js";
import { appSeen, driverSees } from "./display.js";
import { walk } from "./runs.js";

/** How far two runs may be apart at the same thing, and for how long looks are kept around an act: in milliseconds. */
export const SLACK = 1500;

/**
 * The turns of a run, the first being what was before any act.
 *
 * Of turns that were longer in the other run only so much is held against it as both had; `spans` says how much, and where the
 * turn begins on the clock that both runs are laid on: `{begin, span, isCut}`, a turn of its own for each. What came shortly
 * behind may be what the other run had in time: it is late, and never missed in the other.
 * @returns {Promise<{act?: object, at: number, end: number, row: number, deeds: object[], looks: object[], late: object[]}[]>}
 */
export async function turnsOf(run, apps, spans) {
  const reading = new Reading(run, apps, spans);
  const isIn = (seq) => seq >= run.firstRow && seq <= run.lastRow;
  await walk(run.session, {
    state: (tree, { at, row }) => isIn(row) && reading.takeState(tree, at, row),
    row: (row) => isIn(row.seq) && reading.takeRow(row),
  });
  reading.close();
  return reading.turns;
}

class Reading {
  turns = [];
  #run;
  #spans;
  #places;
  #deeds;
  #onlooker;
  #lastRow;
  #tree = {};

  constructor(run, apps, spans) {
    this.#run = run;
    this.#spans = spans;
    this.#places = new Map(run.acts.map((act, index) => [act.seq, index]));
    this.#deeds = new AppActionReader(apps, run.session.hosts);
    this.#onlooker = new VisibleStateTracker(apps);
    this.#lastRow = run.firstRow;
    this.#begin(undefined, run.start, run.firstRow);
  }

  #begin(act, from, row) {
    const { begin } = this.#spans[this.turns.length];
    this.turns.push({ act, from, at: begin, end: begin, row, deeds: [], looks: [], late: [], isOver: false });
  }

  get #turn() {
    return this.turns.at(-1);
  }

  get #span() {
    return this.#spans[this.turns.length - 1];
  }

  /** On the clock that both runs are laid on. */
  #laid(at) {
    return this.#turn.at + at - this.#turn.from;
  }

  /** Whether a turn that is cut has had its time; how it looked then is looked at once. */
  #isOver(at) {
    const { isCut, span } = this.#span;
    if (!isCut || at - this.#turn.from <= span) return false;
    if (!this.#turn.isOver) this.close();
    this.#turn.isOver = true;
    return true;
  }

  /** Looks at how it all ended. */
  close() {
    const { isCut, span } = this.#span;
    if (!this.#turn.isOver) this.#look(isCut ? this.#turn.at + span : this.#turn.end);
  }

  takeState(tree, at, row) {
    const isOver = this.#isOver(at);
    this.#tree = tree;
    if (isOver) {
      if (this.#isLate(at)) this.#look(this.#laid(at), this.#turn.late);
      return;
    }
    this.#lastRow = Math.max(this.#lastRow, row);
    this.#turn.end = Math.max(this.#turn.end, this.#laid(at));
    if (this.#isNear(at)) this.#look(this.#laid(at));
  }

  takeRow(row) {
    const place = this.#places.get(row.seq);
    if (place !== undefined) {
      this.close();
      this.#begin(this.#run.acts[place], row.at, row.seq);
    } else {
      const isOver = this.#isOver(row.at);
      const deed = this.#deeds.read(row);
      if (deed && (!isOver || this.#isLate(row.at))) {
        const at = this.#laid(deed.at);
        this.#turn.deeds.push({ ...deed, at, end: at + deed.took, isLate: isOver });
      }
      if (!isOver) this.#turn.end = Math.max(this.#turn.end, this.#laid(row.at));
    }
    this.#lastRow = Math.max(this.#lastRow, row.seq);
  }

  #isNear(at) {
    const { span, isCut } = this.#span;
    const passed = at - this.#turn.from;
    return passed <= SLACK || passed >= span - SLACK || (!isCut && this.turns.length === this.#spans.length);
  }

  /** Shortly behind a turn that has had its time. */
  #isLate(at) {
    return at - this.#turn.from <= this.#span.span + SLACK;
  }

  #look(at, looks = this.#turn.looks) {
    const sight = this.#onlooker.look(this.#tree);
    if (looks.at(-1)?.sight !== sight) looks.push({ at, row: this.#lastRow, sight });
  }
}

/** Computes the visible state of one moment after the other, and again only for what has changed. */
class VisibleStateTracker {
  #apps;
  #seen = new Map();
  #last;

  constructor(apps) {
    this.#apps = apps;
  }

  /** The same object as long as nothing looks another way. */
  look(tree) {
    const { headUnit } = tree;
    if (this.#last?.headUnit === headUnit && this.#last.appSides === tree.apps) return this.#last.sight;
    const apps = Object.fromEntries(this.#apps.map((app) => [app, this.#lookAt(tree, app)]));
    const driver = driverSees(tree, this.#apps);
    const text = JSON.stringify(driver);
    const isSame = this.#last?.text === text && this.#apps.every((app) => this.#last.sight.apps[app] === apps[app]);
    this.#last = { headUnit, appSides: tree.apps, text, sight: isSame ? this.#last.sight : { driver, apps } };
    return this.#last.sight;
  }

  #lookAt(tree, app) {
    const [shown, views] = [tree.headUnit?.apps?.[app], tree.apps?.[app]?.views];
    const old = this.#seen.get(app);
    if (old?.shown === shown && old?.views === views && old) return old.look;
    const look = appSeen(tree, app);
    const text = JSON.stringify(look);
    this.#seen.set(app, { shown, views, text, look: old?.text === text ? old.look : look });
    return this.#seen.get(app).look;
  }
}
