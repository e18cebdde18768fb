// Compares sessions in a worker, so that the page stays responsive.

import { compareFiles } from "./compare.js";
import { CapsuleError } from "../zip.js";

onmessage = async ({ data: { then, now } }) => {
  try {
    postMessage({ result: await compareFiles(then, now) });
  } catch (error) {
    postMessage({ refused: error instanceof CapsuleError, reason: error.message });
  }
};
