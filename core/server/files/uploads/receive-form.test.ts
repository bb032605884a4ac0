import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { buildJpeg, buildPdf, buildPng, HTML } from "../../../../tests/files.ts";
import {
  MEGABYTE,
  pictureFile,
  pictureFiles,
  pictureOrPdfFile,
} from "../../../content/files/upload-rules.ts";
import { message } from "../../../content/messages/message.ts";
import { registerErrorHandler } from "../../http/error-handler.ts";
import { limitUnreadBody } from "../../http/unread-body.ts";
import { checkPdf } from "../../pdf/check-pdf.ts";
import type { FileWork } from "./prepare-file.ts";
import { prepareImage } from "./prepare-image.ts";
import { receiveForm, registerMultipart } from "./receive-form.ts";

const smallPicture = {
  ...pictureFile,
  maxBytes: { image: 2 * MEGABYTE },
  tooLarge: message("image_too_large", { megabytes: 2 }),
};
const RULES = { image: pictureFile, images: pictureFiles, file: pictureOrPdfFile, small: smallPicture };
const SILENCE_MILLISECONDS = 300;
const fileWork: FileWork = { prepareImage, checkPdf };

let app: FastifyInstance;
/** The result of a form that a test sent over a socket. */
let outcome: "not begun" | "receiving" | "received" | { status: number };

beforeEach(async () => {
  outcome = "not begun";
  app = Fastify();
  app.server.on("request", limitUnreadBody);
  registerErrorHandler(app);
  await registerMultipart(app);
  app.post("/form", async (request) => {
    outcome = "receiving";
    const limits = { silenceMilliseconds: SILENCE_MILLISECONDS };
    const { fields, files } = await receiveForm(request, RULES, fileWork, limits).catch((error) => {
      outcome = error;
      throw error;
    });
    outcome = "received";
    const names = Object.entries(files).map(([field, list]) => [field, list.map((file) => file.name)]);
    return { fields: { ...fields }, files: Object.fromEntries(names) };
  });
});

afterEach(() => app.close());

type FormEntry = [field: string, value: string | Buffer, fileName?: string];

function post(...entries: FormEntry[]) {
  const form = new FormData();
  for (const [field, value, fileName = "photo.jpg"] of entries) {
    if (typeof value === "string") form.append(field, value);
    else form.append(field, new Blob([new Uint8Array(value)]), fileName);
  }
  return app.inject({ method: "POST", url: "/form", payload: form });
}

const BOUNDARY = "----boundary";

function postRaw(body: string, contentType = `multipart/form-data; boundary=${BOUNDARY}`) {
  return app.inject({
    method: "POST",
    url: "/form",
    payload: body,
    headers: { "content-type": contentType },
  });
}

