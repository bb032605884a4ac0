import type { IncomingMessage } from "node:http";

/**
 * Browsers ask again each time and mostly hear 304; a cache in front may keep an answer for a second, so that an
 * edit is seen within two.
 */
export const PUBLIC_CACHING = "public, max-age=0, s-maxage=1";

const SECONDS_AND_MILLISECONDS = /^(?<second>\d{1,12})\.\d{3}$/;
/** A clock that is further from ours is none: a visitor may have invented it to keep a page in a cache for years. */
const BELIEVED_SECONDS = 5;

/**
 * nginx counts whole seconds: told to keep an answer for one, it keeps it to the end of the next, and an edit may need
 * more than two to be seen. It takes a point in time too, so it says what time it has (`deploy/nginx.conf`) and hears:
 * until the end of this second. The value of `X-Accel-Expires`, which counts more than `Cache-Control` there.
 */
export function proxyExpiry(
  request: Pick<IncomingMessage, "headers">,
  answerHeaders: Record<string, string>,
  now = Date.now(),
): string | undefined {
  const clock = request.headers["x-proxy-clock"];
  if (clock === undefined || answerHeaders["cache-control"] !== PUBLIC_CACHING) return undefined;
  const second = SECONDS_AND_MILLISECONDS.exec(String(clock))?.groups?.second;
  if (second === undefined || Math.abs(now / 1000 - Number(second)) > BELIEVED_SECONDS) return undefined;
  return `@${second}`;
}
