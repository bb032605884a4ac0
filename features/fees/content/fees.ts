import { type DocumentOf, definePage } from "../../../core/content/pages/define-page.ts";
import {
  bilingual,
  choice,
  group,
  LINE,
  lines,
  list,
  pageTop,
  requiredBilingual,
  rupees,
  SHORT,
  sessionValue,
} from "../../../core/content/pages/fields.ts";
import { FEE_CHARGES, FEE_COLUMNS, type FeeColumn } from "./fee-columns.ts";

const table = (label: string, details: { copiesFrom: string; neededFor?: "fees" }) =>
  list(label, {
    item: "class",
    title: "grade",
    maximum: 60,
    isTable: true,
    hint: "Add a class and type, or copy the cells in Excel or Google Sheets and paste them into the first field.",
    ...details,
    fields: {
      grade: requiredBilingual("Class", SHORT),
      applicationFee: rupees(FEE_COLUMNS.applicationFee.en),
      admissionFee: rupees(FEE_COLUMNS.admissionFee.en),
      firstInstalment: rupees(FEE_COLUMNS.firstInstalment.en),
      secondInstalment: rupees(FEE_COLUMNS.secondInstalment.en),
      thirdInstalment: rupees(FEE_COLUMNS.thirdInstalment.en),
    },
  });

const charge = (column: FeeColumn) => choice(FEE_COLUMNS[column].en, FEE_CHARGES);

export const fees = definePage({
  name: "fees",
  title: "Fee structure",
  path: "/fees",
  fields: {
    head: group("Top of the page", pageTop),
    session: sessionValue("Session", "2027-28", { neededFor: "fees" }),
    tableHeading: bilingual("Heading of the table", SHORT),
    tableLine: bilingual("Line below", LINE),
    rows: table("Fees", { copiesFrom: "nextRows", neededFor: "fees" }),
    charges: group(
      "When each fee is charged",
      {
        applicationFee: charge("applicationFee"),
        admissionFee: charge("admissionFee"),
        firstInstalment: charge("firstInstalment"),
        secondInstalment: charge("secondInstalment"),
        thirdInstalment: charge("thirdInstalment"),
      },
      {
        hint: "The page adds up what a new pupil and a continuing pupil pay. If nothing is chosen, the application fee and the admission fee are charged once, and the instalments every year.",
      },
    ),
    nextSession: sessionValue("Next session", "2027-28"),
    nextRows: table("Fees of the next session", { copiesFrom: "rows" }),
    notesHeading: bilingual("Heading of the notes", SHORT),
    notes: lines("Notes"),
  },
});

export type FeesPage = DocumentOf<typeof fees>;
