import { message } from "../../../core/content/messages/message.ts";
import { type DocumentOf, definePage } from "../../../core/content/pages/define-page.ts";
import {
  bilingual,
  choice,
  choices,
  count,
  group,
  list,
  pageTop,
  paragraphs,
  percent,
  requiredBilingual,
  SHORT,
  sectionHead,
  value,
} from "../../../core/content/pages/fields.ts";
import { dayInIndia } from "../../../core/content/text/india-time.ts";
import { requiredNumber, requiredNumerals, requiredText } from "../../../core/content/types/fields.ts";
import { CERTIFICATE_KINDS } from "./certificates/certificate-kinds.ts";
import { KIND_NAMES } from "./certificates/certificate-names.ts";
import { checkResults, isResultYear } from "./results.ts";
import { videoAddressText } from "./video-address.ts";

const resultYear = {
  ...value(
    "Year",
    requiredNumerals("Year", 20).refine(
      isResultYear,
      message("not_a_session", { label: "Year", example: "2025-26" }),
    ),
  ),
  required: true as const,
};

const results = (label: string) =>
  list(label, {
    item: "year",
    title: "year",
    maximum: 10,
    isTable: true,
    hint: "The page shows the last three years. Leave the percentage empty: it is computed. Without rows there is no table.",
    fields: {
      year: resultYear,
      registered: count("Registered"),
      passed: count("Passed"),
      percentage: percent("Pass percentage"),
      remarks: bilingual("Remarks", SHORT),
    },
  });

const squareMetres = (label: string) => value(label, requiredNumber(label, 1, 10_000_000), "number");

const SECTIONS = [
  { value: "general", label: "General information" },
  { value: "documents", label: "Documents" },
  { value: "academics", label: "Results and academics" },
  { value: "staff", label: "Staff" },
  { value: "infrastructure", label: "Buildings and rooms" },
];

const ASKED_DOCUMENTS = CERTIFICATE_KINDS.filter((kind) => kind !== "other").map((kind) => ({
  value: kind,
  label: KIND_NAMES.en[kind],
}));

/** The facts that a board requires, without those of other pages and screens. */
export const disclosure = definePage({
  name: "disclosure",
  title: "Public disclosure",
  path: "/disclosure",
  fields: {
    head: group("Top of the page", pageTop),
    general: group(
      "General information",
      {
        board: bilingual("Board", SHORT),
        affiliationNumber: value("Affiliation number", requiredText("Affiliation number", 40)),
        schoolCode: value("School code", requiredText("School code", 40)),
        society: bilingual("Society, trust or company", SHORT),
        ...sectionHead,
      },
      {
        hint: "Name, address, telephones and email are on the page The school; the principal and the qualification are on the page Home.",
      },
    ),
    documents: group(
      "Documents",
      {
        notAsked: choices("Not asked for by our board", ASKED_DOCUMENTS, {
          hint: "The check of the page does not miss these documents.",
        }),
        ...sectionHead,
      },
      { hint: "The certificates have a screen of their own." },
    ),
    academics: group(
      "Results and academics",
      {
        association: paragraphs("Parent-teacher association"),
        firstResultsHeading: bilingual("Heading of the first results", SHORT, {
          hint: "Without one: Results of Class X.",
        }),
        firstResults: results("Results of Class X"),
        secondResultsHeading: bilingual("Heading of the second results", SHORT, {
          hint: "Without one: Results of Class XII.",
        }),
        secondResults: results("Results of Class XII"),
        ...sectionHead,
      },
      { hint: "Fees, calendar and committee come from their own pages." },
    ),
    staff: group(
      "Staff",
      {
        vicePrincipals: count("Vice principals"),
        headTeachers: count("Head teachers"),
        pgt: count("Postgraduate teachers (PGT)"),
        tgt: count("Trained graduate teachers (TGT)"),
        prt: count("Primary teachers (PRT)"),
        otherTeachers: count("Other teachers"),
        specialEducators: count("Special educators"),
        counsellors: count("Counsellors"),
        ...sectionHead,
      },
      {
        hint: "How many there are of each. The total and the ratio to the sections are computed; the sections are those of the classes on the page The school.",
      },
    ),
    infrastructure: group("Buildings and rooms", {
      campusArea: squareMetres("Area of the campus, in square metres"),
      classrooms: count("Classrooms"),
      classroomSize: squareMetres("Size of a classroom, in square metres"),
      laboratories: count("Laboratories"),
      laboratorySize: squareMetres("Size of a laboratory, in square metres"),
      computerRooms: count("Computer laboratories"),
      computerRoomSize: squareMetres("Size of a computer laboratory, in square metres"),
      libraries: count("Libraries"),
      librarySize: squareMetres("Size of the library, in square metres"),
      otherRooms: list("Other rooms", {
        item: "room",
        title: "name",
        maximum: 30,
        isTable: true,
        fields: {
          name: requiredBilingual("Room", SHORT),
          number: count("How many"),
          size: squareMetres("Size in square metres"),
        },
      }),
      internet: choice("Internet", [
        { value: "yes", label: "Yes" },
        { value: "no", label: "No" },
      ]),
      girlsToilets: count("Toilets for girls"),
      boysToilets: count("Toilets for boys"),
      accessibleToilets: count("Toilets for children with special needs"),
      video: value("Video of the inspection", videoAddressText("Video of the inspection"), "url", {
        hint: "A link to YouTube, Vimeo or Google Drive that everybody can open.",
      }),
      ...sectionHead,
    }),
    hiddenSections: choices("Sections that are not shown", SECTIONS, {
      hint: "For boards that do not ask for them. Each section can have a heading of its own.",
    }),
  },
  rules({ academics: { firstResults, secondResults } }) {
    const today = dayInIndia(new Date());
    return {
      ...checkResults("academics.firstResults", firstResults, today),
      ...checkResults("academics.secondResults", secondResults, today),
    };
  },
});

export type DisclosurePage = DocumentOf<typeof disclosure>;
