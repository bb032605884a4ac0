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
import { type Label, label } from "../../../core/words/label.ts";
import { FEE_CHARGES, FEE_COLUMNS, type FeeColumn } from "./fee-columns.ts";

const table = (title: Label, details: { copiesFrom: string; neededFor?: "fees" }) =>
  list(title, {
    item: label("class", "कक्षा"),
    title: "grade",
    maximum: 60,
    isTable: true,
    hint: label(
      "Add a class and type, or copy the cells in Excel or Google Sheets and paste them into the first field.",
      "कक्षा जोड़कर लिखें, या Excel अथवा Google Sheets से खाने कॉपी करके पहले खाने में पेस्ट करें।",
    ),
    startsFrom: {
      list: "classes",
      text: "name",
      to: "grade",
      label: label("Start with the school’s classes", "विद्यालय की कक्षाओं से शुरू करें"),
    },
    ...details,
    fields: {
      grade: requiredBilingual(label("Class", "कक्षा"), SHORT, { isName: true }),
      applicationFee: rupees(FEE_COLUMNS.applicationFee),
      admissionFee: rupees(FEE_COLUMNS.admissionFee),
      firstInstalment: rupees(FEE_COLUMNS.firstInstalment),
      secondInstalment: rupees(FEE_COLUMNS.secondInstalment),
      thirdInstalment: rupees(FEE_COLUMNS.thirdInstalment),
    },
  });

const charge = (column: FeeColumn) => choice(FEE_COLUMNS[column], FEE_CHARGES);

export const fees = definePage({
  name: "fees",
  title: label("Fee structure", "शुल्क विवरण"),
  path: "/fees",
  fields: {
    head: group(label("Top of the page", "पृष्ठ का ऊपरी भाग"), pageTop),
    session: sessionValue(label("Session", "सत्र"), "2027-28", { neededFor: "fees" }),
    tableHeading: bilingual(label("Heading of the table", "तालिका का शीर्षक"), SHORT),
    tableLine: bilingual(label("Line below", "नीचे की पंक्ति"), LINE),
    rows: table(label("Fees", "शुल्क"), { copiesFrom: "nextRows", neededFor: "fees" }),
    charges: group(
      label("When each fee is charged", "कौन-सा शुल्क कब लगता है"),
      {
        applicationFee: charge("applicationFee"),
        admissionFee: charge("admissionFee"),
        firstInstalment: charge("firstInstalment"),
        secondInstalment: charge("secondInstalment"),
        thirdInstalment: charge("thirdInstalment"),
      },
      {
        hint: label(
          "The page adds up what a new pupil and a continuing pupil pay. If nothing is chosen, the application fee and the admission fee are charged once, and the instalments every year.",
          "पृष्ठ नए और वर्तमान विद्यार्थी का कुल शुल्क स्वयं जोड़ता है। कुछ न चुनें तो आवेदन और प्रवेश शुल्क एक बार, और किस्तें हर वर्ष लगती हैं।",
        ),
      },
    ),
    nextSession: sessionValue(label("Next session", "अगला सत्र"), "2027-28"),
    nextRows: table(label("Fees of the next session", "अगले सत्र का शुल्क"), { copiesFrom: "rows" }),
    notesHeading: bilingual(label("Heading of the notes", "नोट का शीर्षक"), SHORT),
    notes: lines(label("Notes", "नोट")),
  },
});

export type FeesPage = DocumentOf<typeof fees>;
