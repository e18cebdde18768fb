// Reads the current profile of the head unit: the display, the buttons and the input modes.

/** Whether an app draws its own picture. Such an app receives raw touches. */
export const projects = (app) => Boolean(app?.types?.some((type) => type === "NAVIGATION" || type === "PROJECTION"));

export function displayOf(profile) {
  const resolution = profile?.displayCapabilities?.screenParams?.resolution;
  return { width: profile?.width ?? resolution?.resolutionWidth ?? 800, height: profile?.height ?? resolution?.resolutionHeight ?? 480 };
}

/** Returns the number of display pixels per density-independent pixel. */
export const scaleOf = (profile) => profile?.videoStreamingCapability?.scale ?? 1;

/** Returns gestures around the middle of the display, each as `[label, verb, params]`. */
export function gesturesOf(profile) {
  const { width, height } = displayOf(profile);
  const [x, y] = [Math.round(width / 2), Math.round(height / 2)];
  const near = Math.round(y / 3);
  // A drag covers two thirds of the display.
  const drag = (right, down) => {
    const [from, to] = [-1, 1].map((side) => ({ x: Math.round(x + (side * right * x) / 1.5), y: Math.round(y + (side * down * y) / 1.5) }));
    return { from, to };
  };
  return [
    ["Tap", "tap", { x, y }],
    ["Double tap", "tap", { x, y, times: 2 }],
    ["Hold", "tap", { x, y, holdMs: 800 }],
    ["Drag left", "drag", drag(-1, 0)],
    ["Drag right", "drag", drag(1, 0)],
    ["Drag up", "drag", drag(0, -1)],
    ["Drag down", "drag", drag(0, 1)],
    ["Pinch in", "pinch", { x, y, from: y, to: near }],
    ["Pinch out", "pinch", { x, y, from: near, to: y }],
  ];
}

/** Returns the names of the head unit's hardware buttons; undefined if the profile does not list buttons. */
export function buttonsOf(profile) {
  const buttons = profile?.buttonCapabilities;
  return buttons && new Set(buttons.map(({ name }) => name));
}

/** Returns make, model, year and trim of the car as one text; empty if the profile contains no vehicle information. */
export function carOf(profile) {
  const { make, model, modelYear, trim } = profile?.vehicle ?? {};
  return [make, model, modelYear, trim].filter(Boolean).join(" ");
}

export const inputModesOf = (profile) => profile?.inputModes ?? ["touch"];

export const languagesOf = (profile) => profile?.languages ?? (profile?.language ? [profile.language] : []);

/**
 * Returns the profiles that the user can choose, as `{id, text}`. The current profile is always included.
 * @param {object} headUnit
 * @param {{id: string, name: string}[]} [offered] the profiles of the bridge, for a state that does not list profiles
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

/** Returns the key of the app that runs in a process; undefined if neither the head unit nor the app has reported the key. */
export function appOfHost(host, tree) {
  if (host.app !== undefined) return host.app;
  if (host.pid === undefined) return undefined;
  return Object.values(tree.apps ?? {}).find((app) => app.pid === host.pid)?.key;
}

/** Returns the process in which an app runs; undefined if the bridge did not start the app. */
export function hostOfApp(key, tree) {
  return Object.values(tree.bridge?.hosts ?? {}).find((host) => appOfHost(host, tree) === key);
}

/** Further search words for items of vehicle data. */
export const ITEM_WORDS = {
  wiperStatus: "rain wipers",
  fuelLevel: "tank",
  stateOfHealth: "battery",
  headLampStatus: "lights",
  prndl: "gear",
};
