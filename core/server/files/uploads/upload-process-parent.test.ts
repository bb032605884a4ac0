import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { buildJpeg } from "../../../../tests/files.ts";
import { firstOf } from "../../../../tests/repetitions.ts";

const jpeg = await buildJpeg({ width: 400, height: 300 });

/** Starts a program that prepares a picture, prints the id of the process and then runs `rest`. */
function startParent(rest: string) {
  const program = `
    import { openUploadProcess } from ${JSON.stringify(path.join(import.meta.dirname, "upload-process.ts"))};
    const images = openUploadProcess({ debug: ({ pid }) => pid && console.log(pid) }, { idleMilliseconds: 600_000 });
    await images.prepareImage(Buffer.from("${jpeg.toString("base64")}", "base64"), "photo", "image");
    ${rest}`;
  const parent = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void parent.kill("SIGKILL"));
  return parent;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const ENDINGS: [what: string, rest: string, end: (parent: ChildProcess) => Promise<void>][] = [
  [
    "ends when its parent is killed",
    "setInterval(() => {}, 1000);",
    async (parent) => {
      parent.kill("SIGKILL");
    },
  ],
  [
    "does not keep its parent running, and ends with it",
    "",
    async (parent) => {
      expect(await once(parent, "exit")).toEqual([0, null]);
    },
  ],
  [
    "is awaited by a parent that closes it and has nothing else to do",
    "await images.close(); process.exitCode = 7;",
    async (parent) => {
      expect(await once(parent, "exit")).toEqual([7, null]);
    },
  ],
];

it.each(firstOf(ENDINGS, 1))("the process %s", async (_what, rest, end) => {
  const parent = startParent(rest);
  const [printed] = await once(parent.stdout, "data");
  await end(parent);
  await expect.poll(() => isRunning(Number(printed))).toBe(false);
});
