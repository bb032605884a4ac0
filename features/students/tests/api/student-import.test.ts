import { beforeEach, describe, expect, it } from "vitest";
import { type AnyEntry, CANARIES, contentTypes, createEntry } from "../../../../tests/api/entries.ts";
import { savePage } from "../../../../tests/api/save-page.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { buildXlsx } from "../../../../tests/sheets.ts";
import { ADMIN } from "../../../../tests/test-server.ts";
import { IMPORT_FIELDS, type ImportField, importCalls } from "../../content/import-contract.ts";

const api = await startApi({ withSite: true });
const call = { token: api.token };
const { students } = contentTypes;

type Texts = Partial<Record<ImportField, string>>;

const ASHA: Texts = {
  name: "Asha Verma",
  rollNumber: "12",
  class: "5",
  section: "A",
  dateOfBirth: "30/06/2015",
  guardianName: CANARIES.guardianName,
  mobileNumber: CANARIES.mobileNumber,
  address: CANARIES.address,
  gender: "F",
};
const STORED = { ...ASHA, dateOfBirth: "2015-06-30", mobileNumber: "9826077553", gender: "Female" };
/** As a dry run reports it: a column without a value is an empty text. */
const REPORTED = { ...STORED, nameHi: "", guardianNameHi: "" };
const child = (values: Texts = {}): Texts => ({ ...ASHA, ...values });
const body = (rows: Texts[], more: object = {}) => ({
  rows: rows.map((values, index) => ({ row: index + 2, values })),
  fields: IMPORT_FIELDS,
  known: "update",
  ...more,
});
const check = async (rows: Texts[], more?: object) =>
  (await api.post(importCalls.check.path, { ...call, json: body(rows, more) })).body;
const save = (rows: Texts[], more?: object) =>
  api.post(importCalls.save.path, { ...call, json: body(rows, more) });
const list = async (): Promise<AnyEntry[]> => (await api.get(`${students.list}?sort=rollNumber`, call)).body;
const read = (bytes: Buffer, name = "students.xlsx", more: [string, string][] = []) =>
  api.post(importCalls.read.path, { ...call, form: [["file", bytes, name], ...more] });
const undo = (batch: string) => api.post(`/revisions/batches/${batch}/undo`, call);
const lines = async () => (await api.get("/audit?action=import", call)).body;

beforeEach(async () => {
  const ids = (await list()).map(({ _id }) => _id);
  if (ids.length > 0) await api.post(students.bulk, { ...call, json: { action: "delete", ids } });
});

describe("a file", () => {
  it("becomes rows, read in the import process", async () => {
    const rows = [
      ["Name", "Roll No"],
      ["Asha", 12],
    ];
    const { status, body } = await read(
      buildXlsx([
        { name: "A", rows },
        { name: "B", rows: [["x", "y"]] },
      ]),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ sheet: "A", columns: ["name", "rollNumber"] });
    expect(body.rows).toEqual([{ row: 2, cells: ["Asha", "12"] }]);
    expect(api.logLines.some((line) => line.includes("import process started"))).toBe(true);
    const other = await read(
      buildXlsx([
        { name: "A", rows },
        { name: "B", rows },
      ]),
      "a.xlsx",
      [["sheet", "B"]],
    );
    expect(other.body.sheet).toBe("B");
    expect((await read(Buffer.from("Name,Class\nAsha,5\n"), "a.csv")).body.sheet).toBe("CSV");
  });

  it("that cannot be read or is too large is refused on its field", async () => {
    const damaged = await read(Buffer.from("PK\x03\x04 and nothing more"));
    expect([damaged.status, damaged.body.errors.file]).toEqual([422, damaged.body.message]);
    const large = await read(Buffer.alloc(10 * 1024 * 1024 + 1, "a"));
    expect([large.status, large.body.message]).toEqual([
      413,
      "Choose a file within the limit: XLSX and CSV files 10 MB",
    ]);
    const none = await api.post(importCalls.read.path, { ...call, form: [["sheet", "A"]] });
    expect([none.status, none.body.errors]).toEqual([400, { file: "Send one file" }]);
    const more = await read(Buffer.from("a,b"), "a.csv", [["colour", "red"]]);
    expect(more.body.errors).toEqual({ colour: "colour is not a field of this form" });
  });

  it("has an empty template in both languages and formats, which can be imported", async () => {
    for (const [language, format, heading] of [
      ["en", "xlsx", "Name"],
      ["hi", "xlsx", "नाम"],
      ["hi", "csv", "नाम"],
    ]) {
      const file = await api.get(`${importCalls.template.path}?language=${language}&format=${format}`, call);
      expect(file.headers.get("content-disposition")).toBe(
        `attachment; filename="students-${language}.${format}"`,
      );
      const { body } = await read(file.bytes, `a.${format}`);
      expect([body.headings[0], body.columns, body.rows]).toEqual([heading, [...IMPORT_FIELDS], []]);
    }
  });
});

