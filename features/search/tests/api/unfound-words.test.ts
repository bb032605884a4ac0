import { expect, it } from "vitest";
import type { SiteContent } from "../../../../core/server/pages/site-content.ts";
import { CANARIES, contentTypes, createEntry } from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { ADMIN } from "../../../../tests/test-server.ts";
import { createUnfoundWords } from "../../server/unfound-words.ts";

const DAY = 24 * 60 * 60 * 1000;
let now = Date.parse("2026-11-18T06:00:00.000Z");
const api = await startApi({ withSite: true, now: () => now });
const { notices, students, contacts } = contentTypes;
const { db } = api.server.database;

async function search(q: string, times = 1, address = "/search", rest = "") {
  for (let time = 0; time < times; time++) {
    expect((await fetch(`${api.url}${address}?${new URLSearchParams({ q })}${rest}`)).status).toBe(200);
  }
}

/** What the job does from time to time. */
async function store() {
  const job = api.server.jobs.find(
    ({ failure }) => failure === "Words that find nothing could not be stored",
  );
  await job?.run();
}
const list = async () => {
  // A session ends before the 90 days.
  const token = await api.logIn(ADMIN.email, ADMIN.password);
  return (await api.get("/search/unfound", { token })).body;
};
const stored = () => db.selectFrom("unfoundWords").select(["word", "count"]).orderBy("word").execute();

it("words that nothing has are counted in memory, stored from time to time, and listed from the third search on", async () => {
  await createEntry(api, notices, {
    title: "Zebra crossing",
    titleHi: "",
    description: "x",
    descriptionHi: "",
  });
  await search("Quokkas");
  await search("is there a quokkas zebra?", 2, "/hi/search");
  await search("छात्रावास क्ष्रयत", 3);
  await search("wombat", 2);
  expect(await stored()).toEqual([]);
  await store();
  expect(await list()).toEqual([
    { word: "quokkas", count: 3 },
    { word: "क्ष्रयत", count: 3 },
    { word: "छात्रावास", count: 3 },
  ]);
  await search("wombat");
  await store();
  expect(await list()).toContainEqual({ word: "wombat", count: 3 });
  expect(Object.keys((await list())[0])).toEqual(["word", "count"]);
});

it("a word that is corrected, found, typed for itself alone, or on a further page is not counted", async () => {
  const before = await stored();
  await search("zebar");
  await search("zebra crossing");
  await search("numbatxq", 3, "/search", "&typed=1");
  await search("numbatxq", 3, "/search", "&page=2");
  await store();
  expect(await stored()).toEqual(before);
});

it("a word that the site has since is listed no longer", async () => {
  const notice = await createEntry(api, notices, { title: "Our quokkas", titleHi: "", description: "x" });
  expect(await list()).not.toContainEqual(expect.objectContaining({ word: "quokkas" }));
  await api.remove(notices.remove(notice._id), { token: api.token });
  expect(await list()).toContainEqual({ word: "quokkas", count: 3 });
});

it("numbers, addresses and names of children and of people who have written are neither stored nor listed", async () => {
  await createEntry(api, students, { name: "Zorawar Quetzal", guardianName: "Ptarmigan Quetzal" });
  await createEntry(api, contacts, { name: "Xanthippe Okonkwo", message: "Is there a bandicoot?" });
  for (const q of [
    "zorawar quetzal",
    "Zorawarr",
    "ptarmigan xanthippe",
    "9000012345 a@b.example",
    "bandicoot",
  ]) {
    await search(q);
  }
  for (const canary of Object.values(CANARIES)) await search(String(canary));
  await search("tamarin", 3);
  await store();
  const words = (await stored()).map(({ word }) => word);
  expect(words).toEqual(expect.arrayContaining(["bandicoot", "tamarin"]));
  for (const name of ["zorawar", "quetzal", "ptarmigan", "xanthippe", "9000012345"]) {
    expect(words.join(" ")).not.toContain(name);
  }
  // The child came after the searches.
  await createEntry(api, students, { name: "Tamarin Sharma" });
  expect(await list()).not.toContainEqual(expect.objectContaining({ word: "tamarin" }));
});

it("a flood of invented words fills neither the memory nor the table", async () => {
  now += DAY;
  const content = { findUnknown: async (words: readonly string[]) => [...words] } as SiteContent;
  const unfound = createUnfoundWords({ db, now: () => now, openContent: () => content });
  const wordOf = (index: number) => `qxv${index.toString(36).replace(/\d/g, "")}${"z".repeat(index % 20)}`;
  const words = [...new Set(Array.from({ length: 5000 }, (_, index) => wordOf(index)))];
  expect(words.length).toBeGreaterThan(500);
  unfound.count(words.slice(0, 500));
  for (let time = 0; time < 5; time++) unfound.count(["toolate", words[499] ?? ""]);
  await unfound.store();
  unfound.count(["nextroom", words[499] ?? ""]);
  await unfound.store();
  const rows = await db.selectFrom("unfoundWords").selectAll().where("day", "=", "2026-11-19").execute();
  expect(rows).toHaveLength(200);
  expect(rows.map(({ word }) => word)).not.toContain("toolate");
  expect(rows.map(({ word }) => word)).not.toContain("nextroom");
  expect(rows.find(({ word }) => word === words[499])?.count).toBe(7);
});

it("after 90 days the words are gone", async () => {
  const [first, before] = ["2026-08-22", "2026-08-21"];
  const rows = [first, before].map((day) => ({ word: "margay", day, count: 2 }));
  await db
    .insertInto("unfoundWords")
    .values([...rows, { word: "dhole", day: first, count: 3 }])
    .execute();
  const words = (await list()).map(({ word }: { word: string }) => word);
  expect([words.includes("dhole"), words.includes("margay")]).toEqual([true, false]);
  await api.server.removeExpired();
  const left = await db.selectFrom("unfoundWords").select("day").where("word", "=", "margay").execute();
  expect(left).toEqual([{ day: first }]);
});
