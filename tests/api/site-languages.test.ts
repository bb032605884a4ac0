import { expect, it } from "vitest";
import type { School } from "../../features/school/content/school.ts";
import { contentTypes, createEntry, JPEG } from "./entries.ts";
import { savePage, text } from "./save-page.ts";
import { startApi } from "./start-api.ts";

const api = await startApi({ withSite: true });

const NAME = { en: "Green School", hi: "हरित विद्यालय" };

const choose = (languages: School["languages"]) => savePage(api, "school", { name: NAME, languages });

const languageOf = async (address: string) => {
  const { status, text: html, headers } = await api.look(address);
  const [, lang] = /<html lang="(\w+)"/.exec(html) ?? [];
  return status === 302 ? `to ${headers.get("location")}` : `${status} ${lang}`;
};

it.each([
  [null, ["200 en", "200 hi", "200 hi", "to /", "to /contact"]],
  ["hi-en", ["200 hi", "to /", "to /contact", "200 en", "200 en"]],
  ["en", ["200 en", "to /", "to /contact", "to /", "to /contact"]],
  ["hi", ["200 hi", "to /", "to /contact", "to /", "to /contact"]],
] as const)("a school with the languages %s answers in them", async (languages, answers) => {
  await choose(languages);
  const asked = await Promise.all(["/", "/hi", "/hi/contact", "/en", "/en/contact"].map(languageOf));
  expect(asked).toEqual(answers);
});

it.each([
  [null, 'lang="en" data-site-languages="en hi"', "Admin · Green School", "Loading..."],
  ["hi-en", 'lang="hi" data-site-languages="hi en"', "एडमिन · हरित विद्यालय", "लोड हो रहा है..."],
  ["hi", 'lang="hi" data-site-languages="hi"', "एडमिन · हरित विद्यालय", "लोड हो रहा है..."],
] as const)(
  "with the languages %s login and panel begin in the main one",
  async (languages, html, title, status) => {
    await choose(languages);
    for (const address of ["/login", "/admin/pages"]) {
      const page = (await api.look(address)).text;
      expect(page).toContain(`<html ${html}`);
      expect(page).toContain(`<title>${title}</title>`);
      expect(page).toContain(`<p role="status">${status}</p>`);
    }
  },
);

it("an address selects the language in any spelling, and an unknown page is 404", async () => {
  await choose(null);
  for (const address of ["/HI/", "/hi/", "/Hi", "/hi?from=chat"])
    expect(await languageOf(address), address).toBe("200 hi");
  for (const address of [
    "/hi/hi",
    "/hi/nothing-here",
    "/hi/en",
    "/hi/admin",
    "/hi/admin/login",
    "/hi/api/v1/notices/all",
  ])
    expect(await languageOf(address), address).toBe("404 hi");
  expect(await languageOf("/hindi")).toBe("404 en");
  expect(await languageOf("/hi//other.example")).toBe("404 en");
});

it.each([
  [null, ["200 en", "200 hi", "to /login"], "/hi/login"],
  ["hi-en", ["200 hi", "to /login", "200 en"], "/login"],
  ["en", ["200 en", "to /login", "to /login"], undefined],
  ["hi", ["200 hi", "to /login", "to /login"], "/login"],
] as const)(
  "a school with the languages %s has a login in each of them",
  async (languages, answers, hindi) => {
    await choose(languages);
    expect(await Promise.all(["/login", "/hi/login", "/en/login"].map(languageOf))).toEqual(answers);
    if (hindi === undefined) return;
    const { text: html } = await api.look(hindi);
    expect(html).toContain(`<link rel="canonical" href="${api.url}${hindi}"/>`);
    expect(html).toContain("<title>एडमिन · हरित विद्यालय</title>");
    expect(html).toContain("जावास्क्रिप्ट आवश्यक है");
    expect([...html.matchAll(/hrefLang="([\w-]+)"/gi)].map(([, each]) => each).sort()).toEqual(
      languages === "hi" ? [] : ["en", "hi", "x-default"],
    );
    expect((await api.look(hindi === "/login" ? "/" : "/hi")).text).toContain(`href="${hindi}"`);
  },
);

it("headers and cookies do not select the language", async () => {
  await choose(null);
  const { text: html } = await api.look("/", {
    headers: { "accept-language": "hi-IN,hi;q=0.9", cookie: "language=hi" },
  });
  expect(html).toContain('<html lang="en"');
});

it("a page links its translations and its canonical address", async () => {
  await choose("hi-en");
  const { text: html } = await api.look("/en/contact");
  const links = [
    ...html.matchAll(/<link rel="(canonical|alternate)"(?: hrefLang="([\w-]+)")? href="([^"]+)"/gi),
  ];
  expect(links.map(([, rel, language, href]) => [rel, language, href?.replace(api.url, "")])).toEqual([
    ["canonical", undefined, "/en/contact"],
    ["alternate", "hi", "/contact"],
    ["alternate", "en", "/en/contact"],
    ["alternate", "x-default", "/contact"],
  ]);
  await choose("en");
  expect((await api.look("/contact")).text).not.toContain("alternate");
});

