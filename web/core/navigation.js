// Formats the data of navigation apps: places, and the distance to the next turn.

/** Returns a text for a place: name, address or coordinates. */
export function placeName({ locationName, addressLines, searchAddress, coordinate } = {}) {
  if (locationName) return locationName;
  if (addressLines?.length > 0) return addressLines.join(", ");
  const { thoroughfare, subThoroughfare, locality, countryName } = searchAddress ?? {};
  const address = [[thoroughfare, subThoroughfare].filter(Boolean).join(" "), locality, countryName].filter(Boolean).join(", ");
  if (address) return address;
  if (!coordinate) return "Unnamed place";
  return `${coordinate.latitudeDegrees}, ${coordinate.longitudeDegrees}`;
}

/** Returns the lines of a place's details that `placeName` leaves out. */
export function placeLines(place) {
  const { locationName, locationDescription, addressLines = [], phoneNumber } = place ?? {};
  return [locationDescription, ...(locationName ? addressLines : []), phoneNumber].filter(Boolean);
}

/** Returns the texts that are shown beside the next turn. Missing texts are left out. */
export const tripLines = ({ eta, timeToDestination, totalDistance } = {}) => [eta, timeToDestination, totalDistance].filter(Boolean);

/** Returns the progress towards the next turn, from 0 (far) to 1 (reached); undefined if the app does not report the distance. */
export function nearness({ distanceToManeuver, distanceToManeuverScale } = {}) {
  if (!(distanceToManeuverScale > 0) || distanceToManeuver === undefined) return undefined;
  return Math.min(1, Math.max(0, 1 - distanceToManeuver / distanceToManeuverScale));
}

/** The requests that the driver can send to a navigation app. */
export const TBT_STATES = [
  "ROUTE_UPDATE_REQUEST",
  "ROUTE_ACCEPTED",
  "ROUTE_REFUSED",
  "ROUTE_CANCELLED",
  "ETA_REQUEST",
  "NEXT_TURN_REQUEST",
  "ROUTE_STATUS_REQUEST",
  "ROUTE_SUMMARY_REQUEST",
  "TRIP_STATUS_REQUEST",
  "ROUTE_UPDATE_REQUEST_TIMEOUT",
];
