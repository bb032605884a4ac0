import { sql } from "kysely";
import { startOfDayInIndia } from "../../../../core/content/text/india-time.ts";
import { type Changes, commit } from "../../../../core/server/content/commit.ts";
import { inSteps } from "../../../../core/server/content/in-steps.ts";
import { createSaver, type Publish } from "../../../../core/server/content/publish.ts";
import { findRows } from "../../../../core/server/content/write-rows.ts";
import { fileNames } from "../../../../core/server/database/entries/entry-files.ts";
import { createIdSource } from "../../../../core/server/database/entries/entry-id.ts";
import {
  type Actor,
  PROGRAM,
  recordChanges,
} from "../../../../core/server/database/entries/record-change.ts";
import type { Database, Tables, Tx } from "../../../../core/server/database/tables.ts";
import { CHANGE, notFound, nothingToUndo } from "../../../../core/server/errors.ts";
import { rememberFiles } from "../../../../core/server/files/remember-files.ts";
import {
  CONSENT_UNDO_MS,
  type ConsentAnswer,
  type ConsentInput,
  type ConsentPurpose,
  type ConsentState,
  type Withdrawal,
  type WithdrawalQuery,
} from "../../content/consent-contract.ts";
import type { PrivacyPage } from "../../content/privacy.ts";
import { students } from "../../content/students.ts";
import { consentUndoOver } from "../errors.ts";
import { findCopies } from "../records/child-copies.ts";
import { type AboutChild, findAboutChild, lockAboutChild } from "../records/child-versions.ts";
import { loadStates } from "../records/entry-states.ts";
import { findFilesOfChildren } from "../records/files-of-children.ts";
import { createConsentReader, keyOf } from "./consent-reader.ts";
import { type ForgottenPhotos, findPhotoFiles, forgetPhotos } from "./forget-photos.ts";
import { countAlbums, purgeChildPictures } from "./purge-child-pictures.ts";
import { CONSENTS_TAG, findPrivacyPage, WITHOUT_END } from "./shown-children.ts";

export type RecordedConsents = Omit<ConsentAnswer, "success" | "message" | "isRemoving">;

const ACTION_OF = {
  given: "record-consent",
  refused: "record-refusal",
  withdrawn: "withdraw-consent",
} as const satisfies Record<ConsentState, string>;

const NOTHING: ForgottenPhotos = { files: [], types: [] };

