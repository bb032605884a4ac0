import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { ADMIN } from "../test-server.ts";
import { type ContentTypeCase, contentTypes, createEntry, nameOf, readersOf } from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi({ withSite: true });
const call = { token: api.token };

const listIds = async (type: ContentTypeCase, query = ""): Promise<string[]> =>
  (await api.get(`${type.list}${query}`, readersOf(type, api.token))).body.map(
    ({ _id }: { _id: string }) => _id,
  );

const putOrder = (type: ContentTypeCase, ids: readonly string[]) =>
  api.put(type.order ?? "", { ...call, json: { ids } });

describe.each([contentTypes.facilities, contentTypes.committee])("the order of $name", async (type) => {
  const [first, second, third] = [
    (await createEntry(api, type))._id as string,
    (await createEntry(api, type))._id as string,
    (await createEntry(api, type))._id as string,
  ];

  it("is newest first until the office chooses another order, for whole and paged lists", async () => {
    expect(await listIds(type)).toEqual([third, second, first]);
    const answer = await putOrder(type, [second, first, third]);
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, message: "The new order is saved." },
    ]);
    expect(await listIds(type)).toEqual([second, first, third]);
    expect(await listIds(type, "?limit=2&offset=1")).toEqual([first, third]);
  });

  it("puts a new entry first and keeps the place of an edited one", async () => {
    const { _id } = await createEntry(api, type);
    expect(await listIds(type)).toEqual([_id, second, first, third]);
    const [field = ""] = Object.keys(type.fields);
    const change = type.body === "json" ? { json: { [field]: "New" } } : { form: [[field, "New"] as const] };
    expect((await api.put(type.update(first), { ...call, ...change })).status).toBe(200);
    expect(await listIds(type)).toEqual([_id, second, first, third]);
    await api.remove(type.remove(_id), call);
  });

  it("is refused with 409 when the list has changed since, and nothing is moved", async () => {
    for (const stale of [
      [first, second],
      [first, second, randomUUID()],
      [first, second, third, randomUUID()],
      [],
    ]) {
      const answer = await putOrder(type, stale);
      expect([answer.status, answer.body.id]).toEqual([409, "stale_order"]);
    }
    expect(await listIds(type)).toEqual([second, first, third]);
  });

  it("is refused if it names an entry twice, or an unknown one", async () => {
    const twice = await putOrder(type, [first, second, second]);
    expect([twice.status, twice.body.errors]).toEqual([400, { ids: "must name each entry once" }]);
    expect((await putOrder(type, [first, second, "third"])).status).toBe(400);
    const unknown = { ...call, json: { ids: [first, second, third], position: 1 } };
    expect((await api.put(type.order ?? "", unknown)).status).toBe(400);
    expect(await listIds(type)).toEqual([second, first, third]);
  });

  it("is for admins only", async () => {
    expect((await api.put(type.order ?? "", { json: { ids: [third, second, first] } })).status).toBe(401);
    expect(await listIds(type)).toEqual([second, first, third]);
  });

  it("has an audit line for each change, and none for a refused one", async () => {
    const query = `/audit?type=${nameOf(type)}&action=update`;
    const countBefore = (await api.get(query, call)).body.length;
    await putOrder(type, [first]);
    await putOrder(type, [third, second, first]);
    const lines = (await api.get(query, call)).body;
    expect(lines).toHaveLength(countBefore + 1);
    expect(lines[0]).toMatchObject({ actor: ADMIN.email, entryId: null, title: null, fields: ["order"] });
  });
});

it("other content types have none", async () => {
  for (const path of ["/notices/order", "/holidays/order"]) {
    expect((await api.put(path, { ...call, json: { ids: [] } })).status).toBe(404);
  }
});

it("of two simultaneous orders one is stored", async () => {
  const type = contentTypes.committee;
  const ids = await listIds(type);
  const orders = [ids, ids.toReversed()];
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, turn) => putOrder(type, orders[turn % 2] ?? [])),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(orders).toContainEqual(await listIds(type));
});

it("public pages have the new order at the next load", async () => {
  const type = contentTypes.committee;
  const members = ["Asha Dubey", "Bina Rathore"];
  for (const name of members) await createEntry(api, type, { name });
  const shown = async () => {
    const text = await (await fetch(`${api.server.url}/management`)).text();
    return members.toSorted((one, other) => text.indexOf(one) - text.indexOf(other));
  };
  expect(await shown()).toEqual(["Bina Rathore", "Asha Dubey"]);
  const [last = "", first = "", ...others] = await listIds(type);
  await putOrder(type, [first, last, ...others]);
  expect(await shown()).toEqual(["Asha Dubey", "Bina Rathore"]);
});
