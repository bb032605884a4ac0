import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "../run-command.ts";
import { createRefusedChild, readStatus } from "./refused-child.ts";
import { createDataFolder, logIn, openSchool, spawnSchool } from "./school-process.ts";

async function run(command: string, parameters: string[], dataDir: string): Promise<void> {
  expect((await runCommand(command, parameters, { DATA_DIR: dataDir })).code).toBe(0);
}

test("content that a restore beside a running server removes disappears from the public pages", async () => {
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

  await run("restore", [archive, "--overwrite", "--yes"], dataDir);
  await expect.poll(list).toEqual([]);
});

test("a refused child's photo is never served, neither during a restore beside the server nor by a server on a restored folder", async () => {
  const folder = await createDataFolder();
  const dataDir = path.join(folder, "data");
  const archive = path.join(folder, "school.tar");
  const school = await openSchool({ dataDir });
  const { photo } = await createRefusedChild(school);
  await run("backup", [archive], dataDir);

  const seen = new Set<number>();
  const watch = async (isOver: () => boolean, api: string) => {
    while (!isOver()) seen.add(await readStatus(api, photo));
  };
  let isRestored = false;
  const restoring = run("restore", [archive, "--overwrite", "--yes"], dataDir).finally(() => {
    isRestored = true;
  });
  await watch(() => isRestored, school.api);
  await restoring;
  expect([...seen]).toEqual([404]);
  await school.kill();

  const elsewhere = path.join(folder, "elsewhere");
  await run("restore", [archive], elsewhere);
  // As an earlier program, or a kill between the tables and the files, may have left it.
  await rename(path.join(elsewhere, "withdrawn", photo), path.join(elsewhere, "uploads", photo));
  const started = await spawnSchool({ dataDir: elsewhere });
  const isSwept = () => existsSync(path.join(elsewhere, "withdrawn", photo));
  await watch(isSwept, started.api);
  // 0: not open yet.
  expect([...seen].sort()).toEqual([0, 404]);
  expect(await readStatus(started.api, photo)).toBe(404);
});
