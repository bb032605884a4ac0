import { expect, it } from "vitest";
import { UNDO_HEADER } from "../../../../core/content/api/history-contract.ts";
import { contentTypes } from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { IS_ONCE } from "../../../../tests/repetitions.ts";
import { createPerson, type Person } from "../../../accounts/tests/api/people.ts";
import { events } from "../../../calendar/content/events.ts";
import { contacts } from "../../content/contacts.ts";
import { isOverdue } from "../../content/overdue.ts";
import { recordAnswer } from "../../server/mails-and-answers/record-answer.ts";
import { readSummary } from "../../server/read-summary.ts";

let time = Date.now();
const api = await startApi({ now: () => time });
const { db } = api.server.database;
const { fields } = contentTypes.contacts;
const { token } = api;

const enquire = async (values: Record<string, string | null> = {}) =>
  String((await api.server.content.create(contacts, { ...fields, ...values }))._id);
const find = async (id: string) => (await api.get(`/enquiries/${id}`, { token })).body;
const change = (id: string, json: unknown, as = token, version?: string) =>
  api.put(`/enquiries/${id}`, {
    token: as,
    json,
    headers: version === undefined ? {} : { "if-match": `"${version}"` },
  });
const list = async (query = "", as = token) =>
  (await api.get(`/contact/all${query}`, { token: as })).body as { _id: string }[];
const summaryOf = async (as = token) => (await api.get("/enquiries/summary", { token: as })).body;
const nameOf = ({ email }: Person) => email.replace(/@.*$/, "");
const logInAs = ({ email, password }: Person) => api.logIn(email, password);
const me = async () => (await api.get("/admins/me", { token })).body.accountId as string;

it("a new enquiry has a reference that can be said on the telephone, and the office finds it by that", async () => {
  const id = await enquire();
  const { enquiry, events: history, answering } = await find(id);
  expect(enquiry).toMatchObject({
    ...fields,
    reference: expect.stringMatching(/^[2-9CDFGHJKMNPQRTVWXY]{3}-[2-9CDFGHJKMNPQRTVWXY]{3}$/),
    status: "new",
    assignedTo: null,
    followUpOn: null,
    firstAnsweredAt: null,
    spamReasons: [],
  });
  expect([history, answering]).toEqual([[], null]);
  for (const q of [enquiry.reference, enquiry.reference.toLowerCase().replace("-", "")]) {
    expect((await list(`?q=${q}`)).map(({ _id }) => _id)).toEqual([id]);
  }
  expect((await list("?q=spam")).map(({ _id }) => _id)).not.toContain(id);
});

it("status, person and follow-up date are changed with a history that names the person", async () => {
  const asha = await createPerson(api, "enquiries");
  const id = await enquire();
  const as = await logInAs(asha);
  const changed = await change(
    id,
    { status: "inProgress", assignedTo: asha.id, followUpOn: "2026-11-30" },
    as,
  );
  expect(changed.body).toMatchObject({ status: "inProgress", assignedTo: asha.id, followUpOn: "2026-11-30" });
  await change(id, { assignedTo: null, status: "closed" }, as);
  const { enquiry, events: history } = await find(id);
  expect(history.map(({ kind, person, details }: never) => [kind, person, details])).toEqual([
    ["status", nameOf(asha), { from: "new", to: "inProgress" }],
    ["person", nameOf(asha), { from: null, to: nameOf(asha) }],
    ["followUp", nameOf(asha), { from: null, to: "2026-11-30" }],
    ["status", nameOf(asha), { from: "inProgress", to: "closed" }],
    ["person", nameOf(asha), { from: nameOf(asha), to: null }],
  ]);
  expect(enquiry.closedAt).not.toBeNull();
  expect((await change(id, { status: "answered" }, as)).body).toMatchObject({
    closedAt: null,
    firstAnsweredAt: expect.stringMatching(/Z$/),
  });
  const audit = (await api.get("/audit?type=contacts&limit=1", { token })).body;
  expect(audit[0]).toMatchObject({ actor: asha.email, entryId: id, title: null, fields: ["status"] });
});