/** Stores consents. */
export function createConsentStore(db: Database, publish: Publish, now: () => number = Date.now) {
  const createId = createIdSource();
  const save = createSaver(db, publish);
  const at = () => new Date(now()).toISOString();

  async function lockChildren(tx: Tx, ids: readonly string[]) {
    const query = tx
      .selectFrom("students")
      .select(["_id", "guardianName"])
      .where("_id", "in", ids)
      .orderBy("_id");
    return query.forUpdate().execute();
  }

  async function record(tx: Tx, input: ConsentInput, actor: Actor): Promise<RecordedConsents & Changes> {
    const ids = [...new Set(input.students)].sort();
    const children = await lockChildren(tx, ids);
    if (children.length !== ids.length) throw notFound(students.singular);
    const { validity } = await findPrivacyPage(tx);
    const until = input.state === "given" ? endOfConsent(input.on, validity) : null;
    const purposes = [...new Set(input.purposes)];
    const recordedAt = at();
    const files = await findConcernedFiles(tx, ids);
    // Withdrawing only the name deletes nothing.
    const isDeleting = input.state === "withdrawn" && purposes.some((purpose) => purpose !== "name");
    const deleted = isDeleting ? await deleteWithdrawn(tx, ids, purposes, actor) : NOTHING;
    const batch = deleted.files.length > 0 ? null : createId();
    const answer = {
      state: input.state,
      how: input.how,
      on: input.on,
      until,
      recordedAt,
      batch,
      undoneAt: null,
      undoneBy: null,
    };
    const withdrawn = input.state === "withdrawn" ? await findWithdrawn(tx, ids) : new Set<string>();
    const lines = children
      .flatMap(({ _id, guardianName }) =>
        purposes.map((purpose) => ({
          _id: createId(),
          studentId: _id,
          purpose,
          ...answer,
          by: input.by ?? String(guardianName),
          recordedBy: actor.name,
          accountId: actor.accountId,
        })),
      )
      .filter((line) => !withdrawn.has(keyOf(line)));
    const outdated = new Set<string>();
    for await (const step of inSteps(lines)) {
      await tx.insertInto("consents").values(step).execute();
      for (const id of await takeOver(tx, step)) outdated.add(id);
    }
    const recorded = Map.groupBy(lines, ({ studentId }) => studentId);
    if (recorded.size > 0) {
      await recordChanges(
        tx,
        actor,
        [...recorded].map(([entryId, own]) => ({
          type: CONSENTS_TAG,
          action: ACTION_OF[input.state],
          entryId,
          fields: own.map(({ purpose }) => purpose),
        })),
        recordedAt,
      );
    }
    const concerned = [...files, ...deleted.files];
    await rememberFiles(tx, concerned);
    return {
      recorded: recorded.size,
      lines: lines.length,
      alreadyWithdrawn: ids.length * purposes.length - lines.length,
      outdated: outdated.size,
      batch: lines.length > 0 ? batch : null,
      tags: [CONSENTS_TAG, ...deleted.types],
      files: concerned,
    };
  }

  async function undo(tx: Tx, batch: string, actor: Actor): Promise<{ undone: number } & Changes> {
    const ofBatch = tx.selectFrom("consents").select("studentId").distinct().where("batch", "=", batch);
    const ids = (await ofBatch.execute()).map(({ studentId }) => studentId).sort();
    if (ids.length === 0) throw notFound(CHANGE);
    await lockChildren(tx, ids);
    const undoneAt = at();
    const lines = await tx
      .updateTable("consents")
      .set({ undoneAt, undoneBy: actor.name })
      .where("batch", "=", batch)
      .where("undoneAt", "is", null)
      .returning(["_id", "studentId", "purpose", "recordedAt"])
      .execute();
    if (lines.length === 0) throw nothingToUndo();
    if (lines.some(({ recordedAt }) => now() > Date.parse(recordedAt) + CONSENT_UNDO_MS))
      throw consentUndoOver();
    for (const [purpose, own] of Map.groupBy(lines, (line) => line.purpose)) {
      for await (const step of inSteps(own)) {
        await deriveStates(
          tx,
          purpose,
          step.map(({ studentId }) => studentId),
        );
      }
    }
    const changed = Map.groupBy(lines.toSorted(byId), ({ studentId }) => studentId);
    await recordChanges(
      tx,
      actor,
      [...changed].map(([entryId, own]) => ({
        type: CONSENTS_TAG,
        action: "take-back-consent",
        entryId,
        fields: own.map(({ purpose }) => purpose),
      })),
      undoneAt,
    );
    const files = await findConcernedFiles(tx, ids);
    await rememberFiles(tx, files);
    return { undone: changed.size, tags: [CONSENTS_TAG], files };
  }

  /** Withdrawn photos are deleted for good: a new consent does not restore them. */
  async function deleteWithdrawn(
    tx: Tx,
    ids: readonly string[],
    purposes: readonly ConsentPurpose[],
    actor: Actor,
  ): Promise<ForgottenPhotos> {
    const about = withdrawnParts(await lockAboutChild(tx, ids, "certain and not listed"), purposes);
    const photos = await forgetPhotos(tx, about.entries, actor);
    const purged = await purgeChildPictures(tx, about.pictures, actor);
    return {
      files: [...photos.files, ...purged.files],
      types: [...new Set([...photos.types, ...purged.types])],
    };
  }

  return {
    ...createConsentReader(db, now),

    /** Adds a statement to the record of each child, all or nothing. `areFilesPlaced` is false while files are still to be moved. */
    async record(input: ConsentInput, actor: Actor): Promise<RecordedConsents & { areFilesPlaced: boolean }> {
      const saved = await commit(db, (tx) => record(tx, input, actor));
      return { ...saved, areFilesPlaced: (await publish(saved)) !== false };
    },

    /** Takes back what was recorded together, which stays in the record. What was recorded before or since counts again. */
    undo: (batch: string, actor: Actor) => save((tx) => undo(tx, batch, actor)),

    /** The data that a withdrawal would delete for good. */
    async previewWithdrawal({ students: ids, purposes }: WithdrawalQuery): Promise<Withdrawal> {
      const rows = await db.selectFrom("students").select("_id").where("_id", "in", ids).execute();
      if (rows.length !== new Set(ids).size) throw notFound(students.singular);
      const records = await loadStates(db, students, ids);
      const copies = await findCopies(db, records, "certain");
      const about = await findAboutChild(db, [...records.keys()], "certain and not listed");
      const { entries, pictures } = withdrawnParts(about, purposes);
      return {
        photos: findPhotoFiles(entries).length,
        pictures: pictures.length,
        ...(await countAlbums(db, pictures)),
        otherRecords: copies.filter(({ place }) => place === "list").length,
      };
    },

    /** Deletes what is stored about children whose records have left the trash, too: their consents, and the pictures on which they are marked. */
    async removeForgotten(): Promise<void> {
      const isForgotten = sql<boolean>`${sql.ref("studentId")} NOT IN (SELECT _id FROM students)
        AND ${sql.ref("studentId")} NOT IN (SELECT ${sql.ref("entryId")} FROM revisions WHERE type = 'students')`;
      const saved = await commit(db, async (tx) => {
        const marks = await tx.selectFrom("childPictures").select("file").where(isForgotten).execute();
        const pictures = [...new Set(marks.map(({ file }) => file))];
        const { files, types } = await purgeChildPictures(tx, pictures, PROGRAM);
        for (const table of ["consents", "consentStates"] as const) {
          await tx.deleteFrom(table).where(isForgotten).execute();
        }
        await rememberFiles(tx, files);
        return { tags: types, files };
      });
      await publish(saved);
    },
  };
}

