import { type DocumentOf, definePage } from "../../../core/content/pages/define-page.ts";
import {
  bilingual,
  group,
  LINE,
  lines,
  list,
  pageHead,
  paragraphs,
  picture,
  requiredBilingual,
  SHORT,
  sectionHead,
} from "../../../core/content/pages/fields.ts";
import { label } from "../../../core/words/label.ts";

export const home = definePage({
  name: "home",
  title: label("Home", "मुखपृष्ठ"),
  path: "/",
  fields: {
    head: group(
      label("Welcome", "स्वागत"),
      { ...pageHead, line: { ...pageHead.line, neededFor: "home" } },
      {
        hint: label(
          "Without a heading the school's name stands there.",
          "शीर्षक न हो तो वहाँ विद्यालय का नाम दिखता है।",
        ),
      },
    ),
    slides: list(label("Large pictures", "बड़ी फ़ोटो"), {
      item: label("picture", "फ़ोटो"),
      title: "heading",
      maximum: 12,
      neededFor: "home",
      fields: {
        heading: requiredBilingual(label("Heading", "शीर्षक"), SHORT),
        line: bilingual(label("Line below", "नीचे की पंक्ति"), LINE),
        picture: picture(label("Picture", "फ़ोटो"), {
          hint: label("Wide: at least 1600 by 800 pixels.", "चौड़ी फ़ोटो: कम से कम 1600 × 800 पिक्सेल।"),
        }),
      },
    }),
    principalsDesk: group(
      label("From the principal's desk", "प्राचार्य की कलम से"),
      {
        ...sectionHead,
        name: bilingual(label("Name of the principal", "प्राचार्य का नाम"), SHORT, { neededFor: "principal" }),
        title: bilingual(label("Title", "पदनाम"), SHORT, {
          hint: label("Without one: Principal.", "न लिखें तो “प्राचार्य” दिखता है।"),
        }),
        qualification: bilingual(label("Qualification", "शैक्षणिक योग्यता"), LINE),
        message: paragraphs(label("Message", "संदेश"), { neededFor: "principal" }),
        picture: picture(label("Portrait", "फ़ोटो")),
        cards: list(label("Other people", "अन्य व्यक्ति"), {
          item: label("person", "व्यक्ति"),
          title: "name",
          maximum: 4,
          fields: {
            name: requiredBilingual(label("Name", "नाम"), SHORT),
            title: bilingual(label("Title", "पदनाम"), SHORT),
            description: paragraphs(label("Message", "संदेश")),
            picture: picture(label("Portrait", "फ़ोटो")),
          },
        }),
      },
      {
        hint: label(
          "The page Management desk uses the name, title, qualification and portrait too.",
          "नाम, पदनाम, योग्यता और फ़ोटो “प्रबंधन की ओर से” पृष्ठ पर भी यहीं से आते हैं।",
        ),
      },
    ),
    taglineBanner: group(
      label("Tagline", "आदर्श वाक्य"),
      { text: bilingual(label("Text", "विवरण"), LINE * 2), picture: picture(label("Picture", "फ़ोटो")) },
      {
        hint: label(
          "Its heading is the school's own tagline; without one it is not shown.",
          "इसका शीर्षक विद्यालय का आदर्श वाक्य है; वह न हो तो यह भाग नहीं दिखता।",
        ),
      },
    ),
    facilities: group(label("Facilities", "सुविधाएँ"), sectionHead),
    noticeBoard: group(label("Notice board", "सूचना पट्ट"), sectionHead),
    facts: group(label("The school in numbers", "आँकड़ों में विद्यालय"), {
      heading: bilingual(label("Heading", "शीर्षक"), SHORT, {
        hint: label(
          "Nobody sees it: it is read out to those who cannot see the page.",
          "यह दिखता नहीं है; जो पृष्ठ देख नहीं सकते, उन्हें पढ़कर सुनाया जाता है।",
        ),
      }),
      items: list(label("Numbers", "आँकड़े"), {
        item: label("number", "आँकड़ा"),
        title: "value",
        maximum: 4,
        fields: {
          value: requiredBilingual(label("Number", "नंबर"), 20),
          label: requiredBilingual(label("What it counts", "किसकी संख्या है"), SHORT),
        },
      }),
    }),
    topStudents: group(label("Top students", "मेधावी विद्यार्थी"), sectionHead),
    foundationSubjects: group(label("Foundation subjects", "आधारभूत विषय"), {
      ...sectionHead,
      picture: picture(label("Picture", "फ़ोटो")),
      subjects: list(label("Subjects", "विषय"), {
        item: label("subject", "विषय"),
        title: "name",
        maximum: 12,
        fields: {
          name: requiredBilingual(label("Subject", "विषय"), SHORT),
          line: bilingual(label("Line below", "नीचे की पंक्ति"), LINE),
        },
      }),
    }),
    admissions: group(
      label("Admissions", "प्रवेश"),
      { ...sectionHead, steps: lines(label("Steps", "चरण"), { maxLines: 6 }) },
      {
        hint: label(
          "The opening and the closing day are on the page Admissions. Before and after them the heading is written by the program.",
          "प्रारंभ और अंतिम दिन “प्रवेश” पृष्ठ पर लिखे जाते हैं। उनसे पहले और बाद में शीर्षक वेबसाइट स्वयं लिखती है।",
        ),
      },
    ),
    alumni: group(label("Alumni", "पूर्व विद्यार्थी"), sectionHead),
    blog: group(label("Posts", "लेख"), sectionHead),
    gallery: group(label("Gallery", "फ़ोटो गैलरी"), sectionHead),
  },
});

export type HomePage = DocumentOf<typeof home>;
