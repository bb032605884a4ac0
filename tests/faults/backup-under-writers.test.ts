import path from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "../run-command.ts";
import { checkIntegrity } from "./check-school.ts";
import { Ledger } from "./ledger.ts";
import { createDataFolder, logIn, openSchool, type SchoolProcess } from "./school-process.ts";
import { fileNamesOf, startWriters, waitForChanges } from "./writers.ts";

interface Notice {
  title: string;
  pdfOrImage: string | null;
}

async function run(command: string, archive: string, dataDir: string): Promise<void> {
  expect((await runCommand(command, [archive], { DATA_DIR: dataDir })).code).toBe(0);
}

async function createNotice(school: SchoolProcess, token: string, title: string): Promise<void> {
  const form = new FormData();
  form.set("title", title);
  form.set("description", "Written before the backup began");
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${school.api}/notices/create`, { method: "POST", headers, body: form });
  expect(answer.status).toBe(201);
}

async function readNotices(school: SchoolProcess): Promise<Notice[]> {
  return (await (await fetch(`${school.api}/notices/all`)).json()) as Notice[];
}

test("a backup during writes restores every change acknowledged before it started, each row with its files", async () => {
  const [here, there] = [await createDataFolder(), await createDataFolder()];
  const archive = path.join(there, "school.tar");
  const school = await openSchool({ dataDir: here });
  const token = await logIn(school);
  const ledger = new Ledger();
  const writers = startWriters(school, token, ledger);
  await waitForChanges(ledger, 8);
  for (let count = 1; count <= 5; count++) await createNotice(school, token, `Acknowledged ${count}`);
  const before = ledger.counts.acknowledged;
  await run("backup", archive, here);
  await writers.stop();
  expect(ledger.counts.acknowledged, "writers went on meanwhile").toBeGreaterThan(before);

  const dataDir = path.join(there, "data");
  await run("restore", archive, dataDir);
  expect(checkIntegrity(dataDir)).toEqual(["ok"]);
  const restored = await openSchool({ dataDir });
  const notices = await readNotices(restored);
  expect(
    notices
      .map(({ title }) => title)
      .filter((title) => title.startsWith("Acknowledged"))
      .sort(),
  ).toEqual([1, 2, 3, 4, 5].map((count) => `Acknowledged ${count}`));
  const galleries = (await (await fetch(`${restored.api}/galleries/all`)).json()) as { images: string[] }[];
  const names = [...notices, ...galleries].flatMap(fileNamesOf);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect((await fetch(`${restored.api}/uploads/${name}`)).status, name).toBe(200);
});
