import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { translatedFields } from "../../core/content/types/companions.ts";
import { APPROVAL_COLUMNS, type Resource } from "../../core/content/types/define-resource.ts";
import { createContentStore } from "../../core/server/content/content-store.ts";
import { engineOf } from "../../core/server/database/engine.ts";
import { derivedColumns, derivedNames } from "../../core/server/database/entries/derived-columns.ts";
import { migrations } from "../../core/server/database/migrations/index.ts";
import { openDatabase } from "../../core/server/database/open-database.ts";
import { createAnnouncementStore } from "../../features/announcement/server/announcement-store.ts";
import { type ResourceName, resourceList, resourceNames, resources } from "../../features/types.ts";
import { createDatabase } from "./create-stores.ts";
import { isEarlierType, undoMigrations } from "./earlier-database.ts";
import { contentTypes } from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();
const { db } = api.server.database;
const engine = engineOf(db);
const tables = await db.introspection.getTables();

/** How each engine names the types of the declarations. */
const TYPES = {
  sqlite: { text: "text", real: "double precision", flag: "integer", integer: "integer" },
  postgres: { text: "text", real: "float8", flag: "int4", integer: "int4" },
}[engine];

it.each(resourceList)(
  "the table of $name has a column for each declared field and nothing else",
  (resource) => {
    const table = tables.find(({ name }) => name === resource.name);
    const columns = table?.columns.map(({ name, dataType, isNullable }) => [
      name,
      dataType.toLowerCase(),
      isNullable,
    ]);
    const declared = Object.entries(resource.fields).map(([name, field]) => {
      const mayBeNull = field.kind === "value" ? field.optional === true : field.kind === "file";
      return [name, TYPES[field.column], mayBeNull];
    });
    const common = ["createdAt", "updatedAt", ...derivedNames(resource)].map((name) => [
      name,
      TYPES.text,
      false,
    ]);
    const position = resource.paths.order ? [["position", TYPES.integer, false]] : [];
    // SQLite lets a text primary key say nothing about null.
    const keys = [["_id", TYPES.text, columns?.find(([name]) => name === "_id")?.[2]]];
    expect(columns?.sort()).toEqual(
      [
        ...declared,
        ...common,
        ...keys,
        ...position,
        ...(resource.isApproved ? APPROVAL_COLUMNS : []).map((name) => [name, TYPES.text, true]),
        ...Object.keys(resource.states ?? {}).map((name) => [name, TYPES.text, name !== "status"]),
        ...["sample", "isDraft"].map((name) => [name, TYPES.integer, false]),
      ].sort(),
    );
  },
);

it("there are no tables beside the content types and the server's own", () => {
  const own = [
    "accounts",
    "accountLinks",
    "announcement",
    "apiTokens",
    "attempts",
    "auditLog",
    ...["certificateMails", "certificateReminders"],
    ...["childPictures", "consentStates", "consents"],
    "contentVersions",
    "disclosureChecks",
    ...["enquiryAnswering", "enquiryDigests", "enquiryEvents", "enquiryMails", "enquirySeen"],
    "filesToPlace",
    "loginSteps",
    "mails",
    "migrations",
    "pages",
    ...["passkeys", "recoveryCodes"],
    "revisionFiles",
    "revisions",
    "searchTexts",
    "securityEvents",
    "sessions",
    "settings",
    "takenFiles",
    "unknownFiles",
    // SQLite keeps the words that are looked up in tables of its own.
    ...["", "_config", "_data", "_docsize", "_idx"].flatMap((part) =>
      engine === "sqlite" ? [`searchWords${part}`] : [],
    ),
  ];
  expect(tables.map(({ name }) => name).sort()).toEqual(
    [...resourceList.map(({ name }) => name), ...own].sort(),
  );
});

