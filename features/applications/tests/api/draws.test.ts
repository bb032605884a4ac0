import { describe, expect, it } from "vitest";
import { contentTypes, createEntry } from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { ADMIN } from "../../../../tests/test-server.ts";
import type { OfficeDraw, PublicDraw } from "../../content/office/draw-contract.ts";
import { openApplications, TYPED } from "./parents.ts";
import { findPrivatePage } from "./private-page.ts";

const NOW = "2026-11-18T06:00:00.000Z";
const EVENT = "2026-11-20T10:00:00.000Z";
let now = NOW;
const api = await startApi({ withSite: true, now: () => Date.parse(now) });
await openApplications(api, { classes: [{ class: "Class 1", takes: true, seats: 30 }] });
const call = { token: api.token };
/** The session of the account ends while the clock moves on. */
async function waitUntil(moment: string): Promise<void> {
  now = moment;
  call.token = await api.logIn(ADMIN.email, ADMIN.password);
}

const DRAWS = "/applications/draws";

const add = (name: string, more: Record<string, string> = {}) =>
  createEntry(api, contentTypes.applications, { ...TYPED, name, ...more });
for (const name of ["Asha", "Bina", "Chetan", "Deepa", "Esha", "Farid"]) {
  await add(name, name < "D" ? { category: "EWS" } : {});
}
const offered = await add("Gita");
await api.server.database.db
  .updateTable("applications")
  .set({ step: "offered" })
  .where("_id", "=", offered._id)
  .execute();
await add("Hari", { classSought: "Class 2" });

const BODY = {
  class: "Class 1",
  group: "all",
  seats: 2,
  source: "Closing value of the Nifty 50 on 20 November, with two decimals",
  eventAt: "2026-11-20T15:30",
};
const announce = (body: object = {}) => api.post(DRAWS, { ...call, json: { ...BODY, ...body } });
const draw = (id: string, seed: string) => api.post(`${DRAWS}/${id}/draw`, { ...call, json: { seed } });
const list = async () => (await api.get(DRAWS, call)).body;
const audited = async (action: string): Promise<string[]> =>
  (await api.get(`/audit?action=${action}`, call)).body.map(({ title }: { title: string }) => title);

