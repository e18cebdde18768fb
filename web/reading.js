// Reads a session's file, with workers beside the page; loaded when the first file is opened.

import { readCapsule } from "./core/capsule.js";
import { HeadsHere, HeadsPool } from "./core/heads-pool.js";

/** A worker's address is checked as a script's is. */
const policy = globalThis.trustedTypes?.createPolicy("sdl-bridge-worker", { createScriptURL: (address) => address });

function makeWorker(address) {
  return new Worker(policy ? policy.createScriptURL(address) : address, { type: "module" });
}

const makeHeadsWorker = () => makeWorker(new URL("./core/heads-worker.js", import.meta.url).href);

/** Where no worker can be had the page reads by itself. */
function readers() {
  try {
    return new HeadsPool(makeHeadsWorker);
  } catch {
    return new HeadsHere();
  }
}

/** As `readCapsule` does. */
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

/** As `compareFiles` does, beside the page. */
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
      worker.onerror = () => reject(new Error("What compares sessions could not be loaded."));
      worker.postMessage({ then, now });
    });
  } finally {
    worker.terminate();
  }
}
