import { describe, expect, it } from "vitest";
import { emptyValues, readDocument } from "../../../core/content/pages/page-schema.ts";
import { findChargedColumns, findFeeTotals } from "./fee-totals.ts";
import { type FeesPage, fees } from "./fees.ts";

const NOT_CHOSEN = emptyValues(fees.fields.charges.fields) as FeesPage["charges"];
const CLASS_3 = {
  applicationFee: 500,
  admissionFee: 11_000,
  firstInstalment: 7000,
  secondInstalment: 6000,
  thirdInstalment: 6000,
};
const NOTHING = {
  applicationFee: null,
  admissionFee: null,
  firstInstalment: null,
  secondInstalment: null,
  thirdInstalment: null,
};

const totalsOf = (row: Parameters<typeof findFeeTotals>[0], charges: Partial<FeesPage["charges"]> = {}) =>
  findFeeTotals(row, findChargedColumns({ ...NOT_CHOSEN, ...charges }, [row]));

describe("the totals of a class", () => {
  it("are the instalments for a continuing pupil, and everything for a new one", () => {
    expect(totalsOf(CLASS_3)).toEqual({ continuing: 19_000, newPupil: 30_500 });
  });

  it("follow what the school has chosen for a column", () => {
    expect(totalsOf(CLASS_3, { admissionFee: "yearly", firstInstalment: "once" })).toEqual({
      continuing: 23_000,
      newPupil: 30_500,
    });
  });

  it("do not count an empty amount", () => {
    expect(totalsOf({ ...NOTHING, applicationFee: 500, firstInstalment: 7000 })).toEqual({
      continuing: 7000,
      newPupil: 7500,
    });
    expect(totalsOf(NOTHING)).toEqual({ continuing: null, newPupil: null });
  });

  it("are unknown for a class whose yearly fees are missing", () => {
    const row = { ...NOTHING, admissionFee: 11_000 };
    const columns = findChargedColumns(NOT_CHOSEN, [CLASS_3, row]);
    expect(findFeeTotals(row, columns)).toEqual({ continuing: null, newPupil: null });
  });
});

describe("the columns of a table", () => {
  it("are charged as specified in a document that was stored before schools could choose", () => {
    const { charges, rows } = readDocument(
      fees,
      { rows: [{ id: "1", ...CLASS_3, grade: { en: "Class 3" } }] },
      (path) => {
        throw new Error(`${path} cannot be read`);
      },
    ) as unknown as FeesPage;
    expect(findChargedColumns(charges, rows)).toEqual({
      once: ["applicationFee", "admissionFee"],
      yearly: ["firstInstalment", "secondInstalment", "thirdInstalment"],
    });
  });

  it("have no one-time fee where no class pays one", () => {
    const rows = [{ ...CLASS_3, applicationFee: 0, admissionFee: null }];
    expect(findChargedColumns(NOT_CHOSEN, rows).once).toEqual([]);
  });
});