it("sitemap, manifest and share card exist in both", async () => {
  await choose(null);
  const sitemap = (await api.look("/sitemap.xml")).text;
  for (const address of ["/contact", "/hi/contact"]) {
    expect(sitemap).toContain(`<loc>${api.url}${address}</loc>`);
    expect(sitemap).toContain(`href="${api.url}${address}"/>`);
  }
  expect(sitemap).toContain(`hreflang="x-default" href="${api.url}/contact"/>`);
  expect(JSON.parse((await api.look("/manifest.webmanifest")).text)).toMatchObject({
    name: NAME.en,
    lang: "en-IN",
    start_url: "/",
  });
  expect(JSON.parse((await api.look("/hi/manifest.webmanifest")).text)).toMatchObject({
    name: NAME.hi,
    lang: "hi-IN",
    start_url: "/hi",
  });
  const [card, cardInHindi] = await Promise.all([
    api.look("/share-card.jpg"),
    api.look("/hi/share-card.jpg"),
  ]);
  expect(cardInHindi.status).toBe(200);
  expect(cardInHindi.text).not.toBe(card.text);
});

it("a text in one language only is shown in both, marked with its language", async () => {
  await choose(null);
  await savePage(api, "discipline", {
    head: { line: text("Calm and kind") },
    guidelinesHead: { heading: { en: "Rules", hi: "नियम" } },
    guidelines: [{ title: { en: null, hi: "समय पर आएँ" }, text: text("Be on time.") }],
  });
  const [english, hindi] = await Promise.all(["/discipline", "/hi/discipline"].map((path) => api.look(path)));
  expect(english?.text).toMatch(/<h2[^>]*>Rules</);
  expect(english?.text).toMatch(/lang="hi"[^>]*>समय पर आएँ</);
  expect(hindi?.text).toMatch(/<h2[^>]*>नियम</);
  expect(hindi?.text).toMatch(/lang="en"[^>]*>Calm and kind</);
  expect(hindi?.text).toMatch(/<h3 class="[^"]*">समय पर आएँ</);
  expect((await api.get("/pages/get/discipline")).body.document.head.line).toEqual({
    en: "Calm and kind",
    hi: null,
  });
});

it("Hindi texts on an English page are marked as Hindi", async () => {
  const hindi = (words: string) => text(null, words);
  await savePage(api, "school", {
    name: hindi("हरित विद्यालय"),
    languages: "en-hi",
    address: { street: hindi("नई सड़क"), city: hindi("उज्जैन"), postalCode: "456010" },
    phones: [{ label: hindi("कार्यालय"), number: "0734 255 1234" }],
    established: 1973,
  });
  await savePage(api, "notices", { categories: { circular: hindi("परिपत्र") } });
  await savePage(
    api,
    "home",
    { taglineBanner: { picture: { file: "upload:0", alt: hindi("प्रार्थना सभा") } } },
    { files: [JPEG] },
  );
  await savePage(api, "school", { tagline: hindi("शिक्षा से दीक्षा") });
  await createEntry(api, contentTypes.notices);
  const [home, contact, notices] = await Promise.all(
    ["/", "/contact", "/notices"].map(async (path) => (await api.look(path)).text),
  );
  expect(home).toContain('<span lang="hi">नई सड़क, उज्जैन 456010</span>');
  expect(home).toContain('<span lang="hi">© हरित विद्यालय, उज्जैन.</span> Established 1973.');
  expect(home).toMatch(/<img(?=[^>]* alt="प्रार्थना सभा")(?=[^>]* lang="hi")/);
  expect(contact).toMatch(/<span lang="hi"[^>]*>कार्यालय</);
  expect(notices).toMatch(/<a(?=[^>]* lang="hi")[^>]*>परिपत्र</);
});

it("the contact form without a script is answered in its language, refusals included", async () => {
  await choose(null);
  const send = async (fields: Record<string, string>) => {
    const response = await fetch(`${api.url}/hi/contact`, {
      method: "POST",
      body: new URLSearchParams(fields),
    });
    return { status: response.status, html: await response.text() };
  };
  const refused = await send({ name: "", phoneNumber: "12", message: "नमस्ते" });
  expect(refused.status).toBe(400);
  expect(refused.html).toContain("नाम लिखना आवश्यक है");
  expect(refused.html).toContain("फ़ोन नंबर में 7 से 15 अंक होने चाहिए");
  const sent = await send({ name: "मीरा", phoneNumber: "98765 43210", message: "नमस्ते" });
  expect([sent.status, sent.html.includes("आपका संदेश भेज दिया गया है!")]).toEqual([200, true]);
  expect(sent.html).toContain("आपकी संदर्भ संख्या");
});
