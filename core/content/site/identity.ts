import { label } from "../../words/label.ts";
import { LANGUAGE_CHOICES } from "../../words/languages.ts";
import { message } from "../messages/message.ts";
import type { DocumentOf, PageFields } from "../pages/define-page.ts";
import {
  bilingual,
  choice,
  choices,
  emailValue,
  group,
  LINE,
  lines,
  list,
  phoneValue,
  picture,
  requiredBilingual,
  SHORT,
  value,
  webAddress,
  yearValue,
} from "../pages/fields.ts";
import { mapPointSchema } from "../pages/map-point.ts";
import { requiredNumerals } from "../types/fields.ts";
import { PALETTES } from "./palettes.ts";
import { publicPages } from "./public-pages.ts";

/** The fields of the page document `school` that the core reads: whose site it is, how it looks and how to reach the office. */
export const identityFields = {
  name: bilingual(label("Name of the school", "विद्यालय का नाम"), SHORT, { neededFor: "school" }),
  tagline: bilingual(label("Tagline", "आदर्श वाक्य"), SHORT, { neededFor: "school" }),
  description: bilingual(label("About the school in two sentences", "विद्यालय के बारे में दो वाक्य"), LINE, {
    hint: label(
      "For search engines, and where the site is shared.",
      "सर्च इंजन के लिए, और जहाँ वेबसाइट का लिंक साझा किया जाए।",
    ),
    neededFor: "school",
  }),
  logo: picture(label("Logo", "प्रतीक चिह्न (लोगो)"), {
    isEmblem: true,
    neededFor: "logo",
    hint: label(
      "A square picture. Browser tabs, home screens and shared links show it too.",
      "चौकोर फ़ोटो। ब्राउज़र के टैब, मोबाइल की होम स्क्रीन और साझा किए गए लिंक में भी यही दिखता है।",
    ),
  }),
  palette: choice(label("Colours", "रंग"), PALETTES),
  languages: choice(label("Languages of the site", "वेबसाइट की भाषाएँ"), LANGUAGE_CHOICES),
  letterhead: lines(label("Letterhead", "लेटरहेड"), {
    maxLines: 4,
    hint: label(
      "Name and address as they stand on letters: one line each. The menu on phones, the footer and printed pages show them.",
      "नाम और पता जैसे पत्रों पर छपते हैं, अलग-अलग पंक्तियों में। मोबाइल के मेनू, पृष्ठ के निचले भाग और छपे हुए पृष्ठों पर ये दिखते हैं।",
    ),
  }),
  address: group(
    label("Address", "पता"),
    {
      street: bilingual(label("Street", "मार्ग"), SHORT),
      locality: bilingual(label("Locality", "मोहल्ला या कॉलोनी"), SHORT),
      city: bilingual(label("Town or city", "गाँव, नगर या शहर"), SHORT),
      state: bilingual(label("State", "राज्य"), SHORT),
      postalCode: value(label("PIN code", "पिन कोड"), (it) =>
        requiredNumerals(it, 10)
          .overwrite((text) => text.replace(/\s/g, ""))
          .regex(/^[1-9]\d{5}$/, message("pin_code")),
      ),
    },
    { neededFor: "school" },
  ),
  phones: list(label("Telephones", "फ़ोन नंबर"), {
    item: label("telephone", "फ़ोन नंबर"),
    title: "number",
    maximum: 6,
    hint: label(
      "The first one is called from the header and the footer.",
      "पृष्ठ के ऊपर और नीचे से पहला नंबर ही डायल होता है।",
    ),
    neededFor: "school",
    fields: {
      label: bilingual(label("Who answers", "किसका नंबर है"), SHORT),
      number: phoneValue(label("Number", "नंबर")),
    },
  }),
  email: emailValue(label("Email", "ईमेल"), { neededFor: "school" }),
  officeHours: list(label("Office hours", "कार्यालय समय"), {
    item: label("line", "पंक्ति"),
    title: "days",
    maximum: 7,
    neededFor: "contact",
    fields: {
      days: requiredBilingual(label("Days", "दिन"), SHORT),
      hours: requiredBilingual(label("Hours", "समय"), SHORT),
    },
  }),
  answerTime: bilingual(label("How soon messages are answered", "संदेशों का उत्तर कब तक"), LINE, {
    hint: label(
      "A sentence, such as “We ring you back by the next working day.” It is shown after a message was sent, and in the mail to its sender.",
      "एक वाक्य, जैसे “हम अगले कार्यदिवस तक फ़ोन करते हैं।” यह संदेश भेजने के बाद और भेजने वाले को मिलने वाले ईमेल में दिखता है।",
    ),
  }),
  mapPoint: value(label("Place on the map", "मानचित्र पर स्थान"), () => mapPointSchema, "text", {
    hint: label(
      "Paste a link from a map, or the two numbers such as 23.1793, 75.7849.",
      "मानचित्र का लिंक पेस्ट करें, या दो संख्याएँ लिखें, जैसे 23.1793, 75.7849।",
    ),
    neededFor: "contact",
  }),
  social: group(label("Social media", "सोशल मीडिया"), {
    facebook: webAddress(label("Facebook", "Facebook")),
    whatsapp: webAddress(label("WhatsApp", "WhatsApp"), {
      hint: label(
        "https://wa.me/ and the number, with 91 in front",
        "https://wa.me/ और उसके बाद नंबर, आगे 91 लगाकर",
      ),
    }),
    instagram: webAddress(label("Instagram", "Instagram")),
    linkedin: webAddress(label("LinkedIn", "LinkedIn")),
  }),
  managementLoginUrl: webAddress(label("School-management system", "विद्यालय प्रबंधन प्रणाली"), {
    hint: label("Where SSM(login) in the menu leads.", "मेनू का SSM (लॉगिन) यहाँ ले जाता है।"),
  }),
  established: yearValue(label("Established in", "स्थापना वर्ष")),
  registered: yearValue(label("Registered in", "पंजीकरण वर्ष")),
  hiddenPages: choices(
    label("Not in the menus", "मेनू में नहीं"),
    publicPages.flatMap(({ path: value, label: names }) =>
      names ? [{ value, label: label(...names) }] : [],
    ),
    {
      hint: label(
        "They stay open to everybody who has their address, and search engines still find them. Pages without content are in no menu anyway.",
        "जिनके पास इनका पता है, वे इन्हें देख सकते हैं, और सर्च इंजन भी इन्हें खोज लेते हैं। खाली पृष्ठ वैसे भी किसी मेनू में नहीं होते।",
      ),
    },
  ),
} satisfies PageFields;

export type Identity = DocumentOf<{ fields: typeof identityFields }>;
