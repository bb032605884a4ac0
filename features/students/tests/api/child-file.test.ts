import { expect, it } from "vitest";
import { findBytes } from "../../../../core/server/files/file-store.ts";
import { bareName, CANARIES, contentTypes, createEntry, toForm } from "../../../../tests/api/entries.ts";
import { savePage, text } from "../../../../tests/api/save-page.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { buildJpeg } from "../../../../tests/files.ts";
import { ADMIN } from "../../../../tests/test-server.ts";

const api = await startApi();
const call = { token: api.token };
const { students, topStudents, alumni, galleries } = contentTypes;
const ALONE = await buildJpeg({ width: 60, height: 40 });
const GROUP = await buildJpeg({ width: 70, height: 40 });

const everything = (id: string, language = "en") =>
  api.get(`/students/${id}/everything?language=${language}`, call);

const OTHER = {
  name: "Somebody Else",
  rollNumber: "OTHER-1",
  guardianName: "Parent of Somebody",
  mobileNumber: "90000 11111",
  address: "1 Other Street",
};

const student = await createEntry(api, students, { name: "Kavya <Patel>", rollNumber: "K-12" });
const other = await createEntry(api, students, OTHER);

async function fill(): Promise<{ alone: string; together: string }> {
  await savePage(api, "school", {
    name: text("Adarsh School"),
    letterhead: { en: ["Adarsh School, Ujjain"], hi: [] },
  });
  await api.put(students.update(student._id), {
    ...call,
    form: toForm({ class: "7", address: "8 New Road" }),
  });
  // An entry that was about the other child before it was about this one.
  const best = await createEntry(api, topStudents, { name: OTHER.name, percent: 71, studentId: other._id });
  await api.put(topStudents.update(best._id), {
    ...call,
    form: toForm({ name: "Kavya Best", percent: 93.5, studentId: student._id }),
  });
  await createEntry(api, topStudents, { name: OTHER.name, studentId: other._id });
  await createEntry(api, alumni, { name: "Kavya Alumna", studentId: student._id });
  const album = await api.post(galleries.create, {
    ...call,
    form: [...toForm(galleries.fields), ["images", ALONE, "1.jpg"], ["images", GROUP, "2.jpg"]],
  });
  const [alone, together] = album.body.images;
  await api.put(`/students/${student._id}/pictures`, { ...call, json: { files: [alone, together] } });
  await api.put(`/students/${other._id}/pictures`, { ...call, json: { files: [together] } });
  for (const [id, by] of [
    [student._id, "Kavya's mother"],
    [other._id, OTHER.guardianName],
  ]) {
    const answered = { purposes: ["photo"], state: "refused", how: "in person", on: "2026-11-02", by };
    const recorded = await api.post("/consents", { ...call, json: { ...answered, students: [id] } });
    expect(recorded.status).toBe(200);
  }
  return { alone, together };
}

const { alone, together } = await fill();
/** Wherever it is: refused photos are withdrawn. */
async function asData(value: string): Promise<string> {
  const { files } = api.server;
  const name = bareName(value);
  const bytes = (await findBytes(files, name)) ?? (await findBytes(files.withdrawn, name));
  return String(bytes?.toString("base64"));
}

it("has everything about the child, in one file without scripts", async () => {
  const answer = await everything(student._id);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="student-record-\d{4}-\d\d-\d\d\.html"$/,
  );
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const page = answer.text;
  const facts = [
    ...["Adarsh School, Ujjain", "Kavya &#60;Patel&#62;", "K-12", "9 March 2017", CANARIES.guardianName],
    ...[CANARIES.mobileNumber, "8 New Road", `Address: ${CANARIES.address} → 8 New Road`, "Class: 4 → 7"],
    ...["Kavya Best", "93.5", "Kavya Alumna", "Kavya&#39;s mother", "Did not agree", "In person"],
    ...[
      "2 November 2026",
      "Recorded that the parents do not agree",
      "without a photo",
      "In: Sports Day",
      `Made by ${ADMIN.email}`,
    ],
  ];
  expect(facts.filter((fact) => !page.includes(fact))).toEqual([]);
  for (const picture of [student.profilePhoto, alone]) expect(page).toContain(await asData(picture));
  expect(page).not.toMatch(/<script|<link|src="(?!data:image)|href=/);
});

it("has nothing about any other child, not even a picture that shows both", async () => {
  const { text: page } = await everything(student._id);
  expect(Object.values(OTHER).filter((secret) => page.includes(secret))).toEqual([]);
  expect(page).not.toContain(await asData(together));
  expect(page).toContain("It shows other children too");
});

it("is in Hindi on request", async () => {
  const { text: page } = await everything(student._id, "hi");
  expect(page).toContain('<html lang="hi">');
  expect(page).toMatch(/<h1>[^<]*काव्या पटेल/);
  const names = ["अभिभावक का नाम (हिन्दी)", CANARIES.guardianNameHi, "<dd>बी</dd>"];
  const facts = ["अभिभावक का नाम", "9 मार्च 2017", "बालिका", "सहमति नहीं दी", "मेधावी विद्यार्थी", "बदला गया"];
  expect([...names, ...facts].filter((fact) => !page.includes(fact))).toEqual([]);
});

it("exists for a child in the trash, with the picture", async () => {
  const gone = await createEntry(api, students, { name: "Gone Girl", rollNumber: "G-1" });
  const photo = await asData(gone.profilePhoto);
  await api.remove(students.remove(gone._id), call);
  const { text: page } = await everything(gone._id);
  for (const fact of ["Gone Girl", "It waits in the trash", photo]) expect(page).toContain(fact);
});

it("can be downloaded by admins only, and the audit log records it", async () => {
  await everything(student._id);
  const [line] = (await api.get("/audit?action=export", call)).body;
  expect(line).toMatchObject({ actor: ADMIN.email, type: "students", entryId: student._id, title: null });
  expect((await api.get(`/students/${student._id}/everything`)).status).toBe(401);
  expect((await everything("nobody")).status).toBe(404);
  expect((await everything("01920000-0000-7000-8000-000000000000")).status).toBe(404);
  expect((await everything(student._id, "fr")).status).toBe(400);
});
