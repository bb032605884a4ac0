import { expect, test } from "vitest";
import { fees } from "../../../features/fees/content/fees.ts";
import { services } from "../../../features/pages/content/services.ts";
import { privacy } from "../../../features/students/content/privacy.ts";
import { emptyValues } from "../../content/pages/page-schema.ts";
import { compareDocuments, takeTheirItems } from "./compare-documents.ts";

const text = (en: string | null) => ({ en, hi: null });
const row = (id: string, grade: string, admissionFee: number) => ({
  ...emptyValues(fees.fields.rows.fields),
  id,
  grade: text(grade),
  admissionFee,
});
const withRows = (...rows: unknown[]) => ({ ...emptyValues(fees.fields), rows });

test("lists only the rows of a table that differ", () => {
  const base = withRows(row("a", "Class 1", 1000), row("b", "Class 2", 2000));
  const mine = withRows(row("a", "Class 1", 1000), row("b", "Class 2", 2500));
  const theirs = withRows(row("a", "Class 1", 1100), row("b", "Class 2", 2000));
  expect(compareDocuments(fees, { base, mine, theirs })).toEqual([
    {
      name: "rows",
      label: "Fees",
      mine: "Class 1 · 1000\nClass 2 · 2500",
      theirs: "Class 1 · 1100\nClass 2 · 2000",
      isMineChanged: true,
    },
  ]);
  const [moved] = compareDocuments(fees, { base, mine: base, theirs: withRows(row("a", "Class 1", 1000)) });
  expect(moved).toMatchObject({ mine: "Class 2 · 2000", theirs: "1 in all, the others as they are" });
  expect(moved?.isMineChanged).toBe(false);
});

test("merges changes to different rows of a table", () => {
  const base = withRows(row("a", "Class 1", 1000), row("b", "Class 2", 2000));
  const mine = withRows(row("a", "Class 1", 1000), row("b", "Class 2", 2500));
  const theirs = withRows(row("a", "Class 1", 1100), row("b", "Class 2", 2000));
  const merged = takeTheirItems(fees, { base, mine, theirs });
  expect(merged).toEqual(withRows(row("a", "Class 1", 1100), row("b", "Class 2", 2500)));
  expect(compareDocuments(fees, { base, mine: merged, theirs })).toMatchObject([
    { mine: "Class 2 · 2500", theirs: "Class 2 · 2000", isMineChanged: true },
  ]);
  const shorter = withRows(row("b", "Class 2", 2000));
  expect(takeTheirItems(fees, { base, mine, theirs: shorter })).toEqual(mine);
});

test("lists only the fields of a group that differ, by their labels", () => {
  const page = (heading: string, line: string | null) => ({
    ...emptyValues(services.fields),
    question: { heading: text(heading), line: text(line) },
  });
  const versions = { base: page("Ask", null), mine: page("Ask", "Now"), theirs: page("Ask", null) };
  expect(compareDocuments(services, versions)).toMatchObject([
    { label: "Question at the end", mine: "Line below: Now", theirs: "Line below: (empty)" },
  ]);
});

test("names a chosen option by its label", () => {
  const base = emptyValues(privacy.fields);
  const [mine, theirs] = [{ ...base, validity: "year" }, base];
  expect(compareDocuments(privacy, { base, mine, theirs })).toMatchObject([
    { name: "validity", mine: "One year", theirs: "" },
  ]);
});
