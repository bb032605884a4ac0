/** `07:30`, as times are stored. */
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

const WRITTEN = /^(?<hour>\d{1,2})(?:[:.](?<minute>\d{2})(?::\d{2})?)?\s*(?<half>[ap])?\.?\s*(?<m>m)?\.?$/i;

/** Reads 7:30, 7.30 am, 1:40 PM and 07:30:00 (spreadsheets); undefined if it is not a time. */
export function readTime(text: string): string | undefined {
  const { hour = "", minute, half, m } = WRITTEN.exec(text.trim())?.groups ?? {};
  const isHalf = half !== undefined;
  // A single number is a time only with am or pm.
  if (hour === "" || isHalf !== (m !== undefined) || (!isHalf && minute === undefined)) return undefined;
  const hours = Number(hour);
  if (isHalf && (hours < 1 || hours > 12)) return undefined;
  const afternoon = half?.toLowerCase() === "p" ? 12 : 0;
  const time = `${String(isHalf ? (hours % 12) + afternoon : hours).padStart(2, "0")}:${minute ?? "00"}`;
  return TIME_OF_DAY.test(time) ? time : undefined;
}
