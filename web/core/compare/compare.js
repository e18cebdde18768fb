// Compares two sessions: aligns the user's actions, then finds the turns in which the apps behaved differently.

import { Comparison } from "./difference.js";
import { alignKeys } from "./alignment.js";
import { ValueComparison } from "./meaning.js";
import { openSession, runsOf } from "./runs.js";
import { SLACK, turnsOf } from "./turns.js";
import { CapsuleError } from "../zip.js";

/**
 * Compares two session files, or the two runs in one file if `now` is missing.
 * @param {Blob} then
 * @param {Blob} [now]
 */
export async function compareFiles(then, now) {
  const one = await openSession(then);
  const runs = await runsOf(one);
  if (now) return compareRuns(runs.at(-1), (await runsOf(await openSession(now))).at(-1));
  if (runs.length < 2) throw new CapsuleError("This session has only one run, so there is nothing to compare. Choose a second session.");
  return compareRuns(runs.at(-2), runs.at(-1), { isReplay: true });
}

/**
 * Compares two runs of apps. If `now` is a replay of `then` (`isReplay`), whole turns are compared: the clock of a replay advances only
 * until the last timer, so a turn may end early there, although the app was given the same time.
 *
 * The first element of `turns` is the time before the first action. Each other element is an action of the user in one or both runs.
 * `first` is the index of the first turn that differs. `left` contains the apps that are in only one run.
 * @returns {Promise<{apps: string[], left: {then: string[], now: string[]}, ranges: object, first?: number, turns: {words: string, then?:
 * object, now?: object, difference?: object}[]}>}
 */
export async function compareRuns(then, now, { isReplay = false } = {}) {
  if (!then || !now) throw new CapsuleError("A session without rows cannot be compared.");
  const apps = then.apps.filter((app) => now.apps.includes(app));
  const pairs = alignKeys(then.acts.map(({ key }) => key), now.acts.map(({ key }) => key));
  const spans = { then: spansOf(then, pairs, 0, isReplay ? undefined : now), now: spansOf(now, pairs, 1, isReplay ? undefined : then) };
  layOut(spans, pairs);
  const turns = { then: await turnsOf(then, apps, spans.then), now: await turnsOf(now, apps, spans.now) };
  const both = [[-1, -1], ...pairs.filter((pair) => !pair.includes(undefined))];
  const comparison = new Comparison(
    apps,
    paired(turns.then, both.map(([place]) => place + 1)),
    paired(turns.now, both.map(([, place]) => place + 1)),
    new ValueComparison(then.session.contents, now.session.contents),
  );
  const found = comparison.all;
  let number = 0;
  const all = [[-1, -1], ...pairs].map(([a, b]) => {
    const difference = a === undefined || b === undefined ? undefined : found.get(number);
    if (a !== undefined && b !== undefined) number += 1;
    const words = a >= 0 ? then.acts[a].words : b >= 0 ? now.acts[b].words : "before the first action";
    return { words, then: momentOf(then, a), now: momentOf(now, b), difference };
  });
  const first = all.findIndex(({ then: one, now: other, difference }) => !one || !other || difference);
  return {
    apps,
    left: { then: then.apps.filter((app) => !apps.includes(app)), now: now.apps.filter((app) => !apps.includes(app)) },
    ranges: { then: rangeOf(then), now: rangeOf(now) },
    first: first < 0 ? undefined : first,
    turns: all,
  };
}

/**
 * Returns the turns of a run at the indexes `places`. The turns between two of these indexes have no counterpart in the other run. Actions
 * of apps in such a turn are added to the earlier turn as late actions, if these actions happened soon after the earlier turn.
 */
function paired(turns, places) {
  return places.map((place, index) => {
    const alone = turns.slice(place + 1, places[index + 1] ?? turns.length);
    const isClose = ({ at }) => at <= alone[0].at + SLACK;
    const deeds = alone.flatMap((turn) => turn.deeds).filter(isClose).map((deed) => ({ ...deed, isLate: true }));
    const looks = alone.flatMap((turn) => [...turn.looks, ...turn.late]).filter(isClose);
    return { ...turns[place], deeds: [...turns[place].deeds, ...deeds], late: [...turns[place].late, ...looks] };
  });
}

const rangeOf = ({ firstRow, lastRow, start, end }) => ({ firstRow, lastRow, start, end });

function momentOf(run, place) {
  if (place === undefined) return undefined;
  const next = run.acts[place + 1];
  const end = next ? { lastRow: next.seq - 1, end: next.at } : { lastRow: run.lastRow, end: run.end };
  return place < 0 ? { row: run.firstRow, at: run.start, ...end } : { row: run.acts[place].seq, at: run.acts[place].at, ...end };
}

const lengthOf = ({ start, end, acts }, place) => (acts[place + 1]?.at ?? end) - (place < 0 ? start : acts[place].at);

/**
 * Whether an app has ended during the last turn of a run. If no app has ended, a short last turn may only mean that the session was saved
 * early.
 */
const hasFallen = ({ acts, fall, firstRow }, place) => place === acts.length - 1 && fall > (place < 0 ? firstRow : acts[place].seq);

/**
 * Returns the compared duration of each turn. If a turn is clearly shorter in the run `other`, only the shorter duration is compared.
 * Without `other`, whole turns are compared.
 */
function spansOf(run, pairs, side, other) {
  const spans = Array.from({ length: run.acts.length + 1 }, (_, index) => ({ span: lengthOf(run, index - 1), isCut: false }));
  for (const pair of [[-1, -1], ...pairs]) {
    if (!other || pair.includes(undefined)) continue;
    const [own, its] = [lengthOf(run, pair[side]), lengthOf(other, pair[1 - side])];
    if (own - its > SLACK && !hasFallen(other, pair[1 - side])) Object.assign(spans[pair[side] + 1], { span: its, isCut: true });
  }
  return spans;
}

/** Sets `begin` of all turns: an instant on a common clock, on which corresponding turns begin at the same instant. */
function layOut({ then, now }, pairs) {
  let at = 0;
  for (const [a, b] of [[-1, -1], ...pairs]) {
    if (a !== undefined) then[a + 1].begin = at;
    if (b !== undefined) now[b + 1].begin = at;
    if (a !== undefined && b !== undefined) at += then[a + 1].span;
  }
}
