import type { PanelWords } from "../../../../core/words/panel/panel-words.ts";
import { hindiClass } from "./hindi-class.ts";

export const classLists: PanelWords["classLists"] = {
  title: "कक्षा सूचियाँ",
  text: "कक्षा चुनें और यह भी कि सूची में क्या-क्या हो। नीचे जो दिखता है वही छपेगा; जो बच्चे विद्यालय छोड़ चुके हैं, वे इसमें नहीं हैं।",
  print: "प्रिंट करें",
  loadFailed: "विद्यार्थियों की सूची लोड नहीं हो सकी।",
  nobody: "इस कक्षा में कोई विद्यार्थी नहीं है।",
  noStudents: "अभी कोई विद्यार्थी नहीं है।",

  class: "कक्षा",
  allClasses: "सभी कक्षाएँ, हर एक अलग पन्ने पर",
  section: "सेक्शन",
  allSections: "सभी सेक्शन, हर एक अलग पन्ने पर",
  order: "क्रम",
  orders: { rollNumber: "अनुक्रमांक से", name: "नाम से" },
  paper: "कागज़",
  papers: { portrait: "A4, खड़ा", landscape: "A4, आड़ा" },
  columns: "कॉलम",
  blankColumns: "उपस्थिति या अंकों के लिए खाली कॉलम",
  blankHeadings: "उनके शीर्षक",
  blankHeadingsHint: "बीच में अल्पविराम लगाएँ, जैसे 1, 2, 3 या हिन्दी, गणित",
  sidewaysIsWider: "इतने कॉलमों के लिए आड़े कागज़ पर अधिक जगह है।",

  classAndSection: (className, section) => `${hindiClass(className)}, सेक्शन ${section}`,
  counts: ({ total, boys, girls, others }) =>
    [
      `कुल ${total}: बालक ${boys}`,
      `बालिकाएँ ${girls}`,
      ...(others > 0 ? [`अन्य या दर्ज नहीं ${others}`] : []),
    ].join(", "),
  ready: (sheets, students) => `${sheets} ${sheets === 1 ? "सूची" : "सूचियाँ"}, ${students} विद्यार्थी`,
};