const partHead = (head: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`;
const part = (head: string, body: string) => `${partHead(head)}${body}\r\n`;
const END = `--${BOUNDARY}--\r\n`;

it("texts and files come out by field, whatever the file was called", async () => {
  const answer = await post(
    ["title", "छुट्टी की सूचना"],
    ["images", await buildJpeg(), "../../etc/passwd"],
    ["keep", "first"],
    ["images", await buildPng(), `${"long".repeat(1250)}\0\u202Egpj.exe`],
    ["keep", "second"],
    ["file", buildPdf(), "notice.jpg"],
  );
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    fields: { title: ["छुट्टी की सूचना"], keep: ["first", "second"] },
    files: {
      images: [expect.stringMatching(/-40x30\.v2\.jpg$/), expect.stringMatching(/-40x30\.v2\.png$/)],
      file: [expect.stringMatching(/^[0-9a-f]{32}\.pdf$/)],
    },
  });
});

it("an empty file input is no file", async () => {
  const emptyInput = `${part('name="image"; filename=""', "")}${part('name="file"', "")}${END}`;
  const answer = await postRaw(emptyInput);
  expect(answer.json()).toEqual({ fields: {}, files: {} });
});

it("an empty file that has a name is refused", async () => {
  expect((await post(["image", Buffer.alloc(0)])).statusCode).toBe(415);
});

it("a file where none belongs is refused with the field's name", async () => {
  for (const field of ["title", "unknown"]) {
    const answer = await post([field, await buildJpeg()]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      id: "validation_failed",
      errors: { [field]: "This field does not take a file" },
    });
  }
});

it("a text where a file belongs is refused with the field's name", async () => {
  const answer = await post(["image", "uploads/somebody-elses.jpg"]);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ errors: { image: "Send a file in this field" } });
});

it("more files than the field takes are refused", async () => {
  const jpeg = await buildJpeg();
  const answer = await post(["image", jpeg], ["image", jpeg]);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual({ image: "Choose one file only" });
});

it("20 files go through at once and 21 do not", async () => {
  const jpeg = await buildJpeg();
  const images: FormEntry[] = Array.from({ length: 20 }, () => ["images", jpeg]);
  expect((await post(...images)).json().files.images).toHaveLength(20);
  for (const oneMore of ["images", "image"]) {
    const answer = await post(...images, [oneMore, jpeg]);
    expect(answer.statusCode).toBe(413);
    expect(answer.json().message).toBe("At most 20 files can be sent at once");
  }
});

it("a file one byte above its field's limit is refused with the field's message", async () => {
  const limit = 2 * 1024 * 1024;
  const jpeg = await buildJpeg();
  const exact = Buffer.concat([jpeg, Buffer.alloc(limit - jpeg.length)]);
  expect((await post(["small", exact])).statusCode).toBe(200);
  const answer = await post(["small", Buffer.concat([exact, Buffer.alloc(1)])], ["title", "after"]);
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toMatchObject({ id: "too_large", errors: { small: "Image size exceeds 2MB" } });
});

it("a refused file is refused with its field", async () => {
  const answer = await post(["title", "x"], ["file", HTML, "notice.pdf"]);
  expect(answer.statusCode).toBe(415);
  expect(answer.json().errors).toEqual({ file: "Choose a JPEG, PNG or WebP image or a PDF" });
});

it("a text of 100 000 Hindi letters goes through, one above the limit does not", async () => {
  const long = "क".repeat(100_000);
  expect((await post(["content", long])).json().fields.content).toEqual([long]);
  const answer = await post(["content", "x".repeat(400_001)]);
  expect(answer.statusCode).toBe(413);
  expect(answer.json().errors).toEqual({ content: "The text is too long" });
});

it("ten thousand parts are refused, of texts as of files", async () => {
  const texts = await postRaw(part('name="keep"', "x").repeat(10_000) + END);
  expect(texts.statusCode).toBe(413);
  const files = await postRaw(part('name="images"; filename=""', "").repeat(10_000) + END);
  expect(files.statusCode).toBe(413);
});

it("names that mean something to the language are harmless", async () => {
  for (const name of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
    for (const head of [`name="${name}"`, `name="${name}"; filename="x.jpg"`]) {
      expect((await postRaw(part(head, "x") + END)).statusCode).toBe(400);
    }
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
});

it.each([
  ["no boundary", part('name="title"', "x") + END, "multipart/form-data"],
  ["an empty boundary", part('name="title"', "x") + END, "multipart/form-data; boundary="],
  ["another boundary", part('name="title"', "x") + END, "multipart/form-data; boundary=other"],
  ["no end", part('name="title"', "x")],
  [
    "an end inside a file",
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nabc`,
  ],
  ["an end inside a head", `--${BOUNDARY}\r\nContent-Disposition: form-da`],
  ["no form at all", "title=x"],
  ["a head without an end", `--${BOUNDARY}\r\nContent-Disposition: form-data; name="title"\r\n${END}`],
  ["a head without an end before another part", `--${BOUNDARY}\r\nx\r\n${part('name="title"', "x")}${END}`],
  ["a part without a name", part("x=y", "x") + END],
  ["an empty name", part('name=""', "x") + END],
  ["an endless name", part(`name="${"n".repeat(5000)}"`, "x") + END],
  [
    "broken JSON in a part",
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="title"\r\nContent-Type: application/json\r\n\r\n{\r\n${END}`,
  ],
])("a form with %s is malformed", async (_what, body, contentType?: string) => {
  const answer = await postRaw(body, contentType);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().id).toBe("malformed_request");
});

it("JSON in a part is not taken for text", async () => {
  const body = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="title"\r\nContent-Type: application/json\r\n\r\n{"a":1}\r\n${END}`;
  const answer = await postRaw(body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual({ title: "Send this field as text" });
});

it.each(["application/json", "text/plain", "application/x-www-form-urlencoded"])(
  "%s is a 415",
  async (type) => {
    expect((await postRaw("{}", type)).statusCode).toBe(415);
  },
);

it("a request without a body is a 415", async () => {
  expect((await app.inject({ method: "POST", url: "/form" })).statusCode).toBe(415);
});

async function openUpload(head: string, contentLength = 100_000_000): Promise<Socket> {
  if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(
    `POST /form HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: ${contentLength}\r\n\r\n`,
  );
  socket.write(partHead(head));
  return socket;
}

it("a body that breaks off ends the request", async () => {
  for (const head of ['name="title"', 'name="image"; filename="a.jpg"']) {
    const socket = await openUpload(head);
    socket.write(Buffer.alloc(100_000));
    await expect.poll(() => outcome).toBe("receiving");
    socket.destroy();
    await expect.poll(() => outcome).toMatchObject({ status: 400, id: "malformed_request" });
  }
});

it("a client that falls silent is answered instead of being waited for without end", async () => {
  const socket = await openUpload('name="image"; filename="a.jpg"');
  socket.write("some bytes, and then nothing");
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /);
  socket.destroy();
});

it("a client that sends slowly is waited for", async () => {
  const head = 'name="title"';
  const rest = `slowly\r\n${END}`;
  const socket = await openUpload(head, partHead(head).length + rest.length);
  for (const letter of rest) {
    await wait(SILENCE_MILLISECONDS / 10);
    socket.write(letter);
  }
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});

it("a file that is too large is refused while it is still arriving, and a client that reads late sees why", async () => {
  const size = 14 * 1024 * 1024;
  const socket = await openUpload('name="image"; filename="a.jpg"', size);
  socket.pause();
  const chunk = Buffer.alloc(1024 * 1024, 1);
  for (let sent = 0; sent < size; sent += chunk.length) {
    if (!socket.write(chunk)) await once(socket, "drain");
  }
  socket.resume();
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
  socket.destroy();
});

it("a client that sends without end is answered and then cut off", async () => {
  const socket = await openUpload('name="small"; filename="a.jpg"', 10_000_000_000);
  const answered = text(socket).catch((error: Error) => error.message);
  const chunk = Buffer.alloc(1024 * 1024, 1);
  let sentMegabytes = 0;
  const sendOn = () => {
    do sentMegabytes += 1;
    while (sentMegabytes < 500 && socket.write(chunk));
  };
  socket.on("drain", sendOn);
  sendOn();
  expect(await answered).toMatch(/^HTTP\/1\.1 413 |ECONNRESET/);
  expect(sentMegabytes).toBeLessThan(100);
  expect(outcome).toMatchObject({ status: 413 });
});
