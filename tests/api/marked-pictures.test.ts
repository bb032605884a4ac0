import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { ConsentState } from "../../content/consent/consent-contract.ts";
import { storedNames } from "../../content/files/images.ts";
import { dayInIndia } from "../../content/school/india-time.ts";
import { CHILDREN_VERSION_PATH } from "../../content/site/offline.ts";
import { restoreBackup } from "../../server/backup/restore-backup.ts";
import { writeBackupFile } from "../../server/backup/write-backup.ts";
import { raiseVersions } from "../../server/content/commit.ts";
import { COMMAND_LINE } from "../../server/database/record-change.ts";
import { createConsentStore } from "../../server/students/consent/consent-store.ts";
import { buildJpeg } from "../files.ts";
import { startTestServer } from "../test-server.ts";
import { createStores } from "./create-stores.ts";
import { type AnyEntry, contentTypes, createEntry, filePath, toForm } from "./entries.ts";
import { savePage, text } from "./save-page.ts";
import { startApi } from "./start-api.ts";

const api = await startApi({ withSite: true });
const { token } = api;
const call = { token };
const { blocks, galleries, students } = contentTypes;
const { database, files } = api.server;
const TODAY = dayInIndia(new Date());
/** A consent of this day is over after a year. */
const LONG_AGO = "2020-01-01";

/** One picture of two children, in every place in which it can be. */
interface Places {
  child: string;
  friend: string;
  picture: string;
  /** It may name the child, so that it is hidden with the picture. */
  caption: string;
  /** The other picture of the post, without children. */
  other: string;
  album: string;
  post: string;
}

const record = async (ids: readonly string[], state: string, on = TODAY, purpose = "pictures") => {
  const json = { students: ids, purposes: [purpose], state, how: "slip", on };
  expect((await api.post("/consents", { ...call, json })).status).toBe(200);
};
const setRule = async (withoutRecord: "shown" | "hidden", validity = "year") => {
  expect((await savePage(api, "privacy", { withoutRecord, validity })).status).toBe(200);
};
const change = (id: string, values: Record<string, string>) =>
  api.put(students.update(id), { ...call, form: toForm(values) });
const trash = async (id: string) =>
  String((await api.remove(students.remove(id), call)).headers.get("x-revision"));
const restore = async (revision: string) => {
  expect((await api.post(`/trash/${revision}/restore`, call)).status).toBe(200);
};
const undo = async (batch: string) => {
  expect((await api.post(`/revisions/batches/${batch}/undo`, call)).status).toBe(200);
};

/** A page names the picture of an album only in a school whose data is older than the rule for page files. */
async function putOnPage(picture: string, caption: string): Promise<void> {
  const item = {
    caption: text("Sports day"),
    picture: { file: "upload:0", alt: text(caption), focus: null },
  };
  const uploads = [await buildJpeg({ width: 300, height: 200 })];
  const { body } = await savePage(api, "activities", { sports: { items: [item] } }, { files: uploads });
  const uploaded = String(body.document.sports.items[0].picture.file);
  await database.db.transaction().execute(async (tx) => {
    const document = JSON.stringify(body.document).replaceAll(uploaded, picture);
    await tx.updateTable("pages").set({ document }).where("name", "=", "activities").execute();
    const { _id } = await tx
      .selectFrom("revisions")
      .select("_id")
      .where("type", "=", "pages")
      .where("entryId", "=", "activities")
      .orderBy("number", "desc")
      .executeTakeFirstOrThrow();
    await tx.deleteFrom("revisionFiles").where("revision", "=", _id).execute();
    await raiseVersions(tx, ["page:activities"]);
  });
  await files.remove(storedNames(uploaded));
}

