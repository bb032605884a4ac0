import { setTimeout as sleep } from "node:timers/promises";
import type { Database, Tx } from "../database/tables.ts";
import { type LoggedPlaces, logFailure, placeOrRemember } from "../files/place-files.ts";
import { type Changes, type Committed, commit, type PreparedFiles } from "./commit.ts";

/** Drops the cached responses with a tag; `version` is the one that the commit wrote. */
type DropResponses = (tag: string, version: number) => void | Promise<void>;

/** Resolves to false while files are still to be moved. */
export type Publish = (changes: Partial<Committed>) => unknown;

/** Moving the files of thousands of entries takes minutes in a bucket. It continues after the response. */
const LONGEST_WAIT_MS = 20_000;

/**
 * The last of the three steps of a save: invalidates the cache and moves files to where they belong now. The change is committed, so that
 * a file that cannot be moved does not fail the save: its name is stored, and every process retries.
 */
export const createPublisher =
  (
    { dropResponses, ...places }: LoggedPlaces & { dropResponses?: DropResponses },
    longestWaitMs = LONGEST_WAIT_MS,
  ): Publish =>
  async ({ versions = new Map(), files = [], staged = [] }) => {
    await Promise.all([...versions].map(([tag, version]) => dropResponses?.(tag, version)));
    await logFailure(places, places.files.staged.remove(staged));
    if (files.length === 0) return true;
    return Promise.race([placeOrRemember(places, files), sleep(longestWaitMs, false, { ref: false })]);
  };

/** Commits changes and publishes each of them. */
export const createSaver =
  (db: Database, publish: Publish) =>
  async <Result extends Changes>(write: (tx: Tx) => Promise<Result>, prepared?: PreparedFiles) => {
    const saved = await commit(db, write, prepared);
    await publish(saved);
    return saved;
  };
