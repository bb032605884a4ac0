import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { requireSpace } from "../../server/files/free-space.ts";
import { PROGRAM_VERSION } from "../../server/program-version.ts";
import { UsageError } from "../usage-error.ts";
import { followLink, type Installation } from "./installation.mjs";
import { runStep } from "./run-step.ts";

const MEGABYTE = 1024 * 1024;
/** A clone with all development tools, and its build. */
const CLONE_BYTES = 1500 * MEGABYTE;
/** An archive unpacks to less than four times its size. */
const UNPACKED = 4;
const compareVersions = new Intl.Collator("en", { numeric: true }).compare;
const NOTHING_CHANGED = "Nothing was changed, the site runs as before.";

export interface Version {
  name: string;
  folder: string;
}

/** Makes a whole version in `versions/`, built and without development tools. A version that is not whole never has its name. */
export async function prepareVersion(
  installation: Installation,
  work: string,
  { wanted, repository }: { wanted: string | undefined; repository: string | undefined },
): Promise<Version> {
  const unfinished = path.join(work, "version");
  const name =
    wanted !== undefined && /\.(tar\.gz|tgz)$/.test(wanted)
      ? await unpack(wanted, unfinished)
      : await fetchAndBuild(unfinished, { wanted, repository });
  const folder = path.join(installation.versions, name);
  if (followLink(installation.site) === folder)
    throw new UsageError(`Version ${name} runs already. Nothing was changed.`);
  await rm(folder, { recursive: true, force: true });
  // After a power cut, a folder with its name must have all its files.
  await runStep("sync", ["--file-system", unfinished], {
    failure: `The disk does not write. ${NOTHING_CHANGED}`,
  });
  await rename(unfinished, folder);
  return { name, folder };
}

async function unpack(archive: string, folder: string): Promise<string> {
  const { size } = await stat(archive);
  await requireSpace(folder, size * UNPACKED, "the new version");
  console.log(`Unpacking ${archive}...`);
  const sums = `${archive}.sha256`;
  const damaged = `${archive} is damaged: copy it again, and run this again. ${NOTHING_CHANGED}`;
  if (existsSync(sums) && !(await readFile(sums, "utf8")).startsWith(await hash(archive)))
    throw new UsageError(damaged);
  await mkdir(folder);
  await runStep(
    "tar",
    [
      "--extract",
      "--gzip",
      "--no-same-owner",
      "--strip-components=1",
      `--file=${path.resolve(archive)}`,
      `--directory=${folder}`,
    ],
    { failure: damaged },
  );
  if (!existsSync(path.join(folder, "release.json")))
    throw new UsageError(`${archive} is not a release archive of this program. ${NOTHING_CHANGED}`);
  for (const line of (await readFile(path.join(folder, "SHA256SUMS"), "utf8")).trim().split("\n")) {
    const [expected, file = ""] = line.split("  ");
    if ((await hash(path.join(folder, file)).catch(() => undefined)) !== expected)
      throw new UsageError(damaged);
  }
  return readVersion(folder);
}

async function fetchAndBuild(
  folder: string,
  { wanted, repository }: { wanted: string | undefined; repository: string | undefined },
): Promise<string> {
  if (repository === undefined)
    throw new UsageError(
      `UPDATE_FROM is not set: it is the address of the repository with the versions. Or give a release archive. ${NOTHING_CHANGED}`,
    );
  await requireSpace(folder, CLONE_BYTES, "the new version");
  const env = { ...process.env, GIT_TERMINAL_PROMPT: "0" };
  const unreachable = `${repository} cannot be read: check the network and UPDATE_FROM. ${NOTHING_CHANGED}`;
  const tag = wanted ?? (await findNewestTag(repository, env, unreachable));
  if (tag === `v${PROGRAM_VERSION}`)
    throw new UsageError(`Version ${PROGRAM_VERSION} runs already. Nothing was changed.`);
  if (wanted === undefined && compareVersions(tag, `v${PROGRAM_VERSION}`) < 0)
    throw new UsageError(
      `The newest version in ${repository} is ${tag}, and ${PROGRAM_VERSION} runs. Nothing was changed. To install the older one, name it.`,
    );
  console.log(`Fetching ${tag}...`);
  await runStep("git", ["clone", "--quiet", "--depth=1", `--branch=${tag}`, "--", repository, folder], {
    env,
    failure: unreachable,
  });
  const commit = await runStep("git", ["rev-parse", "--short=8", "HEAD"], {
    cwd: folder,
    failure: unreachable,
  });
  await rm(path.join(folder, ".git"), { recursive: true });
  console.log(`Installing and building ${tag} beside the running version (some minutes)...`);
  await runStep(process.execPath, ["scripts/start.mjs", "--prepare"], {
    cwd: folder,
    failure: `${tag} could not be installed and built. ${NOTHING_CHANGED} On a machine with little memory use a release archive.`,
  });
  return `${await readVersion(folder)}-${commit}`;
}

async function findNewestTag(
  repository: string,
  env: NodeJS.ProcessEnv,
  unreachable: string,
): Promise<string> {
  const list = await runStep("git", ["ls-remote", "--tags", "--refs", "--", repository, "v*"], {
    env,
    failure: unreachable,
  });
  const tags = [...list.matchAll(/refs\/tags\/(v\d+\.\d+\.\d+)$/gm)].map(([, tag = ""]) => tag);
  const newest = tags.sort(compareVersions).at(-1);
  if (newest === undefined)
    throw new UsageError(`${repository} has no version: name a branch. ${NOTHING_CHANGED}`);
  return newest;
}

async function readVersion(folder: string): Promise<string> {
  return JSON.parse(await readFile(path.join(folder, "package.json"), "utf8")).version;
}

async function hash(file: string): Promise<string> {
  const sum = createHash("sha256");
  await pipeline(createReadStream(file), sum);
  return sum.digest("hex");
}
