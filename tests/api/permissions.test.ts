import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import {
  DUTY_NAMES,
  dutyFor,
  PERMISSIONS,
  type Permission,
  permissionsOf,
} from "../../core/content/api/permissions.ts";
import { permissionNeeded } from "../../core/server/errors.ts";
import { ADMIN } from "../test-server.ts";
import { CLERK, createClerk } from "./clerk.ts";
import { CANARIES, contentTypes, createEntry, JPEG } from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();
const { token: clerk, setDuties, setPermissions } = await createClerk(api);

const notice = await createEntry(api, contentTypes.notices);
const student = await createEntry(api, contentTypes.students);

const refusal = (permission: Permission) => ({
  success: false,
  id: "permission_needed",
  message: permissionNeeded(permission).message,
  params: {
    permission,
    label: DUTY_NAMES[dutyFor(permission)].en,
    labelHi: DUTY_NAMES[dutyFor(permission)].hi,
  },
});

it("a refusal says in words whom to ask for which duty", async () => {
  await setDuties();
  const refused = async (path: string) => (await api.get(path, { token: clerk })).body.message;
  expect(await refused("/contact/all")).toBe(
    "You may not do this. Ask a colleague with the duty “Everything” to give you the duty “Enquiries and admissions”.",
  );
  expect(await refused("/trash")).toContain("to give you the duty “Office”.");
  expect(await refused("/backups/latest")).toBe(
    "You may not do this. Only people with the duty “Everything” may.",
  );
});

it("login answers with the permissions of the account", async () => {
  await setPermissions(["notices:write"]);
  const answer = await api.post("/admins/login", { json: CLERK });
  expect(answer.body).toMatchObject({
    role: "admin",
    duties: ["lookChildren"],
    permissions: ["notices:write"],
  });
  expect((await api.post("/admins/login", { json: ADMIN })).body.permissions).toEqual(PERMISSIONS);
});

it("a session reads its own permissions, as they are now", async () => {
  await setPermissions(["notices:read"]);
  const own = async () => (await api.get("/admins/me", { token: clerk })).body;
  expect(await own()).toMatchObject({
    name: "",
    email: CLERK.email,
    duties: ["lookChildren"],
    permissions: ["notices:read"],
  });
  await setPermissions(["notices:read", "notices:write"]);
  expect((await own()).permissions).toEqual(["notices:read", "notices:write"]);
});

it("a route is refused without its permission, whatever else the account may do", async () => {
  const guarded = api.server.routes.filter(
    ({ access, method }) => access !== "public" && access !== "session" && method !== "HEAD",
  );
  expect(guarded.length).toBeGreaterThan(80);
  for (const { method, path, access } of guarded) {
    await setPermissions(PERMISSIONS.filter((permission) => permission !== access));
    const answer = await api.call(method, path.replace(/:\w+/g, randomUUID()), { token: clerk });
    expect([method, path, answer.status, answer.body]).toEqual([
      method,
      path,
      403,
      refusal(access as Permission),
    ]);
  }
});

it("a revoked permission applies to the next call", async () => {
  const rename = () =>
    api.put(contentTypes.notices.update(notice._id), { token: clerk, form: [["title", "Sports Day"]] });
  await setPermissions(["notices:read", "notices:write"]);
  expect((await rename()).status).toBe(200);
  await setPermissions(["notices:read"]);
  expect((await rename()).status).toBe(403);
});

it("a person who may write notices reads of children what visitors read", async () => {
  await setPermissions(PERMISSIONS.filter((permission) => permission !== "students:read"));
  const list = await api.get(contentTypes.students.list, { token: clerk });
  expect(Object.keys(list.body[0]).sort()).toEqual([...contentTypes.students.publicKeys].sort());
  expect(list.text).not.toContain(CANARIES.address);
  const hidden = await api.get(`${contentTypes.students.list}?q=${encodeURIComponent(CANARIES.address)}`, {
    token: clerk,
  });
  expect(hidden.body).toEqual([]);
  const sorted = await api.get(`${contentTypes.students.list}?sort=guardianName`, { token: clerk });
  expect([sorted.status, sorted.body]).toEqual([403, refusal("students:read")]);
});

it("with the duty to look, children's data are read and exported only if it includes them", async () => {
  const read = async (path: string) => (await api.get(path, { token: clerk })).status;
  const paths = ["/students/export", "/students/counts", "/consents", `/revisions/students/${student._id}`];
  await setDuties("look");
  const { body } = await api.get(contentTypes.students.list, { token: clerk });
  expect(Object.keys(body[0]).sort()).toEqual([...contentTypes.students.publicKeys].sort());
  expect(await Promise.all(paths.map(read))).toEqual([403, 403, 403, 403]);
  await setDuties("lookChildren");
  expect((await api.get(contentTypes.students.list, { token: clerk })).text).toContain(CANARIES.address);
  expect(await Promise.all(paths.map(read))).toEqual([200, 200, 200, 200]);
});

