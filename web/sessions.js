// The session that the page shows: the session of the bridge, or a session from a file. Commands are sent only to a bridge.

import { CommandError } from "./core/socket.js";

const reader = () => import("./session-reader.js");

export class Sessions {
  #store;
  #bridge;
  /** The side-by-side comparison; undefined before the first comparison. */
  #beside;
  /** The file that the page shows: `{file, name, session}`; undefined for the session of the bridge. */
  #shown;
  /** The object URLs of the files in the sessions that the page shows. */
  #places = [];
  #opening = 0;

  /** `bridge` is the connection to the bridge; undefined if the page was opened for a file. */
  constructor(store, bridge) {
    this.#store = store;
    this.#bridge = bridge;
  }

  /** Loads the code that opens files before the code is needed, because the bridge that serves the code may stop. */
  prepare() {
    return reader().catch(() => {});
  }

  get hasBridge() {
    return this.#bridge !== undefined;
  }

  /**
   * Shows a file. If the file cannot be shown, shows a note with the reason instead.
   * @param {() => Promise<Blob>} load
   * @param {string} name the name of the file, for messages
   * @returns {Promise<boolean>} whether the file is shown
   */
  async open(load, name) {
    const opened = await this.#read([{ load, name }], name);
    if (!opened) return false;
    this.#show(opened.places, opened.read[0]);
    if (opened.read[0].session.manifest.secondRun !== undefined) await this.#compare(opened.read[0]);
    return true;
  }

  /**
   * Shows two sessions side by side. If `named` contains only one session, compares it with the file that the page shows. If the page shows
   * no file, compares it with the current session of the bridge.
   * @param {{load: () => Promise<Blob>, name: string}[]} named one or two sessions
   */
  async openBeside(named) {
    const all = [...(this.#shown && named.length < 2 ? [this.#shown] : []), ...named, { load: () => this.#now(), name: "now" }];
    const [then, now] = all;
    const opened = await this.#read([then, now], `${then.name} and ${now.name}`);
    if (!opened) return false;
    this.#show(opened.places, opened.read[0]);
    return this.#compare(...opened.read);
  }

  /** Loads the current session of the bridge completely. */
  async #now() {
    const answer = await fetch(new URL("v1/capsule", document.baseURI));
    if (!answer.ok) throw new Error(`The bridge did not send its session: it answered ${answer.status}.`);
    return answer.blob();
  }

  /**
   * Reads files. If two files are read for a comparison, all rows are read. If a file cannot be read, shows the reason and returns
   * undefined. Also returns undefined if the user has opened another file meanwhile.
   * @returns {Promise<undefined | {read: {file: Blob, name: string, session: object}[], places: string[]}>}
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
        // If the server has named the file, use the server's name.
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
    this.#report(session, session.later && "older rows are still being read");
    this.#store.choose({ session: { phase: "shown", name }, leads: false });
    this.#store.show(session);
    if (session.later) this.#addLater(session, this.#opening);
  }

  /** Compares two files, or the two runs in one file. */
  async #compare(then, now) {
    const number = this.#opening;
    const { SideBySide } = await import("./side-by-side.js");
    if (this.#opening !== number) return false;
    this.#beside ??= new SideBySide(this.#store);
    return this.#beside.compare(then, now);
  }

  #report({ manifest, isCut }, more) {
    const about = [manifest.title, `saved ${manifest.made}`, isCut && "truncated: only the readable part is shown", more].filter(Boolean);
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
    if (this.#opening === number) this.#report(session, more);
  }

  /** Returns to the session of the bridge. */
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

  // The following members forward to the connection to the bridge.

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
      new CommandError({ title: "This session is from a file", detail: "Nothing was sent. Commands need a running bridge." }),
    );
  }
}