describe("a column that may be in Kruti Dev", () => {
  const rows = ["jkds'k 'kekZ", "lquhrk oekZ", "lhrk ;kno"].map((name, index) =>
    child({ name, rollNumber: `${index + 1}`, section: "c", dateOfBirth: "", guardianName: "Mohan Verma" }),
  );
  const sheet = buildXlsx([
    {
      name: "A",
      rows: [
        ["Name", "Roll No", "Class", "Section", "Guardian Name"],
        ...rows.map((row) =>
          [row.name, row.rollNumber, row.class, row.section, row.guardianName].map(String),
        ),
      ],
    },
  ]);
  const fields = ["name", "rollNumber", "class", "section", "guardianName"];

  it("is read in both ways, with the sections of the school's list and students as known words", async () => {
    const asked = (await read(sheet)).body;
    expect([asked.legacyColumns, asked.unsureColumns]).toEqual([[0], [3]]);
    expect(asked.rows[0]).toEqual({
      row: 2,
      cells: ["राकेश शर्मा", "1", "5", "c", "Mohan Verma"],
      typed: ["jkds'k 'kekZ"],
      converted: ["ब"],
    });
    await save([child({ section: "ब" })]);
    const known = (await read(sheet)).body;
    expect([known.legacyColumns, known.unsureColumns]).toEqual([[0, 3], []]);
  });

  it("is refused until its font is decided", async () => {
    const refused = {
      name: "Name may be typed in a Hindi font (Kruti Dev). Decide whether it is, then send the field in fontsDecided",
      section:
        "Section may be typed in a Hindi font (Kruti Dev). Decide whether it is, then send the field in fontsDecided",
    };
    for (const path of [importCalls.check.path, importCalls.save.path]) {
      const { status, body: answer } = await api.post(path, { ...call, json: body(rows, { fields }) });
      expect([status, answer.errors]).toEqual([400, refused]);
      expect(answer.errorParams.section).toEqual({
        id: "font_undecided",
        params: { label: "Section", labelHi: "सेक्शन" },
      });
    }
    expect(await list()).toEqual([]);

    const converted = rows.map((row) => ({ ...row, name: "राकेश शर्मा" }));
    const saved = await save(converted, { fields, fontsDecided: ["section"] });
    expect([saved.status, saved.body.counts.new]).toEqual([200, 3]);
    expect((await list()).map(({ section }) => section)).toEqual(["C", "C", "C"]);
  });
});

