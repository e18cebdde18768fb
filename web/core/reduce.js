// What the server's messages make of what the page knows. No document, no clock, no network.

import { applyPatch, PatchError } from "./patch.js";

/**
 * @typedef {object} Known
 * @property {string} [epoch]  the bridge's incarnation
 * @property {number} [seq]    number of the newest change
 * @property {number} [at]     the head unit's clock, as last told
 * @property {number} [row]    newest journal row at that moment
 * @property {object} [state]  the state tree
 * @property {boolean} stale   waiting for a fresh snapshot
 */

/** What is known before the first message. */
export const nothing = Object.freeze({ stale: true });

/**
 * @param {Known} known
 * @param {object} message
 * @returns {{known: Known, journal?: "reset", rows?: object[], change?: object, begin?: boolean, ask?: boolean}}
 *   beside what is known now: what to do with the journal and the history, and whether to ask for a snapshot
 */
export function reduce(known, message) {
  switch (message.op) {
    case "hello":
      return hello(known, message);
    case "snapshot":
      return snapshot(known, message);
    case "change":
      return change(known, message);
    case "rows":
      return { known: withTime(known, message.rows), rows: message.rows };
    case "gap":
      // The server sends the snapshot itself after saying so.
      return { known: { ...known, stale: true } };
    default:
      return { known };
  }
}

function hello(known, { epoch }) {
  if (known.epoch === undefined || known.epoch === epoch) return { known: { ...known, epoch } };
  return { known: { epoch, stale: true, state: known.state, at: known.at }, journal: "reset" };
}

function snapshot(known, { seq, at, row, state, epoch }) {
  const next = { epoch: epoch ?? known.epoch, seq, at: at ?? state.bridge?.clock?.now ?? known.at ?? 0, row: row ?? known.row ?? 0, state, stale: false };
  return { known: next, begin: true };
}

function change(known, message) {
  if (known.stale) return { known };
  if (message.seq <= known.seq) return { known };
  if (message.seq !== known.seq + 1) return { known: { ...known, stale: true }, ask: true };
  try {
    const state = applyPatch(known.state, message.patch);
    const { seq, at = known.at, row = known.row } = message;
    return { known: { ...known, seq, at, row, state }, change: { seq, at, row, patch: message.patch } };
  } catch (error) {
    if (!(error instanceof PatchError)) throw error;
    return { known: { ...known, stale: true }, ask: true };
  }
}

function withTime(known, rows) {
  const last = rows.at(-1);
  return last && last.at > (known.at ?? -Infinity) ? { ...known, at: last.at } : known;
}
