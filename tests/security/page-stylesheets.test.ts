import path from "node:path";
import { expect, it } from "vitest";
import { pagePaths } from "../../core/content/site/public-pages.ts";
import { loadSample } from "../../core/sample/load-sample.ts";
import { loadSiteBuild } from "../../core/server/site/site-build.ts";
import { LANGUAGES, pageAddress } from "../../core/words/languages.ts";
import { startApi } from "../api/start-api.ts";

const BUILD = path.resolve(import.meta.dirname, "../../build");
const api = await startApi({ withSite: true });
await loadSample(api.server.sample, api.server.files, {
  builtFolder: path.join(BUILD, "sample"),
  siteUrl: api.url,
});
const [post] = (await api.get("/blocks/all")).body;

/** The names of the classes for which a style sheet has a rule. */
async function readClasses(address: string): Promise<string[]> {
  const css = (await api.look(address)).text;
  return [...css.matchAll(/\.((?:\\.|[a-z_-])(?:\\.|[\w-])*)/gi)].map(([, name = ""]) =>
    name.replaceAll("\\", ""),
  );
}

const { stylesheet, pageStylesheets } = (await loadSiteBuild(BUILD)).publicAssets;
const sheets = new Map<string, string[]>();
for (const address of [stylesheet, ...Object.values(pageStylesheets)]) {
  sheets.set(address, await readClasses(address));
}
const known = new Set([...sheets.values()].flat());

/** Classes of a page for which one of our sheets has a rule, but none of those that the page links. */
function findUnstyled(html: string): string[] {
  const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = ""]) => href);
  expect(linked).toEqual([stylesheet, expect.anything()]);
  const own = new Set(linked.flatMap((address) => sheets.get(address) ?? []));
  const used = new Set(html.match(/(?<= class=")[^"]*/g)?.flatMap((names) => names.split(" ")));
  return [...used].filter((name) => known.has(name) && !own.has(name));
}

it.each([...pagePaths, "/students?q=nobody", `/blog-details/${post._id}`, "/nothing-here"])(
  "%s links the style sheets that its classes are in",
  async (address) => {
    for (const language of LANGUAGES) {
      const page = await api.look(pageAddress(address, language, LANGUAGES));
      expect(findUnstyled(page.text), language).toEqual([]);
    }
  },
);

it("so does every page of an empty school", async () => {
  const empty = await startApi({ withSite: true });
  for (const address of pagePaths) {
    expect(findUnstyled((await empty.look(address)).text), address).toEqual([]);
  }
});
