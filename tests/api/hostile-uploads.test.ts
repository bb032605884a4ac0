import { once } from "node:events";
import { connect } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import {
  buildAnimatedPng,
  buildAnimatedWebp,
  buildGif,
  buildHugePng,
  buildPdf,
  buildPdfStream,
  buildPng,
  HTML,
  SVG,
} from "../files.ts";
import type { FormEntry } from "./api-client.ts";
import {
  allTypes,
  completeForm,
  contentTypes,
  createEntry,
  filePath,
  formTypes,
  JPEG,
  toForm,
} from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();
const { notices, facilities, galleries, students } = contentTypes;
const png = await buildPng();

/** Every field of every form that takes a file. */
const targets = formTypes.flatMap((type) =>
  Object.entries(type.files).flatMap(([field, rules]) =>
    (["create", "update"] as const).map((mode) => ({ type, field, mode, ...rules })),
  ),
);
type Target = (typeof targets)[number];
/** All forms go through one upload pipeline, so most attacks need one field that takes PDFs and one that does not. */
const samples = [true, undefined].flatMap(
  (takesPdf) => targets.find((each) => each.takesPdf === takesPdf) ?? [],
);

const existing = new Map<string, string>();
/** The content before the attacks, which must be unchanged afterwards. */
let before: unknown;

beforeAll(async () => {
  for (const type of formTypes) existing.set(type.name, (await createEntry(api, type))._id);
  before = await snapshot();
});

async function snapshot() {
  const lists = await Promise.all(allTypes.map(({ list }) => api.get(list, { token: api.token })));
  return { lists: lists.map(({ body }) => body), files: (await api.storedFiles()).sort() };
}

function attack({ type, field, mode }: Target, file: Uint8Array, fileName?: string) {
  const entry: FormEntry = fileName === undefined ? [field, file] : [field, file, fileName];
  const others = completeForm(type).filter(([name]) => name !== field);
  if (mode === "create") return api.post(type.create, { token: api.token, form: [...others, entry] });
  const form = [...toForm(type.fields), entry];
  return api.put(type.update(existing.get(type.name) ?? ""), { token: api.token, form });
}

const trailer = (jpeg: Buffer, text: string) => Buffer.concat([jpeg, Buffer.from(text)]);
const withComment = (jpeg: Buffer, text: string) =>
  Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe, 0, text.length + 2]),
    Buffer.from(text),
    jpeg.subarray(2),
  ]);

const HOSTILE: Record<string, { bytes: Buffer; status: number }> = {
  "an SVG with a script": { bytes: SVG, status: 415 },
  "an SVG behind an XML head": {
    bytes: Buffer.concat([Buffer.from('<?xml version="1.0"?>\n'), SVG]),
    status: 415,
  },
  "HTML called .jpg": { bytes: HTML, status: 415 },
  "a script": { bytes: Buffer.from("#!/bin/sh\nrm -rf /\n"), status: 415 },
  "a PHP file": { bytes: Buffer.from("<?php system($_GET['c']); ?>"), status: 415 },
  "a ZIP": { bytes: Buffer.from("PK\x03\x04 and more bytes to look like one", "latin1"), status: 415 },
  "a GIF": { bytes: await buildGif(), status: 415 },
  "a GIF head before HTML": { bytes: Buffer.concat([Buffer.from("GIF89a"), HTML]), status: 415 },
  "a BMP": { bytes: Buffer.from(`BM${"\0".repeat(60)}`, "latin1"), status: 415 },
  "no bytes at all": { bytes: Buffer.alloc(0), status: 415 },
  "one byte": { bytes: Buffer.from([0xff]), status: 415 },
  "the head of a JPEG before HTML": { bytes: Buffer.concat([JPEG.subarray(0, 24), HTML]), status: 422 },
  "half a JPEG": { bytes: JPEG.subarray(0, JPEG.length / 2), status: 422 },
  "half a PNG": { bytes: png.subarray(0, png.length / 2), status: 422 },
  "a PNG of 100 megapixels": { bytes: buildHugePng(), status: 422 },
  "an animated WebP": { bytes: await buildAnimatedWebp(), status: 422 },
  "an animated PNG": { bytes: await buildAnimatedPng(), status: 422 },
  "a WebP that is only a head": { bytes: Buffer.from("RIFF\x10\0\0\0WEBPVP8 ", "latin1"), status: 422 },
};

const expectRefusal = async (target: Target, { bytes, status }: { bytes: Buffer; status: number }) => {
  const answer = await attack(target, bytes);
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([status, [target.field]]);
};

