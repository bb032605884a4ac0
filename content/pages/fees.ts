import { type DocumentOf, definePage } from "./define-page.ts";
import { FEE_COLUMNS } from "./fee-columns.ts";
import {
  bilingual,
  group,
  LINE,
  lines,
  list,
  pageTop,
  requiredBilingual,
  rupees,
  SHORT,
  sessionValue,
} from "./fields.ts";

const table = (label: string, copiesFrom: string) =>
  list(label, {
    item: "class",
    title: "grade",
    maximum: 60,
    isTable: true,
    hint: "Add a class and type, or copy the cells in Excel or Google Sheets and paste them into the first field.",
    copiesFrom,
    fields: {
      grade: requiredBilingual("Class", SHORT),
      applicationFee: rupees(FEE_COLUMNS.applicationFee.en),
      admissionFee: rupees(FEE_COLUMNS.admissionFee.en),
      firstInstalment: rupees(FEE_COLUMNS.firstInstalment.en),
      secondInstalment: rupees(FEE_COLUMNS.secondInstalment.en),
      thirdInstalment: rupees(FEE_COLUMNS.thirdInstalment.en),
    },
  });

export const fees = definePage({
  name: "fees",
  title: "Fee structure",
  path: "/fees",
  fields: {
    head: group("Top of the page", pageTop),
    session: sessionValue("Session", "2027-28"),
    tableHeading: bilingual("Heading of the table", SHORT),
    tableLine: bilingual("Line below", LINE),
    rows: table("Fees", "nextRows"),
    nextSession: sessionValue("Next session", "2027-28"),
    nextRows: table("Fees of the next session", "rows"),
    notesHeading: bilingual("Heading of the notes", SHORT),
    notes: lines("Notes"),
  },
});

export type FeesPage = DocumentOf<typeof fees>;