it.each([
  [{}, undefined],
  [{ status: "lost" }, "status"],
  [{ assignedTo: "somebody" }, "assignedTo"],
  [{ assignedTo: "00000000-0000-4000-8000-000000000000" }, "assignedTo"],
  [{ followUpOn: "tomorrow" }, "followUpOn"],
  [{ followUpOn: "0026-11-30" }, "followUpOn"],
  [{ reference: "AAA-AAA" }, undefined],
  [{ status: "closed", closedAt: "2020-01-01T00:00:00.000Z" }, undefined],
])("change %# is refused and changes nothing", async (json, field) => {
  const id = await enquire();
  const answer = await change(id, json);
  expect([answer.status, answer.body.id]).toEqual([400, "validation_failed"]);
  if (field) expect(Object.keys(answer.body.errors)).toEqual([field]);
  expect(await find(id)).toMatchObject({ enquiry: { status: "new", assignedTo: null }, events: [] });
});

it("an enquiry is only given to people who may answer enquiries", async () => {
  const [teacher, clerk] = [await createPerson(api, "notices"), await createPerson(api, "enquiries")];
  const people = (await api.get("/enquiries/people", { token })).body as { _id: string; name: string }[];
  expect(people).toContainEqual({ _id: clerk.id, name: nameOf(clerk) });
  expect(people.map(({ _id }) => _id)).not.toContain(teacher.id);
  const id = await enquire();
  const refused = await change(id, { assignedTo: teacher.id });
  expect([refused.status, refused.body.errors.assignedTo]).toEqual([
    400,
    "This person may not answer enquiries. Choose somebody else.",
  ]);
  await api.server.accounts.setDisabled(clerk.email, true);
  expect((await change(id, { assignedTo: clerk.id })).status).toBe(400);
});

it("visitors and the form of the office cannot set the state", async () => {
  const sent = await api.post("/contact/create", { json: { ...fields, status: "closed", reference: "X" } });
  expect([sent.status, Object.keys(sent.body.errors)]).toEqual([400, ["status", "reference"]]);
  const id = await enquire();
  const edited = await api.put(`/contact/update/${id}`, { token, json: { status: "closed" } });
  expect([edited.status, Object.keys(edited.body.errors)]).toEqual([400, ["status"]]);
});

it("reading needs the permission to read, working the permission to write", async () => {
  const id = await enquire();
  const looking = await logInAs(await createPerson(api, "look"));
  const others = await logInAs(await createPerson(api, "notices"));
  expect((await api.get(`/enquiries/${id}`, { token: looking })).status).toBe(200);
  expect((await change(id, { status: "closed" }, looking)).status).toBe(403);
  expect((await api.post(`/enquiries/${id}/notes`, { token: looking, json: { text: "Hm" } })).status).toBe(
    403,
  );
  expect((await api.put(`/enquiries/${id}/answering`, { token: looking, json: {} })).status).toBe(403);
  expect((await api.get(`/enquiries/${id}`, { token: others })).status).toBe(403);
  expect((await api.get("/enquiries/summary", { token: others })).status).toBe(403);
  expect((await api.get(`/enquiries/${id}`)).status).toBe(401);
});

it("of two changes of the same version the second one is refused, and a note is kept in any case", async () => {
  const id = await enquire();
  const { enquiry } = await find(id);
  expect((await change(id, { status: "answered" }, token, enquiry.updatedAt)).status).toBe(200);
  const late = await change(id, { status: "closed" }, token, enquiry.updatedAt);
  expect([late.status, late.body.id]).toEqual([409, "stale_edit"]);
  const noted = await api.post(`/enquiries/${id}/notes`, {
    token,
    json: { text: " Called twice. \r\nNobody. " },
  });
  expect(noted.status).toBe(201);
  const after = await find(id);
  expect(after.events.at(-1)).toMatchObject({ kind: "note", text: "Called twice. \nNobody." });
  // A note does not make the version that others have seen an old one.
  expect((await change(id, { status: "closed" }, token, after.enquiry.updatedAt)).status).toBe(200);
  for (const text of ["", "  ", "x".repeat(4001), "\u0000"]) {
    expect((await api.post(`/enquiries/${id}/notes`, { token, json: { text } })).status).toBe(400);
  }
});

