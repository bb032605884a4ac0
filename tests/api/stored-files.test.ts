import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { variantName } from "../../core/content/files/images.ts";
import { VISITOR } from "../../core/server/database/entries/record-change.ts";
import { resources } from "../../features/types.ts";
import { buildJpeg, buildPdf, buildPng, buildSidewaysJpeg, buildWebp, CAMERA_NAME } from "../files.ts";
import type { FormEntry } from "./api-client.ts";
import {
  bareName,
  completeForm,
  contentTypes,
  createEntry,
  fileFields,
  filePath,
  JPEG,
  toForm,
} from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();
const { notices, blocks, galleries, team, facilities, students } = contentTypes;
const wide = await buildJpeg({ width: 700, height: 400 });

describe.each(fileFields)("$field of $type.name", ({ type, field, many, prefix = "" }) => {
  const nameIn = (entry: Record<string, string | string[]>) => bareName([entry[field] ?? ""].flat()[0] ?? "");

  it("is stored without place and camera, upright, with variants that are deleted with it", async () => {
    const photo = await buildJpeg({ width: 800, height: 600, orientation: 6, withPlace: true });
    const form = completeForm(type).filter(([name]) => name !== field);
    const { body: entry } = await api.post(type.create, {
      token: api.token,
      form: [...form, [field, photo]],
    });
    const name = nameIn(entry);
    expect(name).toMatch(/^[0-9a-f]{32}-600x800\.v2\.jpg$/);

    const file = await api.get(`/uploads/${name}`);
    const metadata = await sharp(file.bytes).metadata();
    expect(metadata).toMatchObject({ width: 600, height: 800, format: "jpeg" });
    expect([metadata.exif, metadata.orientation, metadata.xmp, metadata.icc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(file.bytes.includes(CAMERA_NAME)).toBe(false);

    const variant = variantName(name, 320);
    const small = await api.get(`/uploads/${variant}`);
    expect(small.headers.get("content-type")).toBe("image/webp");
    expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 320, format: "webp" });
    expect((await api.get(`/uploads/${variantName(name, 640)}`)).status).toBe(404);

    await api.remove(type.remove(entry._id), { token: api.token });
    const stored = await api.storedFiles();
    expect(stored).not.toContain(name);
    expect(stored).not.toContain(variant);
  });

  it("is replaced by a new one, and the old one is removed with its variants", async () => {
    const form = completeForm(type).filter(([name]) => name !== field);
    const { body: before } = await api.post(type.create, {
      token: api.token,
      form: [...form, [field, wide]],
    });
    const replacement: FormEntry[] = many
      ? [
          ["keep", ""],
          [field, await buildPng()],
        ]
      : [[field, await buildPng()]];
    const answer = await api.put(type.update(before._id), { token: api.token, form: replacement });
    const name = nameIn(answer.body);
    expect([answer.body[field]].flat()).toEqual([`${prefix}${name}`]);
    expect(name).toMatch(/-40x30\.v2\.png$/);
    const stored = await api.storedFiles();
    expect(stored).toContain(name);
    expect(stored.filter((file) => file.startsWith(nameIn(before).slice(0, 32)))).toEqual([]);
  });

  it("survives an update that does not send it", async () => {
    const before = await createEntry(api, type);
    const answer = await api.put(type.update(before._id), { token: api.token, form: [[field, ""]] });
    expect(answer.body[field]).toEqual(before[field]);
    expect((await api.get(`/uploads/${nameIn(before)}`)).status).toBe(200);
  });
});

it("a photo taken sideways is shown upright", async () => {
  const form: FormEntry[] = [...toForm(team.fields), ["image", await buildSidewaysJpeg()]];
  const { body } = await api.post(team.create, { token: api.token, form });
  const { data, info } = await sharp((await api.get(filePath(body.image))).bytes)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([60, 120]);
  const [red = 0, , blue = 0] = data;
  expect(red > 200 && blue < 60).toBe(true);
});

it("PNG stays PNG, WebP becomes a type that every viewer shows, and large pictures shrink to 2400", async () => {
  const upload = async (photo: Buffer) => {
    const form: FormEntry[] = [...toForm(notices.fields), ["pdfOrImage", photo]];
    return (await api.post(notices.create, { token: api.token, form })).body.pdfOrImage;
  };
  expect(await upload(await buildPng())).toMatch(/^uploads\/[0-9a-f]{32}-40x30\.v2\.png$/);
  expect(await upload(await buildWebp())).toMatch(/-40x30\.v2\.jpg$/);
  expect(await upload(await buildWebp({ withAlpha: true }))).toMatch(/-40x30\.v2\.png$/);
  expect(await upload(await buildJpeg({ width: 3000, height: 1500 }))).toMatch(/-2400x1200\.v2\.jpg$/);
});

