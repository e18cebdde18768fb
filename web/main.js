// Creates the page: the store, the connection and the panels.

import { actions } from "./actions.js";
import { loadLazily } from "./core/lazy.js";
import { Rows } from "./core/rowlist.js";
import { openState, TOPICS } from "./core/open-socket.js";
import { Connection } from "./core/socket.js";
import { Store } from "./core/store.js";
import { followAddress, keepSettings, listenToKeys, readSettings } from "./core/addresskeys.js";
import { mountDocks } from "./docks.js";
import { Sessions } from "./sessions.js";
import { panels } from "./panels.js";
import { mount as mountBar } from "./panels/bar/bar.js";
import { followFailures } from "./panels/notes/news.js";
import { mount as mountNotes } from "./panels/notes/notes.js";
import { mount as mountScreen } from "./panels/screen/screen.js";
import { mount as mountTimeline } from "./panels/timeline/timeline.js";

const place = (name) => document.getElementById(name);
const clock = { now: () => performance.now(), after: (ms, work) => setTimeout(work, ms), cancel: (timer) => clearTimeout(timer) };

/** The delay in milliseconds before the code that opens files is loaded. Without the delay, the page would start more slowly. */
const PREPARES_MS = 3000;

/** The delay in milliseconds before the command palette is loaded. Without the delay, the page would start more slowly. */
const PALETTE_MS = 500;

/** Calls `work` before the next frame. The browser draws no frames in a hidden tab, so a timer calls `work` in this case. */
function schedule(work) {
  if (document.hidden) setTimeout(work, 250);
  else requestAnimationFrame(work);
}

/** The maximum time in which a working bridge responds, even under load, in milliseconds. */
const RESPONDS_MS = 5000;

/** Checks whether the bridge still responds. Any response, even an error, is sufficient. */
const responds = () =>
  fetch(new URL("livez", document.baseURI), { cache: "no-store", signal: AbortSignal.timeout(RESPONDS_MS) }).then(() => true, () => false);

/** Requests the list of profiles. Called if the bridge's state does not contain this list. */
async function askForProfiles() {
  const answer = await fetch(new URL("v1/profiles", document.baseURI)).catch(() => undefined);
  if (answer?.ok) store.offer({ profiles: await answer.json() });
}

const store = new Store({ schedule, later: (ms, work) => setTimeout(work, ms), here: () => performance.now() });
/** The query of the page's address. `capsule` is the address of a session file, which the page shows instead of a bridge. */
const served = new URLSearchParams(location.search);
const capsule = served.get("capsule");

const bridge = capsule ? undefined : new Connection({
  open: openState,
  clock,
  resume: () => ({
    topics: TOPICS,
    lastSeq: store.known.stale ? undefined : store.known.seq,
    epoch: store.known.epoch,
    logAfter: store.journal.newest,
  }),
  onMessage: (message, characters) => store.receive(message, characters) && bridge.identify(),
  onStatus: (status) => store.connection(status),
  sendLong: (...command) => import("./core/overhttp.js").then(({ sendOverHTTP }) => sendOverHTTP(document.baseURI, ...command)),
  responds,
});
const connection = new Sessions(store, bridge);

async function fileAt(address) {
  const answer = await fetch(new URL(address, document.baseURI));
  if (!answer.ok) throw new Error(`No session at ${address}: the server answered ${answer.status}.`);
  const file = await answer.blob();
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get("content-disposition") ?? "") ?? [];
  return name ? new File([file], decodeURIComponent(name)) : file;
}

store.retry = () => connection.retryNow();
store.rows = new Rows(store, (work) => setTimeout(work));
store.choose({ upper: "state", lower: "log", ...readSettings(localStorage) });

const send = actions(store, connection);

/** Loads the command palette after a short delay, or immediately when the user opens the palette. */
function loadPalette() {
  let isLoaded = false;
  const load = () => {
    if (isLoaded) return;
    isLoaded = true;
    loadLazily(store, () => import("./panels/palette/palette.js"), ({ mount }) => mount(place("over"), store, send, panels));
  };
  setTimeout(load, PALETTE_MS);
  store.watch(({ ui }) => [ui.over], ({ ui }) => ui.over && load());
}

followAddress(store);
keepSettings(store, localStorage);
store.watch(({ ui }) => [ui.page], ({ ui }) => (document.body.dataset.page = ui.page ?? "bridge"));
store.watch((now) => [now.live || now.isFile], (now) => (document.body.dataset.moment = now.live || now.isFile ? "now" : "past"));
store.watch(({ ui }) => [ui.theme], ({ ui }) => (document.documentElement.dataset.theme = ui.theme ?? "auto"));
store.watch(
  ({ ui }) => [ui.hint],
  ({ ui }) => ui.hint && send.note({ kind: "info", title: "Not available by touch", detail: ui.hint.text }),
);

store.watch(
  ({ known }) => [known.stale ? undefined : known.epoch],
  ({ known }) => bridge && !store.isFile && !known.stale && known.state.headUnit && !known.state.headUnit.profiles && askForProfiles(),
);

store.watch(
  ({ ui }) => [ui.broken],
  ({ ui }) => ui.broken && send.note({ kind: "bad", title: "This moment cannot be shown", detail: ui.broken.text }),
);

mountBar(place("bar"), store, send);
const car = mountScreen(place("car"), store, send);
store.throttled(() => mountDocks(place("docks"), panels, store, send));
mountTimeline(place("timeline"), store, send);
mountNotes(place("notes"), store, send);
followFailures(store, send, (name) => connection.open(() => fileAt(`v1/capsules/${encodeURIComponent(name)}`), name));
loadPalette();
// This module is loaded immediately, because the bridge that serves the module may stop.
loadLazily(store, () => import("./panels/session/session.js"), ({ mount }) => {
  mount(place("session"), store, send, connection, served.has("play"));
  setTimeout(() => connection.prepare(), PREPARES_MS);
});
// This watcher draws last. When a test reads the number of a change here, all panels show the change.
store.throttled(() =>
  store.watch(({ known }) => [known.seq, known.stale], ({ known }) => (document.body.dataset.seq = known.stale ? "" : (known.seq ?? "")))
);
listenToKeys(store, send, { turn: (steps) => car.turn(steps), enterCar: () => car.enter(), rows: store.rows });

addEventListener("online", () => connection.retryNow());
document.addEventListener("visibilitychange", () => !document.hidden && (connection.retryNow(), store.changed()));
if (capsule && served.get("beside")) {
  connection.openBeside(["capsule", "beside"].map((name) => ({ load: () => fileAt(served.get(name)), name: served.get(name).slice(1) })));
} else if (capsule) connection.open(() => fileAt(capsule), capsule);
else connection.connect();
