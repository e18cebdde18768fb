// Reads session files in workers. Loaded when the first file is opened.

import { readCapsule } from "./core/capsule.js";
import { HeadsWorkerPool, InlineHeadsReader } from "./core/rowheads-pool.js";

/** A policy for Trusted Types. Without a policy, the browser may refuse the address of a worker. */
const policy = globalThis.trustedTypes?.createPolicy("sdl-bridge-worker", { createScriptURL: (address) => address });

function makeWorker(address) {
  return new Worker(policy ? policy.createScriptURL(address) : address, { type: "module" });
}

const makeHeadsWorker = () => makeWorker(new URL("./core/rowheads-worker.js", import.meta.url).href);

/** Returns a reader that uses workers. If workers are not available, returns a reader that uses the page's own thread. */
function readers() {
  try {
    return new HeadsWorkerPool(makeHeadsWorker);
  } catch {
    return new InlineHeadsReader();
  }
}

/** Reads a session file; see `readCapsule`. */
export async function readSession(file, placeOf) {
  const heads = readers();
  try {
    const session = await readCapsule(file, heads, placeOf);
    const later = session.later?.finally(() => heads.close());
    if (!later) heads.close();
    return { ...session, later };
  } catch (error) {
    heads.close();
    throw error;
  }
}

/** Compares two session files in a worker; see `compareFiles`. */
export async function compare(then, now) {
  let worker;
  try {
    worker = makeWorker(new URL("./core/compare/worker.js", import.meta.url).href);
  } catch {
    return (await import("./core/compare/compare.js")).compareFiles(then, now);
  }
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data: { result, reason } }) => (result ? resolve(result) : reject(new Error(reason)));
      worker.onerror = () => reject(new Error("The code that compares sessions could not be loaded."));
      worker.postMessage({ then, now });
    });
  } finally {
    worker.terminate();
  }
}
