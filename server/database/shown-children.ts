import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { ConsentPurpose } from "../../content/consent-contract.ts";
import { pages } from "../../content/pages/index.ts";
import { readDocument } from "../../content/pages/page-schema.ts";
import type { PrivacyPage } from "../../content/pages/privacy.ts";
import type { Resource } from "../../content/resources/define-resource.ts";
import { parseJson } from "./parse-json.ts";
import type { Database, Tx } from "./tables.ts";

/** Later than every consent that ends. */
export const WITHOUT_END = "9999-12-31T23:59:59.999Z";

/** The moment for which children are looked for, and what holds for those about whom nothing is recorded. */
export interface ChildRule {
  at: string;
  hidesWithoutRecord: boolean;
}

export async function findPrivacyPage(from: Database | Tx): Promise<PrivacyPage> {
  const row = await from
    .selectFrom("pages")
    .select("document")
    .where("name", "=", "privacy")
    .executeTakeFirst();
  return readDocument(pages.privacy, row && parseJson(row.document), () => {}) as PrivacyPage;
}

export async function findChildRule(from: Database | Tx, at: string): Promise<ChildRule> {
  const { withoutRecord } = await findPrivacyPage(from);
  return { at, hidesWithoutRecord: withoutRecord === "hidden" };
}

/** A condition: visitors may see an entry about a child. */
export function isShownChild(resource: Resource, rule: ChildRule): RawBuilder<SqlBool> {
  const { child } = resource;
  if (!child) return sql`true`;
  if (child.id === "_id")
    return sql<SqlBool>`${sql.ref("leftOn")} IS NULL AND ${hasConsent("_id", child.purpose, rule)}`;
  return ofLinked(child, rule, child.purpose);
}

/** A condition: visitors may see the child's photo, where they may see the entry. */
export function isShownPhoto({ child }: Resource, rule: ChildRule): RawBuilder<SqlBool> {
  if (!child) return sql`true`;
  return child.id === "_id" ? hasConsent("_id", "photo", rule) : ofLinked(child, rule, "photo");
}

/** A deleted child is shown nowhere. */
function ofLinked(
  { isAdultUnlessLinked }: NonNullable<Resource["child"]>,
  rule: ChildRule,
  purpose: ConsentPurpose,
): RawBuilder<SqlBool> {
  const id = sql.ref("studentId");
  const isUnlinkedShown = isAdultUnlessLinked || !rule.hidesWithoutRecord;
  const isLinkedShown = sql`${id} IN (SELECT _id FROM students) AND ${hasConsent("studentId", purpose, rule)}`;
  return sql<SqlBool>`(CASE WHEN ${id} IS NULL THEN ${sql.lit(isUnlinkedShown)} ELSE ${isLinkedShown} END)`;
}

/** The list of exceptions is looked up once for a whole list of children. */
function hasConsent(
  column: string,
  purpose: ConsentPurpose,
  { at, hidesWithoutRecord }: ChildRule,
): RawBuilder<SqlBool> {
  const comparison = hidesWithoutRecord ? sql`>` : sql`<=`;
  const found = sql`(SELECT ${sql.ref("studentId")} FROM ${sql.table("consentStates")}
    WHERE purpose = ${purpose} AND ${sql.ref("shownUntil")} ${comparison} ${at})`;
  return hidesWithoutRecord ? sql`${sql.ref(column)} IN ${found}` : sql`${sql.ref(column)} NOT IN ${found}`;
}

/** The next moment at which a consent ends; undefined: never. */
export async function findNextConsentEnd(from: Database, at: string): Promise<number | undefined> {
  const next = await from
    .selectFrom("consentStates")
    .select((eb) => eb.fn.min("shownUntil").as("end"))
    .where("shownUntil", ">", at)
    .where("shownUntil", "<", WITHOUT_END)
    .executeTakeFirst();
  return next?.end ? Date.parse(next.end) : undefined;
}
