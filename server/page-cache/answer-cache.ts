import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { KeptHead } from "./kept-head.ts";

const gzip = promisify(zlib.gzip);
const brotliCompress = promisify(zlib.brotliCompress);

/** Past this quality a page takes a tenth of a second of one core for a few bytes less. */
const BROTLI_QUALITY = 6;
/** For an answer that is sent once. */
const QUICK_BROTLI_QUALITY = 4;
/** As a power of two. More than any page is long; the usual window makes room for sixteen times as much. */
const BROTLI_WINDOW = 18;
const MIN_COMPRESSED_BYTES = 512;

/** What a renderer made: not yet compressed, not yet kept. */
export interface MadeAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** The content types it shows; a change of any of them makes it stale. */
  tags: ReadonlySet<string>;
}

type Encoding = "br" | "gzip" | "identity";

interface AnswerForm {
  headers: Record<string, string>;
  head: KeptHead;
  body: Buffer;
}

export interface FinishedAnswer {
  status: number;
  etag: string;
  forms: Record<Encoding, AnswerForm>;
  notModified: Omit<AnswerForm, "body">;
  tags: ReadonlySet<string>;
}

export interface AnswerCacheCounts {
  hits: number;
  misses: number;
  /** What was sent before routing, so that nothing else counts it. */
  sentWhole: number;
  sentNotModified: number;
}

/** Finished public answers in every encoding, kept until content that they show changes. */
export class AnswerCache {
  readonly counts: AnswerCacheCounts = { hits: 0, misses: 0, sentWhole: 0, sentNotModified: 0 };
  readonly #entries = new Map<string, FinishedAnswer>();
  readonly #underWay = new Map<string, { answer: Promise<FinishedAnswer>; startedAt: number }>();
  readonly #maxEntries: number;
  /** Counts changes; an answer whose making began before a change of its content is not kept. */
  #clock = 0;
  readonly #changedAt = new Map<string, number>();

  constructor(maxEntries = 500) {
    this.#maxEntries = maxEntries;
  }

  find(key: string): FinishedAnswer | undefined {
    return this.#entries.get(key);
  }

  /** The kept answer, or the one being made for somebody else right now, or a new one. */
  async get(key: string, make: () => Promise<MadeAnswer>): Promise<FinishedAnswer> {
    const kept = this.#entries.get(key);
    if (kept) {
      this.counts.hits++;
      return kept;
    }
    const underWay = this.#underWay.get(key);
    if (underWay && underWay.startedAt === this.#clock) return underWay.answer;
    this.counts.misses++;
    const startedAt = this.#clock;
    const answer = this.#makeAndKeep(key, startedAt, make);
    this.#underWay.set(key, { answer, startedAt });
    try {
      return await answer;
    } finally {
      if (this.#underWay.get(key)?.answer === answer) this.#underWay.delete(key);
    }
  }

  drop(tag: string): void {
    this.#clock++;
    this.#changedAt.set(tag, this.#clock);
    for (const [key, entry] of this.#entries) if (entry.tags.has(tag)) this.#entries.delete(key);
  }

  dropAll(): void {
    for (const tag of new Set([...this.#entries.values()].flatMap((entry) => [...entry.tags])))
      this.drop(tag);
    this.#entries.clear();
  }

  async #makeAndKeep(
    key: string,
    startedAt: number,
    make: () => Promise<MadeAnswer>,
  ): Promise<FinishedAnswer> {
    const made = await make();
    const finished = await finishAnswer(made);
    const isFresh = [...made.tags].every((tag) => (this.#changedAt.get(tag) ?? 0) <= startedAt);
    if (made.status === 200 && made.headers["cache-control"] !== "no-store" && isFresh) {
      this.#entries.set(key, finished);
      const oldest = this.#entries.keys().next().value;
      if (this.#entries.size > this.#maxEntries && oldest !== undefined) this.#entries.delete(oldest);
    }
    return finished;
  }
}

export async function finishAnswer(made: MadeAnswer): Promise<FinishedAnswer> {
  const body = Buffer.from(made.body);
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const base = { vary: "Accept-Encoding", ...made.headers, etag };
  const form = (bytes: Buffer, encoding?: string): AnswerForm => {
    const headers = {
      ...base,
      "content-length": String(bytes.length),
      ...(encoding && { "content-encoding": encoding }),
    };
    return { headers, head: new KeptHead(made.status, headers, bytes), body: bytes };
  };
  const notModified = { headers: base, head: new KeptHead(304, base) };
  const identity = form(body);
  if (body.length < MIN_COMPRESSED_BYTES) {
    const forms = { br: identity, gzip: identity, identity };
    return { status: made.status, etag, forms, notModified, tags: made.tags };
  }
  const [gzipped, brotlied] = await Promise.all([gzip(body), brotli(body, BROTLI_QUALITY)]);
  const forms = { br: form(brotlied, "br"), gzip: form(gzipped, "gzip"), identity };
  return { status: made.status, etag, forms, notModified, tags: made.tags };
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = zlib.constants;
  return brotliCompress(body, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: BROTLI_WINDOW },
  });
}

export type CompressOnce = typeof compressOnce;

/** What an answer that nobody keeps is sent as: its body in the form the client takes, and the headers that say so. */
export async function compressOnce(
  text: string,
  accept: string | undefined,
): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const body = Buffer.from(text);
  const encoding = body.length < MIN_COMPRESSED_BYTES ? "identity" : chooseEncoding(accept);
  const headers = { vary: "Accept-Encoding" };
  if (encoding === "identity") return { headers, body };
  return {
    headers: { ...headers, "content-encoding": encoding },
    body: await (encoding === "br" ? brotli(body, QUICK_BROTLI_QUALITY) : gzip(body)),
  };
}

/** Writes a finished answer in the form the client takes, or 304 if it has it already; returns the status. */
export function writeAnswer(
  answer: FinishedAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): number {
  const { headers } = request;
  if (answer.status === 200 && matchesEtag(headers["if-none-match"], answer.etag)) {
    answer.notModified.head.send(request, response);
    return 304;
  }
  answer.forms[chooseEncoding(headers["accept-encoding"])].head.send(request, response);
  return answer.status;
}

export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

const REFUSED = /;\s*q=0(\.0*)?\s*(,|$)/;

export function chooseEncoding(accept: string | undefined): Encoding {
  if (accept === undefined) return "identity";
  if (!REFUSED.test(accept)) {
    if (accept.includes("br")) return "br";
    return accept.includes("gzip") ? "gzip" : "identity";
  }
  const taken = accept
    .split(",")
    .filter((part) => !REFUSED.test(part))
    .map((part) => part.split(";")[0]?.trim());
  return taken.includes("br") ? "br" : taken.includes("gzip") ? "gzip" : "identity";
}
