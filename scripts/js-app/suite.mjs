// Loads classes of SDL's JavaScript library from a checkout.

import { pathToFileURL } from "node:url";
import { resolve } from "node:path";

/** A substitute for a browser's `window`, which the library expects and node does not have. */
globalThis.window ??= {};

/**
 * @param {string} checkout folder of the library's repository
 * @returns {(path: string) => Promise<any>} loads the class that a file of the library exports
 */
export function suite(checkout) {
  const base = pathToFileURL(`${resolve(checkout)}/lib/js/src/`);
  return async (path) => {
    const name = path.split("/").at(-1);
    return (await import(new URL(`${path}.js`, base)))[name];
  };
}

/**
 * @param {string} name the name of a request in the mobile API
 * @param {object} parameters the parameters by their names in the mobile API
 */
export async function request(load, name, parameters = {}) {
  const message = new (await load(`rpc/messages/${name}`))();
  for (const [key, value] of Object.entries(parameters)) message.setParameter(key, value);
  return message;
}
