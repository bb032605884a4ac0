import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { storedNames } from "../../../../core/content/files/images.ts";
import {
  type AnyEntry,
  bareName,
  contentTypes,
  createEntry,
  filePath,
} from "../../../../tests/api/entries.ts";
import { readEnvironment, startApi } from "../../../../tests/api/start-api.ts";
import { buildHugePng, buildJpeg, buildPdf } from "../../../../tests/files.ts";
import { firstOf } from "../../../../tests/repetitions.ts";
import { runCommand } from "../../../../tests/run-command.ts";
import { ADMIN } from "../../../../tests/test-server.ts";
import { buildZip } from "../../../../tests/zip.ts";

const api = await startApi({ withSite: true, breaks: true });
const call = { token: api.token };
const { students } = contentTypes;
const { staged } = api.server.files;

/** Photos differ by their widths. */
const buildPhoto = (width: number) => buildJpeg({ width, height: 50 });
const stage = (bytes: Buffer) =>
  api.post("/uploads/stage?type=students&field=profilePhoto", { ...call, form: [["file", bytes]] });

async function stagePhoto(width: number): Promise<string> {
  const { status, body } = await stage(await buildPhoto(width));
  expect(status).toBe(201);
  return body.name;
}

const save = (photos: { student: string; file: string }[], token: string | undefined = api.token) =>
  api.post("/students/import/photos", { ...(token && { token }), json: { photos } });
const undo = (batch: string) => api.post(`/revisions/batches/${batch}/undo`, call);
const list = async (): Promise<AnyEntry[]> => (await api.get(students.list, call)).body;
const find = async (id: string) => (await list()).find(({ _id }) => _id === id);
const widthOf = (student: AnyEntry) => Number(/-(\d+)x/.exec(student.profilePhoto)?.[1]);
/** Pages may show a smaller copy. */
const keyOf = (student: AnyEntry) => bareName(student.profilePhoto).slice(0, 32);
const statusOf = async (value: string) => (await api.get(filePath(value))).status;
const stagedNames = async () => (await Array.fromAsync(staged.list())).map(({ name }) => name).sort();
const isWithdrawn = async (value: string) =>
  (await api.server.files.withdrawn.find(bareName(value))) !== undefined;

afterEach(async () => {
  await staged.remove(await stagedNames());
});

describe("staged photos", () => {
  it("become those of many students in one change, which can be undone", async () => {
    const before = [await createEntry(api, students), await createEntry(api, students)];
    const other = await createEntry(api, students);
    const photos = [
      { student: before[0]._id, file: await stagePhoto(700) },
      { student: before[1]._id, file: await stagePhoto(60) },
    ];
    expect((await api.look("/students")).text).toContain(keyOf(before[0]));
    const { status, body } = await save(photos);
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        message: "2 photos saved.",
        changed: 2,
        missing: 0,
        batch: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);

    const after = await Promise.all(before.map(({ _id }) => find(_id)));
    expect(after.map(widthOf)).toEqual([700, 60]);
    expect(await find(other._id)).toEqual(other);
    for (const [index, student] of after.entries()) {
      const { profilePhoto, updatedAt, ...rest } = student;
      expect(before[index]).toMatchObject(rest);
      expect(updatedAt > before[index].updatedAt).toBe(true);
      for (const name of storedNames(bareName(profilePhoto))) expect(await statusOf(name)).toBe(200);
      expect([
        await statusOf(before[index].profilePhoto),
        await isWithdrawn(before[index].profilePhoto),
      ]).toEqual([404, true]);
      const [line] = (await api.get(`/audit?q=${student._id}`, call)).body;
      expect(line).toMatchObject({
        action: "update",
        actor: ADMIN.email,
        fields: ["profilePhoto"],
        title: null,
      });
    }
    expect(await stagedNames()).toEqual([]);
    expect((await api.look("/students")).text).toContain(keyOf(after[0]));

    expect((await undo(body.batch)).body).toMatchObject({ restored: 2, skipped: 0 });
    for (const [index, student] of before.entries()) {
      expect((await find(student._id)).profilePhoto).toBe(student.profilePhoto);
      expect([await statusOf(student.profilePhoto), await statusOf(after[index].profilePhoto)]).toEqual([
        200, 404,
      ]);
    }
    expect((await undo(body.batch)).status).toBe(409);
  });

  it("of a deleted student are counted and not stored", async () => {
    const student = await createEntry(api, students);
    const gone = await createEntry(api, students);
    await api.remove(students.remove(gone._id), call);
    const stored = (await api.storedFiles()).length;
    const { body } = await save([
      { student: student._id, file: await stagePhoto(70) },
      { student: gone._id, file: await stagePhoto(71) },
      { student: randomUUID(), file: await stagePhoto(72) },
    ]);
    expect(body).toMatchObject({
      message: "1 photo saved. 2 students were there no more.",
      changed: 1,
      missing: 2,
    });
    expect(widthOf(await find(student._id))).toBe(70);
    expect([(await api.storedFiles()).length, await stagedNames()]).toEqual([stored, []]);

    const nobody = await save([{ student: randomUUID(), file: await stagePhoto(73) }]);
    expect(nobody.body).toMatchObject({ changed: 0, missing: 1, batch: null });
    expect([(await api.storedFiles()).length, await stagedNames()]).toEqual([stored, []]);
  });

  it("of an unpublished student are not public", async () => {
    const student = await createEntry(api, students);
    await api.post(students.bulk, { ...call, json: { action: "withdraw", ids: [student._id] } });
    await save([{ student: student._id, file: await stagePhoto(74) }]);
    const { profilePhoto } = await find(student._id);
    expect([await statusOf(profilePhoto), await isWithdrawn(profilePhoto)]).toEqual([404, true]);
  });
});