it("a notice's PDF is served as it was, whole and in ranges", async () => {
  const pdf = buildPdf();
  const form: FormEntry[] = [...toForm(notices.fields), ["pdfOrImage", pdf, "holiday.exe"]];
  const { body } = await api.post(notices.create, { token: api.token, form });
  expect(body.pdfOrImage).toMatch(/^uploads\/[0-9a-f]{32}\.pdf$/);

  const whole = await api.call("GET", `/api/v1/${body.pdfOrImage}`);
  expect(whole.bytes.equals(pdf)).toBe(true);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "public, max-age=31536000, immutable, s-maxage=1",
    "accept-ranges": "bytes",
    "content-disposition": expect.stringMatching(/^inline; filename="[0-9a-f]{32}\.pdf"$/),
    "content-security-policy": expect.stringContaining("frame-ancestors 'self'"),
  });
  const part = await api.get(filePath(body.pdfOrImage), { headers: { range: "bytes=5-9" } });
  expect([part.status, part.text, part.headers.get("content-range")]).toEqual([
    206,
    pdf.subarray(5, 10).toString("latin1"),
    `bytes 5-9/${pdf.length}`,
  ]);
  const beyond = await api.get(filePath(body.pdfOrImage), { headers: { range: `bytes=${pdf.length}-` } });
  expect(beyond.status).toBe(416);
  const etag = whole.headers.get("etag") ?? "";
  expect((await api.get(filePath(body.pdfOrImage), { headers: { "if-none-match": etag } })).status).toBe(304);
  const head = await api.call("HEAD", `/api/v1/${body.pdfOrImage}`);
  expect([head.status, head.bytes.length, head.headers.get("content-length")]).toEqual([
    200,
    0,
    String(pdf.length),
  ]);
});

it("invalid names are 404", async () => {
  const { dataDir } = api.server;
  for (const name of [
    "../gurukul.sqlite",
    "..%2fgurukul.sqlite",
    "%2e%2e%2fgurukul.sqlite",
    encodeURIComponent(path.join(dataDir, "gurukul.sqlite")),
    "%00.jpg",
    `${"a".repeat(32)}-40x30.jpg%00.html`,
    `${"a".repeat(32)}.svg`,
    "a".repeat(5000),
    "",
    ".",
  ]) {
    expect([name, (await api.get(`/uploads/${name}`)).status]).toEqual([name, 404]);
  }
});

describe("lists of pictures", () => {
  const pictures = async (type: typeof blocks | typeof galleries) => {
    const form: FormEntry[] = [...toForm(type.fields), ["images", JPEG], ["images", wide], ["images", JPEG]];
    const { body } = await api.post(type.create, { token: api.token, form });
    return { id: body._id as string, names: body.images as [string, string, string] };
  };

  describe.each([blocks, galleries])("of $name", (type) => {
    const put = (id: string, form: readonly FormEntry[]) =>
      api.put(type.update(id), { token: api.token, form });

    it("new pictures are added at the end", async () => {
      const { id, names } = await pictures(type);
      const { body } = await put(id, [["images", await buildPng()]]);
      expect(body.images.slice(0, 3)).toEqual(names);
      expect(body.images[3]).toMatch(/-40x30\.v2\.png$/);
    });

    it("keep lists the files that stay, in order; the others are deleted", async () => {
      const { id, names } = await pictures(type);
      const [first, second, third] = names;
      const { body } = await put(id, [
        ["keep", third],
        ["keep", first],
        ["images", JPEG],
      ]);
      expect(body.images.slice(0, 2)).toEqual([third, first]);
      expect(body.images).toHaveLength(3);
      const stored = await api.storedFiles();
      expect(stored.filter((file) => file.startsWith(second.slice(0, 32)))).toEqual([]);
      expect(stored).toEqual(expect.arrayContaining([third, first]));
    });

    it("keep names several in one text, one per line", async () => {
      const { id, names } = await pictures(type);
      const [first, second, third] = names;
      expect((await put(id, [["keep", `${third}\n${first}\n${second}`]])).body.images).toEqual([
        third,
        first,
        second,
      ]);
      const mixed: FormEntry[] = [
        ["keep", `${second}\r\n${first}`],
        ["keep", third],
      ];
      expect((await put(id, mixed)).body.images).toEqual([second, first, third]);
      expect((await put(id, [["keep", `${first}\n${first}`]])).status).toBe(400);
    });

    it("one empty keep removes all", async () => {
      const { id, names } = await pictures(type);
      expect((await put(id, [["keep", ""]])).body.images).toEqual([]);
      for (const name of names) expect((await api.get(`/uploads/${name}`)).status).toBe(404);
    });

    it("keep accepts each own picture once and nothing else, and a refusal changes nothing", async () => {
      const { id, names } = await pictures(type);
      const other = await pictures(type);
      for (const keep of [[other.names[0]], [names[0], names[0]], ["../x"], ["__proto__"]]) {
        const form: FormEntry[] = [...keep.map((name): FormEntry => ["keep", name]), ["images", JPEG]];
        const answer = await put(id, form);
        expect(answer.status).toBe(400);
        expect(Object.keys(answer.body.errors)).toEqual(["keep"]);
      }
      const list = (await api.get(type.list)).body;
      expect(list.find(({ _id }: { _id: string }) => _id === id).images).toEqual(names);
      for (const name of names) expect((await api.get(`/uploads/${name}`)).status).toBe(200);
    });
  });

  it("a gallery of 700 pictures can lose one", async () => {
    const names = Array.from(
      { length: 700 },
      (_, index) => `${index.toString(16).padStart(32, "0")}-40x30.jpg`,
    );
    const images = JSON.stringify(names);
    const { _id } = await api.server.content.create(
      resources.galleries,
      { ...galleries.fields, images },
      VISITOR,
    );
    const kept = names.toSpliced(350, 1);
    const form: FormEntry[] = [["keep", kept.join("\n")]];
    const { status, body } = await api.put(galleries.update(_id), { token: api.token, form });
    expect([status, body.images]).toEqual([200, kept]);
    expect((await api.remove(galleries.remove(_id), { token: api.token })).status).toBe(200);
  });

  it("keep is ignored for a new entry or one without pictures", async () => {
    const created = await api.post(galleries.create, { token: api.token, form: [["keep", "x"]] });
    expect(created.status).toBe(400);
    const { _id } = await createEntry(api, facilities);
    expect((await api.put(facilities.update(_id), { token: api.token, form: [["keep", "x"]] })).status).toBe(
      400,
    );
  });
});

