import { expect, it } from "vitest";
import { addDays } from "../../../../core/content/days/calendar-days.ts";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import type { FormEntry } from "../../../../tests/api/api-client.ts";
import { readPdf } from "../../../../tests/api/read-pdf.ts";
import { savePage, text } from "../../../../tests/api/save-page.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { buildPdf } from "../../../../tests/files.ts";

const api = await startApi({ withSite: true });
const save = (document: object) => savePage(api, "disclosure", document);
const look = async (path: string) => (await api.look(path)).text;
const RESULTS = { firstResults: [{ year: "2025-26", registered: 61, passed: 60 }] };
const today = dayInIndia(new Date());

async function createCertificate(fields: Record<string, string>, file?: Buffer) {
  const form: FormEntry[] = [
    ...Object.entries({ kind: "fire safety", number: "F/12", issuedOn: "2020-01-05", ...fields }),
    ...(file ? [["file", file] as const] : []),
  ];
  const { status, body } = await api.post("/certificates/create", { token: api.token, form });
  expect([status, body.message]).toEqual([201, undefined]);
  return body as { _id: string; file: string };
}

async function lookAtPdf(path: string) {
  const { status, headers, bytes } = await api.look(path);
  return { status, type: headers.get("content-type"), ...(await readPdf(bytes)) };
}

it("nobody is led to the page before the office has written it", async () => {
  expect(await look("/")).not.toContain("/disclosure");
  expect(await look("/sitemap.xml")).not.toContain("/disclosure");
  const page = await api.look("/disclosure");
  expect([page.status, page.text]).toEqual([
    200,
    expect.stringContaining("The school has not published this information yet."),
  ]);
});

it("a filled page is in the menus, shows what other pages have, and is found", async () => {
  await savePage(api, "school", {
    name: text("Gyan Bharati", "ज्ञान भारती"),
    email: "office@school.example",
    classes: [{ name: text("1"), sections: "A, B" }],
  });
  await savePage(api, "home", {
    principalsDesk: { name: text("Dr Asha Rao"), qualification: text("M.Sc., B.Ed.") },
  });
  await save({
    general: { affiliationNumber: "1030000", board: text("State Board", "राज्य बोर्ड") },
    academics: RESULTS,
    staff: { prt: 3 },
  });
  const html = await look("/disclosure");
  for (const shown of ["Gyan Bharati", "office@school.example", "Dr Asha Rao", "M.Sc., B.Ed.", "1030000"]) {
    expect(html).toContain(shown);
  }
  expect(html).toContain("98.4 %");
  expect(html).toContain("1.5 : 1");
  expect(html).toContain("3 teachers, 2 sections");
  expect(html).not.toContain("Results of Class XII");
  expect(await look("/")).toContain('href="/disclosure"');
  expect(await look("/sitemap.xml")).toContain("/disclosure");
  expect(await look("/hi/disclosure")).toContain("राज्य बोर्ड");
  expect(await look("/search?q=affiliation")).toContain('/disclosure"');
});

it("a section can be renamed or hidden", async () => {
  await save({ hiddenSections: ["staff"], academics: { ...RESULTS, heading: text("Our results") } });
  const html = await look("/disclosure");
  expect(html).toContain("Our results");
  expect(html).not.toContain("Results and Academics");
  expect(html).not.toContain("Teaching Staff");
  await save({ hiddenSections: [] });
});

it.each([
  [
    { academics: { firstResults: [{ year: "2026", percentage: 105 }] } },
    "academics.firstResults.0.percentage",
    "Pass percentage must be a number from 0 to 100",
  ],
  [
    { academics: { secondResults: [{ year: "2026", registered: 40, passed: 42 }] } },
    "academics.secondResults.0.passed",
    "Passed must not be more than Registered",
  ],
  [
    { academics: { firstResults: [{ year: "last year" }] } },
    "academics.firstResults.0.year",
    "Year must be such as 2025-26",
  ],
  [
    { academics: { firstResults: [{ year: "2024" }, { year: "2024" }] } },
    "academics.firstResults.1.year",
    "This year is there twice",
  ],
  [
    { staff: { pgt: -1 } },
    "staff.pgt",
    "Postgraduate teachers (PGT) must be a whole number from 0 to 1000000",
  ],
  [
    { infrastructure: { campusArea: 1e12 } },
    "infrastructure.campusArea",
    "Area of the campus, in square metres must be a number from 1 to 10000000",
  ],
  [
    { infrastructure: { video: "https://school.example/video" } },
    "infrastructure.video",
    "Video of the inspection must be a link to a video on YouTube, Vimeo or Google Drive, such as https://youtu.be/AbCdEf12345",
  ],
])("%j is refused at its field", async (document, path, error) => {
  const refused = await save(document);
  expect([refused.status, refused.body.errors]).toEqual([400, { [path]: error }]);
});

it("a certificate is shown with its validity and its file; an expired one is never shown as valid", async () => {
  const yesterday = addDays(today, -1);
  const expired = await createCertificate({ validUntil: yesterday, number: "F/1" }, buildPdf());
  const html = await look("/disclosure");
  expect(html).toContain("Fire safety certificate");
  expect(html).toContain("Expired on");
  expect(html).not.toContain("Valid until");
  expect(html).toContain(`/uploads/${expired.file}"`);
  expect((await lookAtPdf("/disclosure.pdf")).text).toContain("Expired on");

  await createCertificate({ validUntil: addDays(today, 400), number: "F/2" });
  const renewed = await look("/disclosure");
  expect(renewed).toContain("Valid until");
  expect(renewed).not.toContain("Expired on");
  expect(renewed).not.toContain("F/1");
});

it("an internal certificate is neither on the page nor in the PDF", async () => {
  await createCertificate({ kind: "water test", number: "SECRET-7", isInternal: "true" });
  for (const path of ["/disclosure", "/hi/disclosure"]) expect(await look(path)).not.toContain("SECRET-7");
  expect((await lookAtPdf("/disclosure.pdf")).text).not.toContain("SECRET-7");
});

it("the whole page is one PDF, in the language of its address, and follows each change", async () => {
  const english = await lookAtPdf("/disclosure.pdf");
  expect([english.status, english.type, english.info.Title]).toEqual([
    200,
    "application/pdf",
    "Public Disclosure",
  ]);
  expect(english.info.Language).toBe("en-IN");
  for (const shown of ["Gyan Bharati", "1030000", "State Board", "98.4 %", "F/2"]) {
    expect(english.text).toContain(shown);
  }
  const hindi = await lookAtPdf("/hi/disclosure.pdf");
  expect(hindi.info.Language).toBe("hi-IN");
  for (const shown of ["ज्ञान भारती", "सार्वजनिक प्रकटीकरण", "राज्य बोर्ड", "सामान्य जानकारी"]) {
    expect(hindi.text.replace(/\s+/g, " ")).toContain(shown);
  }
  await save({ general: { affiliationNumber: "2040000" } });
  expect((await lookAtPdf("/disclosure.pdf")).text).toContain("2040000");
});

it("a number is found by the search, unless its section is hidden", async () => {
  const general = { board: text("Board"), affiliationNumber: "X-77004411" };
  const search = async () => /<article.*?href="\/disclosure/.test(await look("/search?q=77004411"));
  await save({ general, hiddenSections: [] });
  expect(await search()).toBe(true);
  await save({ general, hiddenSections: ["general"] });
  expect(await search()).toBe(false);
});
