import { afterEach, describe, expect, it, vi } from "vitest";
import { storageFull } from "../../core/server/errors.ts";
import { completeForm, contentTypes, createEntry, JPEG } from "./entries.ts";
import { savePage, text } from "./save-page.ts";
import { startApi } from "./start-api.ts";

const api = await startApi({ breaks: true });
const { facilities, galleries, students } = contentTypes;
const { files, database, sweepFiles } = api.server;
const DAY_MS = 24 * 60 * 60_000;

afterEach(() => {
  vi.restoreAllMocks();
});

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });
const diskError = () => withCode("EIO: i/o error at /secret/folder", "EIO");
const create = () => api.post(facilities.create, { token: api.token, form: completeForm(facilities) });
const stored = async () => ({
  entries: (await api.get(facilities.list)).body,
  files: (await api.storedFiles()).sort(),
});

describe("when files cannot be withdrawn", () => {
  it("a deletion succeeds, and the next sweep moves the file", async () => {
    const entry = await createEntry(api, facilities);
    vi.spyOn(files, "withdraw").mockRejectedValueOnce(diskError());
    expect((await api.remove(facilities.remove(entry._id), { token: api.token })).status).toBe(200);
    expect((await stored()).entries).toEqual([]);
    expect(await api.storedFiles()).toContain(entry.image);
    await sweepFiles(new Date());
    expect(await api.storedFiles()).not.toContain(entry.image);
    expect(await files.withdrawn.find(entry.image)).toBeDefined();
  });

  it("a restore succeeds, and the next sweep moves the replaced files", async () => {
    const entry = await createEntry(api, facilities);
    const form = [["image", JPEG] as const];
    const changed = await api.put(facilities.update(entry._id), { token: api.token, form });
    vi.spyOn(files, "withdraw").mockRejectedValueOnce(diskError());
    const undo = `/revisions/${changed.headers.get("x-revision")}/restore`;
    expect((await api.post(undo, { token: api.token })).status).toBe(200);
    expect(await api.storedFiles()).toEqual(expect.arrayContaining([entry.image, changed.body.image]));
    await sweepFiles(new Date());
    expect(await api.storedFiles()).toContain(entry.image);
    expect(await api.storedFiles()).not.toContain(changed.body.image);
    await api.remove(facilities.remove(entry._id), { token: api.token });
  });

  it("an update succeeds", async () => {
    const entry = await createEntry(api, facilities);
    vi.spyOn(files, "withdraw").mockRejectedValueOnce(diskError());
    const answer = await api.put(facilities.update(entry._id), { token: api.token, form: [["image", JPEG]] });
    expect([answer.status, answer.body.image === entry.image]).toEqual([200, false]);
    await sweepFiles(new Date());
  });
});

describe("when files cannot be brought back or removed", () => {
  it("nothing is restored, and the files stay where they are", async () => {
    const entry = await createEntry(api, facilities);
    const deleted = await api.remove(facilities.remove(entry._id), { token: api.token });
    const address = `/trash/${deleted.headers.get("x-revision")}`;
    vi.spyOn(files, "bringBack").mockRejectedValueOnce(diskError());
    expect((await api.post(`${address}/restore`, { token: api.token })).status).toBe(500);
    expect((await stored()).entries.map(({ _id }: { _id: string }) => _id)).not.toContain(entry._id);
    expect(await files.withdrawn.find(entry.image)).toBeDefined();
    expect((await api.post(`${address}/restore`, { token: api.token })).status).toBe(200);
    expect(await api.storedFiles()).toContain(entry.image);
    await api.remove(facilities.remove(entry._id), { token: api.token });
  });

  it("deleting for good succeeds, and the next sweep removes the files", async () => {
    const entry = await createEntry(api, facilities);
    const deleted = await api.remove(facilities.remove(entry._id), { token: api.token });
    vi.spyOn(files.withdrawn, "remove").mockRejectedValueOnce(diskError());
    const purged = await api.remove(`/trash/${deleted.headers.get("x-revision")}`, { token: api.token });
    expect(purged.status).toBe(200);
    expect(await files.withdrawn.find(entry.image)).toBeDefined();
    await sweepFiles(new Date(Date.now() + 60_000));
    expect(await files.withdrawn.find(entry.image)).toBeUndefined();
  });
});

it("a picture that was sent ahead and cannot be removed from there is in one album only", async () => {
  const path = "/uploads/stage?type=galleries&field=images";
  const staged = await api.post(path, { token: api.token, form: [["file", JPEG]] });
  const save = () => api.post(galleries.create, { token: api.token, form: [["keep", staged.body.name]] });
  vi.spyOn(files.staged, "remove").mockRejectedValueOnce(diskError());
  expect((await save()).status).toBe(201);
  expect((await save()).status).toBe(400);
});

