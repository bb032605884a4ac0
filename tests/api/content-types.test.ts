import { describe, expect, it } from "vitest";
import {
  allTypes,
  bareName,
  changeCall,
  createCall,
  createEntry,
  filePath,
  formTypes,
  officeTypes,
  publicTypes,
  readersOf,
} from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();
const UNKNOWN_ID = "01939a00-0000-7000-8000-000000000000";

describe.each(officeTypes)("$name", (type) => {
  it("a new entry is returned whole with 201, its files can be read, and it is listed first", async () => {
    const older = await createEntry(api, type);
    const answer = await api.post(type.create, { token: api.token, ...createCall(type) });
    expect(answer.status).toBe(201);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const entry = answer.body;
    expect(Object.keys(entry).sort()).toEqual([...type.adminKeys].sort());
    expect(entry).toMatchObject(type.fields);
    expect(answer.headers.get("etag")).toBe(`"${entry.updatedAt}"`);

    for (const [field, { many, prefix = "" }] of Object.entries(type.files)) {
      const stored: string = many ? entry[field][0] : entry[field];
      expect(stored).toMatch(new RegExp(`^${prefix}[0-9a-f]{32}-40x30\\.v2\\.jpg$`));
      const file = await api.get(filePath(stored));
      expect(file.status).toBe(200);
      expect(file.headers.get("content-type")).toBe("image/jpeg");
    }
    const list = await api.get(type.list, readersOf(type, api.token));
    expect(list.body[0]._id).toBe(entry._id);
    expect(list.body[1]._id).toBe(older._id);
  });
});

describe.each(publicTypes)("$name", (type) => {
  it("everybody sees exactly the public fields, an admin all of them and uncached", async () => {
    await createEntry(api, type);
    const [seenByAll] = (await api.get(type.list)).body;
    expect(Object.keys(seenByAll).sort()).toEqual([...type.publicKeys].sort());

    const answer = await api.get(type.list, { token: api.token });
    expect(Object.keys(answer.body[0]).sort()).toEqual([...type.adminKeys].sort());
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});

describe.each(allTypes)("$name", (type) => {
  const [changedField = ""] = Object.keys(type.fields);

  it("an update changes what it names and keeps the rest, files included", async () => {
    const before = await createEntry(api, type);
    const answer = await api.put(type.update(before._id), {
      token: api.token,
      ...changeCall(type, { [changedField]: "Changed" }),
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ ...before, [changedField]: "Changed", updatedAt: expect.any(String) });
    expect(answer.body.updatedAt > before.updatedAt).toBe(true);
    const listed = (await api.get(type.list, { token: api.token })).body;
    expect(listed.find((entry: { _id: string }) => entry._id === before._id)).toEqual(answer.body);
  });

  it("an empty update changes nothing but the time", async () => {
    const before = await createEntry(api, type);
    const answer = await api.put(type.update(before._id), { token: api.token, ...changeCall(type, {}) });
    expect(answer.body).toEqual({ ...before, updatedAt: expect.any(String) });
  });

  it("a deleted entry is removed with its files, and a second deletion is 404", async () => {
    const entry = await createEntry(api, type);
    const names = Object.keys(type.files)
      .flatMap((field) => entry[field])
      .map(bareName);
    const answer = await api.remove(type.remove(entry._id), { token: api.token });
    expect([answer.status, answer.body]).toEqual([200, { success: true, message: type.deleted }]);

    const left = (await api.get(type.list, { token: api.token })).body;
    expect(left.map(({ _id }: { _id: string }) => _id)).not.toContain(entry._id);
    const stored = await api.storedFiles();
    for (const name of names) {
      expect(stored).not.toContain(name);
      expect((await api.get(`/uploads/${name}`)).status).toBe(404);
    }
    const again = await api.remove(type.remove(entry._id), { token: api.token });
    expect([again.status, again.body.message]).toEqual([404, type.notFound]);
    const late = await api.put(type.update(entry._id), {
      token: api.token,
      ...changeCall(type, { [changedField]: "Too late" }),
    });
    expect(late.status).toBe(404);
  });

  it("an invalid or unknown id is 404", async () => {
    for (const id of [UNKNOWN_ID, "1", "undefined", "%20", "..%2f..", UNKNOWN_ID.toUpperCase()]) {
      expect((await api.remove(type.remove(id), { token: api.token })).status).toBe(404);
      if (type.get) expect((await api.get(type.get(id))).status).toBe(404);
    }
  });

  it("unknown fields are refused by name; nobody can set an id, a time or a role", async () => {
    const entry = await createEntry(api, type);
    for (const field of ["_id", "id", "createdAt", "updatedAt", "role", "searchText", "sample"]) {
      const answer = await api.put(type.update(entry._id), {
        token: api.token,
        ...changeCall(type, { [field]: "1" }),
      });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        id: "validation_failed",
        errors: { [field]: `${field} is not a field of this form` },
      });
    }
  });

  it("the last write wins unless If-Match names an older version", async () => {
    const entry = await createEntry(api, type);
    const put = (value: string, ifMatch?: string) =>
      api.put(type.update(entry._id), {
        token: api.token,
        ...changeCall(type, { [changedField]: value }),
        ...(ifMatch !== undefined && { headers: { "if-match": ifMatch } }),
      });
    const first = await put("First", `"${entry.updatedAt}"`);
    expect(first.status).toBe(200);
    const stale = await put("Stale", `"${entry.updatedAt}"`);
    expect([stale.status, stale.body.id]).toEqual([409, "stale_edit"]);
    expect((await put("Either", `"nonsense", ${first.headers.get("etag")}`)).status).toBe(200);
    expect((await put("Any", "*")).status).toBe(200);
    expect((await put("Last")).body[changedField]).toBe("Last");
  });

  it("of two updates of the same version one succeeds", async () => {
    const entry = await createEntry(api, type);
    const answers = await Promise.all(
      ["A", "B", "C", "D"].map((value) =>
        api.put(type.update(entry._id), {
          token: api.token,
          ...changeCall(type, { [changedField]: value }),
          headers: { "if-match": `"${entry.updatedAt}"` },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});

it("entries created at the same time are all stored", async () => {
  const type = formTypes[0];
  if (!type) return;
  const titles = Array.from({ length: 12 }, (_, index) => `At once ${index}`);
  const made = await Promise.all(titles.map((title) => createEntry(api, type, { title })));
  expect(new Set(made.map(({ _id }) => _id)).size).toBe(12);
  const listed = (await api.get(type.list)).body.map(({ title }: { title: string }) => title);
  expect(listed).toEqual(expect.arrayContaining(titles));
});
