// The questions that the driver must answer: about apps that want a module of another app, and about services that want to become active.

/** Returns the questions about modules, oldest first. A question contains the app, and the modules that need the driver's decision. */
export const questionsOf = ({ consents = {}, apps = {}, modules = {} } = {}) =>
  Object.values(consents).map(({ id, app, moduleType, modules: asked }) => ({
    id,
    app: apps[app]?.name ?? app,
    modules: Object.keys(asked)
      .filter((module) => asked[module] === null)
      .map((module) => modules[moduleType]?.[module]?.name ?? `${moduleType} ${module}`),
  }));

/** Returns the questions about app services, oldest first. A question contains the app and the service. */
export const serviceQuestionsOf = ({ serviceQuestions = {}, services = {}, apps = {} } = {}) =>
  Object.entries(serviceQuestions).map(([id, { app, service }]) => ({
    id,
    app: apps[app]?.name ?? app,
    service: services[service]?.name ?? service,
  }));
