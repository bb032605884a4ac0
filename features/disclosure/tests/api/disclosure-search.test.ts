import { expect, it } from "vitest";
import { changeCall, completeForm, contentTypes, createEntry } from "../../../../tests/api/entries.ts";
import { savePage, text } from "../../../../tests/api/save-page.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { buildPdf, buildPdfStream } from "../../../../tests/files.ts";

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

it("certificates are found by their PDFs unless they are internal or their section is left out", async () => {
  const read = async () => {
    for (const { failure, run } of api.server.jobs) if (failure.startsWith("PDFs")) await run();
  };
  const content = buildPdfStream("", "BT /F1 12 Tf 10 120 Td (Bilby) Tj ET");
  const create = async (isInternal: string) => {
    const form = completeForm(certificates, { isInternal }).filter(([name]) => name !== "file");
    const file = buildPdf({ objects: { 4: content } });
    const { body, status } = await api.post(certificates.create, {
      ...call,
      form: [...form, ["file", file]],
    });
    expect(status).toBe(201);
    return body._id;
  };
  const internal = await create("true");
  await read();
  expect(await find("bilby")).toEqual([]);
  const shown = await create("false");
  await read();
  expect(await find("bilby")).toEqual(["/disclosure#documents"]);
  await savePage(api, "disclosure", { hiddenSections: ["documents"] });
  expect(await find("bilby")).toEqual([]);
  await savePage(api, "disclosure", { hiddenSections: [] });
  expect(await find("bilby")).toEqual(["/disclosure#documents"]);
  for (const id of [internal, shown]) await api.remove(certificates.remove(id), call);
});

it("a section is found with its place", async () => {
  const line = text("Here are galagos", "यहाँ गलागो हैं");
  await savePage(api, "disclosure", { general: { line }, infrastructure: { line } });
  expect((await find("galagos")).sort()).toEqual(["/disclosure#general", "/disclosure#infrastructure"]);
});
