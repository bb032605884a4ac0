import path from "node:path";
import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { pagePaths } from "../../core/content/site/public-pages.ts";
import { loadSample } from "../../core/sample/load-sample.ts";
import { busyPage } from "../../core/server/http/busy-page.ts";
import { LANGUAGES, pageAddress } from "../../core/words/languages.ts";
import { startApi } from "../api/start-api.ts";
import { IS_ONCE } from "../repetitions.ts";

const api = await startApi({ withSite: true });
await loadSample(api.server.sample, api.server.files, {
  builtFolder: path.resolve(import.meta.dirname, "../../build/sample"),
  siteUrl: api.url,
});
const [post] = (await api.get("/blocks/all")).body;
const [notice] = (await api.get("/notices/all")).body;

/** Every rule that follows from the HTML standard, none switched off. */
const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

async function findErrors(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  );
}

const ADDRESSES = [
  ...pagePaths
    .flatMap((path) => [path, pageAddress(path, "hi", ["en", "hi"])])
    .map((address) => [address, 200]),
  ["/students?q=a", 200],
  ["/hi/students?q=a", 200],
  [`/hi/blog-details/${post._id}`, 200],
  ["/offline", 200],
  ["/hi/offline", 200],
  ["/hi/nothing-here", 404],
  ["/hi/hi", 404],
  ["/students?q=nobody%20of%20this%20name", 200],
  [`/blog-details/${post._id}`, 200],
  ["/blog-details/nothing-here", 404],
  [`/notices/${notice._id}`, 200],
  [`/hi/notices/${notice._id}`, 200],
  ["/notices/nothing-here", 404],
  ["/notices?q=nothing%20like%20it", 200],
  ["/calendar?view=year", 200],
  ["/search?q=exam", 200],
  ["/nothing-here", 404],
  ["/login", 200],
  ["/admin/admin-welcome", 200],
  ["/api/v1/docs", 200],
  ["/admin/handbook", 200],
  ["/admin/handbook.hi", 200],
] as [string, number][];

/** One page of each kind is enough for `npm test`. */
const LOOKED_AT_ONCE = ["/", "/hi/contact", "/students?q=a", "/nothing-here", "/login"];

describe.each(ADDRESSES.filter(([address]) => !IS_ONCE || LOOKED_AT_ONCE.includes(address)))(
  "%s",
  (address, status) => {
    it("starts with a doctype and follows the standard", async () => {
      const answer = await api.look(address);
      expect(answer.status).toBe(status);
      expect(answer.text).toMatch(/^<!doctype html>/);
      expect(await findErrors(answer.text)).toEqual([]);
    });
  },
);

it("so does the page of a busy server", async () => {
  for (const language of LANGUAGES) {
    expect(busyPage(5, language)).toMatch(/^<!doctype html>/);
    expect(await findErrors(busyPage(5, language))).toEqual([]);
  }
});

it("so does every page of an empty school", async () => {
  const empty = await startApi({ withSite: true });
  const addresses = IS_ONCE ? ["/", "/contact"] : [...pagePaths, "/students?q=a", "/nothing-here", "/login"];
  for (const address of addresses) {
    expect(await findErrors((await empty.look(address)).text), address).toEqual([]);
  }
});

it("the validator finds errors", async () => {
  expect(await findErrors("<!doctype html><html lang=en><title>x</title><p><div></div></p>")).not.toEqual([]);
});
