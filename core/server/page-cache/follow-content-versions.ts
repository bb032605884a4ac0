import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../database/tables.ts";

const POLL_MS = 1000;

/** Drops the entries with a tag, or all entries. */
interface TaggedCache {
  drop(tag: string): void | Promise<void>;
  dropAll(): void;
}

export interface ContentFollower {
  /** Call this after every committed change of this process, with the version that it wrote. */
  noteOwnChange(tag: string, version: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Drops the cached responses that show changed content: immediately after changes of this process, and at the next poll after
 * changes of others (machines on the same database, or a command).
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

  // Before the first request, so that nothing is cached with an unknown version.
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

/** For each tag, the version up to which this process has dropped its cached responses. */
export class SeenVersions {
  readonly #versions = new Map<string, number>();
  /** Own versions that follow a version of another process that was not read yet. */
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
   * The changes of others, given the table as it was read since `beginReading`. A tag that is gone or has an older version means that
   * a restore has replaced everything, unless this process wrote the tag after the table was read.
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

  /** Advances through own versions until one of another process is missing. */
  #advance(tag: string): void {
    const ahead = this.#ownAhead.get(tag);
    if (!ahead) return;
    let version = this.#versions.get(tag) ?? 0;
    while (ahead.has(version + 1)) version++;
    this.#versions.set(tag, version);
    for (const own of ahead) if (own <= version) ahead.delete(own);
  }
}
