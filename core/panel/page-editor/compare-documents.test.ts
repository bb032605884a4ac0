import { expect, test } from "vitest";
import { fees } from "../../../features/fees/content/fees.ts";
import { services } from "../../../features/pages/content/services.ts";
import { privacy } from "../../../features/students/content/privacy.ts";
import { emptyValues } from "../../content/pages/page-schema.ts";
import { mergeDocuments } from "./compare-documents.ts";

const text = (en: string | null) => ({ en, hi: null });
const row = (id: string, grade: string, admissionFee: number) => ({
  ...emptyValues(fees.fields.rows.fields),
  id,
  grade: text(grade),
  admissionFee,
});
const withRows = (...rows: unknown[]) => ({ ...emptyValues(fees.fields), rows });

test("merges changes to different rows of a table", () => {
  const base = withRows(row("a", "Class 1", 1000), row("b", "Class 2", 2000));
  const mine = withRows(row("a", "Class 1", 1000), row("b", "Class 2", 2500));
  const theirs = withRows(row("a", "Class 1", 1100), row("b", "Class 2", 2000));
  expect(mergeDocuments(fees, { base, mine, theirs })).toEqual({
    value: withRows(row("a", "Class 1", 1100), row("b", "Class 2", 2500)),
    differences: [],
  });
});

test("asks about a table in which both have changed the same row, and lists only the rows that differ", () => {
  const base = withRows(row("a", "Class 1", 1000), row("b", "Class 2", 2000));
  const mine = withRows(row("a", "Class 1", 1000), row("b", "Class 2", 2500));
  const theirs = withRows(row("a", "Class 1", 1100), row("b", "Class 2", 2600));
  expect(mergeDocuments(fees, { base, mine, theirs })).toEqual({
    value: withRows(row("a", "Class 1", 1100), row("b", "Class 2", 2500)),
    differences: [{ name: "rows", label: "Fees", mine: "Class 2 · 2500", theirs: "Class 2 · 2600" }],
  });
});

test("asks about a whole table if one has changed its rows and the other has removed one", () => {
  const base = withRows(row("a", "Class 1", 1000), row("b", "Class 2", 2000));
  const mine = withRows(row("a", "Class 1", 1000), row("b", "Class 2", 2500));
  const { value, differences } = mergeDocuments(fees, {
    base,
    mine,
    theirs: withRows(row("a", "Class 1", 1000)),
  });
  expect(value).toEqual(mine);
  expect(differences).toMatchObject([{ mine: "Class 2 · 2500", theirs: "1 in all, the others as they are" }]);
});

test("asks only about the fields of a group that both have changed, by their labels", () => {
  const page = (heading: string, line: string | null) => ({
    ...emptyValues(services.fields),
    question: { heading: text(heading), line: text(line) },
  });
  const versions = { base: page("Ask", null), mine: page("Ask us", "Now"), theirs: page("Ask", "Later") };
  expect(mergeDocuments(services, versions)).toMatchObject({
    value: page("Ask us", "Now"),
    differences: [
      {
        name: "question.line",
        label: "Question at the end",
        mine: "Line below: Now",
        theirs: "Line below: Later",
      },
    ],
  });
  const theirs = page("Please ask", null);
  expect(mergeDocuments(services, { ...versions, mine: page("Ask", "Now"), theirs })).toEqual({
    value: page("Please ask", "Now"),
    differences: [],
  });
});

test("names a chosen option by its label", () => {
  const base = emptyValues(privacy.fields);
  const [mine, theirs] = [
    { ...base, validity: "year" },
    { ...base, validity: "school year" },
  ];
  expect(mergeDocuments(privacy, { base, mine, theirs }).differences).toMatchObject([
    { name: "validity", mine: "One year", theirs: "Until the end of the school year (31 March)" },
  ]);
});