it.each(Object.entries(HOSTILE))("%s is refused", async (_name, file) => {
  for (const target of samples) await expectRefusal(target, file);
});

it.each(targets)("$field is checked by $mode of $type.name", async (target) => {
  await expectRefusal(target, { bytes: SVG, status: 415 });
  await expectRefusal(target, { bytes: JPEG.subarray(0, JPEG.length / 2), status: 422 });
});

describe("PDFs", () => {
  const targetsWithoutPdf = targets.filter(({ takesPdf }) => !takesPdf);
  it.each(targetsWithoutPdf)("are not pictures: $field by $mode of $type.name", async (target) => {
    expect((await attack(target, buildPdf())).status).toBe(415);
  });

  it.each([
    ["/JavaScript", buildPdf({ catalog: "/OpenAction << /S /JavaScript /JS (app.alert(1)) >>" })],
    [
      "an escaped /JavaScript",
      buildPdf({ catalog: "/OpenAction << /S /J#61vaScript /J#53 (app.alert(1)) >>" }),
    ],
    ["/Launch", buildPdf({ catalog: "/OpenAction << /S /Launch /F (cmd.exe) >>" })],
    [
      "/EmbeddedFile",
      buildPdf({ catalog: "/AF [6 0 R]", objects: { 6: buildPdfStream("/Type /EmbeddedFile", "MZ") } }),
    ],
    [
      "a /JavaScript packed twice",
      buildPdf({
        catalog: "/OpenAction << /S /JavaScript /JS (app.alert(1)) >>",
        packedWith: ["FlateDecode", "FlateDecode"],
      }),
    ],
    ["nothing that can be read", Buffer.from("%PDF-1.4\n%%EOF\n")],
  ])("with %s are refused", async (_name, pdf) => {
    for (const target of targets.filter(({ takesPdf }) => takesPdf)) {
      const answer = await attack(target, pdf);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [target.field]]);
    }
  });

  it("that start with other bytes are refused", async () => {
    for (const head of ["\0", " ", "<html>", "GIF89a"]) {
      const pdf = Buffer.concat([Buffer.from(head), buildPdf()]);
      for (const target of targets.filter(({ takesPdf }) => takesPdf)) {
        expect((await attack(target, pdf)).status).toBe(415);
      }
    }
  });
});

describe("sizes", () => {
  const padded = (bytes: number) => Buffer.concat([JPEG, Buffer.alloc(bytes - JPEG.length)]);
  const messageFor = ({ type, field, takesPdf, maxBytes }: Target) => {
    const { tooLarge } = type.files[field] ?? {};
    if (tooLarge !== undefined) return tooLarge;
    return takesPdf
      ? "Choose a file within the limit: images 10 MB, PDF files 20 MB"
      : `Image size exceeds ${maxBytes / 1024 / 1024}MB`;
  };

  const created = targets.filter(({ mode }) => mode === "create");
  it.each(created)("one byte above the limit is refused as $field of $type.name", async (target) => {
    const answer = await attack(target, padded(target.maxBytes + 1));
    const message = messageFor(target);
    expect([answer.status, answer.body.message]).toEqual([413, message]);
    expect(answer.body.errors).toEqual({ [target.field]: message });
  });

  it("a facility's picture of exactly 2 MB is accepted", async () => {
    const form: FormEntry[] = [
      ["name", "Big"],
      ["image", padded(2 * 1024 * 1024)],
    ];
    const { status, body } = await api.post(facilities.create, { token: api.token, form });
    expect(status).toBe(201);
    expect((await api.get(filePath(body.image))).bytes.length).toBeLessThan(2000);
    await api.remove(facilities.remove(body._id), { token: api.token });
  });

  it("a PDF above 20 MB is refused", async () => {
    const pdf = Buffer.concat([buildPdf(), Buffer.alloc(20 * 1024 * 1024)]);
    const form: FormEntry[] = [...toForm(notices.fields), ["pdfOrImage", pdf]];
    expect((await api.post(notices.create, { token: api.token, form })).status).toBe(413);
  });

  it("21 files at once are refused, and so are two files in a field for one", async () => {
    const many = Array.from({ length: 21 }, (): FormEntry => ["images", JPEG]);
    expect((await api.post(galleries.create, { token: api.token, form: many })).status).toBe(413);
    const two: FormEntry[] = [
      ["name", "Two"],
      ["image", JPEG],
      ["image", JPEG],
    ];
    expect((await api.post(facilities.create, { token: api.token, form: two })).status).toBe(400);
  });
});

