import { afterEach, describe, expect, it } from "vitest";
import { storedNames } from "../../core/content/files/images.ts";
import { buildJpeg, buildPdf, buildPng } from "../files.ts";
import type { FormEntry } from "./api-client.ts";
import { contentTypes, createEntry, JPEG, toForm } from "./entries.ts";
import { startApi } from "./start-api.ts";

const DAY = 24 * 60 * 60_000;
let clock = Date.now();
const api = await startApi({ now: () => clock });
const { blocks, facilities, galleries } = contentTypes;
const { staged } = api.server.files;
const wide = await buildJpeg({ width: 700, height: 400 });

const stage = (form: readonly FormEntry[], query = "type=galleries&field=images") =>
  api.post(`/uploads/stage?${query}`, { token: api.token, form });

async function stagePicture(bytes: Buffer = wide): Promise<string> {
  const answer = await stage([["file", bytes]]);
  expect(answer.status).toBe(201);
  return answer.body.name;
}

const stagedNames = async () => (await Array.fromAsync(staged.list())).map(({ name }) => name).sort();
const widthsOf = (images: string[]) => images.map((name) => Number(/-(\d+)x/.exec(name)?.[1]));
const create = (form: readonly FormEntry[], type = galleries) =>
  api.post(type.create, { token: api.token, form });
const update = (id: string, form: readonly FormEntry[], headers: Record<string, string> = {}) =>
  api.put(galleries.update(id), { token: api.token, form, headers });

afterEach(async () => {
  await staged.remove(await stagedNames());
});

describe("a staged file", () => {
  it("goes through the upload pipeline and is listed, but is not public yet", async () => {
    const photo = await buildJpeg({ width: 800, height: 600, orientation: 6, withPlace: true });
    const { status, body } = await stage([["file", photo]]);
    expect([status, body]).toEqual([
      201,
      {
        name: expect.stringMatching(/^[0-9a-f]{32}-600x800\.v2\.jpg$/),
        size: (await staged.find(body.name))?.size,
        kind: "image",
        width: 600,
        height: 800,
      },
    ]);
    expect(await stagedNames()).toEqual(storedNames(body.name).sort());
    for (const name of storedNames(body.name)) {
      expect((await api.get(`/uploads/${name}`, { token: api.token })).status).toBe(404);
    }
  });

  it("is refused by the rule of its field, and leaves nothing", async () => {
    expect((await stage([["file", buildPdf()]])).status).toBe(415);
    const heavy = Buffer.concat([JPEG, Buffer.alloc(10 * 1024 * 1024)]);
    expect((await stage([["file", heavy]])).body).toMatchObject({
      message: "Image size exceeds 10MB",
      errors: { file: "Image size exceeds 10MB" },
    });
    expect((await stage([["file", wide.subarray(0, 300)]])).status).toBe(422);
    expect(await stagedNames()).toEqual([]);
  });

  it.each<[why: string, form: FormEntry[], query?: string]>([
    ["none", []],
    [
      "two",
      [
        ["file", JPEG],
        ["file", JPEG],
      ],
    ],
    [
      "a field beside it",
      [
        ["file", JPEG],
        ["title", "x"],
      ],
    ],
    ["a field that takes one file", [["file", JPEG]], "type=facilities&field=image"],
    ["a field of no file", [["file", JPEG]], "type=galleries&field=title"],
    ["an unknown type", [["file", JPEG]], "type=constructor&field=name"],
    ["no field", [["file", JPEG]], "type=galleries"],
  ])("is refused with 400: %s", async (_why, form, query) => {
    expect((await stage(form, query)).status).toBe(400);
    expect(await stagedNames()).toEqual([]);
  });

  it("is kept for a day", async () => {
    const name = await stagePicture();
    const now = Date.now();
    // The storage's clock tells whole seconds.
    clock = now + DAY - 5000;
    await api.server.sweepFiles(new Date(now + 60_000));
    expect(await stagedNames()).toEqual(storedNames(name).sort());
    clock = now + DAY + 5000;
    await api.server.sweepFiles(new Date(now));
    expect(await stagedNames()).toEqual([]);
    clock = now;
  });
});

