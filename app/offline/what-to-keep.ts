import { API_PREFIX } from "../../content/api/api-names.ts";

/** What is kept, and in which cache. The number is raised when an older version could not read what is in it. */
export const CACHES = {
  pages: "pages-1",
  pictures: "pictures-1",
  pdfs: "pdfs-1",
  /** The page that says that there is no connection, in each language. */
  offline: "offline-1",
  /** The version of what the site shows of children. */
  children: "children-1",
} as const;

/** Of each, the ones that were not used for the longest time go first. */
export const LIMITS = { pages: 50, pictures: 60, pdfs: 10 } as const;

const MAX_PDF_BYTES = 5 * 1024 * 1024;

/** Files of the build have a hash in their names, and never change. */
export type Kind = keyof typeof LIMITS | "assets";

const OFFICE = /^\/(admin|login|api)(\/|$)/i;
/** Pages about children are not saved on visitors' phones. Searches are not saved either. */
const LEAVES_NO_TRACE = /^(\/(en|hi))?\/(students|search)(\/|$)/i;
const UPLOADS = `${API_PREFIX}/uploads/`;

export const isOfOffice = (pathname: string) => OFFICE.test(pathname);

/** Whether a page may stay on the phone, and what it shows with it. */
export const isKeptPage = (pathname: string) => !isOfOffice(pathname) && !LEAVES_NO_TRACE.test(pathname);

export type AskedRequest = Pick<Request, "method" | "mode" | "destination" | "headers">;

/** Undefined: it is left to the network alone. */
export function kindOf(request: AskedRequest, { pathname }: URL): Kind | undefined {
  const { method, mode, destination, headers } = request;
  if (method !== "GET" || headers.has("authorization") || headers.has("range")) return undefined;
  if (pathname.startsWith("/assets/")) return "assets";
  const isUpload = pathname.startsWith(UPLOADS);
  if (mode === "navigate") {
    if (isUpload && pathname.endsWith(".pdf")) return "pdfs";
    return isKeptPage(pathname) ? "pages" : undefined;
  }
  return destination === "image" && (isUpload || isKeptPage(pathname)) ? "pictures" : undefined;
}

const CONTENT_TYPES: Record<Kind, RegExp> = {
  pages: /^text\/html/,
  pictures: /^image\//,
  pdfs: /^application\/pdf/,
  assets: /./,
};

export type GivenResponse = Pick<Response, "status" | "type" | "redirected" | "headers">;

/** Whether a response may be kept for a page whose own path is given. */
export function mayKeep(
  kind: Kind,
  askedBy: string,
  { status, type, redirected, headers }: GivenResponse,
): boolean {
  if (!isKeptPage(askedBy)) return false;
  if (status !== 200 || type !== "basic" || redirected) return false;
  if (headers.get("cache-control")?.includes("no-store")) return false;
  if (!CONTENT_TYPES[kind].test(headers.get("content-type") ?? "")) return false;
  return kind !== "pdfs" || isSmallPdf(headers.get("content-length"));
}

const isSmallPdf = (length: string | null) => length !== null && Number(length) <= MAX_PDF_BYTES;
