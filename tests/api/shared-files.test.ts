import { describe, expect, it } from "vitest";
import { storedNames } from "../../core/content/files/images.ts";
import { resources } from "../../features/types.ts";
import { buildJpeg } from "../files.ts";
import type { FormEntry } from "./api-client.ts";
import {
  type AnyEntry,
  bareName,
  type ContentTypeCase,
  completeForm,
  contentTypes,
  fileFields,
  formTypes,
  JPEG,
  nameOf,
} from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();
const { blocks, facilities, galleries, team } = contentTypes;
const wide = await buildJpeg({ width: 400, height: 300 });

/** A place for a stored file: a field of an entry, which older versions filled with the file of another entry too. */
interface Place {
  type: ContentTypeCase;
  field: string;
  many?: boolean;
}

const places: Place[] = formTypes.flatMap((type) =>
  Object.entries(type.files).map(([field, { many = false }]) => ({ type, field, many })),
);

async function create({ type, field }: Place): Promise<AnyEntry> {
  const form = completeForm(type).filter(([name]) => name !== field);
  const answer = await api.post(type.create, { token: api.token, form: [...form, [field, wide]] });
  expect(answer.status).toBe(201);
  return answer.body;
}

const namesIn = (entry: AnyEntry, field: string): string[] => [entry[field]].flat().map(bareName);

/** Two entries that name one picture, as the sample of older versions has them. */
async function createSharing(one: Place, other: Place) {
  const [first, second] = [await create(one), await create(other)];
  const [name = ""] = namesIn(first, one.field);
  await api.server.files.remove(namesIn(second, other.field).flatMap(storedNames));
  await api.server.database.db
    .updateTable(nameOf(other.type))
    .set({ [other.field]: other.many ? JSON.stringify([name]) : name })
    .where("_id", "=", second._id)
    .execute();
  return { name, first: first._id as string, second: second._id as string };
}

const remove = async ({ type }: Place, id: string) => {
  expect((await api.remove(type.remove(id), { token: api.token })).status).toBe(200);
};

/** How many of the files behind a stored name are there: the picture and its variants, or none. */
const countStored = async (name: string) => {
  const stored = await api.storedFiles();
  return storedNames(name).filter((part) => stored.includes(part)).length;
};
const WHOLE = 2;

describe.each<Place>(fileFields)("a picture in $field of two $type.name", (place) => {
  it("stays when one of them is deleted, and is removed with the other", async () => {
    const { name, first, second } = await createSharing(place, place);
    await remove(place, first);
    expect(await countStored(name)).toBe(WHOLE);
    await remove(place, second);
    expect(await countStored(name)).toBe(0);
  });

  it("stays when one of them gets another, and is removed when the other does", async () => {
    const { name, first, second } = await createSharing(place, place);
    const form: FormEntry[] = [...(place.many ? [["keep", ""] as const] : []), [place.field, JPEG]];
    for (const [id, left] of [
      [first, WHOLE],
      [second, 0],
    ] as const) {
      expect((await api.put(place.type.update(id), { token: api.token, form })).status).toBe(200);
      expect(await countStored(name)).toBe(left);
    }
  });

  it("is removed when both are deleted at once", async () => {
    const { name, first, second } = await createSharing(place, place);
    await Promise.all([remove(place, first), remove(place, second)]);
    expect(await countStored(name)).toBe(0);
  });
});

it("a picture of entries of different types is removed with the last of them", async () => {
  const [inGallery, inTeam] = [
    { type: galleries, field: "images", many: true },
    { type: team, field: "image" },
  ];
  const { name, first, second } = await createSharing(inGallery, inTeam);
  await remove(inTeam, second);
  expect(await countStored(name)).toBe(WHOLE);
  await remove(inGallery, first);
  expect(await countStored(name)).toBe(0);
});

it("a picture of two fields of one entry is removed with the second of them", async () => {
  const place = { type: blocks, field: "images", many: true };
  const entry = await create(place);
  const [name = ""] = namesIn(entry, "images");
  await api.server.files.remove([entry.authorImage]);
  await api.server.database.db
    .updateTable("blocks")
    .set({ authorImage: name })
    .where("_id", "=", entry._id)
    .execute();
  const put = (form: FormEntry[]) => api.put(blocks.update(entry._id), { token: api.token, form });
  await put([["remove", "authorImage"]]);
  expect(await countStored(name)).toBe(WHOLE);
  await put([
    ["keep", ""],
    ["images", JPEG],
  ]);
  expect(await countStored(name)).toBe(0);
});

it("a picture that the sample and the school's own entry name stays when the sample is removed", async () => {
  const place = { type: facilities, field: "image" };
  const { name, first, second } = await createSharing(place, place);
  const { db } = api.server.database;
  await db.updateTable("facilities").set({ sample: 1 }).where("_id", "=", first).execute();
  expect((await api.remove("/sample", { token: api.token })).status).toBe(200);
  expect(await countStored(name)).toBe(WHOLE);
  await remove(place, second);
  expect(await countStored(name)).toBe(0);
});

