import type { IncomingHttpHeaders } from "node:http";

/**
 * Browsers ask again each time and mostly hear 304; a cache in front may keep a response for a second, so that an edit is
 * seen within two.
 */
export const PUBLIC_CACHING = "public, max-age=0, s-maxage=1";

const SECONDS_AND_MILLISECONDS = /^(?<second>\d{1,12})\.\d{3}$/;
/** A clock that is further from ours is none: a visitor may have invented it to keep a page in a cache for years. */
const BELIEVED_SECONDS = 5;

/**
 * The value of `X-Accel-Expires`: the end of the second that nginx has now, which it tells us (`deploy/nginx.conf`).
 * Of `s-maxage=1` it would make up to two seconds.
 */
export function proxyExpiry(
  sent: IncomingHttpHeaders,
  responseHeaders: Record<string, string>,
  now = Date.now(),
): string | undefined {
  const clock = sent["x-proxy-clock"];
  if (clock === undefined || responseHeaders["cache-control"] !== PUBLIC_CACHING) return undefined;
  const second = SECONDS_AND_MILLISECONDS.exec(String(clock))?.groups?.second;
  if (second === undefined || Math.abs(now / 1000 - Number(second)) > BELIEVED_SECONDS) return undefined;
  return `@${second}`;
}
