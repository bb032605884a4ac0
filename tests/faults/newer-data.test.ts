import { glob, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../core/server/database/open-database.ts";
import { IS_ONCE } from "../repetitions.ts";
import { runCommand } from "../run-command.ts";
import { createDataFolder, spawnSchool } from "./school-process.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const REFUSAL =
  "The data was written by a newer version of the program (999-of-tomorrow). Nothing was changed. " +
  'Start that version or a later one, or restore a backup made before the update: see "Going back" in docs/deploy.md.\n';

const REFUSAL_OF_OLDER =
  "The data was written by a version of the program before 0.9. Nothing was changed. Start version 0.9 with it once, then this version: " +
  'see "Updating from before version 0.9" in docs/deploy.md.\n';

const COMMANDS = {
  admin: ["create", "head@school.example", "--generate"],
  "remove-sample": [],
  import: ["students.xlsx"],
  "import-photos": ["photos.zip"],
  backup: ["/nowhere/school.tar"],
  restore: ["/nowhere/school.tar", "--overwrite", "--yes"],
};

/** The commands of `package.json` that open the data. */
beforeAll(async () => {
  const { scripts } = JSON.parse(await readFile(path.join(ROOT, "package.json"), "utf8"));
  const programs = Object.values<string>(scripts).flatMap(
    (script) => /\bcli\/(.+)\.ts$/.exec(script)?.[1] ?? [],
  );
  // An update opens them like a backup, and only in an installation with versions.
  expect(programs.sort()).toEqual([...Object.keys(COMMANDS), "update"].sort());
});

/** A data folder with this migration, an unnamed file and an interrupted upload. */
async function createDataWith(migration: string): Promise<string> {
  const dataDir = await createDataFolder();
  const { db } = await openDatabase({ databaseUrl: undefined, dataDir });
  await db.insertInto("migrations").values({ name: migration, appliedAt: "" }).execute();
  await db.destroy();
  await mkdir(path.join(dataDir, "uploads"));
  for (const name of [`${"a".repeat(32)}.pdf`, "00000000-0000-4000-8000-000000000000.part"]) {
    await writeFile(path.join(dataDir, "uploads", name), name);
  }
  return dataDir;
}

/** Every file with its bytes and time, except SQLite's index and an empty log, which readers create. */
async function readFolder(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const name of glob("**", { cwd: folder })) {
    const file = path.join(folder, name);
    const { mtimeMs, size } = await stat(file);
    if (name.endsWith("-shm") || (name.endsWith("-wal") && size === 0)) continue;
    const isFile = (await stat(file)).isFile();
    found[name] = isFile ? `${mtimeMs} ${await readFile(file, "base64")}` : "folder";
  }
  return found;
}

test.for([
  ["a newer version", "999-of-tomorrow", REFUSAL],
  ["a version before 0.9", "001-first-tables", REFUSAL_OF_OLDER],
] as const)(
  "the program refuses data of %s in one line and changes no file",
  async ([, migration, refusal]) => {
    const dataDir = await createDataWith(migration);
    const before = await readFolder(dataDir);
    const school = await spawnSchool({ dataDir, withSample: true });
    expect(await school.ended).toEqual({ code: 1, signal: null });
    expect(school.output()).toBe(refusal);
    expect(await readFolder(dataDir)).toEqual(before);
  },
);

const CALLED = Object.entries(COMMANDS).slice(0, IS_ONCE ? 1 : undefined);

test.for(CALLED)("so does the command %s", async ([command, parameters]) => {
  const dataDir = await createDataWith("999-of-tomorrow");
  const before = await readFolder(dataDir);
  const ending = await runCommand(command, parameters, { DATA_DIR: dataDir });
  expect(ending).toEqual({ code: 1, out: "", error: REFUSAL });
  expect(await readFolder(dataDir)).toEqual(before);
});
