// The car's navigation: the route, the apps that have subscribed to the route, and the driver's requests to navigation apps.

import { h } from "../../core/dom.js";
import { placeLines, placeName, TBT_STATES } from "../../core/navigation.js";
import { button, section, table } from "../../core/parts.js";

/** Parses a place that the user has typed: a name, or latitude and longitude. */
export function placeOf(typed) {
  const text = typed.trim();
  if (text === "") return undefined;
  const [, latitude, longitude] = /^(-?\d+(?:\.\d+)?)\s*[,;]\s*(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (latitude === undefined) return { locationName: text };
  return { coordinate: { latitudeDegrees: Number(latitude), longitudeDegrees: Number(longitude) } };
}

/** Returns the names of the apps that have subscribed to the waypoints of the route. */
export const routeSubscribers = (apps = {}) => Object.values(apps).filter((app) => app.subscribedWayPoints).map(({ name }) => name);

/** Returns the section of the panel with the navigation. */
export function navigationSection({ profile, navigation = {}, apps }, send, disabled) {
  if (!profile?.hmiCapabilities?.navigation) return undefined;
  const { wayPoints = [] } = navigation;
  const set = (next) => send("headUnit.navigation.set", { wayPoints: next });
  const subscribers = routeSubscribers(apps);
  let field;
  const add = () => {
    const place = placeOf(field.value);
    if (!place) return;
    field.value = "";
    set([...wayPoints, place]);
  };
  return section(
    "navigation",
    "Navigation",
    h(
      "p",
      { key: "subscribers", class: "quiet" },
      subscribers.length > 0 ? `Subscribed to the route: ${subscribers.join(", ")}` : "No app is subscribed to the route.",
    ),
    wayPoints.length > 0 &&
      table(
        ["Way point", "Change"],
        wayPoints.map((place, at) =>
          h(
            "tr",
            { key: at },
            h("td", {}, placeName(place), placeLines(place).map((line, n) => h("div", { key: n, class: "quiet" }, line))),
            h(
              "td",
              {},
              button("Remove", () => set(wayPoints.filter((_, other) => other !== at)), {
                disabled,
                "aria-label": `Remove ${placeName(place)}`,
              }),
            ),
          )
        ),
      ),
    h(
      "p",
      { key: "add", class: "access" },
      h("input", {
        class: "field",
        "aria-label": "New way point: a name, or latitude and longitude",
        placeholder: "Harbour, or 47.37, 8.54",
        disabled: disabled || wayPoints.length >= 10,
        made: (node) => (field = node),
        on: { keydown: (event) => event.key === "Enter" && (field = event.target, add()), input: (event) => (field = event.target) },
      }),
      button("Add to the route", add, { disabled: disabled || wayPoints.length >= 10 }),
    ),
    h(
      "p",
      { key: "notify", class: "access" },
      h(
        "label",
        {},
        "Send to navigation apps ",
        h(
          "select",
          {
            class: "field",
            disabled,
            on: { change: ({ target }) => notifyApps(target, send) },
          },
          ["", ...TBT_STATES].map((state) => h("option", { key: state, value: state }, state || "…")),
        ),
      ),
    ),
  );
}

/** Sends the request that the user has chosen to the navigation apps, and clears the field. */
function notifyApps(field, send) {
  if (field.value) send("headUnit.navigation.notify", { state: field.value });
  field.value = "";
}
