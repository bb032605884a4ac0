import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { expect, it } from "vitest";
import { withPdf } from "../../../../core/server/pdf/pdf-objects.ts";
import type { FormEntry } from "../../../../tests/api/api-client.ts";
import { bareName } from "../../../../tests/api/entries.ts";
import { savePage, text } from "../../../../tests/api/save-page.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { buildJpeg, buildPdf, buildPng } from "../../../../tests/files.ts";
import { noticeCardAddress } from "../../content/notice-files.ts";

// One cached page: a drawing among the pages would push it out.
const api = await startApi({ withSite: true, maxCachedResponses: 1 });
const MAX_BYTES = 300_000;

const fetchFile = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(api.server.url + path, { headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const [type, etag] = ["content-type", "etag"].map((name) => answer.headers.get(name));
  return { status: answer.status, headers: answer.headers, bytes, type, etag };
};

const NOTICE = { title: "School closed on Friday", description: "Classes begin again on Monday." };

async function createNotice(fields: Record<string, string> = {}, file?: Buffer): Promise<string> {
  const form: FormEntry[] = [
    ...Object.entries({ ...NOTICE, ...fields }),
    ...(file ? [["pdfOrImage", file] as const] : []),
  ];
  const { status, body } = await api.post("/notices/create", { token: api.token, form });
  expect([status, body.message]).toEqual([201, undefined]);
  return body._id;
}

const updateNotice = async (id: string, fields: Record<string, string>) => {
  const form = Object.entries(fields);
  expect((await api.put(`/notices/update/${id}`, { token: api.token, form })).status).toBe(200);
};

const saveSchool = async (document: Record<string, unknown>, files: Uint8Array[] = []) => {
  const { status, body } = await savePage(api, "school", document, { files });
  expect([status, body.message]).toEqual([200, undefined]);
};

const savedName = (headers: Headers) =>
  decodeURIComponent(String(headers.get("content-disposition")).split("''")[1] ?? "");

const KIT = ["card.jpg", "letter.pdf"];

const readPdf = (bytes: Buffer) =>
  withPdf(bytes, async (document) => {
    const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } };
    const pages = Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items.map((item) => ("str" in item ? item.str : "")).join(" ");
    });
    return { title: info.Title, language: info.Language, pages: await Promise.all(pages) };
  });

