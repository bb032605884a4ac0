import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { storedNames } from "../../core/content/files/images.ts";
import { dayInIndia } from "../../core/content/text/india-time.ts";
import { raiseVersions } from "../../core/server/content/commit.ts";
import { createContentStore } from "../../core/server/content/content-store.ts";
import { COMMAND_LINE } from "../../core/server/database/entries/record-change.ts";
import { openDatabase } from "../../core/server/database/open-database.ts";
import { placeWaitingFiles } from "../../core/server/files/place-files.ts";
import { createPublicFiles } from "../../core/server/files/public-files.ts";
import type { ConsentPurpose, ConsentState } from "../../features/students/content/consent-contract.ts";
import { createConsentStore } from "../../features/students/server/consent/consent-store.ts";
import { createChild } from "../../features/students/tests/api/create-child.ts";
import { type AnyEntry, bareName, contentTypes, createEntry, filePath, JPEG, toForm } from "./entries.ts";
import { savePage } from "./save-page.ts";
import { startApi } from "./start-api.ts";

const api = await startApi({ breaks: true });
const { token } = api;
const { alumni, facilities, galleries, students, topStudents } = contentTypes;
const { files, database, retryFiles, sweepFiles } = api.server;
const TODAY = dayInIndia(new Date());
const DAY_MS = 24 * 60 * 60_000;

afterEach(() => {
  vi.restoreAllMocks();
});

const record = (ids: readonly string[], purposes: readonly ConsentPurpose[], state: ConsentState) =>
  api.post("/consents", { token, json: { students: ids, purposes, state, how: "slip", on: TODAY } });
const statusOf = async (name: string) => (await api.get(filePath(name))).status;
const statusesOf = (name: string) => Promise.all(storedNames(name).map(statusOf));
const isStored = async (name: string) =>
  [await files.find(name), await files.withdrawn.find(name)].map((file) => file !== undefined);
const findWaiting = async () => (await api.server.content.findWaitingFiles()).map(({ file }) => file);

const diskError = () => Object.assign(new Error("EROFS: read-only file system"), { code: "EROFS" });
/** Storage that moves and removes nothing. */
function breakStorage(): void {
  for (const method of ["withdraw", "bringBack", "remove"] as const) {
    vi.spyOn(files, method).mockRejectedValue(diskError());
  }
  vi.spyOn(files.withdrawn, "remove").mockRejectedValue(diskError());
}

