// The connection of the page to the bridge. Reconnects automatically. While the page is not connected, reports the reason.

import { PROTOCOL } from "./open-socket.js";

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5000;
/** If no message arrives for this time, the page checks whether the bridge still responds. */
const SILENCE_MS = 5000;
/** The close code of a connection that the page replaces by a new connection. */
const RESTARTED = 4000;
/** The maximum length of a message in characters. A character has up to three bytes, and the bridge accepts one megabyte. */
const LONGEST_MESSAGE = 300_000;

/**
 * @typedef {object} Status
 * @property {"connecting" | "live" | "lost" | "refused"} phase
 * @property {string} [reason] why the page is not connected, as a sentence
 * @property {number} [attempt] the number of the next attempt
 * @property {number} [retryAt] the time of the next attempt on `clock`
 */

export class Connection {
  #open;
  #clock;
  #resume;
  #onMessage;
  #onStatus;
  #sendLong;
  #responds;
  #socket;
  #timer;
  #silence;
  #heard = false;
  #isIdentified;
  #attempt = 0;
  /** The reason why the connection was lost. */
  #reason;
  #everLive = false;
  /** The token of the control lease; undefined unless this page has the lease. */
  control;
  #nextID = 1;
  #waiting = new Map();

  /**
   * Creates a connection, which `connect` opens.
   * @param {object} parts
   * @param {() => {socket: WebSocket, early: string[], isIdentified?: boolean}} parts.open opens a socket; `early` contains the messages
   * that have already arrived; `isIdentified` is true if `identify` was already sent
   * @param {{now(): number, after(ms: number, work: () => void): unknown, cancel(timer: unknown): void}} parts.clock
   * @param {() => object} parts.resume returns further members of `identify`
   * @param {(message: object, characters: number) => void} parts.onMessage
   * @param {(status: Status) => void} parts.onStatus
   * @param {(command: string, params: object, control?: string) => Promise<object>} parts.sendLong sends commands that are too long for the
   * socket
   * @param {() => Promise<boolean>} parts.responds checks whether the bridge still responds
   */
  constructor({ open, clock, resume, onMessage, onStatus, sendLong, responds }) {
    this.#open = open;
    this.#clock = clock;
    this.#resume = resume;
    this.#onMessage = onMessage;
    this.#onStatus = onStatus;
    this.#sendLong = sendLong;
    this.#responds = responds;
  }

