import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import type { TrashItem } from "../../core/content/api/history-contract.ts";
import { storedNames } from "../../core/content/files/images.ts";
import { readSnapshot } from "../../core/server/backup/read-snapshot.ts";
import { restoreBackup } from "../../core/server/backup/restore-backup.ts";
import { writeBackupFile } from "../../core/server/backup/write-backup.ts";
import type { FilePlace } from "../../core/server/files/file-store.ts";
import type { ResourceName } from "../../features/types.ts";
import { buildJpeg } from "../files.ts";
import { IS_ONCE } from "../repetitions.ts";
import { startTestServer, type TestServer } from "../test-server.ts";
import type { FormEntry } from "./api-client.ts";
import { createStores } from "./create-stores.ts";
import { type AnyEntry, bareName, contentTypes, createEntry } from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();
const elsewhere = await startTestServer(await createStores());
const folder = await mkdtemp(path.join(os.tmpdir(), "gurukul-properties-"));
const archive = path.join(folder, "school.tar");
const wide = await buildJpeg({ width: 400, height: 300 });
afterAll(async () => {
  await elsewhere.close();
  await rm(folder, { recursive: true });
});

const places = [
  { table: "facilities", type: contentTypes.facilities, field: "image", many: false },
  { table: "notices", type: contentTypes.notices, field: "pdfOrImage", many: false },
  { table: "galleries", type: contentTypes.galleries, field: "images", many: true },
  { table: "blocks", type: contentTypes.blocks, field: "images", many: true },
  { table: "blocks", type: contentTypes.blocks, field: "authorImage", many: false },
] as const satisfies { table: ResourceName; field: string; many: boolean; type: unknown }[];

const FIFTEEN_RESTORES_MS = 180_000;

const ACTIONS = ["create", "create", "replace", "delete", "restore", "purge", "share", "lose"];

/** `which` and `other` pick an entry, whatever there is by then. */
const steps = fc.array(
  fc.record({
    action: fc.constantFrom(...ACTIONS),
    place: fc.constantFrom(...places),
    which: fc.nat(),
    other: fc.nat(),
  }),
  { maxLength: 14 },
);

type Place = (typeof places)[number];
interface Step {
  action: string;
  place: Place;
  which: number;
  other: number;
}

async function entriesOf({ type }: Place): Promise<AnyEntry[]> {
  return (await api.get(type.list, { token: api.token })).body;
}

const pick = <Value>(values: readonly Value[], which: number): Value | undefined =>
  values[which % Math.max(1, values.length)];

const namesIn = (entry: AnyEntry, { field }: Place): string[] =>
  [entry[field]]
    .flat()
    .filter((name) => name !== null)
    .map(bareName);

/** Files that the test removed without the program. */
const lost = new Set<string>();

async function take({ action, place, which, other }: Step): Promise<void> {
  const { type, field, many, table } = place;
  if (action === "create") return void (await createEntry(api, type));
  if (action === "restore" || action === "purge") {
    const deleted = pick<TrashItem>((await api.get("/trash", { token: api.token })).body, which);
    if (!deleted) return;
    const answer =
      action === "restore"
        ? await api.post(`/trash/${deleted.revision}/restore`, { token: api.token })
        : await api.remove(`/trash/${deleted.revision}`, { token: api.token });
    expect(answer.status).toBe(200);
    return;
  }
  const entries = await entriesOf(place);
  const entry = pick(entries, which);
  if (!entry) return;
  if (action === "delete") {
    expect((await api.remove(type.remove(entry._id), { token: api.token })).status).toBe(200);
  }
  if (action === "replace") {
    const form: FormEntry[] = [...(many ? [["keep", ""] as const] : []), [field, wide]];
    expect((await api.put(type.update(entry._id), { token: api.token, form })).status).toBe(200);
  }
  if (action === "lose") {
    const names = namesIn(entry, place);
    for (const name of names) lost.add(name);
    for (const place of [api.server.files, api.server.files.withdrawn]) await place.remove(names);
  }
  if (action === "share") {
    // As older versions left it; the file that the entry named before is then history's.
    const names = namesIn(pick(entries, other), place);
    const value = many ? JSON.stringify(names) : (names[0] ?? null);
    const { db } = api.server.database;
    await db
      .updateTable(table)
      .set({ [field]: value })
      .where("_id", "=", entry._id)
      .execute();
    await api.server.sweepFiles(new Date());
  }
}

/** The whole content: rows without the log and the versions, to which a restore adds, and files with their bytes. */
async function everythingOf({ database, files }: TestServer) {
  const { tables } = await readSnapshot(database);
  const rows = [...tables]
    .filter(([name]) => !["contentVersions", "auditLog"].includes(name))
    .map(([name, all]) => [name, all.map((row) => JSON.stringify(row)).sort()]);
  const stored = await readAll(files);
  // A restored file may have left a copy.
  const withdrawn = Object.entries(await readAll(files.withdrawn)).filter(([name]) => !(name in stored));
  return { rows: Object.fromEntries(rows), stored, withdrawn: Object.fromEntries(withdrawn) };
}

async function readAll(place: FilePlace): Promise<Record<string, string>> {
  const stored: Record<string, string> = {};
  for await (const { name } of place.list()) {
    stored[name] = (await buffer(await place.read(name))).toString("base64");
  }
  return stored;
}

async function clear({ files }: TestServer): Promise<void> {
  for (const place of [files, files.withdrawn]) {
    await place.remove((await Array.fromAsync(place.list())).map(({ name }) => name));
  }
}

it("after any creates, replacements, deletes, restores, purges, shared and lost files, a backup restores the whole content", {
  timeout: FIFTEEN_RESTORES_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      for (const step of taken) await take(step);
      const { missing } = await writeBackupFile(api.server, archive);
      await clear(elsewhere);
      await restoreBackup(archive, elsewhere, { mayOverwrite: true });
      const here = await everythingOf(api.server);
      expect(await everythingOf(elsewhere)).toEqual(here);

      const named = [...(await api.server.content.fileNamesInUse())].flatMap(storedNames);
      const absent = named.filter((name) => !(name in here.stored));
      expect(absent.filter((name) => !lost.has(name))).toEqual([]);
      expect([...new Set(missing.flatMap(({ parts }) => parts))].sort()).toEqual(absent.sort());
      expect(Object.keys(here.stored).filter((name) => !named.includes(name))).toEqual([]);
      const inHistory = [...(await api.server.content.findFileStates()).keys()].flatMap(storedNames);
      const kept = inHistory.filter((name) => !named.includes(name) && !lost.has(name));
      expect(kept.filter((name) => !(name in here.withdrawn))).toEqual([]);
      expect(Object.keys(here.withdrawn).filter((name) => !inHistory.includes(name))).toEqual([]);
      for (const place of places) {
        for (const { _id } of await entriesOf(place)) {
          await api.remove(place.type.remove(_id), { token: api.token });
        }
      }
      expect(await api.storedFiles()).toEqual([]);
    }),
    { numRuns: IS_ONCE ? 8 : 15 },
  );
});
