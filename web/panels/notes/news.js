// Reports crashes, hangs and failed builds of apps at the moment when they happen.

const FAILURES = { crashed: "crashed", notResponding: "does not respond" };

/**
 * Returns a note about a new row if it reports that an app has failed: `{about, title, detail, capsule}`. Otherwise returns undefined.
 * `capsule` is the name of the session that the bridge has saved.
 */
export function newsOf(row, { journal, tree }) {
  if (row.kind !== "process") return undefined;
  const { name: capsule, more: { what, why, host, message, output = "" } } = row;
  const { hosts = {} } = tree?.bridge ?? {};
  const name = (hosts[host] ?? Object.values(hosts).find(({ app }) => app === row.app))?.name ?? host ?? row.app;
  const about = `failure of ${name}`;
  if (what === "buildFailed") {
    const [error = "Its output is in the log."] = output.split("\n").filter((line) => /\berror:/.test(line));
    return { about, title: `The build of ${name} failed`, detail: error.trim() };
  }
  if (what !== "capsule") return FAILURES[what] && { about, title: `${name} ${FAILURES[what]}`, detail: message };
  // The row of the crash names the reason.
  const crash = journal.bySeq(row.causes[0]);
  return FAILURES[why] && { about, title: `${name} ${FAILURES[why]}`, detail: crash?.more.message ?? message, capsule };
}

/**
 * Shows a note for each failure that happens while the page is open. The note stays until the user closes it.
 * @param {(name: string) => void} openSession  opens a session that the bridge has saved
 */
export function followFailures(store, send, openSession) {
  let opened;
  const added = (rows) => {
    // The rows before the first snapshot are not news.
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
