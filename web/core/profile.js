// What the profile in force says of the head unit: how large its display is, which keys and ways of input it has.

/** Whether an app draws a picture of its own, and so is sent raw touches. */
export const projects = (app) => Boolean(app?.types?.some((type) => type === "NAVIGATION" || type === "PROJECTION"));

/** The display in pixels. */
export function displayOf(profile) {
  const resolution = profile?.displayCapabilities?.screenParams?.resolution;
  return { width: profile?.width ?? resolution?.resolutionWidth ?? 800, height: profile?.height ?? resolution?.resolutionHeight ?? 480 };
}

/** The names of its buttons; undefined when the profile does not say. */
export function buttonsOf(profile) {
  const buttons = profile?.buttonCapabilities;
  return buttons && new Set(buttons.map(({ name }) => name));
}

/** Its ways of input, the usual first. */
export const inputModesOf = (profile) => profile?.inputModes ?? ["touch"];

/** The languages it speaks. */
export const languagesOf = (profile) => profile?.languages ?? (profile?.language ? [profile.language] : []);

/**
 * The profiles to choose from, the one in force among them: `{id, text}`.
 * @param {object} headUnit
 * @param {{id: string, name: string}[]} [offered]  what the bridge offers, for a state that does not tell
 */
export function profilesOf(headUnit, offered = []) {
  const { profile, profiles = Object.fromEntries(offered.map((one) => [one.id, one])), profileOrder = Object.keys(profiles) } = headUnit;
  const ids = !profile || profileOrder.includes(profile.id) ? profileOrder : [profile.id, ...profileOrder];
  return ids.map((id) => ({ id, text: textOf(profiles[id] ?? profile) }));
}

function textOf(profile) {
  const name = profile.name ?? profile.id ?? "";
  if (profile.width === undefined && !profile.displayCapabilities) return name.replace(" x ", " × ");
  const { width, height } = displayOf(profile);
  const size = `${width} × ${height}`;
  return /\d ?[x×] ?\d/.test(name) ? name.replace(" x ", " × ") : `${name} ${size}`.trim();
}

/** The key of the app a process runs as, once it has said so: over the head unit, or by telling of its insides. */
export function appOfHost(host, tree) {
  if (host.app !== undefined) return host.app;
  if (host.pid === undefined) return undefined;
  return Object.values(tree.apps ?? {}).find((app) => app.pid === host.pid)?.key;
}

/** The process behind an app, if the bridge looks after it. */
export function hostOfApp(key, tree) {
  return Object.values(tree.bridge?.hosts ?? {}).find((host) => appOfHost(host, tree) === key);
}
