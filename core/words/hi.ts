import * as featureWords from "../../features/site-words-hi.ts";
import { menuLabels, publicPages } from "../content/site/public-pages.ts";
import type { Words } from "./en.ts";

const TITLES = new Map(
  publicPages.flatMap(({ path, titleHi }) => (titleHi ? [[path.split("/")[1], titleHi] as const] : [])),
);

export const hi: Words = {
  pageTitle: (path) => TITLES.get(path.split("/")[1]) ?? "",
  months: ["जनवरी", "फ़रवरी", "मार्च", "अप्रैल", "मई", "जून", "जुलाई", "अगस्त", "सितंबर", "अक्टूबर", "नवंबर", "दिसंबर"],
  menu: {
    "/": "मुखपृष्ठ",
    school: "विद्यालय",
    studentCorner: "विद्यार्थी जगत",
    managementLogin: "SSM (लॉगिन)",
    login: "लॉगिन",
    ...menuLabels("hi"),
  },
  browser: {
    admin: "एडमिन",
    loading: "लोड हो रहा है...",
    postFailed: "लेख लोड नहीं हो सका।",
    pictureMissing: "फ़ोटो उपलब्ध नहीं है",
  },
  frame: {
    skipToContent: "सीधे मुख्य सामग्री पर जाएँ",
    mainMenu: "मुख्य मेनू",
    menu: "मेनू",
    forParents: "अभिभावकों के लिए",
    openMenu: "मेनू खोलें",
    closeMenu: "मेनू बंद करें",
    call: (phone) => `${phone} पर फ़ोन करें`,
    newTab: "(नए टैब में खुलेगा)",
    inNewTab: (name) => `${name} (नए टैब में खुलेगा)`,
    topStrip: "घोषणा और संपर्क",
    onThisPage: "इस पृष्ठ पर",
    breadcrumb: "आप यहाँ हैं",
    quickLinks: "उपयोगी लिंक",
    reachUs: "हमसे संपर्क करें",
    officeHours: "कार्यालय समय",
    established: (year) => `स्थापना ${year}`,
    registered: (year) => `पंजीकरण ${year}`,
    stop: "।",
    socialMedia: "सोशल मीडिया",
    ourSocialMedia: "हमारे सोशल मीडिया पृष्ठ",
    tryAgain: "फिर कोशिश करें",
    backToHome: "मुखपृष्ठ पर जाएँ",
  },
  missing: {
    title: "404 पृष्ठ नहीं मिला",
    aside: "404 Page Not Found",
    text: "हो सकता है पृष्ठ कहीं और चला गया हो, या पता लिखने में भूल हुई हो।",
  },
  failed: {
    title: "कुछ गड़बड़ हो गई",
    text: "हमने इसे दर्ज कर लिया है और जाँच करेंगे। कृपया थोड़ी देर बाद फिर कोशिश करें।",
    textWithPhone: "हमने इसे दर्ज कर लिया है और जाँच करेंगे। कृपया थोड़ी देर बाद फिर कोशिश करें, या {phone} पर फ़ोन करें।",
  },
  offline: {
    title: "आप ऑफ़लाइन हैं",
    text: "यह पृष्ठ आपके फ़ोन में सहेजा नहीं गया है। इंटरनेट चालू होने पर फिर कोशिश करें।",
    withoutQuery: "आपकी खोज या चुने हुए विकल्पों के बिना यह पृष्ठ सहेजा गया है:",
    saved: "आपके फ़ोन में सहेजे गए पृष्ठ",
  },
  carousel: {
    kind: "स्लाइड शो",
    previous: "पिछली स्लाइड",
    next: "अगली स्लाइड",
    play: "चलाएँ: {label}",
    pause: "रोकें: {label}",
    slide: "स्लाइड {number}",
  },
  pictures: {
    close: "बंद करें",
    previous: "पिछली फ़ोटो",
    next: "अगली फ़ोटो",
    place: "{count} में से {number}",
  },
  pager: {
    previous: "पिछला",
    next: "अगला",
    page: (page, pages) => `पृष्ठ ${page} / ${pages}`,
  },
  portraitOf: (name) => `${name} की फ़ोटो`,
  photoOf: (name) => `${name} की फ़ोटो`,
  ...featureWords,
};
