import { expect, test } from "vitest";
import { fees } from "../../../features/fees/content/fees.ts";
import { school } from "../../../features/school/content/school.ts";
import { privacy } from "../../../features/students/content/privacy.ts";
import { emptyValues } from "../../content/pages/page-schema.ts";
import { fieldMark } from "../../site/field-marks.ts";
import { readTyped } from "./typed-document.ts";

const NOBODY = { en: null, hi: null };

test("leaves out incomplete items and keeps the paths of the others", () => {
  const phones = [
    { id: "a", label: NOBODY, number: null },
    { id: "b", label: NOBODY, number: "07272 123456" },
  ];
  const { phones: shown } = readTyped(school, { ...emptyValues(school.fields), phones }) as {
    phones: { id: string }[];
  };
  expect(shown.map(({ id }) => id)).toEqual(["b"]);
  expect(fieldMark(shown[0])).toEqual({ "data-field": "phones.1" });
});

test("gives a choice outside of groups a path", () => {
  const typed = { ...emptyValues(privacy.fields), validity: "year" };
  const shown = readTyped(privacy, typed);
  expect(fieldMark(shown, "validity")).toEqual({ "data-field": "validity" });
});

test("converts typed amounts to numbers and leaves out incomplete ones", () => {
  const row = {
    ...emptyValues(fees.fields.rows.fields),
    id: "a",
    admissionFee: "8,800",
    applicationFee: "5o",
  };
  const { rows } = readTyped(fees, { ...emptyValues(fees.fields), rows: [row] });
  expect(rows).toMatchObject([{ admissionFee: 8800, applicationFee: null }]);
});

test("leaves out empty lines", () => {
  const notes = { en: ["One", "", " "], hi: [] };
  const read = readTyped(fees, { ...emptyValues(fees.fields), notes });
  expect(read.notes).toEqual({ en: ["One"], hi: [] });
});
