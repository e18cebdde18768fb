// Which session the page shows: the one a bridge tells, or one from a file; commands go to the one that is shown.

import { CommandError } from "./core/socket.js";

const reader = () => import("./reading.js");

export class Sessions {
  #store;
  #bridge;
  /** Addresses of files of the session that is shown. */
  #places = [];
  #opening = 0;

  /** @param {import("./core/socket.js").Connection} [bridge]  none where the page was opened for a file */
  constructor(store, bridge) {
    this.#store = store;
    this.#bridge = bridge;
  }

  /** Has what opens a file here already when nobody may be there any more to be asked for it. */
  prepare() {
    return reader().catch(() => {});
  }

  get hasBridge() {
    return this.#bridge !== undefined;
  }

  /**
   * Shows a file. What cannot be shown is told, and what was shown before stays.
   * @param {() => Promise<Blob>} load
   * @param {string} name  what people call it
   * @returns {Promise<boolean>} whether it is shown now
   */
  async open(load, name) {
    this.#opening += 1;
    const number = this.#opening;
    const places = [];
    const say = (session) => this.#opening === number && this.#store.choose({ session });
    say({ phase: "reading", name });
    if (!this.#bridge && !this.#store.isFile) this.#store.connection({ phase: "connecting", reason: "Reading the session." });
    try {
      const { readSession } = await reader();
      const session = await readSession(await load(), (blob) => (places.push(URL.createObjectURL(blob)), places.at(-1)));
      if (this.#opening !== number) return false;
      this.#show(session, places, name);
      return true;
    } catch (error) {
      for (const place of places) URL.revokeObjectURL(place);
      const reason = error.message;
      say({ phase: "refused", name, reason });
      if (!this.#bridge && !this.#store.isFile) this.#store.connection({ phase: "refused", reason });
      return false;
    }
  }

  #show(session, places, name) {
    this.#bridge?.leave();
    this.#letGo();
    this.#places = places;
    this.#tell(session, session.later && "older rows are still being read");
    this.#store.choose({ session: { phase: "shown", name }, leads: false });
    this.#store.show(session);
    if (session.later) this.#addLater(session, this.#opening);
  }

  #tell({ manifest, isCut }, more) {
    const about = [manifest.title, `kept ${manifest.made}`, isCut && "cut short: shown as far as it goes", more].filter(Boolean);
    this.#store.connection({ phase: "file", reason: `${about.join(", ")}.` });
  }

  async #addLater(session, number) {
    let more;
    try {
      const rows = await session.later;
      if (this.#opening === number) this.#store.journal.reset(rows);
    } catch (error) {
      more = `older rows cannot be read: ${error.message.replace(/\.$/, "")}`;
    }
    if (this.#opening === number) this.#tell(session, more);
  }

  /** Goes back to what the bridge tells. */
  leave() {
    this.#opening += 1;
    this.#letGo();
    this.#store.choose({ session: undefined });
    this.#store.show();
    this.connect();
  }

  #letGo() {
    for (const place of this.#places) URL.revokeObjectURL(place);
    this.#places = [];
  }

  // Stands where the connection to the bridge stands.

  get control() {
    return this.#bridge?.control;
  }

  set control(token) {
    if (this.#bridge) this.#bridge.control = token;
  }

  connect() {
    this.#bridge?.connect();
  }

  retryNow() {
    if (!this.#store.isFile) this.#bridge?.retryNow();
  }

  command(name, params) {
    if (this.#bridge && !this.#store.isFile) return this.#bridge.command(name, params);
    return Promise.reject(
      new CommandError({ title: "This is a session from a file", detail: "Nothing was sent: nobody is there who could do it." }),
    );
  }
}
