import type { PageName } from "../../content/pages/page-names.ts";
import type { Resource } from "../../content/resources/define-resource.ts";
import type { Database, Tx } from "../database/tables.ts";

/** Hears which content type a committed change is about, and the version that it wrote. What it returns is waited for. */
export type OnChange = (tag: string, version: number) => void | Promise<void>;

/** Raised when a content type or a page ceases to be empty, or becomes it: the menus leave empty pages out. */
export const MENUS_TAG = "menus";

/** The tag of the cached pages that show a page's document. */
export const pageTag = (name: PageName) => `page:${name}`;

/** Raised with every consent. */
export const CONSENTS_TAG = "consents";

/** What a public response that shows entries depends on: whether a child is shown, its parents and the school decide. */
export const tagsOf = ({ name, child }: Resource): string[] =>
  child ? [...new Set([name, "students", CONSENTS_TAG, pageTag("privacy")])] : [name];

/** Says which tags a change concerns besides its own; it sees what every earlier change under that tag has left. */
export type FindMoreTags<Result> = (tx: Tx, result: Result) => Promise<string[]>;

/**
 * Runs a change in a transaction and raises the version of its tag in the same one. From there on whoever changes something
 * under the same tag waits, so that what `findMoreTags` sees stays true until the end.
 */
export async function writeTagged<Result>(
  db: Database,
  tag: string,
  onChange: OnChange,
  change: (tx: Tx) => Promise<Result>,
  findMoreTags: FindMoreTags<Result> = async () => [],
): Promise<Result> {
  const { result, versions } = await db.transaction().execute(async (tx) => {
    const result = await change(tx);
    const own = await raiseVersions(tx, [tag]);
    const more = await raiseVersions(tx, await findMoreTags(tx, result));
    return { result, versions: [...own, ...more] };
  });
  await Promise.all(versions.map(([raised, version]) => onChange(raised, version)));
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
