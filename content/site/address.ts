/**
 * How addresses are read, on the server and in browsers. A page answers whatever the case of its path (`/Blog` is printed
 * on old circulars) and with or without a slash at the end; the API takes its paths to the letter.
 */

const API_PATH = /^\/api\//i;

/** The one spelling of a path for all that lead to the same page: lower case, no slash at the end. */
export function normalizePath(path: string): string {
  const trimmed = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
  return API_PATH.test(trimmed) ? trimmed : trimmed.toLowerCase();
}

/** The normalized path of an address as it is sent, and its query, which is empty if there is none. */
export function readAddress(url: string): { path: string; query: string } {
  const end = url.indexOf("?");
  if (end === -1) return { path: normalizePath(url), query: "" };
  return { path: normalizePath(url.slice(0, end)), query: url.slice(end + 1) };
}

/** An address that cannot be decoded, as a message that was cut in the middle of a Hindi one has it, can be read as it stands. */
export function mendEscapes(url: string): string {
  const [path = ""] = url.split("?", 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}

const PLAIN_PATH = /^(?:\/|(?:\/[\w-][\w.-]*)+)$/;

/**
 * Whether a normalized path is spelled as our own links spell it. Of other spellings (`/%61bout`, `/x/../about`, `/about#1`) there
 * is no end: cached, they would push the real pages out.
 */
export const isPlainPath = (path: string) => PLAIN_PATH.test(path);

/** However an address is written (`//other.example/`, `/\\other.example/`, `http://other.example/`), it is one of this site. */
export function resolveOnSite(sent: string): URL {
  const path = sent.replace(/^https?:\/\/[^/?#]*/i, "").replace(/^[/\\]+/, "");
  return new URL(`http://site.invalid/${path}`);
}
