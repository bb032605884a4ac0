import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { contentTypes } from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { ADMIN } from "../../../../tests/test-server.ts";
import { createPerson } from "../../../accounts/tests/api/people.ts";
import {
  CONSENT_PURPOSES,
  type ConsentInput,
  type ConsentPurpose,
  type ConsentState,
} from "../../content/consent-contract.ts";
import { type Child, createChild } from "./create-child.ts";

const api = await startApi();
const { token } = api;
const TODAY = dayInIndia(new Date());

async function record(
  children: readonly Child[],
  purposes: readonly ConsentPurpose[],
  state: ConsentState,
  more: Partial<ConsentInput> = {},
): Promise<string> {
  const json = { students: children.map(({ id }) => id), purposes, state, how: "slip", on: TODAY, ...more };
  const { status, body } = await api.post("/consents", { token, json });
  expect(status).toBe(200);
  return body.batch;
}
const undo = (batch: string, by = token) => api.post(`/consents/batches/${batch}/undo`, { token: by });
const findRecord = async ({ id }: Child) => (await api.get(`/consents/${id}`, { token })).body;
const statesOf = async (child: Child) => {
  const { now } = await findRecord(child);
  return CONSENT_PURPOSES.map((purpose) => now[purpose].state);
};
const isListed = async ({ id }: Child) =>
  ((await api.get(contentTypes.students.list)).body as { _id: string }[]).some(({ _id }) => _id === id);
const photoStatus = async ({ photo }: Child) => (await api.get(`/uploads/${photo}`)).status;

describe("a recorded answer that is taken back", () => {
  it("has no effect any more, on lists, files and cached responses, and the record shows both", async () => {
    const child = await createChild(api);
    expect([await isListed(child), await photoStatus(child)]).toEqual([true, 200]);
    const batch = await record([child], ["name", "photo"], "refused");
    expect([await isListed(child), await photoStatus(child)]).toEqual([false, 404]);

    const undone = await undo(batch);
    expect([undone.status, undone.body]).toEqual([
      200,
      { success: true, message: "The answer for 1 student was taken back.", undone: 1 },
    ]);
    expect([await isListed(child), await photoStatus(child)]).toEqual([true, 200]);
    expect(await statesOf(child)).toEqual([null, null, null, null]);
    const { records } = await findRecord(child);
    const line = {
      state: "refused",
      recordedBy: ADMIN.email,
      undoneBy: ADMIN.email,
      undoneAt: expect.any(String),
    };
    expect(records).toMatchObject([
      { purpose: "photo", ...line },
      { purpose: "name", ...line },
    ]);
    const [audited] = (await api.get("/audit?type=consents&limit=1", { token })).body;
    expect(audited).toMatchObject({
      action: "take-back-consent",
      entryId: child.id,
      fields: ["name", "photo"],
    });
  });

  it.each<[what: string, lines: [ConsentState, Partial<ConsentInput>][], taken: number, left: string | null]>(
    [
      [
        "the answer before it",
        [
          ["refused", {}],
          ["given", {}],
        ],
        1,
        "refused",
      ],
      [
        "the answer after it",
        [
          ["refused", {}],
          ["given", {}],
        ],
        0,
        "given",
      ],
      [
        "an old slip that a refusal had outdated",
        [
          ["refused", {}],
          ["given", { on: "2020-01-01" }],
        ],
        0,
        "given",
      ],
      [
        "an earlier withdrawal",
        [
          ["withdrawn", {}],
          ["given", {}],
        ],
        1,
        "withdrawn",
      ],
      ["nothing", [["given", {}]], 0, null],
    ],
  )("leaves %s", async (_what, lines, taken, left) => {
    const child = await createChild(api);
    const batches: string[] = [];
    for (const [state, more] of lines) batches.push(await record([child], ["name"], state, more));
    expect((await undo(String(batches[taken]))).status).toBe(200);
    expect(await statesOf(child)).toEqual([left, null, null, null]);
    expect(await isListed(child)).toBe(left === "given" || left === null);
    expect((await findRecord(child)).records).toHaveLength(lines.length);
  });

  it("is one answer for many children, of whom others keep theirs", async () => {
    const [one, two, other] = [await createChild(api), await createChild(api), await createChild(api)];
    await record([one, other], CONSENT_PURPOSES, "refused");
    const batch = await record([one, two], CONSENT_PURPOSES, "given");
    expect((await undo(batch)).body).toMatchObject({
      message: "The answers for 2 students were taken back.",
      undone: 2,
    });
    expect(await statesOf(one)).toEqual(["refused", "refused", "refused", "refused"]);
    expect(await statesOf(two)).toEqual([null, null, null, null]);
    expect(await statesOf(other)).toEqual(["refused", "refused", "refused", "refused"]);
  });

  it("is taken back once, also by ten calls at the same time", async () => {
    const child = await createChild(api);
    const batch = await record([child], ["name"], "refused");
    const answers = await Promise.all(Array.from({ length: 10 }, () => undo(batch)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect((await undo(batch)).body.id).toBe("nothing_to_undo");
  });
});

describe("the undo is refused", () => {
  it.each([
    [9, 200],
    [11, 409],
  ])("ten minutes after it was recorded: %i minutes later the status is %i", async (minutes, status) => {
    const child = await createChild(api);
    const batch = await record([child], ["name"], "refused");
    const recordedAt = new Date(Date.now() - minutes * 60_000).toISOString();
    await api.server.database.db
      .updateTable("consents")
      .set({ recordedAt })
      .where("batch", "=", batch)
      .execute();
    const answer = await undo(batch);
    expect(answer.status).toBe(status);
    if (status === 409) expect(answer.body.id).toBe("consent_undo_over");
    expect(await statesOf(child)).toEqual([status === 409 ? "refused" : null, null, null, null]);
  });

  it("for a withdrawal that has deleted a photo, and not for one that has deleted nothing", async () => {
    const child = await createChild(api);
    expect(await record([child], ["photo"], "withdrawn")).toBeNull();
    const batch = await record([child], ["name"], "withdrawn");
    expect(await isListed(child)).toBe(false);
    expect((await undo(batch)).status).toBe(200);
    expect(await isListed(child)).toBe(true);
    expect(await statesOf(child)).toEqual([null, "withdrawn", null, null]);
  });

  it("if nothing was recorded, or for an unknown change", async () => {
    const child = await createChild(api);
    await record([child], ["name"], "withdrawn");
    expect(await record([child], ["name"], "withdrawn")).toBeNull();
    expect((await undo(randomUUID())).status).toBe(404);
    expect((await undo("nothing")).status).toBe(404);
  });

  it("for a person who may only read consents", async () => {
    const child = await createChild(api);
    const batch = await record([child], ["name"], "refused");
    const { email, password } = await createPerson(api, "lookChildren");
    expect((await undo(batch, await api.logIn(email, password))).status).toBe(403);
  });
});
