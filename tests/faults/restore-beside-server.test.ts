import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { createDataFolder, logIn, openSchool } from "./school-process.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

const run = (command: string, parameters: string[], dataDir: string) =>
  promisify(execFile)(process.execPath, [`cli/${command}.ts`, ...parameters], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });

test("what a restore beside a running server removes is gone from its public pages, though no version of it is left in the backup", async () => {
  const folder = await createDataFolder();
  const dataDir = path.join(folder, "data");
  const archive = path.join(folder, "empty.tar");
  const school = await openSchool({ dataDir });
  await run("backup", [archive], dataDir);

  const form = new FormData();
  form.set("title", "Withdrawn");
  form.set("description", "Written after the backup");
  const headers = { authorization: `Bearer ${await logIn(school)}` };
  const created = await fetch(`${school.api}/notices/create`, { method: "POST", headers, body: form });
  expect(created.status).toBe(201);
  const list = async () => (await fetch(`${school.api}/notices/all`)).json();
  expect(await list()).toHaveLength(1);

  await run("restore", [archive, "--overwrite"], dataDir);
  await expect.poll(list).toEqual([]);
});
