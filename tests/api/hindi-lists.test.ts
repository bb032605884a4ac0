import { describe, expect, it } from "vitest";
import { type AnyEntry, contentTypes, createEntry } from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();
const call = { token: api.token };
const { notices, students, team } = contentTypes;

const NOTICES = [
  "हिन्दी दिवस १५ अगस्त",
  "सम्पर्क करें",
  "फ़ीस और पढ़ाई",
  "पाँचवीं की घण्टी",
  "सम्मान समारोह",
  "Annual Day 15",
];
for (const title of NOTICES) await createEntry(api, notices, { title, description: "Notice" });

const titles = async (q: string, as: { token?: string } = {}): Promise<string[]> => {
  const answer = await api.get(`${notices.list}?q=${encodeURIComponent(q)}`, as);
  expect([q, answer.status]).toEqual([q, 200]);
  return answer.body.map(({ title }: AnyEntry) => title).reverse();
};

describe("a search in Hindi", () => {
  it.each([
    ["हिंदी", [NOTICES[0]]],
    ["हिन्दी", [NOTICES[0]]],
    ["हिन्\u200dदी", [NOTICES[0]]],
    ["15", [NOTICES[0], NOTICES[5]]],
    ["१५", [NOTICES[0], NOTICES[5]]],
    ["दिवस 15", [NOTICES[0]]],
    ["संपर्क", [NOTICES[1]]],
    ["सम्पर्क", [NOTICES[1]]],
    ["फीस", [NOTICES[2]]],
    ["\u095eीस", [NOTICES[2]]],
    ["फ\u093cीस", [NOTICES[2]]],
    ["पढाई", [NOTICES[2]]],
    ["पढ़ाई", [NOTICES[2]]],
    ["पांचवीं", [NOTICES[3]]],
    ["पाँचवीं", [NOTICES[3]]],
    ["घंटी", [NOTICES[3]]],
    ["घन्टी", [NOTICES[3]]],
    ["सम्मान", [NOTICES[4]]],
    ["समान", []],
    ["ANNUAL day १५", [NOTICES[5]]],
  ])("for %s finds %j, for the public and for admins", async (q, expected) => {
    expect(await titles(q)).toEqual(expected);
    // For admins, what is only similar follows: the helper lists the last one first.
    const found = await titles(q, call);
    expect(found.slice(found.length - expected.length)).toEqual(expected);
  });

  it("by an admin finds the words in any order, by visitors as a phrase", async () => {
    expect(await titles("15 हिंदी", call)).toEqual([NOTICES[0]]);
    expect(await titles("पढाई फीस", call)).toEqual([NOTICES[2]]);
    expect(await titles("पढाई फीस")).toEqual([]);
  });

  it("finds a class by its name in Hindi", async () => {
    const { _id } = await createEntry(api, students, { name: "Tara", class: "LKG" });
    for (const as of [{}, call]) {
      const found = await api.get(`${students.list}?q=${encodeURIComponent("एलकेजी")}`, as);
      expect(found.body.map(({ name }: AnyEntry) => name)).toEqual(["Tara"]);
    }
    await api.remove(students.remove(_id), call);
  });

  it("by visitors does not look into private fields", async () => {
    const guardianName = "Canary चन्द्र ज़ाकिर";
    const name = "इन्दु";
    await createEntry(api, students, { name, guardianName, address: "१५ गांधी नगर, Canary" });
    const find = async (q: string, as: { token?: string } = {}): Promise<string[]> =>
      (await api.get(`${students.list}?q=${encodeURIComponent(q)}`, as)).body.map(
        (child: AnyEntry) => child.name,
      );
    for (const q of ["चंद्र", "चन्द्र", "जाकिर", "ज़ाकिर", "गान्धी", "15 गांधी", "\u200d"]) {
      expect([q, (await find(q)).filter((found) => found !== name)]).toEqual([q, []]);
    }
    for (const q of ["चंद्र", "जाकिर", "गान्धी", "१५ गांधी"]) expect([q, await find(q)]).toEqual([q, []]);
    for (const q of ["चंद्र", "जाकिर इंदु", "15 गान्धी"]) expect([q, await find(q, call)]).toEqual([q, [name]]);
    expect(await find("इंदु")).toEqual([name]);
  });

  it("covers the trash and the audit log", async () => {
    const entry = await createEntry(api, notices, { title: "ज़रूरी सूचना: छुट्टी के घण्टे", description: "x" });
    await api.remove(notices.remove(entry._id), call);
    for (const q of ["जरूरी", "घंटे"]) {
      const trash = await api.get(`/trash?q=${encodeURIComponent(q)}`, call);
      expect(trash.body.map(({ entryId }: AnyEntry) => entryId)).toEqual([entry._id]);
      const log = await api.get(`/audit?q=${encodeURIComponent(q)}`, call);
      expect(log.body.map(({ action }: AnyEntry) => action)).toEqual(["delete", "create"]);
    }
  });
});

describe("a list sorted in Hindi", () => {
  it("has names in alphabetical order, after those in Latin letters", async () => {
    const names = ["Zoya", "अंकिता", "अनुज", "आरव", "इन्दु", "क़मर", "कमल", "काजल", "ज़ाकिर", "हर्ष"];
    for (const name of ["कमल", "Zoya", "हर्ष", "ज़ाकिर", "अनुज", "काजल", "आरव", "क़मर", "इन्दु", "अंकिता"]) {
      await createEntry(api, team, { name });
    }
    const answer = await api.get(`${team.list}?sort=name`, call);
    expect(answer.body.map(({ name }: AnyEntry) => name)).toEqual(names);
  });

  it("has classes as children pass through them, in either language", async () => {
    const classes = [
      "नर्सरी",
      "एल.के.जी.",
      "UKG",
      "पहली",
      "कक्षा 2",
      "III",
      "पाँचवीं",
      "Class 6",
      "दसवीं",
      "११",
      "XII",
    ];
    for (const name of classes.toReversed()) {
      await createEntry(api, students, { name: "बालक", class: name, section: "क्रम" });
    }
    const answer = await api.get(`${students.list}?sort=class&section=${encodeURIComponent("क्रम")}`, call);
    expect(answer.body.map((child: AnyEntry) => child.class)).toEqual(classes);
    const counts = await api.get("/students/counts", call);
    const counted = counts.body.classes.map((each: AnyEntry) => each.class);
    expect(counted.filter((name: string) => classes.includes(name))).toEqual(classes);
  });
});
