// What the driver is asked for apps that want modules of the car which another app has.

/** The questions, the oldest first: which app, and which modules nobody has answered for. */
export const questionsOf = ({ consents = {}, apps = {}, modules = {} } = {}) =>
  Object.values(consents).map(({ id, app, moduleType, modules: asked }) => ({
    id,
    app: apps[app]?.name ?? app,
    modules: Object.keys(asked)
      .filter((module) => asked[module] === null)
      .map((module) => modules[moduleType]?.[module]?.name ?? `${moduleType} ${module}`),
  }));
