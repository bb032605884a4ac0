import { type DocumentOf, definePage } from "../../../core/content/pages/define-page.ts";
import {
  bilingual,
  count,
  group,
  headedText,
  LINE,
  lines,
  list,
  pageTop,
  percent,
  picture,
  requiredBilingual,
  SHORT,
  sectionHead,
  sessionValue,
  yearValue,
} from "../../../core/content/pages/fields.ts";
import { label } from "../../../core/words/label.ts";

const illustratedText = { ...headedText, picture: picture(label("Picture", "फ़ोटो")) };

export const about = definePage({
  name: "about",
  title: label("About the school", "विद्यालय परिचय"),
  path: "/about",
  fields: {
    head: group(label("Top of the page", "पृष्ठ का ऊपरी भाग"), pageTop),
    vision: group(label("Vision", "हमारी दृष्टि"), illustratedText, { neededFor: "otherPages" }),
    mission: group(label("Mission", "हमारा लक्ष्य"), {
      ...illustratedText,
      points: lines(label("Points", "मुख्य बिंदु")),
    }),
    committee: group(label("Committee", "प्रबंध समिति"), headedText, {
      hint: label("The members have a screen of their own.", "सदस्यों के लिए अलग स्क्रीन है।"),
    }),
    history: group(label("History", "इतिहास"), {
      ...illustratedText,
      facts: list(label("Facts", "मुख्य तथ्य"), {
        item: label("fact", "तथ्य"),
        title: "label",
        maximum: 4,
        fields: {
          value: requiredBilingual(label("Fact", "तथ्य"), 40),
          label: requiredBilingual(label("What it is", "यह क्या है"), SHORT),
        },
      }),
      milestones: list(label("Milestones", "महत्वपूर्ण पड़ाव"), {
        item: label("milestone", "पड़ाव"),
        title: "title",
        maximum: 30,
        fields: {
          year: yearValue(label("Year", "वर्ष")),
          title: requiredBilingual(label("Title", "शीर्षक"), SHORT),
          text: bilingual(label("Text", "विवरण"), LINE),
        },
      }),
    }),
    achievements: group(label("Achievements", "उपलब्धियाँ"), {
      ...sectionHead,
      results: list(label("Board results", "बोर्ड परीक्षा परिणाम"), {
        item: label("result", "परिणाम"),
        title: "class",
        maximum: 40,
        hint: label("One for each class and session.", "हर कक्षा और सत्र के लिए एक।"),
        fields: {
          session: { ...sessionValue(label("Session", "सत्र"), "2026-27"), required: true },
          class: requiredBilingual(label("Class", "कक्षा"), SHORT),
          appeared: count(label("Appeared", "परीक्षा में सम्मिलित")),
          passed: count(label("Passed", "उत्तीर्ण")),
          firstDivision: count(label("First division", "प्रथम श्रेणी")),
          highestPercent: percent(label("Highest per cent", "सर्वाधिक प्रतिशत")),
          remark: bilingual(label("Remark", "टिप्पणी"), LINE),
        },
      }),
      honours: lines(label("Honours", "सम्मान")),
    }),
  },
});

export type AboutPage = DocumentOf<typeof about>;
