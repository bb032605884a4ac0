import type { PageName } from "../../content/pages/page-names.ts";
import type { Resource } from "../../content/resources/define-resource.ts";
import type { Database, Tx } from "../database/tables.ts";

/** Hears which content type a committed change is about, and the version that it wrote. What it returns is waited for. */
export type OnChange = (tag: string, version: number) => void | Promise<void>;

/**
 * The tag of responses with menus, which leave empty pages out. It is raised when a page's document becomes empty or is no longer
 * empty; for content types, `TypeStates` drops these responses.
 */
export const MENUS_TAG = "menus";

/** The tag of the cached pages that show a page's document. */
export const pageTag = (name: PageName) => `page:${name}`;

/** Raised with every consent. */
export const CONSENTS_TAG = "consents";

/** Raised when pictures that show a child are deleted from albums and posts. */
export const CHILD_PICTURES_TAG = "childPictures";

/** What a public response that shows entries depends on: whether a child is shown, its parents and the school decide. */
export const tagsOf = ({ name, child }: Resource): string[] =>
  child ? [...new Set([name, "students", CONSENTS_TAG, pageTag("privacy")])] : [name];

/** Runs a change in a transaction and raises the versions of the tags that it concerns in the same one. */
export async function writeTagged<Result>(
  db: Database,
  tag: string,
  onChange: OnChange,
  change: (tx: Tx) => Promise<Result>,
  findMoreTags: (result: Result) => readonly string[] = () => [],
): Promise<Result> {
  const { result, versions } = await db.transaction().execute(async (tx) => {
    const result = await change(tx);
    return { result, versions: await raiseVersions(tx, [tag, ...findMoreTags(result)]) };
  });
  await Promise.all([...versions].map(([raised, version]) => onChange(raised, version)));
  return result;
}

export async function raiseVersions(tx: Tx, tags: Iterable<string>): Promise<Map<string, number>> {
  const versions = new Map<string, number>();
  for (const tag of tags) versions.set(tag, await raiseVersion(tx, tag));
  return versions;
}

async function raiseVersion(tx: Tx, tag: string): Promise<number> {
  const { version } = await tx
    .insertInto("contentVersions")
    .values({ tag, version: 1 })
    .onConflict((conflict) =>
      conflict.column("tag").doUpdateSet((eb) => ({ version: eb("contentVersions.version", "+", 1) })),
    )
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
}
