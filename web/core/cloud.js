// Cloud apps, to which the head unit connects: the apps that the driver may open, and the state of each app.

/**
 * Returns the cloud apps that the driver may open. Registered cloud apps are left out, because the page lists them with the other apps.
 * @param {{cloudApps?: object, cloudOrder?: string[]} | undefined} headUnit
 */
export const cloudsToOpen = (headUnit) => cloudsOf(headUnit).filter((app) => app.listed && !app.app);

/** Returns all known cloud apps, in the order of the head unit. */
export function cloudsOf(headUnit) {
  const { cloudApps = {}, cloudOrder = [] } = headUnit ?? {};
  return cloudOrder.map((id) => cloudApps[id]).filter(Boolean);
}

/** Describes the connection of a cloud app in a few words. */
export function cloudNote(app) {
  if (app.status === "CONNECTED") return app.app ? "connected" : "not registered";
  if (app.status === "RETRY") return `attempt ${app.try} of ${app.tries}`;
  if (app.dialling) return "connecting";
  if (!app.enabled) return "disabled";
  return app.why ? "unreachable" : "not connected";
}

/** Returns the reason why a cloud app could not be reached, and the remedy; undefined if there is no problem. */
export const cloudProblem = (app) => (app.why ? `${app.endpoint}: ${app.why}. ${app.fix}` : undefined);
