// The panels in the order of their tabs, each with the dock in which it is shown first.

import { loadLazily } from "./core/lazy.js";
import { render } from "./core/dom.js";
import { emptyState } from "./core/parts.js";
import { mount as files } from "./panels/files/files.js";
import { mount as findings } from "./panels/findings/findings.js";
import { mount as log } from "./panels/log/log.js";
import { mount as overlays } from "./panels/overlays/overlays.js";
import { mount as stack } from "./panels/stack/stack.js";
import { mount as state } from "./panels/state/state.js";

/** Returns a mount function that loads the panel's module when the panel is first shown. */
const later = (load) => (element, store, send) => {
  let stop = loadLazily(
    store,
    load,
    ({ mount }) => {
      render(element);
      stop = store.throttled(() => mount(element, store, send));
    },
    () => render(element, emptyState("This panel could not be loaded. The page tries again when a bridge is connected.")),
  );
  return () => stop();
};

export const panels = {
  state: { title: "State", dock: "upper", mount: state },
  stack: { title: "Stack", dock: "upper", mount: stack },
  views: { title: "Views", dock: "upper", mount: later(() => import("./panels/views/views.js")) },
  overlays: { title: "Overlays", dock: "upper", mount: overlays, count: ({ headUnit }) => headUnit?.overlayOrder?.length },
  choices: { title: "Choices", dock: "upper", mount: later(() => import("./panels/choices/choices.js")) },
  files: { title: "Files", dock: "upper", mount: files },
  haptics: { title: "Haptics", dock: "upper", mount: later(() => import("./panels/haptics/haptics.js")) },
  vehicle: { title: "Vehicle", dock: "upper", mount: later(() => import("./panels/vehicle/vehicle.js")) },
  record: { title: "Test", dock: "upper", mount: later(() => import("./panels/record/record.js")) },
  permissions: { title: "Permissions", dock: "upper", mount: later(() => import("./panels/permissions/permissions.js")) },
  log: { title: "Log", dock: "lower", mount: log },
  findings: { title: "Findings", dock: "lower", mount: findings, count: ({ tree, app }) => tree?.apps?.[app]?.diagnostics?.count },
  speed: { title: "Speed", dock: "lower", mount: later(() => import("./panels/speed/speed.js")) },
  console: { title: "Console", dock: "lower", mount: later(() => import("./panels/console/console.js")) },
  compare: { title: "Compare", dock: "lower", mount: later(() => import("./panels/compare/compare.js")) },
};