describe("while storage cannot move or remove files", () => {
  it("a refused photo is not served, the answer says that it is still being removed, and a retry moves it", async () => {
    const child = await createChild(api);
    expect(await statusesOf(child.photo)).toEqual([200, 200, 200, 200]);
    breakStorage();
    const { status, body } = await record([child.id], ["photo"], "refused");
    expect([status, body.message, body.isRemoving]).toEqual([
      200,
      "Recorded for 1 student. The photo is still being removed; visitors can no longer open it.",
      true,
    ]);
    expect(await isStored(child.photo)).toEqual([true, false]);
    expect(await statusesOf(child.photo)).toEqual([404, 404, 404, 404]);
    await retryFiles();
    expect(await findWaiting()).toContain(child.photo);
    vi.restoreAllMocks();
    await retryFiles();
    expect([await isStored(child.photo), await findWaiting()]).toEqual([[false, true], []]);
  });

  it("a photo that is allowed again is served from where it is", async () => {
    const child = await createChild(api);
    await record([child.id], ["photo"], "refused");
    breakStorage();
    const { body } = await record([child.id], ["photo"], "given");
    expect([body.message, body.isRemoving]).toEqual(["Recorded for 1 student.", false]);
    expect(await statusesOf(child.photo)).toEqual([200, 200, 200, 200]);
    vi.restoreAllMocks();
    await retryFiles();
    expect((await isStored(child.photo))[0]).toBe(true);
  });

  it("the photos of children whose consent is withdrawn or who are forgotten are removed by the next process", async () => {
    const [withdrawn, forgotten, other] = [
      await createChild(api),
      await createChild(api),
      await createChild(api),
    ];
    breakStorage();
    const { body } = await record([withdrawn.id, other.id], ["photo"], "withdrawn");
    expect(body.message).toBe(
      "Recorded for 2 students. The photos are still being removed; visitors can no longer open them.",
    );
    const forget = await api.remove(`/students/${forgotten.id}/forget`, {
      token,
      json: { confirm: forgotten.rollNumber },
    });
    expect(forget.status).toBe(200);
    expect(forget.body.mayRemain[0]).toBe(
      "Some pictures are still being removed. Visitors can no longer open them.",
    );
    const photos = [withdrawn.photo, other.photo, forgotten.photo];
    expect(await Promise.all(photos.map(statusOf))).toEqual([404, 404, 404]);
    vi.restoreAllMocks();

    const opened = await openAgain();
    await placeWaitingFiles({ store: createContentStore(opened.db, () => {}), files });
    expect(await Promise.all(photos.map(isStored))).toEqual(photos.map(() => [false, false]));
    expect(await findWaiting()).toEqual([]);
  });

  it("the school's rule for children without a record applies at once, and a retry moves the photos", async () => {
    const child = await createChild(api);
    vi.spyOn(files, "list").mockImplementation(() => {
      throw diskError();
    });
    expect((await savePage(api, "privacy", { withoutRecord: "hidden", validity: "unlimited" })).status).toBe(
      200,
    );
    expect(await statusOf(child.photo)).toBe(404);
    expect(await findWaiting()).toEqual(["*"]);
    vi.restoreAllMocks();
    await retryFiles();
    expect([await isStored(child.photo), await findWaiting()]).toEqual([[false, true], []]);
    await savePage(api, "privacy", { withoutRecord: "shown", validity: "unlimited" });
    expect(await statusOf(child.photo)).toBe(200);
  });

  it("one file that cannot be moved does not delay the others", async () => {
    const children = await Promise.all(Array.from({ length: 21 }, () => createChild(api)));
    const photos = children.map(({ photo }) => photo).sort();
    breakStorage();
    await record(
      children.map(({ id }) => id),
      ["photo"],
      "refused",
    );
    vi.restoreAllMocks();
    const withdraw = files.withdraw.bind(files);
    vi.spyOn(files, "withdraw").mockImplementation(async (names) => {
      if (names.includes(String(photos[0]))) throw diskError();
      await withdraw(names);
    });
    await retryFiles();
    expect(new Set(await findWaiting()).size).toBeLessThan(photos.length);
    vi.restoreAllMocks();
    await retryFiles();
    expect(await findWaiting()).toEqual([]);
  });
});

/** The database as another process opens it. */
async function openAgain() {
  const opened = await openDatabase({ databaseUrl: api.databaseUrl, dataDir: api.server.dataDir });
  onTestFinished(() => opened.db.destroy());
  return opened;
}

it("a refusal that another process records applies to the next request", async () => {
  const child = await createChild(api);
  const consents = createConsentStore((await openAgain()).db, () => {});
  const statement = { students: [child.id], purposes: ["photo"], how: "slip", by: null, on: TODAY } as const;
  const recordElsewhere = (state: ConsentState) =>
    consents.record({ ...statement, students: [child.id], purposes: ["photo"], state }, COMMAND_LINE);
  for (let count = 0; count < 5; count++) {
    expect(await statusOf(child.photo)).toBe(200);
    await recordElsewhere("refused");
    expect(await statusOf(child.photo)).toBe(404);
    await recordElsewhere("given");
  }
  await retryFiles();
});

it("a photo is public until the moment at which the consent ends, and no longer", async () => {
  const child = await createChild(api);
  const end = Date.now() + DAY_MS;
  const shownUntil = new Date(end).toISOString();
  await database.db.transaction().execute(async (tx) => {
    const state = { studentId: child.id, purpose: "photo", state: "given", on: TODAY, shownUntil };
    await tx.insertInto("consentStates").values(state).execute();
    await raiseVersions(tx, ["consents"]);
  });
  let now = Date.now();
  const find = createPublicFiles(database.db, () => now);
  const isPublicAt = async (moment: number) => {
    now = moment;
    return (await find(child.photo))?.isPublic;
  };
  expect(await isPublicAt(end - DAY_MS)).toBe(true);
  expect([await isPublicAt(end - 1), await isPublicAt(end)]).toEqual([true, false]);
});