describe("remove", () => {
  it.each([
    { type: notices, field: "pdfOrImage" },
    { type: team, field: "image" },
    { type: blocks, field: "authorImage" },
  ])("removes $field of $type.name", async ({ type, field }) => {
    const entry = await createEntry(api, type);
    const answer = await api.put(type.update(entry._id), { token: api.token, form: [["remove", field]] });
    expect(answer.body).toEqual({ ...entry, [field]: null, updatedAt: expect.any(String) });
    expect((await api.get(filePath(entry[field]))).status).toBe(404);
  });

  it("a new file wins over remove", async () => {
    const { _id } = await createEntry(api, team);
    const form: FormEntry[] = [
      ["remove", "image"],
      ["image", await buildPng()],
    ];
    expect((await api.put(team.update(_id), { token: api.token, form })).body.image).toMatch(/\.png$/);
  });

  it.each([
    { type: facilities, field: "image" },
    { type: students, field: "profilePhoto" },
    { type: team, field: "name" },
    { type: blocks, field: "images" },
  ])("does not remove the required $field of $type.name", async ({ type, field }) => {
    const entry = await createEntry(api, type);
    const answer = await api.put(type.update(entry._id), { token: api.token, form: [["remove", field]] });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toEqual(["remove"]);
  });
});

it("an entry whose file is missing can be edited and deleted", async () => {
  const entry = await createEntry(api, facilities);
  await api.server.files.remove([entry.image]);
  expect((await api.get(filePath(entry.image))).status).toBe(404);
  const form: FormEntry[] = [["name", "Renamed"]];
  expect((await api.put(facilities.update(entry._id), { token: api.token, form })).status).toBe(200);
  const replaced = await api.put(facilities.update(entry._id), { token: api.token, form: [["image", JPEG]] });
  expect((await api.get(filePath(replaced.body.image))).status).toBe(200);
  await api.server.files.remove([replaced.body.image]);
  expect((await api.remove(facilities.remove(entry._id), { token: api.token })).status).toBe(200);
});

it("a refused update leaves no trace of its files", async () => {
  const entry = await createEntry(api, facilities);
  const before = (await api.storedFiles()).sort();
  const form: FormEntry[] = [
    ["image", wide],
    ["name", ""],
  ];
  expect((await api.put(facilities.update(entry._id), { token: api.token, form })).status).toBe(400);
  const stale = {
    token: api.token,
    form: [["image", wide]] as FormEntry[],
    headers: { "if-match": '"older"' },
  };
  expect((await api.put(facilities.update(entry._id), stale)).status).toBe(409);
  const unknown = facilities.update("01939a00-0000-7000-8000-000000000000");
  expect((await api.put(unknown, { token: api.token, form: [["image", wide]] })).status).toBe(404);
  expect((await api.storedFiles()).sort()).toEqual(before);
});
