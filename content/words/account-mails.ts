import type { Language } from "./languages.ts";

interface LinkMailWords {
  subject: string;
  /** Paragraphs before the link. */
  before: string[];
  button: string;
  /** Paragraphs after the link. */
  after: string[];
}

interface AccountMailWords {
  /** `site` is the address of the website. */
  invitation(site: string): LinkMailWords;
  "password-reset"(site: string): LinkMailWords;
  "email-change"(site: string): LinkMailWords;
  /** To the new address, if it belongs to another account. */
  emailTaken(site: string): { subject: string; paragraphs: string[] };
  /** To the earlier address. */
  emailChanged(site: string, newEmail: string): { subject: string; paragraphs: string[] };
}

/** Mails about accounts, in the recipient's language. */
export const ACCOUNT_MAILS: Record<Language, AccountMailWords> = {
  en: {
    invitation: (site) => ({
      subject: "Your login for the school website",
      before: [
        `You are invited to work on the website ${site}.`,
        "Open this link, enter your name and choose a password:",
      ],
      button: "Accept the invitation",
      after: [
        "The link works once, for 7 days.",
        "If you did not expect this mail, you need not do anything. Do not forward it: the link opens your account.",
      ],
    }),
    "password-reset": (site) => ({
      subject: "A new password for the school website",
      before: [
        `Somebody has asked for a new password for your account on ${site}.`,
        "Open this link to choose one:",
      ],
      button: "Choose a new password",
      after: [
        "The link works once, for one hour.",
        "If it was not you, you need not do anything: your password stays as it is.",
      ],
    }),
    "email-change": (site) => ({
      subject: "Confirm your new email address",
      before: [
        `This address was entered as the new email address of an account on ${site}.`,
        "Open this link to confirm that it is yours:",
      ],
      button: "Confirm the address",
      after: [
        "The link works once, for 24 hours. Until then you log in with the earlier address.",
        "If you did not expect this mail, you need not do anything.",
      ],
    }),
    emailTaken: (site) => ({
      subject: "This email address already has an account",
      paragraphs: [
        `This address was entered as the new email address of an account on ${site}. It already belongs to an account, so nothing was changed.`,
        "If it was you, log in with this address, or choose another one. If it was not you, you need not do anything.",
      ],
    }),
    emailChanged: (site, newEmail) => ({
      subject: "Your email address was changed",
      paragraphs: [
        `The email address of your account on ${site} is now ${newEmail}. You log in with the new address from now on.`,
        "If it was not you, tell the person who looks after the website at once.",
      ],
    }),
  },
  hi: {
    invitation: (site) => ({
      subject: "विद्यालय की वेबसाइट के लिए आपका लॉगिन",
      before: [
        `आपको वेबसाइट ${site} पर काम करने के लिए निमंत्रण दिया गया है।`,
        "यह लिंक खोलें, अपना नाम लिखें और पासवर्ड चुनें:",
      ],
      button: "निमंत्रण स्वीकार करें",
      after: [
        "यह लिंक केवल एक बार काम करेगा, 7 दिन तक।",
        "यदि आप ऐसे किसी ईमेल की प्रतीक्षा में नहीं थे, तो आपको कुछ नहीं करना है। इसे आगे न भेजें: इस लिंक से आपका खाता खुलता है।",
      ],
    }),
    "password-reset": (site) => ({
      subject: "विद्यालय की वेबसाइट के लिए नया पासवर्ड",
      before: [`${site} पर आपके खाते के लिए नया पासवर्ड माँगा गया है।`, "नया पासवर्ड चुनने के लिए यह लिंक खोलें:"],
      button: "नया पासवर्ड चुनें",
      after: [
        "यह लिंक केवल एक बार काम करेगा, एक घंटे तक।",
        "यदि आपने नहीं माँगा, तो आपको कुछ नहीं करना है: आपका पासवर्ड वही रहेगा।",
      ],
    }),
    "email-change": (site) => ({
      subject: "अपने नए ईमेल पते की पुष्टि करें",
      before: [
        `${site} के एक खाते के नए ईमेल पते के रूप में यह पता लिखा गया है।`,
        "यह पता आपका है, इसकी पुष्टि के लिए यह लिंक खोलें:",
      ],
      button: "पते की पुष्टि करें",
      after: [
        "यह लिंक केवल एक बार काम करेगा, 24 घंटे तक। तब तक पुराने पते से ही लॉगिन करें।",
        "यदि आप ऐसे किसी ईमेल की प्रतीक्षा में नहीं थे, तो आपको कुछ नहीं करना है।",
      ],
    }),
    emailTaken: (site) => ({
      subject: "इस ईमेल पते का खाता पहले से है",
      paragraphs: [
        `${site} के एक खाते के नए ईमेल पते के रूप में यह पता लिखा गया। यह पता पहले से एक खाते का है, इसलिए कुछ नहीं बदला गया।`,
        "यदि आपने लिखा था, तो इसी पते से लॉगिन करें, या कोई दूसरा पता चुनें। यदि नहीं, तो आपको कुछ नहीं करना है।",
      ],
    }),
    emailChanged: (site, newEmail) => ({
      subject: "आपका ईमेल पता बदल दिया गया है",
      paragraphs: [
        `${site} पर आपके खाते का ईमेल पता अब ${newEmail} है। अब से नए पते से लॉगिन करें।`,
        "यदि यह आपने नहीं किया, तो वेबसाइट सँभालने वाले व्यक्ति को तुरंत बताएँ।",
      ],
    }),
  },
};
