import type { BulkActionName } from "../../../content/api/bulk-contract.ts";
import type { FileKind } from "../../../content/files/upload-rules.ts";
import type { PanelWords } from "../panel-words.ts";

const MASCULINE = { noun: "masculine" } as const;
const FEMININE = { noun: "feminine" } as const;

export const namesOfCore: PanelWords["namesOfCore"] = {
  pages: { heading: "पृष्ठ", one: "पृष्ठ", many: "पृष्ठों", ...MASCULINE },
  parts: {
    heading: "साइट के भाग",
    one: "साइट के भागों",
    many: "साइट के भागों",
    subject: { one: "साइट के भाग", many: "साइट के भाग" },
    ...MASCULINE,
  },
  sample: { heading: "नमूना सामग्री", one: "नमूना सामग्री", many: "नमूना सामग्री", ...FEMININE },
  backup: { heading: "बैकअप", one: "बैकअप", many: "बैकअप", ...MASCULINE },
  mail: { heading: "ईमेल", one: "ईमेल", many: "ईमेल", ...MASCULINE },
  settings: { heading: "सेटिंग", one: "सेटिंग", many: "सेटिंग", ...FEMININE },
};

export const entryForm: PanelWords["entryForm"] = {
  optional: "वैकल्पिक",
  choose: "चुनें…",
  isBlank: "अभी कुछ नहीं लिखा है। पहले कुछ लिखें या कोई फ़ाइल जोड़ें।",
  inIndianTime: (label) => `${label} (भारतीय समय)`,
  notPublished: "अभी प्रकाशित न करें (ड्राफ़्ट)",
  savingWhenSent: "फ़ाइलें पहुँचते ही सहेजा जाएगा...",
  saveAndAddAnother: "सहेजें और अगला जोड़ें",
  savedAndNext: (title) => `सहेजा गया: ${title}। अब अगला भरें।`,
  nothingLost: "आपका लिखा हुआ सब सुरक्षित है।",
  uploadStopped: "अपलोड रोक दिया गया।",
  notSavedYet: "यह अभी सहेजा नहीं गया है।",
  restored: "जो आपने पहले लिखा था और सहेजा नहीं था, वह फिर यहाँ है।",
  discardRestored: "इसे मिटा दें",
  cancelled: "बिना सहेजे बंद किया गया।",
  cancelledBefore: "आपने यह फ़ॉर्म बिना सहेजे बंद कर दिया था।",
  bringBack: "लिखा हुआ वापस लाएँ",
  backToForm: "फ़ॉर्म पर वापस जाएँ",
  deletedTitle: "यह प्रविष्टि हटा दी गई है",
  deletedQuestion: "यह प्रविष्टि किसी और ने हटा दी है। क्या आपका लिखा हुआ नई प्रविष्टि के रूप में सहेजें?",
  filesDeletedToo: (count) =>
    count === 1 ? "इसके साथ सहेजी हुई फ़ाइल भी हट गई।" : `इसके साथ सहेजी हुई ${count} फ़ाइलें भी हट गईं।`,
  chosenFilesStay: "जो फ़ाइलें आपने अभी चुनी हैं, वे यहीं हैं।",
  saveAsNew: "नई प्रविष्टि सहेजें",
  staleTitle: "इस बीच किसी और ने इसमें बदलाव किया है",
  savedByOthers: (time) => `उन्होंने ${time} पर सहेजा।`,
  savedBy: (person, time) => `${person} ने ${time} पर सहेजा।`,
  theirsNotLoaded:
    "इस बीच किसी और ने इसमें बदलाव किया है। उनका संस्करण लोड नहीं हो सका, इसलिए कुछ सहेजा नहीं गया। कृपया फिर कोशिश करें।",
  chooseVersions: "हर खाने के लिए चुनें कि कौन-सा संस्करण सहेजना है।",
  keepMine: "मेरा रखें",
  takeTheirs: "उनका लें",
  saveChoice: "यही सहेजें",
  empty: "(खाली)",
  noFile: "कोई फ़ाइल नहीं",
  storedFiles: (count) => `सहेजी हुई ${count} ${count === 1 ? "फ़ाइल" : "फ़ाइलें"}`,
};

