import { existsSync } from "node:fs";
import { readlink, writeFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { buildArchive, expectNothingChanged, findVersion, inFolder, update } from "./installation.ts";

it("an archive is checked with a copy of the data and replaces the running version", async () => {
  for (const name of ["before-0.9.1.tar", "before-exams.tar"]) await writeFile(inFolder(name), "");
  const { out, error, code } = await update([await buildArchive("1.1.0")]);
  expect([error, code]).toEqual(["", 0]);
  expect(out).toMatch(
    /Version 1\.1\.0 runs\. The site was away for \d+\.\d s\. The backup .+before-1\.1\.0\.tar\.\n$/,
  );
  expect(await findVersion()).toBe("1.1.0");
  expect(await readlink(inFolder("site"))).toBe("versions/1.1.0");
  expect(existsSync(inFolder("before-1.1.0.tar"))).toBe(true);
  // Only backups of earlier updates are removed.
  expect(existsSync(inFolder("before-0.9.1.tar"))).toBe(false);
  expect(existsSync(inFolder("before-exams.tar"))).toBe(true);
});

it("going back needs neither an archive nor the network", async () => {
  const { out, code } = await update(["--back"]);
  expect([out, code]).toEqual([expect.stringMatching(/^Version 1\.0\.0 runs\. The site was away for/), 0]);
  expect(await findVersion()).toBe("1.0.0");
});

it("a version that cannot open this school's data is not installed", async () => {
  const archive = await buildArchive("1.2.0", '\nthrow new Error("no");');
  await expectNothingChanged(async () => {
    const { error, code } = await update([archive]);
    expect(error).toMatch(
      /Version 1\.2\.0 does not work with this school's data\. .+nothing was changed\.\n$/,
    );
    expect(code).toBe(1);
  });
});
