// Shows notes about crashes, hangs and failed builds of apps.

const FAILURES = { crashed: "crashed", notResponding: "does not respond" };

/**
 * Returns a note about a row that reports a failure of an app: `{about, title, detail, capsule}`. Returns undefined for other rows.
 * `capsule` is the name of the session file that the bridge has saved because of the failure.
 */
export function newsOf(row, { journal, tree }) {
  if (row.kind !== "process") return undefined;
  const { name: capsule, more: { what, why, host, message, output = "" } } = row;
  const { hosts = {} } = tree?.bridge ?? {};
  const name = (hosts[host] ?? Object.values(hosts).find(({ app }) => app === row.app))?.name ?? host ?? row.app;
  const about = `failure of ${name}`;
  if (what === "buildFailed") {
    const [error = "The output of the build is in the log."] = output.split("\n").filter((line) => /\berror:/.test(line));
    return { about, title: `The build of ${name} failed`, detail: error.trim() };
  }
  if (what !== "capsule") return FAILURES[what] && { about, title: `${name} ${FAILURES[what]}`, detail: message };
  // The row of the crash contains the reason.
  const crash = journal.bySeq(row.causes[0]);
  return FAILURES[why] && { about, title: `${name} ${FAILURES[why]}`, detail: crash?.more.message ?? message, capsule };
}

/**
 * Shows a note for each failure that happens while the page is open. The user must close the note.
 * @param {(name: string) => void} openSession opens a session that the bridge has saved
 */
export function followFailures(store, send, openSession) {
  let opened;
  const added = (rows) => {
    // Rows before the first snapshot are too old for a note.
    opened ??= store.known.row ?? Infinity;
    for (const row of rows) {
      const { capsule, ...news } = (row.seq > opened && newsOf(row, store)) || {};
      if (!news.title) continue;
      const act = capsule
        ? { label: "Open the session", work: () => openSession(capsule) }
        : { label: "Show in log", work: () => store.choose({ show: "log", q: "", row: row.seq }) };
      send.note({ kind: "bad", stays: true, ...news, act });
    }
  };
  return store.journal.follow({ added, renewed() {}, dropped() {}, reset() {} });
}