it("the store returns which of the given files are in use", async () => {
  const entries = new Map<string, string>();
  for (const place of places) {
    const [name = ""] = namesIn(await create(place), place.field);
    entries.set(name, `${place.type.name} ${place.field}`);
  }
  const unknown = `${"f".repeat(32)}-40x30.jpg`;
  const named = await api.server.content.fileNamesInUse([...entries.keys(), unknown]);
  expect([...named].sort()).toEqual([...entries.keys()].sort());
  expect(entries.size).toBe(
    Object.values(resources).flatMap(({ fields }) =>
      Object.values(fields).filter(({ kind }) => kind !== "value"),
    ).length,
  );
});

describe("a picture of another album", () => {
  const call = { token: api.token };
  const gallery = { type: galleries, field: "images", many: true };

  async function createSharer(name: string) {
    const answer = await api.post(galleries.create, {
      ...call,
      form: [
        ["title", "Best of"],
        ["keep", `shared:${name}`],
      ],
    });
    return { status: answer.status, body: answer.body };
  }
  const listOffered = async (q = ""): Promise<string[]> =>
    (await api.get(`/pictures?limit=500&q=${q}`, call)).body.map(({ file }: AnyEntry) => file);
  const forGood = async (id: string) => {
    const removed = await api.remove(galleries.remove(id), call);
    expect((await api.remove(`/trash/${removed.headers.get("x-revision")}`, call)).status).toBe(200);
  };

  it("is offered once, and stays when the other album is deleted for good", async () => {
    const first = await create(gallery);
    const [name = ""] = namesIn(first, "images");
    const { status, body: second } = await createSharer(name);
    expect([status, second.images]).toEqual([201, [name]]);
    expect((await listOffered()).filter((file) => file === name)).toEqual([name]);
    await forGood(first._id);
    expect(await countStored(name)).toBe(WHOLE);
    expect((await api.get(`/uploads/${name}`)).status).toBe(200);
    await forGood(second._id);
    expect(await countStored(name)).toBe(0);
  });

  it("of a draft becomes public with the entry that uses it", async () => {
    const draft = await create(gallery);
    const [name = ""] = namesIn(draft, "images");
    await api.put(galleries.update(draft._id), { ...call, form: [["isDraft", "true"]] });
    expect((await api.get(`/uploads/${name}`)).status).toBe(404);
    const { body: sharer } = await createSharer(name);
    expect((await api.get(`/uploads/${name}`)).status).toBe(200);
    await remove(gallery, sharer._id);
    expect((await api.get(`/uploads/${name}`)).status).toBe(404);
  });

  it("is added to an album beside its own and new pictures", async () => {
    const [one, other] = [await create(gallery), await create(gallery)];
    const [[own = ""], [name = ""]] = [namesIn(one, "images"), namesIn(other, "images")];
    const form: FormEntry[] = [
      ["keep", `shared:${name}\n${own}`],
      ["images", JPEG],
    ];
    const changed = await api.put(galleries.update(one._id), { ...call, form });
    expect(changed.body.images.slice(0, 2)).toEqual([name, own]);
    expect(changed.body.images).toHaveLength(3);
  });

  it("is refused if it is no picture of an album or a post", async () => {
    const member = await create({ type: team, field: "image" });
    const student = await create({ type: contentTypes.students, field: "profilePhoto" });
    for (const entry of [namesIn(member, "image"), namesIn(student, "profilePhoto")]) {
      const { status, body } = await createSharer(entry[0] ?? "");
      expect([status, Object.keys(body.errors)]).toEqual([400, ["keep"]]);
      expect(await listOffered()).not.toContain(entry[0]);
    }
  });

  it("is neither offered nor accepted if the parents of a child on it do not allow that", async () => {
    const album = await create(gallery);
    const [name = ""] = namesIn(album, "images");
    const student = await create({ type: contentTypes.students, field: "profilePhoto" });
    await api.put(`/students/${student._id}/pictures`, { ...call, json: { files: [name] } });
    expect(await listOffered()).toContain(name);
    const statement = { purposes: ["pictures"], state: "refused", how: "in person", on: "2026-11-16" };
    await api.post("/consents", { ...call, json: { students: [student._id], ...statement } });
    expect(await listOffered()).not.toContain(name);
    expect((await createSharer(name)).status).toBe(400);
    const own = await api.put(galleries.update(album._id), { ...call, form: [["keep", name]] });
    expect(own.status).toBe(200);
  });

  it("is found by the words of its album, for admins only", async () => {
    const album = await create(gallery);
    await api.put(galleries.update(album._id), { ...call, form: [["title", "Quagga"]] });
    expect(await listOffered("quagga")).toEqual(namesIn(album, "images"));
    expect((await api.get("/pictures")).status).toBe(401);
  });
});
