import { expect, it } from "vitest";
import { findFeeRow } from "./find-fee-row.ts";

const rows = [
  "नर्सरी / एल.के.जी. / यू.के.जी.",
  "कक्षा 1 और 2",
  "कक्षा 3 से 5",
  "कक्षा 11 (वाणिज्य)",
  "कक्षा 11 (गणित)",
].map((hi, index) => ({ id: String(index), grade: { en: null, hi } }));
const find = (en: string | null, hi: string | null = null) => findFeeRow(rows, { en, hi })?.id;

it("finds the row of a class by either name", () => {
  expect(find("LKG")).toBe("0");
  expect(find("Class 4")).toBe("2");
  expect(find("First steps", "कक्षा 2")).toBe("1");
  expect(find("Classes 3 and 4")).toBe("2");
});

it("finds none for a class that has no row, several rows or a part of one", () => {
  for (const name of ["Class 8", "Class 11", "Classes 2 to 4", "Hostel"]) expect(find(name)).toBeUndefined();
});
