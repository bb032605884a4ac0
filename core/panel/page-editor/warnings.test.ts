import { describe, expect, it } from "vitest";
import { fees } from "../../../features/fees/content/fees.ts";
import { fees as sampleFees } from "../../../features/fees/sample/fees.ts";
import { home } from "../../../features/home/content/home.ts";
import { emptyValues } from "../../content/pages/page-schema.ts";
import { findWarnings } from "./warnings.ts";

const rowsWith = (amounts: (number | string | null)[]) =>
  findWarnings(fees, {
    ...emptyValues(fees.fields),
    rows: amounts.map((admissionFee, index) => ({
      ...emptyValues(fees.fields.rows.fields),
      id: String(index),
      admissionFee,
    })),
  });

describe("an amount that stands out", () => {
  it.each<[what: string, amounts: (number | string | null)[], path: string | undefined]>([
    ["in the middle", [1000, 20_000, 1200], "rows.1.admissionFee"],
    ["at the beginning", [9000, 1000, 1200], "rows.0.admissionFee"],
    ["at the end, as it was typed", [1000, 1200, "9,000"], "rows.2.admissionFee"],
    ["by being small", [10_000, 1000, 9000], "rows.1.admissionFee"],
    ["in no way", [1000, 1500, 3000, 9000], undefined],
    ["among too few to tell", [1000, 90_000], undefined],
    ["beside empty cells", [null, 90_000, null], undefined],
  ])("%s", (_what, amounts, path) => {
    expect(Object.keys(rowsWith(amounts))).toEqual(path === undefined ? [] : [path]);
  });

  it("is found twice in the sample’s fees", () => {
    expect(Object.keys(findWarnings(fees, sampleFees))).toEqual([
      "rows.7.firstInstalment",
      "rows.8.firstInstalment",
    ]);
  });
});

it("warns about a heading that is too long for a phone", () => {
  const document = emptyValues(home.fields) as { head: { heading: unknown } };
  const withHeading = (en: string) => ({
    ...document,
    head: { ...document.head, heading: { en, hi: null } },
  });
  expect(findWarnings(home, withHeading("x".repeat(60)))).toEqual({});
  expect(findWarnings(home, withHeading("x".repeat(61)))).toEqual({
    "head.heading": expect.stringMatching(/61 characters/),
  });
});