export const entryList: PanelWords["entryList"] = {
  listFailed: "सूची लोड नहीं हो सकी।",
  deleted: "इसे हटा दिया गया",
  deleteQuestion: (title) => `“${title}” को हटाएँ?`,
  editEntry: (title) => `बदलें: ${title}`,
  deleteEntry: (title) => `हटाएँ: ${title}`,
  added: "अभी जोड़ा गया",
  details: "विवरण",
  detailsOf: (title) => `${title} का विवरण`,
  drag: "खींचकर दूसरी जगह रखें",
  placeOf: (place, count) => `${count} में से ${place}`,
  moveToTop: (title) => `सबसे ऊपर ले जाएँ: ${title}`,
  moveUp: (title) => `ऊपर ले जाएँ: ${title}`,
  moveDown: (title) => `नीचे ले जाएँ: ${title}`,
  moved: (title, place, count) => `${title}: अब ${count} में से ${place} नंबर पर`,
  orderIsStale: "किसी और ने यह सूची बदल दी है। सूची फिर लोड की गई है: कृपया प्रविष्टि को एक बार फिर ले जाएँ।",
  orderFailed: "नया क्रम सहेजा नहीं जा सका। कृपया फिर कोशिश करें।",
};

const DONE: Record<BulkActionName, string> = {
  delete: "हटाया गया",
  publish: "प्रकाशित किया गया",
  withdraw: "अप्रकाशित किया गया",
  change: "बदला गया",
};

/** Entries have either gender; with को the verb is the same for both. */
export const entryTable: PanelWords["entryTable"] = {
  view: "कैसे दिखे",
  cards: "कार्ड",
  list: "सूची",
  table: "तालिका",
  tableOffer: {
    text: (counted) => `${counted}: तालिका में एक साथ ज़्यादा दिखते हैं।`,
    table: "तालिका में दिखाएँ",
    keepCards: "कार्ड ही रहने दें",
    keepList: "सूची ही रहने दें",
  },
  counted: ({ one, many }, count) => `${count.toLocaleString("en-IN")} ${count === 1 ? one : many}`,
  searchAndFilter: "खोजें और छाँटें",
  search: ({ many }) => `${many} में खोजें`,
  range: ({ heading }, first, last, total) =>
    `${heading}: ${total.toLocaleString("en-IN")} में से ${first} से ${last} तक`,
  noMatch: () => "इस खोज से कुछ नहीं मिला",
  filterByState: "स्थिति से छाँटें",
  anyState: "सभी",
  filterBy: (label) => `${label} से छाँटें`,
  anyChoice: "सभी",
  selectionDropped: "चयन हटा दिया गया है, क्योंकि सूची में अब दूसरी प्रविष्टियाँ हैं।",
  selected: (counted) => `${counted} को चुना गया`,
  allSelected: (counted) => `खोज से मिले सभी ${counted} को चुना गया`,
  selectAll: (total) => `खोज से मिले सभी ${total.toLocaleString("en-IN")} को चुनें`,
  selectPage: "इस पृष्ठ पर सभी को चुनें",
  selectEntry: (title) => `चुनें: ${title}`,
  selection: "चयन",
  clear: "चयन हटाएँ",
  toTop: "सबसे ऊपर",
  publish: "प्रकाशित करें",
  withdraw: "अप्रकाशित करें",
  sortBy: "क्रम",
  usualOrder: "सामान्य क्रम",
  lastFirst: (column) => `${column}, उल्टा क्रम`,
  rows: "पंक्तियाँ",
  fieldsToChange: (labels) => labels.join(" और "),
  changeFields: (fields) => `${fields} बदलें`,
  changeFieldsOf: (fields, counted) => `${counted} के लिए ${fields} बदलें`,
  changeCounted: (counted) => `${counted} के लिए बदलें`,
  emptyStays: "जो खाना आप खाली छोड़ेंगे, वह सबके लिए पहले जैसा रहेगा।",
  fillSomething: "जो बदलना है, उसे भरें",
  deleteQuestion: (counted) => `${counted} को हटाएँ?`,
  deletedWaits: (days) => `हटाया हुआ सब ${days} दिन तक “हटाई गई प्रविष्टियाँ” में रहता है।`,
  movedToTop: (counted) => `${counted} को सबसे ऊपर रखा गया।`,
  failed: "यह नहीं हो सका और कुछ भी नहीं बदला। कृपया थोड़ी देर में फिर कोशिश करें।",
  done: (action, counted) => `${counted} को ${DONE[action]}।`,
  hadBeenDeleted: (counted) => `${counted} को कोई और पहले ही हटा चुका था।`,
  stayed: (counted, reasons) => `${counted} में कुछ नहीं बदला: ${reasons}`,
  undone: (counted) => `${counted} को फिर पहले जैसा कर दिया गया।`,
  nothingUndone: "कुछ भी वापस नहीं लिया गया।",
  leftAlone: (counted) => `${counted} को वैसा ही छोड़ा गया, क्योंकि इस बीच किसी ने बदलाव किया है।`,
};

