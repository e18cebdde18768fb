// When apps were last told of items of vehicle data, read from the newest rows of the log.

/** So many rows back it is looked for. */
const MOST_ROWS = 2000;
/** So many milliseconds an answer holds: while a drive plays, nobody reads faster. */
const HOLDS_MS = 250;

/**
 * When each app was last told of each item, up to a row: `{app: {item: at}}`, of apps and items that are subscribed.
 * @param {{length: number, at: (index: number) => any}} journal
 */
export function lastTold(journal, last, apps) {
  const told = {};
  const open = new Map();
  for (const [key, { subscribedVehicleData = [] }] of Object.entries(apps ?? {})) {
    if (subscribedVehicleData.length > 0) open.set(key, new Set(subscribedVehicleData));
  }
  for (let index = last; index >= Math.max(0, last - MOST_ROWS) && open.size > 0; index -= 1) {
    const row = journal.at(index);
    if (row?.name !== "OnVehicleData" || row.source === "hmi") continue;
    const items = open.get(row.app);
    if (!items) continue;
    for (const item of Object.keys(row.params ?? {})) {
      if (!items.delete(item)) continue;
      (told[row.app] ??= {})[item] = row.at;
    }
    if (items.size === 0) open.delete(row.app);
  }
  return told;
}

export class Told {
  #store;
  #known;
  #due = -Infinity;
  #place;

  constructor(store) {
    this.#store = store;
  }

  /** As it was at the moment that is looked at. */
  get all() {
    const { journal, moment, headUnit } = this.#store;
    const place = moment?.row;
    if (place !== this.#place || performance.now() >= this.#due) {
      const last = moment ? journal.indexAt(moment.at) : journal.length - 1;
      this.#known = lastTold(journal, last, headUnit?.apps);
      this.#place = place;
      this.#due = performance.now() + HOLDS_MS;
    }
    return this.#known;
  }
}
