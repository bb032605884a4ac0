import { describe, expect, it } from "vitest";
import { resourceList } from "../../features/types.ts";
import { type AnyEntry, contentTypes, createEntry } from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();
const call = { token: api.token };
const { students, notices, team, topStudents } = contentTypes;

const CHILDREN = [
  { name: "diya Rao", rollNumber: "10", class: "Nursery", section: "B", mobileNumber: "+91 98260 11111" },
  { name: "Élan Khan", rollNumber: "9", class: "10", section: "A", mobileNumber: "+91 98260 22222" },
  { name: "अनन्या वर्मा", rollNumber: "100", class: "9", section: "a", mobileNumber: "07272 555 123" },
  { name: "Aarav Rao", rollNumber: "R-2", class: "IX", section: "C", mobileNumber: "+91 98260 33333" },
];
for (const child of CHILDREN) await createEntry(api, students, child);

const find = async (query: string, list = students.list): Promise<AnyEntry[]> => {
  const answer = await api.get(`${list}?${query}`, call);
  expect([query, answer.status]).toEqual([query, 200]);
  return answer.body;
};
const names = async (query: string) => (await find(query)).map(({ name }) => name.split(" ")[0]);

describe("a sorted list", () => {
  it.each([
    ["name", ["Aarav", "diya", "Élan", "अनन्या"]],
    ["-name", ["अनन्या", "Élan", "diya", "Aarav"]],
    ["rollNumber", ["Élan", "diya", "अनन्या", "Aarav"]],
    // Among equal entries the newest is first, in either direction.
    ["class", ["diya", "Aarav", "अनन्या", "Élan"]],
    ["-class", ["Élan", "Aarav", "अनन्या", "diya"]],
    ["section", ["अनन्या", "Élan", "diya", "Aarav"]],
    ["createdAt", ["diya", "Élan", "अनन्या", "Aarav"]],
    ["-createdAt", ["Aarav", "अनन्या", "Élan", "diya"]],
  ])("by %s is %j", async (sort, expected) => {
    expect(await names(`sort=${sort}`)).toEqual(expected);
  });

  it("is sorted again after an edit", async () => {
    const [first] = await find("sort=createdAt");
    await api.put(students.update(first._id), { ...call, form: [["name", "Zoya Rao"]] });
    expect(await names("sort=name")).toEqual(["Aarav", "Élan", "Zoya", "अनन्या"]);
    expect(await names("sort=-updatedAt&limit=1")).toEqual(["Zoya"]);
    await api.put(students.update(first._id), { ...call, form: [["name", "diya Rao"]] });
  });

  it("is cut into pages, searched and filtered like any other", async () => {
    expect(await names("sort=name&limit=2&offset=1")).toEqual(["diya", "Élan"]);
    expect(await names("sort=-name&q=rao")).toEqual(["diya", "Aarav"]);
    expect(await names("sort=name&class=9")).toEqual(["अनन्या"]);
  });

  it("has empty values first, and numbers by value", async () => {
    for (const [title, date] of [
      ["A", "2026-11-20"],
      ["B", ""],
      ["C", "2026-02-01"],
    ] as const) {
      await createEntry(api, notices, { title, date });
    }
    const titles = async (sort: string) =>
      (await find(`sort=${sort}`, notices.list)).map(({ title }) => title);
    expect([await titles("date"), await titles("-date")]).toEqual([
      ["B", "C", "A"],
      ["A", "C", "B"],
    ]);
    for (const percent of [9.5, 100, 88]) await createEntry(api, topStudents, { percent });
    const percents = (await find("sort=-percent", topStudents.list)).map(({ percent }) => percent);
    expect(percents).toEqual([100, 88, 9.5]);
  });

  it("that is ordered by hand keeps that order among equals", async () => {
    const ids: string[] = [];
    for (const name of ["A", "B", "C"]) ids.push((await createEntry(api, team, { name }))._id);
    await api.put(team.order, { ...call, json: { ids: [ids[1], ids[0], ids[2]] } });
    expect((await find("sort=subject", team.list)).map(({ name }) => name)).toEqual(["B", "A", "C"]);
  });

  it("is available for every declared field of every type", async () => {
    for (const { paths, sortable } of resourceList) {
      for (const name of [...sortable, "createdAt", "updatedAt"]) {
        await find(`sort=${name}`, paths.list);
        await find(`sort=-${name}&limit=1`, paths.list);
      }
    }
  });

  it.each(["address", "profilePhoto", "nameSortKey", "--name", "", "_id", "__proto__"])(
    "by %j is refused",
    async (sort) => {
      const answer = await api.get(`${students.list}?sort=${sort}`, call);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ["sort"]]);
      expect(answer.body.message).toContain("name, rollNumber");
    },
  );

  it("is for admins: without a session or with an ended one the answer is 401", async () => {
    const stranger = await api.get(`${students.list}?sort=name`);
    expect([stranger.status, stranger.body.errors]).toEqual([400, { sort: "sort is for admins" }]);
    const dead = await api.get(`${students.list}?sort=name`, { token: "x".repeat(43) });
    expect([dead.status, dead.body.id]).toEqual([401, "token_ended"]);
  });
});

describe("an admin's search", () => {
  it.each([
    ["rao aarav", ["Aarav"]],
    ["AARAV  rao", ["Aarav"]],
    ["rao 98260", ["diya", "Aarav"]],
    ["9826022222", ["Élan"]],
    ["98260 22222", ["Élan"]],
    ["07272555123", ["अनन्या"]],
    ["वर्मा अनन्या", ["अनन्या"]],
    ["canary freeganj rao", ["diya", "Aarav"]],
    ["deshmukh nursery", ["diya"]],
    ["rao nobody", []],
    ["%", []],
    ["_", []],
  ])("for %j finds %j", async (q, expected) => {
    expect(await names(`q=${encodeURIComponent(q)}`)).toEqual(expected);
  });

  it("finds the edited text and not the earlier one", async () => {
    const [child] = await find("q=aarav");
    await api.put(students.update(child._id), {
      ...call,
      form: [
        ["guardianName", "Meenakshi Iyer"],
        ["guardianNameHi", "मीनाक्षी अय्यर"],
      ],
    });
    expect(await names("q=iyer%20meenakshi")).toEqual(["Aarav"]);
    expect(await names("q=deshmukh%20aarav")).toEqual([]);
  });

  it("does not change what a public search finds", async () => {
    for (const q of ["rao aarav", "98260", "iyer", "freeganj", "9826022222"]) {
      const answer = await api.get(`${students.list}?q=${encodeURIComponent(q)}`);
      expect([q, answer.body]).toEqual([q, []]);
    }
    expect((await api.get(`${students.list}?q=aarav%20rao`)).body).toHaveLength(1);
  });
});