it("a database of the first version is migrated and keeps its content", async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "gurukul-tables-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const databaseUrl = await createDatabase();
  const old = await openDatabase({ databaseUrl, dataDir });
  await undoMigrations(
    old.db,
    ...(["002-audit-log", "003-session-device", "004-page-documents", "005-history"] as const),
    ...(["006-lists-drafts-batches", "007-hindi-companions", "009-life-of-notices"] as const),
  );
  await old.db.insertInto("contentVersions").values({ tag: "notices", version: 7 }).execute();
  const account = { _id: "a", email: "a@school.example", passwordHash: "", role: "admin", createdAt: "" };
  await old.db
    .insertInto("accounts")
    .values({ ...account, disabledAt: null })
    .execute();
  const session = { tokenHash: "t", accountId: account._id, createdAt: "", lastSeenAt: "" };
  await old.db.insertInto("sessions").values(session).execute();
  await old.db.destroy();

  const current = await openDatabase({ databaseUrl, dataDir });
  onTestFinished(() => current.db.destroy());
  const names = (await current.db.introspection.getTables()).map(({ name }) => name);
  expect(names.sort()).toEqual(tables.map(({ name }) => name).sort());
  expect(await current.db.selectFrom("contentVersions").select("version").execute()).toEqual([
    { version: 7 },
  ]);
  expect(await current.db.selectFrom("sessions").selectAll().execute()).toEqual([
    { ...session, device: "", confirmedAt: null, address: "" },
  ]);
  expect(await current.db.selectFrom("accounts").select(["name", "duties"]).execute()).toEqual([
    { name: "", duties: '["everything"]' },
  ]);
});

it("entries and history of the previous version are found and sorted like new ones", async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "gurukul-tables-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const databaseUrl = await createDatabase();
  const old = await openDatabase({ databaseUrl, dataDir });
  const store = createContentStore(old.db, () => {});
  const values = { ...contentTypes.students.fields, profilePhoto: null, name: "Élan 9" };
  const { _id } = await store.create(resources.students, values);
  await store.create(resources.notices, {
    title: "Holiday",
    description: "Diwali",
    date: null,
    pdfOrImage: null,
  });
  await undoMigrations(
    old.db,
    ...(["006-lists-drafts-batches", "007-hindi-companions", "009-life-of-notices"] as const),
  );
  await old.db.destroy();

  const current = await openDatabase({ databaseUrl, dataDir });
  onTestFinished(() => current.db.destroy());
  const student = await current.db.selectFrom("students").selectAll().executeTakeFirstOrThrow();
  expect(student).toMatchObject({
    ...values,
    nameHi: null,
    guardianNameHi: null,
    ...derivedColumns(resources.students, student),
    _id,
    nameSortKey: "elan 000000000009",
    isDraft: 0,
  });
  expect(student.adminSearchText).toContain("canary guardian");
  const notice = await current.db.selectFrom("notices").selectAll().executeTakeFirstOrThrow();
  expect(notice).toMatchObject({ date: null, dateSortKey: "", titleSortKey: "holiday" });
  expect(await current.db.selectFrom("revisions").select(["kind", "batch"]).execute()).toEqual([
    { kind: "created", batch: null },
    { kind: "created", batch: null },
  ]);
});

it("a version without Hindi keeps its texts, without Hindi", async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "gurukul-tables-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const databaseUrl = await createDatabase();
  const old = await openDatabase({ databaseUrl, dataDir });
  const store = createContentStore(old.db, () => {});
  for (const { name, fields } of resourceList) {
    const values = Object.entries(contentTypes[name as ResourceName].fields);
    const files = Object.entries(fields).flatMap(([field, { kind }]) =>
      kind === "value" ? [] : [[field, kind === "files" ? "[]" : null]],
    );
    await store.create(resources[name as ResourceName], Object.fromEntries([...values, ...files]));
  }
  const inHindi = { title: "अवकाश", description: "दीपावली", date: null, pdfOrImage: null };
  await store.create(resources.notices, inHindi);
  await createAnnouncementStore(old.db, () => {}).set({ content: "Welcome", link: "https://school.example" });
  const earlierNames = resourceNames.filter(isEarlierType);
  const read = async ({ db }: Pick<typeof old, "db">) =>
    Object.fromEntries(
      await Promise.all(
        [...earlierNames, "announcement" as const].map(async (name) => [
          name,
          await db.selectFrom(name).selectAll().orderBy("_id").execute(),
        ]),
      ),
    );
  await undoMigrations(old.db, "007-hindi-companions");
  const before = await read(old);
  await old.db.destroy();

  const current = await openDatabase({ databaseUrl, dataDir });
  onTestFinished(() => current.db.destroy());
  const after = await read(current);
  for (const [name, rows] of Object.entries(before)) {
    const resource: Resource | undefined = resources[name as ResourceName];
    const companions = resource
      ? translatedFields(resource).map(({ companion }) => companion)
      : ["contentHi"];
    const added = name === "committee" ? [] : companions;
    const later = LATER_COLUMNS[name] ?? [];
    const absent = Object.fromEntries([...added, ...later].map((column) => [column, null]));
    expect(after[name], name).toEqual(
      (rows as object[]).map((row, index) => ({
        ...absent,
        ...row,
        ...(resource?.isEnquiry && { status: "new", reference: after[name][index].reference }),
        ...(resource && derivedColumns(resource, after[name][index])),
        ...lacksAfter(name, row),
      })),
    );
  }
});

