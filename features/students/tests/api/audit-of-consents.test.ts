import { expect, it } from "vitest";
import type { AuditEntry } from "../../../../core/content/api/audit-contract.ts";
import type { Permission } from "../../../../core/content/api/permissions.ts";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { contentTypes, createEntry } from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { tokenDays } from "../../../accounts/content/token-contract.ts";

const api = await startApi();
const { token } = api;
const { students } = contentTypes;

/** A token of a program with these permissions. */
async function createToken(...permissions: Permission[]): Promise<string> {
  const json = { name: "A program", permissions, expiresOn: tokenDays(new Date()).last };
  const { status, body } = await api.post("/admins/tokens", { token, json });
  expect(status).toBe(201);
  return body.token;
}
const seesChildren = await createToken("audit:read", "consents:read", "students:read");
const seesNone = await createToken("audit:read", "consents:read");

async function recordRefusal(name: string) {
  const nameHi = `${name} हिंदी`;
  const child = await createEntry(api, students, { name, nameHi, rollNumber: name });
  const answered = { purposes: ["name"], state: "refused", how: "slip", on: dayInIndia(new Date()) };
  const answer = await api.post("/consents", { token, json: { students: [child._id], ...answered } });
  expect(answer.status).toBe(200);
  return { _id: String(child._id), name, nameHi };
}

async function readLines(reader: string, { _id }: { _id: string }): Promise<Partial<AuditEntry>[]> {
  const { body } = await api.get(`/audit?type=consents&q=${_id}`, { token: reader });
  return body.map(({ action, title, titleHi }: AuditEntry) => ({ action, title, titleHi }));
}
const readCsv = async (reader: string, language = "en") =>
  (await api.get(`/audit/export?type=consents&language=${language}`, { token: reader })).text;

it("a line about a consent names the child for people who may read students only, also in the export", async () => {
  const child = await recordRefusal("Audited Asha");
  const { name, nameHi } = child;
  const action = "record-refusal";
  expect(await readLines(seesChildren, child)).toEqual([{ action, title: name, titleHi: nameHi }]);
  expect(await readLines(seesNone, child)).toEqual([{ action, title: null, titleHi: null }]);
  expect(await readCsv(seesChildren)).toContain("Recorded that the parents of “Audited Asha” do not agree");
  expect(await readCsv(seesChildren, "hi")).toContain(
    "अभिभावक की असहमति दर्ज की गई: विद्यार्थी “Audited Asha हिंदी”",
  );
  const csv = await readCsv(seesNone);
  expect(csv).toContain("Recorded that the parents do not agree");
  expect(csv).not.toContain(name);
});

it("the name follows a correction, is there while the child is in the trash, and goes with the child for good", async () => {
  const child = await recordRefusal("Audited Bala");
  await api.put(students.update(child._id), { token, form: [["name", "Audited Bina"]] });
  expect(await readLines(seesChildren, child)).toMatchObject([{ title: "Audited Bina" }]);
  const deleted = await api.remove(students.remove(child._id), { token });
  expect(await readLines(seesChildren, child)).toMatchObject([
    { title: "Audited Bina", titleHi: child.nameHi },
  ]);
  await api.remove(`/trash/${deleted.headers.get("x-revision")}`, { token });
  expect(await readLines(seesChildren, child)).toMatchObject([{ title: null, titleHi: null }]);
  const stored = await api.server.database.db.selectFrom("auditLog").selectAll().execute();
  expect(JSON.stringify(stored)).not.toMatch(/Audited (Bala|Bina)/);
});
