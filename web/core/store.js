// The state of the whole page: the data of the bridge, the moment that is shown, and the user's choices.

import { headUnitNow } from "./format.js";
import { History } from "./history.js";
import { Journal } from "./journal.js";
import { nothing, reduce } from "./reduce.js";

/**
 * The minimum time between two calls of a throttled watcher (see `throttled`), in milliseconds. A list need not be drawn 60 times per
 * second.
 */
const CALM_MS = 60;

/** The user's choices that do not need to be drawn in the next frame. */
const UNHURRIED = new Set(["lastCommand"]);

/**
 * The state of the whole page. A panel declares with `watch` which values of the store it draws. A panel changes the store only with
 * `choose`, and the bridge only with `send`.
 */
export class Store {
  journal;
  history;
  known = nothing;
  status = { phase: "connecting" };
  /** The data of the bridge that is not part of the state tree: the list of profiles. */
  offers = {};
  /** The frames of apps that draw their own screen; undefined unless the page shows a session from a file. */
  pictures;
  /** The moment that the page shows: `{seq, at, row}`; undefined for the present. */
  moment;
  /** The user's choices: panels, filter, selection, highlight, theme. Every change of a choice replaces the object. */
  ui = {};
  #here;
  #heardAt;
  /** When the connection was lost; undefined while the page is connected. After a loss, the head unit's clock may have stopped. */
  #lostAt;
  #schedule;
  #later;
  #scheduled = false;
  #hurried = false;
  #calm = false;
  #calmDue = false;
  #calmAt;
  #watchers = new Set();
  #pastState;

  /**
   * Creates a store without a state.
   * @param {object} parts
   * @param {(work: () => void) => void} parts.schedule calls a function before the next frame
   * @param {(ms: number, work: () => void) => void} parts.later calls a function after a delay and after the next frame
   * @param {() => number} parts.here the time of the page's clock in milliseconds
   */
  constructor({ schedule, later = (_, work) => schedule(work), here, journal = new Journal(), history = new History() }) {
    this.#schedule = schedule;
    this.#later = later;
    this.#here = here;
    this.journal = journal;
    this.history = history;
  }

  /** The state tree at the moment that the page shows; undefined before the first snapshot. */
  get tree() {
    return this.moment ? this.#pastState : this.known.state;
  }

  get headUnit() {
    return this.tree?.headUnit;
  }

  get live() {
    return this.moment === undefined;
  }

  /** Whether the page shows a session from a file. No commands can then be sent. */
  get isFile() {
    return this.status.phase === "file";
  }

  /** Whether commands can be sent. False while the page shows the past or a session from a file. */
  get canAct() {
    return this.live && !this.isFile;
  }

  /** The time of the head unit's clock at the moment that the page shows. */
  get now() {
    if (this.moment) return this.moment.at;
    // The clock of a session from a file does not run.
    if (this.isFile) return this.known.at;
    return headUnitNow({ at: this.known.at, heardAt: this.#heardAt, clock: this.known.state?.bridge?.clock }, this.#lostAt ?? this.#here());
  }

  /** The number of the newest row at the moment that the page shows. */
  get newestRow() {
    return this.moment ? this.moment.row : this.journal.newest;
  }

  /** Whether a row is in the selected time range. True for all rows if no time range is selected. */
  within({ at }) {
    const { brush } = this.ui;
    return !brush || (at >= brush.from && at <= brush.to);
  }

  /** The current app of the panels: the app that the user has chosen, else the app on the screen, else the first app. */
  get app() {
    const { headUnit } = this;
    if (!headUnit) return undefined;
    const chosen = this.ui.app;
    if (chosen && (headUnit.apps?.[chosen] || this.tree.apps?.[chosen])) return chosen;
    return headUnit.activeApp ?? headUnit.appOrder?.[0];
  }

  /** The state that the current app's own process reports. */
  get appSide() {
    return this.tree?.apps?.[this.app];
  }

  /** The state that the head unit has for the current app. */
  get shown() {
    return this.headUnit?.apps?.[this.app];
  }

  /**
   * Processes a message from the bridge.
   * @returns {boolean} whether the page must request a new snapshot
   */
  receive(message, characters) {
    const { known, journal, rows, change, begin, ask } = reduce(this.known, message);
    const heard = known.at !== this.known.at;
    this.known = known;
    if (heard || begin) this.#heardAt = this.#here();
    if (journal === "reset") {
      this.journal.reset();
      this.#leavePast();
    }
    if (rows) this.journal.take(rows);
    if (begin) {
      this.history.begin(known);
      this.#leavePast();
    }
    if (change) this.history.add(change, known.state, characters);
    this.changed();
    return ask === true;
  }

  /**
   * Shows a session from a file. Without an argument, shows nothing until a bridge sends its state.
   * @param {{known: object, rows: object, history: object, pictures: object}} [session]
   */
  show({ known = nothing, rows, history = new History(), pictures } = {}) {
    const isOther = this.known.state !== undefined;
    this.#leavePast();
    this.known = known;
    this.#heardAt = this.#here();
    this.history = history;
    this.pictures = pictures;
    this.journal.reset(rows);
    // The choices in the address are meant for the first session that is shown.
    if (isOther) this.choose({ row: undefined, brush: undefined, held: undefined, light: undefined, app: undefined });
    this.#hurried = true;
    this.changed();
  }

  /** Whether the page has lost the connection to the bridge. */
  get isLost() {
    return this.status.phase === "lost" || this.status.phase === "refused";
  }

  connection(status) {
    this.status = status;
    this.#lostAt = this.isLost ? this.#lostAt ?? this.#here() : undefined;
    this.changed();
  }

  offer(offers) {
    this.offers = { ...this.offers, ...offers };
    this.changed();
  }

  choose(choices) {
    if (Object.keys(choices).every((key) => this.ui[key] === choices[key])) return;
    this.ui = { ...this.ui, ...choices };
    if (!Object.keys(choices).every((key) => UNHURRIED.has(key))) this.#hurried = true;
    this.changed();
  }

  /**
   * Shows a moment of the past, or the present if `place` is undefined. Returns false if the moment is not available.
   * @param {undefined | {by: "row" | "at" | "seq", value: number}} place
   */
  travel(place) {
    let found;
    try {
      found = place && this.history.moment(place.by, place.value);
      if (place && !found) return false;
      const moment = found && !this.#isNow(found, place) ? this.#momentOf(found, place) : undefined;
      this.#pastState = moment && this.history.stateAt(moment.seq);
      this.moment = moment;
    } catch (error) {
      this.#reportBroken(error);
      return true;
    }
    this.#hurried = true;
    this.changed();
    return true;
  }

  /** Shows the next moment, or the previous moment if `by` is negative. */
  step(by) {
    try {
      const { earlier, later } = this.history.neighbours(this.moment?.seq ?? this.known.seq);
      if (by < 0) earlier && this.travel({ by: "seq", value: earlier.seq });
      else this.travel(later && { by: "seq", value: later.seq });
    } catch (error) {
      this.#reportBroken(error);
    }
  }

  /** Shows a note that a part of the file is broken. Other parts may be readable. */
  #reportBroken(error) {
    this.choose({ broken: { text: error.message } });
  }

  /** Makes the page stay at the current moment while the session continues. */
  pause() {
    if (this.known.state === undefined) return;
    this.moment = { seq: this.known.seq, at: this.now, row: this.journal.newest };
    this.#pastState = this.known.state;
    this.#hurried = true;
    this.changed();
  }

  #isNow(found, { by, value }) {
    const newest = { row: this.journal.newest, at: this.known.at, seq: this.known.seq }[by];
    return found.seq === this.known.seq && value >= newest;
  }

