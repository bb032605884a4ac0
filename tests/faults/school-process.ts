import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { API_PREFIX } from "../../core/content/api/api-contract.ts";
import type { S3Settings } from "../../core/server/files/s3-client.ts";
import { findFreePort } from "../free-port.ts";
import { s3Environment } from "../s3-server.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

export const OFFICE = { email: "office@school.example", password: "blue kite over neem" };

export interface SchoolOptions {
  /** Default: a free port. */
  port?: number;
  dataDir: string;
  /** Default: SQLite in the data folder. */
  databaseUrl?: string;
  /** Default: files in the data folder. */
  s3?: S3Settings;
  trustProxy?: string;
  drainSeconds?: number;
  withSample?: boolean;
  /** Default: the program generates a password. */
  adminPassword?: string;
  /** A command that runs the program given after it, such as one that sets a limit. */
  through?: readonly string[];
}

export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** The program as `npm start` runs it, in its own process, which a test may kill at any time. */
export interface SchoolProcess {
  url: string;
  api: string;
  process: ChildProcess;
  /** Resolves when the site is open; rejects if the process ends first. */
  opened: Promise<void>;
  ended: Promise<Ending>;
  output(): string;
  kill(): Promise<Ending>;
  /** Sends SIGTERM, as a service manager does. */
  terminate(): Promise<Ending>;
}

/** A folder that is removed after the test. */
export async function createDataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "gurukul-faults-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** Starts the program. `whenOver` receives the function that ends it; by default it ends with the test. */
export async function spawnSchool(
  options: SchoolOptions,
  whenOver: (end: () => Promise<void>) => void = onTestFinished,
): Promise<SchoolProcess> {
  const port = options.port ?? (await findFreePort());
  const [command = process.execPath, ...parameters] = [
    ...(options.through ?? []),
    process.execPath,
    path.join(ROOT, "core/server/main.ts"),
  ];
  const child = spawn(command, parameters, {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: options.dataDir,
      ADMIN_EMAIL: OFFICE.email,
      LOG_LEVEL: "warn",
      SAMPLE_CONTENT: options.withSample ? "on" : "off",
      ...(options.adminPassword && { ADMIN_PASSWORD: options.adminPassword }),
      ...(options.databaseUrl && { DATABASE_URL: options.databaseUrl }),
      ...(options.s3 && s3Environment(options.s3)),
      ...(options.drainSeconds && { DRAIN_SECONDS: String(options.drainSeconds) }),
      ...(options.trustProxy && { TRUST_PROXY: options.trustProxy }),
    },
  });
  let output = "";
  const { promise: opened, resolve, reject } = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (output.includes("is open.")) resolve();
    });
  }
  const ended = once(child, "close").then(([code, signal]): Ending => ({ code, signal }));
  ended.then(() => reject(new Error(`The school did not open:\n${output}`)));
  // A test that only waits for the end does not handle this rejection.
  opened.catch(() => {});

  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  whenOver(async () => {
    await end("SIGKILL");
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    api: `${url}${API_PREFIX}`,
    process: child,
    opened,
    ended,
    output: () => output,
    kill: () => end("SIGKILL"),
    terminate: () => end("SIGTERM"),
  };
}

export async function openSchool(
  options: SchoolOptions,
  whenOver?: (end: () => Promise<void>) => void,
): Promise<SchoolProcess> {
  const school = await spawnSchool({ adminPassword: OFFICE.password, ...options }, whenOver);
  await school.opened;
  return school;
}

export async function logIn(school: Pick<SchoolProcess, "api">): Promise<string> {
  const answer = await fetch(`${school.api}/admins/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(OFFICE),
  });
  if (answer.status !== 200) throw new Error(`The admin cannot log in: ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  return token;
}
