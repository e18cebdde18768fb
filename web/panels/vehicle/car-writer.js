// Sends changes of the car, one command at a time. Changes made while a command is in flight are sent together in the
// next command.

import { PendingChanges } from "./pending-changes.js";

export class CarWriter extends PendingChanges {
  #send;
  #command;
  #now;
  #done;
  #isSending = false;

  /**
   * `now` returns the current values, from which patches are made; `done` is called when no change is waiting any more.
   */
  constructor(send, command, now, done) {
    super();
    this.#send = send;
    this.#command = command;
    this.#now = now;
    this.#done = done;
  }

  /** Sends a change. Controls show pending values until the car has answered; a rejected change is reverted. */
  async set(path, value) {
    this.ask(path, value);
    if (this.#isSending) return;
    this.#isSending = true;
    for (let patch; (patch = this.take(this.#now()));) await this.#send(this.#command, patch);
    this.#isSending = false;
    this.#done();
  }
}
