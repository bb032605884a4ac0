import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { readArguments } from "../core/cli/read-arguments.mjs";
import { usage } from "./release.usage.mjs";
import { ensureBuilt } from "./setup/build.ts";
import { stopWith } from "./setup/run-command.mjs";

/** Files and folders of the program that run, help to run it, or explain it. */
const CONTENTS = [
  ...[
    "package.json",
    "README.md",
    "CHANGELOG.md",
    "LICENSE",
    "SECURITY.md",
    "core",
    "features",
    "deploy",
    "docs",
  ],
  ...["scripts/start.mjs", "scripts/start.usage.mjs", "scripts/run.mjs", "scripts/setup"],
  ...["sample", "build/client", "build/server", "build/sample"],
];
/** Sources of the sample's pictures, tests, and the copy from which the package "node" takes its program. */
const LEFT_OUT =
  /^node_modules\/node\/node_modules|^sample\/(pictures|circulars)(\/|$)|^(core|features)\/.*(\/tests(\/|$)|\.test\.tsx?$)/;

interface LockedPackage {
  dev?: boolean;
  devOptional?: boolean;
}

const [target = "build/release"] = readArguments(usage).parameters;
const { version }: { version: string } = JSON.parse(readFileSync("package.json", "utf8"));
if (!readFileSync("CHANGELOG.md", "utf8").includes(`\n## ${version}\n`))
  stopWith(`CHANGELOG.md has no section "## ${version}". Write what operators must do, then run this again.`);
if (execFileSync("git", ["status", "--porcelain"], { encoding: "utf8" }) !== "")
  stopWith(
    "The working copy has changes. Commit them, so that the archive has what the tag has, then run this again.",
  );
await ensureBuilt();

const name = `gurukul-${version}-${process.platform}-${process.arch}`;
mkdirSync(target, { recursive: true });
const work = mkdtempSync(path.join(target, ".work-"));
process.on("exit", () => rmSync(work, { recursive: true, force: true }));
const folder = path.join(work, name);
for (const source of [...CONTENTS, ...listPackages()]) copy(source);
const files = listFiles(folder);
writeFileSync(path.join(folder, "release.json"), `${JSON.stringify({ version, files: files.length })}\n`);
writeFileSync(
  path.join(folder, "SHA256SUMS"),
  files.map((file) => `${hash(path.join(folder, file))}  ${file}\n`).join(""),
);
const archive = path.join(target, `${name}.tar.gz`);
execFileSync("tar", [
  "--create",
  "--gzip",
  "--owner=0",
  "--group=0",
  `--file=${archive}`,
  `--directory=${work}`,
  name,
]);
writeFileSync(`${archive}.sha256`, `${hash(archive)}  ${path.basename(archive)}\n`);
console.log(`${archive} is complete. For the tag:
  git tag --annotate v${version} --message "Version ${version}"
  git push origin v${version}`);

function copy(source: string): void {
  if (!existsSync(source)) return;
  const filter = (each: string) => !LEFT_OUT.test(path.relative(".", each));
  cpSync(source, path.join(folder, source), { recursive: true, filter, verbatimSymlinks: true });
}

/** The packages that run. A package for another system is in the lock file only. */
function listPackages(): string[] {
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync("package-lock.json", "utf8"),
  );
  return (
    Object.entries(packages)
      .filter(([location, { dev, devOptional }]) => location !== "" && !dev && !devOptional)
      .map(([location]) => location)
      // A package in the folder of another one is copied with it.
      .filter((location) => location.lastIndexOf("node_modules/") === 0)
  );
}

function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

function hash(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
