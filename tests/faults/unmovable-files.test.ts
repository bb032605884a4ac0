import { rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { createRefusedChild, readStatus } from "./refused-child.ts";
import { createDataFolder, openSchool } from "./school-process.ts";

test("a refused photo that the disk cannot move is not served, and is moved within 30 seconds after the disk works again", async () => {
  const dataDir = await createDataFolder();
  const school = await openSchool({ dataDir });
  const [withdrawn, aside] = [path.join(dataDir, "withdrawn"), path.join(dataDir, "aside")];
  const { photo, message } = await createRefusedChild(school, async (name) => {
    expect(await readStatus(school.api, name)).toBe(200);
    // The user who runs the tests may write into any folder (root), so permissions cannot be used here.
    await rename(withdrawn, aside);
    await writeFile(withdrawn, "");
  });
  expect(message).toBe(
    "Recorded for 1 student. The photo is still being removed; visitors can no longer open it.",
  );
  const isPublic = () =>
    stat(path.join(dataDir, "uploads", photo)).then(
      () => true,
      () => false,
    );
  expect([await isPublic(), await readStatus(school.api, photo)]).toEqual([true, 404]);

  await rm(withdrawn);
  await rename(aside, withdrawn);
  await expect.poll(isPublic, { timeout: 30_000 }).toBe(false);
  expect(await readStatus(school.api, photo)).toBe(404);
});