  connect() {
    this.#clock.cancel(this.#timer);
    this.#timer = undefined;
    this.#onStatus({
      phase: this.#everLive || this.#attempt > 0 ? "lost" : "connecting",
      attempt: this.#attempt,
      reason: this.#attempt > 0 ? `${this.#reason} Trying again now.` : undefined,
    });
    const { socket, early, isIdentified } = this.#open();
    this.#socket = socket;
    this.#isIdentified = isIdentified;
    socket.onmessage = (event) => this.#hear(socket, event.data);
    socket.onclose = (event) => this.#closed(socket, event);
    this.#heard = true;
    this.#listen(socket);
    for (const data of early) this.#hear(socket, data);
    // The socket may have closed before its close handler was set.
    if (socket.readyState === 3) this.#closed(socket, { code: 1006, reason: "" });
  }

  /** Checks regularly whether the bridge still responds. A process that hangs does not close its connections. */
  #listen(socket) {
    this.#silence = this.#clock.after(SILENCE_MS, async () => {
      const heard = this.#heard;
      this.#heard = false;
      const isThere = heard || await this.#responds();
      if (socket !== this.#socket) return;
      if (isThere || this.#heard) this.#listen(socket);
      else this.restart("The bridge has stopped responding. It may be paused or overloaded.");
    });
  }

  /** Connects now, without waiting for the time of the next attempt. */
  retryNow() {
    if (this.#timer !== undefined) this.connect();
  }

  /** Closes the connection and opens a new connection. Called when the received data is wrong. */
  restart(reason) {
    const socket = this.#socket;
    socket?.close(RESTARTED, "restart");
    this.#closed(socket, { code: RESTARTED, reason });
  }

  /** Closes the connection. The page does not reconnect until `connect` is called. */
  leave() {
    this.#clock.cancel(this.#timer);
    this.#clock.cancel(this.#silence);
    this.#timer = undefined;
    const socket = this.#socket;
    this.#socket = undefined;
    this.#attempt = 0;
    // The next connection counts as a first connection and not as a connection after a loss.
    this.#everLive = false;
    this.control = undefined;
    socket?.close(1000, "left");
    this.#failAll("The page shows a session from a file.");
  }

  /** Requests a snapshot of the state over the open connection. */
  identify(extra = {}) {
    this.#say({ op: "identify", protocol: PROTOCOL, ...this.#resume(), ...extra });
  }

  /**
   * Sends a command. The promise resolves to the result, or rejects with a CommandError.
   * @returns {Promise<object>}
   */
  command(command, params) {
    if (this.#socket?.readyState !== 1) {
      return Promise.reject(new CommandError({ title: "Not connected", detail: "The bridge cannot be reached, so nothing was sent." }));
    }
    const id = this.#nextID;
    const message = JSON.stringify({ op: "command", id, command, params, control: this.control });
    if (message.length > LONGEST_MESSAGE) return this.#sendLong(command, params, this.control);
    this.#nextID += 1;
    this.#socket.send(message);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #say(message) {
    this.#socket.send(JSON.stringify(message));
  }

  #hear(socket, text) {
    if (socket !== this.#socket) return;
    this.#heard = true;
    const message = JSON.parse(text);
    if (message.op === "result") this.#answer(message);
    else if (message.op === "hello") this.#greet(message);
    else this.#onMessage(message, text.length);
  }

  #greet(hello) {
    if (hello.protocol !== PROTOCOL) {
      const reason = `This page uses protocol ${PROTOCOL}, the bridge ${hello.protocol}. Reload the page.`;
      this.#clock.cancel(this.#silence);
      this.#socket.onclose = null;
      this.#socket.close(4001, "protocol");
      this.#failAll(reason);
      this.#onStatus({ phase: "refused", reason });
      return;
    }
    this.#attempt = 0;
    this.#everLive = true;
    this.#onMessage(hello, 0);
    if (!this.#isIdentified) this.identify();
    this.#onStatus({ phase: "live" });
  }

  #answer({ op: _, id, ok, error, ...rest }) {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (ok) waiting?.resolve(rest);
    else waiting?.reject(new CommandError(error ?? { title: "Refused" }));
  }

  #closed(socket, event) {
    if (socket !== this.#socket || this.#timer !== undefined) return;
    this.#clock.cancel(this.#silence);
    this.#socket = undefined;
    this.#attempt += 1;
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (this.#attempt - 1));
    const reason = whyClosed(event, this.#everLive);
    this.#reason = reason;
    this.#failAll(reason);
    this.#timer = this.#clock.after(wait, () => this.connect());
    this.#onStatus({ phase: "lost", reason, attempt: this.#attempt, retryAt: this.#clock.now() + wait });
  }

  #failAll(reason) {
    for (const { reject } of this.#waiting.values()) {
      reject(new CommandError({ title: "Connection lost", detail: `${reason} It is not known whether the command was carried out.` }));
    }
    this.#waiting.clear();
  }
}

export class CommandError extends Error {
  constructor(problem) {
    super(problem.detail ?? problem.title ?? "The command failed.");
    this.problem = problem;
  }

  /**
   * The heading of a note about the error. If the response has a title but no type, the title is not used, because it only repeats the HTTP
   * status.
   */
  get heading() {
    const { status, title, type } = this.problem;
    return (status && !type) || !title ? "Refused" : title;
  }
}

function whyClosed({ code, reason }, wasLive) {
  if (code === RESTARTED) return reason;
  if (reason) return `The bridge closed the connection: ${reason}.`;
  if (code === 1001) return "The bridge is shutting down.";
  if (code === 1012) return "The bridge is restarting.";
  return wasLive ? "The bridge does not respond. It may have been stopped." : "No bridge responds at this address.";
}
