// When apps were last told of items of vehicle data, read from the newest rows of the log.

/** So many rows back it is looked for, and in so many messages: reading one takes some time. */
const MOST_ROWS = 2000;
const MOST_MESSAGES = 100;
/** So many milliseconds an answer holds: while a drive plays, nobody reads faster. */
const HOLDS_MS = 250;

/**
 * When each app was last told of each item, from a row back to another: `{app: {item: at}}`.
 * @param {{at: (index: number) => any}} journal
 * @param {number} last  the place of the newest row that counts
 * @param {number} [since]  the number of the row that was looked at before
 */
export function lastTold(journal, last, since = -Infinity) {
  const told = {};
  let messages = 0;
  for (let index = last; index >= Math.max(0, last - MOST_ROWS) && messages < MOST_MESSAGES; index -= 1) {
    const row = journal.at(index);
    if (!row || row.seq <= since) break;
    if (row.name !== "OnVehicleData" || row.source === "hmi") continue;
    messages += 1;
    const items = (told[row.app] ??= {});
    for (const item of Object.keys(row.params ?? {})) items[item] ??= row.at;
  }
  return told;
}

export class Told {
  #store;
  /** Of now, up to a row. */
  #live = {};
  #seen = -Infinity;
  #epoch;
  /** Of a moment of the past. */
  #past;
  #moment;
  #due = -Infinity;

  constructor(store) {
    this.#store = store;
  }

  /** As it was at the moment that is looked at. */
  get all() {
    const { journal, moment } = this.#store;
    if (moment) {
      if (moment !== this.#moment) this.#past = lastTold(journal, journal.indexAt(moment.at));
      this.#moment = moment;
      return this.#past;
    }
    if (performance.now() >= this.#due) this.#look();
    return this.#live;
  }

  /** Only at what has come since: while a drive plays that is little. */
  #look() {
    const { journal, known } = this.#store;
    const isAnother = known.epoch !== this.#epoch;
    const news = lastTold(journal, journal.length - 1, isAnother ? undefined : this.#seen);
    if (isAnother) this.#live = {};
    for (const [app, items] of Object.entries(news)) this.#live[app] = { ...this.#live[app], ...items };
    this.#seen = journal.newest ?? -Infinity;
    this.#epoch = known.epoch;
    this.#due = performance.now() + HOLDS_MS;
  }
}
