// Reads a session for the comparison: its runs, the stretches of the newest run, the apps, and the user's actions.

import { actInWords, aimed, isAct, keyOf } from "./acts.js";
import { isEnd } from "./deeds.js";
import { momentIn } from "../filehistory.js";
import { linesOf, parsed } from "../rowheads.js";
import { applyPatch, PatchError } from "../reduce.js";
import { CapsuleError, contentOf, entriesOf } from "../zip.js";

const decoder = new TextDecoder();
const PARTS = /^(state|changes|rows)\/(\d+)(-\d+)?\.n?d?json$/;

/** Opens a capsule for the comparison: `{stretches, contents, hosts}`. A stretch is unpacked only when its content is read. */
export async function openSession(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { entries } = entriesOf(bytes);
  const text = async (entry) => (entry ? decoder.decode(await contentOf(bytes, entry)) : "");
  const json = async (name) => {
    const entry = entries.find((one) => one.name === name);
    return entry ? parsed(await text(entry), name, 0) : undefined;
  };
  const manifest = await json("manifest.json");
  if (manifest?.capsule !== 1) throw new CapsuleError("This is not a capsule that this page can compare.");
  const [index, processes] = [await json("index.json"), await json("processes.json")];
  const stretches = await newest(stretchesOf(entries, text), manifest.epoch);
  const contents = new Map(Object.entries(index?.files ?? {}).map(([path, { sha256 }]) => [path, sha256]));
  const hosts = new Map((processes?.processes ?? []).filter(({ app }) => app !== undefined).map(({ app, name }) => [app, name]));
  return { stretches, contents, hosts };
}

function stretchesOf(entries, text) {
  const found = new Map();
  for (const entry of entries) {
    const [, part, number] = PARTS.exec(entry.name) ?? [];
    if (!part) continue;
    const one = found.get(number) ?? found.set(number, { rows: [] }).get(number);
    if (part === "rows") one.rows.push(entry);
    else one[part] = entry;
  }
  return [...found.values()].map(({ state, changes, rows }) => ({
    name: (state ?? changes ?? rows[0]).name,
    state: () => text(state),
    changes: () => text(changes),
    rows: async () => (await Promise.all(rows.map(text))).join(""),
  }));
}

/** Returns the stretches of the newest run of the bridge. A file may contain several runs, each with its own states and clock. */
async function newest(stretches, epoch) {
  for (const [index, { name, state }] of stretches.entries()) {
    const text = await state();
    if (text !== "" && momentIn(text, name).epoch === epoch) return stretches.slice(index);
  }
  return stretches;
}

/**
 * Visits state changes and rows in the order in which they happened. Calls `visit.state(tree)` after each change, and `visit.row(row,
 * tree)` for each row.
 */
export async function walk({ stretches }, visit) {
  let tree = {};
  for (const stretch of stretches) {
    const [state, changes, rows] = await Promise.all([stretch.state(), stretch.changes(), stretch.rows()]);
    if (state !== "") tree = parsed(state, stretch.name, 0).state ?? {};
    const steps = linesOf(changes, stretch.name);
    let step = 0;
    let next = steps.length > 0 ? parsed(steps[0], stretch.name, 0) : undefined;
    const take = (before) => {
      for (; next && next.row < before; next = ++step < steps.length ? parsed(steps[step], stretch.name, step) : undefined) {
        const last = tree;
        tree = patched(tree, next.patch ?? []);
        visit.state?.(tree, next, last);
      }
    };
    let line = 0;
    for (const text of rows.split("\n")) {
      if (text === "") continue;
      const row = parsed(text, stretch.name, line);
      line += 1;
      take(row.seq);
      visit.row(row, tree);
    }
    take(Infinity);
  }
}

/** Applies a patch. Skips operations that cannot be applied, because these operations also failed in the recorded session. */
function patched(tree, patch) {
  try {
    return applyPatch(tree, patch);
  } catch (error) {
    if (!(error instanceof PatchError) && !(error instanceof TypeError)) throw error;
    return patch.length > 1 ? patch.reduce((state, step) => patched(state, [step]), tree) : tree;
  }
}

/**
 * Returns the runs in a session, oldest first. A capsule that contains a session and its replay has two runs. Any other capsule has one
 * run.
 *
 * A run is `{session, start, end, firstRow, lastRow, fall, apps, acts}`. `fall` is the number of the row at which an app last ended. `acts`
 * contains the user's actions: `{seq, at, command, params, title, words, key}`.
 */
export async function runsOf(session) {
  const runs = [];
  let run;
  let places;
  const begin = (row) => {
    run = { session, start: row.at, end: row.at, firstRow: row.seq, lastRow: row.seq, apps: [], acts: [] };
    places = new Map();
    runs.push(run);
  };
  await walk(session, {
    state(_, { at }) {
      if (run) run.end = Math.max(run.end, at);
    },
    row(row, tree) {
      const isStart = row.kind === "process" && row.what === "started";
      if (isStart || !run) begin(row);
      run.end = Math.max(run.end, row.at);
      run.lastRow = Math.max(run.lastRow, row.seq);
      if (isEnd(row)) run.fall = row.seq;
      for (const cause of row.causes ?? []) {
        const act = run.acts[places.get(cause)];
        // The command has waited for its target. The time of its first effect is the time of the action.
        if (act?.command === "bridge.use" && !act.hadEffects) act.at = Math.max(act.at, row.at);
        if (act) act.hadEffects = true;
      }
      if (row.kind === "command" && row.command && isAct(row.command)) {
        places.set(row.seq, run.acts.length);
        const act = aimed({ seq: row.seq, at: row.at, command: row.command, params: row.params ?? {} }, tree);
        run.acts.push({ ...act, words: actInWords(act), key: keyOf(act) });
      } else if (isRegistration(row)) {
        const app = row.app ?? row.params?.fullAppID ?? row.params?.appID;
        const last = run.acts.at(-1);
        // A scratch app registers because of an action.
        const isScratch = last?.command === "scratch.create" &&
          (last.params.appName === undefined || last.params.appName === row.params?.appName);
        if (app && !isScratch && !run.apps.includes(app)) run.apps.push(app);
      }
    },
  });
  return runs;
}

const isRegistration = ({ kind, name, direction, rpcType }) =>
  kind === "rpc" && name === "RegisterAppInterface" && direction === "toHeadUnit" && rpcType === "request";