it("the card is a picture for messengers, in the language of its address", async () => {
  await saveSchool({ name: text("Gyan Bharati", "ज्ञान भारती"), palette: null, logo: null });
  const id = await createNotice({ titleHi: "शुक्रवार को अवकाश", date: "2026-11-20" });
  const english = await fetchFile(`/notices/${id}/card.jpg`);
  const hindi = await fetchFile(`/hi/notices/${id}/card.jpg`);
  for (const { status, type, bytes } of [english, hindi]) {
    expect([status, type]).toEqual([200, "image/jpeg"]);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(MAX_BYTES);
  }
  expect(english.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=1");
  expect(savedName(english.headers)).toBe("school-closed-on-friday.jpg");
  expect(savedName(hindi.headers)).toBe("शुक्रवार-को-अवकाश.jpg");
  expect(hindi.etag).not.toBe(english.etag);
  const known = { "if-none-match": String(hindi.etag) };
  expect((await fetchFile(`/hi/notices/${id}/card.jpg?v=1`, known)).status).toBe(304);
});

it("the letter is an accessible PDF named after its title, with a link to the notice", async () => {
  await saveSchool({
    name: text("Gyan Bharati", "ज्ञान भारती"),
    address: {
      street: text("Canal Road"),
      locality: text(null),
      city: text("Ujjain"),
      state: text(null),
      postalCode: "456010",
    },
    phones: [{ id: "a", label: text(null), number: "+91 98765 43210" }],
    email: "office@gyan.example",
  });
  const id = await createNotice({ date: "2026-11-20", titleHi: "शुक्रवार को अवकाश" });
  const { status, type, headers, bytes } = await fetchFile(`/notices/${id}/letter.pdf`);
  expect([status, type]).toEqual([200, "application/pdf"]);
  expect(headers.get("content-disposition")).toBe(
    `inline; filename="school-closed-on-friday.pdf"; filename*=UTF-8''school-closed-on-friday.pdf`,
  );
  const letter = await readPdf(bytes);
  expect([letter.title, letter.language, letter.pages.length]).toEqual([NOTICE.title, "en-IN", 1]);
  for (const part of [
    "Gyan Bharati",
    "Canal Road, Ujjain – 456010",
    "+91 98765 43210 · office@gyan.example",
    "Date: 20 November 2026",
    NOTICE.title,
    NOTICE.description,
    `${api.server.url}/notices/${id}`,
    "Signature of the Principal",
  ]) {
    expect(letter.pages[0]).toContain(part);
  }
  expect(letter.pages[0]).not.toContain("Page 1");

  const hindi = await fetchFile(`/hi/notices/${id}/letter.pdf`);
  expect(savedName(hindi.headers)).toBe("शुक्रवार-को-अवकाश.pdf");
  const { title, language, pages } = await readPdf(hindi.bytes);
  expect([title, language]).toEqual(["शुक्रवार को अवकाश", "hi-IN"]);
  for (const part of [title, "विद्यालय की वेबसाइट पर यह सूचना", `${api.server.url}/hi/notices/${id}`])
    expect(pages[0]?.replace(/\s+/g, " ")).toContain(part);
});

it("the category has the name that the school gave it", async () => {
  const id = await createNotice({ category: "holiday" });
  const card = await fetchFile(`/notices/${id}/card.jpg`);
  const letterText = async (path: string) => (await readPdf((await fetchFile(path)).bytes)).pages.join();
  expect(await letterText(`/notices/${id}/letter.pdf`)).toMatch(/\bHoliday\b/);
  const names = await api.get("/pages/get/notices");
  const categories = { ...names.body.document.categories, holiday: text("Day off", "छुट्टी") };
  expect((await savePage(api, "notices", { categories })).status).toBe(200);
  expect(await letterText(`/notices/${id}/letter.pdf`)).toMatch(/\bDay off\b/);
  expect((await fetchFile(`/notices/${id}/card.jpg`)).etag).not.toBe(card.etag);
});

it("a letter is signed by whom the school names, in its own word", async () => {
  const id = await createNotice();
  const read = async (path: string) => {
    const { pages } = await readPdf((await fetchFile(`${path}/notices/${id}/letter.pdf`)).bytes);
    return pages.join().replace(/\s+/g, " ");
  };
  await savePage(api, "home", { principalsDesk: { title: text("Headmaster", "प्रधानाध्यापक") } });
  expect(await read("")).toContain("Signature of the Headmaster");
  expect(await read("/hi")).toContain("प्रधानाध्यापक के हस्ताक्षर");
  await savePage(api, "home", { principalsDesk: { title: text(null, "प्रधानाध्यापक") } });
  expect(await read("")).toContain("Signature of the प्रधानाध्यापक");
});

it("a letter has the letterhead of a school without other texts", async () => {
  const nothing = text(null);
  const address = { street: nothing, locality: nothing, city: nothing, state: nothing, postalCode: null };
  await saveSchool({
    name: nothing,
    address,
    phones: [],
    email: null,
    letterhead: { en: ["Gyan Bharati, Dewas"], hi: [] },
  });
  const id = await createNotice();
  const { pages } = await readPdf((await fetchFile(`/notices/${id}/letter.pdf`)).bytes);
  expect(pages[0]).toContain("Gyan Bharati, Dewas");
  await saveSchool({ letterhead: { en: [], hi: [] } });
  const { pages: bare } = await readPdf((await fetchFile(`/notices/${id}/letter.pdf`)).bytes);
  expect(bare[0]).toContain(new URL(api.server.url).host);
});

it("the longest notice has as many pages as it needs, in Hindi too", async () => {
  const line = "प्रार्थना सभा में विद्यार्थियों की उपस्थिति\n";
  const id = await createNotice({ description: line.repeat(Math.floor(4800 / line.length)) });
  const { pages } = await readPdf((await fetchFile(`/hi/notices/${id}/letter.pdf`)).bytes);
  expect(pages.length).toBeGreaterThan(2);
});

it("a notice that is not public, or withdrawn, has none of these", async () => {
  const draft = await createNotice({ isDraft: "true" }, buildPdf());
  const shown = await createNotice({}, buildPdf());
  for (const file of [...KIT, "page-1.jpg"]) {
    for (const id of [draft, randomUUID(), "nonsense", "..%2f"]) {
      expect([id, file, (await fetchFile(`/notices/${id}/${file}`)).status]).toEqual([id, file, 404]);
    }
    expect((await fetchFile(`/notices/${shown}/${file}`)).status).toBe(200);
  }
  await updateNotice(shown, { isDraft: "true" });
  for (const file of [...KIT, "page-1.jpg"])
    expect((await fetchFile(`/notices/${shown}/${file}`)).status).toBe(404);
});

it.each(KIT)("%s is rendered once, whatever the query, and again after a change", async (file) => {
  const logo = { file: "upload:0", alt: text("Our logo"), focus: null };
  await saveSchool({ name: text("Gyan Bharati"), logo }, [await buildPng({ width: 90, height: 90 })]);
  const id = await createNotice();
  const first = await fetchFile(`/notices/${id}/${file}`);
  // Drawn now, it would have no logo.
  const { document } = (await api.get("/pages/get/school")).body;
  const bytes = await api.server.files.read(document.logo.file);
  await api.server.files.remove([document.logo.file]);
  for (const query of ["", "?v=1", "?v=2&utm_source=messenger"]) {
    expect((await fetchFile(`/notices/${id}/${file}${query}`)).etag).toBe(first.etag);
  }
  await api.server.files.write(document.logo.file, Buffer.concat(await bytes.toArray()));

  await updateNotice(id, { title: "School closed on Saturday" });
  const renamed = await fetchFile(`/notices/${id}/${file}`);
  expect(renamed.etag).not.toBe(first.etag);
  await saveSchool({ palette: "teal", logo: null });
  expect((await fetchFile(`/notices/${id}/${file}`)).etag).not.toBe(renamed.etag);
  await saveSchool({ palette: null });
});

it("the address of a card changes with its content", () => {
  const school = { name: text("Gyan Bharati"), logo: null, palette: null };
  const notice = { title: "Fees", date: null };
  const address = noticeCardAddress("/hi/notices/1", notice, school);
  expect(address).toMatch(/^\/hi\/notices\/1\/card\.jpg\?v=\w+$/);
  expect(noticeCardAddress("/hi/notices/1", { ...notice }, { ...school })).toBe(address);
  for (const change of [{ title: "Fee" }, { date: "2026-11-20" }, { category: "fees" }]) {
    expect(noticeCardAddress("/hi/notices/1", { ...notice, ...change }, school)).not.toBe(address);
  }
  for (const change of [{ palette: "teal" as const }, { name: text("Gyan") }]) {
    expect(noticeCardAddress("/hi/notices/1", notice, { ...school, ...change })).not.toBe(address);
  }
});

it("cards do not push pages out of the cache", async () => {
  const ids = [await createNotice(), await createNotice()];
  const isCached = async () =>
    (await fetch(`${api.server.url}/contact`)).headers.get("server-timing") === null;
  await isCached();
  expect(await isCached()).toBe(true);
  for (const id of ids) expect((await fetchFile(`/notices/${id}/card.jpg`)).status).toBe(200);
  expect(await isCached()).toBe(true);
});

it("the first page of a PDF is a picture, with letters whose font the PDF does not bring", async () => {
  const id = await createNotice({}, buildPdf());
  const { status, type, bytes } = await fetchFile(`/notices/${id}/page-1.jpg`);
  expect([status, type]).toEqual([200, "image/jpeg"]);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1000, height: 667 });
  const { channels } = await sharp(bytes).stats();
  expect(channels[0]).toMatchObject({ min: expect.toSatisfy((dark: number) => dark < 40), max: 255 });
});

