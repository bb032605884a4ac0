import { mkdir, mkdtemp, open, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { readSnapshot } from "../../core/server/backup/read-snapshot.ts";
import { restoreBackup } from "../../core/server/backup/restore-backup.ts";
import { writeBackupFile } from "../../core/server/backup/write-backup.ts";
import { VERSION_0_9 } from "../../core/server/database/migrations/before-baseline.ts";
import { migrations, tablesOf } from "../../core/server/database/migrations/index.ts";
import { resources } from "../../features/types.ts";
import { IS_ONCE } from "../repetitions.ts";
import { startTestServer, type TestServer } from "../test-server.ts";
import { type Entry, putTogether, takeApart, withRows } from "./archives.ts";
import { createStores } from "./create-stores.ts";
import { contentTypes, createEntry } from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();
const folder = await mkdtemp(path.join(os.tmpdir(), "gurukul-damaged-"));
const archive = path.join(folder, "school.tar");
const damaged = path.join(folder, "damaged.tar");
for (const type of Object.values(contentTypes)) await createEntry(api, type);
await writeBackupFile(api.server, archive);
const whole = await readFile(archive);
const parts = await takeApart(archive);
let target: TestServer;
let before: Awaited<ReturnType<typeof everythingOf>>;

/** All rows of all tables and the bytes of all files. */
async function everythingOf({ database, files }: Pick<TestServer, "database" | "files">) {
  const { tables } = await readSnapshot(database);
  const stored = (await Array.fromAsync(files.list())).map(({ name }) => name).sort();
  const contents: Record<string, string> = {};
  for (const name of stored) contents[name] = (await buffer(await files.read(name))).toString("base64");
  return { tables: Object.fromEntries(tables), contents };
}

/** A school with content of its own, which must be as it was after each refusal. */
beforeAll(async () => {
  target = await startTestServer(await createStores());
  await target.content.create(resources.facilities, { name: "What was there before", image: null });
  before = await everythingOf(target);
});
afterEach(async () => {
  vi.restoreAllMocks();
  expect(await everythingOf(target)).toEqual(before);
});
afterAll(async () => {
  await target.close();
  await rm(folder, { recursive: true });
});

/** The one line that the command prints. */
async function refusal(file = damaged, kind = "BackupError"): Promise<string> {
  const error = await restoreBackup(file, target, { mayOverwrite: true }).then(
    () => new Error("It was restored."),
    (reason) => reason,
  );
  expect(error.constructor.name).toBe(kind);
  expect(error.message).toMatch(/^[^\n]+\.$/);
  return error.message.replaceAll(folder, "");
}

async function refusalOf(entries: readonly Entry[], manifest?: unknown, after?: Entry[]): Promise<string> {
  await putTogether(damaged, entries, manifest, after);
  return refusal();
}

it("the tables of every migration are known, so that a backup that lacks one shows", async () => {
  expect(tablesOf([...migrations.keys()]).sort()).toEqual(Object.keys(before.tables).sort());
});

describe("a damaged file is refused in one line, and nothing is changed or left behind:", () => {
  it("cut short anywhere", async () => {
    const ends = new Set([1, 2, 100, 511, whole.length - 1, whole.length - 512, whole.length - 1024]);
    const blocks = Math.floor(whole.length / 512);
    // Around the borders of blocks, where a reader may take the end for the end of the archive.
    for (let block = 1; block < blocks; block += Math.max(1, Math.floor(blocks / 40))) {
      for (const offset of [-1, 0, 1]) ends.add(block * 512 + offset);
    }
    for (const end of ends) {
      await writeFile(damaged, whole.subarray(0, end));
      expect(await refusal(), `cut after ${end} bytes`).toMatch(/whole backup|cannot be read|damaged/);
    }
  });

  it("with a byte changed, wherever it matters", async () => {
    const places = fc.record({ at: fc.nat(whole.length - 1), bit: fc.nat(7) });
    await fc.assert(
      fc.asyncProperty(places, async ({ at, bit }) => {
        const changed = Buffer.from(whole);
        changed.writeUInt8(changed.readUInt8(at) ^ (1 << bit), at);
        await writeFile(damaged, changed);
        // Between the entries there are bytes that mean nothing.
        if (await isSameContent(changed)) return;
        expect(await refusal()).not.toBe("");
      }),
      { numRuns: IS_ONCE ? 60 : 200 },
    );
  });

  it("with something behind its end", async () => {
    await writeFile(damaged, Buffer.concat([whole, Buffer.from("more")]));
    expect(await refusal()).toMatch(/not a whole backup/);
  });

  it.each([
    ["empty", Buffer.alloc(0)],
    ["zeros alone", Buffer.alloc(10_240)],
    ["something else", Buffer.from("hello ".repeat(500))],
    [
      "something else that ends in zeros",
      Buffer.concat([Buffer.from("hello ".repeat(500)), Buffer.alloc(2048)]),
    ],
    ["compressed", gzipSync(whole)],
  ])("%s", async (_what, bytes) => {
    await writeFile(damaged, bytes);
    expect(await refusal()).toMatch(/whole backup|cannot be read/);
  });

  it("not there, or a folder", async () => {
    expect(await refusal(path.join(folder, "nowhere.tar"))).toBe("There is no file /nowhere.tar.");
    const inner = path.join(folder, "inner");
    await mkdir(inner);
    expect(await refusal(inner)).toBe("/inner is not a file.");
  });

  it("with an entry that claims to be enormous", async () => {
    await putTogether(damaged, [{ name: `files/${"a".repeat(32)}.pdf`, bytes: Buffer.from("x") }]);
    const file = await open(damaged, "r+");
    // The size and the checksum over the header, in octal digits.
    const header = Buffer.alloc(512);
    await file.read(header, 0, 512, 0);
    header.write("77777777777 ", 124);
    header.write("        ", 148);
    header.write(
      `${header
        .reduce((sum, byte) => sum + byte, 0)
        .toString(8)
        .padStart(6, "0")}\0 `,
      148,
    );
    await file.write(header, 0, 512, 0);
    await file.close();
    expect(await refusal()).toMatch(/is too large/);
  });
});

/** Whether everything that would be restored is what it was: nothing depends on the moment of a backup, or on what it lacks. */
async function isSameContent(bytes: Buffer): Promise<boolean> {
  const other = path.join(folder, "other.tar");
  await writeFile(other, bytes);
  const changed = await takeApart(other).catch(() => undefined);
  if (!changed) return false;
  const comparable = ({ entries, manifest: { tables, files, migrations } }: typeof parts) =>
    JSON.stringify([
      entries.map(({ name, bytes }) => [name, bytes.toString("base64")]),
      [tables, files, migrations],
    ]);
  return comparable(changed) === comparable(parts) && bytes.subarray(-1024).every((byte) => byte === 0);
}

describe("an archive that was put together wrongly is refused:", () => {
  const { entries, manifest } = parts;
  const [fileName = ""] = Object.keys(manifest.files);
  const withoutFile = Object.fromEntries(
    Object.entries(manifest.files).filter(([name]) => name !== fileName),
  );

  it("without a manifest", async () => {
    expect(await refusalOf(entries)).toBe("/damaged.tar is not a whole backup: it has no manifest.");
  });

  it("with a manifest that cannot be read", async () => {
    for (const wrong of [[], {}, { ...manifest, format: 2 }, { ...manifest, tables: undefined }, "text", 7]) {
      expect(await refusalOf(entries, wrong)).toMatch(/its manifest is damaged or of another format/);
    }
  });

  it("hollow: a manifest that names no tables", async () => {
    expect(await refusalOf([], { ...manifest, tables: {}, files: {} })).toBe(
      "/damaged.tar is not a whole backup: its manifest has no table accounts.",
    );
    expect(await refusalOf([], { ...manifest, tables: {}, files: {}, migrations: [] })).toMatch(/damaged/);
  });

  it.each(Object.keys(manifest.tables))("with a manifest that lacks the table %s", async (table) => {
    const { [table]: _lacking, ...tables } = manifest.tables;
    expect(await refusalOf(entries, { ...manifest, tables })).toBe(
      `/damaged.tar is not a whole backup: its manifest has no table ${table}.`,
    );
  });

  it("made by a newer version, by one before 0.9, or by none", async () => {
    const newer = [...manifest.migrations, "999-of-tomorrow"];
    expect(await refusalOf(entries, { ...manifest, migrations: newer })).toMatch(/a newer version/);
    expect(await refusalOf(entries, { ...manifest, migrations: VERSION_0_9.slice(0, -1) })).toBe(
      '/damaged.tar was made by a version of the program before 0.9. Restore it with version 0.9, make a backup with that, and restore this: see "Updating from before version 0.9" in docs/deploy.md.',
    );
    expect(await refusalOf(entries, { ...manifest, migrations: ["toString"] })).toMatch(/a newer version/);
    expect(await refusalOf(entries, { ...manifest, migrations: [] })).toMatch(/does not tell the version/);
  });

  it("with a table or a file that is not there", async () => {
    for (const { name } of [entries[0], entries.at(-1)].filter((entry) => entry !== undefined)) {
      expect(
        await refusalOf(
          entries.filter((entry) => entry.name !== name),
          manifest,
        ),
      ).toBe(`/damaged.tar is damaged: ${name} is not there.`);
    }
  });

  it("with rows that name a file which it does not have", async () => {
    expect(await refusalOf(entries, { ...manifest, files: withoutFile })).toMatch(
      /\w+ [0-9a-f-]{36} names the file [0-9a-f]{32}-40x30\.v2\.jpg, which it does not have\.$/,
    );
  });

  it.each([
    ["files/../../etc/passwd", {}],
    ["/etc/passwd", {}],
    ["files/.hidden", {}],
    ["tables/../notices.jsonl", {}],
    ["notes.txt", {}],
    [`files/${fileName}`, { type: "symlink", linkname: "/etc/passwd" }],
    ["files/", { type: "directory" }],
  ] as const)("with an entry %s %j", async (name, header) => {
    const strange = { name, bytes: Buffer.from("type" in header ? "" : "x"), header };
    expect(await refusalOf([strange, ...entries], manifest)).toMatch(/not a backup|not a file/);
  });

  it("with a manifest that names a path for a file", async () => {
    const files = { ...manifest.files, "../../x": { size: 1, sha256: "0".repeat(64) } };
    expect(await refusalOf(entries, { ...manifest, files })).toMatch(/its manifest is damaged/);
  });

  it("with a file twice, or something behind its manifest", async () => {
    const file = entries.filter(({ name }) => name === `files/${fileName}`);
    expect(await refusalOf([...entries, ...file], manifest)).toMatch(/is there twice/);
    const again = { name: "manifest.json", bytes: Buffer.from(JSON.stringify(manifest)) };
    expect(await refusalOf(entries, manifest, [again])).toMatch(/something follows its manifest/);
    expect(await refusalOf(entries, manifest, file)).toMatch(/something follows its manifest/);
  });

  const changeRow = (change: (row: Record<string, unknown>) => unknown) => (lines: string[]) =>
    lines.map((line) => JSON.stringify(change(JSON.parse(line))));

  it.each([
    ["facilities", "is no object", () => ["[]"]],
    ["facilities", "is no JSON", () => ["{"]],
    ["facilities", "is null", () => ["null"]],
    ["facilities", "has a column of another program", changeRow((row) => ({ ...row, colour: "red" }))],
    ["facilities", "has a number for a text", changeRow((row) => ({ ...row, name: 7 }))],
    ["facilities", "has a list for a text", changeRow((row) => ({ ...row, name: ["x"] }))],
    ["facilities", "has a truth for a text", changeRow((row) => ({ ...row, name: true }))],
    ["facilities", "lacks a name", changeRow(({ name: _name, ...row }) => row)],
    ["facilities", "has null for a name", changeRow((row) => ({ ...row, name: null }))],
    ["facilities", "has null for a key", changeRow((row) => ({ ...row, _id: null }))],
    ["facilities", "has half a number", changeRow((row) => ({ ...row, sample: 0.5 }))],
    ["topStudents", "has a text for a number", changeRow((row) => ({ ...row, percent: "97.5" }))],
    ["galleries", "has a list of files that is none", changeRow((row) => ({ ...row, images: "x" }))],
    ["galleries", "has a list of files with a number", changeRow((row) => ({ ...row, images: "[7]" }))],
    ["galleries", "has a text in place of the list", changeRow((row) => ({ ...row, images: '{"a":1}' }))],
  ] as const)("with a row of %s that %s", async (table, _how, change) => {
    const changed = withRows(parts, table, change);
    expect(await refusalOf(changed.entries, changed.manifest)).toMatch(/damaged|does not fit/);
  });

  it("with rows that only the database finds wrong, after the files were written", async () => {
    const twice = withRows(parts, "facilities", (lines) => [...lines, ...lines]);
    expect(await refusalOf(twice.entries, twice.manifest)).toMatch(
      /could not be restored: .+\. Nothing was changed\.$/,
    );
  });

  it("with another number of rows than the manifest says", async () => {
    const { facilities } = manifest.tables;
    const tables = { ...manifest.tables, facilities: { ...facilities, rows: 2 } };
    expect(await refusalOf(entries, { ...manifest, tables })).toMatch(/another number of rows/);
  });

  it("with a table that is not of this program", async () => {
    const tables = { ...manifest.tables, holidays: manifest.tables.facilities };
    const facilities = entries.find(({ name }) => name === "tables/facilities.jsonl");
    const holidays = { name: "tables/holidays.jsonl", bytes: facilities?.bytes ?? Buffer.alloc(0) };
    expect(await refusalOf([...entries, holidays], { ...manifest, tables })).toMatch(
      /there is no table holidays/,
    );
    const sessions = { name: "tables/sessions.jsonl", bytes: facilities?.bytes ?? Buffer.alloc(0) };
    const withSessions = { ...manifest.tables, sessions: manifest.tables.facilities };
    expect(await refusalOf([...entries, sessions], { ...manifest, tables: withSessions })).toMatch(
      /there is no table sessions/,
    );
  });
});

describe("a whole backup changes nothing either", () => {
  it("when its files cannot be written", async () => {
    const { write } = target.files;
    let count = 0;
    vi.spyOn(target.files, "write").mockImplementation(async (...parameters) => {
      count++;
      if (count > 3) throw new Error("ENOSPC: no space left on device");
      await write(...parameters);
    });
    expect(await refusal(archive)).toBe(
      "/school.tar could not be restored: ENOSPC: no space left on device. Nothing was changed.",
    );
    expect(count).toBe(4);
  });

  it("when the connection breaks at the commit, it may have been restored: then its files stay for its rows", async () => {
    const error = Object.assign(new Error("Connection terminated unexpectedly"), { code: "ECONNRESET" });
    vi.spyOn(target.database.db, "transaction").mockImplementationOnce(() => {
      throw error;
    });
    expect(await refusal(archive, "PartlyRestored")).toMatch(/^The connection to the database broke off/);
    const names = Object.keys(parts.manifest.files);
    for (const name of names) expect(await target.files.find(name)).toBeDefined();
    await target.files.remove(names);
  });

  it("when files of it were there before: they stay, and the others go", async () => {
    const [name = ""] = Object.keys(parts.manifest.files);
    await target.files.write(name, Buffer.from("other bytes"));
    const twice = withRows(parts, "facilities", (lines) => [...lines, ...lines]);
    await refusalOf(twice.entries, twice.manifest);
    expect((await buffer(await target.files.read(name))).toString()).toBe("other bytes");
    await target.files.remove([name]);
  });
});
