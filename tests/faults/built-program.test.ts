import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { sqliteFile } from "../../core/server/database/open-database.ts";
import { createDataFolder, openSchool } from "./school-process.ts";

/** Prints every file that the program loads. */
const printLoadedFiles = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from "node:module";
  registerHooks({
    load(url, context, next) {
      console.log("loads " + url);
      return next(url, context);
    },
  });
`)}`;

const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
  readFileSync("package.json", "utf8"),
);

it("a start loads no package that only the build or the tests need", async () => {
  const school = await openSchool({
    dataDir: await createDataFolder(),
    withSample: true,
    through: ["env", `NODE_OPTIONS=--import=${printLoadedFiles}`],
  });
  const answer = await fetch(school.url);
  await school.terminate();

  expect(answer.status).toBe(200);
  const loaded = [...school.output().matchAll(/^loads file:.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//gm)];
  const packages = new Set(loaded.map(([, name = ""]) => name));
  expect(packages).toContain("fastify");
  expect([...packages].filter((name) => name in devDependencies)).toEqual([]);
});

it("an error is logged with its place in the source", async () => {
  const dataDir = await createDataFolder();
  const school = await openSchool({ dataDir });
  const database = new DatabaseSync(sqliteFile(dataDir), { timeout: 5000 });
  database.exec("DROP TABLE notices");
  database.close();
  const answer = await fetch(`${school.api}/notices/all`);
  await school.terminate();

  expect(answer.status).toBe(500);
  expect(school.output()).toContain("core/server/content/entry-reader.ts:");
});
