import { type DocumentOf, definePage } from "../../../core/content/pages/define-page.ts";
import {
  bilingual,
  group,
  LINE,
  list,
  pageTop,
  paragraphs,
  picture,
  requiredBilingual,
  SHORT,
  sectionHead,
} from "../../../core/content/pages/fields.ts";
import { label } from "../../../core/words/label.ts";

export const management = definePage({
  name: "management",
  title: label("Management desk", "प्रबंधन की ओर से"),
  path: "/management",
  fields: {
    head: group(label("Top of the page", "पृष्ठ का ऊपरी भाग"), pageTop),
    leaders: list(label("People", "व्यक्ति"), {
      item: label("person", "व्यक्ति"),
      title: "name",
      maximum: 6,
      neededFor: "otherPages",
      fields: {
        name: requiredBilingual(label("Name", "नाम"), SHORT),
        title: bilingual(label("Title", "पदनाम"), SHORT),
        description: bilingual(label("About the person", "व्यक्ति का परिचय"), LINE),
        message: paragraphs(label("Message", "संदेश")),
        picture: picture(label("Portrait", "फ़ोटो")),
      },
    }),
    principal: group(
      label("The principal", "प्राचार्य"),
      { message: paragraphs(label("Message", "संदेश")) },
      {
        hint: label(
          "Shown after the people above. Name, title, qualification and portrait are on the page Home.",
          "ऊपर के व्यक्तियों के बाद दिखता है। नाम, पदनाम, योग्यता और फ़ोटो “मुखपृष्ठ” में भरे जाते हैं।",
        ),
      },
    ),
    committee: group(
      label("Committee", "प्रबंध समिति"),
      {
        ...sectionHead,
        picture: picture(label("Photo of the board", "समिति के पट्ट की फ़ोटो"), {
          hint: label(
            "Without one the board is drawn from the members.",
            "फ़ोटो न हो तो पट्ट सदस्यों की सूची से बनता है।",
          ),
        }),
      },
      { hint: label("The members have a screen of their own.", "सदस्यों के लिए अलग स्क्रीन है।") },
    ),
  },
});

export type ManagementPage = DocumentOf<typeof management>;
