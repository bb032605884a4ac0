import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { dayInIndia } from "../../core/content/text/india-time.ts";
import { engineOf } from "../../core/server/database/engine.ts";
import { IMPORT_FIELDS, importCalls } from "../../features/students/content/import-contract.ts";
import { resources } from "../../features/types.ts";
import type { Answer } from "./api-client.ts";
import { contentTypes, createEntry } from "./entries.ts";
import { savePage } from "./save-page.ts";
import { startApi } from "./start-api.ts";

const api = await startApi({ withSite: true });
const call = { token: api.token };
const { content, database } = api.server;
const { db } = database;
const { students, alumni, notices, events } = contentTypes;
const TODAY = dayInIndia(new Date());

const succeed = async (answer: Promise<Answer>): Promise<Answer> => {
  const { status, text } = await answer;
  expect(status, text).toBeLessThan(300);
  return answer;
};
const edit = (id: string, values: Record<string, string>) =>
  succeed(api.put(students.update(id), { ...call, form: Object.entries(values) }));
const bulk = (id: string, action: object) =>
  succeed(api.post(students.bulk, { ...call, json: { ids: [id], ...action } }));
const record = (id: string, purpose: string, state: string) => {
  const answer = { purposes: [purpose], state, how: "slip", on: TODAY };
  return succeed(api.post("/consents", { ...call, json: { students: [id], ...answer } }));
};
const setRule = (withoutRecord: string) => succeed(savePage(api, "privacy", { withoutRecord }));
const undo = ({ body }: Answer) => succeed(api.post(`/revisions/batches/${body.batch}/undo`, call));
const restore = ({ headers }: Answer) =>
  succeed(api.post(`/revisions/${headers.get("x-revision")}/restore`, call));
const remove = (id: string) => succeed(api.remove(students.remove(id), call));

function importStudent() {
  const values = { ...students.fields, gender: "F" };
  const json = { rows: [{ row: 2, values }], fields: IMPORT_FIELDS, known: "update" };
  return succeed(api.post(importCalls.save.path, { ...call, json }));
}

/** Which of the pages have a link in their menus. */
async function findLinks(path: string): Promise<Record<string, boolean>> {
  const pages = ["/", "/contact", "/fees"];
  const texts = await Promise.all(pages.map(async (page) => (await api.look(page)).text));
  return Object.fromEntries(
    pages.map((page, index) => [page, Boolean(texts[index]?.includes(`href="${path}"`))]),
  );
}
const everywhere = (isThere: boolean) => ({ "/": isThere, "/contact": isThere, "/fees": isThere });

afterEach(async () => {
  await setRule("shown");
  for (const type of [students, alumni, notices]) {
    const ids = (await api.get(type.list, call)).body.map(({ _id }: { _id: string }) => _id);
    if (ids.length > 0) await succeed(api.post(type.bulk, { ...call, json: { action: "delete", ids } }));
  }
});

interface Operation {
  /** Ends with nothing that visitors may read. */
  hide(child: string): Promise<Answer>;
  /** Takes that back. */
  show(child: string, hidden: Answer): Promise<unknown>;
}

const OPERATIONS: Record<string, Operation> = {
  "leaves and comes back by an edit": {
    hide: (child) => edit(child, { leftOn: TODAY }),
    show: (child) => edit(child, { leftOn: "" }),
  },
  "leaves by an edit that is undone": {
    hide: (child) => edit(child, { leftOn: TODAY }),
    show: (_child, hidden) => restore(hidden),
  },
  "leaves and comes back in bulk": {
    hide: (child) => bulk(child, { action: "change", values: { leftOn: TODAY } }),
    show: (child) => bulk(child, { action: "change", values: { leftOn: "" } }),
  },
  "leaves in bulk, which is undone": {
    hide: (child) => bulk(child, { action: "change", values: { leftOn: TODAY } }),
    show: (_child, hidden) => undo(hidden),
  },
  "is withdrawn and published again": {
    hide: (child) => bulk(child, { action: "withdraw" }),
    show: (child) => bulk(child, { action: "publish" }),
  },
  "is refused and allowed by its parents": {
    hide: (child) => record(child, "name", "refused"),
    show: (child) => record(child, "name", "given"),
  },
  "is without a record and the school changes its rule": {
    hide: () => setRule("hidden"),
    show: () => setRule("shown"),
  },
  "is deleted and restored": { hide: remove, show: (_child, hidden) => restore(hidden) },
  "is deleted for good and another one is imported": {
    hide: (child) =>
      succeed(
        api.remove(`/students/${child}/forget`, { ...call, json: { confirm: students.fields.rollNumber } }),
      ),
    show: importStudent,
  },
};

