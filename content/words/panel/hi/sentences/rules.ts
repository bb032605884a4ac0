import type { SentencePattern } from "./sentence-pattern.ts";

/** What the rules of fields say, where it is no pattern. */
export const RULES: Record<string, string> = {
  "Please upload at least one image.": "कृपया कम से कम एक चित्र अपलोड करें।",
  "Name cannot be empty": "नाम खाली नहीं छोड़ा जा सकता।",
  "PIN code must have six digits": "पिन कोड में छह अंक होने चाहिए।",
  "Text is required": "घोषणा के शब्द लिखें।",
  "Expires at must be later than Publish at": "“कब तक दिखे” का समय “कब से दिखे” के बाद का होना चाहिए।",
  "Event to needs Event from": "कार्यक्रम का पहला दिन भी लिखें।",
  "Event to must not be before Event from": "कार्यक्रम का अंतिम दिन पहले दिन से पहले का नहीं हो सकता।",
  "Choose a student from the list": "सूची में से विद्यार्थी चुनें।",
  "Choose a picture": "चित्र चुनें।",
  "Say in a few words what the picture shows, for those who cannot see it":
    "चित्र में क्या है, यह कुछ शब्दों में लिखें, उनके लिए जो उसे देख नहीं सकते।",
  "Paste a link from a map, or the two numbers such as 23.1793, 75.7849":
    "मानचित्र का लिंक चिपकाएँ, या दो संख्याएँ लिखें, जैसे 23.1793, 75.7849।",
  "This link does not say where the place is. Open it in a browser, and copy the long address of the map that appears":
    "इस लिंक में स्थान नहीं लिखा है। इसे ब्राउज़र में खोलें, और जो मानचित्र खुले उसका पूरा पता कॉपी करके यहाँ चिपकाएँ।",
  "Enter the email address of your account": "अपने खाते का ईमेल पता लिखें।",
  "Password is required": "पासवर्ड आवश्यक है।",
  "Current password is required": "वर्तमान पासवर्ड आवश्यक है।",
  "New password is required": "नया पासवर्ड आवश्यक है।",

  "The last day must not be before the first day": "अंतिम दिन पहले दिन से पहले का नहीं हो सकता।",
  "An event can last a year at most": "कार्यक्रम अधिकतम एक वर्ष का हो सकता है।",
  "An end time needs a start time": "समाप्ति का समय लिखा है, तो प्रारंभ का समय भी लिखें।",
  "The end time must be after the start time": "समाप्ति का समय प्रारंभ के समय के बाद का होना चाहिए।",

  "Choose a JPEG, PNG or WebP image": "JPEG, PNG या WebP चित्र चुनें।",
  "Choose a JPEG, PNG or WebP image or a PDF": "JPEG, PNG या WebP चित्र, या PDF फ़ाइल चुनें।",

  "must be letters, digits, - and _": "केवल अंग्रेज़ी अक्षर, अंक, - और _ लिखें।",
  "must be a whole number": "पूर्ण संख्या लिखें।",
  "must be the _id of an entry": "किसी प्रविष्टि का _id होना चाहिए।",
  "must be the _id of a student": "किसी विद्यार्थी का _id होना चाहिए।",
  "must be at least one student": "कम से कम एक विद्यार्थी चुनें।",
  "must be at least one purpose": "कम से कम एक उद्देश्य चुनें।",
  "must be the name of a stored picture": "किसी सहेजे गए चित्र का नाम होना चाहिए।",
  "There are no rows": "कोई पंक्ति नहीं है।",
  "There are no photos": "कोई फ़ोटो नहीं है।",
  "must name each entry once": "हर प्रविष्टि एक ही बार होनी चाहिए।",
  "must be a date such as 2026-11-15, or a time with its zone":
    "तिथि 2026-11-15 की तरह लिखें, या समय उसके क्षेत्र (time zone) के साथ।",
};

/** As people in India write it; years have no comma. */
const grouped = (digits: string | undefined = "") =>
  digits.length > 4 ? Number(digits).toLocaleString("en-IN") : digits;

/**
 * Labels are put where they need no other form: before a verb in the imperative, before a colon, or in quotation marks.
 * The order matters where one pattern fits what another one says more exactly.
 */
