import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { storedNames } from "../../core/content/files/images.ts";
import { keepDailyBackups } from "../../core/server/backup/daily-backups.ts";
import { readSnapshot } from "../../core/server/backup/read-snapshot.ts";
import { restoreBackup } from "../../core/server/backup/restore-backup.ts";
import { writeBackupFile } from "../../core/server/backup/write-backup.ts";
import { buildJpeg } from "../files.ts";
import { startTestServer } from "../test-server.ts";
import { createStores } from "./create-stores.ts";
import { CANARIES, completeForm, contentTypes, createEntry, JPEG } from "./entries.ts";
import { savePage, text } from "./save-page.ts";
import { startApi } from "./start-api.ts";

const folder = await mkdtemp(path.join(os.tmpdir(), "gurukul-missing-"));
const api = await startApi({ backups: { folder, keep: 3 } });
const { facilities, galleries, students } = contentTypes;
const call = { token: api.token };
afterAll(() => rm(folder, { recursive: true }));

/** Entries as an older version of the program may have left them: each has lost a file. */
const wide = await buildJpeg({ width: 700, height: 400 });
const gallery = (
  await api.post(galleries.create, {
    ...call,
    form: [
      ["title", "Sports Day"],
      ["images", wide],
      ["images", JPEG],
    ],
  })
).body;
const library = await createEntry(api, facilities, { name: "पुस्तकालय" });
const child = await createEntry(api, students);
const whole = (await api.post(facilities.create, { ...call, form: completeForm(facilities) })).body;
const banner = { text: text("Learn"), picture: { file: "upload:0", alt: text("Children reading") } };
const saved = await savePage(api, "home", { taglineBanner: banner }, { files: [JPEG] });
const bannerFile = saved.body.document.taglineBanner.picture.file;
const childPhoto = child.profilePhoto.replace("/uploads/", "");
const [, variant = ""] = storedNames(gallery.images[0]);
const lost = [variant, library.image, bannerFile, childPhoto];
await api.server.files.remove(lost);

const expected = [
  { type: "facilities", entryId: library._id, file: library.image, parts: [library.image] },
  { type: "galleries", entryId: gallery._id, file: gallery.images[0], parts: [variant] },
  { type: "pages", entryId: "home", file: bannerFile, parts: [bannerFile] },
  { type: "students", entryId: child._id, file: childPhoto, parts: [childPhoto] },
];
const shown = [
  { type: "facilities", entryId: library._id, file: library.image, title: "पुस्तकालय" },
  { type: "galleries", entryId: gallery._id, file: gallery.images[0], title: "Sports Day" },
  { type: "pages", entryId: "home", file: bannerFile, title: "Home" },
  { type: "students", entryId: child._id, file: childPhoto, title: "Kavya Patel" },
];
const byType = (one: { type: string }, other: { type: string }) => (one.type < other.type ? -1 : 1);

it("a backup contains everything else and names the missing files", async () => {
  const archive = path.join(folder, "school.tar");
  const manifest = await writeBackupFile(api.server, archive);
  expect(manifest.missing.toSorted(byType)).toEqual(expected);
  const stored = (await api.storedFiles()).sort();
  expect(stored).toContain(whole.image);
  expect(Object.keys(manifest.files).sort()).toEqual(stored);

  const elsewhere = await startTestServer(await createStores());
  onTestFinished(() => elsewhere.close());
  expect((await restoreBackup(archive, elsewhere, { mayOverwrite: false })).missing).toEqual(
    manifest.missing,
  );
  const [here, there] = [await readSnapshot(api.server.database), await readSnapshot(elsewhere.database)];
  for (const name of ["facilities", "galleries", "pages", "students"]) {
    expect(there.tables.get(name)).toEqual(here.tables.get(name));
  }
  const restored = (await Array.fromAsync(elsewhere.files.list())).map(({ name }) => name);
  expect(restored.sort()).toEqual(stored);
});

it("a file that a save replaces while the backup begins is not missing", async () => {
  const { files, database } = api.server;
  const entry = await createEntry(api, facilities);
  let isReplaced = false;
  const list: typeof files.list = async function* () {
    if (!isReplaced) {
      isReplaced = true;
      await api.put(facilities.update(entry._id), { ...call, form: [["image", JPEG]] });
    }
    yield* files.list();
  };
  const archive = path.join(folder, "replaced.tar");
  const manifest = await writeBackupFile({ database, files: { ...files, list } }, archive);
  expect(isReplaced).toBe(true);
  expect(manifest.missing.toSorted(byType)).toEqual(expected);
  const [current] = (await api.get(facilities.list)).body;
  expect(Object.keys(manifest.files)).toContain(current.image);
  // It has become history.
  expect(Object.keys(manifest.files)).toContain(entry.image);
  await api.remove(facilities.remove(entry._id), call);
});

it("the daily backup is written, and the log names missing files without personal data", async () => {
  const daily = keepDailyBackups(api.server, { folder, keep: 3 }, api.server.app.log);
  const warnings = () => api.logLines.filter((line) => line.includes("missing from the daily backup"));
  await expect.poll(() => warnings().length).toBe(1);
  await daily.close();
  const [warning = "{}"] = warnings();
  expect(JSON.parse(warning)).toMatchObject({ level: 40, count: 4 });
  for (const name of lost) expect(warning).toContain(name);
  for (const text of ["Kavya Patel", ...Object.values(CANARIES)]) expect(warning).not.toContain(text);
});

it("the panel shows which entries of the daily backup lack a file", async () => {
  const { body } = await api.get("/backups/latest", call);
  expect(body.missing.toSorted(byType)).toEqual(shown);
});

it("a download says how many files it lacks, and the panel can ask which", async () => {
  const download = await api.get("/backups/download", call);
  expect([download.status, download.headers.get("x-missing-files")]).toEqual([200, "4"]);
  const { body } = await api.get("/backups/missing", call);
  expect(body.toSorted(byType)).toEqual(shown);
  const warnings = () => api.logLines.filter((line) => line.includes("missing from the downloaded backup"));
  await expect.poll(() => warnings().length).toBe(1);
});

it("an entry that has its file again is no longer reported, even if the daily backup lacks it", async () => {
  await api.put(facilities.update(library._id), { ...call, form: [["image", JPEG]] });
  await api.remove(students.remove(child._id), call);
  await savePage(api, "home", { taglineBanner: banner }, { files: [JPEG] });
  const left = shown.filter(({ type }) => type === "galleries");
  expect((await api.get("/backups/latest", call)).body.missing).toEqual(left);
  expect((await api.get("/backups/missing", call)).body).toEqual(left);
  await api.remove(galleries.remove(gallery._id), call);
  expect((await api.get("/backups/download", call)).headers.get("x-missing-files")).toBe("0");
  expect((await writeBackupFile(api.server, path.join(folder, "complete.tar"))).missing).toEqual([]);
});
