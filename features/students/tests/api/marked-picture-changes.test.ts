import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { storedNames } from "../../../../core/content/files/images.ts";
import { restoreBackup } from "../../../../core/server/backup/restore-backup.ts";
import { writeBackupFile } from "../../../../core/server/backup/write-backup.ts";
import { raiseVersions } from "../../../../core/server/content/commit.ts";
import { COMMAND_LINE } from "../../../../core/server/database/entries/record-change.ts";
import { createStores } from "../../../../tests/api/create-stores.ts";
import { type AnyEntry, contentTypes, createEntry, filePath, toForm } from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { buildJpeg } from "../../../../tests/files.ts";
import { startTestServer } from "../../../../tests/test-server.ts";
import type { ConsentState } from "../../content/consent-contract.ts";
import { createConsentStore } from "../../server/consent/consent-store.ts";
import { HIDDEN, openMarkedPictures, SHOWN, TODAY } from "./marked-pictures.ts";

const api = await startApi({ withSite: true });
const call = { token: api.token };
const { blocks, galleries, students } = contentTypes;
const { database, files, sweepFiles } = api.server;
const { record, setRule, trash, restore, createPlaces, findShown, stateOf } = openMarkedPictures(api);

beforeEach(() => setRule("shown"));

async function createDraft(): Promise<{ album: string; picture: string; child: string }> {
  const child = await createEntry(api, students);
  const { body } = await api.post(galleries.create, {
    ...call,
    form: [
      ...toForm({ ...galleries.fields, isDraft: "true" }),
      ["images", await buildJpeg({ width: 500, height: 300 }), "1.jpg"],
    ],
  });
  const [picture = ""]: string[] = body.images;
  const marked = await api.put(`/students/${child._id}/pictures`, { ...call, json: { files: [picture] } });
  expect(marked.status).toBe(200);
  return { album: body._id, picture, child: child._id };
}

