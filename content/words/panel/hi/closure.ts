import type { PanelWords } from "../panel-words.ts";

export const closure: PanelWords["closure"] = {
  open: "आज विद्यालय बंद",
  text: "वेबसाइट के हर पृष्ठ पर तुरंत यही दिखेगा, और सूचना साझा करने के लिए तैयार मिलेगी।",
  reason: "कारण",
  reasons: {
    rain: "भारी वर्षा",
    heat: "भीषण गर्मी",
    cold: "शीतलहर",
    holiday: "स्थानीय अवकाश",
    election: "चुनाव कार्य",
    condolence: "शोक",
    supply: "पानी या बिजली नहीं है",
  },
  ownWords: "अन्य, अपने शब्दों में",
  ownReason: "कारण, अंग्रेज़ी में",
  ownReasonHi: "कारण, हिंदी में",
  reasonMissing: "दोनों में से किसी एक भाषा में कारण लिखें",
  until: "कब तक बंद",
  endOfToday: "आज के अंत तक",
  tomorrow: "कल के अंत तक",
  otherDay: "किसी और दिन तक",
  lastDay: "अंतिम दिन",
  lastDayMissing: "अंतिम दिन चुनें, आज या उसके बाद का",
  publish: "अभी प्रकाशित करें",
  done: "वेबसाइट पर दिख रहा है कि विद्यालय बंद है।",
  failed: "यह प्रकाशित नहीं हो सका। कृपया फिर कोशिश करें।",
  liveNow: (title) => `वेबसाइट के हर पृष्ठ पर दिख रहा है: ${title}`,
  liveUntil: (moment) => `${moment} को अपने-आप हट जाएगा।`,
  liveForEver: "जब तक कोई हटा न दे।",
  endNow: "अभी हटाएँ",
  ended: "वेबसाइट पर अब यह नहीं दिखता।",

  titleToday: (reason) => withReason("आज विद्यालय बंद", reason),
  titleUntil: (day, reason) => withReason(`विद्यालय ${day} तक बंद`, reason),
  textToday: (day) => `विद्यालय आज, ${day} को बंद है।`,
  textUntil: (day) => `विद्यालय ${day} तक बंद है; उस दिन भी विद्यालय नहीं लगेगा।`,
  textReason: (reason) => `कारण: ${reason}।`,
};

const withReason = (text: string, reason: string) => (reason === "" ? text : `${text}: ${reason}`);
