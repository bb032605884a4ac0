import { beforeEach, expect, it } from "vitest";
import {
  type AnyEntry,
  bareName,
  type ContentTypeCase,
  changeCall,
  completeForm,
  contentTypes,
} from "../../../../tests/api/entries.ts";
import { savePage, text } from "../../../../tests/api/save-page.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { buildPdf, buildPdfStream } from "../../../../tests/files.ts";

const api = await startApi({ withSite: true });
const call = { token: api.token };
const { notices } = contentTypes;
const { db } = api.server.database;

const pdfWith = (words: string) =>
  buildPdf({ objects: { 4: buildPdfStream("", `BT /F1 12 Tf 10 120 Td (${words}) Tj ET`) } });

const [read = () => Promise.reject()] = api.server.jobs.flatMap((job) =>
  job.failure.startsWith("PDFs") ? [job.run] : [],
);

/** The paths of the results and the text of the page. */
async function look(q: string, address = "/search") {
  const answer = await fetch(`${api.url}${address}?${new URLSearchParams({ q })}`);
  const html = (await answer.text()).split("<main")[1] ?? "";
  const paths = [...html.matchAll(/<article.*?href="([^"]*)"/g)].map(([, href = ""]) => href);
  return { paths, html: html.replace(/<[^>]*>/g, "") };
}
const find = async (q = "wombatia") => (await look(q)).paths;

async function create(
  type: ContentTypeCase,
  field: string,
  file: Buffer,
  values: Record<string, string> = {},
) {
  const form = completeForm(type, values).filter(([name]) => name !== field);
  const { body, status } = await api.post(type.create, { ...call, form: [...form, [field, file]] });
  expect(status).toBe(201);
  return body as AnyEntry;
}
const createNotice = (file: Buffer, values: Record<string, string> = {}) =>
  create(notices, "pdfOrImage", file, { title: "Numbat", titleHi: "", descriptionHi: "", ...values });
const change = async (entry: AnyEntry, values: Record<string, string>) =>
  expect((await api.put(notices.update(entry._id), { ...call, ...changeCall(notices, values) })).status).toBe(
    200,
  );
const stored = async () => (await db.selectFrom("fileTexts").select("text").execute()).map((row) => row.text);

beforeEach(async () => {
  for (const { _id } of (await api.get(`${notices.list}?limit=100`, call)).body)
    await api.remove(notices.remove(_id), call);
  await read();
  expect(await stored()).toEqual([]);
});

it("a word that stands only in its PDF finds a notice, with the line of the PDF", async () => {
  const notice = await createNotice(pdfWith("Bring a wombatia and two quokkas"));
  expect(await find()).toEqual([]);
  await read();
  const path = `/notices/${notice._id}`;
  for (const q of ["wombatia", "wombat", "two wombatias", "numbat quokka"])
    expect([q, await find(q)]).toEqual([q, [path]]);
  expect((await look("wombatia")).html).toContain("In the PDF: Bring a wombatia and two quokkas");
  expect((await look("wombatia", "/hi/search")).html).toContain("PDF में: Bring a wombatia");
  expect((await look("numbat")).html).not.toContain("In the PDF");
  await change(notice, { title: "Bilby" });
  expect(await find()).toEqual([path]);
});

it("entries with the word in their own text are before those with PDFs", async () => {
  const older = await createNotice(pdfWith("Plain"), { description: "Wombatia", date: "2026-01-01" });
  const newer = await createNotice(pdfWith("wombatia"), { date: "2026-02-01" });
  await read();
  expect(await find()).toEqual([`/notices/${older._id}`, `/notices/${newer._id}`]);
});

it("the words of a PDF are neither suggested nor a correction", async () => {
  const suggest = async () => (await fetch(`${api.url}/search/suggestions?q=bandi`)).json();
  const notice = await createNotice(pdfWith("bandicoot"));
  await read();
  expect([await find("bandicoot"), await find("bandikut"), await find("bandicoxt"), await suggest()]).toEqual(
    [[`/notices/${notice._id}`], [`/notices/${notice._id}`], [], []],
  );
  await change(notice, { description: "Bandicoot" });
  expect([await find("bandicoxt"), await suggest()]).toEqual([[`/notices/${notice._id}`], ["bandicoot"]]);
});

it("drafts, coming and ended notices, the trash and replaced files are not found by their PDFs", async () => {
  const notice = await createNotice(pdfWith("wombatia"));
  await read();
  const hidden: Record<string, string>[] = [
    { isDraft: "true" },
    { isDraft: "false", publishAt: "2100-01-01T00:00:00.000Z" },
    { publishAt: "2026-01-01T00:00:00.000Z", expiresAt: "2026-02-01T00:00:00.000Z" },
  ];
  for (const values of hidden) {
    await change(notice, values);
    await read();
    expect([values, await find(), await find("wombatja")]).toEqual([values, [], []]);
  }
  await change(notice, { publishAt: "", expiresAt: "" });
  expect(await find()).toHaveLength(1);

  const form = [["pdfOrImage", pdfWith("quokka")]] as const;
  expect((await api.put(notices.update(notice._id), { ...call, form: [...form] })).status).toBe(200);
  expect(await find()).toEqual([]);
  await read();
  expect([await find(), await find("quokka"), await stored()]).toEqual([
    [],
    [`/notices/${notice._id}`],
    ["quokka"],
  ]);

  await api.remove(notices.remove(notice._id), call);
  expect(await find("quokka")).toEqual([]);
  await read();
  expect(await stored()).toEqual([]);
});

it("the section of a page is found by its PDFs", async () => {
  const item = { title: text("Numbat form"), line: text(null), pdf: { file: "upload:0" } };
  const saved = await savePage(
    api,
    "parents",
    { forms: { items: [item] } },
    { files: [pdfWith("wombatia")] },
  );
  expect([saved.status, saved.body.errors]).toEqual([200, undefined]);
  await read();
  expect(await find()).toEqual(["/parents#forms"]);
  await savePage(api, "parents", { forms: { items: [] } });
  expect(await find()).toEqual([]);
});

it("a PDF that cannot be read changes nothing, and is read once", async () => {
  const notice = await createNotice(pdfWith("wombatia"));
  const name = bareName(notice.pdfOrImage);
  await api.server.files.remove([name]);
  await api.server.files.write(name, Buffer.from("%PDF-1.4"));
  await read();
  expect([await stored(), await find(), await find("numbat")]).toEqual([
    [""],
    [],
    [`/notices/${notice._id}`],
  ]);
});
