import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { appendFile, cp, mkdtemp, rm, symlink } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { findFreePort } from "../free-port.ts";
import { MACHINE_PATH } from "./machine-path.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const folder = await mkdtemp(path.join(os.tmpdir(), "gurukul-release-"));
const clone = path.join(folder, "clone");
const target = path.join(folder, "target");
const env = { PATH: MACHINE_PATH, HOME: process.env.HOME };

const release = () =>
  spawnSync("node", ["scripts/run.mjs", "scripts/release.ts", target], { cwd: clone, env, encoding: "utf8" });

beforeAll(async () => {
  execFileSync("git", ["clone", "--quiet", ROOT, clone]);
  await symlink(path.join(ROOT, "node_modules"), path.join(clone, "node_modules"));
  await appendFile(path.join(clone, ".git/info/exclude"), "node_modules\n");
  await cp(path.join(ROOT, "build"), path.join(clone, "build"), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

it("an archive of a working copy with changes is refused", async () => {
  await appendFile(path.join(clone, "README.md"), "\n");
  const { status, stderr } = release();
  execFileSync("git", ["checkout", "--quiet", "README.md"], { cwd: clone });

  expect([status, stderr]).toEqual([1, expect.stringContaining("The working copy has changes.")]);
  expect(existsSync(target)).toBe(false);
});

it("an archive has its checksums, no development tools and no tests, and starts without a build", {
  timeout: 600_000,
}, async () => {
  expect(release()).toMatchObject({ status: 0 });
  const [archive = ""] = globSync("*.tar.gz", { cwd: target });
  execFileSync("sha256sum", ["--check", "--quiet", `${archive}.sha256`], { cwd: target });
  execFileSync("tar", ["--extract", `--file=${archive}`], { cwd: target });
  const unpacked = path.join(target, path.basename(archive, ".tar.gz"));
  execFileSync("sha256sum", ["--check", "--quiet", "SHA256SUMS"], { cwd: unpacked });
  for (const name of ["vite", "typescript", "vitest"])
    expect(existsSync(path.join(unpacked, "node_modules", name)), name).toBe(false);
  expect(globSync("{core,features}/**/*.test.ts", { cwd: unpacked })).toEqual([]);

  const port = String(await findFreePort());
  const site = spawn("node", ["scripts/start.mjs"], {
    cwd: unpacked,
    env: {
      ...env,
      HOST: "127.0.0.1",
      PORT: port,
      DATA_DIR: path.join(folder, "data"),
      SAMPLE_CONTENT: "off",
    },
    stdio: "ignore",
  });
  onTestFinished(async () => {
    site.kill();
    await once(site, "close");
  });
  const findStatus = async () => (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))?.status;
  await expect.poll(findStatus, { timeout: 180_000 }).toBe(200);
});