describe("data hidden in a valid picture", () => {
  it.each([
    ["HTML behind its end", trailer(JPEG, "<script>alert('polyglot')</script>")],
    ["a ZIP behind its end", trailer(JPEG, "PK\x05\x06polyglot")],
    ["PHP in a comment", withComment(JPEG, "<?php polyglot(); ?>")],
  ])("%s is not stored", async (_name, bytes) => {
    for (const { type, field } of samples) {
      const form = completeForm(type).filter(([name]) => name !== field);
      const { body } = await api.post(type.create, { token: api.token, form: [...form, [field, bytes]] });
      const [stored = ""] = [body[field]].flat();
      const file = await api.get(filePath(stored));
      expect(file.status).toBe(200);
      expect(file.bytes.includes("polyglot")).toBe(false);
      await api.remove(type.remove(body._id), { token: api.token });
    }
  });
});

it.each([
  ["a path upwards", "../../../etc/passwd"],
  ["a Windows path", "..\\..\\windows\\system32\\x.exe"],
  ["5 000 characters", `${"a".repeat(5000)}.jpg`],
  ["a NUL", "photo.jpg\0.html"],
  ["right-to-left letters", "photo\u202Egpj.exe"],
  ["a type of its own", "photo.svg"],
  ["a quote and a line break", 'x"\r\nContent-Type: text/html\r\n\r\n<script>'],
])("a file name with %s does not affect the stored name", async (_name, fileName) => {
  for (const { type, field } of samples) {
    const form = completeForm(type).filter(([name]) => name !== field);
    const { status, body } = await api.post(type.create, {
      token: api.token,
      form: [...form, [field, JPEG, fileName]],
    });
    expect(status).toBe(201);
    expect([body[field]].flat()[0]).toMatch(/^(\/?uploads\/)?[0-9a-f]{32}-40x30\.v2\.jpg$/);
    await api.remove(type.remove(body._id), { token: api.token });
  }
});

describe("broken requests", () => {
  const post = (body: string, contentType: string) =>
    api.post(facilities.create, { token: api.token, body, headers: { "content-type": contentType } });

  it("another content type is 415", async () => {
    const json = JSON.stringify(facilities.fields);
    for (const contentType of [
      "application/json",
      "application/x-www-form-urlencoded",
      "text/plain",
      "text/html",
      "x",
    ]) {
      expect([contentType, (await post(json, contentType)).status]).toEqual([contentType, 415]);
    }
    expect((await api.post(facilities.create, { token: api.token })).status).toBe(415);
  });

  it("a body that is not a form is 400", async () => {
    const part = '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nx\r\n';
    const forms: [string, string][] = [
      ["multipart/form-data", `${part}--b--\r\n`],
      ["multipart/form-data; boundary=", `${part}--b--\r\n`],
      ["multipart/form-data; boundary=b", part],
      ["multipart/form-data; boundary=b", "not a form at all"],
      ["multipart/form-data; boundary=other", `${part}--b--\r\n`],
      ["multipart/form-data; boundary=b", '--b\r\nContent-Disposition: form-data; name="title'],
      ["multipart/form-data; boundary=b", "--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n"],
    ];
    for (const [contentType, body] of forms) {
      expect([body, (await post(body, contentType)).status]).toEqual([body, 400]);
    }
  });

  it("10 000 parts are refused", async () => {
    const part = '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nx\r\n';
    const body = `${part.repeat(10_000)}--b--\r\n`;
    expect((await post(body, "multipart/form-data; boundary=b")).status).toBe(413);
  });

  it("an incomplete body stores nothing", async () => {
    const fields = Object.entries(facilities.fields)
      .map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join("");
    const head = `--b\r\nContent-Disposition: form-data; name="image"; filename="x.jpg"\r\n\r\n`;
    for (const sent of [fields, fields + head, fields + head + JPEG.toString("latin1").slice(0, 200)]) {
      const received = once(api.server.app.server, "request");
      const socket = connect(Number(new URL(api.url).port), "127.0.0.1");
      const lines = [
        `POST /api/v1${facilities.create} HTTP/1.1`,
        "Host: school.example",
        `Authorization: Bearer ${api.token}`,
        "Content-Type: multipart/form-data; boundary=b",
        "Content-Length: 100000",
      ];
      socket.write(`${lines.join("\r\n")}\r\n\r\n`);
      socket.write(sent, "latin1");
      await received;
      socket.destroy();
      await once(socket, "close");
    }
  });
});

it("afterwards the server still responds, and nothing was stored or changed", async () => {
  // Aborted requests end on the server a moment after they end here.
  await expect.poll(snapshot).toEqual(before);
  expect((await api.call("GET", "/readyz")).status).toBe(200);
  expect((await api.get(students.list)).body).toHaveLength(1);
});
