import { sql } from "kysely";
import { featureStores } from "../../../../features/stores.ts";
import type { Resource } from "../../../content/types/define-resource.ts";
import type { Database, Tx } from "../../database/tables.ts";
import type { ChildVisibility, FeatureStore } from "../feature-store.ts";

/** Without a rule, no child is shown. */
const NOBODY: Omit<ChildVisibility, "records"> = {
  tags: [],
  isShownChild: ({ child }: Resource) => (child ? sql`false` : sql`true`),
  isShownPhoto: ({ child }: Resource) => (child ? sql`false` : sql`true`),
  isShownMark: () => sql`false`,
  findNextChange: async () => undefined,
  requireRecord: async () => {},
};

export function findVisibility(
  stores: readonly FeatureStore[],
): Omit<ChildVisibility, "records"> & Partial<Pick<ChildVisibility, "records">> {
  const [rule = NOBODY, ...others] = stores.flatMap(({ childVisibility }) => childVisibility ?? []);
  if (others.length > 0) throw new Error("Two features decide which children visitors see.");
  return rule;
}

/** The rule for every read of visitors: entries, pictures and files. */
export const childVisibility = findVisibility(featureStores);

/** The pictures on which children are marked, each with whether visitors may see all of its children at this moment. */
export async function findMarkedPictures(from: Database | Tx, at: string): Promise<Map<string, boolean>> {
  const { rows } = await sql<{ file: string; shown: number }>`
    SELECT file, min(CASE WHEN ${childVisibility.isShownMark(at)} THEN 1 ELSE 0 END) AS shown
    FROM ${sql.table("childPictures")} GROUP BY file`.execute(from);
  return new Map(rows.map(({ file, shown }) => [file, Number(shown) === 1]));
}

/** The pictures with a child whom visitors may not see on pictures at this moment. */
export async function findHiddenPictures(from: Database | Tx, at: string): Promise<Set<string>> {
  const marked = await findMarkedPictures(from, at);
  return new Set([...marked].flatMap(([file, isShown]) => (isShown ? [] : [file])));
}
