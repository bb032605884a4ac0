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
import { label } from "../../../core/words/label.ts";

/** Days on which schools count ages, in the first year of the session. */
const AGE_DAYS = [
  { value: "03-31", label: label("31 March", "31 मार्च") },
  { value: "04-01", label: label("1 April", "1 अप्रैल") },
  { value: "06-01", label: label("1 June", "1 जून") },
  { value: "06-30", label: label("30 June", "30 जून") },
  { value: "07-31", label: label("31 July", "31 जुलाई") },
  { value: "09-30", label: label("30 September", "30 सितंबर") },
] as const;

const SEATS = [
  { value: "open", label: label("Seats available", "स्थान उपलब्ध हैं") },
  { value: "few", label: label("A few seats are left", "थोड़े ही स्थान बचे हैं") },
  { value: "full", label: label("No seats are left", "स्थान भर चुके हैं") },
] as const;

export const admissions = definePage({
  name: "admissions",
  title: label("Admissions", "प्रवेश"),
  path: "/admissions",
  fields: {
    head: group(label("Top of the page", "पृष्ठ का ऊपरी भाग"), pageTop),
    dates: group(
      label("Opening and closing", "प्रारंभ और अंतिम तिथि"),
      {
        session: sessionValue(label("Session", "सत्र"), "2027-28"),
        opensOn: dayValue(label("Opening day", "प्रारंभ का दिन")),
        closesOn: dayValue(label("Closing day", "अंतिम दिन")),
        line: bilingual(label("Line below", "नीचे की पंक्ति"), LINE),
      },
      {
        hint: label(
          "This page, the home page and the line below the header say when admissions open and how long they are open. The closing day is the last day.",
          "प्रवेश कब से और कब तक खुले हैं, यह इस पृष्ठ पर, मुखपृष्ठ पर और हर पृष्ठ के ऊपर की पंक्ति में दिखता है। अंतिम दिन तक प्रवेश खुले रहते हैं।",
        ),
      },
    ),
    classes: group(label("Classes and ages", "कक्षाएँ और आयु"), {
      ...sectionHead,
      ageOn: choice(label("Ages are counted on", "आयु किस दिन की गिनी जाए"), AGE_DAYS, {
        hint: label(
          "In the first year of the session. Without a choice: 31 March. The page shows the birthdays that follow.",
          "सत्र के पहले वर्ष में। कुछ न चुनें तो 31 मार्च। जन्म तिथि की सीमा पृष्ठ अपने आप दिखाता है।",
        ),
      }),
      items: list(label("Classes", "कक्षाएँ"), {
        item: label("class", "कक्षा"),
        title: "class",
        maximum: 60,
        fields: {
          class: requiredBilingual(label("Class", "कक्षा"), SHORT),
          atLeast: wholeNumber(label("Age at least", "कम से कम आयु"), 1, 30),
          below: wholeNumber(label("Age below", "इस आयु से कम"), 1, 31),
          seats: choice(label("Seats", "स्थान"), SEATS),
          note: bilingual(label("Note", "टिप्पणी"), LINE),
        },
      }),
    }),
    steps: group(label("How to apply", "आवेदन कैसे करें"), {
      ...sectionHead,
      steps: lines(label("Steps", "चरण"), { maxLines: 12, neededFor: "otherPages" }),
    }),
    documents: group(label("Documents", "दस्तावेज़"), {
      ...sectionHead,
      documents: lines(label("Documents to bring", "साथ लाने वाले दस्तावेज़")),
    }),
    fees: group(label("Fees", "शुल्क"), sectionHead, {
      hint: label(
        "The amounts are on the page Fee structure; this part has a link to it.",
        "राशियाँ “शुल्क विवरण” पृष्ठ पर हैं; यहाँ से उसका लिंक जाता है।",
      ),
    }),
    contact: group(label("Whom to ask", "किससे पूछें"), {
      ...sectionHead,
      name: bilingual(label("Name", "नाम"), SHORT),
      phone: optionalPhone(label("Telephone", "फ़ोन")),
    }),
    enquiry: group(label("Enquiry form", "पूछताछ का फ़ॉर्म"), sectionHead),
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
