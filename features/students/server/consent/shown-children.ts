import { type RawBuilder, type SqlBool, sql } from "kysely";
import { message } from "../../../../core/content/messages/message.ts";
import { readDocument } from "../../../../core/content/pages/page-schema.ts";
import type { Resource } from "../../../../core/content/types/define-resource.ts";
import type { ChildVisibility } from "../../../../core/server/content/feature-store.ts";
import { parseJson } from "../../../../core/server/database/parse-json.ts";
import type { Database, Tx } from "../../../../core/server/database/tables.ts";
import { validationFailed } from "../../../../core/server/errors.ts";
import { pageTag } from "../../../../core/server/page-cache/tags.ts";
import { pages } from "../../../pages.ts";
import type { ConsentPurpose } from "../../content/consent-contract.ts";
import type { PrivacyPage } from "../../content/privacy.ts";
import { students } from "../../content/students.ts";

/** Raised with every consent. */
export const CONSENTS_TAG = "consents";

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
function isShownChild({ child }: Resource, at: string): RawBuilder<SqlBool> {
  if (!child) return sql`true`;
  return child.id === "_id"
    ? sql<SqlBool>`${sql.ref("leftOn")} IS NULL AND ${hasConsent("_id", child.purpose, at)}`
    : ofLinked(child, child.purpose, at);
}

/** A condition: visitors may see the child's photo, given that they may see the entry. */
function isShownPhoto({ child }: Resource, at: string): RawBuilder<SqlBool> {
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

function hasConsent(column: string, purpose: ConsentPurpose, at: string): RawBuilder<SqlBool> {
  const hasNoRefusal = sql`${sql.ref(column)} NOT IN ${childrenWith(purpose, sql`<=`, at)}`;
  return sql<SqlBool>`(CASE WHEN ${hidesWithoutRecord} THEN ${hasGivenConsent(column, purpose, at)} ELSE ${hasNoRefusal} END)`;
}

/** A condition: the parents have given consent, and it has not ended. */
const hasGivenConsent = (column: string, purpose: ConsentPurpose, at: string) =>
  sql`${sql.ref(column)} IN ${childrenWith(purpose, sql`>`, at)}`;

/** The children are queried once for a whole list. */
const childrenWith = (purpose: ConsentPurpose, comparison: RawBuilder<unknown>, at: string) => sql`(
  SELECT ${sql.ref("studentId")} FROM ${sql.table("consentStates")}
  WHERE purpose = ${purpose} AND ${sql.ref("shownUntil")} ${comparison} ${at})`;

/**
 * A condition on `childPictures`: visitors may see the marked child on pictures at this moment. The record is in the list. Of a child who has
 * left, only the parents' own answer counts.
 */
function isShownMark(at: string): RawBuilder<SqlBool> {
  const id = "students._id";
  return sql<SqlBool>`EXISTS (
    SELECT 1 FROM students WHERE ${sql.ref(id)} = ${sql.ref("childPictures.studentId")}
    AND CASE WHEN ${sql.ref("leftOn")} IS NULL THEN ${hasConsent(id, "pictures", at)} ELSE ${hasGivenConsent(id, "pictures", at)} END)`;
}

/** The next moment at which a consent ends; undefined if none does. */
async function findNextConsentEnd(from: Database, at: string): Promise<number | undefined> {
  const next = await from
    .selectFrom("consentStates")
    .select((eb) => eb.fn.min("shownUntil").as("end"))
    .where("shownUntil", ">", at)
    .where("shownUntil", "<", WITHOUT_END)
    .executeTakeFirst();
  return next?.end ? Date.parse(next.end) : undefined;
}

async function requireRecord(tx: Tx, id: string): Promise<void> {
  const query = tx.selectFrom("students").select("_id").where("_id", "=", id);
  if (!(await query.forShare().executeTakeFirst()))
    throw validationFailed({ studentId: message("student_gone") });
}

/** The rule for entries, pictures and files: parents and the school decide. */
export const consentVisibility: ChildVisibility = {
  records: students,
  tags: [students.name, CONSENTS_TAG, pageTag("privacy")],
  isShownChild,
  isShownPhoto,
  isShownMark,
  findNextChange: findNextConsentEnd,
  requireRecord,
};
