import { type DocumentOf, definePage } from "../../../core/content/pages/define-page.ts";
import { bilingual, choice, group, pageTop, paragraphs, SHORT } from "../../../core/content/pages/fields.ts";
import { label } from "../../../core/words/label.ts";

const WITHOUT_RECORD = [
  { value: "shown", label: label("Are shown, as long as nobody objects", "दिखाए जाएँ, जब तक कोई आपत्ति न करे") },
  {
    value: "hidden",
    label: label(
      "Are not shown: nothing without consent (recommended)",
      "न दिखाए जाएँ: सहमति के बिना कुछ नहीं (हमारी सलाह)",
    ),
  },
] as const;

const VALIDITY = [
  { value: "unlimited", label: label("Until parents say something else", "जब तक अभिभावक कुछ और न कहें") },
  { value: "year", label: label("One year", "एक वर्ष") },
  {
    value: "school year",
    label: label("Until the end of the school year (31 March)", "सत्र की समाप्ति (31 मार्च) तक"),
  },
] as const;

export const privacy = definePage({
  name: "privacy",
  title: label("Privacy and consent", "निजता और सहमति"),
  path: "/privacy",
  fields: {
    withoutRecord: choice(
      label("Children whose parents have not answered yet", "जिन बच्चों के अभिभावकों का उत्तर नहीं मिला"),
      WITHOUT_RECORD,
      {
        hint: label(
          "Without a choice they are shown. We recommend “not shown”: the law asks for the consent of parents first. Enter the slips before you choose it, because it takes every child without an answer off the site at once.",
          "कुछ न चुनें तो वे दिखाए जाते हैं। हमारी सलाह है “न दिखाए जाएँ”: कानून पहले अभिभावकों की सहमति माँगता है। इसे चुनने से पहले सहमति पत्र दर्ज कर लें, क्योंकि जिनका उत्तर नहीं मिला, वे सभी बच्चे तुरंत वेबसाइट से हट जाते हैं।",
        ),
        neededFor: "consents",
      },
    ),
    validity: choice(label("How long a consent holds", "सहमति कब तक मान्य रहे"), VALIDITY, {
      hint: label(
        "Without a choice: until parents say something else. What you choose holds for answers that are entered from now on.",
        "कुछ न चुनें तो जब तक अभिभावक कुछ और न कहें। आप जो चुनें, वह अब से दर्ज होने वाले उत्तरों पर लागू होगा।",
      ),
    }),
    head: group(label("Top of the page", "पृष्ठ का ऊपरी भाग"), pageTop),
    officer: group(
      label("Who answers questions and complaints", "प्रश्नों और शिकायतों का उत्तर कौन देगा"),
      {
        name: bilingual(label("Name", "नाम"), SHORT),
        designation: bilingual(label("Designation", "पदनाम"), SHORT),
      },
      { hint: label("Telephone and email are those of the school.", "फ़ोन और ईमेल विद्यालय के ही दिखते हैं।") },
    ),
    more: paragraphs(label("What your school wants to add", "विद्यालय की ओर से और कुछ"), {
      hint: label(
        "Everything else on this page is written by the program and follows what you choose here. The printed notice to parents has this text too.",
        "इस पृष्ठ की बाकी सब बातें वेबसाइट स्वयं लिखती है, और वे यहाँ चुनी गई बातों के अनुसार बदलती हैं। अभिभावकों के लिए प्रिंट होने वाली सूचना में भी यह अंश आता है।",
      ),
    }),
  },
});

export type PrivacyPage = DocumentOf<typeof privacy>;
