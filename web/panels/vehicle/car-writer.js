// Sends changes of the car, one command at a time. Changes during a command are sent together in the next command.

import { PendingChanges } from "./pending-changes.js";

export class CarWriter extends PendingChanges {
  #send;
  #command;
  #now;
  #done;
  #isSending = false;

  /** `now` returns the current values, with which patches are computed. `done` is called after all changes were sent. */
  constructor(send, command, now, done) {
    super();
    this.#send = send;
    this.#command = command;
    this.#now = now;
    this.#done = done;
  }

  /**
   * Sends a change of a value. The control shows the new value until the car has answered. If the car rejects the change, the control shows
   * the old value again.
   */
  async set(path, value) {
    this.ask(path, value);
    if (this.#isSending) return;
    this.#isSending = true;
    for (let patch; (patch = this.take(this.#now()));) await this.#send(this.#command, patch);
    this.#isSending = false;
    this.#done();
  }
}
