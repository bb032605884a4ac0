import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { chooseEncoding, type Encoding } from "./accept-encoding.ts";

const gzip = promisify(zlib.gzip);
const brotliCompress = promisify(zlib.brotliCompress);

/** A higher quality takes a tenth of a second per page and saves only a few bytes. */
const BROTLI_QUALITY = 6;
/** For a response that is sent once. */
const QUICK_BROTLI_QUALITY = 4;
/** As a power of two: larger than any page. The default window is sixteen times as large. */
const BROTLI_WINDOW = 18;
const MIN_COMPRESSED_BYTES = 512;

/** The response of a route or a page, not compressed yet. */
export interface RenderedResponse {
  status: number;
  headers: Record<string, string>;
  /** Bytes are pictures, which are compressed already. */
  body: string | Buffer;
  /** The content types that it shows; a change of one drops it from the cache. */
  tags: ReadonlySet<string>;
  /** When it becomes outdated, in milliseconds; absent: unknown. */
  until?: number | undefined;
  /** When a consent ends: from then on it must not be sent, even if no fresh response can be made. */
  mustEndAt?: number | undefined;
}

interface ResponseVariant {
  headers: Record<string, string>;
  body: Buffer;
}

/** A response in every encoding, ready to be sent. */
export interface CachedResponse {
  status: number;
  etag: string;
  variants: Record<Encoding, ResponseVariant>;
  notModified: { headers: Record<string, string> };
  tags: ReadonlySet<string>;
  until: number | undefined;
  mustEndAt: number | undefined;
}

export async function prepareResponse({
  status,
  headers,
  body: rendered,
  tags,
  until,
  mustEndAt,
}: RenderedResponse): Promise<CachedResponse> {
  const body = Buffer.from(rendered);
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const base = { vary: "Accept-Encoding", ...headers, etag };
  const variant = (bytes: Buffer, encoding?: string): ResponseVariant => ({
    headers: {
      ...base,
      "content-length": String(bytes.length),
      ...(encoding && { "content-encoding": encoding }),
    },
    body: bytes,
  });
  const identity = variant(body);
  const prepared = { status, etag, notModified: { headers: base }, tags, until, mustEndAt };
  if (typeof rendered !== "string" || body.length < MIN_COMPRESSED_BYTES) {
    return { ...prepared, variants: { br: identity, gzip: identity, identity } };
  }
  const [gzipped, brotlied] = await Promise.all([gzip(body), brotli(body, BROTLI_QUALITY)]);
  return { ...prepared, variants: { br: variant(brotlied, "br"), gzip: variant(gzipped, "gzip"), identity } };
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = zlib.constants;
  return brotliCompress(body, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: BROTLI_WINDOW },
  });
}

export type CompressOnce = typeof compressOnce;

/** The body of a response that is not cached, in the encoding for the client, and the headers for it. */
export async function compressOnce(text: string, accept: string | undefined): Promise<ResponseVariant> {
  const body = Buffer.from(text);
  const encoding = body.length < MIN_COMPRESSED_BYTES ? "identity" : chooseEncoding(accept);
  const headers = { vary: "Accept-Encoding" };
  if (encoding === "identity") return { headers, body };
  return {
    headers: { ...headers, "content-encoding": encoding },
    body: await (encoding === "br" ? brotli(body, QUICK_BROTLI_QUALITY) : gzip(body)),
  };
}

/** The response for one client: in its encoding, or 304 if it has the response already. */
export function chooseForClient(
  response: CachedResponse,
  sent: IncomingHttpHeaders,
): { status: number; headers: Record<string, string>; body: Buffer | undefined } {
  const isKnown = response.status === 200 && matchesEtag(sent["if-none-match"], response.etag);
  const variant = response.variants[chooseEncoding(sent["accept-encoding"])];
  const status = isKnown ? 304 : response.status;
  const body = isKnown ? undefined : variant.body;
  const { headers } = isKnown ? response.notModified : variant;
  // It may tell the client that its token is invalid, which a cache in front must not send to others.
  if (sent.authorization !== undefined) {
    return { status, headers: { ...headers, "cache-control": "no-store" }, body };
  }
  return { status, headers, body };
}

export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
