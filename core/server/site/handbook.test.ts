import { describe, expect, it } from "vitest";
import { resourceList } from "../../../features/types.ts";
import { HANDBOOK_LANGUAGES } from "../../content/site/handbook-address.ts";
import { OFFICE_PATHS, screenAddress, screens } from "../../content/site/office-paths.ts";
import { findChapter, readHandbook } from "./handbook.ts";

const SCREENS = [...screens.map(screenAddress), ...resourceList.map(({ screen }) => screen.path)];

/** The names of a group in each match. */
const findAll = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found);

describe.each(HANDBOOK_LANGUAGES)("the handbook in %s", async (language) => {
  const { title, chapters, introduction, contents, text } = await readHandbook(language);

  it("explains every screen in exactly one chapter", () => {
    const explained = chapters.flatMap((chapter) => chapter.screens);
    expect(SCREENS.filter((screen) => !explained.includes(screen))).toEqual([]);
    expect(explained).toEqual([...new Set(explained)]);
  });

  it("lists its chapters at the top, in their order", () => {
    expect(findAll(contents, /">([^<]+)<\/a>/g)).toEqual(findAll(text, /<h2[^>]*>([^<]+)</g));
    expect(findAll(contents, /href="#([^"]+)"/g).map(decodeURIComponent)).toEqual(
      chapters.map(({ anchor }) => anchor),
    );
    expect(introduction).toContain(`<h1>${title}</h1>`);
  });

  it("links only to its own chapters", () => {
    const links = findAll(text, /href="([^"]+)"/g).map(decodeURIComponent);
    expect(links.length).toBeGreaterThan(2);
    const anchors = chapters.map(({ anchor }) => `#${anchor}`);
    expect(links.filter((link) => !anchors.includes(link))).toEqual([]);
  });

  it("describes its pictures and gives their sizes", () => {
    const pictures = findAll(text, /<img ([^>]+)>/g);
    expect(pictures.length).toBeGreaterThan(5);
    for (const picture of pictures)
      expect(picture).toMatch(
        /^src="\/admin\/handbook\/[\w-]+\.jpg" alt="[^"]{5,}" width="\d{3,4}" height="\d{3,4}"/,
      );
  });
});

it("an address with a chapter of its own leads there, another one to the chapter of its kind", async () => {
  const { chapters } = await readHandbook("en");
  const anchorFor = (path: string) => findChapter(chapters, path)?.anchor;
  expect(anchorFor("/admin/pages/fees")).toBe("the-fees");
  expect(anchorFor("/admin/pages/about")).toBe("making-the-site-your-schools");
  expect(anchorFor("/admin/enquiries/019a0000-0000-7000-8000-000000000000")).toBe("enquiries");
  expect(anchorFor("/Admin/ManageContacts/")).toBe("enquiries");
  expect(anchorFor("/admin/nothing-here")).toBeUndefined();
  const pages = OFFICE_PATHS.filter((path) => path.startsWith("/admin/pages"));
  expect(pages.filter((path) => anchorFor(path) === undefined)).toEqual([]);
});
