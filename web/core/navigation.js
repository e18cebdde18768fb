// The car's navigation in words: places, and how far it is to the next turn.

/** What a place is called: its name, its address, or where it lies. */
export function placeName({ locationName, addressLines, searchAddress, coordinate } = {}) {
  if (locationName) return locationName;
  if (addressLines?.length > 0) return addressLines.join(", ");
  const { thoroughfare, subThoroughfare, locality, countryName } = searchAddress ?? {};
  const address = [[thoroughfare, subThoroughfare].filter(Boolean).join(" "), locality, countryName].filter(Boolean).join(", ");
  if (address) return address;
  if (!coordinate) return "A place without a name";
  return `${coordinate.latitudeDegrees}, ${coordinate.longitudeDegrees}`;
}

/** What else is known of a place, line by line. */
export function placeLines(place) {
  const { locationName, locationDescription, addressLines = [], phoneNumber } = place ?? {};
  return [locationDescription, ...(locationName ? addressLines : []), phoneNumber].filter(Boolean);
}

/** The texts beside the next turn that are there. */
export const tripLines = ({ eta, timeToDestination, totalDistance } = {}) => [eta, timeToDestination, totalDistance].filter(Boolean);

/** How near the turn is, from 0 to 1; undefined where the app does not say. */
export function nearness({ distanceToManeuver, distanceToManeuverScale } = {}) {
  if (!(distanceToManeuverScale > 0) || distanceToManeuver === undefined) return undefined;
  return Math.min(1, Math.max(0, 1 - distanceToManeuver / distanceToManeuverScale));
}

/** What the driver may want of an app that leads the way. */
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
