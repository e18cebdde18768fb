// Reads heads beside the page, so that the page goes on.

import { headsOf } from "./heads.js";
import { CapsuleError, contentOf } from "./zip.js";

onmessage = async ({ data: { entry, bytes } }) => {
  try {
    const heads = headsOf(await contentOf(bytes, { ...entry, at: 0 }), entry.name);
    postMessage({ heads }, Object.values(heads).filter(ArrayBuffer.isView).map(({ buffer }) => buffer));
  } catch (error) {
    postMessage({ refused: error instanceof CapsuleError, reason: error.message });
  }
};
