import { beforeEach, expect, it } from "vitest";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { type AnyEntry, changeCall, contentTypes, createEntry, JPEG } from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";

const api = await startApi({ withSite: true });
const call = { token: api.token };
const { alumni, committee, events, facilities, galleries, students, team, topStudents } = contentTypes;

/** The addresses of the results for a word that only the tested entries have. */
async function find(q = "wombatia"): Promise<string[]> {
  const answer = await fetch(`${api.url}/search?${new URLSearchParams({ q })}`);
  const html = (await answer.text()).split("<main")[1] ?? "";
  return [...html.matchAll(/<article.*?href="([^"]*)"/g)].map(([, href = ""]) => href);
}

const record = async (student: string, state: string, purposes: readonly string[]) => {
  const on = dayInIndia(new Date());
  const json = { students: [student], purposes, state, how: "slip", on };
  expect((await api.post("/consents", { ...call, json })).status).toBe(200);
};
const switchOff = async (...off: string[]) => {
  const headers = { "if-match": (await api.get("/parts", call)).headers.get("etag") ?? "" };
  expect((await api.put("/parts", { ...call, headers, json: { off } })).status).toBe(200);
};

beforeEach(async () => {
  const { db } = api.server.database;
  for (const table of ["alumni", "committee", "galleries", "topStudents"] as const) {
    await db.deleteFrom(table).execute();
    await db.deleteFrom("searchTexts").where("type", "=", table).execute();
  }
});

const TYPES = {
  events: { type: events, fields: { title: "Wombatia", titleHi: "" }, part: undefined },
  facilities: { type: facilities, fields: { name: "Wombatia", nameHi: "" }, part: undefined },
  team: { type: team, fields: { name: "Wombatia" }, part: "people" },
  alumni: { type: alumni, fields: { location: "Wombatia" }, part: "people" },
  committee: { type: committee, fields: { designation: "Wombatia" }, part: "people" },
  topStudents: { type: topStudents, fields: { name: "Wombatia" }, part: undefined },
  galleries: { type: galleries, fields: { description: "Wombatia" }, part: undefined },
} as const;

it.each(Object.entries(TYPES))(
  "of %s, neither drafts nor the trash nor a part that is switched off are found",
  async (_name, { type, fields, part }) => {
    const entry: AnyEntry = await createEntry(api, type, fields);
    expect(await find()).toHaveLength(1);
    await api.put(type.update(entry._id), { ...call, ...changeCall(type, { isDraft: "true" }) });
    expect(await find()).toEqual([]);
    await api.put(type.update(entry._id), { ...call, ...changeCall(type, { isDraft: "false" }) });
    expect(await find()).toHaveLength(1);
    if (part) {
      await switchOff(part);
      expect(await find()).toEqual([]);
      await switchOff();
    }
    await api.remove(type.remove(entry._id), call);
    expect(await find()).toEqual([]);
  },
);

it.each([
  ["top student", topStudents, "/#top-students"],
  ["alumnus", alumni, "/alumni"],
])("a %s is found while the consent lasts", async (_name, type, href) => {
  const child = await createEntry(api, students, { name: "Other name" });
  await createEntry(api, type, { name: "Wombatia", studentId: child._id });
  expect(await find()).toEqual([href]);
  await record(child._id, "refused", ["topStudents"]);
  expect(await find()).toEqual([]);
  await record(child._id, "given", ["topStudents"]);
  expect(await find()).toEqual([href]);
  await api.remove(students.remove(child._id), call);
  expect(await find()).toEqual([]);
});

it("the caption of a picture with a refused child is not found, nor an album without other pictures", async () => {
  const child = await createEntry(api, students, { name: "Other name" });
  const album = await createEntry(api, galleries, { title: "Kodkod", titleHi: "" });
  const [file = ""]: string[] = album.images;
  const captions = JSON.stringify({ [file]: { caption: "Wombatia wins" } });
  expect(
    (await api.put(galleries.update(album._id), { ...call, form: [["captions", captions]] })).status,
  ).toBe(200);
  const address = `/gallery/${album._id}`;
  expect([await find(), await find("kodkod")]).toEqual([[address], [address]]);
  const json = { files: [file], students: [child._id], isMarked: true };
  expect((await api.post("/pictures/children", { ...call, json })).status).toBe(200);
  await record(child._id, "refused", ["pictures"]);
  expect([await find(), await find("kodkod"), await find("wombatja")]).toEqual([[], [], []]);
  await record(child._id, "given", ["pictures"]);
  expect([await find(), await find("wombatja")]).toEqual([[address], [address]]);
  await api.remove(galleries.remove(album._id), call);
});

it("the caption of a hidden picture does not change the order of results", async () => {
  const child = await createEntry(api, students, { name: "Other name" });
  const older = await createEntry(api, galleries, { title: "Kodkod pudu", titleHi: "" });
  const newer = await createEntry(api, galleries, { title: "Kodkod pudu", titleHi: "" });
  await createEntry(api, facilities, { name: "Wombatia", nameHi: "" });
  const [file = ""]: string[] = older.images;
  const captions = JSON.stringify({ [file]: { caption: "Wombatia wins" } });
  const { status } = await api.put(galleries.update(older._id), {
    ...call,
    form: [
      ["keep", file],
      ["images", JPEG],
      ["captions", captions],
    ],
  });
  expect(status).toBe(200);
  const [first, second] = [`/gallery/${older._id}`, `/gallery/${newer._id}`];
  expect((await find("kodkod pudu wombatia"))[0]).toBe(first);
  const json = { files: [file], students: [child._id], isMarked: true };
  expect((await api.post("/pictures/children", { ...call, json })).status).toBe(200);
  await record(child._id, "refused", ["pictures"]);
  expect(await find("kodkod pudu wombatia")).toEqual([second, first]);
  expect(await find("kodkod pudu")).toEqual([second, first]);
  await record(child._id, "given", ["pictures"]);
  expect((await find("kodkod pudu wombatia"))[0]).toBe(first);
});
