/**
 * `node history-until.ts FOLDER NUMBER`: creates, changes, deletes, restores and purges entries with files, one and many at once, also with
 * staged files, imports students, and kills itself before the step of that number; a step is a statement of the database or an operation on
 * a file.
 */
import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { Kysely, type KyselyPlugin } from "kysely";
import type { Resource } from "../../core/content/types/define-resource.ts";
import { createContentStore } from "../../core/server/content/content-store.ts";
import type { BulkAction } from "../../core/server/content/many/bulk-writer.ts";
import { createPublisher } from "../../core/server/content/publish.ts";
import { createEntry, saveMany, undoMany, updateEntry } from "../../core/server/content/save-entries.ts";
import { applyMigrations } from "../../core/server/database/apply-migrations.ts";
import { PROGRAM } from "../../core/server/database/entries/record-change.ts";
import { sqliteFile } from "../../core/server/database/open-database.ts";
import { sqliteDialects } from "../../core/server/database/sqlite-dialect.ts";
import type { Tables } from "../../core/server/database/tables.ts";
import type { FilePlace, FileStore } from "../../core/server/files/file-store.ts";
import { createFileRecords } from "../../core/server/files/files-to-place.ts";
import { prepareSave } from "../../core/server/files/of-entries/prepare-save.ts";
import { openFileStore } from "../../core/server/files/open-file-store.ts";
import { createHistoryStore } from "../../core/server/history/history-store.ts";
import { createTrashStore } from "../../core/server/history/trash-store.ts";
import { createPageStore } from "../../core/server/pages/page-store.ts";
import { checkInPlace } from "../../features/students/server/import/plan-import.ts";
import { createStudentImporter } from "../../features/students/server/import/student-importer.ts";
import { resources } from "../../features/types.ts";

const [folder = "", number = ""] = process.argv.slice(2);
const { facilities, galleries, notices } = resources;

let step = 0;
let isCounting = false;
const countStep = () => {
  if (!isCounting) return;
  step++;
  if (step === Number(number)) process.kill(process.pid, "SIGKILL");
};

const killer: KyselyPlugin = {
  transformQuery({ node }) {
    countStep();
    return node;
  },
  transformResult: async ({ result }) => result,
};
const db = new Kysely<Tables>({ dialect: sqliteDialects(sqliteFile(folder)).dialect, plugins: [killer] });
await applyMigrations(db);

/** One file at a time, so that a step is a move of one. */
const counted =
  (work: (names: readonly string[]) => Promise<void>) =>
  async (names: readonly string[]): Promise<void> => {
    for (const name of names) {
      countStep();
      await work([name]);
    }
  };
const countedPlace = <Place extends FilePlace>(place: Place): Place => ({
  ...place,
  remove: counted(place.remove),
  write: async (name, bytes) => {
    countStep();
    await place.write(name, bytes);
  },
});
const opened = await openFileStore({ s3: undefined, dataDir: folder });
const files: FileStore = {
  ...countedPlace(opened),
  withdrawn: countedPlace(opened.withdrawn),
  staged: countedPlace(opened.staged),
  async publish(names) {
    const found = new Set<string>();
    for (const each of names) {
      countStep();
      for (const name of await opened.publish(new Map([each]))) found.add(name);
    }
    return found;
  },
  withdraw: counted(opened.withdraw),
  bringBack: counted(opened.bringBack),
};

const history = createHistoryStore({ db });
const trash = createTrashStore(db);
/** Fails on any error except the kill. */
const log = {
  error: ({ err }: { err: unknown }) => {
    throw err;
  },
} as unknown as FastifyBaseLogger;
const publish = createPublisher({ store: createFileRecords(db), files, log });
const store = createContentStore(db, publish);
const stores = { store, files, log };

/** A picture with a variant. */
const picture = (letter: string) => {
  const base = letter.repeat(32);
  const parts = [`${base}-400x300.jpg`, `${base}-400x300.w320.webp`].map((name) => ({
    name,
    bytes: Buffer.from(name),
  }));
  return { name: `${base}-400x300.jpg`, parts };
};
const input = (letter: string) => ({
  values: { name: letter },
  files: { image: [picture(letter)] },
  keep: undefined,
  remove: [],
});

const restore = async (revision: string) => {
  const { entryId, files: names } = await history.require(revision);
  const prepared = await prepareSave(stores, { hidden: names });
  await store.restore(facilities, { revision, id: entryId }, () => {}, PROGRAM, prepared);
};
const purge = async (revision: string) => {
  const { type, entryId } = await history.require(revision);
  const { files: gone } = await trash.purge([{ revision, type, entryId, title: null }], () => null, PROGRAM);
  await publish({ files: gone });
};
const mayEdit = () => true;

/** More entries than one statement writes, and without history. */
const MANY = 120;
const createMany = async () => {
  const rows = Array.from({ length: MANY }, (_, index) => {
    const values = { title: `Notice ${index}`, description: "", pdfOrImage: null, date: null };
    const at = new Date(index).toISOString();
    return { ...values, _id: randomUUID(), createdAt: at, updatedAt: at, searchText: "" };
  });
  await db.insertInto("notices").values(rows).execute();
};
const changeAll = async (type: Resource, action: BulkAction, count: number) => {
  const { batch } = await saveMany(stores, type, action, { match: {}, count }, PROGRAM);
  await undoMany(stores, batch, PROGRAM);
};
const pages = createPageStore(db, publish, () => {});
const importer = createStudentImporter({ db, publish, pages, checker: checkInPlace });
const importMany = (address: string) => {
  const rows = Array.from({ length: MANY }, (_, index) => {
    const values = { name: "Asha", rollNumber: String(index), class: "5", section: "A", address };
    return { row: index + 2, values };
  });
  const fields = ["name", "rollNumber", "class", "section", "address"];
  return importer.save(Buffer.from(JSON.stringify({ rows, fields, known: "update" })), PROGRAM);
};
const WITHDRAW: BulkAction = { name: "withdraw", values: { isDraft: 1 } };

await createMany();

isCounting = true;
const { _id: kept } = await createEntry(stores, facilities, input("a"), PROGRAM);
const changed = await updateEntry(stores, facilities, kept, input("b"), mayEdit, PROGRAM);
await restore(String(changed.undo));
await restore((await store.remove(facilities, kept, PROGRAM)).undo);
const { _id: gone } = await createEntry(stores, facilities, input("c"), PROGRAM);
await updateEntry(stores, facilities, gone, input("d"), mayEdit, PROGRAM);
await purge((await store.remove(facilities, gone, PROGRAM)).undo);
await changeAll(facilities, WITHDRAW, 1);
await changeAll(facilities, { name: "delete" }, 1);
await store.remove(facilities, kept, PROGRAM);
await changeAll(notices, WITHDRAW, MANY);
await changeAll(notices, { name: "delete" }, MANY);
const { name: ahead, parts } = picture("e");
for (const part of parts) await files.staged.write(part.name, part.bytes);
const album = { values: { title: "Album" }, files: {}, keep: [ahead], remove: [] };
const { _id: gallery } = await createEntry(stores, galleries, album, PROGRAM);
await store.remove(galleries, gallery, PROGRAM);
await importMany("Ujjain");
await importMany("Dewas");
await db.destroy();
