// What the timeline draws, gathered as rows come: the levels of each app, and the overlays as spans.

const OVERLAYS = new Set(["Alert", "SubtleAlert", "ScrollableMessage", "Slider", "PerformInteraction", "PerformAudioPassThru"]);
const MOST = 5000;

export class Lanes {
  /** Statuses of each app, oldest first: `{at, level}`. */
  levels = new Map();
  /** Overlay requests, oldest first; rows, so that their replies are seen. */
  overlays = [];

  constructor(journal) {
    for (let index = 0; index < journal.length; index += 1) this.#take(journal.at(index));
    this.stop = journal.follow({ added: (rows) => rows.forEach((row) => this.#take(row)), renewed() {}, dropped: (oldest) => this.#dropped(oldest), reset: () => this.#reset() });
  }

  #take(row) {
    if (row.kind !== "rpc") {
      if (row.kind === "link" && row.more.what === "lost") this.#level(row, undefined);
    } else if (row.name === "OnHMIStatus") {
      const params = row.params;
      if (!params?.windowID) this.#level(row, params?.hmiLevel);
    } else if (OVERLAYS.has(row.name)) {
      this.overlays.push(row);
      if (this.overlays.length > MOST) this.overlays.splice(0, 500);
    }
  }

  #level(row, level) {
    const list = this.levels.get(row.app) ?? [];
    list.push({ at: row.at, level });
    if (list.length > MOST) list.splice(0, 500);
    this.levels.set(row.app, list);
  }

  #dropped(oldest) {
    this.overlays = this.overlays.filter((row) => row.seq >= oldest);
  }

  #reset() {
    this.levels.clear();
    this.overlays = [];
  }
}
