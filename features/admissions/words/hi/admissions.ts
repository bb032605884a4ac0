import type { Words } from "../../../../core/words/en.ts";

const of = (session: string | null) => (session ? `सत्र ${session} के लिए ` : "");

export const admissions: Words["admissions"] = {
  sections: {
    classes: "कक्षाएँ और आयु",
    steps: "आवेदन कैसे करें",
    documents: "आवश्यक दस्तावेज़",
    fees: "शुल्क",
    contact: "किससे पूछें",
    enquiry: "प्रवेश के विषय में पूछें",
  },
  coming: (session, day, lastDay) =>
    `${of(session)}प्रवेश ${day} से ${lastDay ? `${lastDay} तक खुले रहेंगे` : "प्रारंभ होंगे"}`,
  open: (session, lastDay) => `${of(session)}प्रवेश ${lastDay ? `${lastDay} तक ` : ""}खुले हैं`,
  closed: (session, lastDay) => `${of(session)}प्रवेश ${lastDay} को बंद हो चुके हैं`,
  closedLine: "वर्ष के बीच में भी कभी-कभी कोई स्थान खाली होता है; कृपया हमसे पूछें।",
  session: (session) => `सत्र ${session}`,
  class: "कक्षा",
  age: "आयु",
  ageOn: (day) => `${day} को आयु`,
  birthday: "जन्म तिथि",
  seats: "स्थान",
  seatStates: { open: "स्थान उपलब्ध हैं", few: "थोड़े ही स्थान बचे हैं", full: "स्थान भर चुके हैं" },
  years: (from, to) => (from === to ? `${from} वर्ष` : `${from} से ${to} वर्ष`),
  atLeast: (years) => `कम से कम ${years} वर्ष`,
  below: (years) => `${years} वर्ष से कम`,
  bornBetween: (first, last) => `जन्म ${first} से ${last} के बीच`,
  bornUntil: (last) => `जन्म ${last} को या उससे पहले`,
  bornFrom: (first) => `जन्म ${first} को या उसके बाद`,
  fees: "शुल्क",
  feesOf: (name) => `${name} का शुल्क`,
  tableOf: (session) => `यह तालिका सत्र ${session} की है।`,
  allFees: "शुल्क विवरण देखें",
  ask: "पूछताछ भेजें",
  apply: "आवेदन कैसे करें",
};
