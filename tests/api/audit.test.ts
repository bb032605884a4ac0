import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { AuditEntry } from "../../core/content/api/audit-contract.ts";
import { actorOf } from "../../core/server/database/entries/record-change.ts";
import { resources } from "../../features/types.ts";
import { ADMIN } from "../test-server.ts";
import {
  allTypes,
  CANARIES,
  changeCall,
  contentTypes,
  createEntry,
  JPEG,
  nameOf,
  oneOfEachKind,
} from "./entries.ts";
import { savePage, text } from "./save-page.ts";
import { startApi } from "./start-api.ts";

let time = Date.now();
const api = await startApi({ now: () => time });
const call = { token: api.token };
const { notices, facilities, students, contacts } = contentTypes;

async function readLog(query: Record<string, string> = {}): Promise<AuditEntry[]> {
  const answer = await api.get(`/audit?${new URLSearchParams(query)}`, call);
  expect(answer.status).toBe(200);
  return answer.body;
}

describe("the audit log", () => {
  it.each(oneOfEachKind(allTypes))(
    "records who created, changed and deleted $name, and when",
    async (type) => {
      const began = new Date().toISOString();
      const entry = await createEntry(api, type);
      const [field = ""] = Object.keys(type.fields);
      const same = Object.fromEntries(Object.entries(type.fields).filter(([name]) => name !== field));
      const changed = await api.put(type.update(entry._id), {
        ...call,
        ...changeCall(type, { ...same, [field]: "Another" }),
      });
      expect(changed.status).toBe(200);
      expect((await api.remove(type.remove(entry._id), call)).status).toBe(200);

      const lines = await readLog({ q: entry._id });
      const name = nameOf(type);
      const title = type.auditTitle;
      const changedTitle = title === null ? null : "Another";
      // The first field is the title.
      const changedTitles = { title: changedTitle, titleHi: (title && type.fields[`${field}Hi`]) ?? null };
      const about = { type: name, entryId: entry._id };
      const [account] = await api.server.database.db.selectFrom("accounts").select("_id").execute();
      const person = { accountId: account?._id, person: null, duties: ["everything"] };
      const byAdmin = { ...about, actor: ADMIN.email, ...person };
      const byProgram = { actor: "program", accountId: null, person: null, duties: null };
      // The tests' own way of making a contact message is not the visitors'; theirs is below.
      const creator = type === contacts ? { ...about, ...byProgram } : byAdmin;
      expect(lines.map(({ at: _at, ...line }) => line)).toEqual([
        { _id: expect.any(String), ...byAdmin, action: "delete", ...changedTitles, fields: [] },
        { _id: expect.any(String), ...byAdmin, action: "update", ...changedTitles, fields: [field] },
        { _id: expect.any(String), ...creator, action: "create", title, titleHi: null, fields: [] },
      ]);
      for (const { at } of lines) expect(at >= began && at <= new Date().toISOString()).toBe(true);
    },
  );

  it("names replaced files, and an update that changes nothing", async () => {
    const { _id } = await createEntry(api, facilities);
    await api.put(facilities.update(_id), { ...call, form: [["name", "Library"]] });
    await api.put(facilities.update(_id), { ...call, form: [["image", JPEG]] });
    const [second, first] = await readLog({ q: _id, action: "update" });
    expect([first?.fields, second?.fields]).toEqual([[], ["image"]]);
  });

  it("records which parts of a page were changed, without their texts", async () => {
    await savePage(api, "fees", { session: "2027-28", tableHeading: text("Confided") });
    await savePage(api, "fees", { session: "2027-28", notesHeading: text("Confided") });
    const lines = await readLog({ type: "pages" });
    expect(
      lines.map(({ actor, action, entryId, title, fields }) => [actor, action, entryId, title, ...fields]),
    ).toEqual([
      [ADMIN.email, "update", "fees", "Fee structure", "notesHeading"],
      [ADMIN.email, "update", "fees", "Fee structure", "session", "tableHeading"],
    ]);
    expect(JSON.stringify(lines)).not.toContain("Confided");
    const { text: sheet } = await api.get("/audit/export?type=pages", call);
    expect(sheet).toContain(
      `"${ADMIN.email}","","Everything","Changed the page “Fee structure”","Pages","Fee structure","Session, Heading of the table","fees"`,
    );
  });

  it("has no line for refused requests", async () => {
    const { _id, updatedAt } = await createEntry(api, notices);
    await api.put(notices.update(_id), { ...call, form: [["title", "Newer"]] });
    const before = await readLog();
    const stale = { ...call, form: [["title", "Mine"] as const], headers: { "if-match": `"${updatedAt}"` } };
    expect((await api.put(notices.update(_id), stale)).status).toBe(409);
    expect((await api.put(notices.update(_id), { ...call, form: [["title", ""]] })).status).toBe(400);
    expect((await api.remove(notices.remove(randomUUID()), call)).status).toBe(404);
    expect((await api.post("/admins/login", { json: { ...ADMIN, password: "wrong" } })).status).toBe(401);
    expect(await readLog()).toEqual(before);
  });

  it("is written in the transaction of the change", async () => {
    const { database, content } = api.server;
    await database.db.schema.alterTable("auditLog").renameTo("hidden").execute();
    await expect(content.create(resources.notices, { title: "Lost", description: "x" })).rejects.toThrow();
    await database.db.schema.alterTable("hidden").renameTo("auditLog").execute();
    const { rows } = await content.list(resources.notices, { q: "lost" });
    expect(rows).toEqual([]);
  });

  it("covers visitors, the announcement, the sample and the program itself", async () => {
    await api.post(contacts.create, { json: contacts.fields });
    await api.post("/texts/set", { ...call, json: { content: "Admissions are open" } });
    await api.post("/texts/set", {
      ...call,
      json: { content: "Admissions", link: "https://school.example" },
    });
    await api.remove("/sample", call);
    const lines = (await readLog({ limit: "4" })).map(({ actor, type, action, title, fields }) => [
      ...[actor, type, action, title],
      ...fields,
    ]);
    expect(lines).toEqual([
      [ADMIN.email, "sample", "delete", "0 entries"],
      [ADMIN.email, "announcement", "update", null, "content", "link"],
      [ADMIN.email, "announcement", "create", null],
      ["visitor", "contacts", "create", null],
    ]);
    expect(await readLog({ type: "account", action: "create" })).toMatchObject([
      { actor: "program", title: ADMIN.email },
    ]);
  });

  it("records logins, logouts, ended sessions, passwords and disabled accounts", async () => {
    const clerk = { email: "clerk@school.example", password: "green kite over neem" };
    const { accounts } = api.server;
    await accounts.create(clerk.email, clerk.password, "admin");
    const token = await api.logIn(clerk.email, clerk.password);
    const other = await api.logIn(clerk.email, clerk.password);
    const { body } = await api.get("/admins/sessions", { token: other });
    const { id } = body.sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    await api.remove(`/admins/sessions/${id}`, { token });
    const json = { currentPassword: clerk.password, newPassword: "white kite over neem" };
    expect((await api.put("/admins/password", { token, json })).status).toBe(200);
    await api.get("/admins/logout", { token });
    await accounts.changePassword(clerk.email, "black kite over neem");
    await accounts.setDisabled(clerk.email, true);
    await accounts.setDisabled(clerk.email, false);
    await accounts.remove(clerk.email);
    const lines = await readLog({ q: "CLERK@school" });
    expect(lines.map(({ actor, type, action }) => [actor, type, action]).reverse()).toEqual([
      ["program", "account", "create"],
      [clerk.email, "account", "login"],
      [clerk.email, "account", "login"],
      [clerk.email, "account", "end-session"],
      [clerk.email, "account", "change-password"],
      [clerk.email, "account", "logout"],
      ["program", "account", "reset-password"],
      ["program", "account", "disable"],
      ["program", "account", "enable"],
      ["program", "account", "delete"],
    ]);
  });

  it("names the person and the duties at the time of the change, also after the account is deleted", async () => {
    const { accounts } = api.server;
    const teacher = { email: "teacher@school.example", password: "green kite over neem" };
    await accounts.create(teacher.email, teacher.password, "admin", { duties: ["notices"] });
    await accounts.change(teacher.email, { name: "Asha Verma" }, actorOf(undefined));
    const token = await api.logIn(teacher.email, teacher.password);
    const { _id } = await createEntry({ ...api, token }, notices);
    await accounts.change(
      teacher.email,
      { name: "Asha Rao", duties: ["notices", "posts"] },
      actorOf(undefined),
    );
    await api.put(notices.update(_id), { token, form: [["title", "Sports week"]] });
    await accounts.remove(teacher.email);

    const about = async (query: Record<string, string>) =>
      (await readLog({ type: "notices", q: _id, ...query })).map(({ action, actor, person, duties }) => [
        action,
        actor,
        person,
        ...(duties ?? []),
      ]);
    const created = ["create", teacher.email, "Asha Verma", "notices"];
    const changed = ["update", teacher.email, "Asha Rao", "notices", "posts"];
    expect(await about({})).toEqual([changed, created]);
    expect(await about({ duty: "posts" })).toEqual([changed]);
    expect(await about({ duty: "postDrafts" })).toEqual([]);
    expect((await readLog({ q: "asha verma" })).map(({ action }) => action)).toEqual(["create", "login"]);
    const { text: sheet } = await api.get(`/audit/export?q=${_id}&duty=posts`, call);
    expect(sheet).toContain(
      `"${teacher.email}","Asha Rao","Notices and calendar, Posts and galleries","Changed`,
    );
  });

  it("never contains field values: no child, no visitor, no password", async () => {
    const entry = await createEntry(api, students);
    await api.put(students.update(entry._id), { ...call, form: [["name", "Kavya Renamed"]] });
    const stored = await api.server.database.db.selectFrom("auditLog").selectAll().execute();
    const text = JSON.stringify(stored);
    const children = [students.fields.name, "Kavya Renamed", contentTypes.topStudents.fields.name];
    for (const secret of [...Object.values(CANARIES), ...children, ADMIN.password, "kite over neem"])
      expect(text).not.toContain(secret);
    for (const secret of [...Object.values(CANARIES), ...children])
      expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
  });
});

