import { spawnSync } from "node:child_process";
import { mkdtemp, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readConfig } from "../../core/server/config.ts";
import { openSchool } from "../../core/server/open-school.ts";

it("other users of the machine cannot read the data folder", async () => {
  const parent = await mkdtemp(path.join(os.tmpdir(), "gurukul-data-"));
  onTestFinished(() => rm(parent, { recursive: true }));
  const dataDir = path.join(parent, "data");
  const school = await openSchool(
    readConfig({
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: "blue kite over neem",
      SAMPLE_CONTENT: "off",
      LOG_LEVEL: "silent",
    }),
    { loadSample: async () => {} },
  );
  onTestFinished(() => school.close());
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
});

it("nor a data folder that a command creates", async () => {
  const parent = await mkdtemp(path.join(os.tmpdir(), "gurukul-data-"));
  onTestFinished(() => rm(parent, { recursive: true }));
  const dataDir = path.join(parent, "data");
  const archive = path.join(parent, "school.tar");
  const run = (command: string, data: string) =>
    spawnSync(
      process.execPath,
      [path.resolve(import.meta.dirname, `../../core/cli/${command}.ts`), archive],
      {
        env: { ...process.env, DATA_DIR: data },
        encoding: "utf8",
      },
    );
  expect(run("backup", parent).status).toBe(0);
  expect(run("restore", dataDir).status).toBe(0);
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
});
