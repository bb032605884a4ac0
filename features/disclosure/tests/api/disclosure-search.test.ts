import { expect, it } from "vitest";
import { changeCall, contentTypes, createEntry } from "../../../../tests/api/entries.ts";
import { savePage, text } from "../../../../tests/api/save-page.ts";
import { startApi } from "../../../../tests/api/start-api.ts";

const api = await startApi({ withSite: true });
const call = { token: api.token };
const { certificates } = contentTypes;

/** The addresses of the results. */
async function find(q: string): Promise<string[]> {
  const answer = await fetch(`${api.url}/search?${new URLSearchParams({ q })}`);
  const html = (await answer.text()).split("<main")[1] ?? "";
  return [...html.matchAll(/<article.*?href="([^"]*)"/g)].map(([, href = ""]) => href);
}

const switchOff = async (...off: string[]) => {
  const headers = { "if-match": (await api.get("/parts", call)).headers.get("etag") ?? "" };
  expect((await api.put("/parts", { ...call, headers, json: { off } })).status).toBe(200);
};

it("of certificates, neither drafts nor the trash nor a part that is switched off are found", async () => {
  const entry = await createEntry(api, certificates, { number: "Wombatia" });
  expect(await find("wombatia")).toHaveLength(1);
  await api.put(certificates.update(entry._id), {
    ...call,
    ...changeCall(certificates, { isDraft: "true" }),
  });
  expect(await find("wombatia")).toEqual([]);
  await api.put(certificates.update(entry._id), {
    ...call,
    ...changeCall(certificates, { isDraft: "false" }),
  });
  expect(await find("wombatia")).toHaveLength(1);
  await switchOff("disclosure");
  expect(await find("wombatia")).toEqual([]);
  await switchOff();
  await api.remove(certificates.remove(entry._id), call);
  expect(await find("wombatia")).toEqual([]);
});

it("certificates that the page does not show are not found", async () => {
  const build = (fields: Record<string, string>) =>
    createEntry(api, certificates, { kind: "other", title: "Wombatia", titleHi: "", ...fields });
  const [old, renewed] = [
    await build({ number: "OLD/1", issuedOn: "2010-01-01", validUntil: "2011-01-01" }),
    await build({ number: "NEW/2", issuedOn: "2011-01-01" }),
  ];
  expect(await find("new/2")).toEqual(["/disclosure#documents"]);
  expect(await find("old/1")).toEqual([]);
  await api.remove(certificates.remove(renewed._id), call);
  expect(await find("old/1")).toHaveLength(1);
  await savePage(api, "disclosure", { hiddenSections: ["documents"] });
  expect(await find("old/1")).toEqual([]);
  await savePage(api, "disclosure", { hiddenSections: [] });
  await api.put(certificates.update(old._id), { ...call, form: [["isInternal", "true"]] });
  expect(await find("old/1")).toEqual([]);
});

it("a section is found with its place", async () => {
  const line = text("Here are galagos", "यहाँ गलागो हैं");
  await savePage(api, "disclosure", { general: { line }, infrastructure: { line } });
  expect((await find("galagos")).sort()).toEqual(["/disclosure#general", "/disclosure#infrastructure"]);
});
