import type { PanelWords } from "../../../../core/words/panel/panel-words.ts";
import type { ConsentPurpose } from "../../content/consent-contract.ts";

const counted = (count: number) => `${count.toLocaleString("en-IN")} विद्यार्थी`;

const listed = (albums: number, posts: number) =>
  [albums > 0 && `${albums} एल्बम`, posts > 0 && `${posts} ${posts === 1 ? "लेख" : "लेखों"}`]
    .filter(Boolean)
    .join(" और ");

/** A photo is feminine, a name masculine. */
const isPhoto = (purpose: ConsentPurpose) => purpose === "photo" || purpose === "pictures";

export const consents: PanelWords["consents"] = {
  title: "अभिभावकों की सहमति",
  heading: "सहमति",
  purposes: {
    name: "विद्यार्थियों की सूची में नाम",
    photo: "फ़ोटो",
    pictures: "एल्बम और लेखों की फ़ोटो",
    topStudents: "मेधावी विद्यार्थियों में नाम",
  },
  shortPurposes: { name: "नाम", photo: "फ़ोटो", pictures: "एल्बम, लेख", topStudents: "मेधावी" },
  means: { slip: "हस्ताक्षरित सहमति पत्र", "in person": "स्वयं आकर", email: "ईमेल" },
  states: {
    given: "दी गई",
    refused: "मना किया",
    withdrawn: "वापस ली गई",
    over: "अवधि समाप्त",
    none: "दर्ज नहीं",
  },

  given: (on, by, how) => `${on} को ${by} ने दी (${how})`,
  refused: (on, by, how) => `${on} को ${by} ने मना किया (${how})`,
  withdrawn: (on, by, how) => `${on} को ${by} ने वापस ली (${how})`,
  until: (statement, day) => `${statement}, ${day} तक`,
  overSince: (statement, day) => `${statement}। इसकी अवधि ${day} को समाप्त हो गई`,
  noneShown: (purpose) =>
    `दर्ज नहीं: ${isPhoto(purpose) ? "दिखाई जा सकती" : "दिखाया जा सकता"} है, क्योंकि विद्यालय उन बच्चों को भी दिखाता है जिनकी सहमति दर्ज नहीं है`,
  noneHidden: (purpose) =>
    `दर्ज नहीं: नहीं ${isPhoto(purpose) ? "दिखाई जाती" : "दिखाया जाता"}, क्योंकि विद्यालय सहमति के बिना कुछ नहीं दिखाता`,

  ruleShown: "जिन बच्चों के अभिभावकों ने अभी उत्तर नहीं दिया, वे वेबसाइट पर दिखते हैं।",
  ruleHidden: "जिन बच्चों के अभिभावकों ने अभी उत्तर नहीं दिया, वे वेबसाइट पर नहीं दिखते।",
  changeRule: (page) => `‘पृष्ठ’ के ‘${page}’ में बदलें`,

  byWhom: "किसने कहा",
  how: "कैसे",
  on: "तिथि",
  record: "अभिभावकों का उत्तर दर्ज करें",
  recordText: "जिस बारे में उत्तर है, उस पर निशान लगाएँ। किसने, कैसे और कब: यही बातें सहमति वापस लेने पर भी दर्ज होती हैं।",
  recordGiven: "सहमति दी",
  recordRefused: "मना किया",
  tickSomething: "जिस बारे में उत्तर है, उस पर निशान लगाएँ",
  withdraw: "सहमति वापस लें",
  withdrawEverything: "सारी सहमति वापस लें",
  withdrawTitle: "क्या सहमति वापस ली जाए?",
  withdrawAbout: (purposes) => `किस बारे में: ${purposes}।`,
  withdrawPhotos: (count) =>
    count === 1
      ? "रिकॉर्ड, मेधावी और पूर्व विद्यार्थियों की 1 फ़ोटो हमेशा के लिए हटा दी जाएगी।"
      : `रिकॉर्ड, मेधावी और पूर्व विद्यार्थियों की ${count} फ़ोटो हमेशा के लिए हटा दी जाएँगी।`,
  withdrawPictures: (pictures, albums, posts) =>
    `${listed(albums, posts)} की ${pictures} फ़ोटो हमेशा के लिए ${pictures === 1 ? "हटा दी जाएगी" : "हटा दी जाएँगी"}।`,
  withdrawNothing: "कोई फ़ोटो नहीं हटेगी।",
  withdrawNoUndo: "इसे वापस नहीं लिया जा सकता।",
  withdrawOthers: (count) =>
    count === 1
      ? "सूची में इसी नाम और जन्म तिथि का एक और रिकॉर्ड है। वह वैसा ही रहेगा; यदि वह इसी बच्चे का है, तो वहाँ भी सहमति वापस लें।"
      : `सूची में इसी नाम और जन्म तिथि के ${count} और रिकॉर्ड हैं। वे वैसे ही रहेंगे; यदि वे इसी बच्चे के हैं, तो वहाँ भी सहमति वापस लें।`,
  withdrawCountFailed: "फ़ोटो की गिनती नहीं हो सकी, इसलिए सहमति वापस नहीं ली गई। कृपया फिर कोशिश करें।",
  recorded: ({ recorded, alreadyWithdrawn, outdated, isRemoving }) => {
    if (recorded === 0) return "कुछ दर्ज नहीं हुआ: सहमति पहले ही वापस ली जा चुकी थी।";
    const one = recorded === 1;
    return [
      `${recorded} ${one ? "विद्यार्थी" : "विद्यार्थियों"} के लिए दर्ज किया गया।`,
      alreadyWithdrawn > 0 && "जो सहमति पहले वापस ली जा चुकी थी, वह दोबारा दर्ज नहीं की गई।",
      outdated > 0 && `इनमें से ${outdated} के लिए बाद की असहमति ही मान्य रहेगी।`,
      isRemoving && one && "फ़ोटो अभी हटाई जा रही है; आगंतुक उसे अब नहीं खोल सकते।",
      isRemoving && !one && "फ़ोटो अभी हटाई जा रही हैं; आगंतुक उन्हें अब नहीं खोल सकते।",
    ]
      .filter(Boolean)
      .join(" ");
  },
  failed: "कुछ दर्ज नहीं हुआ। कृपया फिर कोशिश करें।",
  allPurposes: "चारों के लिए",
  children: counted,
  lastAnswer: (who, about, answer) => `दर्ज हुआ: ${who} – ${about}: ${answer}`,
  takenBack: (children) =>
    children === 1
      ? "उत्तर वापस ले लिया गया।"
      : `${children.toLocaleString("en-IN")} विद्यार्थियों के उत्तर वापस ले लिए गए।`,
  takenBackBy: (moment, email) => `${moment} को ${email} ने वापस लिया: यह उत्तर मान्य नहीं है`,
  undoFailed: "उत्तर वापस नहीं लिया गया। कृपया फिर कोशिश करें।",

  withdrawnHeading: "सहमति वापस ली गई",
  withdrawnDone: {
    name: "नाम: बच्चा अब विद्यार्थियों की सार्वजनिक सूची में नहीं है।",
    photo: "फ़ोटो: रिकॉर्ड, मेधावी विद्यार्थियों और सभी पुराने संस्करणों से हमेशा के लिए हटा दी गई।",
    pictures: "एल्बम और लेख: इस रिकॉर्ड में चुनी गई फ़ोटो हमेशा के लिए हटा दी गईं।",
    topStudents: "मेधावी विद्यार्थी: प्रविष्टि अब नहीं दिखती और उसकी फ़ोटो हमेशा के लिए हटा दी गई।",
  },
  withdrawnAtOnce: "यह सभी पृष्ठों, सूचियों, खोज और वेबसाइट के अपने कैश पर उसी क्षण लागू हो गया।",
  withdrawnCopies:
    "जो दूसरों के पास है, उसे हम नहीं हटा सकते। वेबसाइट के आगे लगी कैश सेवा (सीडीएन) कोई फ़ोटो तब तक रख सकती है जब तक उसे खाली न किया जाए; यह सर्वर की देखभाल करने वाले कर सकते हैं। सर्च इंजन कुछ दिन और नाम या फ़ोटो दिखा सकते हैं। उनसे फिर देखने का निवेदन किया जा सकता है; वे कब देखेंगे, यह उन पर है। पुराने बैकअप में, और जिसने पृष्ठ सहेज रखा है उसके पास, वह रहेगा।",
  google: "Google: पुरानी सामग्री फिर जाँचने का निवेदन",
  bing: "बिंग: सामग्री हटाने का निवेदन",

  history: "अब तक जो दर्ज हुआ",
  historyText:
    "यहाँ पंक्तियाँ जुड़ती हैं, हटाई नहीं जातीं। वापस लिया गया उत्तर भी यहाँ रहता है, और उसकी पंक्ति में यह लिखा होता है।",
  nothingRecorded: "अभी कुछ दर्ज नहीं है।",
  recordedBy: (moment, email) => `${moment} को ${email} ने दर्ज किया`,

  showMissing: (count) => `${counted(count)} देखें, ${count === 1 ? "जिसका" : "जिनका"} हाँ या ना में उत्तर नहीं है`,
  showAll: "सभी बच्चे दिखाएँ",
  allAnswered: "सबका उत्तर मिल गया",
  figures: "कितनों का उत्तर मिला",
  byMissing: "जिनका उत्तर नहीं है",
  anyAnswer: "सभी बच्चे",
  entering: "अभी दर्ज होने वाले उत्तर",
  keys: "कुंजियाँ, जब सही या गलत का निशान चुना हो (तालिका तक टैब दबाएँ):",
  arrowKeys: "तीर वाली कुंजियों से",
  keyMoves: "अगला खाना",
  keyGiven: "हाँ",
  keyRefused: "ना",
  keyAllGiven: "चारों के लिए हाँ, फिर अगला बच्चा",
  keyAllRefused: "चारों के लिए ना, फिर अगला बच्चा",
  keyUndo: "वापस लें",
  table: "बच्चे और उनके अभिभावकों का उत्तर",
  child: "बच्चा",
  setGiven: (purpose, name) => `${name}, ${purpose}: सहमति दी`,
  setRefused: (purpose, name) => `${name}, ${purpose}: मना किया`,
  range: (first, last, total) =>
    `कुल ${total.toLocaleString("en-IN")} ${total === 1 ? "बच्चे" : "बच्चों"} में से ${first} से ${last}`,
  noChildren: "अभी कोई विद्यार्थी नहीं है।",
  noMatch: "कोई बच्चा नहीं मिला।",
  loadFailed: "सहमतियाँ लोड नहीं हो सकीं।",
  rowFailed: "सहेजा नहीं गया।",
  selected: (count) => `${counted(count)} ${count === 1 ? "चुना गया" : "चुने गए"}`,
  recordFor: "चुने हुए बच्चों के लिए दर्ज करें",
  taskEnding: (count) => `${count} ${count === 1 ? "सहमति" : "सहमतियों"} की अवधि 30 दिन में समाप्त होगी`,
  taskEndingDetail: "नए सहमति पत्र प्रिंट करें और अभिभावकों का उत्तर दर्ज करें",
  taskMissing: (count) => `${counted(count)} नहीं ${count === 1 ? "दिखता" : "दिखते"}: सहमति दर्ज नहीं है`,
  taskMissingDetail: "विद्यालय सहमति के बिना कुछ नहीं दिखाता",
};

