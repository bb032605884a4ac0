import type { Database, Tx } from "../database/tables.ts";
import type { AlbumAudiences } from "../files/of-entries/album-pictures.ts";

/** The changes of a transaction. */
export interface Changes {
  /** The tags of the responses that show the changed content. */
  tags: readonly string[];
  /** Stored files that may have become public, or have ceased to be. */
  files?: readonly string[];
}

export interface SharedPictures {
  names: readonly string[];
  audiences: AlbumAudiences;
}

/** Files that were stored for a save before its transaction. */
export interface PreparedFiles {
  /** Files that were made public before the commit. Their place is checked again after it. */
  files: readonly string[];
  /** Staged files that the save uses, to be removed after the commit. */
  staged: readonly string[];
  /** Pictures of other entries that the save uses too. */
  shared?: SharedPictures;
  /** Undoes the preparation of a save that has failed. */
  discard(error?: unknown): Promise<void>;
}

/** The work that is left after a commit: see `publish.ts`. */
export interface Committed {
  /** The new version of each tag. */
  versions: ReadonlyMap<string, number>;
  files: readonly string[];
  staged: readonly string[];
}

/**
 * The second of the three steps of a save: prepare, commit, publish. Runs a change in a transaction, which also raises the versions of its
 * tags. If it fails, the prepared files are discarded.
 */
export async function commit<Result extends Changes>(
  db: Database,
  write: (tx: Tx) => Promise<Result>,
  prepared?: PreparedFiles,
): Promise<Result & Committed> {
  try {
    return await db.transaction().execute(async (tx) => {
      const result = await write(tx);
      const files = [...new Set([...(prepared?.files ?? []), ...(result.files ?? [])])];
      const versions = await raiseVersions(tx, result.tags);
      return { ...result, versions, files, staged: prepared?.staged ?? [] };
    });
  } catch (error) {
    await prepared?.discard(error);
    throw error;
  }
}

export async function raiseVersions(tx: Tx, tags: Iterable<string>): Promise<Map<string, number>> {
  const versions = new Map<string, number>();
  // Sorted, so that concurrent commits wait for each other instead of causing a deadlock.
  for (const tag of [...new Set(tags)].sort()) {
    const { version } = await tx
      .insertInto("contentVersions")
      .values({ tag, version: 1 })
      .onConflict((conflict) =>
        conflict.column("tag").doUpdateSet((eb) => ({ version: eb("contentVersions.version", "+", 1) })),
      )
      .returning("version")
      .executeTakeFirstOrThrow();
    versions.set(tag, version);
  }
  return versions;
}
