import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readConfig } from "../../core/server/config.ts";
import { DatabaseUnusable } from "../../core/server/database/database-errors.ts";
import { openDatabase } from "../../core/server/database/open-database.ts";
import { openSchool } from "../../core/server/open-school.ts";
import { createDatabase } from "./create-stores.ts";

const TEMPORARY = "00000000-0000-4000-8000-000000000000.part";

it("data of a newer version is refused before anything is written", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "gurukul-newer-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const databaseUrl = await createDatabase();
  const [dataDir, backups] = [path.join(folder, "data"), path.join(folder, "backups")];
  await mkdir(path.join(dataDir, "uploads"), { recursive: true });
  await writeFile(path.join(dataDir, "uploads", TEMPORARY), "an upload that was interrupted");
  const newer = await openDatabase({ databaseUrl, dataDir });
  onTestFinished(() => newer.db.destroy());
  await newer.db.insertInto("migrations").values({ name: "999-of-tomorrow", appliedAt: "" }).execute();
  const readMigrations = () => newer.db.selectFrom("migrations").selectAll().orderBy("name").execute();
  const before = await readMigrations();

  const config = readConfig({
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    BACKUP_DIR: backups,
    SAMPLE_CONTENT: "off",
    LOG_LEVEL: "silent",
  });
  const refusal = await openSchool(config, { loadSample: async () => {} }).catch((error) => error);
  expect(refusal).toBeInstanceOf(DatabaseUnusable);
  expect(refusal.message).toMatch(
    /^The data was written by a newer version of the program \(999-of-tomorrow\).+docs\/deploy\.md\.$/,
  );
  expect(await readMigrations()).toEqual(before);
  expect(await newer.db.selectFrom("accounts").select("_id").execute()).toEqual([]);
  expect((await readdir(folder)).sort()).toEqual(["data"]);
  expect((await readdir(dataDir)).filter((name) => !name.startsWith("gurukul.sqlite"))).toEqual(["uploads"]);
  expect(await readdir(path.join(dataDir, "uploads"))).toEqual([TEMPORARY]);
});
