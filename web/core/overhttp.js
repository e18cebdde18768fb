// Sends long commands over HTTP. A message of the socket is too short for some commands, such as a drive with a track of an hour.

import { restOf } from "./commands.js";
import { CommandError } from "./socket.js";

/** The maximum size of a request body, in bytes. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Sends a command over HTTP. `base` is the address of the bridge. The promise behaves like the promise for a command over the socket. */
export async function sendOverHTTP(base, command, params, control) {
  const { method, path, body } = restOf(command, params);
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  if (bytes.length > MOST_BYTES) {
    throw new CommandError({
      title: "Command too long",
      detail: `The command is ${Math.ceil(bytes.length / 1_000_000)} MB large; the bridge accepts at most 67 MB.`,
    });
  }
  const headers = { "Content-Type": "application/json", ...(control && { "Control-Token": control }) };
  const answer = await fetch(new URL(path, base), { method, headers, body: bytes }).catch((error) => {
    throw new CommandError({ title: "The bridge does not answer", detail: error.message });
  });
  const result = await answer.json();
  if (!answer.ok) throw new CommandError(result);
  return result;
}
