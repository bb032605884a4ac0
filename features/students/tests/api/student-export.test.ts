import { text } from "node:stream/consumers";
import { readXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { contentTypes, createEntry } from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { ADMIN } from "../../../../tests/test-server.ts";
import { IMPORT_FIELDS, importCalls, type Sheet } from "../../content/import-contract.ts";
import { exportStudents } from "../../server/records/export-students.ts";

const api = await startApi();
const call = { token: api.token };
const { students } = contentTypes;

const SHEET = {
  nameHi: "",
  guardianName: "R. Sharma",
  guardianNameHi: "र. शर्मा",
  mobileNumber: "+91 98260 11111",
  address: "1 Road",
  gender: "Male",
};
const create = (fields: Record<string, string>) =>
  createEntry(api, students, { ...SHEET, dateOfBirth: "2015-06-30", ...fields });

const ravi = await create({
  name: "=HYPERLINK(A1)",
  nameHi: "रवि",
  rollNumber: "007",
  class: "5",
  section: "A",
});
await create({ name: "आशा शर्मा", rollNumber: "2", class: "5", section: "B", gender: "Female" });
await create({
  name: 'Meera "Mini", Rao',
  rollNumber: "10",
  class: "6",
  section: "A",
  address: "1 Road, Ujjain",
});

/** As somebody types it, which the import would write otherwise. */
const UNTIDY = { mobileNumber: "98260-22222", address: "Flat 1\n  Ujjain ", name: "Zoya  Khan" };

const EXPORT = "/students/export";
const exported = (query = "", headers: Record<string, string> = {}) =>
  api.get(`${EXPORT}?${query}`, { ...call, headers });

async function readCells(bytes: Buffer): Promise<unknown[][]> {
  const { sheets } = await readXlsx(bytes);
  return sheets[0]?.rows ?? [];
}

const HEAD = [
  ...["Name", "नाम (हिन्दी)", "Roll number", "Class", "Section", "Date of birth", "Guardian name"],
  ...["अभिभावक का नाम (हिन्दी)", "Mobile number", "Address", "Gender", "Left school on"],
];

describe("the export", () => {
  it("is a workbook of texts: leading zeros stay, dates have the Indian format, formulas stay texts", async () => {
    const { bytes, headers } = await exported("sort=class");
    expect(headers.get("content-disposition")).toBe(
      `attachment; filename="students-${dayInIndia(new Date())}.xlsx"`,
    );
    expect(headers.get("cache-control")).toBe("no-store");
    const [head, ...rows] = await readCells(bytes);
    expect(head).toEqual(HEAD);
    expect(rows).toHaveLength(3);
    expect(rows.find(([name]) => name === "=HYPERLINK(A1)")?.slice(0, 11)).toEqual([
      ...["=HYPERLINK(A1)", "रवि", "007", "5", "A", new Date("2015-06-30")],
      ...["R. Sharma", "र. शर्मा", "+91 98260 11111", "1 Road", "Male"],
    ]);
    const { sheets } = await readXlsx(bytes, { readStyles: true });
    expect(sheets[0]?.cells?.get("1,5")?.style?.numFmt).toBe("dd/mm/yyyy");
    expect([...(sheets[0]?.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual(
      [],
    );
  });

  it("is CSV in UTF-8 with BOM and CRLF, without formulas and with unambiguous dates", async () => {
    const { text: sheet, headers, bytes } = await exported("format=csv&sort=-rollNumber");
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(sheet.replace("\u{feff}", "").split("\r\n")).toEqual([
      HEAD.join(","),
      `"Meera ""Mini"", Rao",,10,6,A,2015-06-30,R. Sharma,र. शर्मा,'+91 98260 11111,"1 Road, Ujjain",Male,`,
      `'=HYPERLINK(A1),रवि,007,5,A,2015-06-30,R. Sharma,र. शर्मा,'+91 98260 11111,1 Road,Male,`,
      `आशा शर्मा,,2,5,B,2015-06-30,R. Sharma,र. शर्मा,'+91 98260 11111,1 Road,Female,`,
    ]);
  });

  it("has headings and options in both languages", async () => {
    const { text: sheet } = await exported(`format=csv&language=hi&q=${encodeURIComponent("आशा")}`);
    const [head, row] = sheet.replace("\u{feff}", "").split("\r\n");
    expect(head?.split(",").slice(0, 4)).toEqual(["नाम", "नाम (हिन्दी)", "अनुक्रमांक", "कक्षा"]);
    expect(row).toContain("बालिका");
  });

  it("follows the filters of the list; students who left only on request", async () => {
    const names = async (query: string) =>
      (await readCells((await exported(query)).bytes)).slice(1).map(([, , rollNumber]) => rollNumber);
    expect(await names("class=5&sort=rollNumber")).toEqual(["2", "007"]);
    expect(await names("class=5&section=A")).toEqual(["007"]);
    expect(await names("q=meera")).toEqual(["10"]);
    expect(await names("isDraft=true")).toEqual([]);
    const left = { action: "change", values: { leftOn: "2026-03-31" }, ids: [ravi._id] };
    expect((await api.post(students.bulk, { ...call, json: left })).status).toBe(200);
    expect(await names("hasLeft=true")).toEqual(["007"]);
    expect(await names("hasLeft=false&sort=rollNumber")).toEqual(["2", "10"]);
    const [, row] = await readCells((await exported("hasLeft=true")).bytes);
    expect(row?.at(-1)).toEqual(new Date("2026-03-31"));
  });

  it("is for admins and audited with its filters, but without the search text", async () => {
    expect((await api.get(EXPORT)).status).toBe(401);
    expect((await exported("format=pdf")).status).toBe(400);
    expect((await exported("limit=5")).status).toBe(400);
    await exported("class=5&section=B");
    await exported("q=Canary");
    await exported("class=Canary");
    const lines = (await api.get("/audit?action=export&limit=3", call)).body;
    expect(lines.map(({ actor, title }: Record<string, string>) => [actor, title])).toEqual([
      [ADMIN.email, "0 students"],
      [ADMIN.email, "0 students"],
      [ADMIN.email, "1 student, class 5, section B"],
    ]);
    expect((await api.call("HEAD", `/api/v1${EXPORT}`, call)).status).toBe(405);
  });

  it.each(["xlsx", "csv"].flatMap((format) => ["en", "hi"].map((language) => [format, language] as const)))(
    "as %s in %s can be imported again without changes",
    async (format, language) => {
      if ((await api.get(`${students.list}?q=Zoya`, call)).body.length === 0) {
        await create({ ...UNTIDY, rollNumber: "99", class: "7", section: "A" });
        await create({ name: "-Dash", rollNumber: "0012", class: "7", section: "A" });
      }
      const { bytes } = await exported(`format=${format}&language=${language}`);
      const form = [["file", bytes, `students.${format}`] as const];
      const { columns, rows, notes } = (await api.post(importCalls.read.path, { ...call, form }))
        .body as Sheet;
      expect(notes).toEqual(["Children who have left school were left out."]);
      expect(columns).toEqual([...IMPORT_FIELDS, null]);
      const values = ({ cells }: Sheet["rows"][number]) =>
        Object.fromEntries(IMPORT_FIELDS.map((field, index) => [field, cells[index]]));
      const json = {
        rows: rows.map((each) => ({ row: each.row, values: values(each) })),
        fields: IMPORT_FIELDS,
        known: "update",
      };
      const { counts } = (await api.post(importCalls.check.path, { ...call, json })).body;
      expect(counts).toEqual({ new: 0, changed: 0, unchanged: 4, skipped: 0, wrong: 0 });
    },
  );

  it("of thousands does not block other requests", async () => {
    const { db } = api.server.database;
    const row = await db.selectFrom("students").selectAll().limit(1).executeTakeFirstOrThrow();
    const ids = Array.from({ length: 2000 }, () => crypto.randomUUID());
    for (let start = 0; start < ids.length; start += 200) {
      const copies = ids.slice(start, start + 200).map((_id) => ({ ...row, _id }));
      await db.insertInto("students").values(copies).execute();
    }
    let turns = 0;
    const count = () => {
      turns++;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    const file = await text(exportStudents(db, { ids, format: "csv", language: "en" }));
    clearImmediate(next);
    expect(file.split("\r\n")).toHaveLength(2001);
    expect(turns).toBeGreaterThanOrEqual(10);
  });
});
