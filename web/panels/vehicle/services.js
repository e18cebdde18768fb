// Services that apps and the car offer to apps: which one is asked, who is told, and what was told last.

import { serviceQuestionsOf } from "../../core/consents.js";
import { h } from "../../core/dom.js";
import { button, section, table } from "../../core/parts.js";

/** Services in the order in which they were published, each with its id, its provider's name and the apps told of its type. */
export function servicesOf({ services = {}, serviceOrder = [], apps = {} }) {
  return serviceOrder.filter((id) => services[id]).map((id) => {
    const service = services[id];
    const told = Object.values(apps).filter((app) => app.subscribedServices?.includes(service.type)).map(({ name }) => name);
    return { id, ...service, provider: service.app ? apps[service.app]?.name ?? service.app : "The car", told };
  });
}

/** What a service has told last, in a line. */
export function summaryOf({ weatherServiceData: weather, mediaServiceData: media, navigationServiceData: navigation } = {}) {
  const { currentTemperature: degrees, weatherSummary } = weather?.currentForecast ?? {};
  if (weather) {
    const temperature = degrees && `${degrees.value} ${degrees.unit}`;
    return [weather.location?.locationName, weatherSummary, temperature].filter(Boolean).join(", ");
  }
  if (media) return [media.mediaTitle, media.mediaArtist, media.mediaAlbum].filter(Boolean).join(", ");
  if (navigation) return navigation.destination?.locationName ?? (navigation.destination ? "On its way" : "No route");
  return "";
}

/** The section of the panel. */
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
        button("Refuse", () => send("headUnit.services.answer", { question: id, allowed: false }), { disabled }),
      );
    }),
    table(
      ["Service", "Provider", "Told to", "Change"],
      all.map(({ id, type, name, provider, active, default: isDefault, app, told, data }) => {
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
          h("td", {}, provider, isDefault && " (wanted first)"),
          h("td", { class: "quiet" }, told.join(", ")),
          h(
            "td",
            {},
            button(active ? "Put aside" : "Make active", () => choose(id, { active: !active }), {
              disabled,
              "aria-label": active ? `Put ${called} aside` : `Make ${called} active`,
            }),
            button(isDefault ? "Want no more first" : "Want first", () => choose(id, { default: !isDefault }), {
              disabled,
              "aria-label": isDefault ? `Want ${called} no more first` : `Want ${called} first`,
            }),
            app && button("Read", () => send("headUnit.services.read", { service: id }), { disabled, "aria-label": `Read ${called}` }),
          ),
        );
      }),
    ),
  );
}
