import { afterEach, expect, it } from "vitest";
import { closeOff } from "../../core/content/parts/parts.ts";
import { contentTypes, createEntry, toForm } from "./entries.ts";
import { savePage, text } from "./save-page.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();
const { token, url } = api;
const { blocks, notices } = contentTypes;

const switchOff = (...off: string[]) => api.put("/parts", { token, json: { off: [...closeOff(off)] } });

/** The type, the field and the title of everything that links to a part. */
async function findLinks(part: string): Promise<unknown[]> {
  const { body } = await api.get("/parts/links", { token });
  return body.links
    .filter((link: { part: string }) => link.part === part)
    .map(({ type, field, title }: Record<string, unknown>) => [type, field, title]);
}

afterEach(() => switchOff());

it("the office sees what links to a part that is off, until the part is on again", async () => {
  await createEntry(api, notices, { title: "Photos", description: `Look at ${url}/hi/Gallery.` });
  await createEntry(api, blocks, { title: "Our day", content: "[Photos](/Gallery?page=2)" });
  await savePage(api, "about", { head: { line: text(null, `${url}/gallery`) } });
  await api.post("/texts/set", { token, json: { content: "New photos", link: `${url}/gallery` } });
  expect(await findLinks("galleries")).toEqual([]);
  await switchOff("galleries");
  expect(await findLinks("galleries")).toEqual([
    ["notices", "description", "Photos"],
    ["blocks", "content", "Our day"],
    ["pages", null, "About the school"],
    ["announcement", null, "New photos"],
  ]);
  await switchOff();
  expect(await findLinks("galleries")).toEqual([]);
});

it("drafts, links that were removed, and what is off itself are left out", async () => {
  const entry = await createEntry(api, notices, { title: "Fees", description: `${url}/fees` });
  await createEntry(api, notices, { title: "Draft", description: `${url}/fees`, isDraft: "true" });
  await switchOff("fees");
  expect(await findLinks("fees")).toEqual([["notices", "description", "Fees"]]);
  await switchOff("fees", "notices");
  expect(await findLinks("fees")).toEqual([]);
  await switchOff("fees");
  await api.put(notices.update(entry._id), { token, form: toForm({ description: "Ask the office" }) });
  expect(await findLinks("fees")).toEqual([]);
});
