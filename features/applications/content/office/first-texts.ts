import { STEPS } from "../steps.ts";

/** By step: title and text in English, title and text in Hindi. */
const LETTERS = {
  documents: [
    "Ask for documents",
    "for the application {reference} we still need: {documents}.\nPlease add them here: {link}",
    "दस्तावेज़ माँगें",
    "आवेदन {संदर्भ} के लिए ये दस्तावेज़ अभी चाहिए: {दस्तावेज़}।\nकृपया इन्हें यहाँ जोड़ें: {लिंक}",
  ],
  checked: [
    "Documents are complete",
    "we have checked the documents of the application {reference} for {class}. They are complete. We write again about the next step.",
    "दस्तावेज़ पूरे हैं",
    "{कक्षा} के आवेदन {संदर्भ} के दस्तावेज़ हमने देख लिए हैं। वे पूरे हैं। अगले चरण के बारे में हम फिर लिखेंगे।",
  ],
  invited: [
    "Invitation",
    "please come to the school with your child on {time}, and bring the originals of the documents. Reference: {reference}.",
    "बुलावा",
    "कृपया {समय} को बच्चे के साथ विद्यालय आएँ और मूल दस्तावेज़ साथ लाएँ। संदर्भ: {संदर्भ}।",
  ],
  offered: [
    "A seat is offered",
    "we are glad to offer a seat in {class}. Please pay the admission fee until {day}; after that the seat goes to the next child. Reference: {reference}.",
    "स्थान दिया गया",
    "हमें यह बताते हुए हर्ष है कि {कक्षा} में स्थान मिल गया है। कृपया {दिन} तक प्रवेश शुल्क जमा करें; उसके बाद स्थान अगले बच्चे को मिलेगा। संदर्भ: {संदर्भ}।",
  ],
  feePaid: [
    "Fee received",
    "we have received the admission fee for the application {reference}.",
    "शुल्क मिला",
    "आवेदन {संदर्भ} का प्रवेश शुल्क मिल गया है।",
  ],
  admitted: [
    "Admitted",
    "{name} is admitted to {class}. Welcome to the school!",
    "प्रवेश हुआ",
    "{नाम} का {कक्षा} में प्रवेश हो गया है। विद्यालय में स्वागत है!",
  ],
  waiting: [
    "Waiting list",
    "all seats of {class} are taken for now. Your application {reference} is on the waiting list, and we write at once if a seat becomes free.",
    "प्रतीक्षा सूची",
    "{कक्षा} के सभी स्थान अभी भर गए हैं। आपका आवेदन {संदर्भ} प्रतीक्षा सूची में है। स्थान खाली होते ही हम लिखेंगे।",
  ],
  declined: [
    "No seat",
    "we are sorry that we cannot offer a seat in {class} for the application {reference}. We wish your child all the best.",
    "स्थान नहीं मिल सका",
    "हमें खेद है कि आवेदन {संदर्भ} पर {कक्षा} में स्थान नहीं दिया जा सका। बच्चे को हमारी शुभकामनाएँ।",
  ],
} as const;

/** The texts that a school begins with. Placeholders are filled when a message is written (`placeholders.ts`). */
export const FIRST_TEXTS = Object.entries(LETTERS).map(([id, [title, text, titleHi, textHi]]) => ({
  id,
  step: STEPS.find((step) => step === id) ?? null,
  title: { en: title, hi: titleHi },
  text: {
    en: `Dear parents of {name},\n\n${text}\n\n{school}`,
    hi: `{नाम} के अभिभावक,\n\n${textHi}\n\n{विद्यालय}`,
  },
}));
