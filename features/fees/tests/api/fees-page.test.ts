import { expect, it } from "vitest";
import { savePage, text } from "../../../../tests/api/save-page.ts";
import { startApi } from "../../../../tests/api/start-api.ts";

const api = await startApi({ withSite: true });
const CLASS_3 = {
  id: "class-3",
  grade: text(null, "कक्षा 3"),
  applicationFee: 500,
  admissionFee: 11_000,
  firstInstalment: 7000,
  secondInstalment: 6000,
  thirdInstalment: 6000,
};
const CLASS_4 = { id: "class-4", grade: text(null, "कक्षा 4"), firstInstalment: 8000 };

/** The last cells of each row, after the five fees. */
async function totalsOn(address: string): Promise<string[]> {
  const { text: html } = await api.look(address);
  return [...html.matchAll(/<td data-label="([^"]*)" class="fee-total">(?:<data[^>]*>)?([^<]*)/g)].map(
    ([, head, amount]) => `${head} ${amount}`,
  );
}

it("the page has a total for a new pupil and one for a continuing pupil, in both languages", async () => {
  await savePage(api, "fees", { rows: [CLASS_3, CLASS_4] });
  const totals = [
    "कुल (नए विद्यार्थी) ₹30,500",
    "कुल (वर्तमान विद्यार्थी) ₹19,000",
    "कुल (नए विद्यार्थी) ₹8,000",
    "कुल (वर्तमान विद्यार्थी) ₹8,000",
  ];
  for (const address of ["/fees", "/hi/fees"]) expect(await totalsOn(address)).toEqual(totals);
  expect((await api.look("/fees")).text).toMatch(
    /Application fee(<!-- -->)? <span lang="hi">\(आवेदन शुल्क\)<\/span>/,
  );
});

it("the list of classes on a phone has both totals, and the page says if a session is not the running one", async () => {
  await savePage(api, "fees", {
    rows: [CLASS_3, CLASS_4],
    session: "2020-21",
    nextSession: "2098-99",
    nextRows: [CLASS_3],
  });
  const { text: html } = await api.look("/fees");
  const [list = ""] = /<ul class="fee-classes.*?<\/ul>/s.exec(html) ?? [];
  expect(
    list
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  ).toMatch(/^\S+ 3 New ₹30,500 Continuing ₹19,000 \S+ 4 New ₹8,000 Continuing ₹8,000$/);
  expect(html).toContain("This session is over. The present one is 20");
  expect(html).toContain("This session has not begun yet. The present one is 20");
  expect((await api.look("/hi/fees")).text).toContain("यह सत्र समाप्त हो चुका है। वर्तमान सत्र 20");
  await savePage(api, "fees", { session: null, nextSession: null, nextRows: [] });
});

it("a school without one-time fees has one total", async () => {
  const charges = { applicationFee: "yearly", admissionFee: "yearly" };
  await savePage(api, "fees", { rows: [CLASS_3], charges });
  expect(await totalsOn("/fees")).toEqual(["कुल वार्षिक ₹30,500"]);
  await savePage(api, "fees", { rows: [{ ...CLASS_3, applicationFee: null, admissionFee: 0 }], charges: {} });
  expect(await totalsOn("/fees")).toEqual(["कुल वार्षिक ₹19,000"]);
});

it("notes that exist in one language only are marked with their language", async () => {
  await savePage(api, "fees", { notes: { en: [], hi: ["रसीद अवश्य लें।"] } });
  expect((await api.look("/fees")).text).toContain('<li lang="hi">रसीद अवश्य लें।</li>');
  await savePage(api, "fees", { notes: { en: ["Keep the receipt."], hi: ["रसीद अवश्य लें।"] } });
  expect((await api.look("/fees")).text).toContain("<li>Keep the receipt.</li>");
  expect((await api.look("/hi/fees")).text).toContain("<li>रसीद अवश्य लें।</li>");
});