export const consentSlips: PanelWords["consentSlips"] = {
  title: "सहमति पत्र",
  text: "पहले अभिभावकों के लिए सूचना है: हर परिवार के लिए उसकी प्रति बनवा लें। उसके बाद हर विद्यार्थी का सहमति पत्र है। भरा हुआ पत्र लौटने पर उसका कोड ऐसे फ़ोन से स्कैन करें जिस पर आप लॉगिन हैं: विद्यार्थी का रिकॉर्ड खुलेगा, और आप उत्तर दर्ज कर सकेंगे।",
  language: "सूचना और सहमति पत्र की भाषा",
  both: "दोनों",
  without: "कौन-से विद्यार्थी",
  all: "सभी",
  onlyWithout: "केवल जिनका उत्तर नहीं मिला",
  print: "प्रिंट करें",
  count: (slips, sheets) =>
    `${slips.toLocaleString("en-IN")} सहमति पत्र, A4 के ${sheets.toLocaleString("en-IN")} ${sheets === 1 ? "पन्ने" : "पन्नों"} पर, और सूचना`,
  tooMany: (shown, total) =>
    `ये ${total.toLocaleString("en-IN")} में से पहले ${shown.toLocaleString("en-IN")} विद्यार्थी हैं। बाकी प्रिंट करने के लिए कक्षा चुनें।`,
  slipOf: (name) => `सहमति पत्र: ${name}`,
  slips: "सहमति पत्र",
  wholeClass: "अन्य विद्यार्थियों के सहमति पत्र",
  noMatch: "ऐसा कोई विद्यार्थी नहीं है। दूसरी कक्षा या सेक्शन चुनें, या सभी विद्यार्थी।",
  noStudents: "अभी कोई विद्यार्थी नहीं है। पहले विद्यार्थी जोड़ें या उनकी सूची अपलोड करें।",
  editText: "नियम और विद्यालय की ओर से जोड़ी गई बात बदलें",
  failed: "सहमति पत्र लोड नहीं हो सके।",
};