describe("what is refused changes nothing", () => {
  it.each([
    ["was never sent", async () => `${"0".repeat(32)}-700x400.jpg`],
    ["is another student's", async () => bareName((await createEntry(api, students)).profilePhoto)],
    ["is a smaller copy", async () => storedNames(await stagePhoto(700))[1] ?? ""],
    ["is a way out of the folder", async () => "../../etc/passwd"],
    [
      "was saved already",
      async () => {
        const file = await stagePhoto(75);
        await save([{ student: (await createEntry(api, students))._id, file }]);
        return file;
      },
    ],
  ])("a photo that %s", async (_why, findName) => {
    const [one, two] = [await createEntry(api, students), await createEntry(api, students)];
    const sound = await stagePhoto(76);
    const file = await findName();
    const [before, stored] = [await list(), (await api.storedFiles()).sort()];
    const photos = [
      { student: one._id, file: sound },
      { student: two._id, file },
    ];
    const { status, body } = await save(photos);
    expect([status, body.errors]).toEqual([
      400,
      { photos: expect.stringContaining("A photo is not on the server") },
    ]);
    expect([await list(), (await api.storedFiles()).sort()]).toEqual([before, stored]);
    // The other photos can be saved without it.
    expect((await save(photos.slice(0, 1))).body.changed).toBe(1);
  });

  it("a photo for two students, and a student with two photos", async () => {
    const [one, two] = [await createEntry(api, students), await createEntry(api, students)];
    const [first, second] = [await stagePhoto(77), await stagePhoto(78)];
    const before = await list();
    const answers = [
      await save([
        { student: one._id, file: first },
        { student: two._id, file: first },
      ]),
      await save([
        { student: one._id, file: first },
        { student: one._id, file: second },
      ]),
    ];
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [400, "Send each photo for one student"],
      [400, "Send one photo for each student"],
    ]);
    expect(await list()).toEqual(before);
  });

  it("none, too many and invalid ids; two thousand fit into a request", async () => {
    const file = `${"0".repeat(32)}-2400x2400.jpg`;
    const many = Array.from({ length: 2001 }, (_, index) => ({
      student: randomUUID(),
      file: `${String(index).padStart(32, "0")}-2400x2400.jpg`,
    }));
    expect((await save([])).body.message).toContain("There are no photos");
    expect((await save(many)).body.message).toContain("must be at most 2000 photos");
    expect((await save([{ student: "1", file }])).status).toBe(400);
    const oneTwice = [...many.slice(2), { ...many[0], student: many[2]?.student ?? "" }] as typeof many;
    expect((await save(oneTwice)).body.message).toBe("Send one photo for each student");
  });

  it("a caller who is not an admin", async () => {
    const student = await createEntry(api, students);
    const photos = [{ student: student._id, file: await stagePhoto(79) }];
    expect((await save(photos, "")).status).toBe(401);
    expect(await find(student._id)).toEqual(student);
  });

  it("a transaction that fails, and the photos can be saved again", async () => {
    const [one, two] = [await createEntry(api, students), await createEntry(api, students)];
    const photos = [
      { student: one._id, file: await stagePhoto(80) },
      { student: two._id, file: await stagePhoto(81) },
    ];
    const before = await list();
    const { schema } = api.server.database.db;
    await schema.alterTable("auditLog").renameTo("hidden").execute();
    expect((await save(photos)).status).toBe(500);
    await schema.alterTable("hidden").renameTo("auditLog").execute();
    expect(await list()).toEqual(before);
    expect((await save(photos)).body.changed).toBe(2);
  });

  it("a file that is not a picture or too large", async () => {
    expect((await stage(buildPdf())).status).toBe(415);
    expect((await stage(buildHugePng({ width: 20_000, height: 20_000 }))).status).toBe(422);
    expect(await stagedNames()).toEqual([]);
  });
});

