import { describe, expect, it } from "vitest";
import type { Duty } from "../../core/content/api/permissions.ts";
import { createAccount } from "../create-account.ts";
import { contentTypes, createCall, filePath, toForm } from "./entries.ts";
import { startApi } from "./start-api.ts";

const PASSWORD = "chalk and slate 12";
const TEACHER = "teacher@school.example";
const OTHER_TEACHER = "other.teacher@school.example";
const EDITOR = "editor@school.example";

const api = await startApi();
const logInNew = async (email: string, duty: Duty) => {
  await createAccount(api.server.database, { email, password: PASSWORD, duties: [duty] });
  return api.logIn(email, PASSWORD);
};
const teacher = await logInNew(TEACHER, "postDrafts");
const otherTeacher = await logInNew(OTHER_TEACHER, "postDrafts");
const editor = await logInNew(EDITOR, "posts");
const teacherId = (await api.get("/admins/me", { token: teacher })).body.accountId;

describe.each([contentTypes.blocks, contentTypes.galleries])("$name", (type) => {
  const [name] = type.list.slice(1).split("/");
  const create = (token: string, overrides: Record<string, string> = {}) =>
    api.post(type.create, { token, ...createCall(type, overrides) });
  const createDraft = async (token = teacher) => {
    const { status, body } = await create(token, { isDraft: "true" });
    expect(status).toBe(201);
    return body;
  };
  const change = (token: string, id: string, fields: Record<string, string>) =>
    api.put(type.update(id), { token, form: toForm(fields) });
  const submit = (id: string, token = teacher) => api.post(`/${name}/submit/${id}`, { token });
  const review = (id: string, json: object, { token = editor, tag = "*" } = {}) =>
    api.post(`/${name}/review/${id}`, { token, json, headers: { "if-match": tag } });
  const refusal = {
    status: 403,
    body: expect.objectContaining({ params: expect.objectContaining({ permission: `${name}:publish` }) }),
  };

  it("a person without the permission to publish writes drafts, and changes only their own", async () => {
    expect(await create(teacher)).toMatchObject(refusal);
    const own = await createDraft();
    expect(own).toMatchObject({ isDraft: true, createdBy: teacherId, approval: null, approvalNote: null });
    expect((await change(teacher, own._id, { title: "Sports week" })).status).toBe(200);
    expect(await change(teacher, own._id, { isDraft: "false" })).toMatchObject(refusal);
    expect(await change(otherTeacher, own._id, { title: "Not mine" })).toMatchObject(refusal);
    expect(await api.remove(type.remove(own._id), { token: otherTeacher })).toMatchObject(refusal);
    expect((await api.remove(type.remove(own._id), { token: teacher })).status).toBe(200);
  });

  it("what is published, its versions and the trash stay with those who may publish", async () => {
    const { body: published } = await create(editor);
    expect(await change(teacher, published._id, { title: "Changed" })).toMatchObject(refusal);
    expect(await change(teacher, published._id, { isDraft: "true" })).toMatchObject(refusal);
    expect(await api.remove(type.remove(published._id), { token: teacher })).toMatchObject(refusal);
    expect((await change(editor, published._id, { title: "Changed" })).status).toBe(200);
    const [, first] = (await api.get(`/revisions/${name}/${published._id}`, { token: teacher })).body;
    expect(await api.post(`/revisions/${first.id}/restore`, { token: teacher })).toMatchObject(refusal);
    const own = await createDraft();
    for (const action of ["publish", "withdraw", "delete"]) {
      const json = { action, ids: [published._id] };
      const { status, body } = await api.post(type.bulk, { token: teacher, json });
      expect([status, body.changed, body.refused[0].reason.id]).toEqual([200, 0, "permission_needed"]);
    }
    const json = { action: "delete", ids: [published._id, own._id] };
    const { body } = await api.post(type.bulk, { token: teacher, json });
    expect(body).toMatchObject({ changed: 1, refused: [{ id: published._id }] });
    expect(await api.post(`/revisions/batches/${body.batch}/undo`, { token: teacher })).toMatchObject(
      refusal,
    );
  });

  it("a submitted draft waits in a list, and its approval publishes it with its files", async () => {
    const own = await createDraft();
    expect((await submit(own._id, otherTeacher)).status).toBe(403);
    expect((await submit(own._id)).body).toMatchObject({ isDraft: true, approval: "waiting" });
    const waiting = await api.get(`${type.list}?approval=waiting`, { token: editor });
    expect(waiting.body.map(({ _id }: { _id: string }) => _id)).toEqual([own._id]);
    expect((await api.get(`${type.list}?approval=waiting`)).status).toBe(400);
    expect((await api.get(filePath(own.images[0]))).status).toBe(404);

    expect(await review(own._id, { decision: "approve" }, { token: teacher })).toMatchObject(refusal);
    const approved = await review(own._id, { decision: "approve" });
    expect(approved.body).toMatchObject({ isDraft: false, approval: null, createdBy: teacherId });
    expect((await api.get(filePath(own.images[0]))).status).toBe(200);
    expect(await change(teacher, own._id, { title: "Changed" })).toMatchObject(refusal);

    const { body: log } = await api.get(`/audit?q=${own._id}`, { token: api.token });
    expect(log.map(({ action, actor }: Record<string, string>) => [action, actor])).toEqual([
      ["approve", EDITOR],
      ["submit", TEACHER],
      ["create", TEACHER],
    ]);
    const { body: versions } = await api.get(`/revisions/${name}/${own._id}`, { token: teacher });
    expect(versions.map(({ value }: { value: Record<string, unknown> }) => value.approval)).toEqual([
      null,
      "waiting",
      null,
    ]);
  });

  it("a draft is sent back with a note, which its author reads until it is submitted again", async () => {
    const own = await createDraft();
    await submit(own._id);
    const withoutNote = await review(own._id, { decision: "return" });
    expect([withoutNote.status, withoutNote.body.errors]).toEqual([400, { note: "Note is required" }]);
    const note = "Please write the date of the match.";
    expect((await review(own._id, { decision: "return", note })).status).toBe(200);
    const read = async () =>
      (await api.get(type.list, { token: teacher })).body.find(({ _id }: { _id: string }) => _id === own._id);
    expect(await read()).toMatchObject({ isDraft: true, approval: "returned", approvalNote: note });
    expect((await change(teacher, own._id, { title: "On Monday" })).status).toBe(200);
    expect((await submit(own._id)).body).toMatchObject({ approval: "waiting", approvalNote: null });
  });

  it("nobody approves a version that they have not seen, or what has been decided", async () => {
    const own = await createDraft();
    const { body: seen } = await submit(own._id);
    await change(teacher, own._id, { title: "Another text" });
    const stale = await review(own._id, { decision: "approve" }, { tag: `"${seen.updatedAt}"` });
    expect([stale.status, stale.body.id]).toEqual([409, "stale_edit"]);

    const decisions = await Promise.all([
      review(own._id, { decision: "approve" }),
      review(own._id, { decision: "return", note: "Too long" }),
    ]);
    expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = await review(own._id, { decision: "approve" });
    expect([again.status, again.body.id]).toEqual([409, "not_waiting"]);
  });

  it("the draft of an author whose account was disabled is sent back or approved like any other", async () => {
    const email = `left.${name}@school.example`;
    const left = await logInNew(email, "postDrafts");
    const own = await createDraft(left);
    await submit(own._id, left);
    await api.server.accounts.setDisabled(email, true);
    const waiting = await api.get(`${type.list}?approval=waiting`, { token: editor });
    expect(waiting.body.map(({ _id }: { _id: string }) => _id)).toContain(own._id);
    const returned = await review(own._id, { decision: "return", note: "Who was there?" });
    expect([returned.status, returned.body.approval]).toEqual([200, "returned"]);
    expect((await change(editor, own._id, { title: "Sports week" })).body).toMatchObject({ isDraft: true });
    expect((await change(editor, own._id, { isDraft: "false" })).body).toMatchObject({
      isDraft: false,
      approval: null,
      createdBy: own.createdBy,
    });
  });

  it("a draft that an editor publishes in its form does not wait any more", async () => {
    const own = await createDraft();
    await submit(own._id);
    const { body } = await change(editor, own._id, { isDraft: "false" });
    expect(body).toMatchObject({ isDraft: false, approval: null });
  });

  it("an author undoes changes of an own draft and its deletion, but not those of others", async () => {
    const own = await createDraft();
    const changed = await change(teacher, own._id, { title: "Sports week" });
    const restore = (revision: string | null, token = teacher) =>
      api.post(`/revisions/${revision}/restore`, { token });
    expect(await restore(changed.headers.get("x-revision"), otherTeacher)).toMatchObject(refusal);
    const undone = await restore(changed.headers.get("x-revision"));
    expect([undone.status, undone.body.value.title]).toEqual([200, own.title]);

    const removed = await api.remove(type.remove(own._id), { token: teacher });
    const deleted = removed.headers.get("x-revision");
    expect(await restore(deleted, otherTeacher)).toMatchObject(refusal);
    expect((await api.post(`/trash/${deleted}/restore`, { token: teacher })).status).toBe(403);
    expect((await restore(deleted)).body.value).toMatchObject({ isDraft: true, createdBy: teacherId });

    // The draft may be published by now.
    await change(editor, own._id, { isDraft: "false" });
    expect(await restore(deleted)).toMatchObject(refusal);
  });

  it("a deleted draft comes back with its author and its state", async () => {
    const own = await createDraft();
    await submit(own._id);
    const { headers } = await api.remove(type.remove(own._id), { token: teacher });
    const restored = await api.post(`/trash/${headers.get("x-revision")}/restore`, { token: editor });
    expect(restored.body.value).toMatchObject({ createdBy: teacherId, approval: "waiting" });
    expect((await change(teacher, own._id, { title: "Mine" })).status).toBe(200);
  });
});
