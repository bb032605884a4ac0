import type { PanelWords } from "../en.ts";

/** `one` and `many` are the oblique forms before को, में and के, which every sentence that counts entries uses. */
export const entryNames: PanelWords["entryNames"] = {
  alumni: { heading: "पूर्व विद्यार्थी", one: "पूर्व विद्यार्थी", many: "पूर्व विद्यार्थियों" },
  blocks: { heading: "लेख", one: "लेख", many: "लेखों" },
  committee: { heading: "समिति के सदस्य", one: "सदस्य", many: "सदस्यों" },
  contacts: { heading: "पूछताछ", one: "पूछताछ", many: "पूछताछ" },
  events: { heading: "कैलेंडर की तिथियाँ", one: "कार्यक्रम", many: "कार्यक्रमों" },
  facilities: { heading: "सुविधाएँ", one: "सुविधा", many: "सुविधाओं" },
  notices: { heading: "सूचनाएँ", one: "सूचना", many: "सूचनाओं" },
  students: { heading: "विद्यार्थी", one: "विद्यार्थी", many: "विद्यार्थियों" },
  team: { heading: "शिक्षकगण", one: "शिक्षक", many: "शिक्षकों" },
  topStudents: { heading: "मेधावी विद्यार्थी", one: "मेधावी विद्यार्थी", many: "मेधावी विद्यार्थियों" },
};
