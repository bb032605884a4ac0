import type { PanelWords } from "../../../../core/words/panel/panel-words.ts";

const count = (number: number) => number.toLocaleString("en-IN");
const rows = (number: number) => `${count(number)} ${number === 1 ? "पंक्ति" : "पंक्तियाँ"}`;
/** Oblique form, before में. */
const inRows = (number: number) => `${count(number)} ${number === 1 ? "पंक्ति" : "पंक्तियों"}`;
/** Oblique form, before का and को. */
const ofStudents = (number: number) => `${count(number)} ${number === 1 ? "विद्यार्थी" : "विद्यार्थियों"}`;

export const studentImport: PanelWords["studentImport"] = {
  title: "विद्यार्थियों की सूची अपलोड करें",
  steps: "अपलोड के चरण",
  stepNames: { file: "फ़ाइल", columns: "कॉलम", rows: "पंक्तियाँ", done: "परिणाम" },
  headings: {
    file: "सूची की फ़ाइल चुनें",
    columns: "किस कॉलम में क्या है",
    rows: "पंक्तियाँ देख लें",
    done: "अपलोड पूरा हुआ",
  },

  fileText:
    "ऐसी सूची, जिसमें हर विद्यार्थी की एक पंक्ति हो। नाम, अनुक्रमांक, कक्षा और सेक्शन आवश्यक हैं; बाकी जो होगा, वह भी ले लिया जाएगा। जब तक आप हर पंक्ति देख न लें, कुछ भी सहेजा नहीं जाएगा।",
  templates: "नमूना सूची",
  templatesText: "सही शीर्षकों वाली खाली सूची, यदि आप नए सिरे से शुरू कर रहे हों।",

  readRows: (file, number) => `${file}: ${rows(number)} ${number === 1 ? "पढ़ी गई" : "पढ़ी गईं"}।`,
  sheetOfFile: "फ़ाइल की शीट",
  hiddenSheet: (name) => `${name} (छिपी हुई)`,
  columnNumber: (number) => `कॉलम ${number}, बिना शीर्षक`,
  emptyColumn: "खाली",
  whichFont: (column) => `“${column}” कैसे टाइप किया गया था?`,
  unsureFont: "यहाँ लिखी बातें दो तरह से पढ़ी जा सकती हैं। जो सही है, उसे चुनें।",
  fonts: { legacy: "हिन्दी फ़ॉन्ट (कृतिदेव, देवलिस)", typed: "जैसा लिखा है" },
  undecided: (fields) => `तय करें कि ये कॉलम कैसे टाइप किए गए थे: ${fields}`,
  notNeeded: "आवश्यक नहीं",
  chosenTwice: (fields) => `एक से अधिक कॉलमों के लिए चुना गया: ${fields}`,
  stillMissing: (fields) => `अभी चुनना बाकी है: ${fields}`,
  noRows: "शीर्षकों के नीचे कोई पंक्ति नहीं है।",
  allRows: "सभी पंक्तियाँ",
  allRowsText: "यदि पूरी सूची एक ही कक्षा की है, तो उसे यहाँ लिखें।",
  anotherFile: "दूसरी फ़ाइल चुनें",
  checkRows: (number) => `${rows(number)} जाँचें`,

  backToColumns: "कॉलमों पर वापस जाएँ",
  tooLargeToKeep: "यह सूची इतनी बड़ी है कि ब्राउज़र इसे सँभालकर नहीं रख सकता। पृष्ठ बंद करने से पहले काम पूरा कर लें।",
  knownChildren: (number) => `इस सूची के ${ofStudents(number)} का रिकॉर्ड विद्यालय के पास पहले से है`,
  updateKnown: "जो अलग है, वह बदल दें",
  skipKnown: "उनका रिकॉर्ड वैसा ही रहने दें",
  repeated: "कई पंक्तियों में एक ही बात",
  sameIn: (field, number) => `${inRows(number)} में ${field}: {value}`,
  emptyIn: (field, number) => `${inRows(number)} में खाली है: ${field}`,
  notOurClass: "यह उन कक्षाओं में नहीं है जो ‘पृष्ठ’ के ‘विद्यालय’ में लिखी हैं।",
  replaceIn: (number) => (number === 1 ? "1 पंक्ति में बदलें" : `सभी ${inRows(number)} में बदलें`),

  importHeading: "अपलोड",
  importCount: (number) =>
    number === 0 ? "अपलोड के लिए कुछ नहीं है" : `${ofStudents(number)} का रिकॉर्ड अपलोड करें`,
  importing: "अपलोड हो रहा है...",

  createdCount: (number) => `${ofStudents(number)} ${number === 1 ? "का नाम जोड़ा गया" : "के नाम जोड़े गए"}`,
  changedCount: (number) => `${ofStudents(number)} का रिकॉर्ड बदला गया`,
  unchangedCount: (number) => `${ofStudents(number)} का रिकॉर्ड पहले से यही था`,
  skippedCount: (number) => `${ofStudents(number)} का रिकॉर्ड वैसा ही रखा गया`,
  leftOutCount: (number) => `${rows(number)} ${number === 1 ? "छोड़ी गई" : "छोड़ी गईं"}`,
  downloadFailed: (number) =>
    number === 1 ? "छूटी हुई पंक्ति डाउनलोड करें" : `छूटी हुई ${count(number)} पंक्तियाँ डाउनलोड करें`,
  undoImport: "पूरा अपलोड वापस लें",
  undoneHeading: "अपलोड वापस ले लिया गया",
  rowsKept: "पंक्तियाँ आपके सभी सुधारों के साथ सुरक्षित हैं। आप उन्हें और सुधारकर फिर से अपलोड कर सकते हैं।",
  rowsNotKept: "सूची फिर से अपलोड करने के लिए फ़ाइल फिर से चुनें।",
  backToRows: "पंक्तियों पर वापस जाएँ",
  anotherSheet: "दूसरी सूची अपलोड करें",
  nextSteps: "आगे क्या करें",
  toStudents: "सभी विद्यार्थी",
  toPhotos: "एक साथ कई फ़ोटो",
  toConsents: "अभिभावकों की सहमति",

  guideStep: "विद्यार्थी",
  guideText: "विद्यालय की अपनी सूची से सभी एक साथ।",
  guideLink: "सूची अपलोड करें",
};
