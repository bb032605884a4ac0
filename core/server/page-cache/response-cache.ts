import { findDatabaseError } from "../database/database-errors.ts";
import { ApiError } from "../errors.ts";
import { type CachedResponse, prepareResponse, type RenderedResponse } from "./cached-response.ts";

export interface ResponseCacheCounts {
  hits: number;
  misses: number;
  /** Sent before routing, where no other metric counts it. */
  sentWhole: number;
  sentNotModified: number;
}

const hasPassed = (moment: number | undefined) => moment !== undefined && moment <= Date.now();

/** The database is unavailable or the server is too busy. */
const isTemporary = (error: unknown) =>
  (error instanceof ApiError ? error : findDatabaseError(error))?.status === 503;

/**
 * Public responses, cached until content that they show changes, appears or ends. When the cache is full, the least recently used
 * response is removed. An expired response is kept in case no fresh one can be made. A response whose content has changed is
 * dropped, because the change may have hidden something (decision 036).
 */
export class ResponseCache {
  readonly counts: ResponseCacheCounts = { hits: 0, misses: 0, sentWhole: 0, sentNotModified: 0 };
  /** The least recently used first: a Map keeps the order in which keys were set. */
  readonly #entries = new Map<string, CachedResponse>();
  readonly #pending = new Map<string, { response: Promise<CachedResponse>; startedAt: number }>();
  readonly #maxEntries: number;
  /** Counts changes; a response that was rendered during a change of its content is not cached. */
  #clock = 0;
  readonly #changedAt = new Map<string, number>();
  #allChangedAt = 0;

  constructor(maxEntries = 500) {
    this.#maxEntries = maxEntries;
  }

  find(key: string): CachedResponse | undefined {
    const cached = this.#entries.get(key);
    if (!cached || hasPassed(cached.until)) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, cached);
    this.counts.hits++;
    return cached;
  }

  /** The cached response, one that is being rendered for another request, a new one, or an expired one if none can be made. */
  async get(key: string, render: () => Promise<RenderedResponse>): Promise<CachedResponse> {
    const cached = this.find(key);
    if (cached) return cached;
    const pending = this.#pending.get(key);
    if (pending && pending.startedAt === this.#clock) return pending.response;
    this.counts.misses++;
    const startedAt = this.#clock;
    const response = this.#renderAndAdd(key, startedAt, render).catch((error) => {
      const stale = isTemporary(error) ? this.#entries.get(key) : undefined;
      if (!stale || hasPassed(stale.mustEndAt)) throw error;
      return stale;
    });
    this.#pending.set(key, { response, startedAt });
    try {
      return await response;
    } finally {
      if (this.#pending.get(key)?.response === response) this.#pending.delete(key);
    }
  }

  drop(tag: string): void {
    this.#clock++;
    this.#changedAt.set(tag, this.#clock);
    for (const [key, entry] of this.#entries) if (entry.tags.has(tag)) this.#entries.delete(key);
  }

  dropAll(): void {
    this.#clock++;
    this.#allChangedAt = this.#clock;
    this.#entries.clear();
  }

  async #renderAndAdd(
    key: string,
    startedAt: number,
    render: () => Promise<RenderedResponse>,
  ): Promise<CachedResponse> {
    const rendered = await render();
    const response = await prepareResponse(rendered);
    const mayBeCached = rendered.status === 200 && rendered.headers["cache-control"] !== "no-store";
    if (!this.#isFresh(response, startedAt)) return response;
    this.#entries.delete(key);
    if (mayBeCached) {
      this.#entries.set(key, response);
      const leastRecentlyUsed = this.#entries.keys().next().value;
      if (this.#entries.size > this.#maxEntries && leastRecentlyUsed !== undefined) {
        this.#entries.delete(leastRecentlyUsed);
      }
    }
    return response;
  }

  #isFresh({ tags }: CachedResponse, startedAt: number): boolean {
    if (this.#allChangedAt > startedAt) return false;
    return [...tags].every((tag) => (this.#changedAt.get(tag) ?? 0) <= startedAt);
  }
}