async function createPlaces(): Promise<Places> {
  const caption = `Winner of race ${randomUUID()}`;
  const [child, friend] = [await createEntry(api, students), await createEntry(api, students)];
  const [picture, other] = [
    await buildJpeg({ width: 900, height: 600 }),
    await buildJpeg({ width: 600, height: 400 }),
  ];
  const album = await api.post(galleries.create, {
    ...call,
    form: [...toForm(galleries.fields), ["images", picture, "1.jpg"]],
  });
  const [name = ""]: string[] = album.body.images;
  const post = await api.post(blocks.create, {
    ...call,
    form: [
      ...toForm({
        ...blocks.fields,
        content: `First\n\n![${caption}](picture:1)\n\n![Garden](picture:2)`,
        captions: JSON.stringify({ [name]: { caption } }),
      }),
      ["keep", `shared:${name}`],
      ["images", other, "2.jpg"],
    ],
  });
  expect([album.status, post.status]).toEqual([201, 201]);
  await putOnPage(name, caption);
  const json = { files: [name], students: [child._id, friend._id], isMarked: true };
  expect((await api.post("/pictures/children", { ...call, json })).status).toBe(200);
  return {
    ...{ child: child._id, friend: friend._id, picture: name, caption, other: post.body.images[1] },
    ...{ album: album.body._id, post: post.body._id },
  };
}

const READ_BY_VISITORS = ({ post }: Places) => [
  ...["/", "/hi", "/gallery", "/hi/gallery", "/blog", "/hi/blog", "/activities"],
  ...[`/blog-details/${post}`, "/sitemap.xml", "/search?q=winner"],
];

/** Where visitors find the picture. */
async function findShown(places: Places): Promise<string[]> {
  const { picture, caption, other, post } = places;
  const [base = ""] = picture.split(".");
  const shown: string[] = [];
  for (const address of READ_BY_VISITORS(places)) {
    const { status, text: html } = await api.look(address);
    expect(status, address).toBe(200);
    if (html.includes(base) || (address.startsWith("/blog-details") && html.includes(caption))) {
      shown.push(address);
    }
    if (address.startsWith("/blog-details"))
      expect(html, "the other picture stays").toContain(other.split(".")[0]);
  }
  for (const address of [galleries.list, blocks.list, String(blocks.get?.(post)), "/pages/get/activities"]) {
    const { text: json } = await api.get(address);
    if (json.includes(base) || json.includes(caption)) shown.push(address);
  }
  for (const part of storedNames(picture)) {
    const { status } = await api.get(filePath(part));
    expect([200, 404], part).toContain(status);
    if (status === 200) shown.push(part);
  }
  return shown;
}

const EVERYWHERE = ({ picture, post }: Places) => [
  ...["/", "/hi", "/gallery", "/hi/gallery", "/blog", "/hi/blog", "/activities", `/blog-details/${post}`],
  ...[galleries.list, blocks.list, String(blocks.get?.(post)), "/pages/get/activities"],
  ...storedNames(picture),
];

const isInOffice = async ({ album, picture }: Places): Promise<boolean> =>
  (await api.get(galleries.list, call)).body
    .find(({ _id }: AnyEntry) => _id === album)
    .images.includes(picture);

async function changeYear(leaving: string): Promise<string> {
  const { body: listed } = await api.get("/students/year-change/children", call);
  const names = [...new Set<string>(listed.map((each: AnyEntry) => each.class))];
  const plan = {
    ...{ year: "2027-28", leftOn: TODAY, sections: [], rollNumbers: { how: "keep", start: 1 } },
    classes: names.map((name) => ({ class: name, to: name })),
    exceptions: [{ student: leaving, to: null }],
  };
  const { body } = await api.post("/students/year-change/preview", { ...call, json: plan });
  const json = { ...plan, count: body.counts?.total, seen: body.seen };
  const answer = await api.post("/students/year-change", { ...call, json });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.batch;
}

type Fate = "shown" | "hidden" | "removed";