it("a notice with a picture, or with no file, has no first page", async () => {
  for (const file of [undefined, await buildJpeg()]) {
    expect((await fetchFile(`/notices/${await createNotice({}, file)}/page-1.jpg`)).status).toBe(404);
  }
});

it("a PDF that cannot be drawn is not a server error, and is tried once", async () => {
  const id = await createNotice({}, buildPdf());
  const { body: entries } = await api.get("/notices/all");
  const name = bareName(entries.find((entry: { _id: string }) => entry._id === id).pdfOrImage);
  await api.server.files.remove([name]);
  expect((await fetchFile(`/notices/${id}/page-1.jpg`)).status).toBe(404);
  await api.server.files.write(name, Buffer.from("%PDF-1.7\nnot a PDF at all\n%%EOF\n"));
  for (let time = 0; time < 3; time++)
    expect((await fetchFile(`/notices/${id}/page-1.jpg`)).status).toBe(404);
  expect(api.logLines.filter((line) => line.includes("cannot be drawn") && line.includes(name))).toHaveLength(
    1,
  );
});

it("the first page of a PDF is drawn while the file of a notice that has just appeared is still withdrawn", async () => {
  const id = await createNotice({}, await buildPdf());
  const { db } = api.server.database;
  const row = await db.selectFrom("notices").select("pdfOrImage").where("_id", "=", id).executeTakeFirst();
  const names = [String(row?.pdfOrImage)];
  await api.server.files.withdraw(names);
  expect((await fetchFile(`/notices/${id}/page-1.jpg`)).status).toBe(200);
  await api.server.sweepFiles(new Date(0));
});
