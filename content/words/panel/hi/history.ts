import type { PanelWords } from "../panel-words.ts";

/** For use inside another sentence. */
const withoutEnd = (sentence: string) => sentence.replace(/।$/, "");

export const history: PanelWords["history"] = {
  title: "इतिहास",
  heading: (name) => `इतिहास: ${name}`,
  text: "हर संस्करण एक वर्ष तक रखा जाता है, अधिक से अधिक पिछले पचास। पुराने संस्करण को वापस लाना भी एक बदलाव ही है: उसे यहीं से वापस लिया जा सकता है।",
  nothingYet: "संस्करण रखे जाने के बाद से कुछ नहीं बदला गया।",
  kinds: {
    created: "बनाया गया",
    changed: "बदला गया",
    deleted: "हटाया गया",
    restored: "वापस लाया गया",
  },
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

  restore: "वापस लाएँ",
  theVersionOf: (moment) => `${moment} का संस्करण`,
  goBackTo: (moment) => `${moment} का संस्करण वापस लाएँ?`,
  goBackText: "अभी जो है, वह इसी सूची में रहेगा और इसी तरह वापस लाया जा सकेगा।",
  restoring: "वापस लाया जा रहा है...",
  versionRestored: (moment) => `${moment} का संस्करण वापस लाया गया।`,
  versionNotRestored: "वह संस्करण वापस नहीं लाया जा सका। कृपया फिर कोशिश करें।",
  noLongerFits: "यह संस्करण ज्यों का त्यों वापस नहीं लाया जा सकता",
  openRest: (problems) =>
    `इसका कुछ भाग आज के नियमों के अनुसार नहीं है${problems.length > 0 ? `: ${problems.map(withoutEnd).join(", ")}` : ""}। बाकी सामग्री के साथ फ़ॉर्म खोला जा सकता है; जब तक आप सहेजेंगे नहीं, वेबसाइट पर कुछ नहीं बदलेगा।`,
  replacesTyped: "वहाँ जो लिखा है और सहेजा नहीं गया, उसकी जगह यह आ जाएगी।",
  openForm: "फ़ॉर्म खोलें",
  backNotPublished: (problems) =>
    `वापस आ गया है, पर प्रकाशित नहीं हुआ: ${problems.map(withoutEnd).join(", ")}। प्रकाशित करने के लिए इसे बदलें।`,
  asBefore: "सब पहले जैसा हो गया।",
  undoing: "इसे वापस लिया जा रहा है। इसमें एक मिनट लग सकता है।",
  notUndone: "यह वापस नहीं लिया जा सका। हटाई गई प्रविष्टियों में देखें।",

  trash: "हटाई गई प्रविष्टियाँ",
  trashText: (days) =>
    `हटाई गई प्रविष्टियाँ ${days} दिन तक यहाँ रहती हैं। वेबसाइट पर वे नहीं दिखतीं और उनके चित्रों व दस्तावेज़ों के लिंक भी नहीं खुलते। वापस लाने पर सब कुछ पहले जैसा हो जाता है।`,
  searchTrash: "हटाई गई प्रविष्टियों में खोजें",
  entries: (count) => (count === 1 ? "1 प्रविष्टि" : `${count.toLocaleString("en-IN")} प्रविष्टियाँ`),
  deletions: (count) => `${count.toLocaleString("en-IN")} बार हटाया गया`,
  deletedAtOnce: "एक साथ हटाई गईं",
  showEntries: "प्रविष्टियाँ देखें",
  restoreAll: "सब वापस लाएँ",
  wholeTrash: "सभी हटाई गई प्रविष्टियों पर लौटें",
  noMatch: "हटाई गई प्रविष्टियों में इससे मिलता कुछ नहीं मिला।",
  trashEmpty: "कोई हटाई गई प्रविष्टि नहीं है।",
  deletedAt: (moment) => `${moment} को हटाई गई`,
  deletedBy: (actor) => `${actor} द्वारा`,
  restoredFromTrash: "प्रविष्टि वापस आ गई। जहाँ थी, वहीं है।",
  batchRestored: ({ restored, skipped }) => {
    const done = restored === 1 ? "1 प्रविष्टि पहले जैसी हो गई।" : `${restored} प्रविष्टियाँ पहले जैसी हो गईं।`;
    if (skipped === 0) return done;
    return `${done} ${skipped === 1 ? "1 प्रविष्टि उसके बाद बदली जा चुकी है और वैसी ही रहेगी।" : `${skipped} प्रविष्टियाँ उसके बाद बदली जा चुकी हैं और वैसी ही रहेंगी।`}`;
  },
  deleteForGood: "हमेशा के लिए हटाएँ",
  deleteTitle: (name) => `“${name}” हमेशा के लिए हटाएँ?`,
  deleteText: "इसका हर संस्करण और हर फ़ाइल मिट जाएगी। इसे वापस नहीं लाया जा सकेगा।",
  deletedForGood: "प्रविष्टि हमेशा के लिए हटा दी गई।",
  didNotWork: "यह नहीं हो सका। कृपया फिर कोशिश करें।",
};
