import { readFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, vi } from "vitest";
import { storedNames } from "../../../../core/content/files/images.ts";
import { engineOf } from "../../../../core/server/database/engine.ts";
import {
  type AnyEntry,
  bareName,
  contentTypes,
  createEntry,
  JPEG,
  toForm,
} from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { buildJpeg } from "../../../../tests/files.ts";
import { ADMIN } from "../../../../tests/test-server.ts";

const api = await startApi({ withSite: true, backups: { folder: "/nowhere", keep: 7 } });
const call = { token: api.token };
const { database, files, dataDir } = api.server;
const { db } = database;
const { students, topStudents, alumni, galleries } = contentTypes;
const ANOTHER = await buildJpeg({ width: 700, height: 400 });

const CHILD = {
  name: "Vibhuti Forgotten",
  rollNumber: "FORGET-77",
  mobileNumber: "91234 56789",
  guardianName: "Guardian Forgotten",
  address: "9 Forgotten Lane",
};
/** Data that must be deleted everywhere, in every stored spelling. */
const TRACES = ["vibhuti", "forget-77", "91234 56789", "9123456789", "forgotten", "forget-000000000077"];

const forget = (id: string, confirm: unknown = CHILD.rollNumber) =>
  api.remove(`/students/${id}/forget`, { ...call, json: { confirm } });

/** A child with everything that may be kept about one. */
async function createChild() {
  const student = await createEntry(api, students, CHILD);
  await api.put(students.update(student._id), { ...call, form: [["profilePhoto", ANOTHER, "2.jpg"]] });
  const changed = (await api.get(`${students.list}?q=${CHILD.rollNumber}`, call)).body[0];
  const linked = { name: CHILD.name, studentId: student._id };
  const best = await createEntry(api, topStudents, linked);
  const alumnus = await createEntry(api, alumni, { ...linked, fatherName: CHILD.guardianName });
  const deleted = await createEntry(api, topStudents, linked);
  await api.remove(topStudents.remove(deleted._id), call);
  const album = await api.post(galleries.create, {
    ...call,
    form: [...toForm(galleries.fields), ["images", JPEG, "1.jpg"], ["images", ANOTHER, "2.jpg"]],
  });
  const [picture, otherPicture] = album.body.images;
  await api.put(`/students/${student._id}/pictures`, { ...call, json: { files: [picture] } });
  const consent = await api.post("/consents", {
    ...call,
    json: {
      students: [student._id],
      purposes: ["name", "photo", "pictures", "topStudents"],
      state: "given",
      how: "slip",
      on: "2026-11-02",
    },
  });
  expect(consent.status).toBe(200);
  const ownFiles = [student.profilePhoto, changed.profilePhoto, best.image, alumnus.image, deleted.image];
  const names = [...ownFiles.map(bareName), picture];
  expect(new Set(names).size).toBe(6);
  return { student, names, album: album.body as AnyEntry, otherPicture };
}

async function readTables(): Promise<Map<string, string>> {
  const tables = await db.introspection.getTables();
  const texts = new Map<string, string>();
  for (const { name } of tables) {
    // SQLite's own, with numbers beyond those of JavaScript; they are among the bytes that are looked through.
    if (name.startsWith("searchWords_")) continue;
    const rows = await db
      .selectFrom(name as "students")
      .selectAll()
      .execute();
    texts.set(name, JSON.stringify(rows));
  }
  return texts;
}

const findTraces = (text: string, traces: readonly string[]) => {
  const lower = text.toLowerCase();
  return traces.filter((trace) => lower.includes(trace));
};

const listStored = async () => {
  const places = [files, files.withdrawn];
  return (await Promise.all(places.map((place) => Array.fromAsync(place.list())))).flat();
};