it("a person who may write students, but not read them, gets no private fields", async () => {
  await setPermissions(["students:write"]);
  const form = [["section", "C"]] as const;
  const answer = await api.put(contentTypes.students.update(student._id), { token: clerk, form });
  expect([answer.status, answer.body.section]).toEqual([200, "C"]);
  expect(answer.text).not.toContain(CANARIES.address);
});

it("versions and the trash are as private as the entries", async () => {
  await setPermissions(PERMISSIONS.filter((permission) => !permission.startsWith("students:")));
  const versions = (type: string, id: string) => api.get(`/revisions/${type}/${id}`, { token: clerk });
  expect((await versions("notices", notice._id)).status).toBe(200);
  expect((await versions("students", student._id)).body).toEqual(refusal("students:read"));

  for (const [type, { _id }] of [
    ["notices", notice],
    ["students", student],
  ] as const) {
    await api.remove(contentTypes[type].remove(_id), { token: api.token });
  }
  const trash = await api.get("/trash", { token: clerk });
  expect(trash.body.map(({ type }: { type: string }) => type)).toEqual(["notices"]);
  expect(trash.headers.get("x-total-count")).toBe("1");

  const all = (await api.get("/trash", { token: api.token })).body;
  const deleted = all.find(({ type }: { type: string }) => type === "students");
  const restored = await api.post(`/trash/${deleted.revision}/restore`, { token: clerk });
  expect(restored.body).toEqual(refusal("students:read"));
  await setPermissions(PERMISSIONS.filter((permission) => permission !== "students:write"));
  for (const refused of [
    await api.post(`/revisions/${deleted.revision}/restore`, { token: clerk }),
    await api.remove(`/trash/${deleted.revision}`, { token: clerk }),
  ]) {
    expect(refused.body).toEqual(refusal("students:write"));
  }
});

it("of many deleted entries, those that the person may not write stay in the trash, and others are not named", async () => {
  const deleted = [];
  for (const type of ["notices", "students", "contacts"] as const) {
    const { _id } = await createEntry(api, contentTypes[type]);
    const { headers } = await api.remove(contentTypes[type].remove(_id), { token: api.token });
    deleted.push(headers.get("x-revision"));
  }
  const [ofNotice, ofStudent] = deleted;
  await setPermissions(
    PERMISSIONS.filter(
      (permission) => permission !== "students:write" && !permission.startsWith("enquiries:"),
    ),
  );
  const restored = await api.post("/trash/restore-many", { token: clerk, json: { revisions: deleted } });
  expect(restored.body).toMatchObject({
    changed: 1,
    missing: 1,
    refused: [{ revision: ofStudent, message: refusal("students:write").message }],
  });
  await api.remove(contentTypes.notices.remove((await api.get(contentTypes.notices.list)).body[0]._id), {
    token: api.token,
  });
  const purged = await api.post("/trash/purge-many", { token: clerk, json: { revisions: [ofStudent] } });
  expect(purged.body).toMatchObject({ changed: 0, missing: 0, refused: [{ revision: ofStudent }] });
  const hidden = { match: { type: "contacts" }, count: 0 };
  expect((await api.post("/trash/purge-many", { token: clerk, json: hidden })).body).toMatchObject({
    changed: 0,
  });
  expect(
    (await api.post("/trash/restore-many", { token: clerk, json: { revisions: [ofNotice] } })).body,
  ).toMatchObject({ changed: 0, missing: 1 });
});

it("a change to many entries is undone only by a person who may write them", async () => {
  const { _id } = await createEntry(api, contentTypes.students);
  const json = { action: "withdraw", ids: [_id] };
  const { batch } = (await api.post(contentTypes.students.bulk, { token: api.token, json })).body;
  await setPermissions(PERMISSIONS.filter((permission) => permission !== "students:write"));
  const undo = (token: string) => api.post(`/revisions/batches/${batch}/undo`, { token });
  expect((await undo(clerk)).body).toEqual(refusal("students:write"));
  expect((await undo(api.token)).status).toBe(200);
});

it("a picture is sent ahead only for entries that the account may write", async () => {
  await setPermissions(["files:write", "galleries:write"]);
  const stage = (query: string) =>
    api.post(`/uploads/stage?${query}`, { token: clerk, form: [["file", JPEG]] });
  expect((await stage("type=galleries&field=images")).status).toBe(201);
  expect((await stage("type=students&field=profilePhoto")).body).toEqual(refusal("students:write"));
});

it("who answers enquiries changes the page of admissions, and no other one", async () => {
  await setDuties("enquiries");
  const change = (name: string) =>
    api.put(`/pages/update/${name}`, { token: clerk, form: [["document", "{}"]] });
  expect((await change("admissions")).status).toBe(200);
  const { status, body } = await change("fees");
  expect([status, body]).toEqual([403, refusal("pages:write")]);
});

it("who answers enquiries reads the calendar and the pages, and changes neither", () => {
  const permissions = permissionsOf(["enquiries"]);
  expect(permissions).toEqual(expect.arrayContaining(["enquiries:write", "events:read", "pages:read"]));
  expect(permissions).not.toContain("events:write");
  expect(permissions).not.toContain("pages:write");
  expect(dutyFor("events:read")).toBe("notices");
});
