// Finds out when apps last received items of vehicle data, from the newest rows of the log.

/** The maximum number of rows that are searched. */
const MOST_ROWS = 2000;
/** The maximum number of messages that are parsed. Parsing a message takes some time. */
const MOST_MESSAGES = 100;
/** The time for which a result is reused, in milliseconds. */
const HOLDS_MS = 250;

/**
 * Returns when each app last received each item: `{app: {item: at}}`. Searches from the newest row to older rows.
 * @param {{at: (index: number) => any}} journal
 * @param {number} last the index of the newest row to search
 * @param {number} [since] the number of the newest row of the previous search; only newer rows are searched
 */
export function lastSent(journal, last, since = -Infinity) {
  const sent = {};
  let messages = 0;
  for (let index = last; index >= Math.max(0, last - MOST_ROWS) && messages < MOST_MESSAGES; index -= 1) {
    const row = journal.at(index);
    if (!row || row.seq <= since) break;
    if (row.name !== "OnVehicleData" || row.source === "hmi") continue;
    messages += 1;
    const items = (sent[row.app] ??= {});
    for (const item of Object.keys(row.params ?? {})) items[item] ??= row.at;
  }
  return sent;
}

export class LastSent {
  #store;
  /** The result of `lastSent` for the present, computed from the rows up to the row number `#seen`. */
  #live = {};
  #seen = -Infinity;
  #epoch;
  /** The result of `lastSent` for the past moment that the page last showed. */
  #past;
  #moment;
  #due = -Infinity;

  constructor(store) {
    this.#store = store;
  }

  /** The result of `lastSent` for the moment that the page shows. */
  get all() {
    const { journal, moment } = this.#store;
    if (moment) {
      if (moment !== this.#moment) this.#past = lastSent(journal, journal.indexAt(moment.at));
      this.#moment = moment;
      return this.#past;
    }
    if (performance.now() >= this.#due) this.#look();
    return this.#live;
  }

  /** Updates the result for the present. Reads only new rows. */
  #look() {
    const { journal, known } = this.#store;
    const isAnother = known.epoch !== this.#epoch;
    const news = lastSent(journal, journal.length - 1, isAnother ? undefined : this.#seen);
    if (isAnother) this.#live = {};
    for (const [app, items] of Object.entries(news)) this.#live[app] = { ...this.#live[app], ...items };
    this.#seen = journal.newest ?? -Infinity;
    this.#epoch = known.epoch;
    this.#due = performance.now() + HOLDS_MS;
  }
}
