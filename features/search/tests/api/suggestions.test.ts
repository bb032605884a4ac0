import { expect, it } from "vitest";
import { CANARIES, contentTypes, createEntry } from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";

const api = await startApi({ withSite: true });
const { notices } = contentTypes;

const build = (overrides: Record<string, string>) =>
  createEntry(api, notices, { description: "Plain.", titleHi: "", descriptionHi: "", ...overrides });

const suggest = async (q: string, address = "/search/suggestions") => {
  const answer = await fetch(`${api.url}${address}?${new URLSearchParams({ q })}`);
  return { status: answer.status, cache: answer.headers.get("cache-control"), found: await answer.json() };
};

it("titles and words that begin like the typed one are suggested, in the language of the page", async () => {
  await build({ title: "Zebra crossing", titleHi: "ज़ेब्रा पथ", description: "Mind the zebrafish." });
  expect(await suggest("zeb")).toEqual({
    status: 200,
    cache: "no-store",
    found: ["Zebra crossing", "zebra", "zebrafish"],
  });
  expect((await suggest("zeb", "/hi/search/suggestions")).found).toContain("zebrafish");
  expect((await suggest("zebra cros")).found).toEqual(["Zebra crossing"]);
});

it("titles with the typed letters come before those of the same meaning, and no text twice", async () => {
  for (const title of ["Exam hall", "Exam", "Unit test"]) await build({ title });
  expect((await suggest("exam")).found).toEqual(["Exam", "Exam hall", "Unit test"]);
});

it("two letters, signs and nonsense are answered with nothing", async () => {
  for (const q of ["", "ze", "🦓🦓🦓", '"*":(', "xyzzyqq", "x".repeat(300)]) {
    expect((await suggest(q)).found, q).toEqual([]);
  }
});

it("what visitors may not read is not suggested", async () => {
  const draft = await build({ title: "Quagga draft", description: "Quaggaland", isDraft: "true" });
  const later = await build({ title: "Quaggas later", publishAt: "2099-01-01T00:00:00.000Z" });
  expect((await suggest("quag")).found).toEqual([]);
  await api.remove(notices.remove(draft._id), { token: api.token });
  await api.remove(notices.remove(later._id), { token: api.token });
  for (const canary of Object.values(CANARIES)) {
    const [word = ""] = String(canary).split(" ");
    expect((await suggest(word)).found, word).toEqual([]);
  }
});
