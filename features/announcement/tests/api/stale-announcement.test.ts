import { expect, it } from "vitest";
import { NEVER_SAVED } from "../../../../core/content/api/api-contract.ts";
import { startApi } from "../../../../tests/api/start-api.ts";

const api = await startApi();

const read = () => api.get("/texts/get", { token: api.token });
const set = (content: string, ifMatch?: string) =>
  api.post("/texts/set", {
    token: api.token,
    json: { content, link: null },
    ...(ifMatch !== undefined && { headers: { "if-match": ifMatch } }),
  });

it("of two offices that begin with the same version, the second one is refused and finds the other text", async () => {
  const none = await read();
  expect([none.body, none.headers.get("etag")]).toEqual([
    { text: null, updatedAt: null },
    `"${NEVER_SAVED}"`,
  ]);
  const first = await set("Admissions are open", String(none.headers.get("etag")));
  expect(first.status).toBe(200);
  expect((await set("Holiday tomorrow", `"${NEVER_SAVED}"`)).body).toMatchObject({ id: "stale_edit" });

  const stored = await read();
  const version = String(stored.headers.get("etag"));
  expect(version).toBe(first.headers.get("etag"));
  expect(stored.body).toEqual({
    text: { content: "Admissions are open", contentHi: null, link: null },
    updatedAt: JSON.parse(version),
  });
  expect((await set("Holiday tomorrow", version)).status).toBe(200);
  expect((await set("", version)).status).toBe(409);
  expect((await read()).body.text.content).toBe("Holiday tomorrow");
  const removed = await set("", String((await read()).headers.get("etag")));
  expect([removed.status, removed.headers.get("etag")]).toEqual([200, `"${NEVER_SAVED}"`]);
  expect((await set("Late", version)).status).toBe(409);
});

it("is stored like a page, but is none", async () => {
  await set("Admissions are open");
  expect((await api.get("/pages/get/announcement")).status).toBe(404);
  const listed = (await api.get("/pages/all", { token: api.token })).body;
  expect(listed.map(({ name }: { name: string }) => name)).not.toContain("announcement");
});

it("without If-Match the last text wins, and visitors get no version", async () => {
  for (const content of ["One", "Two"]) expect((await set(content)).status).toBe(200);
  expect((await set("Three", "*")).status).toBe(200);
  expect((await api.get("/texts/get")).body).toEqual({
    text: { content: "Three", contentHi: null, link: null },
  });
});
