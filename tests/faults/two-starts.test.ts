import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { resourceList } from "../../content/resources/index.ts";
import { sampleEntries } from "../../sample/sample-entries.ts";
import { sqliteFile } from "../../server/database/open-database.ts";
import { checkIntegrity } from "./check-school.ts";
import { createDataFolder, spawnSchool } from "./school-process.ts";

const FIRST_ADMIN = /^First admin: /gm;

test("two programs that start at once on an empty folder both open, with one sample and one admin between them", async () => {
  const dataDir = await createDataFolder();
  const schools = await Promise.all([1, 2].map(() => spawnSchool({ dataDir, withSample: true })));
  await Promise.all(schools.map((school) => school.opened));

  const outputs = schools.map((school) => school.output()).join("\n");
  expect(outputs.match(FIRST_ADMIN)).toHaveLength(1);
  const database = new DatabaseSync(sqliteFile(dataDir), { readOnly: true });
  const count = (table: string) => database.prepare(`SELECT count(*) AS rows FROM "${table}"`).get()?.rows;
  expect(count("accounts")).toBe(1);
  for (const { name } of resourceList) {
    expect(count(name), name).toBe(sampleEntries.filter(({ resource }) => resource.name === name).length);
  }
  database.close();
  expect(checkIntegrity(dataDir)).toEqual(["ok"]);

  for (const school of schools) {
    const facilities = (await (await fetch(`${school.api}/facilities/all`)).json()) as { image: string }[];
    for (const { image } of facilities) {
      expect((await fetch(`${school.api}/uploads/${image}`)).status, image).toBe(200);
    }
    expect((await school.terminate()).code).toBe(0);
  }
});