const KINDS: Record<FileKind, string> = { image: "JPEG, PNG या WebP", pdf: "PDF", sheet: "XLSX या CSV" };

const files = (count: number) => `${count} ${count === 1 ? "फ़ाइल" : "फ़ाइलें"}`;

export const uploads: PanelWords["uploads"] = {
  upTo: (kind, megabytes) => `${megabytes} MB तक ${KINDS[kind]}`,
  chooseMany: "फ़ाइलें चुनें, यहाँ खींचकर छोड़ें या पेस्ट करें",
  chooseOne: "फ़ाइल चुनें, यहाँ खींचकर छोड़ें या पेस्ट करें",
  chooseAnother: "दूसरी फ़ाइल चुनें, खींचकर छोड़ें या पेस्ट करें",
  choosePicture: "फ़ोटो चुनें, यहाँ खींचकर छोड़ें या पेस्ट करें",
  chooseStored: "वेबसाइट पर पहले से मौजूद फ़ोटो में से चुनें",
  searchStored: "एल्बम, लेख और फ़ोटो परिचय खोजें",
  storedFailed: "फ़ोटो लोड नहीं हो सकीं। कृपया फिर कोशिश करें।",
  noStored: "कोई फ़ोटो नहीं मिली",
  storedFound: (count) => `${count} फ़ोटो`,
  addStored: (count) => `${count} फ़ोटो जोड़ें`,
  moreStored: "और फ़ोटो दिखाएँ",
  newFile: (name) => `${name} (नई फ़ाइल)`,
  failedFiles: (count) =>
    count === 1
      ? "एक फ़ाइल नहीं भेजी जा सकी। उसे फिर भेजें या हटा दें।"
      : `${count} फ़ाइलें नहीं भेजी जा सकीं। उन्हें फिर भेजें या हटा दें।`,
  selected: (count) => `${files(count)} चुनी ${count === 1 ? "गई" : "गईं"}`,
  files,
  selectAll: "सभी चुनें",
  selectNone: "चयन हटाएँ",
  toTop: "सबसे आगे ले जाएँ",
  toEnd: "सबसे पीछे ले जाएँ",
  select: (name) => `चुनें: ${name}`,
  remove: (name) => `हटाएँ: ${name}`,
  moveToTop: (name) => `सबसे आगे ले जाएँ: ${name}`,
  moveEarlier: (name) => `एक स्थान आगे ले जाएँ: ${name}`,
  moveLater: (name) => `एक स्थान पीछे ले जाएँ: ${name}`,
  removed: (count) => (count === 1 ? "1 फ़ाइल हटाई गई।" : `${count} फ़ाइलें हटाई गईं।`),
  moved: (label, from, to, count) => `${label} ${from} अब ${count} में से ${to} नंबर पर है`,
  movedMany: (moved, from, to, count) => `${moved} फ़ाइलें अब ${count} में से ${from} से ${to} नंबर पर हैं`,
  retry: "फिर भेजें",
  retryOf: (name) => `फिर भेजें: ${name}`,
  retryAll: "सभी फिर भेजें",
  removeFailed: "जो नहीं भेजी जा सकीं, उन्हें हटाएँ",
  waiting: "प्रतीक्षा में",
  preparing: "तैयार हो रही है",
  sending: (percent) => `${percent} % भेजी गई`,
  done: "पहुँच गई",
  failed: (reason) => `नहीं भेजी जा सकी: ${reason}`,
  lost: "यह अब सर्वर पर नहीं है",
  uploading: (percent) => `${percent} % अपलोड हुआ`,
  stop: "अपलोड रोकें",
  sentOf: (done, all) => `${all} में से ${files(done)} भेजी ${done === 1 ? "गई" : "गईं"}`,
  failedToo: (count) => `, ${count} नहीं`,
  allSent: (count) => (count === 1 ? "1 फ़ाइल भेजी गई।" : `${count} फ़ाइलें भेजी गईं।`),
  someFailed: (count) => `${files(count)} नहीं भेजी जा ${count === 1 ? "सकी" : "सकीं"}।`,
};

