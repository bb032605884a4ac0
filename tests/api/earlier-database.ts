import { translatedFields } from "../../core/content/types/companions.ts";
import { derivedNames } from "../../core/server/database/entries/derived-columns.ts";
import { tablesOf } from "../../core/server/database/migrations/index.ts";
import type { Database } from "../../core/server/database/tables.ts";
import { contacts } from "../../features/enquiries/content/contacts.ts";
import { type ResourceName, resourceList } from "../../features/types.ts";

/** Types that every version had which is made here. */
export const isEarlierType = (name: string) =>
  tablesOf(["001-first-tables", "004-page-documents"]).includes(name);

const earlierTypes = resourceList.filter(({ name }) => isEarlierType(name));

/** Reverts migrations, by name. */
const UNDO = {
  "002-audit-log": (db) => db.schema.dropTable("auditLog").execute(),
  "003-session-device": (db) => db.schema.alterTable("sessions").dropColumn("device").execute(),
  "004-page-documents": async (db) => {
    for (const table of ["pages", "alumni", "committee"]) await db.schema.dropTable(table).execute();
    for (const table of ["facilities", "team", "topStudents"]) {
      await db.schema.alterTable(table).dropColumn("position").execute();
    }
  },
  "005-history": async (db) => {
    for (const table of ["revisions", "revisionFiles"]) await db.schema.dropTable(table).execute();
  },
  "006-lists-drafts-batches": async (db) => {
    const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
    for (const resource of earlierTypes) {
      const { name: table } = resource;
      const columns = derivedNames(resource).filter(
        (name) => !["searchText", "lacks", "shownDay"].includes(name),
      );
      for (const index of [
        ...["PublishedNewestFirst", "NewestFirst"],
        ...[...columns, "updatedAt"].map((name) => `By${capital(name)}`),
      ]) {
        await db.schema.dropIndex(`${table}${index}`).ifExists().execute();
      }
      await db.schema
        .createIndex(`${table}NewestFirst`)
        .on(table)
        .columns(["createdAt desc", "_id desc"])
        .execute();
      for (const name of [...columns, "isDraft"])
        await db.schema.alterTable(table).dropColumn(name).execute();
    }
    await db.schema.dropIndex("revisionsOfBatch").execute();
    await db.schema.alterTable("revisions").dropColumn("batch").execute();
  },
  "007-hindi-companions": async (db) => {
    await db.schema.alterTable("announcement").dropColumn("contentHi").execute();
    // Students got their companions later.
    const translated = earlierTypes.filter(
      (each) => each.name !== "students" && translatedFields(each).length > 0,
    );
    for (const resource of translated) {
      const { name: table } = resource;
      const added = table === "committee" ? [] : translatedFields(resource).map(({ companion }) => companion);
      for (const name of [...added, "lacks"]) await db.schema.alterTable(table).dropColumn(name).execute();
    }
  },
  "008-hindi-spellings": async (db) => {
    for (const { name: table, search, sortable, fields } of earlierTypes) {
      for (const row of await db
        .selectFrom(table as ResourceName)
        .selectAll()
        .execute()) {
        const textOf = (name: string) => String(row[name] ?? "").toLowerCase();
        const searchText = search.map(textOf).join("\n");
        const adminSearchText = Object.keys(fields).map(textOf).join("\n");
        const keys = sortable
          .filter((name) => `${name}SortKey` in row)
          .map((name) => [`${name}SortKey`, textOf(name)]);
        await db
          .updateTable(table as ResourceName)
          .set({ searchText, adminSearchText, ...Object.fromEntries(keys) })
          .where("_id", "=", String(row._id))
          .execute();
      }
    }
    for (const row of await db.selectFrom("revisions").selectAll().execute()) {
      const searchText = [row.title, row.actor, row.type].join("\n").toLowerCase();
      await db.updateTable("revisions").set({ searchText }).where("_id", "=", row._id).execute();
    }
  },
  "009-life-of-notices": async (db) => {
    for (const name of [
      ...["FirstToLast", "ByShownDay", "ByPublishAt", "ByExpiresAt"],
      ...["ByIsBanner", "ByEventFrom"],
    ]) {
      await db.schema.dropIndex(`notices${name}`).execute();
    }
    const times = ["publishAt", "expiresAt", "eventFrom", "eventTo", "shownDay"];
    for (const name of ["category", "isPinned", "isBanner", ...times]) {
      await db.schema.alterTable("notices").dropColumn(name).execute();
    }
  },
  "010-events": (db) => db.schema.dropTable("events").execute(),
  "011-search": async (db) => {
    for (const table of ["searchTexts", "searchWords"]) await db.schema.dropTable(table).ifExists().execute();
  },
  "012-consents": async (db) => {
    for (const table of ["consents", "consentStates", "childPictures"])
      await db.schema.dropTable(table).execute();
    for (const table of ["topStudents", "alumni"]) {
      await db.schema.dropIndex(`${table}ByStudentId`).execute();
      await db.schema.alterTable(table).dropColumn("studentId").execute();
    }
    await db.schema.alterTable("students").dropColumn("leftOn").execute();
  },
  "013-times-of-notices": async (db) => {
    await db.schema.dropIndex("noticesByExpiresAt").execute();
    await db.schema
      .createIndex("noticesByExpiresAt")
      .on("notices")
      .columns(["isDraft", "expiresAt"])
      .execute();
  },
  "014-panel-languages-taken-files": async (db) => {
    await db.schema.dropTable("takenFiles").execute();
    await db.schema.alterTable("accounts").dropColumn("language").execute();
  },
  "015-files-to-place": async (db) => {
    for (const index of ["studentsByProfilePhoto", "noticesByPdfOrImage", "childPicturesByFile"]) {
      await db.schema.dropIndex(index).execute();
    }
    await db.schema.dropTable("filesToPlace").execute();
  },
  // Texts with LF were there before, too.
  "016-line-feeds": async () => {},
  "017-student-order": async (db) => {
    for (const index of ["studentsPublishedInOrder", "studentsInOrder"]) {
      await db.schema.dropIndex(index).execute();
    }
  },
  "018-enquiry-topics": async (db) => {
    await db.schema.alterTable("contacts").dropColumn("topic").execute();
  },
  // Documents with the principal among the people can still be read.
  "019-principal-and-generated-passwords": async (db) => {
    await db.schema.alterTable("accounts").dropColumn("hasGeneratedPassword").execute();
  },
  "020-captions": async (db) => {
    for (const table of ["galleries", "blocks"]) {
      await db.schema.alterTable(table).dropColumn("captions").execute();
    }
  },
  // The tables of migration 011 had fewer columns, but this migration replaces them anyway.
  "021-search-tokens": async () => {},
  "022-students-in-hindi": async (db) => {
    for (const name of ["nameHi", "guardianNameHi", "lacks"]) {
      await db.schema.alterTable("students").dropColumn(name).execute();
    }
  },
  "023-mails": (db) => db.schema.dropTable("mails").execute(),
  "024-duties-and-links": async (db) => {
    await db.schema.dropTable("accountLinks").execute();
    for (const column of ["name", "duties", "lastLoginAt"]) {
      await db.schema.alterTable("accounts").dropColumn(column).execute();
    }
  },
  "025-approvals": async (db) => {
    for (const table of ["blocks", "galleries"]) {
      for (const column of ["approval", "approvalNote", "createdBy"]) {
        await db.schema.alterTable(table).dropColumn(column).execute();
      }
    }
  },
  "026-second-step-and-tokens": async (db) => {
    for (const table of ["settings", "recoveryCodes", "passkeys", "loginSteps", "apiTokens"]) {
      await db.schema.dropTable(table).execute();
    }
    for (const [table, column] of [
      ...["totpSecret", "totpSince", "totpLastStep"].map((name) => ["accounts", name] as const),
      ...["confirmedAt", "address"].map((name) => ["sessions", name] as const),
      ["auditLog", "duties"] as const,
    ]) {
      await db.schema.alterTable(table).dropColumn(column).execute();
    }
  },
  "027-enquiries": async (db) => {
    for (const table of [
      ...["enquiryEvents", "enquiryMails", "enquiryDigests"],
      ...["enquirySeen", "enquiryAnswering"],
    ]) {
      await db.schema.dropTable(table).execute();
    }
    for (const name of ["Reference", "Status", "AssignedTo", "FollowUpOn"]) {
      await db.schema.dropIndex(`contactsBy${name}`).execute();
    }
    for (const column of ["email", "classSought", ...Object.keys(contacts.states)]) {
      await db.schema.alterTable("contacts").dropColumn(column).execute();
    }
  },
  "028-names-in-audit-log": (db) => db.schema.alterTable("auditLog").dropColumn("person").execute(),
  "029-saved-replies": (db) => db.schema.dropTable("savedReplies").execute(),
  "030-certificates": async (db) => {
    for (const table of ["certificates", "certificateMails", "certificateReminders"]) {
      await db.schema.dropTable(table).execute();
    }
  },
  "031-disclosure-checks": (db) => db.schema.dropTable("disclosureChecks").execute(),
  "034-taken-back-consents": async (db) => {
    await db.schema.dropIndex("consentsByBatch").execute();
    for (const name of ["batch", "undoneAt", "undoneBy"]) {
      await db.schema.alterTable("consents").dropColumn(name).execute();
    }
  },
  "035-security-events": (db) => db.schema.dropTable("securityEvents").execute(),
  "036-clock-of-the-app": async (db) => {
    for (const column of ["totpOffset", "failedCodes", "failedCodesUntil"]) {
      await db.schema.alterTable("accounts").dropColumn(column).execute();
    }
  },
  "038-unfinished-checks-and-unknown-files": async (db) => {
    for (const column of ["startedAt", "answered", "retryAt"]) {
      await db.schema.alterTable("disclosureChecks").dropColumn(column).execute();
    }
    await db.schema.dropTable("unknownFiles").execute();
  },
} satisfies Record<string, (db: Database) => Promise<void>>;

/** Newer than every version that is built here. */
const ALWAYS_LATER = [
  "010-events",
  "012-consents",
  "013-times-of-notices",
  "014-panel-languages-taken-files",
  "015-files-to-place",
  "016-line-feeds",
  "017-student-order",
  "018-enquiry-topics",
  "019-principal-and-generated-passwords",
  "020-captions",
  "021-search-tokens",
  "022-students-in-hindi",
  "023-mails",
  "024-duties-and-links",
  "025-approvals",
  "026-second-step-and-tokens",
  "027-enquiries",
  "028-names-in-audit-log",
  "029-saved-replies",
  "030-certificates",
  "031-disclosure-checks",
  "034-taken-back-consents",
  "035-security-events",
  "036-clock-of-the-app",
  "038-unfinished-checks-and-unknown-files",
] as const;

/** Reverts these migrations, so that the database is that of an earlier version; the oldest is named first. */
export async function undoMigrations(db: Database, ...names: (keyof typeof UNDO)[]): Promise<void> {
  for (const name of new Set([...names, ...ALWAYS_LATER].toReversed())) {
    await UNDO[name](db);
    await db.deleteFrom("migrations").where("name", "=", name).execute();
  }
}
