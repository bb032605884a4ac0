import { expect, it } from "vitest";
import { NEVER_SAVED } from "../../../../core/content/api/api-contract.ts";
import { startApi } from "../../../../tests/api/start-api.ts";

const api = await startApi();
const { db } = api.server.database;

const read = () => api.get("/applications/settings", { token: api.token });
const save = (json: unknown, ifMatch?: string | null) =>
  api.put("/applications/settings", {
    token: api.token,
    json,
    ...(ifMatch && { headers: { "if-match": ifMatch } }),
  });

it("of two people who begin with the same version, the second one is refused", async () => {
  const { body, headers } = await read();
  expect(headers.get("etag")).toBe(`"${NEVER_SAVED}"`);
  const both = [6, 18].map((months) => save({ ...body, months }, headers.get("etag")));
  const answers = await Promise.all(both);
  expect(answers.map(({ status, body: { id } }) => id ?? status).toSorted()).toEqual([200, "stale_edit"]);
  const winner = answers.find(({ status }) => status === 200);
  const stored = await read();
  expect(stored.headers.get("etag")).toBe(winner?.headers.get("etag"));
  expect(winner?.body).toEqual({ ...stored.body, due: 0 });
  expect((await save({ ...body, months: 20 }, stored.headers.get("etag"))).status).toBe(200);
  expect((await save({ ...body, months: 24 })).status, "without a version").toBe(200);
});

it("settings that an earlier version of the program has stored have a version", async () => {
  const { body } = await read();
  const updatedAt = "2026-11-01T10:00:00.000Z";
  const value = JSON.stringify({ ...body, isOpen: true, months: 9 });
  await db.updateTable("settings").set({ value, updatedAt }).where("name", "=", "applications").execute();
  const stored = await read();
  expect([stored.body.months, stored.headers.get("etag")]).toEqual([9, `"${updatedAt}"`]);
  expect((await save({ ...stored.body, months: 10 }, `"${updatedAt}"`)).status).toBe(200);
  expect((await save({ ...stored.body, months: 11 }, `"${updatedAt}"`)).body.id).toBe("stale_edit");
});