it("a deleted enquiry keeps its notes in the trash and comes back with its state; deleted for good they are gone", async () => {
  const id = await enquire();
  await change(id, { status: "inProgress", followUpOn: "2026-12-01" });
  await api.post(`/enquiries/${id}/notes`, { token, json: { text: "Wants class 5." } });
  const before = await find(id);
  const remove = async () => (await api.remove(`/contact/delete/${id}`, { token })).headers.get(UNDO_HEADER);
  const revision = await remove();
  expect((await api.get(`/enquiries/${id}`, { token })).status).toBe(404);
  expect((await change(id, { status: "closed" })).status).toBe(404);
  expect((await api.post(`/enquiries/${id}/notes`, { token, json: { text: "Late" } })).status).toBe(404);
  expect((await api.put(`/enquiries/${id}/answering`, { token, json: {} })).status).toBe(404);
  expect((await api.post(`/trash/${revision}/restore`, { token })).status).toBe(200);
  const back = await find(id);
  expect(back.events).toEqual(before.events);
  expect(back.enquiry).toMatchObject({
    ...before.enquiry,
    updatedAt: expect.anything(),
  });

  await api.remove(`/trash/${await remove()}`, { token });
  const left = await db.selectFrom("enquiryEvents").select("_id").where("enquiryId", "=", id).execute();
  expect(left).toEqual([]);
});

it("an earlier version of the text keeps the state of today", async () => {
  const id = await enquire();
  await api.put(`/contact/update/${id}`, { token, json: { message: "Something else" } });
  await change(id, { status: "closed" });
  const revisions = (await api.get(`/revisions/contacts/${id}`, { token })).body;
  await api.post(`/revisions/${revisions.at(-1).id}/restore`, { token });
  expect((await find(id)).enquiry).toMatchObject({ message: fields.message, status: "closed" });
});

it("spam is in no list and in no count until it is asked for, and comes back from its list", async () => {
  const id = await enquire({ status: "spam", spamReasons: '["manyLinks"]', message: "Cheap watches" });
  const total = (await list()).length;
  expect((await list()).map(({ _id }) => _id)).not.toContain(id);
  expect((await list("?q=watches")).map(({ _id }) => _id)).toEqual([]);
  expect(await list("?status=spam")).toEqual([
    expect.objectContaining({ _id: id, spamReasons: ["manyLinks"] }),
  ]);
  const { unread } = await summaryOf(await logInAs(await createPerson(api, "enquiries")));
  const json = { values: { status: "new" }, match: { status: "spam" }, count: 1 };
  const answer = await api.post("/enquiries/bulk", { token, json });
  expect(answer.body).toMatchObject({ changed: 1, missing: 0, refused: [] });
  expect(await list()).toHaveLength(total + 1);
  expect((await find(id)).enquiry.spamReasons).toEqual([]);
  const later = await summaryOf(await logInAs(await createPerson(api, "enquiries")));
  expect(later.unread).toBe(unread + 1);
});

it("many are changed at once and changed back, unless somebody has worked on one since", async () => {
  const ids = [await enquire(), await enquire(), await enquire()];
  const [first = "", second = "", third = ""] = ids;
  await change(third, { status: "inProgress" });
  const json = { values: { status: "closed", assignedTo: await me() }, ids };
  const { body } = await api.post("/enquiries/bulk", { token, json });
  expect(body).toMatchObject({ changed: 3, message: "3 entries changed." });
  await change(second, { status: "answered" });
  const undone = await api.post(`/revisions/batches/${body.batch}/undo`, { token });
  expect(undone.body).toMatchObject({ restored: 2, skipped: 1 });
  const states = await Promise.all(
    ids.map(async (id) => {
      const { status, assignedTo, closedAt } = (await find(id)).enquiry;
      return [status, assignedTo, closedAt];
    }),
  );
  expect(states).toEqual([
    ["new", null, null],
    ["answered", await me(), null],
    ["inProgress", null, null],
  ]);
  expect((await find(first)).events.map(({ kind }: { kind: string }) => kind)).toEqual([
    ...["status", "person"],
    ...["status", "person"],
  ]);
  const other = { values: { status: "closed" }, match: { status: "new" }, count: 1 };
  expect((await api.post("/enquiries/bulk", { token, json: other })).status).toBe(409);
});

it("lists are narrowed by status, person, topic and what is overdue", async () => {
  const anil = await createPerson(api, "enquiries");
  const as = await logInAs(anil);
  const open = await enquire({ topic: "admission" });
  const closed = await enquire();
  await change(open, { assignedTo: anil.id, status: "inProgress", followUpOn: "2020-01-01" });
  await change(closed, { assignedTo: anil.id, status: "closed", followUpOn: "2020-01-01" });
  const ids = async (query: string) => (await list(query, as)).map(({ _id }) => _id);
  expect(await ids("?assignedTo=me")).toEqual([closed, open]);
  expect(await ids(`?assignedTo=${anil.id}&status=open`)).toEqual([open]);
  expect(await ids("?assignedTo=me&topic=admission")).toEqual([open]);
  expect(await ids("?assignedTo=me&overdue=true")).toEqual([open]);
  expect(await ids("?assignedTo=none")).not.toContain(open);
  expect(await summaryOf(as)).toMatchObject({ mine: 1 });
  for (const query of ["?status=lost", "?overdue=no"]) {
    expect((await api.get(`/contact/all${query}`, { token })).status).toBe(400);
  }
});

