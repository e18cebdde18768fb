// Reads the heads of a capsule's rows in workers, or on the page's own thread if workers are not available.

import { readRowHeads } from "./rowheads.js";
import { CapsuleError, contentOf } from "./zip.js";

const MOST = 4;

/**
 * Reads the heads of rows (the fields that lists and filters need) on the page's own thread. Pauses between entries, so that the page stays
 * responsive.
 */
export class InlineHeadsReader {
  async read(bytes, entry) {
    return readRowHeads(await contentOf(bytes, entry), entry.name);
  }

  close() {}
}

/** Reads the heads of rows (see `readRowHeads`) in workers. If the workers cannot be loaded, reads on the page's own thread. */
export class HeadsWorkerPool {
  #workers = [];
  #idle;
  #working = new Map();
  #queue = [];
  #here;

  /** Creates the workers. `make` creates one worker. */
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
    for (const { reject } of this.#taken()) reject(new Error("Reading was cancelled."));
  }

  /** Passes one entry to each idle worker. More entries would make the page copy compressed bytes too early. */
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
    this.#here ??= new InlineHeadsReader();
    for (const { bytes, entry, resolve, reject } of this.#taken()) this.#here.read(bytes, entry).then(resolve, reject);
  }

  /** Returns all unfinished tasks, and clears the list of tasks. */
  #taken() {
    const tasks = [...this.#working.values(), ...this.#queue];
    this.#working.clear();
    this.#queue = [];
    return tasks;
  }
}
