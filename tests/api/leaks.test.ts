import { expect, it } from "vitest";
import {
  DUTIES,
  type Duty,
  dutyNames,
  type Permission,
  permissionFor,
} from "../../core/content/api/permissions.ts";
import { resources } from "../../features/types.ts";
import { createAccount } from "../create-account.ts";
import { firstOf } from "../repetitions.ts";
import { CLERK, createClerk } from "./clerk.ts";
import { type AnyEntry, CANARIES, contentTypes, createEntry, publicTypes } from "./entries.ts";
import { startApi } from "./start-api.ts";

const CANARY_ACCOUNT = "canary.teacher@school.example";
const api = await startApi();
await createAccount(api.server.database, { email: CANARY_ACCOUNT, password: CLERK.password });
const { token: clerk, setDuties, setPermissions } = await createClerk(api);

/** Texts that a person may only read with a permission. */
const secrets = new Map<string, Permission>([
  [CANARIES.mobileNumber, "students:read"],
  [CANARIES.dateOfBirth, "students:read"],
  [CANARIES.guardianName, "students:read"],
  [CANARIES.address, "students:read"],
  [CANARIES.visitorName, "enquiries:read"],
  [CANARIES.visitorAddress, "enquiries:read"],
  [CANARIES.visitorPhone, "enquiries:read"],
  [CANARIES.visitorMessage, "enquiries:read"],
  [CANARY_ACCOUNT, "accounts:read"],
]);

/** A draft, and a deleted entry, of each type that has drafts; one of them changed, so that it has two versions. */
const entries: { type: string; entry: AnyEntry }[] = [];
for (const type of publicTypes) {
  const name = Object.entries(contentTypes).find(([, each]) => each === type)?.[0] ?? "";
  const field = Object.keys(type.fields).find((each) => /^(title|name)$/.test(each)) ?? "";
  const permission = permissionFor(resources[name as keyof typeof resources], "read");
  for (const state of ["draft", "deleted"]) {
    const text = `Canary ${state} of ${type.name}`;
    const entry = await createEntry(api, type, { [field]: text, isDraft: "true" });
    secrets.set(text, permission);
    entries.push({ type: name, entry });
    if (state === "deleted") await api.remove(type.remove(entry._id), { token: api.token });
  }
}
entries.push({ type: "students", entry: await createEntry(api, contentTypes.students) });
entries.push({ type: "contacts", entry: await createEntry(api, contentTypes.contacts) });
const { _id: gone } = await createEntry(api, contentTypes.contacts);
await api.remove(contentTypes.contacts.remove(gone), { token: api.token });

const reading = api.server.routes.filter(
  ({ method, path }) => method === "GET" && path.startsWith("/api/v1/") && !/logout|openapi|docs$/.test(path),
);

/** The types about which routes for one entry answer, apart from the history. */
const LOOKED_UP = ["students", "contacts", "blocks", "galleries"];

/** The addresses of a route: each parameter is replaced by what the entries offer. */
function addressesOf(path: string): string[] {
  if (!path.includes(":")) return [path, `${path}?q=canary`];
  const looked = entries.filter(({ type }) => path.includes("revisions") || LOOKED_UP.includes(type));
  return looked.map(({ type, entry }) =>
    path
      .replace(":type", type)
      .replace(/:(id|student|revision)/, entry._id)
      .replace(":name", "school"),
  );
}

/** Each secret is hidden from at least one of the first three, and each kind of read route is open to one of them. */
const FIRST: Duty[] = ["notices", "students", "look"];
const LIMITED: Duty[] = [
  ...FIRST,
  ...dutyNames.filter((duty) => duty !== "everything" && !FIRST.includes(duty)),
];

it.each(firstOf(LIMITED, 3))("the duty %s reads only what it may read", async (duty) => {
  await setDuties(duty);
  const hidden = [...secrets].filter(
    ([, permission]) => !(DUTIES[duty] as readonly Permission[]).includes(permission),
  );
  const leaks: string[] = [];
  for (const { path } of reading) {
    for (const address of addressesOf(path)) {
      const { text } = await api.call("GET", address, { token: clerk });
      for (const [secret, permission] of hidden) {
        if (text.includes(secret)) leaks.push(`${address}: ${secret} without ${permission}`);
      }
    }
  }
  expect(leaks).toEqual([]);
});

it("each secret is read by a person with its permission", async () => {
  await setDuties("everything");
  const read = new Set<string>();
  for (const { path } of reading.filter(({ path }) => !path.includes("/backups/"))) {
    for (const address of addressesOf(path)) {
      const { text } = await api.call("GET", address, { token: clerk });
      for (const secret of secrets.keys()) if (text.includes(secret)) read.add(secret);
    }
  }
  expect([...secrets.keys()].filter((secret) => !read.has(secret))).toEqual([]);
});

it("the audit log and its download are about types that the person may read", async () => {
  const typesFor = async (permissions: readonly Permission[]) => {
    await setPermissions(permissions);
    const { body, headers } = await api.get("/audit?limit=1000", { token: clerk });
    expect(headers.get("x-total-count")).toBe(String(body.length));
    return [...new Set(body.map(({ type }: { type: string }) => type))].sort();
  };
  expect(await typesFor(["audit:read"])).toEqual([]);
  expect(await typesFor(["audit:read", "notices:read"])).toEqual(["notices"]);
  expect(await typesFor(["audit:read", "accounts:read"])).toEqual(["account"]);
  expect(await typesFor(DUTIES.everything)).toEqual(expect.arrayContaining(["account", "students"]));
  await setPermissions(["audit:read", "notices:read"]);
  const { text } = await api.get("/audit/export", { token: clerk });
  expect(text).toContain("Canary draft of notices");
  expect(text).not.toContain("Canary draft of events");
  expect(text).not.toContain(CANARY_ACCOUNT);
});

it("consents, the file of a child and a checked import need the permission to read students", async () => {
  const { entry: child } = entries.find(({ type }) => type === "students") ?? {};
  const refused = { status: 403, body: expect.objectContaining({ id: "permission_needed" }) };
  await setPermissions(DUTIES.students.filter((permission) => permission !== "students:read"));
  for (const path of ["/consents", `/consents/${child._id}`]) {
    expect(await api.get(path, { token: clerk })).toMatchObject(refused);
  }
  const json = { rows: [] };
  expect(await api.post("/students/import/check", { token: clerk, json })).toMatchObject(refused);
  const match = { action: "withdraw", match: { q: CANARIES.address }, count: 0 };
  expect(await api.post(contentTypes.students.bulk, { token: clerk, json: match })).toMatchObject(refused);
  await setPermissions(DUTIES.students.filter((permission) => permission !== "consents:read"));
  expect(await api.get(`/students/${child._id}/everything`, { token: clerk })).toMatchObject(refused);
});