describe("a dry run", () => {
  it("reports the result of each row, and stores nothing", async () => {
    await save([child(), child({ rollNumber: "13", name: "Ravi" }), child({ rollNumber: "14" })]);
    const before = await list();
    const rows = [
      child({ rollNumber: "15", class: "V" }),
      child({ mobileNumber: "98260 00001", section: "b", address: "" }),
      child({ rollNumber: "13", name: " Ravi ", class: "5th", gender: "girl", dateOfBirth: "30 जून 2015" }),
      child({ rollNumber: "16", dateOfBirth: "31/02/2015", gender: "X", name: "" }),
      child({ rollNumber: "15", class: "पाँचवीं" }),
    ];
    const { counts, rows: checked } = await check(rows);
    expect(api.logLines.some((line) => line.includes("import process started"))).toBe(true);
    expect(counts).toEqual({ new: 1, changed: 1, unchanged: 1, skipped: 0, wrong: 2 });
    expect(checked).toEqual([
      { row: 2, outcome: "new", values: { ...REPORTED, rollNumber: "15", class: "V" } },
      {
        row: 3,
        outcome: "changed",
        values: { ...REPORTED, mobileNumber: "9826000001", section: "B" },
        before: { section: "A", mobileNumber: "9826077553" },
      },
      { row: 4, outcome: "unchanged", values: { ...REPORTED, rollNumber: "13", name: "Ravi" } },
      {
        row: 5,
        outcome: "wrong",
        values: { ...REPORTED, rollNumber: "16", dateOfBirth: "31/02/2015", gender: "X", name: "" },
        errors: {
          name: "Name is required",
          dateOfBirth: "Date of birth is a day that does not exist",
          gender: "Gender must be one of Male, Female, Other",
        },
        errorParams: {
          name: { id: "required", params: { label: "Name", labelHi: "नाम" } },
          dateOfBirth: { id: "birth_not_a_day" },
          gender: {
            id: "not_an_option",
            params: { label: "Gender", labelHi: "लिंग", options: "Male, Female, Other" },
          },
        },
      },
      {
        row: 6,
        outcome: "wrong",
        values: { ...REPORTED, rollNumber: "15", class: "पाँचवीं" },
        errors: { rollNumber: "Row 2 has the same roll number and class" },
        errorParams: { rollNumber: { id: "row_repeated", params: { row: 2 } } },
      },
    ]);
    expect(await list()).toEqual(before);
  });

  it("writes a class as the school's own list does", async () => {
    await savePage(api, "school", {
      classes: [{ id: "a", name: { en: "Class 5", hi: null }, sections: "A" }],
    });
    const { rows } = await check([child({ class: "V" }), child({ class: "11 Science", rollNumber: "1" })]);
    expect(rows.map(({ values, outcome }: AnyEntry) => [values.class, outcome])).toEqual([
      ["Class 5", "new"],
      ["11 Science", "new"],
    ]);
    await savePage(api, "school", { classes: [] });
  });

  it("requires only the identity of the child, not fields without a column", async () => {
    const fields = ["name", "rollNumber", "class", "section", "address"];
    const texts = { name: "Ravi", rollNumber: "1", class: "5", section: "", address: "" };
    const { rows } = await check([texts, { ...texts, rollNumber: "2", section: "A", address: "Ujjain" }], {
      fields,
    });
    expect(rows[0].errors).toEqual({ section: "Section is required", address: "Address is required" });
    expect(rows[1]).toMatchObject({ outcome: "new" });
    const withoutClass = await check([{ name: "Ravi", rollNumber: "1" }], { fields: ["name", "rollNumber"] });
    expect(withoutClass.rows[0].errors).toEqual({
      class: "Class is required",
      section: "Section is required",
    });
  });

  it("treats the same roll number in another section as another child, unless the name is the same", async () => {
    const { name: known } = await createEntry(api, students, { rollNumber: "41", class: "5", section: "A" });
    const rows = [
      child({ rollNumber: "41", section: "B", name: "Asha" }),
      child({ rollNumber: "41", section: "C", name: "Bina" }),
      child({ rollNumber: "41", section: "c", name: "Chandni" }),
      child({ rollNumber: "41", section: "D", name: String(known) }),
    ];
    const { rows: checked } = await check(rows);
    expect(checked.map(({ outcome }: AnyEntry) => outcome)).toEqual(["new", "new", "wrong", "changed"]);
    expect(checked[2].errors).toEqual({ rollNumber: "Row 3 has the same roll number and class" });
  });

  it("does not match a child who has left, nor one of two with the same roll number", async () => {
    const [first, second, gone] = [
      await createEntry(api, students, { rollNumber: "1", class: "5", section: "A" }),
      await createEntry(api, students, { rollNumber: "001", class: "V", section: "a" }),
      await createEntry(api, students, { rollNumber: "2", class: "5", section: "A" }),
    ];
    await api.post(students.bulk, {
      ...call,
      json: { action: "change", values: { leftOn: "2026-03-31" }, ids: [gone._id] },
    });
    expect([first.class, second.class]).toEqual(["5", "V"]);
    const { rows } = await check([child({ rollNumber: "1" }), child({ rollNumber: "2" })]);
    expect(rows[0].errors).toEqual({
      rollNumber: "More than one student has this roll number and class already",
    });
    expect(rows[1].outcome).toBe("new");
  });
});