const OF_APPROVAL = ["approval", "approvalNote", "createdBy"];

/** Columns of later versions, which are empty at first. */
const LATER_COLUMNS: Record<string, string[]> = {
  blocks: ["captions", ...OF_APPROVAL],
  galleries: ["captions", ...OF_APPROVAL],
  contacts: ["topic", "email", "classSought", ...Object.keys(resources.contacts.states)],
  students: ["leftOn"],
  topStudents: ["studentId"],
  alumni: ["studentId"],
};

/** All but the committee has been written in English alone, or in Hindi alone. */
function lacksAfter(name: string, row: { title?: string }): { lacks?: string } {
  if (["announcement", "contacts", "students"].includes(name)) return {};
  return { lacks: name === "committee" || row.title === "अवकाश" ? "" : "hi" };
}

it("the principal of earlier versions is moved out of the lists of people, and nothing is lost", async () => {
  const person = (name: string, title: string, more: object) => ({
    id: name,
    name: { en: name, hi: null },
    title: { en: title, hi: null },
    ...more,
  });
  const portrait = { file: `${"a".repeat(32)}-10x10.jpg`, alt: { en: "Dr Vyas", hi: null }, focus: null };
  const english = (en: string) => ({ en, hi: null });
  const home = {
    principalsDesk: {
      cards: [
        person("Shri Mehta", "HeadMaster", { description: english("Come early."), picture: null }),
        person("Dr Vyas", "Principal", { description: english("Welcome."), picture: null }),
      ],
    },
  };
  const management = {
    leaders: [
      person("dr vyas ", "Head", {
        description: english("M.A."),
        message: english("We listen."),
        picture: portrait,
      }),
      person("Shri Dubey", "President", { message: english("Come and see.") }),
    ],
  };
  const upgrade = async (
    documents: { home: object; management: object },
    samples = { home: 0, management: 0 },
  ) => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), "gurukul-tables-"));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const databaseUrl = await createDatabase();
    const old = await openDatabase({ databaseUrl, dataDir });
    await undoMigrations(old.db);
    for (const name of ["home", "management"] as const) {
      const document = JSON.stringify(documents[name]);
      await old.db
        .insertInto("pages")
        .values({ name, document, sample: samples[name], updatedAt: "" })
        .execute();
    }
    await old.db.destroy();
    const current = await openDatabase({ databaseUrl, dataDir });
    onTestFinished(() => current.db.destroy());
    const rows = await current.db.selectFrom("pages").select(["name", "document"]).execute();
    return Object.fromEntries(rows.map(({ name, document }) => [name, JSON.parse(document)]));
  };

  expect(await upgrade({ home, management })).toEqual({
    home: {
      principalsDesk: {
        name: english("Dr Vyas"),
        title: english("Principal"),
        qualification: english("M.A."),
        message: english("Welcome."),
        picture: portrait,
        cards: [home.principalsDesk.cards[0]],
      },
    },
    management: { leaders: [management.leaders[1]], principal: { message: english("We listen.") } },
  });
  // The sample is removed as a whole, so that a text of the school is not moved into it.
  const mixed = await upgrade({ home, management }, { home: 1, management: 0 });
  expect(mixed.management).toEqual(management);
  expect(mixed.home.principalsDesk.name).toEqual(english("Dr Vyas"));
  const nobody = { home: { principalsDesk: { cards: [] } }, management: {} };
  expect(await upgrade(nobody)).toEqual(nobody);
});

it("processes that start together on an empty database all find it ready", async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "gurukul-tables-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const databaseUrl = await createDatabase();
  const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ databaseUrl, dataDir })));
  for (const database of opened) {
    const applied = await database.db.selectFrom("migrations").select("name").execute();
    expect(applied.map(({ name }) => name)).toEqual([...migrations.keys()]);
    await database.db.destroy();
  }
});
