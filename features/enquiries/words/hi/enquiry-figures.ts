import type { PanelWords } from "../../../../core/words/panel/panel-words.ts";

const inHindi = (count: number) => `${count.toLocaleString("en-IN")} पूछताछ`;

export const enquiryFigures: PanelWords["enquiryFigures"] = {
  title: "पूछताछ के आँकड़े",
  link: "आँकड़े",
  toInbox: "पूछताछ की सूची",

  period: "अवधि",
  lastMonths: "पिछले 12 महीने",
  schoolYear: (name) => `सत्र ${name}`,
  excel: "Excel फ़ाइल",

  byMonth: "विषय और महीने के अनुसार पूछताछ",
  received: (count) =>
    `इस अवधि में ${inHindi(count)} ${count === 1 ? "आई" : "आईं"}। स्पैम और हटाई गई पूछताछ नहीं गिनी गई है।`,
  none: "इस अवधि में कोई पूछताछ नहीं आई।",
  chart: "महीने के अनुसार पूछताछ",
  month: "महीना",
  total: "कुल",
  withoutTopic: "बिना विषय के",

  firstAnswer: "पहले उत्तर तक का समय",
  median: (days) =>
    days === 0
      ? "जिन पूछताछ का उत्तर दिया गया, उनमें से कम से कम आधी का पहला उत्तर उसी दिन दिया गया।"
      : days === 1
        ? "जिन पूछताछ का उत्तर दिया गया, उनमें से कम से कम आधी का पहला उत्तर अगले कार्य-दिवस तक दिया गया।"
        : `जिन पूछताछ का उत्तर दिया गया, उनमें से कम से कम आधी का पहला उत्तर ${days} कार्य-दिवसों में दिया गया।`,
  noAnswer: "इस अवधि में कोई उत्तर दर्ज नहीं है।",
  share: ({ inTime, due, percent }) =>
    `${inHindi(due)} में से ${inTime.toLocaleString("en-IN")} (${percent} %) का उत्तर दो कार्य-दिवसों में दिया गया।`,
  overdue: (count) => `${inHindi(count)} को इससे अधिक समय हो चुका है और अब तक उत्तर नहीं दिया गया।`,
  waiting: (count) => `${inHindi(count)} का उत्तर अभी बाकी है, पर समय शेष है; इन्हें नहीं गिना गया है।`,
  closed: (count) => `${inHindi(count)} बिना दर्ज उत्तर के बंद ${count === 1 ? "हुई" : "हुईं"}; इन्हें नहीं गिना गया है।`,
  howCounted: "केवल यहाँ दर्ज उत्तर गिने जाते हैं। कार्य-दिवस सोमवार से शनिवार हैं, कैलेंडर के अवकाश छोड़कर।",

  openByPerson: "किसके पास कितनी खुली पूछताछ",
  openNow: "आज जितनी पूछताछ खुली हैं, वे कभी भी आई हों।",
  noneOpen: "कोई पूछताछ खुली नहीं है।",
  open: {
    person: "व्यक्ति",
    overdue: "फिर संपर्क की तिथि बीत गई",
    nobody: "अभी किसी के पास नहीं",
    gone: "हटाया गया खाता",
  },

  sheets: { months: "महीने", firstAnswers: "पहला उत्तर", open: "खुली पूछताछ" },
  answers: {
    what: "पहला उत्तर",
    count: "संख्या",
    answered: "उत्तर दिया गया",
    inTime: "दो कार्य-दिवसों में उत्तर दिया गया",
    overdue: "दो कार्य-दिवसों के बाद भी उत्तर नहीं",
    waiting: "उत्तर बाकी, समय शेष",
    closed: "बिना दर्ज उत्तर के बंद",
    medianDays: "कम से कम आधी का उत्तर इतने कार्य-दिवसों में",
  },
};
