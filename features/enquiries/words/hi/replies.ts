import type { PanelWords } from "../../../../core/words/panel/panel-words.ts";

export const replies: PanelWords["replies"] = {
  heading: "उत्तर दें",
  notLoaded: "उत्तर देने के लिए आवश्यक जानकारी लोड नहीं हो सकी।",
  isSpam: "इस पूछताछ को स्पैम माना गया है। उत्तर देने के लिए इसकी स्थिति बदलें।",
  how: "उत्तर कैसे देंगे?",
  lookUp: "नए टैब में देखें:",
  ways: { mail: "ईमेल", whatsapp: "WhatsApp", call: "फ़ोन" },
  close: "बंद करें",

  reply: "आपका उत्तर",
  language: "उत्तर की भाषा",
  savedReply: "तैयार उत्तर",
  manage: "तैयार उत्तर बदलें",
  noSavedReplies: "अभी कोई तैयार उत्तर नहीं है।",
  savedRepliesNotLoaded: "तैयार उत्तर लोड नहीं हो सके।",
  required: "पहले उत्तर लिखें",
  markAnswered: "“उत्तर दिया गया” में रखें",

  mailTo: "{address} को। भेजने वाले का संदेश आपके उत्तर के नीचे जोड़ा जाता है।",
  answersTo: (address) => `इसके उत्तर ${address} पर आएँगे।`,
  answersToSender: "इसके उत्तर वेबसाइट के ईमेल पते पर आएँगे: विद्यालय के पृष्ठ पर ईमेल पता नहीं है।",
  mailProblems: {
    notSet: "यह सर्वर ईमेल नहीं भेजता। WhatsApp या फ़ोन से, या विद्यालय के अपने ईमेल से उत्तर दें।",
    noAddress: "भेजने वाले ने ईमेल पता नहीं दिया। WhatsApp या फ़ोन से उत्तर दें।",
    badAddress:
      "{address} पर ईमेल नहीं जा सकता: यह ईमेल पता नहीं है। “बदलें” से ठीक करें, या WhatsApp या फ़ोन से उत्तर दें।",
  },

  whatsAppHint: "नए टैब में WhatsApp {number} और आपके उत्तर के साथ खुलेगा। भेजने का बटन आप वहीं दबाएँगे।",
  didYouSendText: "भेजने पर ही उत्तर दर्ज होगा।",
  whatsAppRecorded: "WhatsApp का उत्तर दर्ज किया गया।",
  phoneProblems: {
    none: "भेजने वाले ने फ़ोन नंबर नहीं दिया।",
    unreadable: "{number} को एक फ़ोन नंबर के रूप में नहीं पढ़ा जा सकता। “बदलें” से ठीक करें।",
    tooShort: "{number} में एसटीडी कोड सहित फ़ोन नंबर के लिए अंक कम हैं। “बदलें” से ठीक करें।",
    tooLong: "{number} में एक फ़ोन नंबर से अधिक अंक हैं। “बदलें” से ठीक करें।",
    landline: "{number} लैंडलाइन का नंबर लगता है, जिस पर WhatsApp नहीं होता। फ़ोन से उत्तर दें।",
  },

  call: "{number} पर फ़ोन करें",
  callResult: "क्या हुआ?",
  results: { reached: "बात हो गई", noAnswer: "बात नहीं हुई" },
  callNote: "छोटा नोट",
  chooseResult: "क्या हुआ, यह चुनें",
  callAgainOn: "फिर कब फ़ोन करें",
  callAgainHint: "खाली हो तो याद नहीं दिलाया जाएगा",
  saveCall: "फ़ोन दर्ज करें",
  callRecorded: "फ़ोन दर्ज किया गया।",

  failed: "यह नहीं हो सका। आपका लिखा कुछ नहीं खोया है। कृपया फिर कोशिश करें।",

  answerAnyway: "फिर भी उत्तर दें",
  answeredMeanwhile: (person, moment) => `इस बीच ${person} ने इस पूछताछ का उत्तर दे दिया है (${moment}):`,
  alsoSend: "पहले वह उत्तर देख लें। आपका उत्तर नहीं भेजा गया है।",
  sendAsWell: "मैं भी उत्तर दूँ",
};
