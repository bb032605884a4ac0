import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { APPROVAL_COLUMNS } from "../../core/content/types/define-resource.ts";
import { engineOf } from "../../core/server/database/engine.ts";
import { derivedNames } from "../../core/server/database/entries/derived-columns.ts";
import { migrations, tablesOf } from "../../core/server/database/migrations/index.ts";
import { openDatabase } from "../../core/server/database/open-database.ts";
import { resourceList } from "../../features/types.ts";
import { createDatabase } from "./create-stores.ts";
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
        ...Object.entries(resource.states ?? {}).map(([name, { first }]) => [
          name,
          TYPES.text,
          first === undefined,
        ]),
        ...["sample", "isDraft"].map((name) => [name, TYPES.integer, false]),
      ].sort(),
    );
  },
);

it("each table is in every backup, or one of those that no backup has", () => {
  const own = [
    ...["accountLinks", "apiTokens", "attempts", "disclosureChecks", "enquiryAnswering", "enquirySeen"],
    ...["filesToPlace", "fileTexts", "loginSteps", "mails", "migrations", "searchTexts", "searchVocabulary"],
    ...["securityEvents", "sessions", "takenFiles", "unfoundWords", "unknownFiles"],
    // SQLite keeps the words that are looked up in tables of its own.
    ...["", "_config", "_data", "_docsize", "_idx"].flatMap((part) =>
      engine === "sqlite" ? [`searchWords${part}`] : [],
    ),
  ];
  expect(tables.map(({ name }) => name).sort()).toEqual([...tablesOf([...migrations.keys()]), ...own].sort());
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