export const RULE_PATTERNS: readonly SentencePattern[] = [
  {
    pattern: /^(?<label>.+) is required, in English or in Hindi$/,
    write: ({ label }) => `${label} आवश्यक है, हिंदी या अंग्रेज़ी में।`,
  },
  { pattern: /^(?<label>.+) is required[.!]?$/, write: ({ label }) => `${label} आवश्यक है।` },
  { pattern: /^(?<label>.+) is not valid$/, write: ({ label }) => `${label} सही नहीं है।` },
  { pattern: /^(?<label>.+) must be text$/, write: ({ label }) => `${label} शब्दों में लिखें।` },
  {
    pattern: /^(?<label>.+) must be at most (?<count>\d+) characters$/,
    write: ({ label, count }) => `${label} अधिकतम ${grouped(count)} अक्षरों में लिखें।`,
  },
  {
    pattern: /^must be at most (?<count>\d+) characters$/,
    write: ({ count }) => `अधिकतम ${grouped(count)} अक्षर लिखें।`,
  },
  {
    pattern: /^must be at most (?<count>\d+)(?: (?:ids|entries|students|pictures|photos))?$/,
    write: ({ count }) => `अधिकतम ${grouped(count)} हो सकते हैं।`,
  },
  {
    pattern: /^must be at least (?<count>\d+)$/,
    write: ({ count }) => `कम से कम ${count} होना चाहिए।`,
  },
  {
    pattern: /^(?<label>.+) contains a character that cannot be saved$/,
    write: ({ label }) => `“${label}” में ऐसा चिह्न है, जो सहेजा नहीं जा सकता।`,
  },
  {
    pattern: /^(?<label>.+) must have 7 to 15 digits; only \+, - and spaces may stand between them$/,
    write: ({ label }) => `${label}: 7 से 15 अंक लिखें; बीच में केवल +, - और खाली जगह हो सकती है।`,
  },
  {
    pattern: /^(?<label>.+) must be a date such as (?<date>\S+)$/,
    write: ({ label, date }) => `${label}: ${date} की तरह लिखें।`,
  },
  {
    pattern: /^(?<label>.+) must be a date and time such as (?<moment>\S+)$/,
    write: ({ label, moment }) => `${label}: ${moment} की तरह तिथि और समय लिखें।`,
  },
  {
    pattern: /^(?<label>.+) must be true or false$/,
    write: ({ label }) => `${label}: true या false होना चाहिए।`,
  },
  {
    pattern: /^(?<label>.+) must be a time such as (?<time>\S+)$/,
    write: ({ label, time }) => `${label}: ${time} की तरह लिखें।`,
  },
  {
    pattern: /^(?<label>.+) must be (?:written )?such as (?<session>\S+)$/,
    write: ({ label, session }) => `${label}: ${session} की तरह लिखें।`,
  },
  {
    pattern: /^(?<label>.+) must be a number from (?<from>\d+) to (?<to>\d+)$/,
    write: ({ label, from, to }) => `${label}: ${grouped(from)} से ${grouped(to)} तक की संख्या लिखें।`,
  },
  {
    pattern: /^(?<label>.+) must be a whole number from (?<from>\d+) to (?<to>\d+)$/,
    write: ({ label, from, to }) => `${label}: ${grouped(from)} से ${grouped(to)} तक की पूर्ण संख्या लिखें।`,
  },
  {
    pattern: /^(?<label>.+) must be an address such as (?<address>\S+)$/,
    write: ({ label, address }) => `${label}: ${address} जैसा पता लिखें।`,
  },
  {
    pattern: /^(?<label>.+) must be a web address such as (?<address>\S+)$/,
    write: ({ label, address }) => `${label}: ${address} जैसा वेब पता लिखें।`,
  },
  // What can be chosen stands in the form; the message has it as programs send it.
  {
    pattern: /^(?<label>.+)(?: must be|:) one of .+$/,
    write: ({ label }) => `${label}: दिए गए विकल्पों में से चुनें।`,
  },
  {
    pattern: /^must be one of (?<names>.+), with - in front of it for the other direction$/,
    write: ({ names }) => `इनमें से एक चुनें: ${names}; उल्टे क्रम के लिए आगे - लगाएँ।`,
  },
  { pattern: /^must be (?:one of|among) .+$/, write: () => "दिए गए विकल्पों में से चुनें।" },
  {
    pattern: /^(?<label>.+): at most (?<count>\d+) lines$/,
    write: ({ label, count }) => `${label}: अधिकतम ${count} पंक्तियाँ।`,
  },
  {
    pattern: /^(?<label>.+): at most (?<count>\d+)$/,
    write: ({ label, count }) => `${label}: अधिकतम ${count}।`,
  },
  { pattern: /^This (?<label>.+) is there twice$/, write: ({ label }) => `यह ${label} दो बार है।` },
  {
    pattern: /^(?<name>.+) is not a field of this (?:page|form)$/,
    write: ({ name }) => `${name}: यहाँ ऐसी कोई जानकारी नहीं माँगी गई है।`,
  },

  {
    pattern: /^Image size exceeds (?<size>\d+)MB$/,
    write: ({ size }) => `चित्र ${size} MB से बड़ा है।`,
  },
  {
    pattern: /^Choose a file within the limit: (?<limits>.+)$/,
    write: ({ limits = "" }) =>
      `सीमा के भीतर की फ़ाइल चुनें: ${limits
        .replace("images", "चित्र")
        .replace("PDF files", "PDF फ़ाइल")
        .replace("XLSX and CSV files", "XLSX या CSV फ़ाइल")} तक।`,
  },

  // What schemas without words of their own say of values that no form sends.
  {
    pattern: /^(?<label>.+) must be (?:a number|a whole number|a list|an object)$/,
    write: ({ label }) => `${label} सही प्रकार की नहीं है।`,
  },
  {
    pattern: /^(?<label>.+) must be at most (?<count>\d+)(?: entries)?$/,
    write: ({ label, count }) => `${label} अधिकतम ${grouped(count)} हो सकती है।`,
  },
  {
    pattern: /^(?<label>.+) must be at least (?<count>\d+)(?: characters| entries)?$/,
    write: ({ label, count }) => `${label} कम से कम ${grouped(count)} होनी चाहिए।`,
  },

  // A field for the other language, named after the one that it belongs to.
  { pattern: /^(?<label>.+) in Hindi$/, write: ({ label }) => `${label} (हिंदी में)` },
  { pattern: /^(?<label>.+) in English$/, write: ({ label }) => `${label} (अंग्रेज़ी में)` },
];
