import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { chooseEncoding, type Encoding } from "./accept-encoding.ts";

const gzip = promisify(zlib.gzip);
const brotliCompress = promisify(zlib.brotliCompress);

/** Past this quality a page takes a tenth of a second of one core for a few bytes less. */
const BROTLI_QUALITY = 6;
/** For a response that is sent once. */
const QUICK_BROTLI_QUALITY = 4;
/** As a power of two. More than any page is long; the default window makes room for sixteen times as much. */
const BROTLI_WINDOW = 18;
const MIN_COMPRESSED_BYTES = 512;

/** What a route or a page made: not yet compressed. */
export interface RenderedResponse {
  status: number;
  headers: Record<string, string>;
  /** Pictures are bytes, which are compressed already. */
  body: string | Buffer;
  /** The content types it shows; a change of any of them makes it stale. */
  tags: ReadonlySet<string>;
  /** The moment from which on it is no longer right, in milliseconds; absent: none is known. */
  until?: number | undefined;
  /** The moment from which on it must not be sent, not even when no fresh one can be made, because a consent ends. */
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

/** The body of a response that is not cached, in the encoding that the client takes, and the headers that say so. */
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

/** What one client is sent of a response: the encoding that it takes, or 304 if it has it already. */
export function chooseForClient(
  response: CachedResponse,
  sent: IncomingHttpHeaders,
): { status: number; headers: Record<string, string>; body: Buffer | undefined } {
  const isKnown = response.status === 200 && matchesEtag(sent["if-none-match"], response.etag);
  const variant = response.variants[chooseEncoding(sent["accept-encoding"])];
  const status = isKnown ? 304 : response.status;
  const body = isKnown ? undefined : variant.body;
  const { headers } = isKnown ? response.notModified : variant;
  // The response may say that the token is dead, which must not reach others through a cache in front.
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