export type ConsentStore = ReturnType<typeof createConsentStore>;

/** The stored files that a statement about children may show, hide or delete. */
async function findConcernedFiles(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const photos = (await findRows(tx, students, ids)).flatMap((row) => fileNames(students, row));
  return [...photos, ...(await findFilesOfChildren(tx, ids))];
}

/** The entries and pictures about a child that are deleted when these purposes are withdrawn. */
function withdrawnParts(
  { entries, pictures }: AboutChild,
  purposes: readonly ConsentPurpose[],
): Pick<AboutChild, "entries" | "pictures"> {
  const hasRecord = purposes.includes("photo");
  const hasLinked = hasRecord || purposes.includes("topStudents");
  return {
    entries: entries.filter(({ resource }) => (resource === students ? hasRecord : hasLinked)),
    pictures: purposes.includes("pictures") ? pictures : [],
  };
}

/** The children and purposes whose consent is withdrawn already. */
async function findWithdrawn(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom("consentStates")
    .select(["studentId", "purpose"])
    .where("studentId", "in", ids)
    .where("state", "=", "withdrawn")
    .execute();
  return new Set(rows.map(keyOf));
}

type NewLine = Pick<Tables["consents"], "studentId" | "purpose" | "state" | "on" | "until">;

/** Updates what holds now. A consent that is older than a refusal does not replace it. Returns the children with such a consent. */
async function takeOver(tx: Tx, lines: readonly NewLine[]): Promise<string[]> {
  const rows = lines.map(({ studentId, purpose, state, on, until }) => ({
    studentId,
    purpose,
    state,
    on,
    shownUntil: state === "given" ? (until ?? WITHOUT_END) : "",
  }));
  const taken = await tx
    .insertInto("consentStates")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["studentId", "purpose"])
        .doUpdateSet((eb) => ({
          state: eb.ref("excluded.state"),
          on: eb.ref("excluded.on"),
          shownUntil: eb.ref("excluded.shownUntil"),
        }))
        .where((eb) =>
          eb.or([
            eb("excluded.state", "!=", "given"),
            eb("consentStates.state", "=", "given"),
            eb("excluded.on", ">=", eb.ref("consentStates.on")),
          ]),
        ),
    )
    .returning(["studentId", "purpose"])
    .execute();
  const counts = new Set(taken.map(keyOf));
  return lines.filter((line) => !counts.has(keyOf(line))).map(({ studentId }) => studentId);
}

const byId = (one: { _id: string }, other: { _id: string }) => (one._id < other._id ? -1 : 1);

/** Derives what holds now from the lines that count, in their order. */
async function deriveStates(tx: Tx, purpose: string, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom("consentStates").where("purpose", "=", purpose).where("studentId", "in", ids).execute();
  const lines = await tx
    .selectFrom("consents")
    .select(["studentId", "purpose", "state", "on", "until"])
    .where("purpose", "=", purpose)
    .where("studentId", "in", ids)
    .where("undoneAt", "is", null)
    .orderBy("recordedAt")
    .orderBy("_id")
    .execute();
  // The first lines of all children, then the second ones: a statement can change each state once.
  const histories = [...Map.groupBy(lines, ({ studentId }) => studentId).values()];
  for (let index = 0; histories.some((own) => index < own.length); index++) {
    await takeOver(
      tx,
      histories.flatMap((own) => own.slice(index, index + 1)),
    );
  }
}

/** The end of a consent given on this day, by the school's rule; null if it has no end. */
function endOfConsent(day: string, validity: PrivacyPage["validity"]): string | null {
  const year = Number(day.slice(0, 4));
  switch (validity) {
    case "year":
      return startOfDayInIndia(dayAfter(`${year + 1}${day.slice(4)}`)).toISOString();
    case "school year":
      return startOfDayInIndia(`${day.slice(5) < "04-01" ? year : year + 1}-04-01`).toISOString();
    default:
      return null;
  }
}

/** 29 February has no anniversary; its consent ends on 1 March. */
const dayAfter = (day: string) =>
  new Date(Date.parse(`${day.replace("-02-29", "-02-28")}T00:00Z`) + 24 * 60 * 60_000)
    .toISOString()
    .slice(0, 10);
