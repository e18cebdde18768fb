// Divides a run into turns. A turn is an action of the user, with the actions of apps and the visible states until the next action.

import { AppActionReader } from "./deeds.js";
import { appSeen, driverSees } from "./display.js";
import { walk } from "./runs.js";

/**
 * The maximum difference between the times of the same event in two runs, in milliseconds. Visible states are stored for this time before
 * and after an action of the user.
 */
export const SLACK = 1500;

/**
 * Returns the turns of a run. The first turn is the time before the first action of the user.
 *
 * `spans` contains `{begin, span, isCut}` for each turn: its start on the common clock of both runs, its compared duration, and whether the
 * turn is cut because the other run's turn is shorter. Actions of apps shortly after a cut are late. A late action can match an action of
 * the other run, but is never reported as missing.
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

  /** Converts an instant of this run to the common clock of both runs. */
  #laid(at) {
    return this.#turn.at + at - this.#turn.from;
  }

  /** Whether an instant is after the compared part of the turn. At the first such instant, ends the compared part. */
  #isOver(at) {
    const { isCut, span } = this.#span;
    if (!isCut || at - this.#turn.from <= span) return false;
    if (!this.#turn.isOver) this.close();
    this.#turn.isOver = true;
    return true;
  }

  /** Ends the compared part of the turn, and stores the state that is visible at this end. */
  close() {
    const { isCut, span } = this.#span;
    if (this.#turn.isOver) return;
    if (isCut) this.#turn.end = this.#turn.at + span;
    this.#look(this.#turn.end);
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

  /** Whether an instant is only shortly after the compared part of the turn. */
  #isLate(at) {
    return at - this.#turn.from <= this.#span.span + SLACK;
  }

  #look(at, looks = this.#turn.looks) {
    const sight = this.#onlooker.look(this.#tree);
    if (looks.at(-1)?.sight !== sight) looks.push({ at, row: this.#lastRow, sight });
  }
}

/** Computes the visible states of successive moments. Reuses the parts that have not changed. */
class VisibleStateTracker {
  #apps;
  #seen = new Map();
  #last;

  constructor(apps) {
    this.#apps = apps;
  }

  /** Returns the visible state of a state tree. Returns the same object as before if no visible part has changed. */
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
