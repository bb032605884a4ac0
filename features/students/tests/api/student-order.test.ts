import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { restoreBackup } from "../../../../core/server/backup/restore-backup.ts";
import { writeBackupFile } from "../../../../core/server/backup/write-backup.ts";
import { CANARIES, contentTypes, createEntry } from "../../../../tests/api/entries.ts";
import { savePage, text } from "../../../../tests/api/save-page.ts";
import { startApi } from "../../../../tests/api/start-api.ts";

const api = await startApi({ withSite: true });
const call = { token: api.token };
const { students } = contentTypes;

/** Names say where a child belongs without a list of classes. */
const CHILDREN = [
  "1-A-2",
  "10-B-1",
  "Balvatika-A-1",
  "Nursery-A-1",
  "1-B-1",
  "2-A-R10",
  "2-A-R9",
  "LKG-A-1",
  "1-A-10",
];
for (const name of CHILDREN) {
  const [className = "", section = "", rollNumber = ""] = name.split("-");
  await createEntry(api, students, { name: `${name} of order`, class: className, section, rollNumber });
}
const BY_AGE = [
  ...["Nursery-A-1", "LKG-A-1", "1-A-2", "1-A-10", "1-B-1"],
  ...["2-A-R9", "2-A-R10", "10-B-1", "Balvatika-A-1"],
];
/** Class 2 is first and the class that no program knows is before class 1; class 10 is not in the list. */
const OWN_CLASSES = ["2", "Nursery", "LKG", "Balvatika", "1"];
const IN_OWN_ORDER = [
  ...["2-A-R9", "2-A-R10", "Nursery-A-1", "LKG-A-1", "Balvatika-A-1"],
  ...["1-A-2", "1-A-10", "1-B-1", "10-B-1"],
];

const saveClasses = async (names: readonly string[]) => {
  const classes = names.map((name, index) => ({
    id: `class-${index}`,
    name: text(name, name),
    sections: "A, B",
  }));
  expect((await savePage(api, "school", { classes })).status).toBe(200);
};
/** A page has some names twice: beside a photo and as its description. */
const namesIn = (content: string) => [
  ...new Set([...content.matchAll(/(\w+-\w-\w+) of order/g)].map(([, name]) => name)),
];
const list = async (query: string, token?: string) =>
  (await api.get(`${students.list}?${query}`, token === undefined ? {} : { token })).body.map(
    ({ name }: { name: string }) => name.replace(" of order", ""),
  );

/** Every place that lists students. */
const LISTS: Record<string, () => Promise<unknown[]>> = {
  "the public list": () => list(""),
  "a visitor's search": () => list("q=of%20order"),
  "an admin's list": () => list("", api.token),
  "an admin's search": () => list(`q=${encodeURIComponent(CANARIES.guardianName)}`, api.token),
  "the list in pages": async () => [
    ...(await list("limit=4")),
    ...(await list("limit=4&offset=4")),
    ...(await list("offset=8", api.token)),
  ],
  "the list by class": () =>
    list("sort=class", api.token).then((names) => names.map((name: string) => name.split("-")[0])),
  "the export": async () => namesIn((await api.get("/students/export?format=csv", call)).text),
  "the consents": async () => namesIn((await api.get("/consents", call)).text),
  "the public page": async () => namesIn((await api.look("/students")).text),
  "the counts": async () =>
    (await api.get("/students/counts", call)).body.classes.map((each: { class: string }) => each.class),
};

/** Some lists have classes alone. */
const classesOf = (names: readonly string[]) => names.map((name) => name.split("-")[0]);
const expected = (list: string, names: readonly string[]): unknown[] => {
  if (list === "the counts") return [...new Set(classesOf(names))];
  return list === "the list by class" ? classesOf(names) : [...names];
};

describe.each(Object.entries(LISTS))("%s", (name, read) => {
  it("is in the order in which children pass through the classes, and follows the school's own list", async () => {
    expect(await read()).toEqual(expected(name, BY_AGE));
    onTestFinished(() => saveClasses([]));
    await saveClasses(OWN_CLASSES);
    expect(await read()).toEqual(expected(name, IN_OWN_ORDER));
    await saveClasses([]);
    expect(await read()).toEqual(expected(name, BY_AGE));
  });
});

it("a student who is added or moved takes its place in the school's own order", async () => {
  await saveClasses(OWN_CLASSES);
  onTestFinished(() => saveClasses([]));
  const added = await createEntry(api, students, {
    name: "2-A-1 of order",
    class: "II",
    section: "A",
    rollNumber: "1",
  });
  expect(await list("limit=1")).toEqual(["2-A-1"]);
  await api.put(students.update(added._id), { ...call, form: [["class", "11"]] });
  expect((await list("")).at(-1)).toBe("2-A-1");
  await api.remove(students.remove(added._id), call);
});

it("a student whose save has missed a change of the classes is sorted later", async () => {
  await saveClasses(OWN_CLASSES);
  onTestFinished(() => saveClasses([]));
  await api.server.database.db
    .updateTable("students")
    .set({ classSortKey: "" })
    .where("class", "=", "1")
    .execute();
  await api.server.repair();
  expect(await list("")).toEqual(IN_OWN_ORDER);
});

it("a restored backup has the order of its own classes", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "gurukul-order-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const archive = path.join(folder, "school.tar");
  await saveClasses(OWN_CLASSES);
  await writeBackupFile(api.server, archive);
  await saveClasses([]);
  await restoreBackup(archive, api.server, { mayOverwrite: true });
  await expect.poll(() => list("")).toEqual(IN_OWN_ORDER);
});
