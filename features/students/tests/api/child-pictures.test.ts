import { afterEach, describe, expect, it } from "vitest";
import { storedNames } from "../../../../core/content/files/images.ts";
import {
  type AnyEntry,
  contentTypes,
  createEntry,
  filePath,
  JPEG,
  toForm,
} from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { buildJpeg } from "../../../../tests/files.ts";

const api = await startApi();
const call = { token: api.token };
const { files } = api.server;
const { db } = api.server.database;
const { blocks, galleries, students } = contentTypes;
const OTHER = await buildJpeg({ width: 400, height: 300 });

afterEach(async () => {
  await db.deleteFrom("childPictures").execute();
  // A change of the program would have placed the files.
  await api.server.sweepFiles(new Date(0));
});

const pathOf = (student: AnyEntry) => `/students/${student._id}/pictures`;
const listMarks = async (student: AnyEntry): Promise<string[]> =>
  (await api.get(pathOf(student), call)).body.files;
const mark = (student: AnyEntry, names: string[]) =>
  api.put(pathOf(student), { ...call, json: { files: names } });

/** An album with two pictures, whose names come back in order. */
async function createAlbum(): Promise<{ album: AnyEntry; first: string; second: string }> {
  const answer = await api.post(galleries.create, {
    ...call,
    form: [...toForm(galleries.fields), ["images", JPEG, "1.jpg"], ["images", OTHER, "2.jpg"]],
  });
  expect(answer.status).toBe(201);
  const [first, second] = answer.body.images;
  return { album: answer.body, first, second };
}

const findAlbum = async (id: string): Promise<AnyEntry> =>
  (await api.get(galleries.list, call)).body.find((each: AnyEntry) => each._id === id);
const versionsOf = async (type: string, id: string): Promise<AnyEntry[]> =>
  (await api.get(`/revisions/${type}/${id}`, call)).body;

async function withdraw(student: AnyEntry, purpose = "pictures"): Promise<void> {
  const statement = { purposes: [purpose], state: "withdrawn", how: "in person", on: "2026-11-16" };
  const answer = await api.post("/consents", { ...call, json: { students: [student._id], ...statement } });
  expect(answer.status).toBe(200);
}

/** The files behind a stored name that are kept anywhere. */
async function keptParts(name: string): Promise<string[]> {
  const parts = storedNames(name).flatMap((part) => [files.find(part), files.withdrawn.find(part)]);
  return (await Promise.all(parts)).flatMap((found) => (found ? [found.name] : []));
}

describe("the pictures that show a child", () => {
  it("are replaced as a whole list, each once", async () => {
    const student = await createEntry(api, students);
    const { first, second } = await createAlbum();
    expect((await mark(student, [first, first, second])).body).toEqual({ files: [first, second].sort() });
    expect(await listMarks(student)).toEqual([first, second].sort());
    expect((await mark(student, [second])).body).toEqual({ files: [second] });
    const [line] = (await api.get("/audit?limit=1", call)).body;
    expect(line).toMatchObject({ type: "students", action: "update", fields: ["pictures"], title: null });
  });

  it("must be pictures of albums or posts", async () => {
    const student = await createEntry(api, students);
    const { first } = await createAlbum();
    const post = await createEntry(api, blocks);
    const refused = await mark(student, [first, student.profilePhoto.replace("/uploads/", "")]);
    expect(refused.status).toBe(400);
    expect(refused.body.errors.files).toMatch(/in no album or post/);
    expect(await listMarks(student)).toEqual([]);
    expect((await mark(student, post.images)).body.files).toEqual(post.images);
  });

  it("are visible to admins only, and only for existing children", async () => {
    const student = await createEntry(api, students);
    expect((await api.get(pathOf(student))).status).toBe(401);
    expect((await api.put(pathOf(student), { json: { files: [] } })).status).toBe(401);
    expect((await api.get("/students/nobody/pictures", call)).status).toBe(404);
    const gone = { _id: "01920000-0000-7000-8000-000000000000" };
    expect((await api.get(pathOf(gone), call)).status).toBe(404);
    expect((await mark(gone, [])).status).toBe(404);
  });

  it("are removed with their album, and restored with it", async () => {
    const student = await createEntry(api, students);
    const { album, first } = await createAlbum();
    await mark(student, [first]);
    const removed = await api.remove(galleries.remove(album._id), call);
    expect(await listMarks(student)).toEqual([]);
    await mark(student, []);
    await api.post(`/trash/${removed.headers.get("x-revision")}/restore`, call);
    expect(await listMarks(student)).toEqual([first]);
  });
});

