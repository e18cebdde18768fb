// Compares the actions of apps and the visible states in two runs, by the same rules as `replay --app`.

import { deedInWords, numberless, placeIn, spoken } from "./meaning.js";
import { SLACK } from "./turns.js";

/** The maximum difference between the times of two matching messages about files, in milliseconds. A busy machine sends them much later. */
const FILE_SLACK = 10_000;

/**
 * The maximum time by which a timer may be late, in milliseconds. A value that appears within this time before an act of the user may be
 * missing in the other run, because in that run the act came before the timer.
 */
const LATENESS = 20;

/** The maximum number of lines in a difference. */
const MOST_LINES = 6;

export class Comparison {
  #apps;
  #then;
  #now;
  #sameness;

  /** `then` and `now` contain the corresponding turns of the two runs, so both lists have the same length. */
  constructor(apps, then, now, sameness) {
    this.#apps = apps;
    this.#then = then;
    this.#now = now;
    this.#sameness = sameness;
  }

  /** The first difference: `{number, app, lines: [{what, then, now}], rows: {then, now}}`. `number` is the index of the turn. */
  get first() {
    const loose = { then: [], now: [] };
    for (let place = 0; place < this.#then.length; place += 1) {
      const swapped = this.#match(place, loose);
      const late = firstOf(loose);
      if (late !== undefined && this.#isOver(late, loose, place)) return this.#ofLoose(late, loose);
      if (late !== undefined) continue;
      const found = swapped ?? this.#ofLooks(place);
      if (found) return found;
    }
    this.#dropCut(loose);
    const late = firstOf(loose);
    return late === undefined ? undefined : this.#ofLoose(late, loose);
  }

  /** All differences, by the index of the turn. A difference of the visible state is reported only for the turn in which it begins. */
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
   * Matches the actions of one turn in both runs. Then matches the remaining actions with unmatched actions of nearby turns (`loose`).
   * Returns a difference if two matched actions are in a different order.
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

  /** Returns a difference if two successive actions of one stream have the opposite order in the other run. */
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

  /** Whether all actions after the turn `place` are too late to match an unmatched action of the turn `turn`. */
  #isOver(turn, { then, now }, place) {
    if (place + 1 >= this.#then.length) return false;
    const next = Math.min(this.#then[place + 1].at, this.#now[place + 1].at);
    const slack = Math.min(...[...then, ...now].filter((one) => one.turn === turn && isMissed(one)).map(slackOf));
    return next > this.#then[Math.min(turn + 1, place + 1)].at + slack;
  }

  /**
   * Drops unmatched actions at the end of the second run. The first session may have been saved before these actions happened. A
   * life-cycle call may also belong to an earlier turn: its row arrives on another connection than messages, so it may arrive after the
   * next input.
   */
  #dropCut(loose) {
    const place = this.#then.length - 1;
    const { end } = this.#then[place];
    const isCut = ({ turn, deed: { at, kind } }) => at > end - SLACK && (kind === "lifeCycle" || (turn === place && kind !== "process"));
    loose.now = loose.now.filter((one) => !isCut(one));
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
    // The end of a process explains most missing actions, so the line about the end is the first line.
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
   * Returns the differences of the visible state at the end of a turn. Differences that result only from slightly different timing are left
   * out.
   */
  #parted(place) {
    const [then, now] = [this.#then[place].looks.at(-1), this.#now[place].looks.at(-1)];
    if (!then || !now) return [];
    const compare = (part, app) => {
      const both = [part(then.sight), part(now.sight)];
      const lists = new Set();
      return this.#sameness.partings(...both, app).flatMap((parting) => {
        const list = listAround(parting.path, ...both);
        if (list) {
          if (lists.has(list.join())) return [];
          lists.add(list.join());
          return this.#listLines(list, place, app, ...both, part).map((line) => ({ app, line }));
        }
        const isTiming = this.#hasCaughtUp(parting, place, app, part) || this.#isInMotion(parting, place, app);
        return isTiming ? [] : [{ app, line: lineOf(parting) }];
      });
    };
    const front = then.sight.driver["active app"] ?? this.#apps[0] ?? "";
    return [...this.#apps.flatMap((app) => compare(({ apps }) => apps[app], app)), ...compare(({ driver }) => driver, front)];
  }

  /**
   * Describes the elements of a list that only one run has. Elements that have only moved are left out, and elements whose difference
   * results only from timing.
   */
  #listLines(path, place, app, then, now, part) {
    const elements = (value) => placeIn(path, value)?.[0] ?? [];
    const count = (element, value) => elements(value).filter((other) => this.#sameness.isSame(element, other, app)).length;
    const isTiming = (element) =>
      this.#isInMotion({ path, then: element, now: element }, place, app) ||
      this.#isCaughtUp(place, part, count(element, then), count(element, now), (wanted, sight) => count(element, sight) === wanted);
    const added = [...elements(now)];
    const missing = elements(then).filter((element) => {
      const found = added.findIndex((other) => this.#sameness.isSame(element, other, app));
      if (found >= 0) added.splice(found, 1);
      return found < 0;
    });
    const line = (ends) => ({ what: path.join(" "), then: "nothing", now: "nothing", ...ends });
    return [
      ...missing.filter((element) => !isTiming(element)).map((element) => line({ then: titleOf(element) })),
      ...added.filter((element) => !isTiming(element)).map((element) => line({ now: titleOf(element) })),
    ];
  }

  #hasCaughtUp({ path, then, now }, place, app, part) {
    return this.#isCaughtUp(place, part, then, now, (value, sight) => {
      const there = placeIn(path, sight);
      return there !== undefined && this.#sameness.isSame(there[0], value, app);
    });
  }

  /**
   * Whether a difference results only from timing: the runs had the same values shortly before or shortly after the end of the turn, or
   * one run had the other run's value until a moment before the end. `isThere` returns whether a visible state has a value.
   */
  #isCaughtUp(place, part, then, now, isThere) {
    const has = (turns, value, isAfter, slack = SLACK) => {
      const end = place + 1 < turns.length ? turns[place + 1].at : turns[place].end;
      const span = isAfter ? [end, end + slack] : [end - slack, end];
      // The next act can be at the same instant as the states that it causes.
      return looksIn(isAfter ? turns : turns.slice(0, place + 1), span, place).some((sight) => isThere(value, part(sight)));
    };
    const isAtEnd = place + 1 === this.#then.length;
    const wasLate = has(this.#now, then, false) && (isAtEnd || has(this.#then, now, true));
    const wasEarly = has(this.#then, now, false) && !isAtEnd && has(this.#now, then, true);
    const isBrief = (turns, other) => !isAtEnd && has(turns, other, false, LATENESS);
    return wasLate || wasEarly || isBrief(this.#now, then) || isBrief(this.#then, now);
  }

  /**
   * Whether a difference is only in a number of a streamed picture that changes all the time. Apps draw such a number a few times per
   * second, so the runs show it at other moments of a drive. A number that was set once changes once in each run. A number that has just
   * appeared or begun to move continues to change after the next input.
   */
  #isInMotion({ path, then, now }, place, app) {
    if (path[0] !== "picture" || typeof then !== "string" || typeof now !== "string" || numberless(then) !== numberless(now)) return false;
    const changes = (after) =>
      [this.#then, this.#now].map((turns) => {
        const end = place + 1 < turns.length ? turns[place + 1].at : turns[place].end;
        // The place of the text in the list changes when other views appear or disappear.
        const numbers = looksIn(turns, [end - SLACK, end + after], place)
          .map((sight) => (sight.apps[app]?.picture ?? []).filter((text) => numberless(text) === numberless(then)).join("\n"))
          .filter((texts) => texts !== "");
        return numbers.filter((text, index) => index > 0 && text !== numbers[index - 1]).length;
      });
    const before = changes(0);
    return (Math.min(...before) >= 1 && before[0] + before[1] >= 3) || Math.min(...changes(SLACK)) >= 3;
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

/** Whether an unmatched action is reported. Late actions are not reported, because the other run may have ended before such an action. */
const isMissed = ({ deed }) => !deed.isLate;

/** Describes an element of a list by its title. An element without a title is formatted as JSON. */
const titleOf = (element) => spoken(element?.menuName ?? element?.text ?? element);

/** Returns the path of the outermost list around a difference that has a different number of elements in each run. */
function listAround(path, then, now) {
  return path.map((_, length) => path.slice(0, length)).find((part) => {
    const [one, other] = [placeIn(part, then)?.[0], placeIn(part, now)?.[0]];
    return Array.isArray(one) && Array.isArray(other) && one.length !== other.length;
  });
}

/** Describes a difference. A difference without a path means that only one run has the app on the head unit. */
function lineOf({ path, then, now }) {
  if (path.length > 0) return { what: path.join(" "), then: spoken(then), now: spoken(now) };
  const presence = (look) => (look === undefined || look === null ? "not registered" : "registered");
  return { what: "the app", then: presence(then), now: presence(now) };
}

/** Whether two actions are close enough in time to match. Actions of different turns have an action of the user between them. */
const isClose = (one, other) => one.turn === other.turn || Math.abs(one.deed.at - other.deed.at) <= slackOf(one);

const slackOf = ({ deed }) => (deed.stream.startsWith("file ") ? FILE_SLACK : SLACK);

function endsFirst(loose) {
  const deeds = loose.map(({ deed }) => deed);
  // An app may stop responding before it crashes, so the last process event is listed first.
  return [...deeds.filter(({ kind }) => kind === "process").reverse(), ...deeds.filter(({ kind }) => kind !== "process")];
}

/** Returns the visible states in a time span around the end of a turn, and the last state before the span. */
function looksIn(turns, [from, to], place) {
  let first = place;
  while (first > 0 && turns[first].at >= from) first -= 1;
  // The turn before ends with the last state before the span if the state has not changed since.
  first = Math.max(0, first - 1);
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