it("what is overdue follows the holidays of the calendar, and SQL and the panel agree", async () => {
  const made: string[] = [];
  const at = async (createdAt: string, values: Record<string, string> = {}) => {
    const id = await enquire(values);
    made.push(id);
    await db.updateTable("contacts").set({ createdAt }).where("_id", "=", id).execute();
    return id;
  };
  const monday = await at("2026-11-16T04:30:00.000Z");
  const tuesday = await at("2026-11-17T04:30:00.000Z");
  await at("2026-11-16T04:30:00.000Z", { status: "inProgress" });
  await at("2026-11-10T04:30:00.000Z", { status: "spam" });
  await at("2026-11-10T04:30:00.000Z", { status: "answered", followUpOn: "2026-11-19" });
  const late = await at("2026-11-19T04:30:00.000Z", { status: "answered", followUpOn: "2026-11-18" });
  /** On Thursday, 19 November 2026, at 12:00 in India. */
  const findOverdue = async () => {
    const { overdueRule, overdue } = await readSummary(db, await me(), "2026-11-19T06:30:00.000Z");
    const rows = await db.selectFrom("contacts").selectAll().execute();
    const found = rows.filter((row) => isOverdue(row as never, overdueRule)).map(({ _id }) => _id);
    expect(found).toHaveLength(overdue);
    return found;
  };
  const found = await findOverdue();
  expect(found).toEqual(expect.arrayContaining([monday, late]));
  expect(found).not.toContain(tuesday);
  const holiday = { title: "Diwali", kind: "holiday", startsOn: "2026-11-17", endsOn: "2026-11-18" };
  await api.server.content.create(events, { ...NOTHING_ELSE, ...holiday });
  const later = await findOverdue();
  expect(later).not.toContain(monday);
  expect(later).toContain(late);
  // Some of them are from the future, by the clock of the machine.
  await db.deleteFrom("contacts").where("_id", "in", made).execute();
});

const NOTHING_ELSE = Object.fromEntries(Object.keys(events.fields).map((name) => [name, null]));

it("what an account has seen is counted per account, and never goes back", async () => {
  const [one, other] = [await createPerson(api, "enquiries"), await createPerson(api, "enquiries")];
  const [as, asOther] = [await logInAs(one), await logInAs(other)];
  await enquire();
  const [newest] = (await list()) as unknown as { createdAt: string }[];
  const before = (await summaryOf(as)).unread;
  expect(before).toBeGreaterThan(0);
  const see = (until: string) => api.put("/enquiries/seen", { token: as, json: { until } });
  time = Math.max(time, Date.now()) + 1000;
  expect((await see(String(newest?.createdAt))).status).toBe(200);
  expect(await summaryOf(as)).toMatchObject({ unread: 0, seenUntil: newest?.createdAt });
  expect((await see("2020-01-01T00:00:00.000Z")).status).toBe(200);
  expect((await summaryOf(as)).unread).toBe(0);
  expect((await summaryOf(asOther)).unread).toBe(before);
  // A client with a wrong clock does not hide what comes later.
  await see("2999-01-01T00:00:00.000Z");
  expect((await summaryOf(as)).seenUntil).toBe(new Date(time).toISOString());
  expect((await see("yesterday")).status).toBe(400);
});

it("one person at a time is answering an enquiry; the claim ends by itself, is given up, or is taken over", async () => {
  const [one, other] = [await createPerson(api, "enquiries"), await createPerson(api, "enquiries")];
  const [as, asOther] = [await logInAs(one), await logInAs(other)];
  const id = await enquire();
  const claim = (token: string, json = {}) => api.put(`/enquiries/${id}/answering`, { token, json });
  const claims = await Promise.all([claim(as), claim(asOther)]);
  expect(claims.map(({ status }) => status).sort()).toEqual([200, 409]);
  await claim(as, { take: true });
  const refused = await claim(asOther);
  expect([refused.status, refused.body.id, refused.body.message]).toEqual([
    409,
    "being_answered",
    `${nameOf(one)} is answering this enquiry right now.`,
  ]);
  expect((await find(id)).answering).toMatchObject({ accountId: one.id, person: nameOf(one) });
  expect((await summaryOf()).answering).toEqual([
    expect.objectContaining({ enquiryId: id, accountId: one.id }),
  ]);
  // Renewed after half a minute.
  time += 40_000;
  expect((await claim(as)).status).toBe(200);
  time += 40_000;
  expect((await claim(asOther)).status).toBe(409);
  time += 30_000;
  expect((await find(id)).answering).toBeNull();
  expect((await claim(asOther)).status).toBe(200);
  // Giving up somebody else's claim does nothing.
  await api.remove(`/enquiries/${id}/answering`, { token: as });
  expect((await claim(as)).status).toBe(409);
  await api.remove(`/enquiries/${id}/answering`, { token: asOther });
  expect((await claim(as)).status).toBe(200);
});

