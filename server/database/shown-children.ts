import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { ConsentPurpose } from "../../content/consent/consent-contract.ts";
import { pages } from "../../content/pages/index.ts";
import { readDocument } from "../../content/pages/page-schema.ts";
import type { PrivacyPage } from "../../content/pages/privacy.ts";
import type { Resource } from "../../content/resources/define-resource.ts";
import { parseJson } from "./parse-json.ts";
import type { Database, Tx } from "./tables.ts";

/** Later than the end of every consent. */
export const WITHOUT_END = "9999-12-31T23:59:59.999Z";

export async function findPrivacyPage(from: Database | Tx): Promise<PrivacyPage> {
  const row = await from
    .selectFrom("pages")
    .select("document")
    .where("name", "=", "privacy")
    .executeTakeFirst();
  return readDocument(pages.privacy, row && parseJson(row.document), () => {}) as PrivacyPage;
}

/** A condition: visitors may see an entry about a child at this moment. */
export function isShownChild({ child }: Resource, at: string): RawBuilder<SqlBool> {
  if (!child) return sql`true`;
  return child.id === "_id"
    ? sql<SqlBool>`${sql.ref("leftOn")} IS NULL AND ${hasConsent("_id", child.purpose, at)}`
    : ofLinked(child, child.purpose, at);
}

/** A condition: visitors may see the child's photo, given that they may see the entry. */
export function isShownPhoto({ child }: Resource, at: string): RawBuilder<SqlBool> {
  if (!child) return sql`true`;
  return child.id === "_id" ? hasConsent("_id", "photo", at) : ofLinked(child, "photo", at);
}

/** A deleted child is never shown. */
function ofLinked(
  { isAdultUnlessLinked }: NonNullable<Resource["child"]>,
  purpose: ConsentPurpose,
  at: string,
): RawBuilder<SqlBool> {
  const id = sql.ref("studentId");
  const unlinked = isAdultUnlessLinked ? sql`true` : sql`NOT ${hidesWithoutRecord}`;
  const linked = sql`${id} IN (SELECT _id FROM students) AND ${hasConsent("studentId", purpose, at)}`;
  return sql<SqlBool>`(CASE WHEN ${id} IS NULL THEN ${unlinked} ELSE ${linked} END)`;
}

/** The school's rule for children without a record. Documents are stored without spaces, and quotes in texts are escaped. */
const hidesWithoutRecord = sql`EXISTS (
  SELECT 1 FROM pages WHERE name = 'privacy' AND document LIKE '%"withoutRecord":"hidden"%')`;

/** The exceptions are queried once for a whole list of children. */
function hasConsent(column: string, purpose: ConsentPurpose, at: string): RawBuilder<SqlBool> {
  const children = (comparison: RawBuilder<unknown>) => sql`(
    SELECT ${sql.ref("studentId")} FROM ${sql.table("consentStates")}
    WHERE purpose = ${purpose} AND ${sql.ref("shownUntil")} ${comparison} ${at})`;
  const id = sql.ref(column);
  return sql<SqlBool>`(CASE WHEN ${hidesWithoutRecord} THEN ${id} IN ${children(sql`>`)} ELSE ${id} NOT IN ${children(sql`<=`)} END)`;
}

/** Pictures of albums and posts with a child whose parents do not allow them at this moment. */
export async function findRefusedPictures(from: Database | Tx, at: string): Promise<Set<string>> {
  const rows = await from
    .selectFrom("childPictures")
    .select("file")
    .distinct()
    .where(sql<boolean>`NOT ${hasConsent("studentId", "pictures", at)}`)
    .execute();
  return new Set(rows.map(({ file }) => file));
}

/** The next moment at which a consent ends; undefined if none does. */
export async function findNextConsentEnd(from: Database, at: string): Promise<number | undefined> {
  const next = await from
    .selectFrom("consentStates")
    .select((eb) => eb.fn.min("shownUntil").as("end"))
    .where("shownUntil", ">", at)
    .where("shownUntil", "<", WITHOUT_END)
    .executeTakeFirst();
  return next?.end ? Date.parse(next.end) : undefined;
}
