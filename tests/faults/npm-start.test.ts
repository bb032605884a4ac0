import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { sqliteFile } from "../../core/server/database/open-database.ts";
import { findFreePort } from "../free-port.ts";
import { MACHINE_PATH } from "./machine-path.ts";
import { createDataFolder } from "./school-process.ts";

interface NpmStart {
  /** The process id of npm, and of its process group. */
  pid: number;
  ended: Promise<unknown>;
  url: string;
  isDatabaseClosed(): boolean;
}

async function npmStart(): Promise<NpmStart> {
  const dataDir = await createDataFolder();
  const port = await findFreePort();
  const npm = spawn("npm", ["start"], {
    cwd: path.resolve(import.meta.dirname, "../.."),
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: MACHINE_PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOME: process.env.HOME,
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: dataDir,
      SAMPLE_CONTENT: "off",
      LOG_LEVEL: "warn",
    },
    detached: true,
  });
  const { pid } = npm;
  if (pid === undefined) throw new Error("npm could not be started");
  // The output closes when npm and all its child processes have ended.
  let isOver = false;
  const ended = once(npm, "close").then(() => {
    isOver = true;
  });
  onTestFinished(() => {
    if (!isOver) process.kill(-pid, "SIGKILL");
  });
  let output = "";
  npm.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  await expect.poll(() => output).toContain("is open.");

  return {
    pid,
    ended,
    url: `http://127.0.0.1:${port}`,
    // SQLite removes this file when the database is closed, but not when the process is killed.
    isDatabaseClosed: () => !existsSync(`${sqliteFile(dataDir)}-wal`),
  };
}

it.each([
  ["SIGTERM to npm alone", ({ pid }: NpmStart) => process.kill(pid, "SIGTERM")],
  [
    "Ctrl-C in a terminal, which reaches npm and all that it started",
    ({ pid }) => process.kill(-pid, "SIGINT"),
  ],
])("%s shuts the program down cleanly", async (_way, stop) => {
  const started = await npmStart();
  stop(started);
  await started.ended;
  await expect(fetch(`${started.url}/healthz`)).rejects.toThrow();
  expect(started.isDatabaseClosed()).toBe(true);
});