  /**
   * Returns the moment to show for the argument of `travel`. Changes and rows have separate numbers, so a moment contains the number of the
   * last change and the number of the last row.
   */
  #momentOf(found, { by, value }) {
    if (by === "row") return { ...found, row: value };
    if (by === "at") return { ...found, at: value, row: this.#rowAt(value, found.row) };
    return found;
  }

  #rowAt(instant, fallback) {
    return this.journal.at(this.journal.indexAt(instant))?.seq ?? fallback;
  }

  #leavePast() {
    this.moment = undefined;
    this.#pastState = undefined;
  }

  /**
   * Calls `draw` now, and whenever a value in the list that `read` returns has changed.
   * @returns {() => void} a function that stops watching
   */
  watch(read, draw) {
    const watcher = { read, draw, calm: this.#calm, last: undefined };
    this.#watchers.add(watcher);
    this.#check(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /**
   * Throttles the watchers that `work` adds: they are called after the next frame, and less often, so that the car is drawn first. After a
   * choice of the user, throttled watchers are called in the next frame.
   */
  throttled(work) {
    const before = this.#calm;
    this.#calm = true;
    try {
      return work();
    } finally {
      this.#calm = before;
    }
  }

  /** Schedules a check of all watchers before the next frame. Throttled watchers are checked later. */
  changed() {
    if (this.#scheduled) return;
    this.#scheduled = true;
    this.#schedule(() => this.#scheduled && this.#frame());
  }

  /** Checks all watchers now. Repeats the check until no watcher causes a further change. */
  flush() {
    this.#hurried = false;
    this.#calmAt = this.#here();
    this.#look(() => true);
  }

  #frame() {
    // In the first frame, throttled watchers are never drawn, so that an app's picture need not wait for the panels. The choices before the
    // first frame are settings.
    if (this.#hurried && this.#calmAt !== undefined) {
      this.flush();
      return;
    }
    this.#hurried = false;
    this.#look(({ calm }) => !calm);
    if (this.#calmDue) return;
    this.#calmAt ??= this.#here();
    this.#calmDue = true;
    this.#later(Math.max(0, this.#calmAt + CALM_MS - this.#here()), () => {
      this.#calmDue = false;
      this.flush();
    });
  }

  #look(wanted) {
    for (let round = 0; round < 5; round += 1) {
      this.#scheduled = true;
      const before = this.ui;
      for (const watcher of this.#watchers) if (wanted(watcher)) this.#check(watcher);
      if (this.ui === before) break;
    }
    this.#scheduled = false;
  }

  #check(watcher) {
    const values = watcher.read(this);
    const { last } = watcher;
    if (last && last.length === values.length && values.every((value, index) => value === last[index])) return;
    watcher.last = values;
    if (watcher.calm) this.throttled(() => watcher.draw(this));
    else watcher.draw(this);
  }
}
