// A worker that reads the heads of rows, so that the page stays responsive.

import { readRowHeads } from "./rowheads.js";
import { CapsuleError, contentOf } from "./zip.js";

onmessage = async ({ data: { entry, bytes } }) => {
  try {
    const heads = readRowHeads(await contentOf(bytes, { ...entry, at: 0 }), entry.name);
    postMessage({ heads }, Object.values(heads).filter(ArrayBuffer.isView).map(({ buffer }) => buffer));
  } catch (error) {
    postMessage({ refused: error instanceof CapsuleError, reason: error.message });
  }
};
