import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { raiseVersions } from "../../../../core/server/content/commit.ts";
import type { FormEntry } from "../../../../tests/api/api-client.ts";
import { bareName, contentTypes, createEntry, toForm } from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { buildPdf } from "../../../../tests/files.ts";

const api = await startApi({ withSite: true });
const notices = contentTypes.notices;

const HOUR = 3_600_000;
const inMilliseconds = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const plain = { title: "Plain", description: "Nothing about times.", category: "", eventFrom: "" };
/** A notice without times, but for those that are given. */
const create = (fields: Record<string, string>) =>
  createEntry(api, notices, { ...plain, publishAt: "", expiresAt: "", ...fields });
const createWithFile = async (fields: Record<string, string>) => {
  const form: FormEntry[] = [...toForm({ ...plain, ...fields }), ["pdfOrImage", buildPdf()]];
  const { body } = await api.post(notices.create, { token: api.token, form });
  return { id: body._id as string, file: `/${body.pdfOrImage}` };
};
const titles = async (query = "", token?: string) => {
  const answer = await api.get(`${notices.list}${query}`, token === undefined ? {} : { token });
  return (answer.body as { title: string }[]).map(({ title }) => title);
};
/** Waits for what a moment brings, as a visitor who asks again and again. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isTrue()); tries++) {
    if (tries === 900) throw new Error("it did not come true");
    await sleep(100);
  }
}

describe("what is public", () => {
  it("is a notice without times or between its times", async () => {
    await create({ title: "At once" });
    await create({ title: "Begun", publishAt: inMilliseconds(-HOUR), expiresAt: inMilliseconds(HOUR) });
    await create({ title: "To come", publishAt: inMilliseconds(HOUR) });
    await create({ title: "Over", expiresAt: inMilliseconds(-HOUR) });
    const shown = await titles();
    expect(shown).toEqual(expect.arrayContaining(["At once", "Begun"]));
    expect(shown).not.toContain("To come");
    expect(shown).not.toContain("Over");
    expect(await titles("?q=To%20come")).toEqual([]);
    expect(await titles("", api.token)).toEqual(expect.arrayContaining(["To come", "Over"]));
  });

  it("is filtered by stage for an admin", async () => {
    await create({ title: "Coming draft", publishAt: inMilliseconds(HOUR), isDraft: "true" });
    expect(await titles("?stage=coming", api.token)).toEqual(["To come"]);
    expect(await titles("?stage=over", api.token)).toEqual(["Over"]);
    expect(await titles("?stage=live", api.token)).toEqual(expect.arrayContaining(["At once", "Begun"]));
    expect((await api.get(`${notices.list}?stage=over`)).status).toBe(400);
    expect((await api.get(`${notices.list}?stage=never`, { token: api.token })).status).toBe(400);
  });

  it("can be changed in bulk by stage", async () => {
    const over = await titles("?stage=over", api.token);
    const json = { action: "withdraw", match: { stage: "over" }, count: over.length };
    const { body } = await api.post(notices.bulk, { token: api.token, json });
    expect(body).toMatchObject({ changed: over.length });
    expect(await titles("?stage=over", api.token)).toEqual([]);
    expect(await titles("", api.token)).toEqual(expect.arrayContaining(["At once", ...over]));
    expect(await titles()).toContain("At once");
    await api.post(`/revisions/batches/${body.batch}/undo`, { token: api.token });
  });

  it("is sorted with pinned notices first, then by the time of publication", async () => {
    const { _id } = await create({ title: "Pinned", isPinned: "true", publishAt: inMilliseconds(-HOUR) });
    await create({ title: "Written later, out earlier", publishAt: inMilliseconds(-2 * HOUR) });
    await create({ title: "Newest" });
    const shown = await titles();
    expect(shown[0]).toBe("Pinned");
    expect(shown[1]).toBe("Newest");
    expect(shown.at(-1)).toBe("Written later, out earlier");
    await api.remove(notices.remove(_id), { token: api.token });
  });

  it("is filtered by category", async () => {
    await create({ title: "Exam dates", category: "examination" });
    expect(await titles("?category=examination")).toEqual(["Exam dates"]);
  });
});

describe("at the scheduled time", () => {
  it("a notice appears on a cached page and in the cached list, and ends there", async () => {
    const title = "Tomorrow at seven";
    const onHome = async () => (await api.look("/")).text.includes(title);
    const inList = async () => (await titles()).includes(title);
    // On a busy machine the first look may come too late to be one before the moment.
    let id = "";
    for (const delay of [2000, 10_000, 50_000]) {
      const publishAt = inMilliseconds(delay);
      const expiresAt = inMilliseconds(2 * delay);
      id = (await create({ title, publishAt, expiresAt }))._id;
      const isEarly = !(await onHome()) && !(await inList());
      const isInTime = new Date().toISOString() < publishAt;
      expect(isEarly || !isInTime).toBe(true);
      if (isInTime) break;
      await api.remove(notices.remove(id), { token: api.token });
    }
    await until(onHome);
    await until(inList);
    await until(async () => !(await onHome()) && !(await inList()));
    // Its picture is still among the withdrawn.
    await api.remove(notices.remove(id), { token: api.token });
  });

  it("its file can be read, and not before", async () => {
    const { id, file } = await createWithFile({ publishAt: inMilliseconds(HOUR) });
    expect((await api.get(file)).status).toBe(404);
    expect((await api.get(file.replace("uploads", "withdrawn"), { token: api.token })).status).toBe(200);
    // The hour has passed: nobody has saved anything meanwhile.
    const { db } = api.server.database;
    await db
      .updateTable("notices")
      .set({ publishAt: inMilliseconds(-1) })
      .where("_id", "=", id)
      .execute();
    await db.transaction().execute((tx) => raiseVersions(tx, ["notices"]));
    expect((await api.get(file)).status).toBe(200);
    await api.server.sweepFiles(new Date(0));
    expect(await api.storedFiles()).toContain(bareName(file));
    expect((await api.get(file)).status).toBe(200);
  });

  it("a notice that is published earlier than planned has its file at once", async () => {
    const { id, file } = await createWithFile({ publishAt: inMilliseconds(HOUR) });
    const change = (publishAt: string) =>
      api.put(notices.update(id), { token: api.token, form: toForm({ publishAt }) });
    expect((await api.get(file)).status).toBe(404);
    await change("");
    expect((await api.get(file)).status).toBe(200);
    await change(inMilliseconds(HOUR));
    expect((await api.get(file)).status).toBe(404);
    await api.remove(notices.remove(id), { token: api.token });
  });
});

describe("times", () => {
  it.each([
    ["2026-11-17T07:00", "2026-11-17T01:30:00.000Z"],
    ["2026-11-17T00:00", "2026-11-16T18:30:00.000Z"],
    ["2026-11-17T07:00:00+05:30", "2026-11-17T01:30:00.000Z"],
    ["2026-11-16T17:30:00-08:00", "2026-11-17T01:30:00.000Z"],
    ["2026-11-17T01:30:00.000Z", "2026-11-17T01:30:00.000Z"],
    ["2028-02-29T23:59", "2028-02-29T18:29:00.000Z"],
  ])("%s is stored as %s", async (sent, stored) => {
    expect(await create({ publishAt: sent })).toMatchObject({ publishAt: stored });
  });

  it.each([
    "tomorrow",
    "2026-02-30T07:00",
    "2026-11-17",
    "2026-11-17 07:00",
    "0001-01-01T00:00",
    "2026-11-17T25:00",
  ])("%s is refused", async (publishAt) => {
    const answer = await api.post(notices.create, {
      token: api.token,
      form: toForm({ ...plain, publishAt }),
    });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual({
      publishAt: "Publish at must be a date and time such as 2026-11-17T07:00",
    });
  });

  it("an end must come after the beginning, also when only one of them is changed", async () => {
    const late = { publishAt: "2026-11-17T07:00", expiresAt: "2026-11-17T07:00" };
    const refused = { expiresAt: "Expires at must be later than Publish at" };
    const answer = await api.post(notices.create, { token: api.token, form: toForm({ ...plain, ...late }) });
    expect(answer.body.errors).toEqual(refused);
    const { _id } = await create({ publishAt: "2026-11-17T07:00", expiresAt: "2026-11-18T07:00" });
    const form = toForm({ publishAt: "2026-11-19T07:00" });
    const change = await api.put(notices.update(_id), { token: api.token, form });
    expect(change.status).toBe(400);
    expect(change.body.errors).toEqual(refused);
  });

  it("an event needs its first day, which comes first", async () => {
    const send = async (fields: Record<string, string>) =>
      (await api.post(notices.create, { token: api.token, form: toForm({ ...plain, ...fields }) })).body
        .errors;
    expect(await send({ eventTo: "2026-11-18" })).toEqual({ eventTo: "Event to needs Event from" });
    expect(await send({ eventFrom: "2026-11-19", eventTo: "2026-11-18" })).toEqual({
      eventTo: "Event to must not be before Event from",
    });
  });
});