describe("a child that is deleted for good", () => {
  it("leaves nothing in any table, file, cached page or response, except the audit line", async () => {
    const { student, names, album, otherPicture } = await createChild();
    const traces = [...TRACES, ...names];
    expect((await api.look("/students")).text).toContain(CHILD.name);
    expect((await api.look("/")).text).toContain(CHILD.name);
    expect(findTraces([...(await readTables()).values()].join(), traces).sort()).toEqual(traces.sort());

    const answer = await forget(student._id);

    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      message: "Everything about the student is deleted for good.",
      deleted: { versions: 6, consents: 4, topStudents: 2, alumni: 1, pictures: 1, files: 6, copies: 0 },
      isErased: true,
    });
    for (const [table, text] of await readTables()) {
      expect([table, findTraces(text, traces)]).toEqual([table, []]);
    }
    const parts = new Set(names.flatMap(storedNames));
    expect((await listStored()).filter(({ name }) => parts.has(name))).toEqual([]);
    const albums: AnyEntry[] = (await api.get(galleries.list)).body;
    expect(albums.find(({ _id }) => _id === album._id).images).toEqual([otherPicture]);
    for (const page of ["/students", "/", "/alumni", "/gallery"]) {
      expect([page, findTraces((await api.look(page)).text, traces)]).toEqual([page, []]);
    }
    for (const list of [students.list, topStudents.list, alumni.list, "/trash", "/audit"]) {
      expect([list, findTraces((await api.get(list, call)).text, traces)]).toEqual([list, []]);
    }
    const [proof] = (await api.get("/audit?action=forget", call)).body;
    expect(proof).toMatchObject({
      actor: ADMIN.email,
      type: "students",
      entryId: student._id,
      fields: [],
      title: "versions 6, consents 4, top students 2, alumni 1, pictures 1, files 6",
    });
    expect((await forget(student._id)).status).toBe(404);
  });

  // PostgreSQL keeps its files to itself.
  if (engineOf(db) === "sqlite") {
    it("leaves nothing in the bytes of the database either", async () => {
      const { student, names } = await createChild();
      await forget(student._id);
      for (const file of ["gurukul.sqlite", "gurukul.sqlite-wal"]) {
        const bytes = await readFile(path.join(dataDir, file), "latin1");
        expect([file, findTraces(bytes, [...TRACES, ...names])]).toEqual([file, []]);
      }
    });

    it("stays in SQLite's log while another program reads, and the response says so", async () => {
      const student = await createEntry(api, students, CHILD);
      const readLog = async () => {
        const bytes = await readFile(path.join(dataDir, "gurukul.sqlite-wal"), "latin1");
        return findTraces(bytes, ["forget-77"]);
      };
      const reader = new DatabaseSync(path.join(dataDir, "gurukul.sqlite"), { readOnly: true });
      reader.exec("BEGIN; SELECT count(*) FROM students");
      const { body } = await forget(student._id);
      expect(body).toMatchObject({ success: true, isErased: false });
      expect(body.mayRemain[0]).toMatch(/^The record is deleted\. Remains in the database's log/);
      expect(await readLog()).toEqual(["forget-77"]);
      reader.exec("COMMIT");
      reader.close();
      await expect.poll(readLog).toEqual([]);
    });
  }

  it("is removed from the trash too and cannot be restored", async () => {
    const { student, names } = await createChild();
    const removed = await api.remove(students.remove(student._id), call);
    const revision = removed.headers.get("x-revision");
    expect((await forget(student._id)).status).toBe(200);
    expect((await api.post(`/trash/${revision}/restore`, call)).status).toBe(404);
    const rows = [...(await readTables()).values()].join();
    expect(findTraces(rows, [...TRACES, ...names])).toEqual([]);
  });

  it("reports what may remain elsewhere", async () => {
    const student = await createEntry(api, students, CHILD);
    const { mayRemain } = (await forget(student._id)).body;
    expect(mayRemain).toHaveLength(4);
    expect(mayRemain[0]).toContain("until 7 newer ones");
    expect(mayRemain.join(" ")).toMatch(/downloaded.+exported or printed.+Search engines/);
  });

  it("reports that files wait for the next sweep if they could not be removed", async () => {
    const student = await createEntry(api, students, CHILD);
    const broken = vi.spyOn(files, "remove").mockRejectedValueOnce(new Error("no disk"));
    const { mayRemain } = (await forget(student._id)).body;
    expect(mayRemain[0]).toMatch(/^Some pictures are still being removed/);
    broken.mockRestore();
    expect(api.logLines.splice(0).filter((line) => line.includes("no disk"))).toHaveLength(1);
    await api.server.sweepFiles(new Date(Date.now() + 60_000));
    const left = (await listStored()).map(({ name }) => name);
    expect(left).not.toContain(bareName(student.profilePhoto));
  });
});

describe("deleting a child for good", () => {
  it("needs the roll number, in the digits of either script, and an admin", async () => {
    const student = await createEntry(api, students, CHILD);
    for (const confirm of ["", "FORGET-78", CHILD.name, null, 77]) {
      const refused = await forget(student._id, confirm);
      expect([confirm, refused.status]).toEqual([confirm, 400]);
    }
    expect((await api.remove(`/students/${student._id}/forget`, call)).status).toBe(400);
    expect(
      (await api.remove(`/students/${student._id}/forget`, { json: { confirm: "FORGET-77" } })).status,
    ).toBe(401);
    expect((await api.get(`${students.list}?q=FORGET-77`, call)).body).toHaveLength(1);
    expect((await forget(student._id, " FORGET-७७ ")).status).toBe(200);
  });

  it("leaves other children unchanged", async () => {
    const { student } = await createChild();
    const friend = await createEntry(api, students, { name: "Asha Stays" });
    const best = await createEntry(api, topStudents, { name: "Asha Stays", studentId: friend._id });
    const before = await readOf([friend._id, best._id]);
    await forget(student._id);
    expect(await readOf([friend._id, best._id])).toEqual(before);
    expect((await forget("nobody")).status).toBe(404);
  });
});

async function readOf(ids: string[]) {
  const revisions = await db.selectFrom("revisions").selectAll().where("entryId", "in", ids).execute();
  const rows = await db.selectFrom("students").selectAll().where("_id", "in", ids).execute();
  const best = await db.selectFrom("topStudents").selectAll().where("_id", "in", ids).execute();
  return { revisions, rows, best };
}