describe("an import", () => {
  it("adds and changes children in one transaction, shows them at once, and is undone as one", async () => {
    await save([child()]);
    const before = await list();
    expect((await api.look("/students")).text).not.toContain("Ravi Malviya");
    const { status, body } = await save(
      [
        child({ address: "Dewas" }),
        child({ rollNumber: "13", name: "Ravi Malviya" }),
        child({ rollNumber: "14", dateOfBirth: "06/30/2015" }),
      ],
      { leavesOutWrong: true },
    );
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        message: "1 student added. 1 student changed. 1 row left out.",
        counts: { new: 1, changed: 1, unchanged: 0, skipped: 0, wrong: 1 },
        batch: expect.stringMatching(/^[0-9a-f-]{36}$/),
        failed: [
          expect.objectContaining({
            row: 4,
            errors: { dateOfBirth: "Date of birth must have the day before the month, such as 30/06/2015" },
          }),
        ],
      },
    ]);
    const [changed, added] = await list();
    expect(changed).toMatchObject({ _id: before[0]?._id, ...STORED, address: "Dewas" });
    expect(added).toMatchObject({
      ...STORED,
      rollNumber: "13",
      name: "Ravi Malviya",
      profilePhoto: null,
      leftOn: null,
      isDraft: false,
    });
    expect((await api.look("/students")).text).toContain("Ravi Malviya");
    expect((await api.get(`${students.list}?q=malviya`)).body).toHaveLength(1);

    const undone = await undo(body.batch);
    expect(undone.body).toMatchObject({ restored: 2, skipped: 0 });
    const withoutTime = ([entry]: AnyEntry[]) => ({ ...entry, updatedAt: "" });
    expect(withoutTime(await list())).toEqual(withoutTime(before));
    expect((await api.look("/students")).text).not.toContain("Ravi Malviya");

    // From the trash only the child who was deleted comes back: what the import had changed stays undone.
    const restored = await api.post(`/trash/batches/${undone.body.batch}/restore`, call);
    expect(restored.body).toMatchObject({ restored: 1, skipped: 0 });
    expect((await list()).map(({ name, address }) => [name, address])).toEqual([
      [STORED.name, before[0]?.address],
      ["Ravi Malviya", STORED.address],
    ]);
  });

  it("is not undone for a child with a later consent", async () => {
    const { body } = await save([child(), child({ rollNumber: "13", name: "Ravi Malviya" })]);
    const [asha] = await list();
    const refusal = { purposes: ["name"], state: "refused", how: "slip", on: "2026-11-01" };
    await api.post("/consents", { ...call, json: { students: [asha?._id], ...refusal } });
    expect((await undo(body.batch)).body).toMatchObject({ restored: 1, skipped: 1 });
    expect((await save([child()])).body.message).toBe("0 students added. 1 student unchanged.");
    expect((await api.get(students.list)).body).toEqual([]);
  });

  it("leaves a field without a column empty, and a later sheet fills it", async () => {
    const fields = ["name", "rollNumber", "class", "section"];
    await save([child()], { fields });
    expect((await list())[0]).toMatchObject({
      name: "Asha Verma",
      dateOfBirth: "",
      mobileNumber: "",
      gender: "",
    });
    const { body } = await save([{ rollNumber: "12", class: "5", mobileNumber: "9826000001" }], {
      fields: ["rollNumber", "class", "mobileNumber"],
    });
    expect(body.message).toBe("0 students added. 1 student changed.");
    expect((await list())[0]).toMatchObject({ name: "Asha Verma", section: "A", mobileNumber: "9826000001" });
  });

  it("skips known children on request", async () => {
    await save([child()]);
    const { body } = await save([child({ name: "Another" })], { known: "skip" });
    expect([body.message, body.batch]).toEqual(["0 students added. 1 student skipped.", null]);
    expect((await list()).map(({ name }) => name)).toEqual(["Asha Verma"]);
  });

  it("is refused whole while rows are wrong", async () => {
    const one = await save([child(), child({ rollNumber: "13", section: "" })]);
    expect([one.status, one.body.id, one.body.message]).toEqual([
      409,
      "wrong_rows",
      "1 row is wrong, so nothing was imported. Correct them, or leave them out.",
    ]);
    const two = await save([child({ name: "" }), child({ rollNumber: "13", section: "" })]);
    expect(two.body.message).toMatch(/^2 rows are wrong/);
    expect(await list()).toEqual([]);
  });

  it("records account and number in the audit log, and only the id of each child", async () => {
    const { body } = await save([child(), child({ rollNumber: "13" })]);
    const [line] = await lines();
    expect(line).toMatchObject({
      action: "import",
      type: "students",
      actor: ADMIN.email,
      entryId: null,
      title: "2 students added.",
    });
    expect((await api.get("/audit?limit=3", call)).text).not.toContain("Asha");
    const count = (await lines()).length;
    expect((await save([child()])).body).toMatchObject({ batch: null, counts: { unchanged: 1 } });
    expect(await lines()).toHaveLength(count);
    expect(body.batch).not.toBeNull();
  });

  it("sent twice at the same time adds each child once", async () => {
    const rows = Array.from({ length: 120 }, (_, index) => child({ rollNumber: String(index + 1) }));
    const answers = await Promise.all([save(rows), save(rows), save(rows)]);
    expect(answers.map(({ body }) => body.counts.new).sort()).toEqual([0, 0, 120]);
    expect(answers.map(({ body }) => body.counts.unchanged).sort((a, b) => a - b)).toEqual([0, 120, 120]);
    expect(await list()).toHaveLength(120);
  });

  it("during a change of the same children is serialized, and both succeed", async () => {
    const rows = Array.from({ length: 120 }, (_, index) => child({ rollNumber: String(index + 1) }));
    await save(rows);
    const ids = (await list()).map(({ _id }) => _id);
    const [imported, changed] = await Promise.all([
      save(rows.map((row) => ({ ...row, address: "Dewas" }))),
      api.post(students.bulk, { ...call, json: { action: "change", values: { section: "C" }, ids } }),
    ]);
    expect([imported.status, changed.status]).toEqual([200, 200]);
    expect(imported.body.counts.changed).toBe(120);
  });
});

