// What the driver is asked for apps: for modules of the car which another app has, and for services that shall be the active ones.

/** The questions, the oldest first: which app, and which modules nobody has answered for. */
export const questionsOf = ({ consents = {}, apps = {}, modules = {} } = {}) =>
  Object.values(consents).map(({ id, app, moduleType, modules: asked }) => ({
    id,
    app: apps[app]?.name ?? app,
    modules: Object.keys(asked)
      .filter((module) => asked[module] === null)
      .map((module) => modules[moduleType]?.[module]?.name ?? `${moduleType} ${module}`),
  }));

/** What the driver is asked of services, the oldest first. */
export const serviceQuestionsOf = ({ serviceQuestions = {}, services = {}, apps = {} } = {}) =>
  Object.entries(serviceQuestions).map(([id, { app, service }]) => ({
    id,
    app: apps[app]?.name ?? app,
    service: services[service]?.name ?? service,
  }));
