import { originalNames } from "../../content/files/images.ts";
import type { Database } from "../database/tables.ts";
import { type FileState, findFileStates, findNextFileChange } from "./file-states.ts";

/** More names than a school has files; beyond it somebody is guessing names. */
const MAX_KNOWN = 50_000;

interface KnownStates {
  /** The database as it was when these were looked up. */
  version: string;
  /** When one of them may change by itself. */
  until: number;
  states: Map<string, Promise<FileState | undefined>>;
}

export type FindFileState = (name: string) => Promise<FileState | undefined>;

/**
 * Looks up what `findFileStates` says about a single stored file or variant; undefined if nothing names it. Answers are memoised until any content
 * changes, which one small query finds out each time: a change by another process counts from its commit on.
 */
export function createPublicFiles(db: Database, now: () => number = Date.now): FindFileState {
  const readVersion = shareReads(() => readContentVersion(db));
  let known: KnownStates = { version: "", until: 0, states: new Map() };

  const refresh = async (): Promise<KnownStates> => {
    const version = await readVersion();
    const at = now();
    if (version === known.version && at < known.until && known.states.size < MAX_KNOWN) return known;
    const until = await findNextFileChange(db, new Date(at).toISOString());
    known = { version, until: until ?? Number.POSITIVE_INFINITY, states: new Map() };
    return known;
  };

  const lookUp = async (name: string): Promise<FileState | undefined> => {
    const at = new Date(now()).toISOString();
    const found = await findFileStates(db, originalNames(name), at);
    return found.values().next().value;
  };

  const findIn = (states: KnownStates["states"], name: string): Promise<FileState | undefined> => {
    const state = states.get(name);
    if (state) return state;
    const looking = lookUp(name);
    looking.catch(() => states.delete(name));
    states.set(name, looking);
    return looking;
  };

  return async (name) => {
    const before = known.states.get(name);
    try {
      return await findIn((await refresh()).states, name);
    } catch (error) {
      // Without the database, files that show no child are served as before. About a child's photo nothing is guessed.
      const last = await before?.catch(() => undefined);
      if (last?.isPublic && !last.showsChild) return last;
      throw error;
    }
  };
}

/** Every change of content raises one of the versions, and a restore raises all of them. */
export async function readContentVersion(db: Database): Promise<string> {
  const { version } = await db
    .selectFrom("contentVersions")
    .select((eb) => eb.fn.sum("version").as("version"))
    .executeTakeFirstOrThrow();
  return String(version);
}

/** Callers that arrive during a read share the next one. Each gets everything committed before its call, with one query at a time. */
function shareReads<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;
  return () => {
    next ??= current.then(() => {
      next = undefined;
      const reading = read();
      current = reading.catch(() => {});
      return reading;
    });
    return next;
  };
}