/** The published rule, computed in another way: each hash is read as a number, and the smallest one is first. */
async function drawByHand({ references, seed }: PublicDraw): Promise<string[]> {
  const lots = references.map(async (reference) => {
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${seed} ${reference}`));
    return { reference, lot: new Uint8Array(hash).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n) };
  });
  const sorted = (await Promise.all(lots)).sort((one, other) => (one.lot > other.lot ? 1 : -1));
  return sorted.map(({ reference }) => reference);
}

describe("a draw of lots", () => {
  let first: PublicDraw;

  it("is possible where applications without a seat wait", async () => {
    const { session, draws, candidates } = await list();
    expect([session, draws]).toEqual(["2027-28", []]);
    expect(candidates).toEqual([
      { class: "Class 1", group: "EWS", count: 3 },
      { class: "Class 1", group: "all", count: 6 },
      { class: "Class 2", group: "all", count: 1 },
    ]);
  });

  it.each([
    ["an event that has happened", { eventAt: "2026-11-18T11:30" }, "eventAt", "in the future"],
    ["no event", { eventAt: "" }, "eventAt", "Day and time of the event"],
    ["31 February", { eventAt: "2027-02-31T10:00" }, "eventAt", "Day and time of the event"],
    ["seats for everybody", { seats: 6 }, "seats", "applications without a seat: 6"],
    ["a class without applications", { class: "Class 9" }, "seats", "applications without a seat: 0"],
    ["half a seat", { seats: 1.5 }, "seats", "Seats"],
    ["no seat", { seats: 0 }, "seats", "Seats"],
    ["no source", { source: " " }, "source", "Public event"],
  ])("is not announced with %s", async (_what, wrong, field, text) => {
    const { status, body } = await announce(wrong);
    expect([status, body.errors[field]]).toEqual([400, expect.stringContaining(text)]);
  });

  it("is not announced while a child has two applications", async () => {
    const { _id, reference } = await add(" asha");
    const { status, body } = await announce();
    expect([status, body.errors.class]).toEqual([400, expect.stringContaining(reference)]);
    await api.put(`/applications/${_id}`, { ...call, json: { step: "declined" } });
  });

  it("shows its list of references and its event to everybody after it is announced", async () => {
    const { status, body } = await announce();
    first = body;
    expect(status).toBe(201);
    expect(body).toMatchObject({ eventAt: EVENT, announcedAt: NOW, seed: null, result: null, reason: null });
    expect(body.references).toHaveLength(6);
    expect(body.references).toEqual(body.references.toSorted());
    for (const path of [`/apply/draw/${body._id}`, `/hi/apply/draw/${body._id}`]) {
      const text = await findPrivatePage(api, path);
      for (const reference of body.references) expect(text).toContain(reference);
      expect(text).toContain(BODY.source);
      expect(text).not.toMatch(/Asha|Farid|55500/);
    }
    expect((await api.look("/apply")).text).toContain(`/apply/draw/${body._id}`);
  });

  it("is not drawn before the event, and not without a seed", async () => {
    expect((await draw(first._id, "1")).body).toMatchObject({ message: "The event has not happened yet" });
    await waitUntil(EVENT);
    expect((await draw(first._id, "  ")).status).toBe(400);
    expect((await draw("01a1f3eb-170e-7000-9eeb-9ca817f018c1", "1")).status).toBe(404);
    expect((await draw("x", "1")).status).toBe(404);
  });

  it("is drawn once, even if two people draw it, and the published rule gives the same result", async () => {
    const answers = await Promise.all([draw(first._id, "Nifty  24\t612.40 "), draw(first._id, "Nifty 1")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { body } = answers.find(({ status }) => status === 200) ?? {};
    expect(["Nifty 24 612.40", "Nifty 1"]).toContain(body.seed);
    expect(body.result).toEqual(await drawByHand(body));
    expect((await draw(first._id, "again")).status).toBe(409);
    const text = await findPrivatePage(api, `/apply/draw/${first._id}`);
    const shown = [...text.matchAll(/<li[^>]*>([A-Z0-9]{3}-[A-Z0-9]{3})/g)].map(([, reference]) => reference);
    expect(shown).toEqual(body.result);
    expect(text).toContain(body.seed);
  });

  it("sorts the waiting list in the order of the result", async () => {
    const [drawn] = (await list()).draws;
    expect(drawn.places.map(({ reference }: { reference: string }) => reference)).toEqual(drawn.result);
    expect(drawn.places[0]).toMatchObject({ name: expect.stringMatching(/^[A-F]/), step: "received" });
  });

  it("is repeated only with a reason, which is public and in the audit log", async () => {
    await waitUntil("2026-11-21T06:00:00.000Z");
    const later = { eventAt: "2026-11-25T15:30" };
    expect((await announce(later)).body.errors.reason).toContain("Write why it is repeated");
    const { body: second } = await announce({ ...later, reason: "The number of seats was wrong", seats: 3 });
    const [newest, oldest] = (await list()).draws;
    expect([newest._id, oldest.repeatedBy]).toEqual([second._id, second._id]);
    expect((await api.look(`/apply/draw/${first._id}`)).text).toContain(`/apply/draw/${second._id}`);
    expect((await api.look(`/apply/draw/${second._id}`)).text).toContain("The number of seats was wrong");
    expect(await audited("repeat-draw")).toEqual(["Class 1: The number of seats was wrong"]);
    expect(await audited("draw-lots")).toEqual(["Class 1"]);
    // A draw that was announced but not drawn is replaced by the next announcement.
    await waitUntil("2026-11-25T10:00:00.000Z");
    const { body: third } = await announce({ eventAt: "2026-11-26T10:00", reason: "No market on that day" });
    expect((await draw(second._id, "1")).body.message).toBe(
      "This draw was announced again. The new one counts.",
    );
    expect(third.repeatedBy).toBeNull();
  });

  it("for reserved seats lists the applications of its category, and needs no reason", async () => {
    const both = await Promise.all(
      [1, 2].map(() => announce({ group: "EWS", seats: 1, eventAt: "2026-12-01" })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([400, 400]);
    const again = await Promise.all(
      [1, 2].map(() => announce({ group: "EWS", seats: 1, eventAt: "2026-12-01T10:00" })),
    );
    expect(again.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    const [{ references, group }] = (await list()).draws;
    expect([group, references.length]).toEqual(["EWS", 3]);
  });

  it("of all applications orders the waiting list before one of a category, and a repeated one does not", async () => {
    const [reserved, third, , first] = (await list()).draws;
    const { places }: OfficeDraw = third;
    const named = (name: string) => places.find((each) => each.name === name);
    const ids = places.map(({ _id }) => _id);
    await api.post("/applications/move", { ...call, json: { values: { step: "waiting" }, ids } });
    const findNext = async () => {
      const { body } = await api.get("/applications/marks", call);
      return places.find(({ _id }) => _id === body.proposed["Class 1"])?.name;
    };
    const setResult = ({ _id }: OfficeDraw, names: string[]) =>
      api.server.database.db
        .updateTable("applicationDraws")
        .set({ result: JSON.stringify(names.map((name) => named(name)?.reference)) })
        .where("_id", "=", _id)
        .execute();
    await setResult(first, ["Farid"]);
    expect(await findNext()).toBe("Asha");
    await setResult(reserved, ["Chetan"]);
    expect(await findNext()).toBe("Chetan");
    await setResult(third, ["Esha", "Chetan"]);
    expect(await findNext()).toBe("Esha");
  });

  it("that does not exist has no page", async () => {
    expect((await api.look("/apply/draw/01a1f3eb-170e-7000-9eeb-9ca817f018c1")).status).toBe(404);
    expect((await api.look("/apply/draw/x")).status).toBe(404);
  });
});
