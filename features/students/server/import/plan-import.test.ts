import { describe, expect, it } from "vitest";
import type { ApiError } from "../../../../core/server/errors.ts";
import { IMPORT_FIELDS, type ImportCheck, type ImportField } from "../../content/import-contract.ts";
import type { KnownStudent } from "./known-students.ts";
import { checkImport, type ImportStep, planImport, type RowsToCheck } from "./plan-import.ts";

type Texts = Partial<Record<ImportField, string>>;

const ASHA = {
  name: "Asha Verma",
  rollNumber: "1",
  class: "5",
  section: "A",
  dateOfBirth: "2015-06-30",
  guardianName: "Mohan Verma",
  mobileNumber: "9826077553",
  address: "Ujjain",
  gender: "Female",
} satisfies Texts;
const KNOWN = { _id: "01920000-0000-7000-8000-000000000001", ...ASHA } as KnownStudent;

const toBytes = (value: unknown) => Buffer.from(JSON.stringify(value));
const readBytes = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes));

function buildOrder(rows: Texts[], overrides: object = {}): RowsToCheck {
  const numbered = rows.map((values, index) => ({ row: index + 2, values: { ...ASHA, ...values } }));
  return {
    request: toBytes({ rows: numbered, fields: IMPORT_FIELDS, known: "update", ...overrides }),
    students: [toBytes([]), toBytes([KNOWN])],
    classNames: new Map(),
    school: { classes: ["5"], sections: ["A"] },
  };
}

const refusalOf = (work: () => unknown): Pick<ApiError, "id" | "message" | "errors"> => {
  try {
    work();
  } catch (error) {
    return error as ApiError;
  }
  throw new Error("It was not refused");
};

it("returns the result of each row", () => {
  const order = buildOrder([{}, { address: "Dewas" }, { rollNumber: "2" }, { rollNumber: "3", name: "" }]);
  const { counts, rows }: ImportCheck = readBytes(checkImport(order));
  expect(rows.map(({ outcome }) => outcome)).toEqual(["unchanged", "wrong", "new", "wrong"]);
  expect(rows[1]?.errors).toEqual({ rollNumber: "Row 2 has the same roll number and class" });
  expect(counts).toEqual({ new: 1, changed: 0, unchanged: 1, skipped: 0, wrong: 2 });
});

describe("names in Hindi", () => {
  const HINDI = { nameHi: "आशा वर्मा", guardianNameHi: "मोहन वर्मा" };
  const check = (row: Texts, known: object = HINDI): ImportCheck["rows"][number] | undefined => {
    const order = { ...buildOrder([row]), students: [toBytes([{ ...KNOWN, ...known }])] };
    return (readBytes(checkImport(order)) as ImportCheck).rows[0];
  };

  it("are added to a known student", () => {
    expect(check(HINDI, { nameHi: null, guardianNameHi: null })).toMatchObject({
      outcome: "changed",
      values: { ...ASHA, ...HINDI },
      before: { nameHi: "", guardianNameHi: "" },
    });
    expect(check(HINDI)).toMatchObject({ outcome: "unchanged" });
  });

  it("identify the student of a sheet in Hindi, and do not replace the names in English", () => {
    const row = { name: "आशा  वर्मा", guardianName: "मोहन वर्मा", section: "B" };
    expect(check(row)).toMatchObject({
      outcome: "changed",
      before: { section: "A" },
      values: { name: "Asha Verma" },
    });
    expect(check({ ...row, section: "A", address: "Dewas" })?.before).toEqual({ address: "Ujjain" });
  });

  it("of another child with the same roll number are not saved in the record", () => {
    const other = {
      name: "रवि शर्मा",
      guardianName: "दिनेश शर्मा",
      mobileNumber: "9826077554",
      dateOfBirth: "2016-01-02",
    };
    expect(check(other)?.errors).toHaveProperty("rollNumber");
  });
});

it("does not match rows whose roll numbers are failed formulas", () => {
  const order = buildOrder([{ rollNumber: "#REF!" }, { rollNumber: "#REF!" }]);
  const { rows }: ImportCheck = readBytes(checkImport(order));
  const rollNumber = "The formula of this cell has failed. Write what belongs here";
  expect(rows.map(({ errors }) => errors)).toEqual([{ rollNumber }, { rollNumber }]);
});

it("does not read a date with the day first if others in the column have the month first", () => {
  const birthdays = (...dates: string[]) => {
    const rows = dates.map((dateOfBirth, index) => ({ dateOfBirth, rollNumber: String(index + 10) }));
    const checked: ImportCheck = readBytes(checkImport(buildOrder(rows)));
    return checked.rows.map(({ errors, values }) => errors?.dateOfBirth ?? values.dateOfBirth);
  };
  const monthFirst = "Date of birth must have the day before the month, such as 30/06/2015";
  const doubtful =
    "Other dates have the month first, so this one may too. Write it such as 1 April 2015, or save the sheet as XLSX and import that";
  expect(birthdays("01/04/2015", "6/30/2015", "०१-०५-२०१५")).toEqual([doubtful, monthFirst, doubtful]);
  expect(birthdays("05/5/2015", "2015-04-01", "1 April 2015", "", "06/30/2015")).toEqual([
    ...["2015-05-05", "2015-04-01", "2015-04-01", "Date of birth is required, such as 30/6/2015", monthFirst],
  ]);
  expect(birthdays("01/04/2015", "6/30/2015", "30/6/15")).toEqual(["2015-04-01", monthFirst, "2015-06-30"]);
});

