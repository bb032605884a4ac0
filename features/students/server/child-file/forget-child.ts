import { message } from "../../../../core/content/messages/message.ts";
import { plainDigits } from "../../../../core/content/search/fold-hindi.ts";
import { commit } from "../../../../core/server/content/commit.ts";
import { tableOf } from "../../../../core/server/content/entry-rows.ts";
import type { Publish } from "../../../../core/server/content/publish.ts";
import { fileNames } from "../../../../core/server/database/entries/entry-files.ts";
import { type Actor, recordChanges } from "../../../../core/server/database/entries/record-change.ts";
import { eraseRemoved, removeFromIndex } from "../../../../core/server/database/entries/search-index.ts";
import { asOneLine, toSearchText } from "../../../../core/server/database/entries/search-text.ts";
import type { Database, Tx } from "../../../../core/server/database/tables.ts";
import { validationFailed } from "../../../../core/server/errors.ts";
import { rememberFiles } from "../../../../core/server/files/remember-files.ts";
import type { Forgotten } from "../../content/student-export-contract.ts";
import { students } from "../../content/students.ts";
import { forgetPhotos } from "../consent/forget-photos.ts";
import { purgeChildPictures } from "../consent/purge-child-pictures.ts";
import { LINKED_TYPES, lockAboutChild, requireChild } from "../records/child-versions.ts";
import type { ChildEntry } from "../records/entry-states.ts";

interface Forgetting {
  id: string;
  /** The typed confirmation: the roll number. */
  confirm: string;
  /** Copies of the record that are deleted with it. */
  copies: readonly string[];
  actor: Actor;
}

/** A roll number may be typed in Hindi digits. */
const asTyped = (text: string) => plainDigits(asOneLine(text));

/**
 * Deletes all data about one child for good. The audit log records the deletion, but none of the data. `areFilesGone` is false while files
 * about the child are still to be removed.
 */
export async function forgetChild(
  db: Database,
  publish: Publish,
  { id, confirm, copies, actor }: Forgetting,
) {
  const forget = async (tx: Tx) => {
    await requireChild(tx, id);
    const about = await lockAboutChild(tx, [id], copies);
    // It may have been changed or deleted before the lock.
    const { record } = await requireChild(tx, id);
    if (asTyped(confirm) !== asTyped(String(record.rollNumber))) {
      throw validationFailed({ confirm: message("wrong_roll_number") });
    }
    const records = about.entries.filter(({ resource }) => resource === students);
    const copied = new Set(records.map((entry) => entry.id).filter((each) => each !== id));
    if (copies.some((copy) => !copied.has(copy))) throw validationFailed({ copies: message("no_copy") });
    const pictures = await purgeChildPictures(tx, about.pictures, actor);
    const historic = about.entries.filter(({ place }) => place === "history");
    const photos = await forgetPhotos(tx, historic, actor);
    const files = new Set([...pictures.files, ...photos.files]);
    let versions = 0;
    for (const entry of about.entries) {
      const removed = await removeEntry(tx, entry);
      versions += removed.versions;
      for (const file of removed.files) files.add(file);
    }
    await eraseRemoved(tx);
    await forgetTitles(tx, about.entries);
    const consents = await tx.deleteFrom("consents").where("studentId", "in", about.ids).executeTakeFirst();
    await tx.deleteFrom("consentStates").where("studentId", "in", about.ids).execute();
    await rememberFiles(tx, files);
    const deleted: Forgotten["deleted"] = {
      versions,
      consents: Number(consents.numDeletedRows),
      topStudents: countWhole(about.entries, "topStudents"),
      alumni: countWhole(about.entries, "alumni"),
      pictures: about.pictures.length,
      files: files.size,
      copies: copied.size,
    };
    await recordChanges(
      tx,
      actor,
      about.ids.map((entryId) => ({
        type: students.name,
        action: "forget",
        entryId,
        title: entryId === id ? describeDeleted(deleted) : null,
      })),
    );
    const types = about.entries.map(({ resource }) => resource.name);
    const tags = [...new Set([students.name, ...types, ...pictures.types])];
    return { deleted, tags, files: [...files] };
  };
  const saved = await commit(db, forget);
  return { deleted: saved.deleted, areFilesGone: (await publish(saved)) !== false };
}

const countWhole = (entries: readonly ChildEntry[], type: string) =>
  entries.filter(({ resource, place }) => resource.name === type && place !== "history").length;

/** Deletes an entry with all its versions or, if it is now about someone else, only the versions about the child. */
async function removeEntry(
  tx: Tx,
  { resource, id, states, place }: ChildEntry,
): Promise<{ versions: number; files: string[] }> {
  const removed = states.filter(({ isAboutChild }) => isAboutChild || place !== "history");
  const revisions = removed.flatMap(({ revision }) => revision ?? []);
  if (revisions.length > 0) {
    await tx.deleteFrom("revisionFiles").where("revision", "in", revisions).execute();
    await tx.deleteFrom("revisions").where("_id", "in", revisions).execute();
  }
  if (place !== "history") {
    await tx.deleteFrom(tableOf(resource)).where("_id", "=", id).execute();
    await removeFromIndex(tx, resource.name, [id]);
  }
  return {
    versions: revisions.length,
    files: removed.flatMap(({ value }) => fileNames(resource, value)),
  };
}

/** The audit log names alumni, also after the entry was changed to someone else. */
async function forgetTitles(tx: Tx, entries: readonly ChildEntry[]): Promise<void> {
  const names = entries.flatMap(({ states }) =>
    states.flatMap(({ isAboutChild, value }) => (isAboutChild && value.name ? String(value.name) : [])),
  );
  const whole = entries.filter(({ place }) => place !== "history").map(({ id }) => id);
  const types = [students, ...LINKED_TYPES].map(({ name }) => name);
  const lines = await tx
    .selectFrom("auditLog")
    .select(["_id", "actor", "entryId"])
    .where("type", "in", types)
    .where("title", "is not", null)
    .where((eb) => eb.or([eb("entryId", "in", whole), eb("title", "in", names)]))
    .execute();
  for (const { _id, actor, entryId } of lines) {
    const searchText = toSearchText([actor, null, entryId]);
    await tx.updateTable("auditLog").set({ title: null, searchText }).where("_id", "=", _id).execute();
  }
}

const describeDeleted = (deleted: Forgotten["deleted"]) =>
  Object.entries(deleted)
    .filter(([what, count]) => what !== "copies" || count > 0)
    .map(([what, count]) => `${what === "topStudents" ? "top students" : what} ${count}`)
    .join(", ");
