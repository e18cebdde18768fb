// Sends the commands of the page, shows their results, and copies commands as curl lines.

import { briefOf, curlOf, LEASE } from "./core/commands.js";
import { copyText } from "./core/dom.js";

const NOTES_AT_ONCE = 4;

/** Whether `note` replaces the older note `one`: both have the same text or the same subject. */
const isReplacedBy = (one, note) =>
  (one.title === note.title && one.detail === note.detail) || (one.about !== undefined && one.about === note.about);

/**
 * Returns the function `send` for panels. `send(command, params)` resolves to `{ok, seq}` or `{ok: false, error}`. `send.copy(command,
 * params)` copies the curl line of a command to the clipboard. `send.note(note)` shows a notification.
 */
export function actions(store, connection) {
  let altHeld = false;
  for (const kind of ["pointerdown", "pointerup", "click", "keydown", "keyup"]) {
    addEventListener(kind, (event) => (altHeld = event.altKey), { capture: true });
  }

  const send = async (command, params = {}) => {
    if (altHeld) return send.copy(command, params);
    if (store.isFile) {
      send.note({ kind: "info", title: "This session is from a file", detail: "Nothing was sent. Commands need a running bridge." });
      return { ok: false };
    }
    if (!store.live) {
      send.note({
        kind: "info",
        title: "You are viewing the past",
        detail: "Nothing was sent. Go live to send commands.",
        act: { label: "Go live", work: () => store.travel(undefined) },
      });
      return { ok: false };
    }
    const quick = command === "headUnit.touch" && params.type === "MOVE";
    const record = { command, params, brief: briefOf(command, params) };
    if (!quick) store.choose({ lastCommand: { ...record, state: "sent" } });
    const outcome = await connection.command(command, params).then(
      (result) => ({ ok: true, ...result }),
      (error) => ({ ok: false, error }),
    );
    if (!quick && store.ui.lastCommand?.params === params) {
      store.choose({ lastCommand: { ...record, state: outcome.ok ? "done" : "failed", seq: outcome.seq } });
    }
    if (!outcome.ok) complain(outcome.error, record);
    else if (command === "bridge.control.acquire") lead(outcome.token);
    else if (command === "bridge.control.release") lead(undefined);
    return outcome;
  };

  /** Stores the token of a control lease. The page renews the lease until the page is closed. */
  const lead = (token) => {
    connection.control = token;
    store.choose({ leads: Boolean(token) });
  };
  setInterval(
    () => connection.control && connection.command("bridge.control.acquire", LEASE).catch(() => lead(undefined)),
    LEASE.ttlMs / 2,
  );
  addEventListener("pagehide", () => connection.control && connection.command("bridge.control.release", {}));

  const complain = (error, { command, params, brief }) => {
    const { detail = error.message, hint, candidates } = error.problem ?? {};
    const meant = candidates?.length ? `Did you mean: ${candidates.slice(0, 5).join(", ")}?` : undefined;
    send.note({
      kind: "bad",
      title: error.heading ?? "Refused",
      detail,
      hint: [hint, meant].filter(Boolean).join(" "),
      brief,
      copy: { command, params },
    });
  };

  send.copy = async (command, params) => {
    const line = curlOf(command, params, document.baseURI, connection.control);
    const done = await copyText(line);
    send.note({ kind: "good", title: done ? "Copied" : "Copy this line", code: line });
    return { ok: done };
  };

  send.copyText = async (text, what) => {
    const done = await copyText(text);
    send.note({ kind: done ? "good" : "bad", title: done ? `Copied ${what}` : `The browser refused to copy ${what}` });
  };

  let number = 0;
  send.note = (note) => {
    number += 1;
    store.choose({
      notes: [...(store.ui.notes ?? []).filter((one) => !isReplacedBy(one, note)), {
        ...note,
        id: number,
      }].slice(-NOTES_AT_ONCE),
    });
  };

  return send;
}