describe("when a child's pictures are withdrawn", () => {
  it("they are removed from the album, its history and storage, and the others stay", async () => {
    const [student, friend] = [await createEntry(api, students), await createEntry(api, students)];
    const { album, first, second } = await createAlbum();
    await api.put(galleries.update(album._id), { ...call, form: toForm({ title: "Renamed" }) });
    await mark(student, [first]);
    await mark(friend, [first, second]);
    const shownImages = async () =>
      (await api.get(galleries.list)).body.find((each: AnyEntry) => each._id === album._id).images;
    expect(await shownImages()).toContain(first);

    await withdraw(student);

    expect((await findAlbum(album._id)).images).toEqual([second]);
    const versions = await versionsOf("galleries", album._id);
    expect(versions).toHaveLength(3);
    for (const { value } of versions) expect(value.images).toEqual([second]);
    expect(await keptParts(first)).toEqual([]);
    expect((await api.get(filePath(first))).status).toBe(404);
    expect((await api.get(filePath(second))).status).toBe(200);
    expect(await shownImages()).toEqual([second]);
    expect(await listMarks(student)).toEqual([]);
    expect(await listMarks(friend)).toEqual([second]);
  });

  it("an old version is restored without them", async () => {
    const student = await createEntry(api, students);
    const { album, first, second } = await createAlbum();
    await mark(student, [first]);
    await withdraw(student);
    const oldest = (await versionsOf("galleries", album._id)).at(-1);
    const restored = await api.post(`/revisions/${oldest.id}/restore`, call);
    expect(restored.body.value.images).toEqual([second]);
    expect((await api.get(filePath(first))).status).toBe(404);
  });

  it("a deleted album is restored without them", async () => {
    const student = await createEntry(api, students);
    const { album, first, second } = await createAlbum();
    await mark(student, [first]);
    const removed = await api.remove(galleries.remove(album._id), call);
    await withdraw(student);
    expect(await keptParts(first)).toEqual([]);
    await api.post(`/trash/${removed.headers.get("x-revision")}/restore`, call);
    expect((await findAlbum(album._id)).images).toEqual([second]);
  });

  it("a post that loses its last picture is unpublished, and so are its old versions", async () => {
    const student = await createEntry(api, students);
    const post = await createEntry(api, blocks);
    await mark(student, post.images);
    await withdraw(student);
    const path = blocks.get?.(post._id) ?? "";
    expect((await api.get(path)).status).toBe(404);
    expect((await api.get(path, call)).body).toMatchObject({ images: [], isDraft: true });
    const versions = await versionsOf("blocks", post._id);
    expect(versions.map(({ value }) => value.isDraft)).toEqual([true, true]);
  });

  it("an album without history loses them too", async () => {
    const student = await createEntry(api, students);
    const { album, first, second } = await createAlbum();
    await db.deleteFrom("revisionFiles").where("file", "in", [first, second]).execute();
    await db.deleteFrom("revisions").where("entryId", "=", album._id).execute();
    await mark(student, [first]);
    await withdraw(student);
    for (const { value } of await versionsOf("galleries", album._id)) expect(value.images).toEqual([second]);
    expect(await keptParts(first)).toEqual([]);
  });

  it("they stay if another consent is withdrawn", async () => {
    const student = await createEntry(api, students);
    const { first } = await createAlbum();
    await mark(student, [first]);
    await withdraw(student, "name");
    expect((await api.get(filePath(first))).status).toBe(200);
    expect(await listMarks(student)).toEqual([first]);
  });
});

