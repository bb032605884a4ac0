import { UNSAVED_PAGES } from "../../../features/site-offline.ts";
import { API_PREFIX } from "../../content/api/api-names.ts";

/** The caches. The number is increased if an older version could not read the content. */
export const CACHES = {
  pages: "pages-1",
  pictures: "pictures-1",
  pdfs: "pdfs-1",
  /** The offline page in each language. */
  offline: "offline-1",
  /** The version of the students' data on the site. */
  children: "children-1",
  /** Files that a form could not send yet, which scripts of pages read and write. */
  unsent: "unsent-1",
} as const;

/** The maximum of each kind; the least recently used are dropped first. */
export const LIMITS = { pages: 50, pictures: 60, pdfs: 10 } as const;

/** The number of saved pages with a query, such as another month of the calendar. */
export const MAX_PAGES_WITH_QUERY = 10;

const MAX_PDF_BYTES = 5 * 1024 * 1024;

/** Built files have a hash in their names and never change. */
export type Kind = keyof typeof LIMITS | "assets";

const OFFICE = /^\/(admin|api)(\/|$)/i;
const UPLOADS = `${API_PREFIX}/uploads/`;

export const isOfOffice = (pathname: string) => OFFICE.test(pathname);

/** Whether a page and its files may be saved. */
export const isKeptPage = (pathname: string) => !isOfOffice(pathname) && !UNSAVED_PAGES.test(pathname);

export type AskedRequest = Pick<Request, "method" | "mode" | "destination" | "headers">;

/** Undefined if it is only loaded from the network. */
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

/** Whether a response may be saved, given the path of its page. */
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
