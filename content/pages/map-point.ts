import { requiredText } from "../resources/fields.ts";

const LATITUDE_LONGITUDE = /(-?\d{1,2}\.\d+)\s*,\s*(-?\d{1,3}\.\d+)/;
/** In a link to OpenStreetMap the zoom stands first: `#map=16/23.17930/75.78490`; or `?mlat=23.17930&mlon=75.78490`. */
const OPEN_STREET_MAP = /#map=\d+\/(-?\d{1,2}\.\d+)\/(-?\d{1,3}\.\d+)/;
const MARKER = /mlat=(-?\d{1,2}\.\d+)&(?:amp;)?mlon=(-?\d{1,3}\.\d+)/;
/** The pin of a link to Google's map; the numbers after `@` are only the middle of the screen. */
const PIN = /!3d(-?\d{1,2}\.\d+)!4d(-?\d{1,3}\.\d+)/;

interface MapPoint {
  latitude: number;
  longitude: number;
}

/** Finds the point in "23.1793, 75.7849" or in a link that was copied from a map. */
function findMapPoint(text: string): MapPoint | undefined {
  const decoded = decodeLink(text);
  const match =
    PIN.exec(decoded) ??
    MARKER.exec(decoded) ??
    OPEN_STREET_MAP.exec(decoded) ??
    LATITUDE_LONGITUDE.exec(decoded);
  if (!match) return undefined;
  const latitude = Number(match[1]);
  const longitude = Number(match[2]);
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
export const mapPointSchema = requiredText("The place on the map", 2000).transform((text, context) => {
  const point = findMapPoint(text);
  if (point) return `${point.latitude.toFixed(DIGITS)},${point.longitude.toFixed(DIGITS)}`;
  context.addIssue({
    code: "custom",
    message: "Paste a link from a map, or the two numbers such as 23.1793, 75.7849",
  });
  return "";
});