describe("pictures of a page", () => {
  const save = (slides: unknown[], sent: Parameters<typeof savePage>[3] = {}) =>
    savePage(api, "home", { slides }, sent);
  const slide = (file: string) => ({ heading: text("Welcome"), picture: { file, alt: text("School") } });

  it("are swept when nothing names them any more, and not before", async () => {
    const saved = await save([slide("upload:0"), slide("upload:1")], { files: [JPEG, JPEG] });
    const [first, second] = saved.body.document.slides;
    vi.spyOn(files, "withdraw").mockRejectedValueOnce(diskError());
    expect((await save([second])).status).toBe(200);
    expect(await api.storedFiles()).toContain(first.picture.file);
    await sweepFiles(new Date());
    expect(await api.storedFiles()).not.toContain(first.picture.file);
    expect(await api.storedFiles()).toContain(second.picture.file);
  });

  it("are removed after a refused or failed save", async () => {
    const before = await api.storedFiles();
    const stale = { files: [JPEG], headers: { "if-match": '"2000-01-01T00:00:00.000Z"' } };
    expect((await save([slide("upload:0")], stale)).status).toBe(409);
    expect(
      (await save([slide("upload:0"), { heading: text(""), line: text("Since 1998") }], { files: [JPEG] }))
        .status,
    ).toBe(400);
    vi.spyOn(files, "write").mockRejectedValueOnce(storageFull());
    expect((await save([slide("upload:0")], { files: [JPEG] })).status).toBe(507);
    expect(await api.storedFiles()).toEqual(before);
  });
});

describe("when files cannot be written", () => {
  it("a full disk is 507 and nothing is saved", async () => {
    const before = await stored();
    vi.spyOn(files, "write").mockRejectedValueOnce(storageFull());
    const answer = await create();
    expect([answer.status, answer.body.id]).toEqual([507, "storage_full"]);
    expect(await stored()).toEqual(before);
  });

  it("other files of the same form are removed, and the response hides the reason", async () => {
    const before = await stored();
    const write = files.write.bind(files);
    vi.spyOn(files, "write")
      .mockImplementationOnce(write)
      .mockImplementationOnce(write)
      .mockRejectedValueOnce(diskError());
    const form = [1, 2, 3].map(() => ["images", JPEG] as const);
    const answer = await api.post(galleries.create, { token: api.token, form });
    expect([answer.status, answer.body]).toEqual([
      500,
      {
        success: false,
        id: "internal_error",
        message: "Something went wrong on our side. Please try again later.",
      },
    ]);
    expect(await stored()).toEqual(before);
  });
});

describe("when the database fails", () => {
  const failTransaction = (error: Error) =>
    vi.spyOn(database.db, "transaction").mockImplementationOnce(() => {
      throw error;
    });

  it.each([
    ["a full disk", Object.assign(new Error("database or disk is full"), { errcode: 13 }), 507, null],
    ["a locked file", Object.assign(new Error("database is locked"), { errcode: 5 }), 503, "5"],
    ["a full disk of PostgreSQL", withCode("could not extend file", "53100"), 507, null],
    ["an error of ours", new Error("relation facilities, column secret"), 500, null],
  ])(
    "%s is reported in the words of the contract, and the written files are removed",
    async (_name, error, status, retryAfter) => {
      const before = await stored();
      failTransaction(error);
      const answer = await create();
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([status, retryAfter]);
      expect(answer.text).not.toContain(error.message);
      expect(await stored()).toEqual(before);
    },
  );

  it.each([
    ["a connection lost", withCode("terminating connection due to administrator command", "57P01")],
    ["a connection reset", withCode("read ECONNRESET", "ECONNRESET")],
    [
      "a connection that broke between two statements",
      new Error("Client has encountered a connection error and is not queryable"),
    ],
    ["a pool that waits in vain", new Error("timeout exceeded when trying to connect")],
  ])("%s may be after the commit, so the files stay for the sweep", async (_name, error) => {
    const before = await stored();
    failTransaction(error);
    const answer = await create();
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect((await api.storedFiles()).length).toBe(before.files.length + 1);
    await sweepFiles(new Date());
    expect(await stored()).toEqual(before);
    await sweepFiles(new Date(Date.now() + 8 * DAY_MS));
  });

  it("cached responses are still served", async () => {
    await createEntry(api, students);
    const kept = await api.get(students.list);
    vi.spyOn(database.db, "selectFrom").mockImplementation(() => {
      throw withCode("connection refused", "ECONNREFUSED");
    });
    expect((await api.get(students.list)).text).toBe(kept.text);
    const uncached = await api.get(`${students.list}?q=a`);
    expect([uncached.status, uncached.headers.get("retry-after")]).toEqual([503, "5"]);
    expect((await api.get("/contact/all", { token: api.token })).status).toBe(503);
  });
});

it("/readyz names the failed store", async () => {
  vi.spyOn(files, "checkReachable").mockRejectedValueOnce(diskError());
  const answer = await api.look("/readyz");
  expect([answer.status, answer.body]).toEqual([
    503,
    { status: "not ready", database: "ok", files: "unreachable" },
  ]);
  expect((await api.look("/healthz")).status).toBe(200);
});
