import type { PanelWords } from "../panel-words.ts";

export const mail: PanelWords["mail"] = {
  title: "ईमेल",
  notLoaded: "ईमेल की स्थिति लोड नहीं हो सकी।",

  sender: "भेजने वाला",
  sentAs: "वेबसाइट {address} से, मेल सर्वर {server} के माध्यम से ईमेल भेजती है।",
  notSet: "यह सर्वर ईमेल नहीं भेजता",
  notSetText: "ईमेल के बिना भी सब काम होते हैं: निमंत्रण और नए पासवर्ड के लिंक आप कॉपी करके स्वयं भेजते हैं।",
  howToSet: "ईमेल भेजने के लिए सर्वर सँभालने वाले व्यक्ति ये दोनों लिखें और प्रोग्राम फिर चालू करें:",
  smtpUrl: "मेल सर्वर, उपयोगकर्ता नाम और पासवर्ड सहित",
  mailFrom: "विद्यालय का ईमेल पता",

  test: "परीक्षण ईमेल",
  testText: "एक छोटा ईमेल तुरंत भेजा जाता है और मेल सर्वर का उत्तर यहीं दिखता है।",
  testTo: "किस पते पर भेजें",
  sendTest: "परीक्षण ईमेल भेजें",
  sending: "भेजा जा रहा है...",
  testAccepted: (address) =>
    `मेल सर्वर ने ${address} के लिए ईमेल ले लिया है। यह कुछ मिनटों में पहुँच जाना चाहिए; स्पैम फ़ोल्डर भी देख लें।`,
  testFailed: "परीक्षण ईमेल नहीं भेजा जा सका।",

  unsent: "जो ईमेल अभी नहीं भेजे गए",
  nothingUnsent: "कोई ईमेल भेजना बाकी नहीं है।",
  moreUnsent: (count) => `और ${count} अन्य`,
  otherKind: "ईमेल",
  noAddress: "जब तक कोई वेबसाइट के पते की पुष्टि नहीं करता, लिंक वाले ईमेल नहीं भेजे जाते।",
  confirmAddress: "पते की पुष्टि करें",
  givenUp: "नहीं भेजा जा सका",
  queuedAt: (moment) => `लिखा गया: ${moment}`,
  givenUpAt: (moment, attempts) =>
    `${attempts} ${attempts === 1 ? "कोशिश" : "कोशिशों"} के बाद भेजना बंद किया गया: ${moment}`,
  nextTryAt: (moment, attempts) =>
    attempts === 0 ? `भेजा जाएगा: ${moment}` : `अगली कोशिश: ${moment} (कोशिश ${attempts + 1})`,
  tryAgain: "फिर भेजें",
  tryAllAgain: "सभी फिर भेजें",
  dismiss: "हटाएँ",
  dismissAll: "सभी हटाएँ",
  mailTo: (address) => `${address} का ईमेल`,
  triedAgain: (count) =>
    count === 0
      ? "फिर भेजने को कुछ नहीं है: ईमेल इस बीच भेजा जा चुका है, या उसका लिंक समाप्त हो चुका है।"
      : `${count} ईमेल अभी फिर ${count === 1 ? "भेजा जाएगा" : "भेजे जाएँगे"}।`,
  dismissed: (count) => `${count} ईमेल ${count === 1 ? "हटाया गया" : "हटाए गए"}।`,
  failed: "यह नहीं हो सका। कृपया फिर कोशिश करें।",

  notSentCount: (count) => (count === 1 ? "1 ईमेल नहीं भेजा जा सका" : `${count} ईमेल नहीं भेजे जा सके`),
  waitingCount: (count) => `${count} ईमेल ${count === 1 ? "भेजना बाकी है" : "भेजने बाकी हैं"}।`,
  open: "ईमेल और परीक्षण",
};