describe("the children on a picture", () => {
  const childrenPath = (album: AnyEntry, type = "galleries") => `/pictures/${type}/${album._id}/children`;
  const markAll = (json: object) => api.post("/pictures/children", { ...call, json });

  it("are the same marks, for several children and pictures at once", async () => {
    const [asha, ravi] = [await createEntry(api, students), await createEntry(api, students)];
    const { album, first, second } = await createAlbum();
    await mark(asha, [first]);
    const both = { files: [first, second], students: [asha._id, ravi._id] };
    expect((await markAll({ ...both, isMarked: true })).status).toBe(200);
    expect(await listMarks(asha)).toEqual([first, second].sort());
    expect(await listMarks(ravi)).toEqual([first, second].sort());
    const lines = (await api.get("/audit?limit=2", call)).body;
    expect(lines.map(({ entryId }: AnyEntry) => entryId).sort()).toEqual([asha._id, ravi._id].sort());

    await markAll({ files: [second], students: [ravi._id], isMarked: false });
    const { body } = await api.get(childrenPath(album), call);
    expect(body.title).toBe(album.title);
    const byFile = new Map(body.pictures.map(({ file, children }: AnyEntry) => [file, children]));
    expect(byFile.get(first)).toEqual([asha._id, ravi._id].sort());
    expect(byFile.get(second)).toEqual([asha._id]);
    expect(body.children.map(({ student }: AnyEntry) => student._id).sort()).toEqual(
      [asha._id, ravi._id].sort(),
    );
  });

  it("come with what their parents allow", async () => {
    const student = await createEntry(api, students);
    const post = await createEntry(api, blocks);
    await markAll({ files: post.images, students: [student._id], isMarked: true });
    const consentOf = async () =>
      (await api.get(childrenPath(post, "blocks"), call)).body.children[0].now.pictures;
    expect(await consentOf()).toMatchObject({ state: null, isShown: true });
    const statement = { purposes: ["pictures"], state: "refused", how: "in person", on: "2026-11-16" };
    await api.post("/consents", { ...call, json: { students: [student._id], ...statement } });
    expect(await consentOf()).toMatchObject({ state: "refused", isShown: false });
  });

  it("are recorded only when something changes", async () => {
    const student = await createEntry(api, students);
    const { first } = await createAlbum();
    const same = { files: [first], students: [student._id], isMarked: true };
    await markAll(same);
    const [before] = (await api.get("/audit?limit=1", call)).body;
    expect((await markAll(same)).status).toBe(200);
    expect((await api.get("/audit?limit=1", call)).body).toEqual([before]);
  });

  it("must exist, on pictures of albums or posts", async () => {
    const student = await createEntry(api, students);
    const { first } = await createAlbum();
    const gone = "01920000-0000-7000-8000-000000000000";
    const unknown = await markAll({ files: [first], students: [student._id, gone], isMarked: true });
    expect(unknown.status).toBe(404);
    const photo = student.profilePhoto.replace("/uploads/", "");
    const refused = await markAll({ files: [photo], students: [student._id], isMarked: true });
    expect(refused.body.errors.files).toMatch(/in no album or post/);
    const nothing = await markAll({ files: [], students: [], isMarked: true });
    expect(Object.keys(nothing.body.errors).sort()).toEqual(["files", "students"]);
    expect(await listMarks(student)).toEqual([]);
    for (const path of [`/pictures/galleries/${gone}/children`, `/pictures/notices/${gone}/children`]) {
      expect((await api.get(path, call)).status).toBe(404);
    }
  });

  it("are for admins only", async () => {
    const { album } = await createAlbum();
    expect((await api.get(childrenPath(album))).status).toBe(401);
  });
});