describe("npm run import:photos", () => {
  async function createFolder(): Promise<string> {
    const folder = await mkdtemp(path.join(os.tmpdir(), "photos-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    return folder;
  }

  const importPhotos = (...parameters: string[]) =>
    runCommand("import-photos", parameters, readEnvironment(api));

  const createStudent = (name: string, rollNumber: string, section: string) =>
    createEntry(api, students, { name, rollNumber, class: "9", section });

  it("saves certain matches from a ZIP file, and lists everything", async () => {
    const [one, two] = [
      await createStudent("Asha Rani", "91", "P"),
      await createStudent("Ravi Lal", "92", "P"),
    ];
    const gone = await createStudent("Old Pupil", "93", "P");
    await api.post(students.bulk, {
      ...call,
      json: { action: "change", values: { leftOn: "2026-03-31" }, ids: [gone._id] },
    });
    const folder = await createFolder();
    const zip = path.join(folder, "photos.zip");
    const picture = await buildPhoto(90);
    await writeFile(
      zip,
      buildZip([
        { path: "9-P/91.jpg", bytes: picture },
        { path: "9-P/Ravi.jpg", bytes: picture },
        { path: "9-P/93.jpg", bytes: picture },
        { path: "9-P/92.jpg", bytes: picture.subarray(0, 200) },
        { path: "9-P/list.txt", bytes: Buffer.from("91 Asha") },
        { path: "IMG_1.heic", bytes: picture },
      ]),
    );
    const dry = await importPhotos(zip, "--dry-run");
    expect(dry).toEqual({
      code: 0,
      out: `photos/9-P/91.jpg: Asha Rani, 9 P, 91
photos/9-P/Ravi.jpg: perhaps Ravi Lal, 9 P, 92
photos/9-P/93.jpg: no student found
photos/9-P/92.jpg: Ravi Lal, 9 P, 92
photos/9-P/list.txt: This is not a JPEG, PNG or WebP picture.
photos/IMG_1.heic: This is a HEIC photo of an iPhone, which browsers cannot show. Save it as JPEG and choose it again.
2 of 6 files would be saved.
`,
      error: "",
    });
    expect((await find(one._id)).profilePhoto).toBe(one.profilePhoto);

    const { code, out, error } = await importPhotos(zip);
    expect([code, out.split("\n").at(-2), error]).toEqual([
      ...[0, "1 photo saved.", "photos/9-P/92.jpg: The image is damaged and could not be read\n"],
    ]);
    expect([widthOf(await find(one._id)), (await find(two._id)).profilePhoto]).toEqual([
      90,
      two.profilePhoto,
    ]);
    expect(await statusOf((await find(one._id)).profilePhoto)).toBe(200);
    const [line] = (await api.get(`/audit?q=${one._id}`, call)).body;
    expect(line).toMatchObject({ actor: "command line", fields: ["profilePhoto"] });
  });

  it("reads a folder, filtered by class", async () => {
    const [one] = [await createStudent("Uma Devi", "94", "Q"), await createStudent("Uma Das", "94", "R")];
    const folder = await createFolder();
    await mkdir(path.join(folder, "all"));
    const picture = await buildPhoto(91);
    for (const name of ["94.jpg", "Thumbs.db"]) await writeFile(path.join(folder, "all", name), picture);
    const perhaps = await importPhotos(path.join(folder, "all"), "--dry-run");
    expect(perhaps.out).toMatch(/^all\/94\.jpg: perhaps .+ or .+\n0 of 1 files would be saved\.\n$/);
    const saved = await importPhotos(path.join(folder, "all"), "--class", "Class IX", "--section", "q");
    expect([saved.out, saved.error]).toEqual(["all/94.jpg: Uma Devi, 9 Q, 94\n1 photo saved.\n", ""]);
    expect(widthOf(await find(one._id))).toBe(91);
  });

  it("is refused with a message", async () => {
    const folder = await createFolder();
    const noZip = path.join(folder, "a.zip");
    await writeFile(noZip, "no archive");
    const refused: [parameters: string[], words: RegExp][] = [
      [[noZip], /not a ZIP file/],
      [[], /^ZIP_OR_FOLDER is missing\. /],
      [[folder, "--wrong"], /^Unknown option '--wrong'\. /],
      [[path.join(folder, "missing")], /There is no file or folder/],
      [[folder, "--class", "77"], /There is no student in class 77/],
    ];
    for (const [parameters, words] of firstOf(refused, 1)) {
      const { code, out, error } = await importPhotos(...parameters);
      expect([code, out]).toEqual([1, ""]);
      expect(error).toMatch(words);
      expect(error).not.toMatch(/\n {4}at /);
    }
  });
});
