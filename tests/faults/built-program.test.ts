import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { sqliteFile } from "../../server/database/open-database.ts";
import { createDataFolder, openSchool } from "./school-process.ts";

/** Names every file that the program loads in a line of its output. */
const sayingWhatIsLoaded = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from "node:module";
  registerHooks({
    load(url, context, next) {
      console.log("loads " + url);
      return next(url, context);
    },
  });
`)}`;

it("a start loads the bundle alone, and no package", async () => {
  const dataDir = await createDataFolder();
  const firstStart = await openSchool({ dataDir });
  await firstStart.terminate();
  const school = await openSchool({
    dataDir,
    through: ["env", `NODE_OPTIONS=--import=${sayingWhatIsLoaded}`],
  });
  const answer = await fetch(school.url);
  await school.terminate();

  expect(answer.status).toBe(200);
  const loaded = [...school.output().matchAll(/^loads file:\/\/(.+)$/gm)].map(([, file]) => file);
  expect(loaded).toContain(path.resolve("build/program/main.js"));
  expect(loaded.filter((file) => !file?.startsWith(path.resolve("build/program")))).toEqual([]);
});

it("an error is logged with its place in the source, not in the bundle", async () => {
  const dataDir = await createDataFolder();
  const school = await openSchool({ dataDir });
  const database = new DatabaseSync(sqliteFile(dataDir));
  database.exec("DROP TABLE notices");
  database.close();
  const answer = await fetch(`${school.api}/notices/all`);
  await school.terminate();

  expect(answer.status).toBe(500);
  expect(school.output()).toContain("server/content/content-store.ts:");
});
