import { type Coded, message } from "../../../core/content/messages/message.ts";
import { type DocumentOf, definePage } from "../../../core/content/pages/define-page.ts";
import {
  bilingual,
  choice,
  dayValue,
  group,
  LINE,
  lines,
  list,
  optionalPhone,
  pageTop,
  requiredBilingual,
  SHORT,
  sectionHead,
  sessionValue,
  wholeNumber,
} from "../../../core/content/pages/fields.ts";

/** Days on which schools count ages, in the first year of the session. */
const AGE_DAYS = [
  { value: "03-31", label: "31 March" },
  { value: "04-01", label: "1 April" },
  { value: "06-01", label: "1 June" },
  { value: "06-30", label: "30 June" },
  { value: "07-31", label: "31 July" },
  { value: "09-30", label: "30 September" },
] as const;

const SEATS = [
  { value: "open", label: "Seats are free" },
  { value: "few", label: "A few seats are left" },
  { value: "full", label: "No seats are left" },
] as const;

export const admissions = definePage({
  name: "admissions",
  title: "Admissions",
  path: "/admissions",
  fields: {
    head: group("Top of the page", pageTop),
    dates: group(
      "Opening and closing",
      {
        session: sessionValue("Session", "2027-28"),
        opensOn: dayValue("Opening day"),
        closesOn: dayValue("Closing day"),
        line: bilingual("Line below", LINE),
      },
      {
        hint: "This page, the home page and the line below the header say when admissions open and how long they are open. The closing day is the last day.",
      },
    ),
    classes: group("Classes and ages", {
      ...sectionHead,
      ageOn: choice("Ages are counted on", AGE_DAYS, {
        hint: "In the first year of the session. Without a choice: 31 March. The page shows the birthdays that follow.",
      }),
      items: list("Classes", {
        item: "class",
        title: "class",
        maximum: 60,
        fields: {
          class: requiredBilingual("Class", SHORT),
          atLeast: wholeNumber("Age at least", 1, 30),
          below: wholeNumber("Age below", 1, 31),
          seats: choice("Seats", SEATS),
          note: bilingual("Note", LINE),
        },
      }),
    }),
    steps: group("How to apply", {
      ...sectionHead,
      steps: lines("Steps", { maxLines: 12, neededFor: "otherPages" }),
    }),
    documents: group("Documents", { ...sectionHead, documents: lines("Documents to bring") }),
    fees: group("Fees", sectionHead, {
      hint: "The amounts are on the page Fee structure; this part has a link to it.",
    }),
    contact: group("Whom to ask", {
      ...sectionHead,
      name: bilingual("Name", SHORT),
      phone: optionalPhone("Telephone"),
    }),
    enquiry: group("Enquiry form", sectionHead),
  },
  rules: ({ dates: { opensOn, closesOn }, classes }) => {
    const errors: Record<string, Coded> = {};
    if (opensOn !== null && closesOn !== null && closesOn < opensOn) {
      errors["dates.closesOn"] = message("closes_before_opening");
    }
    for (const [index, { atLeast, below }] of classes.items.entries()) {
      if (atLeast !== null && below !== null && below <= atLeast) {
        errors[`classes.items.${index}.below`] = message("ages_swapped");
      }
    }
    return errors;
  },
});

export type AdmissionsPage = DocumentOf<typeof admissions>;
