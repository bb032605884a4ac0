/**
 * How addresses are read, on the server and in browsers. Page paths are case-insensitive (`/Blog` is printed on old
 * circulars) and may end with a slash; API paths are exact.
 */

const API_PATH = /^\/api\//i;

/** The canonical spelling of a path: lower case, no slash at the end. */
export function normalizePath(path: string): string {
  const trimmed = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
  return API_PATH.test(trimmed) ? trimmed : trimmed.toLowerCase();
}

/** The normalized path of a requested address, and its query (empty if there is none). */
export function readAddress(url: string): { path: string; query: string } {
  const end = url.indexOf("?");
  if (end === -1) return { path: normalizePath(url), query: "" };
  return { path: normalizePath(url.slice(0, end)), query: url.slice(end + 1) };
}

/** Escapes the percent signs of a path that cannot be decoded, such as a Hindi address cut off in a message. */
export function escapeUndecodable(url: string): string {
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
 * Whether a normalized path is spelled like our own links. There are infinitely many other spellings (`/%61bout`,
 * `/x/../about`, `/about#1`); cached, they would evict the real pages.
 */
export const isPlainPath = (path: string) => PLAIN_PATH.test(path);

/** Resolves any spelling (`//other.example/`, `/\\other.example/`, `http://other.example/`) to an address of this site. */
export function resolveOnSite(sent: string): URL {
  const path = sent.replace(/^https?:\/\/[^/?#]*/i, "").replace(/^[/\\]+/, "");
  return new URL(`http://site.invalid/${path}`);
}