describe("an entry that names staged files", () => {
  it("has them in the order of keep, before new files; they are public with all variants", async () => {
    const [a, b] = [await stagePicture(), await stagePicture(await buildPng({ width: 50, height: 30 }))];
    const { status, body } = await create([
      ["title", "Sports Day"],
      ["keep", `${b}\n${a}`],
      ["images", JPEG],
    ]);
    expect([status, widthsOf(body.images)]).toEqual([201, [50, 700, 40]]);
    for (const name of body.images.flatMap(storedNames)) {
      expect((await api.get(`/uploads/${name}`)).status).toBe(200);
    }
    expect(await stagedNames()).toEqual([]);
  });

  it("may use them for a required picture", async () => {
    const { status, body } = await create([...toForm(blocks.fields), ["keep", await stagePicture()]], blocks);
    expect([status, widthsOf(body.images)]).toEqual([201, [700]]);
    expect((await create([...toForm(blocks.fields), ["keep", ""]], blocks)).body.errors).toEqual({
      images: "Please upload at least one image.",
    });
  });

  it("can mix them with stored files", async () => {
    const { body: before } = await create([
      ["images", JPEG],
      ["images", await buildPng({ width: 45, height: 30 })],
    ]);
    const [first, second] = before.images;
    const { body } = await update(before._id, [["keep", `${second}\n${await stagePicture()}\n${first}`]]);
    expect(widthsOf(body.images)).toEqual([45, 700, 40]);
    expect([body.images[0], body.images[2]]).toEqual([second, first]);
  });

  it("is refused if a name is unknown, of no album or post or repeated, and nothing changes", async () => {
    const other = await createEntry(api, facilities);
    const { body: before } = await create([["images", JPEG]]);
    const name = await stagePicture();
    const [variant = ""] = storedNames(name).slice(1);
    const unknown = `${"0".repeat(32)}-700x400.jpg`;
    const stored = (await api.storedFiles()).sort();
    for (const keep of [
      [name, unknown],
      [name, other.image],
      [name, name],
      [variant],
      ["../x"],
      ["x.jpg"],
      ["\u0000"],
    ]) {
      for (const answer of [
        await create([["keep", keep.join("\n")]]),
        await update(before._id, [["keep", [...before.images, ...keep].join("\n")]]),
      ]) {
        expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ["keep"]]);
      }
    }
    expect(
      (
        await create([
          ["title", "x".repeat(201)],
          ["keep", name],
        ])
      ).status,
    ).toBe(400);
    expect((await update(before._id, [["keep", name]], { "if-match": '"older"' })).status).toBe(409);
    expect((await api.storedFiles()).sort()).toEqual(stored);
    expect(await stagedNames()).toEqual(storedNames(name).sort());
    // The refused file can be sent again.
    const { body } = await update(before._id, [["keep", `${before.images[0]}\n${name}`]]);
    expect(widthsOf(body.images)).toEqual([40, 700]);
  });

  it("cannot use a file of another entry", async () => {
    const name = await stagePicture();
    expect((await create([["keep", name]])).status).toBe(201);
    const again = await create([["keep", name]]);
    expect([again.status, again.body.errors.keep]).toEqual([400, expect.stringContaining("saved already")]);
  });

  it("of simultaneous creates with the same file one is saved", async () => {
    const names = [await stagePicture(), await stagePicture()];
    const before = (await api.get(galleries.list)).body.length;
    const form: FormEntry[] = [["keep", names.join("\n")]];
    const answers = await Promise.all(Array.from({ length: 4 }, () => create(form)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
    for (const { status, body } of answers) {
      if (status === 400) expect(body.errors).toEqual({ keep: expect.stringContaining("saved already") });
      else for (const name of body.images) expect((await api.get(`/uploads/${name}`)).status).toBe(200);
    }
    expect((await api.get(galleries.list)).body).toHaveLength(before + 1);
    expect(await stagedNames()).toEqual([]);
  });

  it("is not recorded as their user for longer than a day", async () => {
    const taken = () => api.server.database.db.selectFrom("takenFiles").selectAll().execute();
    expect((await create([["keep", await stagePicture()]])).status).toBe(201);
    expect(await taken()).not.toEqual([]);
    const now = Date.now();
    clock = now + 2 * DAY + 5000;
    await api.server.sweepFiles(new Date(now));
    clock = now;
    expect(await taken()).toEqual([]);
  });
});

it("only admins stage files", async () => {
  const answer = await api.post("/uploads/stage?type=galleries&field=images", { form: [["file", JPEG]] });
  expect(answer.status).toBe(401);
  expect(await stagedNames()).toEqual([]);
});

it("a type without a list has no keep", async () => {
  const { _id } = await createEntry(api, facilities);
  const form: FormEntry[] = [["keep", await stagePicture()]];
  expect((await api.put(facilities.update(_id), { token: api.token, form })).status).toBe(400);
});