describe("reading it", () => {
  const { db } = api.server.database;
  const line = (
    at: string,
    changes: Partial<Record<"actor" | "type" | "action" | "title", string>> = {},
  ) => ({
    _id: randomUUID(),
    at,
    actor: "past@school.example",
    accountId: null,
    entryId: null,
    title: null,
    type: "notices",
    action: "create",
    fields: "[]",
    searchText: "past@school.example",
    ...changes,
  });

  it("is for admins, and never cached", async () => {
    for (const path of ["/audit", "/audit/export"]) {
      expect((await api.get(path)).status).toBe(401);
      const answer = await api.get(path, call);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    }
  });

  it("is filtered by words, type, action and time", async () => {
    await db
      .insertInto("auditLog")
      .values([
        line("2026-01-31T23:59:59.999Z", { title: "January" }),
        line("2026-02-01T00:00:00.000Z", { title: "First", action: "delete" }),
        line("2026-02-28T18:30:00.000Z", { title: "Last", type: "blocks" }),
        line("2026-03-01T00:00:00.000Z", { title: "March" }),
      ])
      .execute();
    const titles = async (query: Record<string, string>) =>
      (await readLog({ q: "past@", ...query })).map(({ title }) => title);
    expect(await titles({})).toEqual(["March", "Last", "First", "January"]);
    expect(await titles({ from: "2026-02-01", to: "2026-03-01" })).toEqual(["Last", "First"]);
    expect(await titles({ to: "2026-03-01T00:00:00+05:30" })).toEqual(["First", "January"]);
    expect(await titles({ type: "blocks" })).toEqual(["Last"]);
    expect(await titles({ action: "delete" })).toEqual(["First"]);
    expect(await titles({ q: "PAST@School" })).toHaveLength(4);
    expect(await titles({ q: "%" })).toEqual([]);
    expect(await titles({ type: "students" })).toEqual([]);
  });

  it("is paged with the total, a hundred lines by default", async () => {
    await db
      .insertInto("auditLog")
      .values(Array.from({ length: 120 }, () => line("2026-04-01T00:00:00.000Z", { type: "team" })))
      .execute();
    const whole = await api.get("/audit?type=team&q=past&limit=1000", call);
    expect([whole.body.length, whole.headers.get("x-total-count")]).toEqual([120, "120"]);
    const first = await api.get("/audit?type=team&q=past", call);
    const rest = await api.get("/audit?type=team&q=past&offset=100", call);
    expect([...first.body, ...rest.body]).toEqual(whole.body);
    expect([rest.body.length, rest.headers.get("x-total-count")]).toEqual([20, "120"]);
  });

  it.each([
    "type=lies",
    "action=steal",
    "duty=king",
    "from=yesterday",
    "to=2026-02-30",
    "limit=1001",
    "who=me",
  ])("?%s is refused", async (query) => {
    expect((await api.get(`/audit?${query}`, call)).status).toBe(400);
    expect((await api.get(`/audit/export?${query}`, call)).status).toBe(400);
  });

  it("can be downloaded as CSV with the same filters, safe to open", async () => {
    await createEntry(api, notices, { title: '=HYPERLINK("http://evil.example")' });
    const many = Array.from({ length: 1500 }, () => line("2026-05-01T00:00:00.000Z", { type: "team" }));
    for (let start = 0; start < many.length; start += 500)
      await db
        .insertInto("auditLog")
        .values(many.slice(start, start + 500))
        .execute();
    const answer = await api.get("/audit/export?type=notices&from=2026-11-01", call);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="audit-log.csv"');
    expect(answer.text).toContain('"Notices","\'=HYPERLINK(""http://evil.example"")",""');
    const lines = (await api.get("/audit/export?type=team&q=past", call)).text.trimEnd().split("\r\n");
    expect(lines).toHaveLength(1 + 120 + 1500);
    expect(lines[1]).toMatch(
      /^"2026-05-01 05:30:00","past@school\.example","","","Added a team member","Team members"/,
    );
    const hindi = await api.get("/audit/export?type=team&q=past&language=hi", call);
    expect(hindi.text).toContain('"शिक्षक का नाम जोड़ा गया","शिक्षकगण"');
  });

  it("goes back one year", async () => {
    const count = async () =>
      Number((await api.get("/audit?q=past&limit=1", call)).headers.get("x-total-count"));
    const january = Date.parse("2027-01-31T23:59:59.999Z");
    expect(await count()).toBe(4 + 120 + 1500);
    time = january;
    await api.server.removeExpired();
    api.token = await api.logIn(ADMIN.email, ADMIN.password);
    call.token = api.token;
    expect(await count()).toBe(4 + 120 + 1500);
    time = january + 1;
    await api.server.removeExpired();
    expect(await count()).toBe(3 + 120 + 1500);
    // Old versions were forgotten too, and their files go with the sweep.
    await api.server.sweepFiles(new Date(Date.now() + 60_000));
  });
});