export const captions: PanelWords["captions"] = {
  edit: (number) => `फ़ोटो ${number} का परिचय`,
  caption: "फ़ोटो परिचय",
  alt: "फ़ोटो का विवरण",
  hint: "चारों वैकल्पिक हैं और फ़ॉर्म के साथ सहेजे जाते हैं। विवरण उन लोगों को पढ़कर सुनाया जाता है जो फ़ोटो नहीं देख सकते।",
  hintInOneLanguage:
    "दोनों वैकल्पिक हैं और फ़ॉर्म के साथ सहेजे जाते हैं। विवरण उन लोगों को पढ़कर सुनाया जाता है जो फ़ोटो नहीं देख सकते।",
  previous: "पिछली फ़ोटो",
  next: "अगली फ़ोटो",
  done: "हो गया",
  lostHeading: "ऐसे फ़ोटो परिचय जिनकी फ़ोटो नहीं है",
  lost: (count) =>
    count === 1
      ? "इस फ़ोटो परिचय की फ़ोटो इस बीच किसी और ने हटा दी है। ज़रूरत हो तो परिचय कॉपी कर लें, फिर उसे हटाएँ।"
      : `इन ${count} फ़ोटो परिचयों की फ़ोटो इस बीच किसी और ने हटा दी हैं। ज़रूरत हो तो परिचय कॉपी कर लें, फिर उन्हें हटाएँ।`,
  removeText: "यह परिचय हटाएँ",
};

export const companions: PanelWords["companions"] = {
  hindiInEnglish: "यह हिन्दी में है। अंग्रेज़ी भी हो तो उसे यहाँ लिखें और हिन्दी को उसके अपने खाने में।",
  englishInHindi: "यह अंग्रेज़ी अक्षरों में है। हिन्दी पृष्ठों पर ऐसा ही दिखेगा।",
  filter: "भाषा के अनुसार छाँटें",
  anyLanguage: "हिन्दी हो या न हो",
  withoutHindi: "हिन्दी के बिना",
  entriesLackHindi: (count) => (count === 1 ? "1 प्रविष्टि में हिन्दी नहीं है" : `${count} प्रविष्टियों में हिन्दी नहीं है`),
  showAll: "सभी दिखाएँ",
  textIn: "लेख की भाषा",
};

export const typing: PanelWords["typing"] = {
  looksLegacy: "यह कृतिदेव में टाइप किया हुआ लगता है। यूनिकोड में: {preview}",
  change: "यूनिकोड में बदलें",
  leave: "ऐसा ही रहने दें",
};

export const albums: PanelWords["albums"] = {
  untitled: "बिना शीर्षक की फ़ोटो गैलरी",
  pictures: (count) => `${count} फ़ोटो`,
  pictureOf: (title, number) => `${title}, फ़ोटो ${number}`,
  hiddenPictures: (places, count) =>
    places.length === count
      ? "आगंतुकों को इनमें से कोई फ़ोटो नहीं दिखती: हर फ़ोटो में किसी बच्चे के लिए सहमति नहीं है।"
      : places.length === 1
        ? `आगंतुकों को नहीं दिखती: फ़ोटो ${places[0]}। उसमें किसी बच्चे के लिए सहमति नहीं है।`
        : `आगंतुकों को नहीं दिखतीं: फ़ोटो ${places.join(", ")}। हर एक में किसी बच्चे के लिए सहमति नहीं है।`,
  hiddenPicture: "नहीं दिखती: सहमति नहीं है",
};

/** Internal notes about an entry. */
export const notes: PanelWords["notes"] = {
  addNote: "कार्यालय की टिप्पणी",
  noteHint: "इसे केवल कार्यालय देखता है। टिप्पणी बाद में बदली नहीं जा सकती।",
  noteNeeded: "पहले टिप्पणी लिखें",
  saveNote: "टिप्पणी जोड़ें",
  noteAdded: "टिप्पणी जुड़ गई है।",
};
