// Who reads the heads of a capsule's rows: some workers, or the page itself where it has none.

import { headsOf } from "./heads.js";
import { CapsuleError, contentOf } from "./zip.js";

const MOST = 4;

/** Reads in the page itself, in turns, so that it goes on between two entries. */
export class HeadsHere {
  async read(bytes, entry) {
    return headsOf(await contentOf(bytes, entry), entry.name);
  }

  close() {}
}

/** Reads in workers; in the page, where these cannot be loaded because the bridge that served it has gone. */
export class HeadsPool {
  #workers = [];
  #idle;
  #working = new Map();
  #queue = [];
  #here;

  /** @param {() => Worker} make */
  constructor(make, count = Math.min(MOST, navigator.hardwareConcurrency || 2)) {
    for (let index = 0; index < count; index += 1) {
      const worker = make();
      worker.onmessage = ({ data }) => this.#answered(worker, data);
      worker.onerror = () => this.#readHere();
      this.#workers.push(worker);
    }
    this.#idle = [...this.#workers];
  }

  read(bytes, entry) {
    if (this.#here) return this.#here.read(bytes, entry);
    return new Promise((resolve, reject) => {
      this.#queue.push({ bytes, entry, resolve, reject });
      this.#work();
    });
  }

  close() {
    for (const worker of this.#workers) worker.terminate();
    for (const { reject } of this.#taken()) reject(new Error("Reading was ended."));
  }

  /** One entry at a time for each: what is packed is copied only when its turn has come. */
  #work() {
    while (this.#idle.length > 0 && this.#queue.length > 0) {
      const worker = this.#idle.pop();
      const task = this.#queue.shift();
      const { bytes, entry } = task;
      this.#working.set(worker, task);
      const body = bytes.slice(entry.at, entry.at + entry.packed);
      worker.postMessage({ entry, bytes: body }, [body.buffer]);
    }
  }

  #answered(worker, { heads, refused, reason }) {
    const { resolve, reject } = this.#working.get(worker) ?? {};
    if (!resolve) return;
    this.#working.delete(worker);
    this.#idle.push(worker);
    if (heads) resolve(heads);
    else reject(refused ? new CapsuleError(reason) : new Error(reason));
    this.#work();
  }

  #readHere() {
    this.#here ??= new HeadsHere();
    for (const { bytes, entry, resolve, reject } of this.#taken()) this.#here.read(bytes, entry).then(resolve, reject);
  }

  /** What was not answered, of which nobody is to answer any more. */
  #taken() {
    const tasks = [...this.#working.values(), ...this.#queue];
    this.#working.clear();
    this.#queue = [];
    return tasks;
  }
}