describe("roll numbers that moved between children", () => {
  const BINA: KnownStudent = {
    ...KNOWN,
    _id: "01920000-0000-7000-8000-000000000002",
    name: "Bina Rao",
    rollNumber: "2",
  };
  const outcomes = (rows: Texts[], known = "update") => {
    const order = { ...buildOrder(rows, { known }), students: [toBytes([KNOWN, BINA])] };
    const checked: ImportCheck = readBytes(checkImport(order));
    return checked.rows.map(({ outcome, errors }) => errors?.rollNumber ?? outcome);
  };
  const of = (name: string, number: number) =>
    `${name} has roll number ${number}. Change roll numbers in the list of students first`;
  const ofAsha = of("Asha Verma", 1);
  const ofBina = of("Bina Rao", 2);
  const row = (name: string, rollNumber: string) => ({ name, rollNumber });

  it.each(["update", "skip"])("give no record the name of another child (%s)", (known) => {
    const shifted = [row("Aabha Jain", "1"), row("asha  verma", "2"), row("Bina Rao", "3")];
    expect(outcomes(shifted, known)).toEqual([ofAsha, ofBina, ofBina]);
    expect(outcomes([row("Bina Rao", "1"), row("Asha Verma", "2")], known)).toEqual([ofAsha, ofBina]);
    expect(outcomes([row("Bina Rao", "1")], known)).toEqual([ofAsha]);
  });

  it("are not assumed for a corrected name, a namesake or a replacement", () => {
    expect(outcomes([row("Aasha Verma", "1"), row("Bina Rao", "2")])).toEqual(["changed", "unchanged"]);
    expect(outcomes([row("Bina Rao", "1"), row("Bina Rao", "2")])).toEqual(["changed", "unchanged"]);
    expect(outcomes([row("Bina Rao", "3")])).toEqual(["new"]);
    expect(outcomes([row("Zoya Khan", "1")])).toEqual(["changed"]);
    expect(outcomes([{ ...row("Bina Rao", "1"), class: "6" }])).toEqual(["new"]);
  });
});

describe("a row with the class and roll number of a child", () => {
  const ZOYA: Texts = {
    name: "Zoya Khan",
    dateOfBirth: "2016-02-29",
    guardianName: "Imran Khan",
    mobileNumber: "98260 11111",
  };
  const outcome = (values: Texts, overrides?: object) => {
    const { rows }: ImportCheck = readBytes(checkImport(buildOrder([values], overrides)));
    return rows[0]?.errors?.rollNumber ?? rows[0]?.outcome;
  };

  it("but another name, birthday, guardian and telephone changes no record", () => {
    const message =
      "Asha Verma, another child, has roll number 1. Change the school year or the list of students first";
    expect(outcome(ZOYA)).toBe(message);
    expect(outcome({ ...ZOYA, mobileNumber: "" })).toBe(message);
    expect(outcome(ZOYA, { known: "skip" })).toBe("skipped");
  });

  it("is a correction if another field identifies the child", () => {
    expect(outcome({ ...ZOYA, mobileNumber: "+91 98260 77553" })).toBe("changed");
    expect(outcome({ ...ZOYA, guardianName: "MOHAN  VERMA" })).toBe("changed");
    expect(outcome({ ...ZOYA, dateOfBirth: ASHA.dateOfBirth })).toBe("changed");
    expect(outcome({ ...ZOYA, name: ASHA.name })).toBe("changed");
    expect(outcome({ name: "आशा वर्मा", guardianName: "मोहन वर्मा" })).toBe("changed");
    expect(outcome({ ...ZOYA, dateOfBirth: "", mobileNumber: "" })).toBe("changed");
  });
});

it("plans in steps what is written, and only the changes of an existing child", () => {
  const added = Array.from({ length: 60 }, (_, index) => ({ rollNumber: String(index + 10) }));
  const { counts, failed, steps } = planImport(buildOrder([{ address: "Dewas" }, ...added]));
  expect([counts.new, counts.changed, failed]).toEqual([60, 1, []]);
  const [first, second, third]: ImportStep[] = steps.map(readBytes);
  expect(first?.changed).toEqual([{ _id: KNOWN._id, values: { address: "Dewas" } }]);
  expect([first?.created.length, second?.created.length, third]).toEqual([49, 11, undefined]);
  expect(first?.created[0]).toMatchObject({ ...ASHA, rollNumber: "10", profilePhoto: null });
  expect(planImport(buildOrder([{}])).steps).toEqual([]);
});

it("plans nothing if rows are wrong, unless they are left out", () => {
  const rows = [{ rollNumber: "2" }, { rollNumber: "3", name: "" }];
  expect(refusalOf(() => planImport(buildOrder(rows)))).toMatchObject({ id: "wrong_rows" });
  const { failed, steps } = planImport(buildOrder(rows, { leavesOutWrong: true }));
  expect(failed.map(({ row }) => row)).toEqual([3]);
  expect(steps).toHaveLength(1);
});

it.each([
  ["", "Send the fields as one JSON object"],
  ["[]", "Send the fields as one JSON object"],
  ['{"rows": "Asha"}', "Send the fields as one JSON object"],
  ['{"rows": [{"name": "Asha', "The request could not be read"],
])("rejects %s without quoting it", (text, message) => {
  const order = { ...buildOrder([]), request: Buffer.from(text) };
  expect(refusalOf(() => checkImport(order))).toMatchObject({ id: "malformed_request", message });
});

it("names the path of the first error of an invalid request", () => {
  const rows = [
    { row: 2, values: {} },
    { row: 3, values: { name: 5 } },
    { row: "x", values: {} },
  ];
  const { errors } = refusalOf(() => checkImport(buildOrder([], { rows })));
  expect(Object.keys(errors ?? {})).toEqual(["rows.1.values.name"]);
});
