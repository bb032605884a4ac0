interface Read<Value> {
  value: Value;
  /** From this moment on the value may differ, in milliseconds; undefined: only a change makes it differ. */
  until?: number | undefined;
}

interface Remembered {
  /** Set before the reading ends, so that a change during the reading drops it. */
  read: Promise<Read<unknown>>;
  tags: readonly string[];
}

/**
 * Remembers what public pages read until one of its tags changes or it expires: a change of one content type does not make pages read
 * all other types again. When it is full, the least recently used value is removed.
 */
export class ReadCache {
  /** The least recently used first: a Map keeps the order in which keys were set. */
  readonly #entries = new Map<string, Remembered>();
  readonly #maxEntries: number;

  constructor(maxEntries = 200) {
    this.#maxEntries = maxEntries;
  }

  /** Requests share the value: do not change it. */
  async get<Value>(key: string, tags: readonly string[], read: () => Promise<Read<Value>>): Promise<Value> {
    const known = this.#entries.get(key);
    if (known) {
      const { value, until } = (await known.read) as Read<Value>;
      const isCurrent = this.#entries.get(key) === known;
      if (isCurrent) this.#entries.delete(key);
      if (until === undefined || until > Date.now()) {
        if (isCurrent) this.#entries.set(key, known);
        return value;
      }
    }
    return (await this.#remember(key, tags, read())).value;
  }

  drop(tag: string): void {
    for (const [key, { tags }] of this.#entries) if (tags.includes(tag)) this.#entries.delete(key);
  }

  dropAll(): void {
    this.#entries.clear();
  }

  #remember<Value>(key: string, tags: readonly string[], read: Promise<Read<Value>>): Promise<Read<Value>> {
    this.#entries.set(key, { read, tags });
    read.catch(() => {
      if (this.#entries.get(key)?.read === read) this.#entries.delete(key);
    });
    const leastRecentlyUsed = this.#entries.keys().next().value;
    if (this.#entries.size > this.#maxEntries && leastRecentlyUsed !== undefined) {
      this.#entries.delete(leastRecentlyUsed);
    }
    return read;
  }
}
