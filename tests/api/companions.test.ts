import { describe, expect, it } from "vitest";
import { type AnyEntry, type ContentTypeCase, changeCall, contentTypes, createEntry } from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();
const call = { token: api.token };
const { notices, team, blocks, students, contacts } = contentTypes;

/** The Hindi companions of each content type and their limits, written out like the rest of the contract. */
const COMPANIONS: [ContentTypeCase, Record<string, number>][] = [
  [notices, { titleHi: 200, descriptionHi: 5000 }],
  [blocks, { titleHi: 200, descriptionHi: 5000, autherNameHi: 120, contentHi: 100_000 }],
  [contentTypes.galleries, { titleHi: 200, descriptionHi: 5000 }],
  [contentTypes.facilities, { nameHi: 120 }],
  [team, { nameHi: 120, designationHi: 120, subjectHi: 120, qualificationHi: 120 }],
  [
    contentTypes.alumni,
    {
      nameHi: 120,
      fatherNameHi: 120,
      passOutClassHi: 120,
      designationHi: 120,
      postHi: 200,
      locationHi: 120,
    },
  ],
  [contentTypes.topStudents, { nameHi: 120, classHi: 40 }],
  [contentTypes.committee, { nameHi: 120, designationHi: 120 }],
  // The guardian's name is private in both languages.
  [students, { nameHi: 120 }],
];
const translated = COMPANIONS.map(([type, limits]) => ({ type, limits, names: Object.keys(limits) }));

/** Only what the school writes for itself in English. */
const inEnglish = (type: ContentTypeCase): ContentTypeCase => ({
  ...type,
  fields: Object.fromEntries(Object.entries(type.fields).filter(([name]) => !name.endsWith("Hi"))),
});

const change = (type: ContentTypeCase, id: string, fields: Record<string, string>) =>
  api.put(type.update(id), { ...call, ...changeCall(type, fields) });

const pick = (entry: AnyEntry, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, entry[name]]));

const readPublic = async (type: ContentTypeCase, id: string): Promise<AnyEntry> =>
  (await api.get(type.list)).body.find(({ _id }: AnyEntry) => _id === id);

describe.each(translated)("the Hindi of $type.name", ({ type, limits, names }) => {
  it("is stored beside the English and shown to everybody", async () => {
    const entry = await createEntry(api, type);
    expect(pick(entry, names)).toEqual(pick(type.fields, names));
    expect(pick(await readPublic(type, entry._id), names)).toEqual(pick(type.fields, names));
  });

  it("is null if it is not given, and never copied from the English", async () => {
    const nothing = Object.fromEntries(names.map((name) => [name, null]));
    const entry = await createEntry(api, inEnglish(type));
    expect(pick(entry, names)).toEqual(nothing);
    const [first = ""] = names;
    const changed = await change(type, entry._id, { [first.slice(0, -2)]: "Other" });
    expect(pick(changed.body, names)).toEqual(nothing);
    expect(pick(await readPublic(type, entry._id), names)).toEqual(nothing);
  });

  it("stays if an edit omits it, and is cleared by an empty text", async () => {
    const entry = await createEntry(api, type);
    const [first = "", ...others] = names;
    const edited = await change(type, entry._id, { [first.slice(0, -2)]: "Other" });
    expect(pick(edited.body, names)).toEqual(pick(type.fields, names));
    const emptied = await change(type, entry._id, { [first]: " " });
    expect(emptied.body[first]).toBeNull();
    expect(pick(emptied.body, others)).toEqual(pick(type.fields, others));
  });

  it("has the limit of the English, and its message names it", async () => {
    const { _id } = await createEntry(api, type);
    const longest = Object.fromEntries(
      Object.entries(limits).map(([name, most]) => [name, "क".repeat(most)]),
    );
    expect(pick((await change(type, _id, longest)).body, names)).toEqual(longest);
    const tooLong = Object.fromEntries(Object.entries(longest).map(([name, text]) => [name, `${text}ा`]));
    const refused = await change(type, _id, tooLong);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.errors)).toEqual(names);
    for (const [name, most] of Object.entries(limits)) {
      expect(refused.body.errors[name]).toMatch(
        new RegExp(`^[^A-Za-z]+ \\(हिन्दी\\) must be at most ${most} characters$`),
      );
    }
  });

  it("is restored with its version", async () => {
    const { _id } = await createEntry(api, type);
    const [first = ""] = names;
    const changed = await change(type, _id, { [first]: "दूसरा" });
    const restored = await api.post(`/revisions/${changed.headers.get("x-revision")}/restore`, call);
    expect(restored.body.value[first]).toBe(type.fields[first]);
  });
});

it.each([
  ["both scripts in one line", "Class 10 का परिणाम (Result)"],
  ["marks that turn the direction", "\u202Bनोटिस\u202C \u200Fसूचना"],
  ["joiners, a nukta and emoji", "क्\u200dष श\u200c्र ज़\u093C 🙏🏽"],
  ["English in the place of the Hindi", "Annual Day"],
])("%s are stored as they were typed", async (_what, text) => {
  const entry = await createEntry(api, notices, { titleHi: text, title: text });
  expect(await readPublic(notices, entry._id)).toMatchObject({ title: text, titleHi: text });
});

it("null in JSON clears the Hindi", async () => {
  const { committee } = contentTypes;
  const { _id } = await createEntry(api, committee);
  const emptied = await api.put(committee.update(_id), { ...call, json: { nameHi: null } });
  expect(emptied.body).toMatchObject({ nameHi: null, designationHi: committee.fields.designationHi });
});

