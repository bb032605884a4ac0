import type { PanelWords } from "../../../../core/words/panel/panel-words.ts";

const students = (count: number) => `${count} विद्यार्थी`;

const ofStudents = (count: number) => `${count} ${count === 1 ? "विद्यार्थी" : "विद्यार्थियों"}`;
const back = (count: number) => `${ofStudents(count)} का रिकॉर्ड फिर पहले जैसा है।`;
const remaining = (count: number) =>
  count === 0 ? "" : ` ${ofStudents(count)} का रिकॉर्ड उसके बाद बदला गया था और वैसा ही रहेगा।`;

export const yearChange: PanelWords["yearChange"] = {
  title: "नया सत्र (कक्षोन्नति)",
  text: "यहाँ से सभी बच्चे एक साथ नए सत्र की कक्षा में जाते हैं। अंतिम चरण से पहले कुछ नहीं बदलता, और बाद में एक ही बटन से सब कुछ वापस लिया जा सकता है।",
  notLoaded: "कक्षाएँ लोड नहीं हो सकीं।",
  noStudents: "अभी कोई विद्यार्थी नहीं है। विद्यार्थी जुड़ने के बाद अप्रैल में आप यहाँ से सबको अगली कक्षा में भेज सकेंगे।",
  toStudents: "विद्यार्थियों की सूची पर जाएँ",
  restored: "सत्र बदलने तक आपके चुने हुए विकल्प इस ब्राउज़र में सुरक्षित रहते हैं।",
  startAgain: "फिर से शुरू करें",
  startAgainTitle: "चुने हुए सभी विकल्प हटा दें?",
  startAgainText: "इस पृष्ठ पर आपने जो कुछ चुना है, वह हटा दिया जाएगा। विद्यार्थियों में कोई बदलाव नहीं होगा।",

  seasonQuestion: (month) => `अभी ${month} चल रहा है: क्या सत्र अभी बदलना है?`,
  seasonText: "विद्यालयों में सत्र मार्च से जून के बीच बदलता है। अभी आगे बढ़ने पर बच्चों की कक्षाएँ सत्र के बीच में ही बदल जाएँगी।",
  changeNow: "सत्र अभी बदलें",
  notNow: "अभी नहीं, सूची पर जाएँ",

  stepNames: {
    begin: "सत्र",
    classes: "कक्षाएँ",
    children: "जो बच्चे आगे नहीं बढ़ रहे",
    sections: "सेक्शन और अनुक्रमांक",
    preview: "पूर्वावलोकन",
  },
  stepsLabel: "चरण",
  back: "पीछे",
  next: "आगे",

  year: "शुरू होने वाला सत्र",
  leftOn: "विद्यालय छोड़ने वालों का अंतिम दिन",
  leftOnHint: "वे वेबसाइट पर नहीं दिखेंगे। उनका रिकॉर्ड बना रहेगा और हर किसी को वापस लाया जा सकेगा।",
  leftOnMissing: "दिन चुनें।",
  alreadyDone: (year) => `सत्र ${year} पहले ही लागू हो चुका है। आगे बढ़ने पर बच्चे दूसरी बार अगली कक्षा में चले जाएँगे।`,
  backupFirst: "सावधानी के लिए पहले बैकअप डाउनलोड कर लें।",

  classesText: "हर कक्षा का क्या होगा। जिन बच्चों का कुछ और होना है, उन्हें अगले चरण में चुनें।",
  noClassList: "विद्यालय की कक्षाओं की सूची खाली है, इसलिए कोई कक्षा सुझाई नहीं जा सकती। {link}",
  writeClassList: "‘पृष्ठ’ के ‘विद्यालय’ में सूची लिखें",
  class: "कक्षा",
  count: students,
  becomes: "क्या होगा",
  becomesOf: (name) => `कक्षा ${name} का क्या होगा`,
  choose: "कृपया चुनें",
  chooseError: (names) => `चुनें कि इनका क्या होगा: ${names}`,
  leaves: "विद्यालय छोड़ेंगे",
  staysIn: (name) => `कक्षा ${name} में ही रहेंगे`,
  movesTo: (name) => `कक्षा ${name} में जाएँगे`,

  childrenText: "बाकी सब के साथ वही होगा जो उनकी कक्षा के साथ। बच्चे को नाम या अनुक्रमांक से खोजें, या कक्षा चुनें।",
  search: "नाम या अनुक्रमांक",
  byClass: "कक्षा",
  allClasses: "सभी कक्षाएँ",
  chosen: (count) =>
    count === 0
      ? "अभी कोई बच्चा नहीं चुना गया।"
      : `${students(count)}, ${count === 1 ? "जिसका" : "जिनका"} कुछ और होगा`,
  noMatch: "कोई विद्यार्थी नहीं मिला।",
  firstShown: (count, total) => `${total} में से पहले ${count}। पूरा नाम लिखें, या कक्षा चुनें।`,
  rollNumber: (number) => `अनुक्रमांक ${number}`,
  outcomeOf: (name) => `${name} का क्या होगा`,
  asClass: (outcome) => `कक्षा की तरह: ${outcome}`,
  other: "दूसरी कक्षा या सेक्शन",
  lastDayOf: (name) => `${name} का अंतिम दिन`,
  classOf: (name) => `${name} की कक्षा`,
  sectionOf: (name) => `${name} का सेक्शन`,
  lastDay: "अंतिम दिन",
  section: "सेक्शन",

  sectionsText: "हर बच्चा अपने सेक्शन में रहेगा, जब तक आप कक्षा के लिए कुछ और न चुनें।",
  sectionsOf: (name) => `कक्षा ${name} के सेक्शन`,
  sectionNames: "सेक्शन, जैसे A, B",
  sectionNamesOf: (name) => `कक्षा ${name} के सेक्शन, जैसे A, B`,
  sectionsMissing: (names) => `इनके सेक्शन लिखें: ${names}`,
  ways: {
    keep: "जैसे हैं वैसे रहें",
    inTurn: "नए सिरे से, नाम के क्रम में बारी-बारी",
    even: "संख्या बराबर करें, कम से कम बच्चे बदलकर",
    byHand: "हर बच्चे के लिए चुनें",
  },
  rollNumbers: "अनुक्रमांक",
  rollNumberWays: {
    keep: "जैसे हैं वैसे रहें",
    byName: "हर सेक्शन में नए सिरे से, नाम के क्रम में",
    girlsFirst: "हर सेक्शन में नए सिरे से, पहले बालिकाएँ, फिर नाम के क्रम में",
    boysFirst: "हर सेक्शन में नए सिरे से, पहले बालक, फिर नाम के क्रम में",
  },
  start: "पहला अनुक्रमांक",
  startError: "1 या उससे बड़ी संख्या लिखें।",

  moves: "दूसरी कक्षा में जाएँगे",
  stays: "अपनी कक्षा में रहेंगे",
  leave: "विद्यालय छोड़ेंगे",
  before: "अभी",
  after: "बाद में",
  none: "कोई नहीं",
  sectionCount: (section, count) => `${section || "?"}: ${count}`,
  problems: "कृपया इस पर ध्यान दें",
  problemsText: "आप फिर भी आगे बढ़ सकते हैं और इसे बाद में ठीक कर सकते हैं।",
  moreProblems: (count) => `और ${count} अन्य।`,
  sameRollNumber: (place, rollNumber, names) =>
    `${place}: अनुक्रमांक ${rollNumber} एक से अधिक बच्चों का है (${names})।`,
  noSection: (name, names) => `कक्षा ${name}: इन बच्चों का सेक्शन नहीं लिखा है (${names})।`,
  merged: (name, from) => `कक्षा ${name} में कई कक्षाओं के बच्चे आएँगे: ${from}।`,
  gone: (count) =>
    count === 1
      ? "आपका चुना हुआ 1 बच्चा अब विद्यार्थियों में नहीं है।"
      : `आपके चुने हुए ${count} बच्चे अब विद्यार्थियों में नहीं हैं।`,
  apply: (count) => `${students(count)}: सत्र बदलें`,
  applyTitle: (year, count) => `${students(count)}: सत्र ${year} शुरू करें?`,
  applyText: (moves, leaves) =>
    `दूसरी कक्षा में जाएँगे: ${moves}। विद्यालय छोड़ेंगे: ${leaves}। बाद में इसे वापस लिया जा सकता है।`,
  applyAccept: "सत्र बदलें",
  applying: "बदला जा रहा है...",
  applyFailed: "सत्र नहीं बदला जा सका। कुछ भी सहेजा नहीं गया।",
  previewAgain: "पूर्वावलोकन फिर बनाएँ",
  nothingChanges: "किसी भी विद्यार्थी के लिए कुछ नहीं बदलेगा।",
  done: (year, count) => `${students(count)}: सत्र ${year} शुरू हो गया।`,

  last: "पिछली कक्षोन्नति",
  lastText: (year, moment, by) => `${year}: ${moment} को ${by} ने बदला।`,
  lastCount: (count) => `${ofStudents(count)} का रिकॉर्ड बदला गया।`,
  lastPartly: (count) =>
    count === 1
      ? "1 विद्यार्थी का रिकॉर्ड उसके बाद बदला गया है और वैसा ही रहेगा।"
      : `${count} विद्यार्थियों का रिकॉर्ड उसके बाद बदला गया है और वैसा ही रहेगा।`,
  lastUndone: (count, others) => `इसे वापस ले लिया गया है। ${back(count)}${remaining(others)}`,
  lastGone: "हर विद्यार्थी का रिकॉर्ड उसके बाद बदला गया है, इसलिए इसे अब वापस नहीं लिया जा सकता।",
  lastOver: (days) => `इसे ${days} दिन तक वापस लिया जा सकता था।`,
  undo: "कक्षोन्नति वापस लें",
  undoTitle: (count) => `${students(count)}: कक्षोन्नति वापस लें?`,
  undone: (year, count, others) => `सत्र ${year} की कक्षोन्नति वापस ले ली गई। ${back(count)}${remaining(others)}`,
  undoText: "उनकी कक्षा, सेक्शन और अनुक्रमांक पहले जैसे हो जाएँगे, और जो चले गए थे, वे लौट आएँगे।",

  renamed: (counted, from) => `${counted} की कक्षा अब भी ${from} है।`,
  renameTo: (to) => `बदलकर ${to} करें`,

  task: "विद्यार्थियों का सत्र बदलें",
  taskDetail: "सभी कक्षाएँ एक साथ आगे बढ़ती हैं, पहले पूर्वावलोकन के साथ, और सब वापस लिया जा सकता है",
};
