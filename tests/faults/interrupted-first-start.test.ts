import { randomInt } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import type { AnyDocument } from "../../core/content/pages/define-page.ts";
import { documentFiles } from "../../core/content/pages/walk-document.ts";
import { sampleEntries } from "../../core/sample/sample-entries.ts";
import { sqliteFile } from "../../core/server/database/open-database.ts";
import { allDocuments, pages } from "../../features/pages.ts";
import { resourceList } from "../../features/types.ts";
import { checkIntegrity } from "./check-school.ts";
import { createDataFolder, type SchoolProcess, spawnSchool } from "./school-process.ts";

const KILLS = process.env.FAULT_KILLS === undefined ? 1 : 20;
const LONGEST_START_MS = 3000;
const FIRST_ADMIN = /^First admin: /gm;

test("two programs that start at once on an empty folder both open, with one sample and one admin", async () => {
  const dataDir = await createDataFolder();
  const schools = await Promise.all([1, 2].map(() => spawnSchool({ dataDir, withSample: true })));
  await Promise.all(schools.map((school) => school.opened));

  const outputs = schools.map((school) => school.output()).join("\n");
  expect(outputs.match(FIRST_ADMIN)).toHaveLength(1);
  for (const school of schools) {
    await expectWholeSample(school, dataDir);
    expect((await school.terminate()).code).toBe(0);
  }
});

test("after a kill during the first start, the next start has one complete sample and one admin", async () => {
  const dataDir = await createDataFolder();
  for (let kill = 1; kill <= KILLS; kill++) {
    const school = await spawnSchool({ dataDir, withSample: true });
    // The moment of the kill is random.
    await sleep(randomInt(LONGEST_START_MS));
    await school.kill();
  }
  const school = await spawnSchool({ dataDir, withSample: true });
  await school.opened;
  await expectWholeSample(school, dataDir);
});

async function expectWholeSample(school: SchoolProcess, dataDir: string): Promise<void> {
  const database = new DatabaseSync(sqliteFile(dataDir), { readOnly: true, timeout: 5000 });
  const count = (table: string) => database.prepare(`SELECT count(*) AS rows FROM "${table}"`).get()?.rows;
  expect(count("accounts")).toBe(1);
  const account = database.prepare("SELECT * FROM accounts").get();
  expect(account).toMatchObject({ role: "admin", hasGeneratedPassword: 1 });
  expect(count("auditLog"), "a line for the admin and one for the sample").toBe(2);
  for (const { name } of resourceList) {
    expect(count(name), name).toBe(sampleEntries.filter(({ resource }) => resource.name === name).length);
  }
  expect(count("pages")).toBe(Object.keys(allDocuments).length);
  database.close();
  expect(checkIntegrity(dataDir)).toEqual(["ok"]);
  const facilities = (await (await fetch(`${school.api}/facilities/all`)).json()) as { image: string }[];
  const home = (await (await fetch(`${school.api}/pages/get/home`)).json()) as { document: AnyDocument };
  const pictures = [...facilities.map(({ image }) => image), ...documentFiles(pages.home, home.document)];
  for (const name of pictures) {
    expect((await fetch(`${school.api}/uploads/${name}`)).status, name).toBe(200);
  }
}