it("a search finds an entry by its Hindi, for visitors and for the office", async () => {
  const entry = await createEntry(api, team, { nameHi: "वसुंधरा भटनागर" });
  for (const caller of [{}, call]) {
    const found = await api.get(`${team.list}?q=${encodeURIComponent("वसुंधरा")}`, caller);
    expect(found.body.map(({ _id }: AnyEntry) => _id)).toEqual([entry._id]);
  }
});

it("only the office finds a post by its full Hindi text, like by its English text", async () => {
  const entry = await createEntry(api, blocks, { contentHi: "केवल पूरे लेख में: अमलतास" });
  const search = `${blocks.list}?q=${encodeURIComponent("अमलतास")}`;
  expect((await api.get(search, call)).body.map(({ _id }: AnyEntry) => _id)).toEqual([entry._id]);
  expect((await api.get(search)).body).toEqual([]);
});

it("the trash and the audit log have the Hindi title of an entry, as long as its title is the same", async () => {
  const own = { title: "Bilby day", titleHi: "बिल्बी दिवस" };
  const { _id } = await createEntry(api, notices, own);
  await change(notices, _id, { title: "Bilby week", titleHi: "बिल्बी सप्ताह" });
  const titlesOf = async () =>
    (await api.get(`/audit?q=${_id}`, call)).body.map(({ title, titleHi }: AnyEntry) => [title, titleHi]);
  expect(await titlesOf()).toEqual([
    ["Bilby week", "बिल्बी सप्ताह"],
    ["Bilby day", null],
  ]);
  await api.remove(notices.remove(_id), call);
  expect((await titlesOf())[0]).toEqual(["Bilby week", "बिल्बी सप्ताह"]);
  const trash = await api.get("/trash?q=bilby", call);
  expect(trash.body).toMatchObject([{ title: "Bilby week", titleHi: "बिल्बी सप्ताह" }]);
  const csv = await api.get(`/audit/export?language=hi&q=${_id}`, call);
  expect(csv.text).toContain("बिल्बी सप्ताह");
  const inOneLanguage = await createEntry(api, notices, { title: "क्वोक्का दिवस", titleHi: "" });
  await api.remove(notices.remove(inOneLanguage._id), call);
  const found = await api.get(`/trash?q=${encodeURIComponent("क्वोक्का")}`, call);
  expect(found.body).toMatchObject([{ title: "क्वोक्का दिवस", titleHi: null }]);
});

describe("entries that lack Hindi", () => {
  const lacking = async (type: ContentTypeCase, more = ""): Promise<string[]> =>
    (await api.get(`${type.list}?lacks=hi${more}`, call)).body.map(({ _id }: AnyEntry) => _id);

  it.each(translated)("are listed for $type.name until Hindi is added", async ({ type, names }) => {
    const complete = await createEntry(api, type);
    const { _id } = await createEntry(api, inEnglish(type));
    const before = await lacking(type);
    expect([before.includes(_id), before.includes(complete._id)]).toEqual([true, false]);
    const inHindi = Object.fromEntries(names.map((name) => [name, String(type.fields[name])]));
    const [first = "", ...others] = names;
    for (const name of others) await change(type, _id, { [name]: inHindi[name] ?? "" });
    expect(await lacking(type)).toContain(_id);
    await change(type, _id, { [first]: inHindi[first] ?? "" });
    expect(await lacking(type)).not.toContain(_id);
    await change(type, _id, { [first]: "" });
    expect(await lacking(type)).toContain(_id);
  });

  it("do not include texts written in Hindi, nor numbers", async () => {
    const hindi = { title: "अवकाश", description: "दीपावली का अवकाश 8 नवंबर से" };
    const english = inEnglish(notices);
    const { _id } = await createEntry(api, english, hindi);
    const mixed = await createEntry(api, english, { ...hindi, title: "Holiday (अवकाश) list" });
    const found = await lacking(notices);
    expect([found.includes(_id), found.includes(mixed._id)]).toEqual([false, true]);
    const { topStudents } = contentTypes;
    const inClass = await createEntry(api, inEnglish(topStudents), { class: "10", nameHi: "मीरा जोशी" });
    expect(await lacking(topStudents)).not.toContain(inClass._id);
  });

  it("are filtered by words and by drafts, and counted", async () => {
    const { _id } = await createEntry(api, inEnglish(notices), { title: "Quokka day", isDraft: "true" });
    expect(await lacking(notices, "&q=quokka")).toEqual([_id]);
    expect(await lacking(notices, "&q=quokka&isDraft=false")).toEqual([]);
    const counted = await api.get(`${notices.list}?lacks=hi&q=quokka&limit=1`, call);
    expect(counted.headers.get("x-total-count")).toBe("1");
  });

  it("can be published together by filter", async () => {
    await createEntry(api, notices, { title: "Numbat day", isDraft: "true" });
    const { _id } = await createEntry(api, inEnglish(notices), { title: "Numbat day", isDraft: "true" });
    const match = { q: "numbat", lacks: "hi" };
    const done = await api.post(notices.bulk, { ...call, json: { action: "publish", match, count: 1 } });
    expect(done.body).toMatchObject({ changed: 1 });
    expect(await readPublic(notices, _id)).toBeDefined();
  });

  it("are visible to admins only, and only for types that have Hindi fields", async () => {
    const anonymous = await api.get(`${notices.list}?lacks=hi`);
    expect([anonymous.status, anonymous.body.errors]).toEqual([400, { lacks: "lacks is for admins" }]);
    const other = await api.get(`${notices.list}?lacks=en`, call);
    expect([other.status, other.body.errors]).toEqual([400, { lacks: "must be hi" }]);
    expect((await api.get(`${contacts.list}?lacks=hi`, call)).status).toBe(400);
  });
});
