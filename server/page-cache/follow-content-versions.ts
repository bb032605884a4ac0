import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../database/tables.ts";

const POLL_MS = 1000;

/** Drops what depends on a tag, or everything. */
interface TaggedCache {
  drop(tag: string): void | Promise<void>;
  dropAll(): void;
}

export interface ContentFollower {
  /** To be called with every change that this process has committed, and the version that it wrote. */
  noteOwnChange(tag: string, version: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Drops the cached responses that show changed content: at once for changes of this process, at the next poll for those of
 * others (machines on the same database, or a command run beside the server).
 */
export async function followContentVersions(
  db: Database,
  caches: readonly TaggedCache[],
  log: Pick<FastifyBaseLogger, "warn">,
): Promise<ContentFollower> {
  const seen = new SeenVersions();
  let isClosed = false;
  const drop = (tag: string) => Promise.all(caches.map((cache) => cache.drop(tag)));

  async function poll(): Promise<void> {
    try {
      seen.beginReading();
      const rows = await db.selectFrom("contentVersions").selectAll().execute();
      const { changed, isReplaced } = seen.compare(new Map(rows.map(({ tag, version }) => [tag, version])));
      if (isReplaced) for (const cache of caches) cache.dropAll();
      else await Promise.all(changed.map(drop));
    } catch (error) {
      if (!isClosed) log.warn({ err: error }, "cannot read the content versions");
    }
  }

  // Before the first request, so that nothing is cached whose version is unknown.
  await poll();
  let polling: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    polling = polling.then(poll);
  }, POLL_MS);
  timer.unref();

  return {
    async noteOwnChange(tag, version) {
      const dropped = drop(tag);
      seen.noteOwn(tag, version);
      await dropped;
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await polling;
    },
  };
}

/** The version of each tag up to which this process has dropped what it had cached. */
export class SeenVersions {
  readonly #versions = new Map<string, number>();
  /** Own versions that follow on one of another process, which has yet to be seen. */
  readonly #ownAhead = new Map<string, Set<number>>();
  readonly #notedWhileReading = new Set<string>();

  noteOwn(tag: string, version: number): void {
    const ahead = this.#ownAhead.get(tag) ?? new Set();
    this.#ownAhead.set(tag, ahead.add(version));
    this.#notedWhileReading.add(tag);
    this.#advance(tag);
  }

  beginReading(): void {
    this.#notedWhileReading.clear();
  }

  /**
   * What others have changed, given the table as it was read since `beginReading`. A tag that is gone or has an older version means that a
   * restore replaced everything; but if this process wrote the tag meanwhile, the table was only read before that.
   */
  compare(read: ReadonlyMap<string, number>): { changed: string[]; isReplaced: boolean } {
    const isOlder = ([tag, version]: [string, number]) =>
      (read.get(tag) ?? 0) < version && !this.#notedWhileReading.has(tag);
    if ([...this.#versions].some(isOlder)) {
      this.#versions.clear();
      this.#ownAhead.clear();
      for (const [tag, version] of read) this.#versions.set(tag, version);
      return { changed: [], isReplaced: true };
    }
    const changed: string[] = [];
    for (const [tag, version] of read) {
      if (version <= (this.#versions.get(tag) ?? 0)) continue;
      changed.push(tag);
      this.#versions.set(tag, version);
      this.#advance(tag);
    }
    return { changed, isReplaced: false };
  }

  /** Goes on through own versions as long as none of another process is missing in between. */
  #advance(tag: string): void {
    const ahead = this.#ownAhead.get(tag);
    if (!ahead) return;
    let version = this.#versions.get(tag) ?? 0;
    while (ahead.has(version + 1)) version++;
    this.#versions.set(tag, version);
    for (const own of ahead) if (own <= version) ahead.delete(own);
  }
}
