import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const LOCK_MODULE = path.join(import.meta.dirname, "setup-lock.mjs");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "gurukul-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Another process that records when it enters and leaves. */
function startWorker(work = "") {
  const program = `
    import { appendFileSync } from "node:fs";
    import { holdingSetupLock } from ${JSON.stringify(LOCK_MODULE)};
    await holdingSetupLock(async () => {
      appendFileSync("log", "enter ");
      ${work}
      await new Promise((resolve) => setTimeout(resolve, 50));
      appendFileSync("log", "leave ");
    });`;
  return spawn(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: folder,
    stdio: "ignore",
  });
}

const readLog = () => readFileSync(path.join(folder, "log"), "utf8");

test("only one of several processes works at a time, and no lock file remains", async () => {
  const endings = await Promise.all(Array.from({ length: 4 }, () => once(startWorker(), "exit")));
  expect(endings.map(([code]) => code)).toEqual([0, 0, 0, 0]);
  expect(readLog()).toBe("enter leave ".repeat(4));
  expect(readdirSync(folder)).toEqual(["log"]);
});

test("the lock of a killed process is taken over", async () => {
  const { pid } = spawnSync(process.execPath, ["--eval", ""]);
  writeFileSync(path.join(folder, ".setup-lock"), String(pid));
  await Promise.all([once(startWorker(), "exit"), once(startWorker(), "exit")]);
  expect(readLog()).toBe("enter leave enter leave ");
});

test("a process that fails releases the lock", async () => {
  await once(startWorker("process.exit(1);"), "exit");
  expect(readdirSync(folder)).toEqual(["log"]);
});
