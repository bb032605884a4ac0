import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "../../tests/free-port.ts";
import { type Line, median, milliseconds } from "../line.ts";

const ROUNDS = 5;
const GOAL_MS = 1000;
const POLL_MS = 5;

const WAYS = [
  { name: "npm start to the first 200", command: ["npm", "start"], goal: GOAL_MS },
  { name: "the same without npm", command: [process.execPath, "scripts/start.mjs"] },
];

/** The start of the built site on existing data, next to the start of an empty `node` process. */
export async function measure(): Promise<Line[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "gurukul-bench-"));
  const times = new Map(WAYS.map(({ name }) => [name, [] as number[]]));
  const empty: number[] = [];
  try {
    // The first start loads the sample and fills the cache of compiled code.
    await timeStart(["npm", "start"], dataDir);
    for (let round = 0; round < ROUNDS; round++) {
      for (const { name, command } of WAYS) times.get(name)?.push(await timeStart(command, dataDir));
      empty.push(await timeEmptyProcess());
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  return WAYS.map(({ name, goal }) => {
    const time = median(times.get(name) ?? []);
    return {
      name,
      measured: milliseconds(time),
      reference: `${milliseconds(median(empty))} (node -e "")`,
      ratio: time / median(empty),
      goal: goal === undefined ? "" : `under ${goal} ms`,
      holds: goal === undefined ? undefined : time < goal,
    };
  });
}

async function timeStart(command: readonly string[], dataDir: string): Promise<number> {
  const port = await findFreePort();
  const startedAt = performance.now();
  const [program = "", ...parameters] = command;
  const child = spawn(program, parameters, {
    stdio: "ignore",
    env: { ...process.env, HOST: "127.0.0.1", PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "warn" },
    // Its own process group, so that the child of npm can be ended with it.
    detached: true,
  });
  const ended = once(child, "close");
  try {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
      if (answer?.status === 200) return performance.now() - startedAt;
      if (child.exitCode !== null) throw new Error(`${command.join(" ")} ended early`);
      await pause(POLL_MS);
    }
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
    await ended;
  }
}

async function timeEmptyProcess(): Promise<number> {
  const startedAt = performance.now();
  await once(spawn(process.execPath, ["-e", ""], { stdio: "ignore" }), "close");
  return performance.now() - startedAt;
}
