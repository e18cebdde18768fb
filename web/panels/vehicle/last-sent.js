// When apps last received each item of vehicle data, read from the newest rows of the log.

/** The maximum number of rows and of messages to read, because reading a message takes some time. */
const MOST_ROWS = 2000;
const MOST_MESSAGES = 100;
/** How long a result is reused, in milliseconds. */
const HOLDS_MS = 250;

/**
 * Returns when each app last received each item, searching backwards: `{app: {item: at}}`.
 * @param {{at: (index: number) => any}} journal
 * @param {number} last  the index of the newest row to read
 * @param {number} [since]  the row number at which the previous search started; older rows are not read
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
  /** The live result, up to row `#seen`. */
  #live = {};
  #seen = -Infinity;
  #epoch;
  /** The result for the viewed moment of the past. */
  #past;
  #moment;
  #due = -Infinity;

  constructor(store) {
    this.#store = store;
  }

  /** The result for the viewed moment. */
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

  /** Reads only the rows that are new. */
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
