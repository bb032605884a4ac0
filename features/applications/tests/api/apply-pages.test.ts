import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPdf } from "../../../../tests/api/read-pdf.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { buildJpeg } from "../../../../tests/files.ts";
import { startSmtpServer } from "../../../../tests/smtp-server.ts";
import { beginApplication, openApplications, TYPED } from "./parents.ts";
import { findPrivatePage } from "./private-page.ts";

let now = Date.parse("2026-11-19T10:00:00+05:30");
const smtp = await startSmtpServer();
const api = await startApi({ withSite: true, now: () => now, mail: smtp.settings });

beforeAll(() => openApplications(api));
afterAll(() => smtp.close());

const expectPrivatePage = (address: string, status?: number) => findPrivatePage(api, address, status);

/** The forms of the page, as a browser without scripts posts them. */
const post = (address: string, fields: Record<string, string>) =>
  api.call("POST", address, { form: Object.entries(fields) }).then(({ status, headers }) => ({
    status,
    location: headers.get("location"),
  }));

async function sendComplete(typed: Record<string, string> = {}) {
  const parent = await beginApplication(api, { ...TYPED, ...typed });
  for (const document of ["birth-certificate", "photo"]) await parent.add(document, await buildJpeg());
  return { ...parent, reference: (await parent.send()).body.sent.reference as string };
}

describe.each(["", "/hi"])("the page %s/apply", (prefix) => {
  it("follows the HTML standard in every state, and forbids caches and search engines", async () => {
    const { link, save, add, send } = await beginApplication(api, { name: "<b>Asha</b>" });
    const address = `${prefix}/apply?a=${link}`;
    expect(await expectPrivatePage(address)).not.toContain("<b>Asha</b>");
    await expectPrivatePage(`${address}&review=1`);
    await expectPrivatePage(`${address}&error=document_too_large&at=document-photo`);
    await save(TYPED);
    for (const document of ["birth-certificate", "photo"]) await add(document, await buildJpeg());
    expect(await expectPrivatePage(`${address}&review=1`)).toContain('name="consent"');
    await send();
    await expectPrivatePage(address);
    await expectPrivatePage(`${address}&correct=1`);
    await expectPrivatePage(`${prefix}/apply?a=unknown`, 404);
  });
});

it("a parent without scripts begins, saves, sends and withdraws a form, with a redirect after each post", async () => {
  const begun = await post("/apply", { action: "start" });
  expect(begun).toEqual({ status: 303, location: expect.stringMatching(/^\/apply\?a=[\w-]{24}$/) });
  const address = String(begun.location);
  expect(await post(address, { action: "review", ...TYPED })).toEqual({
    status: 303,
    location: `${address}&review=1`,
  });
  expect(await expectPrivatePage(`${address}&review=1`)).toContain("Add this document");
  expect((await post(address, { action: "send" })).location).toBe(`${address}&checked=1`);
  expect((await post("/apply", { action: "find", reference: "AAA-AAA" })).location).toBe(
    "/apply?error=application_not_found",
  );
  expect((await post("/hi/apply", { action: "start", website: "x" })).location).toBe(
    "/hi/apply?error=website_not_empty",
  );
  expect((await post(address, { action: "withdraw" })).location).toBe("/apply");
  expect((await api.look(address)).status).toBe(404);
});

it("without scripts, the page asks for a missing consent, and reports that admissions have closed", async () => {
  const { link, add } = await beginApplication(api, TYPED);
  for (const document of ["birth-certificate", "photo"]) await add(document, await buildJpeg());
  const address = `/apply?a=${link}`;
  const { location } = await post(address, { action: "send" });
  expect(location).toBe(`${address}&error=consent_needed&review=1`);
  expect(await expectPrivatePage(String(location))).toContain("Agree to the notice before you send");
  now = Date.parse("2026-12-01T00:00:00+05:30");
  const closed = await post(address, { action: "send", consent: "yes" });
  const page = await expectPrivatePage(String(closed.location));
  expect(page).toContain("What you have typed is kept");
  expect(page).toContain(TYPED.address);
  now = Date.parse("2026-11-19T10:00:00+05:30");
});

it("the receipt has text in both languages, and a mail contains the link", async () => {
  const { link, reference } = await sendComplete({ email: "sunita@home.example" });
  for (const [language, words] of [
    ["en", ["Receipt for an application", "Asha Verma", "30 June 2020"]],
    ["hi", ["आवेदन की पावती", "आशा वर्मा", "30 जून 2020"]],
  ] as const) {
    const { bytes } = await api.get(`/apply/receipt?link=${link}&language=${language}`);
    const { text } = await readPdf(bytes);
    for (const each of [...words, reference, `/apply?a=${link}`])
      expect(text.replaceAll(/\s+/g, " ")).toContain(each);
  }
  await expect.poll(() => smtp.received.map(({ to }) => to[0])).toContain("sunita@home.example");
  const [mail] = smtp.received;
  expect(String(mail?.text)).toContain(reference);
  expect(String(mail?.text)).not.toContain("Asha");
});

it("the page and the receipt have what was sent, not what was typed since", async () => {
  const { link, save } = await sendComplete();
  expect((await save({ name: "Another Child", dateOfBirth: "soon" })).status).toBe(200);
  const { text } = await readPdf((await api.get(`/apply/receipt?link=${link}`)).bytes);
  expect(text).toContain("30 June 2020");
  expect(text).not.toContain("Another");
  const page = await expectPrivatePage(`/apply?a=${link}`);
  expect(page).toContain("You have typed corrections that are not sent yet.");
  expect(page).toContain("Asha Verma");
  expect(page).not.toContain("Another Child");
});

it("a post without scripts takes no file without a link, and no more text than a form has", async () => {
  const photo = ["document-photo", await buildJpeg(), "photo.jpg"] as const;
  const sendFile = (address: string) => api.call("POST", address, { form: [photo, ["action", "start"]] });
  expect((await sendFile("/apply")).headers.get("location")).toBe("/apply?checked=1");
  expect((await post("/apply", { action: "start", more: "x".repeat(4001) })).location).toContain(
    "text_too_long",
  );
  const { link, find } = await beginApplication(api);
  await post(`/apply?a=${link}`, { action: "save", address: "x".repeat(3000), "question-x": "x" });
  expect((await find()).body.typed).toEqual({ address: "x".repeat(2000) });
  const posts = api.server.database.db.updateTable("attempts").where("subject", "like", "application-post %");
  await posts.set({ count: 300 }).execute();
  expect((await sendFile(`/apply?a=${link}`)).headers.get("location")).toContain("too_many_tries");
});

it("the sitemap, the search and the pages of visitors have nothing of applications", async () => {
  const { reference } = await sendComplete({ name: "Canary of Applications" });
  for (const address of ["/sitemap.xml", "/search?q=canary", "/", "/admissions", "/api/v1/search?q=canary"]) {
    const { text } = await api.look(address);
    expect(text).not.toContain("Canary of Applications");
    expect(text).not.toContain(reference);
  }
  expect((await api.look("/admissions")).text).toContain('href="/apply"');
  expect(api.logLines.join()).not.toContain("Canary of Applications");
});
