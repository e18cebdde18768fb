// Cloud apps, to which the head unit connects: those that the driver may open, and the state of each.

/**
 * Returns the cloud apps that the driver may open. Cloud apps that have registered are not returned, because they are listed with the other
 * apps.
 * @param {{cloudApps?: object, cloudOrder?: string[]} | undefined} headUnit
 */
export const cloudsToOpen = (headUnit) => cloudsOf(headUnit).filter((app) => app.listed && !app.app);

/** All known cloud apps, in their order. */
export function cloudsOf(headUnit) {
  const { cloudApps = {}, cloudOrder = [] } = headUnit ?? {};
  return cloudOrder.map((id) => cloudApps[id]).filter(Boolean);
}

/** The state of a cloud app, in a few words. */
export function cloudNote(app) {
  if (app.status === "CONNECTED") return app.app ? "connected" : "not registered";
  if (app.status === "RETRY") return `attempt ${app.try} of ${app.tries}`;
  if (app.dialling) return "connecting";
  if (!app.enabled) return "disabled";
  return app.why ? "unreachable" : "not connected";
}

/** Returns why the last attempt to connect to a cloud app failed, and how to fix this. */
export const cloudProblem = (app) => (app.why ? `${app.endpoint}: ${app.why}. ${app.fix}` : undefined);
