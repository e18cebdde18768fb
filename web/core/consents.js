// The driver's open questions: for apps that want a module which another app uses, and for services that want to become
// active.

/**
 * Returns the questions about the use of modules, oldest first. Each has the app, and the modules that the driver has not decided about
 * yet.
 */
export const questionsOf = ({ consents = {}, apps = {}, modules = {} } = {}) =>
  Object.values(consents).map(({ id, app, moduleType, modules: asked }) => ({
    id,
    app: apps[app]?.name ?? app,
    modules: Object.keys(asked)
      .filter((module) => asked[module] === null)
      .map((module) => modules[moduleType]?.[module]?.name ?? `${moduleType} ${module}`),
  }));

/** Returns the questions about app services, oldest first. */
export const serviceQuestionsOf = ({ serviceQuestions = {}, services = {}, apps = {} } = {}) =>
  Object.entries(serviceQuestions).map(([id, { app, service }]) => ({
    id,
    app: apps[app]?.name ?? app,
    service: services[service]?.name ?? service,
  }));