const ways: [way: string, fate: Fate, change: (places: Places) => Promise<unknown>][] = [
  ["no answer, and the school requires none", "shown", async () => {}],
  ["no answer, and the school requires one", "hidden", () => setRule("hidden")],
  [
    "a yes of both, and the school requires one",
    "shown",
    async ({ child, friend }) => {
      await setRule("hidden");
      await record([child, friend], "given");
    },
  ],
  [
    "a yes of one, and the school requires one",
    "hidden",
    async ({ child }) => {
      await setRule("hidden");
      await record([child], "given");
    },
  ],
  ["a refusal", "hidden", ({ child }) => record([child], "refused")],
  [
    "a refusal of one and a yes of the other",
    "hidden",
    async ({ child, friend }) => {
      await record([child], "refused");
      await record([friend], "given");
    },
  ],
  [
    "a new yes after a refusal",
    "shown",
    async ({ child }) => {
      await record([child], "refused");
      await record([child], "given");
    },
  ],
  ["a refusal of another purpose", "shown", ({ child }) => record([child], "refused", TODAY, "photo")],
  ["a yes that has ended", "hidden", ({ child }) => record([child], "given", LONG_AGO)],
  ["a record in the trash", "hidden", ({ child }) => trash(child)],
  ["a record that is back from the trash", "shown", async ({ child }) => restore(await trash(child))],
  ["a child who has left without an answer", "hidden", ({ child }) => change(child, { leftOn: TODAY })],
  [
    "a child who has left with a yes",
    "shown",
    async ({ child }) => {
      await record([child], "given");
      await change(child, { leftOn: TODAY });
    },
  ],
  [
    "a child who has left with a yes that has ended",
    "hidden",
    async ({ child }) => {
      await record([child], "given", LONG_AGO);
      await change(child, { leftOn: TODAY });
    },
  ],
  [
    "a child who has left with a refusal",
    "hidden",
    async ({ child }) => {
      await record([child], "refused");
      await change(child, { leftOn: TODAY });
    },
  ],
  [
    "a child who is back at school",
    "shown",
    async ({ child }) => {
      await change(child, { leftOn: TODAY });
      await change(child, { leftOn: "" });
    },
  ],
  ["a year change in which the child leaves", "hidden", ({ child }) => changeYear(child)],
  ["a year change that is undone", "shown", async ({ child }) => undo(await changeYear(child))],
  [
    "records that are deleted together",
    "hidden",
    ({ child, friend }) =>
      api.post(students.bulk, { ...call, json: { action: "delete", ids: [child, friend] } }),
  ],
  [
    "a deletion that is undone",
    "shown",
    async ({ child, friend }) => {
      const json = { action: "delete", ids: [child, friend] };
      await undo((await api.post(students.bulk, { ...call, json })).body.batch);
    },
  ],
  [
    "a refusal, and the mark is removed",
    "shown",
    async ({ child, picture }) => {
      await record([child], "refused");
      await api.put(`/students/${child}/pictures`, { ...call, json: { files: [] } });
      expect((await api.get(filePath(picture))).status).toBe(200);
    },
  ],
  [
    "a record in the trash whose mark is removed",
    "shown",
    async ({ child, picture }) => {
      await trash(child);
      const json = { files: [picture], students: [child], isMarked: false };
      expect((await api.post("/pictures/children", { ...call, json })).status).toBe(200);
    },
  ],
  ["a withdrawal", "removed", ({ child }) => record([child], "withdrawn")],
  [
    "a child who is deleted for good",
    "removed",
    async ({ child }) => {
      const { body } = await api.get(`/students/all`, call);
      const { rollNumber } = body.find(({ _id }: AnyEntry) => _id === child);
      await api.remove(`/students/${child}/forget`, { ...call, json: { confirm: rollNumber } });
    },
  ],
  [
    "a record that is deleted from the trash",
    "removed",
    async ({ child }) => api.remove(`/trash/${await trash(child)}`, call),
  ],
];

beforeEach(() => setRule("shown"));

describe("a picture of two children", () => {
  it.each(ways)("after %s is %s", async (_way, fate, changeIt) => {
    const places = await createPlaces();
    expect((await findShown(places)).sort()).toEqual(EVERYWHERE(places).sort());
    const before = (await api.look(CHILDREN_VERSION_PATH)).text;
    await changeIt(places);
    expect((await findShown(places)).sort()).toEqual(fate === "shown" ? EVERYWHERE(places).sort() : []);
    expect(await isInOffice(places)).toBe(fate !== "removed");
    const after = (await api.look(CHILDREN_VERSION_PATH)).text;
    if (fate !== "shown") expect(after, "phones drop their copies").not.toBe(before);
    const { body: hidden } = await api.get("/pictures/hidden", call);
    expect(hidden.files.includes(places.picture)).toBe(fate === "hidden");
  });
});

/** Whether the file of the picture is public, and whether it is among the public ones, once per place. */
const stateOf = async (picture: string) => ({
  status: (await api.get(filePath(picture))).status,
  isServed: (await files.find(picture)) !== undefined,
});
const HIDDEN = { status: 404, isServed: false };
const SHOWN = { status: 200, isServed: true };

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
      createConsentStore(elsewhere.database, () => {}).record(
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
