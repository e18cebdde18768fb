// Which app a process of the bridge's is.

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
