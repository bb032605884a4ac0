import { afterEach, expect, it } from "vitest";
import { VISITOR } from "../../../../core/server/database/entries/record-change.ts";
import { WORDS } from "../../../../core/words/index.ts";
import { LANGUAGES, pageAddress } from "../../../../core/words/languages.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { createPerson } from "../../../accounts/tests/api/people.ts";
import { contacts } from "../../content/contacts.ts";
import { addEvent } from "../../server/event-store.ts";
import { createOldEnquiries } from "../../server/privacy/old-enquiries.ts";

const NOW = Date.parse("2026-11-18T06:00:00.000Z");
const api = await startApi({ now: () => NOW, withSite: true });
const call = { token: api.token };
const { database, content } = api.server;
const { db } = database;
const PERIOD = "/enquiries/period";

const choose = (months: unknown, token = api.token) => api.put(PERIOD, { token, json: { months } });

afterEach(async () => {
  expect((await choose(12)).status).toBe(200);
});

/** An enquiry with a version, a note and a search text. */
async function addEnquiry(name: string, state: Record<string, string | null>): Promise<string> {
  const values = { name, phoneNumber: "98260 77553", message: `From ${name}` };
  const { _id } = await content.create(contacts, values, VISITOR);
  await api.put(`/contact/update/${_id}`, { ...call, json: { address: `${name} Road` } });
  await db
    .transaction()
    .execute((tx) => addEvent(tx, { entryId: _id, actor: VISITOR, kind: "note", text: `About ${name}` }));
  await db.updateTable("contacts").set(state).where("_id", "=", _id).execute();
  return _id;
}

const namesInTables = async (name: string) => {
  const rows = await Promise.all(
    (["contacts", "revisions", "enquiryEvents", "auditLog"] as const).map((table) =>
      db.selectFrom(table).selectAll().execute(),
    ),
  );
  return JSON.stringify(rows).includes(name);
};

const remaining = async (): Promise<string[]> => {
  const rows = await db.selectFrom("contacts").select("name").orderBy("name").execute();
  return rows.map(({ name }) => String(name));
};

it("closed enquiries are deleted with everything about them when their period is over; others stay", async () => {
  const old = { status: "closed", closedAt: "2025-11-17T18:00:00.000Z" };
  const id = await addEnquiry("Vibhuti", old);
  await addEnquiry("Sundari", old);
  await addEnquiry("Spam", { status: "spam", createdAt: "2025-11-01T06:00:00.000Z" });
  await addEnquiry("Today", { status: "closed", closedAt: "2025-11-18T06:00:00.000Z" });
  await addEnquiry("Answered", { status: "answered", closedAt: null, createdAt: "2020-01-01T06:00:00.000Z" });
  expect((await api.get(PERIOD, call)).body).toEqual({ months: 12, due: 3 });

  await api.server.removeExpired();

  expect(await remaining()).toEqual(["Answered", "Today"]);
  expect(await namesInTables("Vibhuti")).toBe(false);
  const texts = await db.selectFrom("searchTexts").select("_id").where("entryId", "=", id).execute();
  expect(texts).toEqual([]);
  expect((await api.get("/audit?action=expire", call)).body).toMatchObject([
    { actor: "program", type: "contacts", entryId: null, title: "enquiries 3, versions 6", fields: [] },
  ]);
  await api.server.removeExpired();
  expect((await api.get("/audit?action=expire", call)).body).toHaveLength(1);
});

it("several processes delete and count each enquiry once", async () => {
  const before = (await api.get("/audit?action=expire", call)).body.length;
  const old = { status: "closed", closedAt: "2024-01-01T06:00:00.000Z" };
  for (let count = 0; count < 5; count++) await addEnquiry(`Old ${count}`, old);
  const processes = Array.from({ length: 3 }, () =>
    createOldEnquiries(
      database.db,
      async () => {},
      () => NOW,
    ),
  );
  await Promise.all(processes.map((each) => each.remove()));
  expect(await remaining()).toEqual(["Answered", "Today"]);
  const lines: { title: string }[] = (await api.get("/audit?action=expire", call)).body;
  const counted = lines.slice(0, lines.length - before).map(({ title }) => Number(/\d+/.exec(title)));
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(5);
});

it("without a period nothing is deleted", async () => {
  await addEnquiry("Kept", { status: "closed", closedAt: "2001-01-01T06:00:00.000Z" });
  expect((await choose(null)).body).toEqual({ months: null, due: 0 });
  await api.server.removeExpired();
  expect(await remaining()).toContain("Kept");
  expect((await api.get(`${PERIOD}?months=120`, call)).body).toEqual({ months: null, due: 1 });
});

it("notes of an enquiry that left the trash are deleted", async () => {
  const id = await addEnquiry("Trashed", { status: "new" });
  await api.remove(`/contact/delete/${id}`, call);
  await api.server.removeExpired();
  expect(await namesInTables("About Trashed")).toBe(true);
  await db
    .updateTable("revisions")
    .set({ at: "2026-10-01T06:00:00.000Z" })
    .where("entryId", "=", id)
    .execute();
  await api.server.removeExpired();
  expect(await namesInTables("Trashed")).toBe(false);
});

it.each([0, 121, 1.5, "12", undefined])("%j is not a period", async (months) => {
  const answer = await choose(months);
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ["months"]]);
});

it("only people who may change enquiries choose the period, and the audit log says who did", async () => {
  const { email, password } = await createPerson(api, "look");
  const token = await api.logIn(email, password);
  expect((await choose(1, token)).status).toBe(403);
  expect((await api.get(PERIOD, { token })).status).toBe(200);
  await choose(24);
  expect((await api.get("/audit?type=settings", call)).body[0]).toMatchObject({
    action: "update",
    entryId: "enquiryMonths",
    fields: ["enquiryMonths"],
  });
});

it.each([1, 24, null])(
  "the privacy page says that enquiries are kept for %s months, at once",
  async (months) => {
    const look = async () =>
      Promise.all(
        LANGUAGES.map(async (language) => {
          const html = (await api.look(pageAddress("/privacy", language, LANGUAGES))).text;
          return html.includes(WORDS[language].privacy.messages.kept(months));
        }),
      );
    expect(await look()).toEqual([false, false]);
    await choose(months);
    expect(await look()).toEqual([true, true]);
  },
);