/** `npm run test:all` takes 200 on both engines. */
const ENQUIRIES = IS_ONCE ? 15 : 200;

it("three people work through many enquiries at the same time: none is answered twice, and no note is lost", async () => {
  const people = [
    await createPerson(api, "enquiries"),
    await createPerson(api, "enquiries"),
    await createPerson(api, "enquiries"),
  ];
  const ids: string[] = [];
  for (let index = 0; index < ENQUIRIES; index++)
    ids.push(await enquire({ topic: "admission", name: "Worked on" }));
  const answered = new Map<string, number>();
  let notes = 0;

  /** Everybody begins with the same enquiries, so that they meet all the time. */
  async function work(person: Person): Promise<void> {
    const as = await logInAs(person);
    const actor = { name: person.email, accountId: person.id };
    for (const id of ids) {
      const { enquiry } = (await api.get(`/enquiries/${id}`, { token: as })).body;
      if (enquiry.status === "answered") continue;
      const noted = await api.post(`/enquiries/${id}/notes`, {
        token: as,
        json: { text: `Seen by ${person.id}` },
      });
      if (noted.status === 201) notes++;
      if ((await api.put(`/enquiries/${id}/answering`, { token: as, json: {} })).status !== 200) continue;
      const version = String(enquiry.updatedAt);
      const isDone = await db
        .transaction()
        .execute((tx) =>
          recordAnswer(tx, {
            entryId: id,
            version,
            actor,
            kind: "call",
            details: { result: "reached" },
            status: "answered",
          }),
        )
        .then(
          () => true,
          (error) => {
            expect(error.id).toBe("stale_edit");
            return false;
          },
        );
      if (isDone) answered.set(id, (answered.get(id) ?? 0) + 1);
      await api.remove(`/enquiries/${id}/answering`, { token: as });
    }
  }
  await Promise.all(people.map(work));
  // Enquiries that everybody has skipped because somebody else was working on them.
  await Promise.all(people.map(work));

  expect(answered.size).toBe(ids.length);
  expect([...answered.values()].every((count) => count === 1)).toBe(true);
  const stored = await db
    .selectFrom("enquiryEvents")
    .select(["enquiryId", "kind"])
    .where("enquiryId", "in", ids)
    .execute();
  const countOf = (kind: string) => stored.filter((event) => event.kind === kind).length;
  expect({ call: countOf("call"), status: countOf("status"), note: countOf("note") }).toEqual({
    call: ids.length,
    status: ids.length,
    note: notes,
  });
  const rows = await db
    .selectFrom("contacts")
    .select(["status", "firstAnsweredAt"])
    .where("_id", "in", ids)
    .execute();
  expect(rows.every(({ status, firstAnsweredAt }) => status === "answered" && firstAnsweredAt !== null)).toBe(
    true,
  );
});

it("answers and calls without an answer are distinguished", async () => {
  const id = await enquire();
  const actor = { name: "clerk@school.example", accountId: null };
  const record = async (details: Record<string, string>) => {
    const { enquiry } = await find(id);
    const answer = { entryId: id, version: enquiry.updatedAt, actor, kind: "call" as const, details };
    await db.transaction().execute((tx) => recordAnswer(tx, answer));
    return (await find(id)).enquiry;
  };
  const tried = await record({ result: "noAnswer" });
  expect(tried).toMatchObject({ status: "new", firstAnsweredAt: null });
  const reached = await record({ result: "reached" });
  expect(reached.firstAnsweredAt).not.toBeNull();
  expect(reached.updatedAt > tried.updatedAt).toBe(true);
  expect((await record({ result: "reached" })).firstAnsweredAt).toBe(reached.firstAnsweredAt);
});