describe("a picture of a child whose parents refuse", () => {
  it("stays hidden when its draft is published, alone or with others", async () => {
    const [one, other] = [await createDraft(), await createDraft()];
    await record([one.child, other.child], "refused");
    const form = toForm({ isDraft: "false" });
    expect((await api.put(galleries.update(one.album), { ...call, form })).status).toBe(200);
    const json = { action: "publish", ids: [other.album] };
    expect((await api.post(galleries.bulk, { ...call, json })).status).toBe(200);
    for (const { picture, child } of [one, other]) {
      expect(await stateOf(picture)).toEqual(HIDDEN);
      expect((await api.look("/gallery")).text).not.toContain(picture.split(".")[0]);
      await record([child], "given");
      expect(await stateOf(picture)).toEqual(SHOWN);
    }
  });

  it("is hidden at once when the child is marked", async () => {
    const places = await createPlaces();
    const late = await createEntry(api, students);
    await record([late._id], "refused");
    const json = { files: [places.picture], students: [late._id], isMarked: true };
    await api.post("/pictures/children", { ...call, json });
    expect(await findShown(places)).toEqual([]);
    expect(await stateOf(places.picture)).toEqual(HIDDEN);
  });

  it("stays hidden when the album is restored to a version or from the trash", async () => {
    const { album, picture, child } = await createPlaces();
    await record([child], "refused");
    const [version] = (await api.get(`/revisions/galleries/${album}`, call)).body;
    await api.put(galleries.update(album), { ...call, form: [["keep", ""]] });
    expect((await api.post(`/revisions/${version.id}/restore`, call)).status).toBe(200);
    expect(await stateOf(picture)).toEqual(HIDDEN);
    const removed = await api.remove(galleries.remove(album), call);
    await restore(String(removed.headers.get("x-revision")));
    expect(await stateOf(picture)).toEqual(HIDDEN);
    expect((await api.get(`/withdrawn/${picture}`, call)).status).toBe(200);
  });

  it("is hidden after a backup is restored, also if the answer changes meanwhile", async () => {
    const { child, friend, picture } = await createPlaces();
    await record([child], "refused");
    const folder = await mkdtemp(path.join(os.tmpdir(), "gurukul-marked-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const archive = path.join(folder, "school.tar");
    await writeBackupFile({ database, files }, archive);
    const elsewhere = await startTestServer(await createStores());
    onTestFinished(() => elsewhere.close());
    const restoreAll = () => restoreBackup(archive, elsewhere, { mayOverwrite: true });
    const answer = (ids: string[], state: ConsentState) =>
      createConsentStore(elsewhere.database.db, () => {}).record(
        { students: ids, purposes: ["pictures"], state, how: "slip", on: TODAY },
        COMMAND_LINE,
      );
    const findState = async () => {
      await elsewhere.retryFiles();
      const { status } = await fetch(`${elsewhere.url}/api/v1${filePath(picture)}`);
      return { status, isServed: (await elsewhere.files.find(picture)) !== undefined };
    };
    await restoreAll();
    expect(await findState()).toEqual(HIDDEN);
    await answer([child], "given");
    expect(await findState()).toEqual(SHOWN);
    await Promise.all([restoreAll(), answer([friend], "refused")]);
    expect(await findState()).toEqual(HIDDEN);
    await answer([child, friend], "given");
    expect(await findState()).toEqual(SHOWN);
  });

  it("is hidden with the first start on data of a program without this rule", async () => {
    const { child, picture } = await createPlaces();
    await record([child], "refused");
    // Earlier programs left the files where visitors could read them.
    await files.bringBack(storedNames(picture));
    expect(await stateOf(picture)).toEqual({ status: 404, isServed: true });
    await sweepFiles(new Date(0));
    expect(await stateOf(picture)).toEqual(HIDDEN);
  });

  it("leaves an album that is not shown, and a post without a picture", async () => {
    const { album, post, child, picture } = await createPlaces();
    await api.put(blocks.update(post), { ...call, form: [["keep", picture]] });
    await record([child], "refused");
    expect((await api.look(`/gallery/${album}`)).status).toBe(404);
    const { text: html } = await api.look(`/blog-details/${post}`);
    expect(html).not.toContain("/uploads/undefined");
    expect((await api.get(String(blocks.get?.(post)))).body).toMatchObject({ images: [], captions: null });
  });
});

it("a yes that ends hides the picture at that moment, without a request that changes anything", async () => {
  const places = await createPlaces();
  await record([places.child], "given");
  const end = new Date(Date.now() + 4000).toISOString();
  await database.db.transaction().execute(async (tx) => {
    await tx
      .updateTable("consentStates")
      .set({ shownUntil: end })
      .where("studentId", "=", places.child)
      .execute();
    await raiseVersions(tx, ["consents"]);
  });
  await api.look("/gallery");
  await expect.poll(() => findShown(places)).toEqual([]);
});

describe("a mark", () => {
  it("never outlives a child who is deleted for good at the same time", async () => {
    for (let round = 0; round < 8; round++) {
      const places = await createPlaces();
      const late = await createEntry(api, students);
      const mark = { files: [places.picture], students: [late._id], isMarked: true };
      const [marked, forgotten] = await Promise.all([
        api.post("/pictures/children", { ...call, json: mark }),
        api.remove(`/students/${late._id}/forget`, { ...call, json: { confirm: late.rollNumber } }),
      ]);
      expect([forgotten.status, [200, 404].includes(marked.status)]).toEqual([200, true]);
      const marks = await database.db
        .selectFrom("childPictures")
        .select("file")
        .where("studentId", "=", late._id)
        .execute();
      expect(marks).toEqual([]);
      const isRemoved = marked.status === 200;
      expect((await api.get(filePath(places.picture))).status).toBe(isRemoved ? 404 : 200);
    }
  });

  it("of a child who is deleted for good while the album is saved takes the picture out of the album", async () => {
    for (let round = 0; round < 4; round++) {
      const { album, child, picture, post } = await createPlaces();
      const { rollNumber } = (await api.get("/students/all", call)).body.find(
        ({ _id }: AnyEntry) => _id === child,
      );
      const [saved, copied, forgotten] = await Promise.all([
        api.put(galleries.update(album), {
          ...call,
          form: [
            ["title", "Saved"],
            ["keep", picture],
          ],
        }),
        api.post(galleries.create, { ...call, form: [["keep", `shared:${picture}`]] }),
        api.remove(`/students/${child}/forget`, { ...call, json: { confirm: rollNumber } }),
      ]);
      expect(forgotten.status).toBe(200);
      expect([200, 400]).toContain(saved.status);
      expect([201, 400]).toContain(copied.status);
      const naming = [
        ...(await api.get(galleries.list, call)).body,
        (await api.get(String(blocks.get?.(post)), call)).body,
      ].filter(({ images }: AnyEntry) => images.includes(picture));
      expect(naming).toEqual([]);
      expect(await stateOf(picture)).toEqual(HIDDEN);
    }
  });

  it("is refused for a child without a record, also for one in the trash", async () => {
    const { picture } = await createPlaces();
    const student = await createEntry(api, students);
    await trash(student._id);
    const json = { files: [picture], students: [student._id], isMarked: true };
    const { status, body } = await api.post("/pictures/children", { ...call, json });
    expect([status, body.message]).toEqual([404, "Student not found"]);
  });
});
