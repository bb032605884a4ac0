import { describe, expect, it } from "vitest";
import { changeCall, contentTypes, createEntry, publicTypes, toForm } from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();
const { students, notices, contacts } = contentTypes;

const namesOf = (entries: { name: string }[]) => entries.map(({ name }) => name);

describe("students", async () => {
  const children = [
    ["Aarav Sharma", "1", "4", "A"],
    ["आरव शर्मा", "2", "4", "B"],
    ["Zoë O'Brien-ÉCOLE", "3", "10", "A"],
    ["100% Percy_under\\slash", "44", "5", "A"],
    ["Diya", "A-4", "Nursery", "A"],
  ] as const;
  for (const [name, rollNumber, className, section] of children) {
    await createEntry(api, students, { name, rollNumber, class: className, section });
  }
  const find = async (query: string, token?: string) => {
    const answer = await api.get(`/students/all?${query}`, token === undefined ? {} : { token });
    expect(answer.status).toBe(200);
    return { names: namesOf(answer.body), total: Number(answer.headers.get("x-total-count")) };
  };

  it("without a query the list is whole, class by class, and counted", async () => {
    const answer = await api.get("/students/all");
    expect(namesOf(answer.body)).toEqual([
      ...["Diya", "Aarav Sharma", "आरव शर्मा", "100% Percy_under\\slash", "Zoë O'Brien-ÉCOLE"],
    ]);
    expect(answer.headers.get("x-total-count")).toBe("5");
  });

  it.each([
    ["q=aarav", ["Aarav Sharma"]],
    ["q=SHARMA", ["Aarav Sharma"]],
    ["q=%20sharma", ["Aarav Sharma"]],
    [`q=${encodeURIComponent("शर्मा")}`, ["आरव शर्मा"]],
    [`q=${encodeURIComponent("école")}`, ["Zoë O'Brien-ÉCOLE"]],
    [`q=${encodeURIComponent("zoe\u0308")}`, ["Zoë O'Brien-ÉCOLE"]],
    ["q=nursery", ["Diya"]],
    ["q=a-4", ["Diya"]],
    ["q=%25", ["100% Percy_under\\slash"]],
    ["q=_", ["100% Percy_under\\slash"]],
    ["q=%5C", ["100% Percy_under\\slash"]],
    [`q=${encodeURIComponent("o'b")}`, ["Zoë O'Brien-ÉCOLE"]],
    ["q=%00nursery", ["Diya"]],
    ["q=nobody", []],
    ["class=4", ["Aarav Sharma", "आरव शर्मा"]],
    ["class=4&section=B", ["आरव शर्मा"]],
    ["class=4&section=", ["Aarav Sharma", "आरव शर्मा"]],
    ["class=%00", []],
    ["section=A&q=diya", ["Diya"]],
  ])("%s finds %j", async (query, names) => {
    expect(await find(query)).toEqual({ names, total: names.length });
    // Similar names follow.
    expect((await find(query, api.token)).names.slice(0, names.length)).toEqual(names);
  });

  it("a public search does not look into private fields", async () => {
    for (const secret of ["98260", "Canary", "2017", "Female", "Freeganj"]) {
      expect((await find(`q=${secret}`)).names).toEqual([]);
    }
  });

  it("limit and offset cut pages out of the whole, which is still counted", async () => {
    const all = (await find("")).names;
    expect(await find("limit=2")).toEqual({ names: all.slice(0, 2), total: 5 });
    expect(await find("limit=2&offset=2")).toEqual({ names: all.slice(2, 4), total: 5 });
    expect(await find("offset=4")).toEqual({ names: all.slice(4), total: 5 });
    expect(await find("limit=0")).toEqual({ names: [], total: 5 });
    expect(await find("offset=999999999")).toEqual({ names: [], total: 5 });
    expect(await find("section=A&limit=1")).toEqual({ names: ["Diya"], total: 4 });
  });

  it.each([
    ["limit=-1", "limit"],
    ["limit=1000000000", "limit"],
    ["limit=1.5", "limit"],
    ["limit=", "limit"],
    ["offset=ten", "offset"],
    ["offset=9999999999", "offset"],
    [`q=${"x".repeat(201)}`, "q"],
    ["q=a&q=b", "q"],
    ["class[]=4", "class[]"],
    ["gender=Female", "gender"],
    ["mobileNumber=1", "mobileNumber"],
    ["__proto__=1", "__proto__"],
  ])("?%s is refused and named", async (query, field) => {
    const answer = await api.get(`/students/all?${query}`);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it("the counts for the office list each class in school order with its sections", async () => {
    const answer = await api.get("/students/counts", { token: api.token });
    expect(answer.body).toEqual({
      total: 5,
      classes: [
        { class: "Nursery", sections: [{ section: "A", count: 1 }] },
        {
          class: "4",
          sections: [
            { section: "A", count: 1 },
            { section: "B", count: 1 },
          ],
        },
        { class: "5", sections: [{ section: "A", count: 1 }] },
        { class: "10", sections: [{ section: "A", count: 1 }] },
      ],
    });
  });
});

it("contact messages can be searched and paged by an admin", async () => {
  for (const name of ["Ravi", "Sunita"]) await createEntry(api, contacts, { name, message: `From ${name}` });
  const found = await api.get("/contact/all?q=from%20RAVI", { token: api.token });
  expect(namesOf(found.body)).toEqual(["Ravi"]);
  const page = await api.get("/contact/all?limit=1&offset=1", { token: api.token });
  expect([namesOf(page.body), page.headers.get("x-total-count")]).toEqual([["Ravi"], "2"]);
});

describe.each(publicTypes)("the public list of $name", (type) => {
  it("answers 304 to a current ETag until it changes", async () => {
    const entry = await createEntry(api, type);
    const first = await api.get(type.list);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=1");

    const same = await api.get(type.list, { headers: { "if-none-match": etag } });
    expect([same.status, same.bytes.length]).toEqual([304, 0]);
    const among = await api.get(type.list, { headers: { "if-none-match": `"other", W/${etag}` } });
    expect(among.status).toBe(304);

    await api.remove(type.remove(entry._id), { token: api.token });
    const changed = await api.get(type.list, { headers: { "if-none-match": etag } });
    expect(changed.status).toBe(200);
    expect(changed.headers.get("etag")).not.toBe(etag);
  });

  it("shows a create, an update and a delete at once", async () => {
    const [field = ""] = Object.keys(type.fields);
    const read = async () => (await api.get(type.list)).body as Record<string, unknown>[];
    await read();
    const { _id } = await createEntry(api, type);
    expect(await read()).toContainEqual(expect.objectContaining({ _id }));
    for (const value of ["One", "Two", "Three"]) {
      await api.put(type.update(_id), { token: api.token, ...changeCall(type, { [field]: value }) });
      expect(await read()).toContainEqual(expect.objectContaining({ _id, [field]: value }));
    }
    await api.remove(type.remove(_id), { token: api.token });
    expect((await read()).map((entry) => entry._id)).not.toContain(_id);
  });

  it("is the same in every encoding, for HEAD, and with a slash at the end", async () => {
    await createEntry(api, type);
    const plain = await api.get(type.list);
    for (const encoding of ["gzip", "gzip, deflate, br", "br;q=0, gzip", "identity"]) {
      const answer = await api.get(type.list, { headers: { "accept-encoding": encoding } });
      expect(answer.text, encoding).toBe(plain.text);
      expect(answer.headers.get("vary")).toBe("Accept-Encoding, Authorization");
    }
    const head = await api.call("HEAD", `/api/v1${type.list}`);
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    expect(head.headers.get("content-length")).toBe(String(plain.bytes.length));
    expect((await api.get(`${type.list}/`)).bytes.equals(plain.bytes)).toBe(true);
  });
});

it("a post is cached for everybody and fresh after each change", async () => {
  const { blocks } = contentTypes;
  const { _id, updatedAt } = await createEntry(api, blocks);
  const first = await api.get(blocks.get(_id));
  expect(first.body.title).toBe("Our garden");
  const etag = first.headers.get("etag") ?? "";
  expect((await api.get(blocks.get(_id), { headers: { "if-none-match": etag } })).status).toBe(304);
  await api.put(blocks.update(_id), { token: api.token, form: toForm({ title: "Our pond" }) });
  expect((await api.get(blocks.get(_id), { headers: { "if-none-match": etag } })).body.title).toBe(
    "Our pond",
  );
  const forAdmin = await api.get(blocks.get(_id), { token: api.token });
  expect(forAdmin.headers.get("cache-control")).toBe("no-store");
  expect(forAdmin.body.updatedAt > updatedAt).toBe(true);
  await api.remove(blocks.remove(_id), { token: api.token });
  expect((await api.get(blocks.get(_id))).status).toBe(404);
});

it("an admin's response is never cached for others, and a cached response never given to an admin", async () => {
  await createEntry(api, students);
  await api.get("/students/all", { token: api.token });
  expect(Object.keys((await api.get("/students/all")).body[0])).toHaveLength(7);
  expect(Object.keys((await api.get("/students/all", { token: api.token })).body[0])).toHaveLength(17);
  expect(Object.keys((await api.get("/students/all")).body[0])).toHaveLength(7);
});

it("lists of other content types stay cached when one changes", async () => {
  await api.get(notices.list);
  const before = await api.get(notices.list);
  await createEntry(api, contentTypes.team);
  const after = await api.get(notices.list, {
    headers: { "if-none-match": before.headers.get("etag") ?? "" },
  });
  expect(after.status).toBe(304);
});

it("a response to a request with a token is not cached in front, even if it is public", async () => {
  const cachingOf = async (call: { token?: string }) =>
    (await api.look("/api/v1/openapi.json", call)).headers.get("cache-control");
  expect(await cachingOf({ token: api.token })).toBe("no-store");
  expect(await cachingOf({})).toBe("public, max-age=0, s-maxage=1");
});
