import { expect, it } from "vitest";
import { type Duty, dutyNames, type Permission, permissionsOf } from "../../core/content/api/permissions.ts";
import { storedNames } from "../../core/content/files/images.ts";
import { NONE_OFF } from "../../core/content/parts/parts.ts";
import { isNamedFor } from "../../core/server/files/file-subjects.ts";
import { createChild } from "../../features/students/tests/api/create-child.ts";
import { buildJpeg, buildPdf } from "../files.ts";
import { createClerk } from "./clerk.ts";
import { bareName, type ContentTypeCase, contentTypes, createEntry, toForm } from "./entries.ts";
import { savePage, text } from "./save-page.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();
const { token } = api;
const { token: clerk, setDuties, setPermissions } = await createClerk(api);
const { facilities, blocks, galleries, notices, students, team } = contentTypes;

/** With a thumbnail. */
const WIDE = await buildJpeg({ width: 700, height: 400 });
const form = (fields: Record<string, string | number>, ...files: [string, Buffer][]) => [
  ...toForm(fields),
  ...files,
];

async function photoOfLeaver(): Promise<string> {
  const { id, photo } = await createChild(api);
  const left = toForm({ leftOn: "2026-03-31" });
  expect((await api.put(students.update(id), { token, form: left })).status).toBe(200);
  return photo;
}

async function draftOf(type: ContentTypeCase, field: string, file: Buffer): Promise<string> {
  const sent = form({ ...type.fields, isDraft: "true" }, [field, file]);
  const { status, body } = await api.post(type.create, { token, form: sent });
  expect(status).toBe(201);
  return bareName([body[field]].flat()[0]);
}

async function markedDraft(): Promise<string> {
  const name = await draftOf(galleries, "images", WIDE);
  const { id } = await createChild(api);
  const marked = await api.put(`/students/${id}/pictures`, { token, json: { files: [name] } });
  expect(marked.status).toBe(200);
  return name;
}

async function pictureOfEarlierPage(): Promise<string> {
  const banner = (picture: unknown) => ({ taglineBanner: { text: text(null), picture } });
  const picture = { file: "upload:0", alt: text("The gate"), focus: null };
  const { body } = await savePage(api, "home", banner(picture), { files: [WIDE] });
  expect((await savePage(api, "home", banner(null))).status).toBe(200);
  return body.document.taglineBanner.picture.file;
}

async function inTrash(): Promise<string> {
  const entry = await createEntry(api, team);
  expect((await api.remove(team.remove(entry._id), { token })).status).toBe(200);
  return bareName(entry.image);
}

async function ofEarlierVersion(): Promise<string> {
  const entry = await createEntry(api, facilities);
  const sent = form({}, ["image", WIDE]);
  expect((await api.put(facilities.update(entry._id), { token, form: sent })).status).toBe(200);
  return bareName(entry.image);
}

async function staged(): Promise<string> {
  const { body } = await api.post("/uploads/stage?type=galleries&field=images", {
    token,
    form: [["file", WIDE]],
  });
  return body.name;
}

const ALL: Duty[] = ["everything", "office", "look", "lookChildren"];

/** Files that are not public, and the duties with which they are read. */
const FILES: [what: string, create: () => Promise<string>, readers: readonly Duty[]][] = [
  ["the photo of a child who has left", photoOfLeaver, ["everything", "office", "students", "lookChildren"]],
  ["the PDF of a draft notice", () => draftOf(notices, "pdfOrImage", buildPdf()), [...ALL, "notices"]],
  ["the picture of a draft post", () => draftOf(blocks, "images", WIDE), [...ALL, "posts", "postDrafts"]],
  ["the picture of a draft album", () => draftOf(galleries, "images", WIDE), [...ALL, "posts", "postDrafts"]],
  ["a draft's picture of a child", markedDraft, [...ALL, "posts", "postDrafts"]],
  ["the picture of a page's earlier version", pictureOfEarlierPage, [...ALL, "pages"]],
  ["the picture of an entry in the trash", inTrash, [...ALL, "pages"]],
  ["the picture of an entry's earlier version", ofEarlierVersion, [...ALL, "pages"]],
  ["a file that waits for its entry", staged, []],
  ["a file that does not exist", async () => `${"0".repeat(32)}-700x400.v2.jpg`, []],
];

it.each(FILES)("%s is read with these duties only, thumbnails too", async (_what, create, readers) => {
  const names = storedNames(await create());
  const outcomes: Record<string, number[]> = {};
  const expected: Record<string, number[]> = {};
  for (const duty of [...dutyNames, "none"] as const) {
    const duties = duty === "none" ? [] : [duty];
    await setDuties(...duties);
    const refusal = permissionsOf(duties).includes("files:read") ? 404 : 403;
    expected[duty] = names.map(() => (readers.some((reader) => reader === duty) ? 200 : refusal));
    const answers = names.map((name) => api.get(`/withdrawn/${name}`, { token: clerk }));
    outcomes[duty] = (await Promise.all(answers)).map(({ status }) => status);
  }
  expect(outcomes).toEqual(expected);
});

it("a person who may read students reads a published picture with a marked child, even if it is hidden", async () => {
  const { _id, images } = await createEntry(api, galleries);
  const [name] = images;
  const mayRead = (...permissions: Permission[]) =>
    isNamedFor(api.server.database.db, { permissions }, bareName(name), NONE_OFF);
  expect(await mayRead("students:read")).toBe(false);
  const { id } = await createChild(api);
  await api.put(`/students/${id}/pictures`, { token, json: { files: [bareName(name)] } });
  expect(await mayRead("students:read")).toBe(true);
  expect(await mayRead("notices:read")).toBe(false);
  await api.put(galleries.update(_id), { token, form: toForm({ isDraft: "true" }) });
  expect(await mayRead("students:read")).toBe(false);
});

it("a public file is read with any duty that reads files", async () => {
  const { image } = await createEntry(api, facilities);
  for (const duty of ["notices", "students"] as const) {
    await setDuties(duty);
    expect((await api.get(`/withdrawn/${bareName(image)}`, { token: clerk })).status).toBe(200);
  }
});

it("a program needs both the permission for files and the one of the type", async () => {
  const name = await draftOf(notices, "pdfOrImage", buildPdf());
  const read = async (...permissions: Permission[]) => {
    await setPermissions(permissions);
    return (await api.get(`/withdrawn/${name}`, { token: clerk })).status;
  };
  expect(await read("files:read", "notices:read")).toBe(200);
  expect(await read("files:read")).toBe(404);
  expect(await read("notices:read")).toBe(403);
});
