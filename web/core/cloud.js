// Apps that the head unit dials: which the driver may open beside those that are there, and how each of them stands.

/**
 * Cloud apps that may be opened: those that have registered stand among the others.
 * @param {{cloudApps?: object, cloudOrder?: string[]} | undefined} headUnit
 */
export const cloudsToOpen = (headUnit) => cloudsOf(headUnit).filter((app) => app.listed && !app.app);

/** All that are known, in their order. */
export function cloudsOf(headUnit) {
  const { cloudApps = {}, cloudOrder = [] } = headUnit ?? {};
  return cloudOrder.map((id) => cloudApps[id]).filter(Boolean);
}

/** How one stands, in a few words. */
export function cloudNote(app) {
  if (app.status === "CONNECTED") return app.app ? "connected" : "not registered";
  if (app.status === "RETRY") return `try ${app.try} of ${app.tries}`;
  if (app.dialling) return "connecting";
  if (!app.enabled) return "disabled";
  return app.why ? "not reached" : "not connected";
}

/** Why the last dial came to nothing, and what to do about it. */
export const cloudTrouble = (app) => (app.why ? `${app.endpoint}: ${app.why}. ${app.fix}` : undefined);
