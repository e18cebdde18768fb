// Carries out what a person wants of the car: one command at a time, each with all that was wanted meanwhile.

import { Wishes } from "./wishes.js";

export class Mover extends Wishes {
  #send;
  #command;
  #now;
  #done;
  #isSending = false;

  /** `now` tells the values that a patch is made of, `done` is called when nothing waits any more. */
  constructor(send, command, now, done) {
    super();
    this.#send = send;
    this.#command = command;
    this.#now = now;
    this.#done = done;
  }

  /** A slider does not run ahead of the car. What was refused is as it was. */
  async set(path, value) {
    this.ask(path, value);
    if (this.#isSending) return;
    this.#isSending = true;
    for (let patch; (patch = this.take(this.#now()));) await this.#send(this.#command, patch);
    this.#isSending = false;
    this.#done();
  }
}
