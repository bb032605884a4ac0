import { randomBytes } from "node:crypto";
import { open, readFile, stat, truncate, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { openDatabase, sqliteFile } from "../../core/server/database/open-database.ts";
import { createDataFolder, spawnSchool } from "./school-process.ts";

const PAGE_BYTES = 4096;

const damages: Record<string, (file: string) => Promise<void>> = {
  "is no database at all": (file) => writeFile(file, "This used to be a database.\n".repeat(500)),
  "has lost its second half": async (file) => truncate(file, (await stat(file)).size / 2),
  "has pages full of noise": async (file) => {
    const handle = await open(file, "r+");
    await handle.write(randomBytes(4 * PAGE_BYTES), 0, 4 * PAGE_BYTES, 2 * PAGE_BYTES);
    await handle.close();
  },
};

test.for(Object.entries(damages))(
  "a database file that %s stops the start and stays unchanged",
  async ([, damage]) => {
    const dataDir = await createDataFolder();
    const file = sqliteFile(dataDir);
    const { db } = await openDatabase({ databaseUrl: undefined, dataDir });
    await db.destroy();
    await damage(file);
    const before = await readFile(file);

    const school = await spawnSchool({ dataDir });
    expect((await school.ended).code).toBe(1);
    const lines = school.output().trim().split("\n");
    expect(lines).toEqual([expect.stringContaining(`${file} is damaged. It was left untouched.`)]);
    expect(lines[0]).toContain("npm run restore -- ");
    expect((await readFile(file)).equals(before)).toBe(true);
  },
);
