import { requiredText } from "../resources/fields.ts";
import { type DocumentOf, definePage } from "./define-page.ts";
import { FEE_COLUMNS } from "./fee-columns.ts";
import { bilingual, group, LINE, lines, list, pageHead, requiredBilingual, rupees, SHORT } from "./fields.ts";

export const fees = definePage({
  name: "fees",
  title: "Fee structure",
  path: "/fees",
  fields: {
    head: group("Top of the page", pageHead),
    session: {
      kind: "value",
      label: "Session",
      schema: requiredText("Session", 20).regex(/^\d{4}-\d{2}$/, "Session must be such as 2027-28"),
      input: "text",
    },
    tableHeading: bilingual("Heading of the table", SHORT),
    tableLine: bilingual("Line below", LINE),
    rows: list("Fees", {
      item: "class",
      title: "grade",
      maximum: 60,
      fields: {
        grade: requiredBilingual("Class", SHORT),
        applicationFee: rupees(FEE_COLUMNS.applicationFee.en),
        admissionFee: rupees(FEE_COLUMNS.admissionFee.en),
        firstInstalment: rupees(FEE_COLUMNS.firstInstalment.en),
        secondInstalment: rupees(FEE_COLUMNS.secondInstalment.en),
        thirdInstalment: rupees(FEE_COLUMNS.thirdInstalment.en),
      },
    }),
    notesHeading: bilingual("Heading of the notes", SHORT),
    notes: lines("Notes"),
  },
});

export type FeesPage = DocumentOf<typeof fees>;
