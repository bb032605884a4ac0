import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, stat } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { RESTORED_SIZE } from "../../server/backup/backup-format.ts";
import { requireSpace } from "../../server/files/free-space.ts";
import { UsageError } from "../usage-error.ts";
import type { Version } from "./prepare-version.ts";
import { runStep } from "./run-step.ts";

const START_MS = 180_000;
const CLOSE_MS = 20_000;
/** The copy has its own folder. It sends no mail, makes no backups and uses nothing of the school's on other machines. */
const LEFT_OUT =
  /^(DATABASE_URL|S3_\w+|AWS_\w+|BACKUP_\w+|SMTP_URL|MAIL_FROM|TRUST_PROXY|DRAIN_SECONDS|SAMPLE_CONTENT|ADMIN_\w+)$/;

/** Restores the backup into a folder with the new version, and starts that on another port. */
export async function checkVersion({ name, folder }: Version, backup: string, work: string): Promise<void> {
  console.log(`Checking version ${name} with a copy of the data...`);
  const dataDir = path.join(work, "data");
  await requireSpace(dataDir, (await stat(backup)).size * RESTORED_SIZE, "the copy for the check");
  await mkdir(dataDir, { mode: 0o700 });
  const port = await findFreePort();
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([variable]) => !LEFT_OUT.test(variable))),
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: "127.0.0.1",
    SAMPLE_CONTENT: "off",
    LOG_LEVEL: "error",
  };
  const failure = `Version ${name} does not work with this school's data. The site runs as before, nothing was changed.`;
  await runStep(process.execPath, ["scripts/run.mjs", "core/cli/restore.ts", backup], {
    cwd: folder,
    env,
    failure,
  });
  await requireStart(folder, env, { url: `http://127.0.0.1:${port}`, failure });
}

async function requireStart(
  folder: string,
  env: NodeJS.ProcessEnv,
  { url, failure }: { url: string; failure: string },
): Promise<void> {
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  let isOver = false;
  const ended = once(child, "close").then(() => {
    isOver = true;
  });
  const latest = performance.now() + START_MS;
  while (!isOver && performance.now() < latest && !(await isReady(url))) await sleep(200);
  const opens = !isOver && (await isReady(url)) && (await answers(`${url}/`));
  child.kill("SIGTERM");
  await Promise.race([ended, sleep(CLOSE_MS, undefined, { ref: false })]);
  child.kill("SIGKILL");
  if (!opens) throw new UsageError(`${output.trim()}\n${failure}`.trim());
}

export const isReady = (url: string) => answers(`${url}/readyz`);

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, "close");
  return port;
}
