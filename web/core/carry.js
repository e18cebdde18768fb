// Commands that are too long for a message of the socket, such as an hour's track, go over HTTP.

import { restOf } from "./commands.js";
import { CommandError } from "./socket.js";

/** What a request may bring, in bytes. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Carries out a command at the bridge of an address, and answers as the socket does. */
export async function carry(base, command, params, control) {
  const { method, path, body } = restOf(command, params);
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  if (bytes.length > MOST_BYTES) {
    throw new CommandError({
      title: "Too long",
      detail: `This would be ${Math.ceil(bytes.length / 1_000_000)} MB; the bridge takes 67 MB at most.`,
    });
  }
  const headers = { "Content-Type": "application/json", ...(control && { "Control-Token": control }) };
  const answer = await fetch(new URL(path, base), { method, headers, body: bytes }).catch((error) => {
    throw new CommandError({ title: "The bridge does not answer", detail: error.message });
  });
  const told = await answer.json();
  if (!answer.ok) throw new CommandError(told);
  return told;
}
