// Which session the page shows: the one a bridge tells, or one from a file; commands go to the one that is shown.

import { CommandError } from "./core/socket.js";

const reader = () => import("./reading.js");

export class Sessions {
  #store;
  #bridge;
  /** What stands beside the session that is shown, once two have been compared. */
  #beside;
  /** The file that is shown: `{file, name, session}`. */
  #shown;
  /** Addresses of files of the sessions that are shown. */
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
    const opened = await this.#read([{ load, name }], name);
    if (!opened) return false;
    this.#show(opened.places, opened.read[0]);
    if (opened.read[0].session.manifest.secondRun !== undefined) await this.#compare(opened.read[0]);
    return true;
  }

  /**
   * Shows two sessions side by side: those that are named, behind the one that is shown, and what the bridge has now last.
   * @param {{load: () => Promise<Blob>, name: string}[]} named  two at most
   */
  async openBeside(named) {
    const all = [...(this.#shown && named.length < 2 ? [this.#shown] : []), ...named, { load: () => this.#now(), name: "now" }];
    const [then, now] = all;
    const opened = await this.#read([then, now], `${then.name} and ${now.name}`);
    if (!opened) return false;
    this.#show(opened.places, opened.read[0]);
    return this.#compare(...opened.read);
  }

  /** All that the bridge has of its session. */
  async #now() {
    const answer = await fetch(new URL("v1/capsule", document.baseURI));
    if (!answer.ok) throw new Error(`The bridge gives no session: it said ${answer.status}.`);
    return answer.blob();
  }

  /**
   * Reads files, those of which two stand side by side as a whole.
   * @returns {Promise<undefined | {read: {file: Blob, name: string, session: object}[], places: string[]}>} nothing where that cannot
   *   be, which is told, or where something else is opened by now
   */
  async #read(wanted, name) {
    this.#opening += 1;
    const number = this.#opening;
    const places = [];
    const say = (session) => this.#opening === number && this.#store.choose({ session });
    say({ phase: "reading", name });
    if (!this.#bridge && !this.#store.isFile) this.#store.connection({ phase: "connecting", reason: "Reading the session." });
    try {
      const { readSession } = await reader();
      const read = [];
      for (const { load, file, name: its } of wanted) {
        const blob = file ?? (await load());
        const session = await readSession(blob, (part) => (places.push(URL.createObjectURL(part)), places.at(-1)));
        if (wanted.length > 1 && session.later) Object.assign(session, { rows: await session.later, later: undefined });
        // What serves it may say what it is called.
        read.push({ file: blob, name: blob.name ?? its, session });
      }
      if (this.#opening !== number) return undefined;
      return { read, places };
    } catch (error) {
      for (const place of places) URL.revokeObjectURL(place);
      const reason = error.message;
      say({ phase: "refused", name, reason });
      if (!this.#bridge && !this.#store.isFile) this.#store.connection({ phase: "refused", reason });
      return undefined;
    }
  }

  #show(places, shown) {
    this.#bridge?.leave();
    this.#letGo();
    this.#places = places;
    this.#shown = shown;
    const { session, name } = shown;
    this.#tell(session, session.later && "older rows are still being read");
    this.#store.choose({ session: { phase: "shown", name }, leads: false });
    this.#store.show(session);
    if (session.later) this.#addLater(session, this.#opening);
  }

  /** Two files, or the two runs of one. */
  async #compare(then, now) {
    const number = this.#opening;
    const { Beside } = await import("./beside.js");
    if (this.#opening !== number) return false;
    this.#beside ??= new Beside(this.#store);
    return this.#beside.compare(then, now);
  }

  #tell({ manifest, isCut }, more) {
    const about = [manifest.title, `kept ${manifest.made}`, isCut && "cut short: shown as far as it goes", more].filter(Boolean);
    this.#store.connection({ phase: "file", reason: `${about.join(", ")}.` });
  }

  async #addLater(session, number) {
    let more;
    try {
      session.rows = await session.later;
      if (this.#opening !== number) return;
      this.#store.journal.reset(session.rows);
      this.#beside?.renew(session);
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
    this.#beside?.leave();
    this.#shown = undefined;
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
