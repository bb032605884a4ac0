import type { PanelWords } from "../panel-words.ts";

const count = (number: number) => number.toLocaleString("en-IN");
const rows = (number: number) => `${count(number)} ${number === 1 ? "पंक्ति" : "पंक्तियाँ"}`;
/** Oblique form, before में. */
const inRows = (number: number) => `${count(number)} ${number === 1 ? "पंक्ति" : "पंक्तियों"}`;
/** Oblique form, before का and को. */
const ofStudents = (number: number) => `${count(number)} ${number === 1 ? "विद्यार्थी" : "विद्यार्थियों"}`;

export const studentImport: PanelWords["studentImport"] = {
  title: "विद्यार्थियों की सूची आयात करें",
  steps: "आयात के चरण",
  stepNames: { file: "फ़ाइल", columns: "स्तंभ", rows: "पंक्तियाँ", done: "परिणाम" },
  headings: {
    file: "सूची की फ़ाइल चुनें",
    columns: "किस स्तंभ में क्या है",
    rows: "पंक्तियाँ देख लें",
    done: "आयात पूरा हुआ",
  },

  fileText:
    "ऐसी सूची, जिसमें हर विद्यार्थी की एक पंक्ति हो। नाम, अनुक्रमांक, कक्षा और वर्ग आवश्यक हैं; बाकी जो होगा, वह भी ले लिया जाएगा। जब तक आप हर पंक्ति देख न लें, कुछ भी सहेजा नहीं जाएगा।",
  chooseFile: "सूची चुनें या यहाँ लाकर छोड़ें",
  fileRule: (megabytes) => `एक्सेल (XLSX) या CSV, अधिकतम ${megabytes} MB`,
  tooLarge: (megabytes) => `फ़ाइल ${megabytes} MB से बड़ी है। सूची को चित्रों के बिना या टुकड़ों में सहेजें।`,
  reading: "सूची पढ़ी जा रही है...",
  templates: "नमूना सूची",
  templatesText: "सही शीर्षकों वाली खाली सूची, यदि आप नए सिरे से शुरू कर रहे हों।",

  readRows: (file, number) => `${file}: ${rows(number)} ${number === 1 ? "पढ़ी गई" : "पढ़ी गईं"}।`,
  sheetOfFile: "फ़ाइल की शीट",
  hiddenSheet: (name) => `${name} (छिपी हुई)`,
  columnNumber: (number) => `स्तंभ ${number}, बिना शीर्षक`,
  emptyColumn: "खाली",
  asTyped: "जैसा लिखा था (कृतिदेव में)",
  asTaken: "अब ऐसा होगा",
  keepAsTyped: "जैसा लिखा था, वैसा ही रखें",
  notNeeded: "आवश्यक नहीं",
  chosenTwice: (fields) => `एक से अधिक स्तंभों के लिए चुना गया: ${fields}`,
  stillMissing: (fields) => `अभी चुनना बाकी है: ${fields}`,
  noRows: "शीर्षकों के नीचे कोई पंक्ति नहीं है।",
  allRows: "सभी पंक्तियाँ",
  allRowsText: "यदि पूरी सूची एक ही कक्षा की है, तो उसे यहाँ लिखें।",
  anotherFile: "दूसरी फ़ाइल चुनें",
  checkRows: (number) => `${rows(number)} जाँचें`,

  checking: "पंक्तियाँ जाँची जा रही हैं...",
  backToColumns: "स्तंभों पर वापस जाएँ",
  checkAgain: "फिर जाँचें",
  tooLargeToKeep: "यह सूची इतनी बड़ी है कि ब्राउज़र इसे सँभालकर नहीं रख सकता। पृष्ठ बंद करने से पहले काम पूरा कर लें।",
  knownChildren: (number) => `इस सूची के ${ofStudents(number)} का विवरण विद्यालय के पास पहले से है`,
  updateKnown: "जो अलग है, वह बदल दें",
  skipKnown: "उनका विवरण वैसा ही रहने दें",
  repeated: "कई पंक्तियों में एक ही बात",
  sameIn: (field, number) => `${inRows(number)} में ${field}: {value}`,
  emptyIn: (field, number) => `${inRows(number)} में खाली है: ${field}`,
  notOurClass: "यह उन कक्षाओं में नहीं है जो ‘पृष्ठ’ के ‘विद्यालय’ में लिखी हैं।",
  replaceIn: (number) => (number === 1 ? "1 पंक्ति में बदलें" : `सभी ${inRows(number)} में बदलें`),
  show: "दिखाएँ",
  states: {
    all: "सभी",
    new: "नए",
    changed: "बदले हुए",
    unchanged: "पहले जैसे",
    wrong: "ग़लत",
    skipped: "छोड़े गए",
    leftOut: "आपने छोड़े",
    unchecked: "जाँच जारी...",
  },
  rows: "सूची की पंक्तियाँ",
  row: "पंक्ति",
  rowNumber: (number) => `पंक्ति ${number}`,
  ofRow: (number) => `पंक्ति ${number}`,
  noSuchRows: "ऐसी कोई पंक्ति नहीं है।",
  becomes: "अब होगा",
  editCell: "बदलें",
  editRow: (number) => `पंक्ति ${number} बदलें`,
  closeRow: (number) => `पंक्ति ${number} का बदलाव पूरा करें`,
  leaveOut: "छोड़ें",
  cellOf: (field, number) => `${field}, पंक्ति ${number}`,

  importHeading: "आयात",
  wrongLeft: (number) => (number === 1 ? "1 पंक्ति ग़लत है।" : `${rows(number)} ग़लत हैं।`),
  allRight: "सभी पंक्तियाँ ठीक हैं।",
  leaveOutWrong: (number) => (number === 1 ? "ग़लत पंक्ति छोड़ दें" : `${count(number)} ग़लत पंक्तियाँ छोड़ दें`),
  importCount: (number) => (number === 0 ? "आयात के लिए कुछ नहीं है" : `${ofStudents(number)} का विवरण आयात करें`),
  importing: "आयात हो रहा है...",

  createdCount: (number) => `${ofStudents(number)} के नाम जोड़े गए`,
  changedCount: (number) => `${ofStudents(number)} का विवरण बदला गया`,
  unchangedCount: (number) => `${ofStudents(number)} का विवरण पहले से यही था`,
  skippedCount: (number) => `${ofStudents(number)} का विवरण वैसा ही रखा गया`,
  leftOutCount: (number) => `${rows(number)} ${number === 1 ? "छोड़ी गई" : "छोड़ी गईं"}`,
  downloadFailed: (number) =>
    number === 1 ? "छूटी हुई पंक्ति डाउनलोड करें" : `छूटी हुई ${count(number)} पंक्तियाँ डाउनलोड करें`,
  undoImport: "पूरा आयात वापस लें",
  undoing: "वापस लिया जा रहा है...",
  anotherSheet: "दूसरी सूची आयात करें",
  nextSteps: "आगे क्या करें",
  toStudents: "सभी विद्यार्थी",
  toPhotos: "एक साथ कई फ़ोटो",
  toConsents: "अभिभावकों की सहमति",

  guideStep: "विद्यार्थी",
  guideText: "विद्यालय की अपनी सूची से सभी एक साथ।",
  guideLink: "सूची आयात करें",
};
