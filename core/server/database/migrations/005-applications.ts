import { sql } from "kysely";
import type { Engine, Tx } from "./migration.ts";

export const tables = [
  "applicationDocuments",
  "applicationDraws",
  "applicationEvents",
  "applicationForms",
  "applications",
];

/** Applications for admission. */
export async function migrate(tx: Tx, engine: Engine): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(tx);
  // Sort keys are compared byte by byte, as SQLite does by itself.
  const key = engine === "postgres" ? `text COLLATE "C" NOT NULL` : "text NOT NULL";
  await run(`CREATE TABLE "applications" (
    "_id" text PRIMARY KEY, "createdAt" text NOT NULL, "updatedAt" text NOT NULL, "searchText" text NOT NULL,
    "adminSearchText" text NOT NULL, "sample" integer DEFAULT 0 NOT NULL, "isDraft" integer DEFAULT 0 NOT NULL,
    "lacks" text DEFAULT '' NOT NULL, "nameSortKey" ${key}, "classSoughtSortKey" ${key}, "dateOfBirthSortKey" ${key},
    "name" text NOT NULL, "nameHi" text, "dateOfBirth" text NOT NULL, "gender" text NOT NULL, "classSought" text NOT NULL,
    "fatherName" text, "motherName" text, "guardianName" text, "mobileNumber" text NOT NULL, "email" text,
    "address" text NOT NULL, "presentSchool" text, "sibling" text, "category" text, "reference" text, "language" text,
    "session" text, "step" text DEFAULT 'received' NOT NULL, "assignedTo" text, "invitedAt" text, "offeredUntil" text,
    "studentId" text, "answers" text, "consentedAt" text)`);
  await run(`CREATE TABLE "applicationForms" (
    "_id" text PRIMARY KEY, "token" text NOT NULL UNIQUE, "language" text NOT NULL, "typed" text, "createdAt" text NOT NULL,
    "updatedAt" text NOT NULL, "sentAt" text)`);
  await run(`CREATE TABLE "applicationDocuments" (
    "_id" text PRIMARY KEY, "applicationId" text NOT NULL, "document" text NOT NULL, "file" text NOT NULL,
    "state" text NOT NULL, "note" text, "createdAt" text NOT NULL)`);
  await run(`CREATE TABLE "applicationEvents" (
    "_id" text PRIMARY KEY, "applicationId" text NOT NULL, "at" text NOT NULL, "accountId" text, "person" text NOT NULL,
    "kind" text NOT NULL, "text" text NOT NULL, "details" text NOT NULL)`);
  await run(`CREATE TABLE "applicationDraws" (
    "_id" text PRIMARY KEY, "session" text NOT NULL, "class" text NOT NULL, "group" text NOT NULL, "seats" integer NOT NULL,
    "references" text NOT NULL, "source" text NOT NULL, "eventAt" text NOT NULL, "reason" text, "announcedAt" text NOT NULL, "accountId" text,
    "seed" text, "result" text, "drawnAt" text)`);
  const newestFirst = `"createdAt" DESC, "_id" DESC`;
  const index = (name: string, table: string, columns: string, unique = "") =>
    run(`CREATE ${unique}INDEX "${table}${name}" ON "${table}" (${columns})`);
  await index("NewestFirst", "applications", newestFirst);
  await index("ByUpdatedAt", "applications", `"updatedAt", ${newestFirst}`);
  await index("ByNameSortKey", "applications", `"nameSortKey", ${newestFirst}`);
  await index("ByClass", "applications", `"session", "classSought", "step"`);
  await index("ByStep", "applications", `"step", ${newestFirst}`);
  await index("ByMobileNumber", "applications", `"mobileNumber"`);
  await index("ByReference", "applications", `"reference"`, "UNIQUE ");
  await index("OfApplication", "applicationDocuments", `"applicationId", "createdAt"`);
  await index("ByFile", "applicationDocuments", `"file"`);
  await index("OfApplication", "applicationEvents", `"applicationId", "_id"`);
  await index("ByUpdatedAt", "applicationForms", `"updatedAt"`);
  // The second draw of the same list needs a reason.
  await run(
    `CREATE UNIQUE INDEX "applicationDrawsFirst" ON "applicationDraws" ("session", "class", "group") WHERE "reason" IS NULL`,
  );
}
