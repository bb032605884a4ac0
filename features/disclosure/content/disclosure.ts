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
import { type Label, label } from "../../../core/words/label.ts";
import { CERTIFICATE_KINDS } from "./certificates/certificate-kinds.ts";
import { KIND_NAMES } from "./certificates/certificate-names.ts";
import { checkResults, isResultYear } from "./results.ts";
import { videoAddressText } from "./video-address.ts";

const resultYear = {
  ...value(label("Year", "वर्ष"), (it) =>
    requiredNumerals(it, 20).refine(
      isResultYear,
      message("not_a_session", { label: label("Year", "वर्ष"), example: "2025-26" }),
    ),
  ),
  required: true as const,
};

const results = (title: Label) =>
  list(title, {
    item: label("year", "वर्ष"),
    title: "year",
    maximum: 10,
    isTable: true,
    hint: label(
      "The page shows the last three years. Leave the percentage empty: it is computed. Without rows there is no table.",
      "पृष्ठ पर पिछले तीन वर्ष दिखते हैं। प्रतिशत खाली छोड़ें: वह अपने आप निकलता है। कोई पंक्ति न हो तो तालिका नहीं दिखती।",
    ),
    fields: {
      year: resultYear,
      registered: count(label("Registered", "पंजीकृत")),
      passed: count(label("Passed", "उत्तीर्ण")),
      percentage: percent(label("Pass percentage", "उत्तीर्ण प्रतिशत")),
      remarks: bilingual(label("Remarks", "टिप्पणी"), SHORT),
    },
  });

const squareMetres = (title: Label) => value(title, (it) => requiredNumber(it, 1, 10_000_000), "number");

const SECTIONS = [
  { value: "general", label: label("General information", "सामान्य जानकारी") },
  { value: "documents", label: label("Documents", "दस्तावेज़") },
  { value: "academics", label: label("Results and academics", "परीक्षा परिणाम और शैक्षणिक जानकारी") },
  { value: "staff", label: label("Staff", "शिक्षक और कर्मचारी") },
  { value: "infrastructure", label: label("Buildings and rooms", "भवन और कक्ष") },
];

const ASKED_DOCUMENTS = CERTIFICATE_KINDS.filter((kind) => kind !== "other").map((kind) => ({
  value: kind,
  label: label(KIND_NAMES.en[kind], KIND_NAMES.hi[kind]),
}));

