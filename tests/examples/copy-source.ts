import { cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Example } from "./examples.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const NOT_SOURCE = new Set(["node_modules", "build", "data", ".git"]);

/** A copy of the source in a temporary folder, to which the examples are applied. */
export async function copySourceWith(examples: readonly Example[]): Promise<string> {
  const copy = await mkdtemp(path.join(os.tmpdir(), "gurukul-examples-"));
  for (const name of (await readdir(ROOT)).filter((each) => !NOT_SOURCE.has(each))) {
    await cp(path.join(ROOT, name), path.join(copy, name), { recursive: true });
  }
  await symlink(path.join(ROOT, "node_modules"), path.join(copy, "node_modules"));
  for (const example of examples) await applyTo(copy, example);
  return copy;
}

async function applyTo(copy: string, example: Example): Promise<void> {
  for (const [file, change] of Object.entries(example)) {
    const target = path.join(copy, file);
    if (typeof change === "string") {
      await mkdir(path.dirname(target), { recursive: true });
      await cp(path.join(import.meta.dirname, "new-files", change), target, { errorOnExist: true });
      continue;
    }
    let text = await readFile(target, "utf8");
    for (const { after, insert } of change) {
      const [before, rest, ...more] = text.split(after);
      if (rest === undefined || more.length > 0) throw new Error(`${file} does not have once: ${after}`);
      text = `${before}${after}${insert}${rest}`;
    }
    await writeFile(target, text);
  }
}