it("failed rows are downloaded in the language of the office", async () => {
  const { body } = await save([child({ name: "" })], { leavesOutWrong: true });
  const file = await api.post(`${importCalls.failed.path}?language=hi`, {
    ...call,
    json: { rows: body.failed },
  });
  expect([file.status, file.headers.get("content-type")]).toEqual([
    200,
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ]);
  const sheet = (await read(file.bytes)).body;
  expect(sheet.columns.slice(0, IMPORT_FIELDS.length)).toEqual([...IMPORT_FIELDS]);
  expect(sheet.rows[0].cells.slice(-2)).toEqual(["नाम आवश्यक है।", "2"]);
});

it("requests that the panel never sends are refused with the path of the error", async () => {
  const errorsOf = async (json: unknown) =>
    (await api.post(importCalls.check.path, { ...call, json })).body.errors;
  expect(Object.keys(await errorsOf(body([], {})))).toEqual(["rows"]);
  expect(Object.keys(await errorsOf({ ...body([child()]), known: "perhaps" }))).toEqual(["known"]);
  expect(await errorsOf({ ...body([child()]), rows: Array(20_001).fill({ row: 1, values: {} }) })).toEqual({
    rows: "must be at most 20000 rows",
  });
  const rows = [
    { row: 2, values: {} },
    { row: 3, values: { name: 5 } },
  ];
  expect(Object.keys(await errorsOf({ ...body([]), rows }))).toEqual(["rows.1.values.name"]);
  expect((await api.post(importCalls.check.path, { ...call, json: [] })).status).toBe(400);
});

it.each([
  ["POST", importCalls.read.path],
  ["POST", importCalls.check.path],
  ["POST", importCalls.save.path],
  ["POST", importCalls.failed.path],
  ["GET", importCalls.template.path],
])("%s %s is for admins", async (method, path) => {
  expect((await api.call(method, `/api/v1${path}`)).status).toBe(401);
});
