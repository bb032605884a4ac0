import { type RawBuilder, type SqlBool, sql } from "kysely";
import { resourceList } from "../../../features/types.ts";
import { VERSIONED_TYPES, versionPermissionFor } from "../../content/api/history-contract.ts";
import { can, type Permission, permissionFor } from "../../content/api/permissions.ts";
import { originalNames } from "../../content/files/images.ts";
import { featureOfType, isOn, type OffParts } from "../../content/parts/parts.ts";
import { ALBUM_TYPES } from "../../content/types/album-types.ts";
import { childVisibility } from "../content/visibility/child-visibility.ts";
import { fileFields } from "../database/entries/entry-files.ts";
import type { Database } from "../database/tables.ts";

interface Reader {
  permissions: readonly Permission[];
}

/**
 * Whether something that the person may read names a stored file or the original of a variant: an entry, a version of an entry or a page,
 * or the record of a child who is marked on a published picture. The files that pages name now are public.
 */
export async function isNamedFor(
  db: Database,
  reader: Reader | undefined,
  name: string,
  off: OffParts,
): Promise<boolean> {
  const names = originalNames(name);
  const conditions = [
    ...namedByEntries(reader, names, off),
    ...namedByVersions(reader, names, off),
    ...namedByMarks(reader, names, off),
  ];
  if (conditions.length === 0) return false;
  const { rows } = await sql`SELECT 1 WHERE ${sql.join(conditions, sql` OR `)}`.execute(db);
  return rows.length > 0;
}

function namedByEntries(
  reader: Reader | undefined,
  names: readonly string[],
  off: OffParts,
): RawBuilder<SqlBool>[] {
  const readable = resourceList.filter(
    (resource) => isOn(off, featureOfType(resource.name)) && can(reader, permissionFor(resource, "read")),
  );
  return readable.flatMap((resource) =>
    fileFields(resource).map(
      (field) =>
        sql<SqlBool>`EXISTS (SELECT 1 FROM ${sql.table(resource.name)} WHERE ${hasFile(field, names)})`,
    ),
  );
}

/** Names have no characters that LIKE interprets. */
function hasFile(
  [column, { kind }]: ReturnType<typeof fileFields>[number],
  names: readonly string[],
): RawBuilder<SqlBool> {
  const parts = names.map((name) =>
    kind === "files" ? sql`${sql.ref(column)} LIKE ${`%"${name}"%`}` : sql`${sql.ref(column)} = ${name}`,
  );
  return sql`(${sql.join(parts, sql` OR `)})`;
}

/** Drafts are left out: a person who may mark pictures could read them by marking them. */
function namedByMarks(
  reader: Reader | undefined,
  names: readonly string[],
  off: OffParts,
): RawBuilder<SqlBool>[] {
  const { records } = childVisibility;
  if (!records || !isOn(off, featureOfType(records.name)) || !can(reader, permissionFor(records, "read")))
    return [];
  const isMarked = sql`EXISTS (SELECT 1 FROM ${sql.table("childPictures")} WHERE file IN (${sql.join(names)}))`;
  return ALBUM_TYPES.filter(({ name }) => isOn(off, featureOfType(name))).flatMap((resource) =>
    fileFields(resource).map(
      (field) => sql<SqlBool>`(${isMarked} AND EXISTS (
        SELECT 1 FROM ${sql.table(resource.name)} WHERE ${sql.ref("isDraft")} = 0 AND ${hasFile(field, names)}))`,
    ),
  );
}

/** Earlier versions, and the last ones of entries in the trash. */
function namedByVersions(
  reader: Reader | undefined,
  names: readonly string[],
  off: OffParts,
): RawBuilder<SqlBool>[] {
  const readable = VERSIONED_TYPES.filter(
    (type) => isOn(off, featureOfType(type)) && can(reader, versionPermissionFor(type, "read")),
  );
  if (readable.length === 0) return [];
  return [
    sql`EXISTS (
      SELECT 1 FROM ${sql.table("revisionFiles")} JOIN revisions ON revisions._id = revision
      WHERE file IN (${sql.join(names)}) AND type IN (${sql.join(readable)}))`,
  ];
}