it("without the database no photo of a child is served, and other pictures are served if they were before", async () => {
  const [child, facility, unread] = [
    await createChild(api),
    await createEntry(api, facilities),
    await createEntry(api, facilities),
  ];
  expect([await statusOf(child.photo), await statusOf(facility.image)]).toEqual([200, 200]);
  vi.spyOn(database.db, "selectFrom").mockImplementation(() => {
    throw Object.assign(new Error("connection refused"), { code: "ECONNREFUSED" });
  });
  for (const round of [1, 2]) {
    const statuses = await Promise.all([child.photo, facility.image, unread.image].map(statusOf));
    expect([round, statuses]).toEqual([round, [503, 200, 503]]);
  }
});

describe("the headers of a file", () => {
  const headersOf = async (name: string) => {
    const { headers } = await api.get(filePath(name));
    return [headers.get("cache-control"), headers.get("x-robots-tag")];
  };
  const OF_CHILD = ["public, max-age=60, must-revalidate, s-maxage=1", "noindex"];
  const OF_OTHERS = ["public, max-age=31536000, immutable, s-maxage=1", null];

  it("limit how long browsers cache photos of students, top students and linked alumni", async () => {
    const child = await createChild(api);
    const top = await createEntry(api, topStudents);
    const linked = await createEntry(api, alumni, { studentId: child.id });
    const adult = await createEntry(api, alumni);
    const facility = await createEntry(api, facilities);
    for (const name of [...storedNames(child.photo), top.image, bareName(linked.image)]) {
      expect([name, await headersOf(name)]).toEqual([name, OF_CHILD]);
    }
    for (const name of [facility.image, bareName(adult.image)]) {
      expect([name, await headersOf(name)]).toEqual([name, OF_OTHERS]);
    }
  });

  it("change with the marks on the pictures of albums", async () => {
    const child = await createChild(api);
    const album: AnyEntry = (
      await api.post(galleries.create, { token, form: [1, 2].map(() => ["images", JPEG] as const) })
    ).body;
    const [marked, other] = album.images as [string, string];
    expect(await headersOf(marked)).toEqual(OF_OTHERS);
    const mark = (names: string[]) =>
      api.put(`/students/${child.id}/pictures`, { token, json: { files: names } });
    expect((await mark([marked])).status).toBe(200);
    expect([await headersOf(marked), await headersOf(other)]).toEqual([OF_CHILD, OF_OTHERS]);
    await mark([]);
    expect(await headersOf(marked)).toEqual(OF_OTHERS);
  });
});

it("a file that was put into storage by hand is never served, and is removed after a week among the withdrawn", async () => {
  const name = `${"9".repeat(32)}.pdf`;
  await files.write(name, Buffer.from("%PDF-1.7"));
  expect(await statusOf(name)).toBe(404);
  const soon = new Date(Date.now() + 60_000);
  await sweepFiles(soon);
  await sweepFiles(soon);
  expect([await isStored(name), await statusOf(name)]).toEqual([[false, true], 404]);
  await sweepFiles(new Date(Date.now() + 8 * DAY_MS));
  expect(await isStored(name)).toEqual([false, false]);
});

it("restoring a version from before a withdrawal does not bring the deleted photo back", async () => {
  const child = await createChild(api);
  const changed = await api.put(students.update(child.id), { token, form: toForm({ name: "Renamed" }) });
  await record([child.id], ["photo"], "withdrawn");
  const restored = await api.post(`/revisions/${changed.headers.get("x-revision")}/restore`, { token });
  expect([restored.status, restored.body.value.profilePhoto]).toEqual([200, null]);
  expect([await statusOf(child.photo), await isStored(child.photo)]).toEqual([404, [false, false]]);
});
