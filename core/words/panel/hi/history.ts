import type { RevisionKind } from "../../../content/api/history-contract.ts";
import type { EntryNames } from "../../../content/types/entry-names.ts";
import type { PanelWords } from "../panel-words.ts";

const KINDS: Record<RevisionKind, Record<"masculine" | "feminine", string>> = {
  created: { masculine: "जोड़ा गया", feminine: "जोड़ी गई" },
  changed: { masculine: "बदला गया", feminine: "बदली गई" },
  deleted: { masculine: "हटाया गया", feminine: "हटाई गई" },
  restored: { masculine: "वापस लाया गया", feminine: "वापस लाई गई" },
};

/** Persons are masculine here, and so is a type without a gender. */
const genderOf = ({ noun }: EntryNames) => (noun === "feminine" ? "feminine" : "masculine");

/** For use inside another sentence. */
const withoutEnd = (sentence: string) => sentence.replace(/।$/, "");

export const history: PanelWords["history"] = {
  title: "इतिहास",
  heading: (name) => `इतिहास: ${name}`,
  text: "हर संस्करण एक वर्ष तक रखा जाता है, अधिक से अधिक पिछले पचास। पुराने संस्करण को वापस लाना भी एक बदलाव ही है: उसे यहीं से वापस लिया जा सकता है।",
  nothingYet: "संस्करण रखे जाने के बाद से कुछ नहीं बदला गया।",
  kind: (kind, names) => KINDS[kind][genderOf(names)],
  version: "{kind}: {moment}",
  beforeVersions: "संस्करण रखे जाने से पहले का",
  currentNotPublished: "वर्तमान, प्रकाशित नहीं",
  current: "वर्तमान",
  before: "पहले",
  after: "बाद में",
  empty: "(खाली)",
  whatThisWas: "पहले क्या था",
  files: (count) => (count === 1 ? "1 फ़ाइल" : `${count} फ़ाइलें`),
  otherFile: (files) => `${files}, पर वही नहीं`,

  back: "वापस जाएँ",
  backTo: (screen) => `वापस जाएँ: ${screen}`,
  wholeText: "पूरा लेख दिखाएँ",
  onlyChanges: "केवल बदलाव दिखाएँ",
  removedWords: "[हटाया गया:",
  addedWords: "[जोड़ा गया:",
  endOfWords: "]",

  restore: "वापस लाएँ",
  restoreEntry: (name) => `वापस लाएँ: ${name}`,
  restoreVersion: "यह संस्करण वापस लाएँ",
  restoreVersionOf: (moment) => `यह संस्करण वापस लाएँ: ${moment}`,
  restoreDeleted: "हटाई गई प्रविष्टि वापस लाएँ",
  restoreDeletedTitle: "हटाई गई प्रविष्टि वापस लाएँ?",
  restoreDeletedText: "यह अपनी जगह पर वैसी ही लौट आएगी, जैसी हटाते समय थी।",
  goBackTo: (moment) => `${moment} का संस्करण वापस लाएँ?`,
  goBackText: "अभी जो है, वह इसी सूची में रहेगा और इसी तरह वापस लाया जा सकेगा।",
  restoring: "वापस लाया जा रहा है...",
  versionRestored: (moment) => `${moment} का संस्करण वापस लाया गया।`,
  versionNotRestored: "वह संस्करण वापस नहीं लाया जा सका। कृपया फिर कोशिश करें।",
  noLongerFits: "यह संस्करण ज्यों का त्यों वापस नहीं लाया जा सकता",
  openRest: (problems) =>
    `इसका कुछ भाग आज के नियमों के अनुसार नहीं है${problems.length > 0 ? `: ${problems.map(withoutEnd).join(", ")}` : ""}। बाकी सामग्री के साथ फ़ॉर्म खोला जा सकता है; जब तक आप सहेजेंगे नहीं, वेबसाइट पर कुछ नहीं बदलेगा।`,
  replacesTyped: "वहाँ जो लिखा है और सहेजा नहीं गया, उसकी जगह यह आ जाएगा।",
  openForm: "फ़ॉर्म खोलें",
  backNotPublished: (problems) =>
    `प्रविष्टि वापस आ गई है, पर प्रकाशित नहीं हुई: ${problems.map(withoutEnd).join(", ")}। प्रकाशित करने के लिए इसे बदलें।`,
  asBefore: "सब पहले जैसा हो गया।",
  undoing: "इसे वापस लिया जा रहा है। इसमें एक मिनट लग सकता है।",
  notUndone: "यह वापस नहीं लिया जा सका। हटाई गई प्रविष्टियों में देखें।",

  trash: "हटाई गई प्रविष्टियाँ",
  trashText: (days) =>
    `हटाई गई प्रविष्टियाँ ${days} दिन तक यहाँ रहती हैं। वेबसाइट पर वे नहीं दिखतीं और उनकी फ़ोटो और दस्तावेज़ों के लिंक भी नहीं खुलते। वापस लाने पर सब कुछ पहले जैसा हो जाता है।`,
  searchTrash: "हटाई गई प्रविष्टियों में खोजें",
  byKind: "प्रकार से छाँटें",
  allKinds: "सभी प्रकार",
  deletedNames: { heading: "हटाई गई प्रविष्टियाँ", one: "प्रविष्टि", many: "प्रविष्टियों" },
  entries: (count) => (count === 1 ? "1 प्रविष्टि" : `${count.toLocaleString("en-IN")} प्रविष्टियाँ`),
  linesOf: (first, last, total) => `${total.toLocaleString("en-IN")} में से ${first} से ${last} तक`,
  entryColumn: "प्रविष्टि",
  kindColumn: "प्रकार",
  deletedColumn: "कब और किसने हटाया",
  batch: ({ heading, one, subject }, count) =>
    `${count.toLocaleString("en-IN")} ${count === 1 ? (subject?.one ?? one) : (subject?.many ?? heading)}`,
  deletedAtOnce: (names, count) => {
    const one = KINDS.deleted[genderOf(names)];
    const many = genderOf(names) === "feminine" ? "हटाई गईं" : "हटाए गए";
    return `एक साथ ${count === 1 ? one : many}`;
  },
  showEntries: "प्रविष्टियाँ देखें",
  wholeTrash: "सभी हटाई गई प्रविष्टियों पर लौटें",
  noMatch: "हटाई गई प्रविष्टियों में इससे मिलता कुछ नहीं मिला।",
  trashEmpty: "कोई हटाई गई प्रविष्टि नहीं है।",
  deletedBy: (actor) => `${actor} द्वारा`,
  restoredFromTrash: "प्रविष्टि वापस आ गई। जहाँ थी, वहीं है।",
  restoredMany: (counted) => `${counted} को वापस लाया गया।`,
  notPublished: (counted, reasons) => `${counted} को प्रकाशित नहीं किया गया: ${reasons}`,
  stayed: (counted, reasons) => `${counted} को वापस नहीं लाया या हटाया जा सका: ${reasons}`,
  notThere: (counted) => `${counted} को कोई और पहले ही वापस ला चुका या हमेशा के लिए हटा चुका था।`,
  deleteForGood: "हमेशा के लिए हटाएँ",
  deleteTitle: (name) => `“${name}” हमेशा के लिए हटाएँ?`,
  deleteManyTitle: (counted) => `${counted} को हमेशा के लिए हटाएँ?`,
  deleteText: "इसका हर संस्करण और हर फ़ाइल मिट जाएगी। इसे वापस नहीं लाया जा सकेगा।",
  deleteManyText: "इनका हर संस्करण और हर फ़ाइल मिट जाएगी। इन्हें वापस नहीं लाया जा सकेगा।",
  deletedForGood: "प्रविष्टि हमेशा के लिए हटा दी गई।",
  deletedMany: (counted) => `${counted} को हमेशा के लिए हटाया गया।`,
  deleting: "हटाया जा रहा है। इसमें एक मिनट लग सकता है।",
  emptyTrash: "सब हमेशा के लिए हटाएँ",
  emptyFiltered: (counted) => `इन ${counted} को हमेशा के लिए हटाएँ`,
  emptyTitle: (counted) => `सभी ${counted} को हमेशा के लिए हटाएँ?`,
  didNotWork: "यह नहीं हो सका। कृपया फिर कोशिश करें।",
};
