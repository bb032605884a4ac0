import { sql } from "kysely";
import { students } from "../../content/resources/students.ts";
import type { Forgotten } from "../../content/student-export-contract.ts";
import { tableOf } from "../content/entry-rows.ts";
import { type OnChange, writeTagged } from "../content/tagged-writes.ts";
import { findRows } from "../content/write-rows.ts";
import { fileNames } from "../database/entry-files.ts";
import type { Engine, OpenDatabase } from "../database/open-database.ts";
import { type Actor, recordChange } from "../database/record-change.ts";
import { removeFromIndex } from "../database/search-index.ts";
import { asOneLine, toSearchText } from "../database/search-text.ts";
import type { Tx } from "../database/tables.ts";
import { validationFailed } from "../errors.ts";
import { type ChildEntries, findChildEntries, requireChild } from "./child-entries.ts";
import { purgeChildPictures } from "./purge-child-pictures.ts";

export interface ForgottenChild {
  deleted: Forgotten["deleted"];
  /** The stored files that were about the child, to be removed now. */
  files: string[];
}

interface Forgetting {
  id: string;
  /** What was typed to confirm it: the roll number. */
  confirm: string;
  actor: Actor;
}

/** Deletes everything about one child for good. The audit log keeps that it was done, and nothing of what was deleted. */
export async function forgetChild(
  { db, engine }: Pick<OpenDatabase, "db" | "engine">,
  onChange: OnChange,
  { id, confirm, actor }: Forgetting,
): Promise<ForgottenChild> {
  const forget = async (tx: Tx) => {
    await lockEntries(tx, engine, { resource: students, ids: [id] });
    const { record } = await requireChild(tx, id);
    if (asOneLine(confirm) !== asOneLine(String(record.rollNumber))) {
      throw validationFailed({ confirm: "This is not the roll number of the student" });
    }
    const entries = await findChildEntries(tx, id);
    const marks = await tx.selectFrom("childPictures").select("file").where("studentId", "=", id).execute();
    const pictures = await purgeChildPictures(tx, engine, [id], actor);
    const files = new Set(pictures.files);
    const counts = { students: 0, topStudents: 0, alumni: 0 };
    let versions = 0;
    for (const each of entries) {
      const gone = await removeEntries(tx, engine, each);
      counts[each.resource.name as keyof typeof counts] = each.ids.length;
      versions += gone.versions;
      for (const file of gone.files) files.add(file);
    }
    const consents = await tx.deleteFrom("consents").where("studentId", "=", id).executeTakeFirst();
    await tx.deleteFrom("consentStates").where("studentId", "=", id).execute();
    const deleted: Forgotten["deleted"] = {
      versions,
      consents: Number(consents.numDeletedRows),
      topStudents: counts.topStudents,
      alumni: counts.alumni,
      pictures: marks.length,
      files: files.size,
    };
    await recordChange(tx, actor, {
      type: "students",
      action: "forget",
      entryId: id,
      title: describeDeleted(deleted),
    });
    const tags = new Set([...entries.map(({ resource }) => resource.name), ...pictures.types]);
    tags.delete("students");
    return { deleted, files: [...files], tags: [...tags] };
  };
  const { tags: _tags, ...forgotten } = await writeTagged(
    db,
    "students",
    onChange,
    forget,
    ({ tags }) => tags,
  );
  // SQLite's log of changes still has the old pages. PostgreSQL clears such things by itself.
  if (engine === "sqlite") await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
  return forgotten;
}

/** Entries with all their versions, and what the audit log called them. */
async function removeEntries(
  tx: Tx,
  engine: Engine,
  entries: ChildEntries,
): Promise<{ versions: number; files: string[] }> {
  const { resource, ids } = entries;
  if (ids.length === 0) return { versions: 0, files: [] };
  await lockEntries(tx, engine, entries);
  const rows = await findRows(tx, resource, ids);
  const revisions = (await selectVersions(tx, entries).execute()).map(({ _id }) => _id);
  const named = new Set(rows.flatMap((row) => fileNames(resource, row)));
  if (revisions.length > 0) {
    const files = await tx
      .deleteFrom("revisionFiles")
      .where("revision", "in", revisions)
      .returning("file")
      .execute();
    for (const { file } of files) named.add(file);
    await tx.deleteFrom("revisions").where("_id", "in", revisions).execute();
  }
  await tx.deleteFrom(tableOf(resource)).where("_id", "in", ids).execute();
  await removeFromIndex(tx, resource.name, ids);
  await forgetTitles(tx, entries);
  return { versions: revisions.length, files: [...named] };
}

/** Rows before versions, like everybody who locks both. Whoever is restoring one of them is waited for. */
async function lockEntries(tx: Tx, engine: Engine, { resource, ids }: ChildEntries): Promise<void> {
  if (engine !== "postgres") return;
  const rows = tx.selectFrom(tableOf(resource)).select("_id").where("_id", "in", ids).orderBy("_id");
  await rows.forUpdate().execute();
  await selectVersions(tx, { resource, ids }).forUpdate().execute();
}

const selectVersions = (tx: Tx, { resource, ids }: ChildEntries) =>
  tx
    .selectFrom("revisions")
    .select("_id")
    .where("type", "=", resource.name)
    .where("entryId", "in", ids)
    .orderBy("entryId")
    .orderBy("number");

/** An alumnus is named in the audit log as long as nobody wants to be forgotten. */
async function forgetTitles(tx: Tx, { resource, ids }: ChildEntries): Promise<void> {
  const lines = await tx
    .selectFrom("auditLog")
    .select(["_id", "actor", "entryId"])
    .where("type", "=", resource.name)
    .where("entryId", "in", ids)
    .where("title", "is not", null)
    .execute();
  for (const { _id, actor, entryId } of lines) {
    const searchText = toSearchText([actor, null, entryId]);
    await tx.updateTable("auditLog").set({ title: null, searchText }).where("_id", "=", _id).execute();
  }
}

const describeDeleted = ({
  versions,
  consents,
  topStudents,
  alumni,
  pictures,
  files,
}: Forgotten["deleted"]) =>
  `versions ${versions}, consents ${consents}, top students ${topStudents}, alumni ${alumni}, pictures ${pictures}, files ${files}`;
