// Compares what apps did in two runs, by the same rules as `replay --app`.

import { deedInWords, placeIn, spoken } from "./meaning.js";
import { SLACK } from "./turns.js";

/** The maximum number of lines in a difference. */
const MOST_LINES = 6;

export class Comparison {
  #apps;
  #then;
  #now;
  #sameness;

  /** `then` and `now` are the turns of both runs; both lists have the same length. */
  constructor(apps, then, now, sameness) {
    this.#apps = apps;
    this.#then = then;
    this.#now = now;
    this.#sameness = sameness;
  }

  /** The first difference: `{number, app, lines: [{what, then, now}], rows: {then, now}}`. */
  get first() {
    const loose = { then: [], now: [] };
    for (let place = 0; place < this.#then.length; place += 1) {
      const swapped = this.#match(place, loose);
      const late = firstOf(loose);
      if (late !== undefined && this.#isOver(late, place)) return this.#ofLoose(late, loose);
      if (late !== undefined) continue;
      const found = swapped ?? this.#ofLooks(place);
      if (found) return found;
    }
    this.#dropCut(loose);
    const late = firstOf(loose);
    return late === undefined ? undefined : this.#ofLoose(late, loose);
  }

  /**
   * All differences by the number of their turn. A difference in visible state that persists is reported at its first
   * turn only.
   */
  get all() {
    const found = new Map();
    const { first } = this;
    if (!first) return found;
    found.set(first.number, first);
    const loose = { then: [], now: [] };
    const turned = new Map();
    for (let place = 0; place < this.#then.length; place += 1) {
      const swapped = this.#match(place, loose);
      if (swapped) turned.set(place, swapped);
    }
    this.#dropCut(loose);
    const has = new Set([...loose.then, ...loose.now].filter(isMissed).map(({ turn }) => turn));
    let known = new Set();
    for (let place = 0; place < this.#then.length; place += 1) {
      const parted = this.#parted(place);
      const lines = parted.filter(({ line }) => !known.has(JSON.stringify(line)));
      known = new Set(parted.map(({ line }) => JSON.stringify(line)));
      if (place <= first.number) continue;
      const one = has.has(place) ? this.#ofLoose(place, loose, lines) : turned.get(place);
      if (one) found.set(place, one);
      else if (lines.length > 0) found.set(place, this.#difference(place, lines[0].app, lines.map(({ line }) => line), {}));
    }
    return found;
  }

  // App actions.

  /**
   * Matches the app actions of a turn, then the unmatched ones (`loose`) of neighbouring turns. Returns a difference in
   * order, if any.
   */
  #match(place, loose) {
    const open = [...this.#now[place].deeds];
    const pairs = [];
    for (const deed of this.#then[place].deeds) {
      const found = open.findIndex((other) => this.#isSame(deed, other));
      if (found >= 0) pairs.push([deed, open.splice(found, 1)[0]]);
      else loose.then.push({ turn: place, deed });
    }
    loose.now.push(...open.map((deed) => ({ turn: place, deed })));
    loose.then = loose.then.filter((one) => {
      const found = loose.now.findIndex((other) => this.#isSame(one.deed, other.deed) && isClose(one, other));
      if (found >= 0) loose.now.splice(found, 1);
      return found < 0;
    });
    return this.#swapped(pairs, place);
  }

  #isSame(one, other) {
    return one.kind === other.kind && one.what === other.what && one.app === other.app &&
      this.#sameness.isSame(one.params, other.params, one.app);
  }

  /** Returns the difference if two actions of one stream have changed their order. */
  #swapped(pairs, place) {
    const streams = new Map();
    for (const pair of pairs) {
      const name = `${pair[0].app} ${pair[0].stream}`;
      (streams.get(name) ?? streams.set(name, []).get(name)).push(pair);
    }
    for (const stream of streams.values()) {
      for (let index = 0; index + 1 < stream.length; index += 1) {
        const [[then, now], [nextThen, nextNow]] = [stream[index], stream[index + 1]];
        const wasInOrder = then.end <= nextThen.at && then.row < nextThen.row;
        const isTurned = nextNow.row < now.row && nextNow.end <= now.at;
        if (!wasInOrder || !isTurned || this.#isSame(then, nextThen)) continue;
        const line = {
          what: "order",
          then: `${deedInWords(then)}, then ${deedInWords(nextThen)}`,
          now: `${deedInWords(nextNow)}, then ${deedInWords(now)}`,
        };
        return this.#difference(place, then.app, [line], { then: then.row, now: nextNow.row });
      }
    }
    return undefined;
  }

  /** Whether it is too late for a counterpart of an action that is unmatched since turn `turn`. */
  #isOver(turn, place) {
    if (place + 1 >= this.#then.length) return false;
    const next = Math.min(this.#then[place + 1].at, this.#now[place + 1].at);
    return next > this.#then[Math.min(turn + 1, place + 1)].at + SLACK;
  }

  /**
   * Ignores unmatched actions at the end of `now`, because that session may have been saved before the app had
   * finished.
   */
  #dropCut(loose) {
    const place = this.#then.length - 1;
    const { end } = this.#then[place];
    loose.now = loose.now.filter(({ turn, deed }) => turn !== place || deed.at <= end - SLACK || deed.kind === "process");
  }

  #ofLoose(turn, loose, parted = this.#parted(turn)) {
    const missing = endsFirst(loose.then.filter((one) => one.turn === turn && isMissed(one)));
    let added = endsFirst(loose.now.filter((one) => one.turn === turn && isMissed(one)));
    const { app } = missing[0] ?? added[0];
    const lines = [];
    const rows = {};
    const add = (then, now) => {
      rows.then ??= then?.row;
      rows.now ??= now?.row;
      lines.push(this.#line(then, now));
    };
    // The end of a process explains most other missing actions, so it is listed first.
    if (missing.every(({ kind }) => kind !== "process")) {
      added.filter(({ kind }) => kind === "process").forEach((deed) => add(undefined, deed));
    }
    if (lines.length > 0) added = added.filter(({ kind }) => kind !== "process");
    for (const deed of missing) {
      const found = added.findIndex(({ kind, what }) => kind === deed.kind && what === deed.what);
      add(deed, found >= 0 ? added.splice(found, 1)[0] : undefined);
    }
    for (const deed of added) add(undefined, deed);
    lines.push(...parted.map(({ line }) => line));
    return this.#difference(turn, app, lines, rows);
  }

  #line(then, now) {
    const [parting] = then && now ? this.#sameness.partings(then.params, now.params, then.app) : [];
    if (parting) return { what: [then.what, ...parting.path].join(" "), then: spoken(parting.then), now: spoken(parting.now) };
    const what = { lifeCycle: "call", process: "process" }[(then ?? now).kind] ?? "message";
    return { what, then: then ? deedInWords(then) : "nothing", now: now ? deedInWords(now) : "nothing" };
  }

  // Visible state.

  #ofLooks(place) {
    const parted = this.#parted(place);
    return parted.length > 0 ? this.#difference(place, parted[0].app, parted.map(({ line }) => line), {}) : undefined;
  }

  /**
   * Returns the differences in visible state at the end of a turn, except those that only come from a small difference
   * in timing.
   */
  #parted(place) {
    const [then, now] = [this.#then[place].looks.at(-1), this.#now[place].looks.at(-1)];
    if (!then || !now) return [];
    const compare = (part, app) =>
      this.#sameness.partings(part(then.sight), part(now.sight), app)
        .filter((parting) => !this.#isCaughtUp(parting, place, app, part))
        .map((parting) => ({ app, line: lineOf(parting) }));
    const front = then.sight.driver["app in front"] ?? this.#apps[0] ?? "";
    return [...this.#apps.flatMap((app) => compare(({ apps }) => apps[app], app)), ...compare(({ driver }) => driver, front)];
  }

  /**
   * Whether a difference is only timing: one run had the other's value shortly before the end of the turn, and the
   * other run has it shortly after.
   */
  #isCaughtUp({ path, then, now }, place, app, part) {
    const has = (turns, value, isAfter) => {
      const end = place + 1 < turns.length ? turns[place + 1].at : turns[place].end;
      const span = isAfter ? [end, end + SLACK] : [end - SLACK, end];
      return looksIn(turns, span, place).some((sight) => {
        const there = placeIn(path, part(sight));
        return there !== undefined && this.#sameness.isSame(there[0], value, app);
      });
    };
    const isAtEnd = place + 1 === this.#then.length;
    const wasLate = has(this.#now, then, false) && (isAtEnd || has(this.#then, now, true));
    return wasLate || (has(this.#then, now, false) && !isAtEnd && has(this.#now, then, true));
  }

  #difference(place, app, lines, { then, now }) {
    const last = ({ looks, row }) => looks.at(-1)?.row ?? row;
    return {
      number: place,
      app,
      lines: lines.slice(0, MOST_LINES),
      rows: { then: then ?? last(this.#then[place]), now: now ?? last(this.#now[place]) },
    };
  }
}

const firstOf = ({ then, now }) => {
  const turns = [...then, ...now].filter(isMissed).map(({ turn }) => turn);
  return turns.length > 0 ? Math.min(...turns) : undefined;
};

/** A late action has no counterpart if the other run ended before it, so it is not reported. */
const isMissed = ({ deed }) => !deed.isLate;

/** An app without visible state is not on the head unit. */
function lineOf({ path, then, now }) {
  if (path.length > 0) return { what: path.join(" "), then: spoken(then), now: spoken(now) };
  const presence = (look) => (look === undefined || look === null ? "is gone" : "is there");
  return { what: "the app", then: presence(then), now: presence(now) };
}

/** Actions of two different turns have a user action between them, so they match only if they are close in time. */
const isClose = (one, other) => one.turn === other.turn || Math.abs(one.deed.at - other.deed.at) <= SLACK;

function endsFirst(loose) {
  const deeds = loose.map(({ deed }) => deed);
  // The last process event comes first: an app that is about to crash may stop responding before the crash.
  return [...deeds.filter(({ kind }) => kind === "process").reverse(), ...deeds.filter(({ kind }) => kind !== "process")];
}

/** Returns the visible states during a time span around the end of a turn. */
function looksIn(turns, [from, to], place) {
  let first = place;
  while (first > 0 && turns[first].at >= from) first -= 1;
  let before;
  const within = [];
  for (let index = first; index < turns.length && turns[index].at <= to; index += 1) {
    const { looks, late } = turns[index];
    for (const { at, sight } of [...looks, ...late]) {
      if (at < from) before = sight;
      else if (at <= to) within.push(sight);
    }
  }
  return before ? [before, ...within] : within;
}
