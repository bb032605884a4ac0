import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect } from "vitest";
import { findFreePort } from "../free-port.ts";
import { MACHINE_PATH } from "./machine-path.ts";

/** An installation with versions, whose site runs while the tests of a file run. Only tests of updates import it. */
const REPOSITORY = path.resolve(import.meta.dirname, "../..");
const folder = await mkdtemp(path.join(os.tmpdir(), "gurukul-update-"));
export const inFolder = (...names: string[]) => path.join(folder, ...names);
export const port = await findFreePort();
const url = `http://127.0.0.1:${port}`;
const env = {
  PATH: MACHINE_PATH,
  HOME: process.env.HOME,
  HOST: "127.0.0.1",
  PORT: String(port),
  DATA_DIR: inFolder("data"),
  SAMPLE_CONTENT: "off",
  LOG_LEVEL: "warn",
  UPDATE_FROM: inFolder("remote"),
};

/** Starts the program again whenever it ends, in the folder to which the link leads then, as systemd does. */
let site: ChildProcess | undefined;
let isOver = false;
async function keepRunning(): Promise<void> {
  while (!isOver) {
    site = spawn("node", ["scripts/start.mjs"], { cwd: inFolder("site"), env, stdio: "ignore" });
    await once(site, "close");
    await sleep(100);
  }
}

beforeAll(async () => {
  await buildVersion("1.0.0", inFolder("versions/1.0.0"));
  await symlink("versions/1.0.0", inFolder("site"));
  await mkdir(inFolder("data"));
  void keepRunning();
  while ((await findVersion()) === undefined) await sleep(100);
});
afterAll(async () => {
  isOver = true;
  if (site) {
    // Under an older Node the program is a child of this process, which forwards only signals that it can handle.
    site.kill("SIGTERM");
    await once(site, "close");
  }
  await rm(folder, { recursive: true });
});

/** The built program under another number, with `change` at the end of its main module, and perhaps a migration more. */
async function buildVersion(version: string, target: string, change = "", migration?: string): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const part of ["core", "features", "scripts"])
    await cp(path.join(REPOSITORY, part), path.join(target, part), { recursive: true });
  for (const part of ["build", "docs", "node_modules", "sample"])
    await symlink(path.join(REPOSITORY, part), path.join(target, part));
  const description = JSON.parse(await readFile(path.join(REPOSITORY, "package.json"), "utf8"));
  await writeFile(path.join(target, "package.json"), JSON.stringify({ ...description, version }));
  await writeFile(path.join(target, "release.json"), JSON.stringify({ version }));
  await appendFile(path.join(target, "core/server/main.ts"), change);
  if (migration)
    await writeFile(
      path.join(target, `core/server/database/migrations/${migration}.ts`),
      "export async function migrate() {}\n",
    );
}

export async function buildArchive(version: string, change?: string, migration?: string): Promise<string> {
  const name = `gurukul-${version}`;
  await buildVersion(version, inFolder(name), change, migration);
  const files = globSync("**/*.{ts,mjs,json}", {
    cwd: inFolder(name),
    exclude: ["build", "docs", "node_modules", "sample"],
  });
  const sums = files.map(async (file) => {
    const sum = createHash("sha256").update(await readFile(inFolder(name, file)));
    return `${sum.digest("hex")}  ${file}\n`;
  });
  await writeFile(inFolder(name, "SHA256SUMS"), (await Promise.all(sums)).join(""));
  const archive = inFolder(`${name}.tar.gz`);
  execFileSync("tar", ["--create", "--gzip", `--file=${archive}`, `--directory=${folder}`, name]);
  await rm(inFolder(name), { recursive: true });
  return archive;
}

export function startUpdate(parameters: string[], through: string[] = []) {
  const [program = "node", ...rest] = [
    ...through,
    ...["node", "scripts/run.mjs", "core/cli/update.ts"],
    ...parameters,
  ];
  return spawn(program, rest, { cwd: inFolder("site"), env });
}

export async function update(parameters: string[], through?: string[]) {
  const child = startUpdate(parameters, through);
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { out, error, code };
}

export async function findVersion(): Promise<string | undefined> {
  try {
    const { version } = (await (await fetch(`${url}/healthz`)).json()) as { version: string };
    return version;
  } catch {
    return undefined;
  }
}

export const listVersions = async () =>
  (await readdir(inFolder("versions"))).filter((name) => !name.startsWith(".")).sort();

/** The same process serves the same version, and no folder is left. */
export async function expectNothingChanged(during: () => Promise<void>): Promise<void> {
  const before = [site?.pid, await findVersion(), await listVersions(), await readlink(inFolder("site"))];
  await during();
  expect([site?.pid, await findVersion(), await listVersions(), await readlink(inFolder("site"))]).toEqual(
    before,
  );
  expect(existsSync(inFolder("versions/.work"))).toBe(false);
}