describe("the menus of every page follow when the only student", () => {
  it.each(Object.entries(OPERATIONS))("%s", async (_name, { hide, show }) => {
    const { _id } = await createEntry(api, students);
    expect(await findLinks("/students")).toEqual(everywhere(true));
    const hidden = await hide(_id);
    expect(await findLinks("/students")).toEqual(everywhere(false));
    await show(_id, hidden);
    expect(await findLinks("/students")).toEqual(everywhere(true));
  });

  it("is imported and the import is undone", async () => {
    expect(await findLinks("/students")).toEqual(everywhere(false));
    const imported = await importStudent();
    expect(await findLinks("/students")).toEqual(everywhere(true));
    await undo(imported);
    expect(await findLinks("/students")).toEqual(everywhere(false));
  });

  it("is shown only until a consent ends", async () => {
    const { _id } = await createEntry(api, students);
    await record(_id, "name", "given");
    const shownUntil = new Date(Date.now() + 1500).toISOString();
    await db.updateTable("consentStates").set({ shownUntil }).where("studentId", "=", _id).execute();
    // Pages that are cached now know when the consent ends.
    await setRule("hidden");
    await findLinks("/students");
    await expect.poll(() => findLinks("/students")).toEqual(everywhere(false));
  });
});

it("the menus follow when the child of the only alumnus is deleted and restored", async () => {
  const child = await createEntry(api, students);
  await createEntry(api, alumni, { studentId: child._id });
  expect(await findLinks("/alumni")).toEqual(everywhere(true));
  const removed = await remove(child._id);
  expect(await findLinks("/alumni")).toEqual(everywhere(false));
  await restore(removed);
  expect(await findLinks("/alumni")).toEqual(everywhere(true));
});

it("notices and calendar have a link in the menus and beside each other only with entries", async () => {
  const linksOn = async (page: string) => {
    const { text } = await api.look(page);
    return ["/notices", "/calendar"].map((path) => text.split(`href="${path}"`).length - 1);
  };
  expect(await linksOn("/fees")).toEqual([0, 0]);
  expect((await api.look("/")).text).not.toMatch(/href="\/calendar"/);
  const notice = await createEntry(api, notices);
  // In the header, in the phone's menu and in the footer.
  expect(await linksOn("/fees")).toEqual([3, 0]);
  const event = await createEntry(api, events);
  expect(await linksOn("/fees")).toEqual([3, 3]);
  // A further link leads from each of the two pages to the other, and from the home page's row of tasks to both.
  expect((await linksOn("/notices"))[1]).toBe(4);
  expect((await linksOn("/calendar"))[0]).toBe(4);
  const [, tasks = ""] = (await api.look("/")).text.split('class="task-row');
  const [row = ""] = tasks.split("</nav>", 1);
  expect([...row.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    ...["/calendar", "/notices", "/contact"],
  ]);
  await succeed(api.remove(notices.remove(notice._id), call));
  await succeed(api.remove(events.remove(event._id), call));
  expect(await linksOn("/fees")).toEqual([0, 0]);
});

it("the sitemap follows when the only notice appears by itself", async () => {
  const hasNotices = async () => (await api.look("/sitemap.xml")).text.includes("/notices</loc>");
  await createEntry(api, notices, { publishAt: new Date(Date.now() + 1500).toISOString() });
  await hasNotices();
  await expect.poll(hasNotices).toBe(true);
});

describe("two changes at once", () => {
  const create = async () =>
    (await content.create(resources.facilities, { name: "Library", image: null }))._id;

  /** Lets changes begin at once, and lets none of them end before all have come as far as they can. */
  async function endTogether(changes: (() => Promise<unknown>)[]): Promise<void> {
    if (engineOf(database.db) === "sqlite") {
      await Promise.all(changes.map((change) => change()));
      return;
    }
    let begun: Promise<unknown>[] = [];
    await db.transaction().execute(async (tx) => {
      await tx
        .selectFrom("contentVersions")
        .selectAll()
        .where("tag", "=", "facilities")
        .forUpdate()
        .execute();
      begun = changes.map((change) => change());
      await expect.poll(countWaiting).toBe(changes.length);
    });
    await Promise.all(begun);
  }

  async function countWaiting(): Promise<number> {
    const { rows } = await sql<{ waiting: string }>`
      select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db);
    return Number(rows[0]?.waiting);
  }

  it("that delete the last two entries remove the link", async () => {
    const ids = [await create(), await create()];
    expect(await findLinks("/facilities")).toEqual(everywhere(true));
    await endTogether(ids.map((id) => () => content.remove(resources.facilities, id)));
    expect(await findLinks("/facilities")).toEqual(everywhere(false));
  });

  it("of which one deletes the last entry and one creates another keep the link", async () => {
    const last = await create();
    expect(await findLinks("/facilities")).toEqual(everywhere(true));
    let created = "";
    const createAnother = async () => {
      created = await create();
    };
    await endTogether([() => content.remove(resources.facilities, last), createAnother]);
    expect(await findLinks("/facilities")).toEqual(everywhere(true));
    await content.remove(resources.facilities, created);
  });
});
