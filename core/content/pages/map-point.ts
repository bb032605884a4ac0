import { label } from "../../words/label.ts";
import { message } from "../messages/message.ts";
import { requiredNumerals } from "../types/fields.ts";

/** The formats in which maps write a point, the most specific first. */
const POINTS = [
  // The pin in a Google Maps link; the numbers after `@` are only the centre of the screen.
  /!3d(?<latitude>-?\d{1,2}\.\d+)!4d(?<longitude>-?\d{1,3}\.\d+)/,
  // Google Maps embed code.
  /!2d(?<longitude>-?\d{1,3}\.\d+)!3d(?<latitude>-?\d{1,2}\.\d+)/,
  // OpenStreetMap; in `#map=16/23.17930/75.78490` the zoom is first.
  /mlat=(?<latitude>-?\d{1,2}\.\d+)&(?:amp;)?mlon=(?<longitude>-?\d{1,3}\.\d+)/,
  /#map=\d+\/(?<latitude>-?\d{1,2}\.\d+)\/(?<longitude>-?\d{1,3}\.\d+)/,
  /(?<latitude>-?\d{1,2}\.\d+)\s*,\s*(?<longitude>-?\d{1,3}\.\d+)/,
];

/** Finds the point in "23.1793, 75.7849" or in a link copied from a map. */
function findMapPoint(text: string) {
  const decoded = decodeLink(text);
  const found = POINTS.map((pattern) => pattern.exec(decoded)?.groups).find((groups) => groups !== undefined);
  if (!found) return undefined;
  const latitude = Number(found.latitude);
  const longitude = Number(found.longitude);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

function decodeLink(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const DIGITS = 6;

/** Stored as "23.179300,75.784900", whatever was pasted. */
export const mapPointSchema = requiredNumerals(
  label("The place on the map", "मानचित्र पर स्थान"),
  2000,
).transform((text, context) => {
  const point = findMapPoint(text);
  if (point) return `${point.latitude.toFixed(DIGITS)},${point.longitude.toFixed(DIGITS)}`;
  context.addIssue({
    code: "custom",
    // Phones share a short link, which does not contain the coordinates.
    message: /^https?:/i.test(text) ? message("map_link_without_place") : message("map_place"),
  });
  return "";
});
