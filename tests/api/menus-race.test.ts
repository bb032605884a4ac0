import { sql } from "kysely";
import { expect, it } from "vitest";
import { resources } from "../../content/resources/index.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();
const { content, database } = api.server;
const FACILITY = { name: "Library", image: null };

const menusVersion = async () => {
  const row = await database.db
    .selectFrom("contentVersions")
    .select("version")
    .where("tag", "=", "menus")
    .executeTakeFirst();
  return Number(row?.version ?? 0);
};

/** Lets changes begin at once, and lets none of them end before all have come as far as they can. */
async function endTogether(changes: (() => Promise<unknown>)[]): Promise<void> {
  if (database.engine === "sqlite") {
    await Promise.all(changes.map((change) => change()));
    return;
  }
  let begun: Promise<unknown>[] = [];
  await database.db.transaction().execute(async (tx) => {
    await tx.selectFrom("contentVersions").selectAll().where("tag", "=", "facilities").forUpdate().execute();
    begun = changes.map((change) => change());
    await expect.poll(countWaiting).toBe(changes.length);
  });
  await Promise.all(begun);
}

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ waiting: string }>`
    select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(database.db);
  return Number(rows[0]?.waiting);
}

const create = async () => (await content.create(resources.facilities, FACILITY))._id;

it("of two who delete the last two entries at once, one changes the menus", async () => {
  const ids = [await create(), await create()];
  const before = await menusVersion();
  await endTogether(ids.map((id) => () => content.remove(resources.facilities, id)));
  expect(await menusVersion()).toBe(before + 1);
});

it("an entry that is created while the last one is deleted changes the menus after it", async () => {
  const last = await create();
  const before = await menusVersion();
  await endTogether([() => content.remove(resources.facilities, last), create]);
  const [left] = (await content.list(resources.facilities, {})).rows;
  expect(left?._id).not.toBe(last);
  // Whichever came first: the menus were never without a page that has an entry for good.
  expect([before, before + 2]).toContain(await menusVersion());
});
