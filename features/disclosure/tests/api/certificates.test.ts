import { describe, expect, it } from "vitest";
import { DUTIES, dutyNames } from "../../../../core/content/api/permissions.ts";
import { addDays } from "../../../../core/content/days/calendar-days.ts";
import { NONE_OFF } from "../../../../core/content/parts/parts.ts";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { isNamedFor } from "../../../../core/server/files/file-subjects.ts";
import type { FormEntry } from "../../../../tests/api/api-client.ts";
import {
  type AnyEntry,
  bareName,
  changeCall,
  contentTypes,
  createCall,
  createEntry,
  filePath,
  toForm,
} from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { buildPdf } from "../../../../tests/files.ts";

const api = await startApi();
const call = { token: api.token };
const type = contentTypes.certificates;

const listIds = async (query = "", options: { token?: string } = {}) =>
  ((await api.get(`${type.list}${query}`, options)).body as AnyEntry[]).map(({ _id }) => _id);
const change = (id: string, fields: Record<string, string>) =>
  api.put(type.update(id), { ...call, ...changeCall(type, fields) });
const fileStatus = async ({ file }: AnyEntry) => (await api.get(filePath(file))).status;

describe("an internal certificate", () => {
  it("is visible to the office only, and so is its file, until it is made public", async () => {
    const shown = await createEntry(api, type);
    const internal = await createEntry(api, type, { isInternal: "true" });
    for (const query of ["", "?q=lift", "?kind=other", "?limit=100"]) {
      expect([query, await listIds(query)]).toEqual([query, [shown._id]]);
    }
    expect((await api.get(`${type.list}?limit=1`)).headers.get("x-total-count")).toBe("1");
    expect(await listIds("", call)).toEqual([internal._id, shown._id]);
    expect([await fileStatus(shown), await fileStatus(internal)]).toEqual([200, 404]);

    expect((await change(internal._id, { isInternal: "false" })).status).toBe(200);
    expect(await listIds()).toEqual([internal._id, shown._id]);
    expect(await fileStatus(internal)).toBe(200);

    const hidden = await change(internal._id, { isInternal: "true" });
    expect([await listIds(), await fileStatus(internal)]).toEqual([[shown._id], 404]);
    await api.post(`/revisions/${hidden.headers.get("x-revision")}/restore`, call);
    expect([(await listIds()).length, await fileStatus(internal)]).toEqual([2, 200]);
    for (const { _id } of [shown, internal]) await api.remove(type.remove(_id), call);
  });

  it("stays hidden when its draft is published", async () => {
    const draft = await createEntry(api, type, { isInternal: "true", isDraft: "true" });
    const json = { action: "publish", ids: [draft._id] };
    expect((await api.post(type.bulk, { ...call, json })).body.changed).toBe(1);
    expect([await listIds(), await fileStatus(draft)]).toEqual([[], 404]);
    const removed = await api.remove(type.remove(draft._id), call);
    await api.post(`/trash/${removed.headers.get("x-revision")}/restore`, call);
    expect([await listIds(), await fileStatus(draft)]).toEqual([[], 404]);
    await api.remove(type.remove(draft._id), call);
  });
});

describe("the days of a certificate", () => {
  const create = (fields: Record<string, string>) =>
    api.post(type.create, { ...call, ...createCall(type, fields) });
  const today = dayInIndia(new Date());

  it("may be today, and long ago", async () => {
    const answer = await create({ issuedOn: today, validUntil: today });
    expect(answer.status).toBe(201);
    expect((await change(answer.body._id, { issuedOn: "1931-07-01", validUntil: "" })).body).toMatchObject({
      issuedOn: "1931-07-01",
      validUntil: null,
    });
  });

  it.each([
    ["issuedOn", { issuedOn: addDays(today, 2) }, "Issued on must not be after today"],
    [
      "validUntil",
      { issuedOn: "2020-04-01", validUntil: "2020-03-31" },
      "Valid until must not be before Issued on",
    ],
    ["issuedOn", { issuedOn: "0202-04-01" }, "Issued on must be a date such as 2026-11-15"],
    ["title", { title: "" }, "Title is required for a certificate of another kind"],
  ])("are refused at the field %s: %j", async (field, fields, message) => {
    const answer = await create(fields);
    expect([answer.status, answer.body.errors]).toEqual([400, { [field]: message }]);
  });

  it("are compared with the stored ones when only one changes", async () => {
    const { _id } = await createEntry(api, type, { issuedOn: "2020-04-01", validUntil: "2023-03-31" });
    const answer = await change(_id, { validUntil: "2019-12-31" });
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      { validUntil: "Valid until must not be before Issued on" },
    ]);
  });
});

it("the audit log and the trash name a certificate by its kind", async () => {
  const { _id } = await createEntry(api, type, { kind: "fire safety", title: "", titleHi: "" });
  await api.remove(type.remove(_id), call);
  const named = { title: "Fire safety certificate", titleHi: "अग्नि सुरक्षा प्रमाणपत्र" };
  expect((await api.get(`/audit?q=${_id}`, call)).body[0]).toMatchObject(named);
  expect((await api.get("/trash", call)).body).toContainEqual(expect.objectContaining(named));
});

it("a certificate's scan of exactly 20 MB is accepted", async () => {
  const start = buildPdf();
  const scan = Buffer.concat([start, Buffer.alloc(20 * 1024 * 1024 - start.length, "\n")]);
  const form: FormEntry[] = [...toForm(type.fields), ["file", scan]];
  const { status, body } = await api.post(type.create, { token: call.token, form });
  expect(status).toBe(201);
  await api.remove(type.remove(body._id), { token: call.token });
});

it("the file of an internal certificate is read with duties that read certificates, and no others", async () => {
  const { _id, file } = await createEntry(api, type, { isInternal: "true" });
  const readers = dutyNames.filter((duty) => DUTIES[duty].includes("certificates:read"));
  expect(readers).toEqual(["everything", "office", "pages", "look", "lookChildren"]);
  for (const permissions of Object.values(DUTIES)) {
    const mayRead = await isNamedFor(api.server.database.db, { permissions }, bareName(file), NONE_OFF);
    expect(mayRead).toBe(permissions.includes("certificates:read"));
  }
  await api.remove(type.remove(_id), call);
});
