// The app services of apps and of the car: the active services, the subscribed apps, and the last data of each service.

import { serviceQuestionsOf } from "../../core/consents.js";
import { h } from "../../core/dom.js";
import { button, section, table } from "../../core/parts.js";

/**
 * Returns the services in the order of publication. A service contains its id, the name of its provider, and the names of the subscribed
 * apps.
 */
export function servicesOf({ services = {}, serviceOrder = [], apps = {} }) {
  return serviceOrder.filter((id) => services[id]).map((id) => {
    const service = services[id];
    const subscribers = Object.values(apps).filter((app) => app.subscribedServices?.includes(service.type)).map(({ name }) => name);
    return { id, ...service, provider: service.app ? apps[service.app]?.name ?? service.app : "The car", subscribers };
  });
}

/** Summarises the newest data of a service in one line. */
export function summaryOf({ weatherServiceData: weather, mediaServiceData: media, navigationServiceData: navigation } = {}) {
  const { currentTemperature: degrees, weatherSummary } = weather?.currentForecast ?? {};
  if (weather) {
    const temperature = degrees && `${degrees.value} ${degrees.unit}`;
    return [weather.location?.locationName, weatherSummary, temperature].filter(Boolean).join(", ");
  }
  if (media) return [media.mediaTitle, media.mediaArtist, media.mediaAlbum].filter(Boolean).join(", ");
  if (navigation) return navigation.destination?.locationName ?? (navigation.destination ? "Route active" : "No route");
  return "";
}

/** Returns the section of the panel with the app services. */
export function servicesSection(headUnit, send, disabled) {
  const all = servicesOf(headUnit);
  if (all.length === 0) return undefined;
  const choose = (service, change) => send("headUnit.services.choose", { service, ...change });
  return section(
    "services",
    "App services",
    serviceQuestionsOf(headUnit).map(({ id, app, service }) => {
      const text = `${app} wants ${service} to be active`;
      return h(
        "p",
        { key: id, class: "access", role: "group", "aria-label": text },
        `${text}. `,
        button("Allow", () => send("headUnit.services.answer", { question: id, allowed: true }), { disabled }),
        button("Deny", () => send("headUnit.services.answer", { question: id, allowed: false }), { disabled }),
      );
    }),
    table(
      ["Service", "Provider", "Subscribers", "Change"],
      all.map(({ id, type, name, provider, active, default: isDefault, app, subscribers, data }) => {
        const called = name ?? id;
        return h(
          "tr",
          { key: id },
          h(
            "td",
            {},
            type,
            active && " (active)",
            h("div", { key: "name", class: "quiet" }, called),
            h("div", { key: "data", class: "quiet" }, summaryOf(data)),
          ),
          h("td", {}, provider, isDefault && " (default)"),
          h("td", { class: "quiet" }, subscribers.join(", ")),
          h(
            "td",
            {},
            button(active ? "Deactivate" : "Activate", () => choose(id, { active: !active }), {
              disabled,
              "aria-label": active ? `Deactivate ${called}` : `Activate ${called}`,
            }),
            button(isDefault ? "Remove default" : "Make default", () => choose(id, { default: !isDefault }), {
              disabled,
              "aria-label": isDefault ? `Remove ${called} as default` : `Make ${called} default`,
            }),
            app && button("Read", () => send("headUnit.services.read", { service: id }), { disabled, "aria-label": `Read ${called}` }),
          ),
        );
      }),
    ),
  );
}
