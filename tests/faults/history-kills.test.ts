import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import path from "node:path";
import type { FunctionModule } from "kysely";
import { expect, test } from "vitest";
import { storedNames } from "../../core/content/files/images.ts";
import { buildServer } from "../../core/server/build-server.ts";
import { type OpenDatabase, openDatabase } from "../../core/server/database/open-database.ts";
import type { Tables } from "../../core/server/database/tables.ts";
import { openFileStore } from "../../core/server/files/open-file-store.ts";
import { createDataFolder } from "./school-process.ts";

const EIGHT_DAYS_MS = 8 * 24 * 60 * 60_000;
/** A prime number, so that the kills hit different steps of changes that are alike. */
const STEP = 5;
/** The number of entries that `history-until.ts` changes at once. */
const MANY = 120;
const HISTORY_UNTIL = path.join(import.meta.dirname, "history-until.ts");

async function runUntil(dataDir: string, step: number): Promise<"killed" | "done"> {
  const child = spawn(process.execPath, [HISTORY_UNTIL, dataDir, String(step)], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code, signal] = await once(child, "close");
  if (signal === "SIGKILL") return "killed";
  expect(code).toBe(0);
  return "done";
}

/** Runs the steps of a start, then compares the places of files with the database. */
async function sweepAndLook(dataDir: string) {
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  const files = await openFileStore({ s3: undefined, dataDir });
  await files.removeTemporaries();
  const settings = {
    siteUrl: "http://localhost",
    hasSiteUrl: true,
    backups: undefined,
    mail: undefined,
    trustProxy: [],
    metrics: "off",
  } as const;
  const server = await buildServer(
    { ...settings, trustProxy: [], corsOrigins: [], logLevel: "silent" },
    { database, files },
  );
  try {
    await server.removeExpired();
    await server.sweepFiles(new Date(Date.now() + 60_000));
    // A file that nothing names is withdrawn, and removed a week later.
    await server.sweepFiles(new Date(Date.now() + EIGHT_DAYS_MS));
    const shown = await server.content.fileNamesInUse();
    const kept = new Set((await server.content.findFileStates()).keys()).difference(shown);
    const [uploads, withdrawn] = await Promise.all(
      ["uploads", "withdrawn"].map((folder) => readdir(path.join(dataDir, folder))),
    );
    return {
      batches: { found: await findBatches(database), wanted: [] },
      public: { found: uploads?.sort(), wanted: [...shown].flatMap(storedNames).sort() },
      withdrawn: { found: withdrawn?.sort(), wanted: [...kept].flatMap(storedNames).sort() },
    };
  } finally {
    await server.app.close();
    await database.db.destroy();
  }
}

/** Batches that were written in part: some of their entries, but not all. */
async function findBatches({ db }: OpenDatabase): Promise<unknown[]> {
  const count = (eb: { fn: FunctionModule<Tables, "revisions" | "notices"> }) =>
    eb.fn.countAll<number>().as("count");
  const ofNotices = await db
    .selectFrom("revisions")
    .select(["batch", count])
    .where("type", "=", "notices")
    .where("batch", "is not", null)
    .groupBy("batch")
    .execute();
  const states = await db.selectFrom("notices").select(["isDraft", count]).groupBy("isDraft").execute();
  const students = await db
    .selectFrom("students")
    .select(["address", (eb) => eb.fn.countAll<number>().as("count")])
    .groupBy("address")
    .execute();
  return [...ofNotices, ...states, ...students].filter((group) => group.count !== MANY);
}

test("after a kill between any two steps of a change, deletion, restore, purge or import, every version has its files, deleted files are private, and no change is partial", {
  timeout: 900_000,
}, async () => {
  let kills = 0;
  for (let step = 1; ; step += STEP) {
    const dataDir = await createDataFolder();
    const outcome = await runUntil(dataDir, step);
    const places = await sweepAndLook(dataDir);
    for (const [place, { found, wanted }] of Object.entries(places)) {
      expect(found, `${place} after a kill before step ${step}`).toEqual(wanted);
    }
    if (outcome === "done") {
      // The pictures of the entries in the trash, none of the one that was purged.
      expect([places.public.found, places.withdrawn.found?.length]).toEqual([[], 6]);
      break;
    }
    kills++;
  }
  expect(kills).toBeGreaterThan(60);
});
