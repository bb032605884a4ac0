import type { Bilingual } from "../../../../core/content/pages/define-page.ts";
import type { Step } from "../steps.ts";

/** The texts that a school begins with. Placeholders are filled when a message is written (`placeholders.ts`). */
export const FIRST_TEXTS: { id: string; step: Step | null; title: Bilingual; text: Bilingual }[] = [
  {
    id: "documents",
    step: null,
    title: { en: "Ask for documents", hi: "दस्तावेज़ माँगें" },
    text: {
      en: "Dear parents of {name},\n\nfor the application {reference} we still need: {documents}.\nPlease add them here: {link}\n\n{school}",
      hi: "{नाम} के अभिभावक,\n\nआवेदन {संदर्भ} के लिए ये दस्तावेज़ अभी चाहिए: {दस्तावेज़}।\nकृपया इन्हें यहाँ जोड़ें: {लिंक}\n\n{विद्यालय}",
    },
  },
  {
    id: "checked",
    step: "checked",
    title: { en: "Documents are complete", hi: "दस्तावेज़ पूरे हैं" },
    text: {
      en: "Dear parents of {name},\n\nwe have checked the documents of the application {reference} for {class}. They are complete. We write again about the next step.\n\n{school}",
      hi: "{नाम} के अभिभावक,\n\n{कक्षा} के आवेदन {संदर्भ} के दस्तावेज़ हमने देख लिए हैं। वे पूरे हैं। अगले चरण के बारे में हम फिर लिखेंगे।\n\n{विद्यालय}",
    },
  },
  {
    id: "invited",
    step: "invited",
    title: { en: "Invitation", hi: "बुलावा" },
    text: {
      en: "Dear parents of {name},\n\nplease come to the school with your child on {time}, and bring the originals of the documents. Reference: {reference}.\n\n{school}",
      hi: "{नाम} के अभिभावक,\n\nकृपया {समय} को बच्चे के साथ विद्यालय आएँ और मूल दस्तावेज़ साथ लाएँ। संदर्भ: {संदर्भ}।\n\n{विद्यालय}",
    },
  },
  {
    id: "offered",
    step: "offered",
    title: { en: "A seat is offered", hi: "स्थान दिया गया" },
    text: {
      en: "Dear parents of {name},\n\nwe are glad to offer a seat in {class}. Please pay the admission fee until {day}; after that the seat goes to the next child. Reference: {reference}.\n\n{school}",
      hi: "{नाम} के अभिभावक,\n\nहमें यह बताते हुए हर्ष है कि {कक्षा} में स्थान मिल गया है। कृपया {दिन} तक प्रवेश शुल्क जमा करें; उसके बाद स्थान अगले बच्चे को मिलेगा। संदर्भ: {संदर्भ}।\n\n{विद्यालय}",
    },
  },
  {
    id: "feePaid",
    step: "feePaid",
    title: { en: "Fee received", hi: "शुल्क मिला" },
    text: {
      en: "Dear parents of {name},\n\nwe have received the admission fee for the application {reference}.\n\n{school}",
      hi: "{नाम} के अभिभावक,\n\nआवेदन {संदर्भ} का प्रवेश शुल्क मिल गया है।\n\n{विद्यालय}",
    },
  },
  {
    id: "admitted",
    step: "admitted",
    title: { en: "Admitted", hi: "प्रवेश हुआ" },
    text: {
      en: "Dear parents of {name},\n\n{name} is admitted to {class}. Welcome to the school!\n\n{school}",
      hi: "{नाम} के अभिभावक,\n\n{नाम} का {कक्षा} में प्रवेश हो गया है। विद्यालय में स्वागत है!\n\n{विद्यालय}",
    },
  },
  {
    id: "waiting",
    step: "waiting",
    title: { en: "Waiting list", hi: "प्रतीक्षा सूची" },
    text: {
      en: "Dear parents of {name},\n\nall seats of {class} are taken for now. Your application {reference} is on the waiting list, and we write at once if a seat becomes free.\n\n{school}",
      hi: "{नाम} के अभिभावक,\n\n{कक्षा} के सभी स्थान अभी भर गए हैं। आपका आवेदन {संदर्भ} प्रतीक्षा सूची में है। स्थान खाली होते ही हम लिखेंगे।\n\n{विद्यालय}",
    },
  },
  {
    id: "declined",
    step: "declined",
    title: { en: "No seat", hi: "स्थान नहीं मिल सका" },
    text: {
      en: "Dear parents of {name},\n\nwe are sorry that we cannot offer a seat in {class} for the application {reference}. We wish your child all the best.\n\n{school}",
      hi: "{नाम} के अभिभावक,\n\nहमें खेद है कि आवेदन {संदर्भ} पर {कक्षा} में स्थान नहीं दिया जा सका। बच्चे को हमारी शुभकामनाएँ।\n\n{विद्यालय}",
    },
  },
];
