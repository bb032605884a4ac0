import { expect, it } from "vitest";
import { emptyValues } from "../../../../core/content/pages/page-schema.ts";
import { WORDS } from "../../../../core/words/index.ts";
import { LANGUAGES, type Language, pageAddress } from "../../../../core/words/languages.ts";
import { savePage, text } from "../../../../tests/api/save-page.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { pages } from "../../../pages.ts";
import type { PrivacyPage } from "../../content/privacy.ts";

const api = await startApi({ withSite: true });

const look = async (path: string, language: Language = "en") =>
  (await api.look(pageAddress(path, language, LANGUAGES))).text;

const save = async (document: Partial<PrivacyPage>) => {
  const saved = await savePage(api, "privacy", { ...emptyValues(pages.privacy.fields), ...document });
  expect(saved.status).toBe(200);
};

it.each([
  [{}, "shown", "unlimited"],
  [{ withoutRecord: "shown", validity: "year" }, "shown", "year"],
  [{ withoutRecord: "hidden", validity: "school year" }, "hidden", "school year"],
] as const)("the page says what the school has chosen: %o", async (chosen, rule, validity) => {
  await save(chosen);
  for (const language of LANGUAGES) {
    const texts = WORDS[language].privacy;
    const html = await look("/privacy", language);
    expect(Object.values(texts.unanswered.rule).filter((each) => html.includes(each))).toEqual([
      texts.unanswered.rule[rule],
    ]);
    expect(Object.values(texts.validity.rule).filter((each) => html.includes(each))).toEqual([
      texts.validity.rule[validity],
    ]);
  }
});

it("it names the responsible person and the contact details of the school", async () => {
  await save({ officer: { name: text("Smt. Asha Verma", "श्रीमती आशा वर्मा"), designation: text("Clerk") } });
  const { reading, rights } = WORDS.en.privacy;
  const before = await look("/privacy");
  expect(before).toContain("Smt. Asha Verma");
  expect(before).not.toContain(rights.office);
  expect(before).not.toContain("mailto:");
  expect(before).not.toContain(reading.map);
  await savePage(api, "school", { email: "office@example.com", mapPoint: "23.1793, 75.7849" });
  const after = await look("/privacy");
  expect(after).toContain('href="mailto:office@example.com"');
  expect(after).toContain(reading.map);
  await save({});
  expect(await look("/privacy")).toContain(rights.office);
});

it("the footer, the list of students and the contact form link it, in both languages", async () => {
  for (const language of LANGUAGES) {
    const address = pageAddress("/privacy", language, LANGUAGES);
    const { pageTitle, privacy } = WORDS[language];
    const linkTo = (href: string, words: string) => new RegExp(`<a href="${href}"[^>]*>${words}</a>`);
    expect(await look("/", language)).toMatch(linkTo(address, pageTitle("/privacy")));
    expect(await look("/students", language)).toMatch(linkTo(address, privacy.studentsLink));
    expect(await look("/contact", language)).toMatch(linkTo(`${address}#messages`, privacy.messageLink));
    expect(await look("/privacy", language)).toContain('id="messages"');
  }
});

it("no page sets a cookie, as it promises", async () => {
  for (const path of ["/", "/students", "/contact", "/privacy", "/search?q=a", "/login"]) {
    expect((await api.look(path)).headers.get("set-cookie"), path).toBeNull();
  }
});

it("the search of the site finds it", async () => {
  await save({
    head: { line: text("How parents consent"), searchTitle: text(null), searchDescription: text(null) },
  });
  const find = async (q: string) => {
    const [results = ""] = (await look(`/search?q=${encodeURIComponent(q)}`)).split("<footer");
    return results.includes('/privacy"');
  };
  for (const q of ["privacy", "निजता", "consent"]) expect(await find(q), q).toBe(true);
  expect(await find("trampoline")).toBe(false);
});
