import type { PageName } from "../../content/pages/page-names.ts";
import { isAlbumType, mayShowChildren } from "../../content/types/album-types.ts";
import type { Resource } from "../../content/types/define-resource.ts";
import type { Database, Tx } from "../database/tables.ts";
import type { AlbumAudiences } from "../files/of-entries/album-pictures.ts";

/**
 * The tag of responses with menus, which leave empty pages out. It is raised when a page's document becomes empty or is no longer
 * empty; for content types, `TypeStates` drops these responses.
 */
export const MENUS_TAG = "menus";

/** The tag of the cached pages that show a page's document. */
export const pageTag = (name: PageName) => `page:${name}`;

/** Raised with every consent. */
export const CONSENTS_TAG = "consents";

/** Raised when a child is marked on a picture of an album or a post, or no longer, and when such a picture is deleted. */
export const CHILD_PICTURES_TAG = "childPictures";

/** Raised when the school chooses how long enquiries are kept. */
export const ENQUIRY_PERIOD_TAG = "enquiryPeriod";

/** Whether a child is shown depends on its record, its parents and the school. */
const CHILD_TAGS = ["students", CONSENTS_TAG, pageTag("privacy")];

/** The tags of a public response that shows pictures on which children are marked. */
export const MARKED_PICTURES_TAGS: readonly string[] = [CHILD_PICTURES_TAG, ...CHILD_TAGS];

/** The tags of a public response that shows entries. */
export const tagsOf = (resource: Resource): string[] => [
  ...new Set([
    resource.name,
    ...(mayShowChildren(resource) ? CHILD_TAGS : []),
    ...(isAlbumType(resource) ? [CHILD_PICTURES_TAG] : []),
  ]),
];

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
