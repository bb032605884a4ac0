import type { PanelWords } from "../../../../core/words/panel/panel-words.ts";

const count = (number: number) => number.toLocaleString("en-IN");
const events = (number: number) => `${count(number)} कार्यक्रम`;
const rows = (number: number) => `${count(number)} ${number === 1 ? "पंक्ति" : "पंक्तियाँ"}`;

export const calendarImport: PanelWords["calendarImport"] = {
  title: "एक साथ कई कार्यक्रम जोड़ें",
  link: "एक साथ कई जोड़ें",
  toCalendar: "कैलेंडर",
  headings: {
    list: "सूची",
    rows: "पंक्तियाँ देख लें",
    done: "कार्यक्रम जोड़ दिए गए",
    undone: "कार्यक्रम वापस ले लिए गए",
  },
  source: "आपके पास क्या है?",
  sources: { lines: "सूची (पेस्ट करें या लिखें)", file: "शीट (फ़ाइल)", exams: "परीक्षा की समय-सारणी" },

  lines: "हर पंक्ति में एक कार्यक्रम",
  linesHint: "दिन और शीर्षक; चाहें तो प्रकार, समय और हिन्दी शीर्षक भी। प्रकार न हो, तो शीर्षक से पहचाना जाता है।",
  linesHintInOneLanguage: "दिन और शीर्षक; चाहें तो प्रकार और समय भी। प्रकार न हो, तो शीर्षक से पहचाना जाता है।",
  linesExample:
    "15 अगस्त – स्वतंत्रता दिवस – अवकाश\n10–14 नवंबर 2026 – दीपावली अवकाश – अवकाश\n5 दिसंबर – अभिभावक बैठक, सुबह 9:00 से 12:00 बजे तक – बैठक",
  fileText:
    "दिन और शीर्षक के कॉलम आवश्यक हैं; प्रकार, अंतिम दिन, समय, स्थान और हिन्दी शीर्षक हों तो वे भी ले लिए जाएँगे। जब तक आप हर पंक्ति देख न लें, कुछ भी सहेजा नहीं जाएगा।",
  fileTextInOneLanguage:
    "दिन और शीर्षक के कॉलम आवश्यक हैं; प्रकार, अंतिम दिन, समय और स्थान हों तो वे भी ले लिए जाएँगे। जब तक आप हर पंक्ति देख न लें, कुछ भी सहेजा नहीं जाएगा।",
  schoolYear: "जिन तिथियों में वर्ष नहीं है, उनका सत्र",
  kind: "जिन पंक्तियों में प्रकार नहीं है, उनका प्रकार",
  kindOfAll: "सभी पंक्तियों का प्रकार",
  severalKinds: "कई प्रकार",
  checkLines: "सूची जाँचें",
  nothingTyped: "सूची यहाँ पेस्ट करें या लिखें।",

  exam: "परीक्षा",
  examExample: "अर्द्धवार्षिक परीक्षा",
  examMissing: "परीक्षा का नाम लिखें।",
  startsAt: "प्रारंभ का समय",
  endsAt: "समाप्ति का समय",
  days: "दिन और विषय",
  daysText: "एंटर दबाने पर अगला दिन आता है; रविवार छोड़ दिए जाते हैं। विषय किसी शीट से भी पेस्ट किए जा सकते हैं।",
  day: "दिन",
  dayNumber: (number) => `दिन ${number}`,
  subject: "विषय",
  classOf: (column) => (column === 1 ? "कक्षा या कक्षाएँ" : `कॉलम ${column} की कक्षा`),
  classExample: "कक्षा 3",
  className: (name) => `कक्षा ${name}`,
  subjectOf: (number, name) => `दिन ${number} का विषय${name && `, ${name}`}`,
  addDay: "दिन जोड़ें",
  removeDay: (number) => `दिन ${number} हटाएँ`,
  addClass: "दूसरी कक्षा, जिसके विषय अलग हैं",
  removeClass: (column) => `कॉलम ${column} हटाएँ`,
  noSubject: "कम से कम एक विषय लिखें।",
  checkExams: (number) => (number === 0 ? "समय-सारणी जाँचें" : `${events(number)} जाँचें`),
  examTitle: (exam, name, subject) => `${[exam, name].filter(Boolean).join(", ")}: ${subject}`,

  noRows: "इस सूची में कोई कार्यक्रम नहीं है।",
  back: "सूची पर वापस जाएँ",
  unused: (headings) => `ये कॉलम नहीं लिए गए: ${headings}`,
  known: (number) =>
    number === 1 ? "इस सूची का 1 कार्यक्रम पहले से है" : `इस सूची के ${count(number)} कार्यक्रम पहले से हैं`,
  skipKnown: "उन्हें छोड़ दें",
  addKnown: "उन्हें फिर भी जोड़ें",
  addCount: (number) => (number === 0 ? "जोड़ने को कुछ नहीं" : `${events(number)} जोड़ें`),
  adding: "जोड़ा जा रहा है...",

  addedCount: (number) => `${events(number)} ${number === 1 ? "जोड़ा गया" : "जोड़े गए"}`,
  leftOutCount: (number) => `${rows(number)} ${number === 1 ? "छोड़ी गई" : "छोड़ी गईं"}`,
  undo: "सब वापस लें",
  backToRows: "पंक्तियों पर वापस जाएँ",
  another: "दूसरी सूची जोड़ें",
};
