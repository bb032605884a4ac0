import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { message } from "../../../../core/content/messages/message.ts";
import { openDatabase } from "../../../../core/server/database/open-database.ts";
import { createStores } from "../../../../tests/api/create-stores.ts";
import { createMigratedSqlite } from "../../../../tests/migrated-database.ts";
import { createCheckStore } from "../../server/check/check-store.ts";

/** Stores of several processes on one database, with a clock that the test sets. */
async function openStores() {
  const { databaseUrl } = await createStores();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "gurukul-check-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  if (databaseUrl === undefined) await createMigratedSqlite(dataDir);
  const clock = { now: Date.parse("2026-11-18T06:00:00Z") };
  const open = async () => {
    const { db } = await openDatabase({ databaseUrl, dataDir });
    onTestFinished(() => db.destroy());
    return createCheckStore(db, () => clock.now);
  };
  return { clock, stores: await Promise.all([open(), open(), open()]) };
}

const PROBLEMS = { "https://school.example": message("link_timeout") };
const MINUTE_MS = 60_000;
const PROGRESS = {
  startedAt: "2026-11-18T06:00:00.000Z",
  total: 1,
  answered: ["https://school.example"],
  problems: PROBLEMS,
};

it("of several processes, one runs the check, and only once since a moment", async () => {
  const { clock, stores } = await openStores();
  const [store] = stores;
  const midnight = "2026-11-17T18:30:00.000Z";
  const claimAll = async () => {
    const claims = await Promise.all(stores.map((each, index) => each.claim(`process ${index}`, midnight)));
    return claims.flatMap((isClaimed, index) => (isClaimed ? [`process ${index}`] : []));
  };
  const winners = await claimAll();
  expect(winners).toHaveLength(1);
  await store.noteProgress(String(winners[0]), { ...PROGRESS, total: 2 });
  expect(await store.find()).toMatchObject({ isRunning: true, done: 1, total: 2, checkedAt: null });
  expect(await claimAll()).toEqual([]);

  await store.finish(String(winners[0]), PROBLEMS);
  const checkedAt = new Date(clock.now).toISOString();
  expect(await store.find()).toMatchObject({ isRunning: false, checkedAt, problems: PROBLEMS });
  expect(await claimAll()).toEqual([]);
  expect(await store.claim("on demand")).toBe(true);
});

it("the claim of a killed process ends, and that process changes nothing any more", async () => {
  const { clock, stores } = await openStores();
  const [first, second] = stores;
  expect(await first.claim("killed")).toBe(true);
  clock.now += 2 * MINUTE_MS;
  expect(await second.claim("next")).toBe(false);
  clock.now += 2 * MINUTE_MS;
  expect(await second.find()).toMatchObject({ isRunning: false });
  expect(await second.claim("next", "2026-11-17T18:30:00.000Z")).toBe(true);
  await first.finish("killed", PROBLEMS);
  await first.release("killed");
  expect(await second.find()).toMatchObject({ isRunning: true, checkedAt: null, problems: {} });
});

it("a check without a result leaves the earlier one", async () => {
  const { stores } = await openStores();
  const [store] = stores;
  await store.claim("first");
  await store.finish("first", PROBLEMS);
  await store.claim("second");
  await store.release("second");
  expect(await store.find()).toMatchObject({ isRunning: false, problems: PROBLEMS });
});

it("an unfinished check is continued by one process when its pause is over, or on demand", async () => {
  const { clock, stores } = await openStores();
  const [first, second] = stores;
  await first.claim("first");
  await first.postpone("first", PROGRESS, new Date(clock.now + MINUTE_MS).toISOString());
  const midnight = "2026-11-17T18:30:00.000Z";
  expect(await second.find()).toMatchObject({ isRunning: false, checkedAt: null, ...PROGRESS });
  expect(await second.claim("too early", midnight)).toBe(false);
  clock.now += MINUTE_MS;
  expect(await Promise.all(stores.map((each, index) => each.claim(`process ${index}`, midnight)))).toContain(
    true,
  );
  expect(await second.claim("while it runs")).toBe(false);
  clock.now += 4 * MINUTE_MS;
  expect(await second.claim("on demand")).toBe(true);
  await second.finish("on demand", {});
  expect(await first.find()).toMatchObject({ problems: {}, answered: [], startedAt: null });
});
