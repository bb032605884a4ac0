import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { sqliteFile } from "../../server/database/open-database.ts";
import { findFreePort } from "../free-port.ts";
import { createDataFolder, openSchool } from "./school-process.ts";

it.each(["SIGTERM", "SIGINT"] as const)("npm start ends the program in peace on %s", async (signal) => {
  const dataDir = await createDataFolder();
  const port = await findFreePort();
  const npm = spawn("npm", ["start"], {
    cwd: path.resolve(import.meta.dirname, "../.."),
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: dataDir,
      SAMPLE_CONTENT: "off",
      LOG_LEVEL: "warn",
    },
    detached: true,
  });
  // The output closes once npm and everything that it started have ended.
  const ended = once(npm, "close");
  onTestFinished(() => {
    // The whole group: a program that outlives npm is what this test looks for.
    if (npm.stdout.readable && npm.pid) process.kill(-npm.pid, "SIGKILL");
  });
  let output = "";
  npm.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  await expect.poll(() => output, { timeout: 60_000 }).toContain("is open.");

  npm.kill(signal);
  await ended;
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  // SQLite removes it when the database is closed, and not when the process is only gone.
  expect(existsSync(`${sqliteFile(dataDir)}-wal`)).toBe(false);
});

it("a signal that arrives from the service manager and from npm counts once", async () => {
  const school = await openSchool({ dataDir: await createDataFolder(), drainSeconds: 1 });
  school.process.kill("SIGTERM");
  expect(await school.terminate()).toEqual({ code: 0, signal: null });
});

it("whoever asks again later does not wait for what is under way", async () => {
  const school = await openSchool({ dataDir: await createDataFolder(), drainSeconds: 100 });
  let isOver = false;
  const ended = school.terminate().finally(() => {
    isOver = true;
  });
  const askAgain = () => {
    school.process.kill("SIGTERM");
    return isOver;
  };
  await expect.poll(askAgain, { timeout: 30_000, interval: 200 }).toBe(true);
  expect(await ended).toEqual({ code: 1, signal: null });
});
