import { expect, it } from "vitest";
import { CHILDREN_VERSION_PATH, SHOWS_CHILDREN_HEADER } from "../../../../core/content/site/offline.ts";
import { type AnyEntry, contentTypes, createEntry, JPEG, toForm } from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";

const api = await startApi({ withSite: true });
const { token } = api;
const { alumni, galleries, students, topStudents } = contentTypes;

const findVersion = async (): Promise<string> => {
  const { status, headers, text } = await api.look(CHILDREN_VERSION_PATH);
  expect(status).toBe(200);
  expect(headers.get("x-robots-tag")).toBe("noindex");
  expect(text).toMatch(/^[\w-]{16}$/);
  return text;
};

const record = async (student: AnyEntry, purpose: string, state: string) => {
  const answered = { purposes: [purpose], state, how: "in person", on: "2026-11-16" };
  const answer = await api.post("/consents", { token, json: { students: [student._id], ...answered } });
  expect(answer.status).toBe(200);
};

async function createLinked(type: typeof topStudents | typeof alumni): Promise<AnyEntry> {
  const student = await createEntry(api, students);
  const fields = toForm({ ...type.fields, studentId: student._id });
  const answer = await api.post(type.create, { token, form: [...fields, ["image", JPEG, "1.jpg"]] });
  expect(answer.status).toBe(201);
  return student;
}

/** A child who is marked in a picture of an album. */
async function createMarked(): Promise<AnyEntry> {
  const student = await createEntry(api, students);
  const album = await createEntry(api, galleries);
  const files = { files: album.images };
  expect((await api.put(`/students/${student._id}/pictures`, { token, json: files })).status).toBe(200);
  return student;
}

const forget = async (student: AnyEntry) => {
  const json = { confirm: student.rollNumber };
  expect((await api.remove(`/students/${student._id}/forget`, { token, json })).status).toBe(200);
};

it.each([
  [
    "a top student is refused",
    () => createLinked(topStudents),
    (child) => record(child, "topStudents", "refused"),
  ],
  ["an alumnus is refused", () => createLinked(alumni), (child) => record(child, "topStudents", "refused")],
  [
    "the photo of a top student is refused",
    () => createLinked(topStudents),
    (child) => record(child, "photo", "refused"),
  ],
  [
    "a top student is deleted from the students",
    () => createLinked(topStudents),
    (child) => api.remove(students.remove(child._id), { token }),
  ],
  ["marked pictures are withdrawn", createMarked, (child) => record(child, "pictures", "withdrawn")],
  ["a child with marked pictures is deleted for good", createMarked, forget],
] as [string, () => Promise<AnyEntry>, (child: AnyEntry) => Promise<unknown>][])(
  "the version changes when %s",
  async (_title, create, hide) => {
    const child = await create();
    const before = await findVersion();
    await hide(child);
    expect(await findVersion()).not.toBe(before);
  },
);

it("the version does not change unless saved content was removed", async () => {
  const student = await createEntry(api, students);
  const before = await findVersion();
  await api.put(students.update(student._id), { token, form: toForm({ mobile: "9826000000" }) });
  await record(student, "name", "given");
  await createEntry(api, galleries);
  expect(await findVersion()).toBe(before);
});

it("pages that may show a child say so", async () => {
  const marked = async (path: string) => (await api.look(path)).headers.has(SHOWS_CHILDREN_HEADER);
  for (const path of ["/", "/hi", "/alumni", "/gallery", "/blog"])
    expect(await marked(path), path).toBe(true);
  for (const path of ["/fees", "/notices", "/offline", "/contact"])
    expect(await marked(path), path).toBe(false);
});