/** The facts that a board requires, without those of other pages and screens. */
export const disclosure = definePage({
  name: "disclosure",
  title: label("Public disclosure", "सार्वजनिक प्रकटीकरण"),
  path: "/disclosure",
  fields: {
    head: group(label("Top of the page", "पृष्ठ का ऊपरी भाग"), pageTop),
    general: group(
      label("General information", "सामान्य जानकारी"),
      {
        board: bilingual(label("Board", "बोर्ड"), SHORT),
        affiliationNumber: value(label("Affiliation number", "संबद्धता क्रमांक"), (it) => requiredText(it, 40)),
        schoolCode: value(label("School code", "विद्यालय कोड"), (it) => requiredText(it, 40)),
        society: bilingual(label("Society, trust or company", "सोसाइटी, न्यास या कंपनी"), SHORT),
        ...sectionHead,
      },
      {
        hint: label(
          "Name, address, telephones and email are on the page The school; the principal and the qualification are on the page Home.",
          "नाम, पता, फ़ोन और ईमेल “विद्यालय” पृष्ठ पर हैं; प्राचार्य का नाम और योग्यता “मुखपृष्ठ” पर।",
        ),
      },
    ),
    documents: group(
      label("Documents", "दस्तावेज़"),
      {
        notAsked: choices(
          label("Not asked for by our board", "हमारा बोर्ड ये दस्तावेज़ नहीं माँगता"),
          ASKED_DOCUMENTS,
          {
            hint: label(
              "The check of the page does not miss these documents.",
              "पृष्ठ की जाँच इन दस्तावेज़ों को बाकी नहीं बताती।",
            ),
          },
        ),
        ...sectionHead,
      },
      { hint: label("The certificates have a screen of their own.", "प्रमाणपत्रों की अपनी अलग स्क्रीन है।") },
    ),
    academics: group(
      label("Results and academics", "परीक्षा परिणाम और शैक्षणिक जानकारी"),
      {
        association: paragraphs(label("Parent-teacher association", "अभिभावक-शिक्षक संघ")),
        firstResultsHeading: bilingual(label("Heading of the first results", "पहले परिणाम का शीर्षक"), SHORT, {
          hint: label("Without one: Results of Class X.", "न लिखें तो: कक्षा 10 के परीक्षा परिणाम।"),
        }),
        firstResults: results(label("Results of Class X", "कक्षा 10 के परीक्षा परिणाम")),
        secondResultsHeading: bilingual(
          label("Heading of the second results", "दूसरे परिणाम का शीर्षक"),
          SHORT,
          {
            hint: label("Without one: Results of Class XII.", "न लिखें तो: कक्षा 12 के परीक्षा परिणाम।"),
          },
        ),
        secondResults: results(label("Results of Class XII", "कक्षा 12 के परीक्षा परिणाम")),
        ...sectionHead,
      },
      {
        hint: label(
          "Fees, calendar and committee come from their own pages.",
          "शुल्क, कैलेंडर और समिति की जानकारी उनके अपने पृष्ठों से आती है।",
        ),
      },
    ),
    staff: group(
      label("Staff", "शिक्षक और कर्मचारी"),
      {
        vicePrincipals: count(label("Vice principals", "उप-प्राचार्य")),
        headTeachers: count(label("Head teachers", "प्रधानाध्यापक")),
        pgt: count(label("Postgraduate teachers (PGT)", "स्नातकोत्तर शिक्षक (PGT)")),
        tgt: count(label("Trained graduate teachers (TGT)", "प्रशिक्षित स्नातक शिक्षक (TGT)")),
        prt: count(label("Primary teachers (PRT)", "प्राथमिक शिक्षक (PRT)")),
        otherTeachers: count(label("Other teachers", "अन्य शिक्षक")),
        specialEducators: count(label("Special educators", "विशेष शिक्षक")),
        counsellors: count(label("Counsellors", "परामर्शदाता")),
        ...sectionHead,
      },
      {
        hint: label(
          "How many there are of each. The total and the ratio to the sections are computed; the sections are those of the classes on the page The school.",
          "हर पद पर कितने हैं। कुल संख्या और सेक्शन से अनुपात अपने आप निकलता है; सेक्शन “विद्यालय” पृष्ठ की कक्षाओं से लिए जाते हैं।",
        ),
      },
    ),
    infrastructure: group(label("Buildings and rooms", "भवन और कक्ष"), {
      campusArea: squareMetres(label("Area of the campus, in square metres", "परिसर का क्षेत्रफल, वर्ग मीटर में")),
      classrooms: count(label("Classrooms", "कक्षा-कक्ष")),
      classroomSize: squareMetres(
        label("Size of a classroom, in square metres", "एक कक्षा-कक्ष का आकार, वर्ग मीटर में"),
      ),
      laboratories: count(label("Laboratories", "प्रयोगशालाएँ")),
      laboratorySize: squareMetres(
        label("Size of a laboratory, in square metres", "एक प्रयोगशाला का आकार, वर्ग मीटर में"),
      ),
      computerRooms: count(label("Computer laboratories", "कंप्यूटर प्रयोगशालाएँ")),
      computerRoomSize: squareMetres(
        label("Size of a computer laboratory, in square metres", "एक कंप्यूटर प्रयोगशाला का आकार, वर्ग मीटर में"),
      ),
      libraries: count(label("Libraries", "पुस्तकालय")),
      librarySize: squareMetres(
        label("Size of the library, in square metres", "पुस्तकालय का आकार, वर्ग मीटर में"),
      ),
      otherRooms: list(label("Other rooms", "अन्य कक्ष"), {
        item: label("room", "कक्ष"),
        title: "name",
        maximum: 30,
        isTable: true,
        fields: {
          name: requiredBilingual(label("Room", "कक्ष"), SHORT),
          number: count(label("How many", "कितने")),
          size: squareMetres(label("Size in square metres", "आकार, वर्ग मीटर में")),
        },
      }),
      internet: choice(label("Internet", "इंटरनेट"), [
        { value: "yes", label: label("Yes", "हाँ") },
        { value: "no", label: label("No", "नहीं") },
      ]),
      girlsToilets: count(label("Toilets for girls", "बालिकाओं के शौचालय")),
      boysToilets: count(label("Toilets for boys", "बालकों के शौचालय")),
      accessibleToilets: count(
        label("Toilets for children with special needs", "विशेष आवश्यकता वाले बच्चों के शौचालय"),
      ),
      video: value(label("Video of the inspection", "निरीक्षण का वीडियो"), videoAddressText, "url", {
        hint: label(
          "A link to YouTube, Vimeo or Google Drive that everybody can open.",
          "YouTube, Vimeo या Google Drive का ऐसा लिंक दें जो सबके लिए खुलता हो।",
        ),
      }),
      ...sectionHead,
    }),
    hiddenSections: choices(label("Sections that are not shown", "न दिखाए जाने वाले भाग"), SECTIONS, {
      hint: label(
        "For boards that do not ask for them. Each section can have a heading of its own.",
        "उन बोर्डों के लिए जो यह जानकारी नहीं माँगते। हर भाग का अपना शीर्षक लिखा जा सकता है।",
      ),
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
