import { access, cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../core/server/config.ts";
import { openDatabase } from "../../core/server/database/open-database.ts";
import { openSchool } from "../../core/server/open-school.ts";
import { resources } from "../../features/types.ts";
import { runCommand } from "../run-command.ts";

const [KEPT, LOST] = [`${"a".repeat(32)}-40x30.jpg`, `${"b".repeat(32)}.pdf`] as const;

const folder = await mkdtemp(path.join(os.tmpdir(), "gurukul-commands-"));
const dataDir = path.join(folder, "data");
const archive = path.join(folder, "school.tar");
let lostIn = "";

const run = (command: "backup" | "restore", parameters: string[], data: string) =>
  runCommand(command, parameters, { DATA_DIR: data });

/** A data folder with a missing file, as an older version may have left it. */
beforeAll(async () => {
  const school = await openSchool(
    readConfig({
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: "blue kite over neem",
      SAMPLE_CONTENT: "off",
      LOG_LEVEL: "silent",
    }),
    { loadSample: async () => {} },
  );
  for (const name of [KEPT, LOST]) await school.files.write(name, Buffer.from(name));
  await school.server.content.create(resources.facilities, { name: "Library", image: KEPT });
  const notice = { title: "Annual Day", description: "Come.", date: null, pdfOrImage: LOST };
  lostIn = (await school.server.content.create(resources.notices, notice))._id;
  await school.close();
  await rm(path.join(dataDir, "uploads", LOST));
});

afterAll(() => rm(folder, { recursive: true }));

describe("npm run backup", () => {
  it("writes the backup, names missing files with advice, and exits with 0", async () => {
    const { code, out, error } = await run("backup", [archive], dataDir);
    expect([code, out]).toEqual([0, expect.stringMatching(/holds \d+ rows and 1 files\.\n$/)]);
    expect(error).toBe(
      [
        "Warning: 1 file is missing: the database names it, but the storage does not have it.",
        `  notices ${lostIn}: ${LOST}`,
        "Open these entries in the admin panel, choose their files again and save.",
        "",
      ].join("\n"),
    );
  });

  it("into a missing folder fails in one line, and writes nothing", async () => {
    const file = path.join(folder, "missing", "school.tar");
    const { code, out, error } = await run("backup", [file], dataDir);
    expect([code, out]).toEqual([1, ""]);
    expect(error).toMatch(/^There is no such file or folder: .+\n$/);
  });
});

describe("npm run restore", () => {
  it("with --check says what a backup has, and touches nothing", async () => {
    const place = path.join(folder, "unused", "data");
    const { code, out } = await run("restore", [archive, "--check"], place);
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(
        /^The backup of .+ of “a school without a name” is whole:\n[\s\S]+ {2}facilities: 1\n[\s\S]+files: 1 \(1 MB\)\n$/,
      ),
    ]);
    await expect(access(place)).rejects.toThrow();
  });

  it("asks before it replaces a school, and names both", async () => {
    const { code, out, error } = await run("restore", [archive, "--overwrite"], dataDir);
    expect([code, out]).toEqual([1, ""]);
    expect(error).toMatch(
      /^This replaces everything of “.+” with the backup of .+ of “.+”\. Nothing was changed: add --yes/,
    );
  });

  it("does not replace a school by another one with --yes", async () => {
    const other = path.join(folder, "other");
    await cp(dataDir, other, { recursive: true });
    const database = await openDatabase({ databaseUrl: undefined, dataDir: other });
    const document = JSON.stringify({ name: { en: "Other School", hi: null } });
    const page = { name: "school", document, updatedAt: new Date().toISOString() };
    await database.db.insertInto("pages").values(page).execute();
    await database.db.destroy();
    const { code, error } = await run("restore", [archive, "--overwrite", "--yes"], other);
    expect([code, error]).toEqual([
      1,
      expect.stringMatching(
        /^This replaces everything of “Other School” .+ These are two schools\. Nothing was changed/,
      ),
    ]);
  });

  it("restores the existing files and names the missing ones", async () => {
    const restored = path.join(folder, "restored", "data");
    const { code, out, error } = await run("restore", [archive], restored);
    expect([code, out]).toEqual([0, expect.stringMatching(/^Restored the backup of .+ with 1 files\.\n$/)]);
    expect(error).toContain(`  notices ${lostIn}: ${LOST}\n`);
    expect(await readdir(path.join(restored, "uploads"))).toEqual([KEPT]);
  });

  it("of a damaged backup prints one line and creates no folder", async () => {
    const damaged = path.join(folder, "damaged.tar");
    const bytes = await readFile(archive);
    await writeFile(damaged, bytes.subarray(0, bytes.length - 512));
    const { code, out, error } = await run("restore", [damaged], path.join(folder, "nothing", "data"));
    expect([code, out]).toEqual([1, ""]);
    expect(error).toMatch(/^.+ is not a whole backup: .+\.\n$/);
    await expect(access(path.join(folder, "nothing"))).rejects.toThrow("ENOENT");
  });

  it("of a damaged backup leaves an existing school unchanged", async () => {
    const hollow = path.join(folder, "hollow.tar");
    await writeFile(hollow, Buffer.alloc(10_240));
    const before = await readFile(path.join(dataDir, "uploads", KEPT), "utf8");
    expect((await run("restore", [hollow, "--overwrite", "--yes"], dataDir)).code).toBe(1);
    expect(await readdir(path.join(dataDir, "uploads"))).toEqual([KEPT]);
    expect(await readFile(path.join(dataDir, "uploads", KEPT), "utf8")).toBe(before);
  });
});
