import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../database/tables.ts";

const POLL_MS = 1000;

/** Drops what other processes changed: other machines on the same database, or a command run beside the server. */
export function followContentVersions(
  db: Database,
  onChange: (tag: string) => void,
  log: FastifyBaseLogger,
): { close(): Promise<void> } {
  const known = new Map<string, number>();
  let isFirst = true;
  let isClosed = false;
  let underWay: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    try {
      for (const { tag, version } of await db.selectFrom("contentVersions").selectAll().execute()) {
        if (known.get(tag) !== version && !isFirst) onChange(tag);
        known.set(tag, version);
      }
      isFirst = false;
    } catch (error) {
      if (!isClosed) log.warn({ err: error }, "cannot read the content versions");
    }
  }

  const timer = setInterval(() => {
    underWay = underWay.then(look);
  }, POLL_MS);
  timer.unref();
  underWay = look();

  return {
    async close() {
      isClosed = true;
      clearInterval(timer);
      await underWay;
    },
  };
}
