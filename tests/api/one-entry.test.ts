import { expect, it } from "vitest";
import { createPerson } from "../../features/accounts/tests/api/people.ts";
import { type ContentTypeCase, contentTypes, createEntry } from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();

it.each(Object.entries<ContentTypeCase>(contentTypes))(
  "the office reads one entry of %s as its list has it",
  async (name, type) => {
    const { _id } = await createEntry(api, type);
    const list = (await api.get(type.list, { token: api.token })).body as {
      _id: string;
      updatedAt: string;
    }[];
    const found = await api.get(`/entries/${name}/${_id}`, { token: api.token });
    const listed = list.find((entry) => entry._id === _id);
    expect([found.status, found.body]).toEqual([200, listed]);
    expect(found.headers.get("etag")).toBe(`"${listed?.updatedAt}"`);
  },
);

it("only people who may read the type read its entries", async () => {
  const { _id } = await createEntry(api, contentTypes.students);
  const path = `/entries/students/${_id}`;
  const { email, password } = await createPerson(api, "notices");
  const token = await api.logIn(email, password);
  expect((await api.get(path)).status).toBe(401);
  expect((await api.get(path, { token })).status).toBe(403);
});

it.each([
  "/entries/students/0192",
  "/entries/accounts/01921fb5-0000-7000-8000-000000000000",
  "/entries/notices/01921fb5-0000-7000-8000-000000000000",
])("%s is not found", async (path) => {
  expect((await api.get(path, { token: api.token })).status).toBe(404);
});
