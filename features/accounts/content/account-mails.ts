import type { Language } from "../../../core/words/languages.ts";
import type { SecurityEvent } from "./security-event-contract.ts";

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
  /** A mail to the new address, if it belongs to another account. */
  emailTaken(site: string): { subject: string; paragraphs: string[] };
  /** A mail to the earlier address. */
  emailChanged(site: string, newEmail: string): { subject: string; paragraphs: string[] };
  /** Mails to the owner, with advice if it was somebody else. */
  security: Record<SecurityEvent, (site: string) => { subject: string; paragraphs: string[] }>;
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
    security: {
      "token-created": (site) => ({
        subject: "A token for a program was created in your account",
        paragraphs: [
          `A token for a program was created in your account on ${site}. With it, a program works on the website without your password.`,
          "If it was not you, log in, revoke the token under “Account”, change your password and tell the person who looks after the website at once.",
        ],
      }),
      "password-changed": (site) => ({
        subject: "Your password was changed",
        paragraphs: [
          `The password of your account on ${site} was changed by a person who knew the earlier one. All other sessions have ended.`,
          "If it was not you, open the login page, press “Forgot your password?” to choose a new password, and tell the person who looks after the website at once.",
        ],
      }),
      "password-reset": (site) => ({
        subject: "Your account has a new password",
        paragraphs: [
          `A new password was set for your account on ${site} without the earlier one: with a link, or by the person who looks after the website. All sessions and all tokens of programs have ended.`,
          "If you did not expect this, tell the person who looks after the website at once. If the link was sent by mail, change the password of your mailbox, too.",
        ],
      }),
      "app-added": (site) => ({
        subject: "Your login now has a second step",
        paragraphs: [
          `An authenticator app was set up for your account on ${site}. From now on the login also asks for a code of this app.`,
          "Keep the recovery codes in a safe place: with them you log in if you do not have the phone.",
          "If it was not you, tell the person who looks after the website at once.",
        ],
      }),
      "app-removed": (site) => ({
        subject: "The second step of your login was turned off",
        paragraphs: [
          `The authenticator app of your account on ${site} was removed. The login does not ask for its codes any more, and you can delete the entry in the app.`,
          "If it was not you, change your password and tell the person who looks after the website at once.",
        ],
      }),
      "second-step-reset": (site) => ({
        subject: "The second step of your login was reset",
        paragraphs: [
          `A person who may manage accounts has reset the second step of your account on ${site}. The earlier app, recovery codes and passkeys do not work any more, and you are logged out everywhere.`,
          "Log in with your password and set the second step up again.",
          "If you did not ask for this, tell the person who looks after the website at once.",
        ],
      }),
      "passkey-added": (site) => ({
        subject: "A passkey was added to your account",
        paragraphs: [
          `A passkey was added to your account on ${site}. With it you log in without the password.`,
          "If it was not you, log in, remove the passkey under “Account”, change your password and tell the person who looks after the website at once.",
        ],
      }),
      "passkey-removed": (site) => ({
        subject: "A passkey was removed from your account",
        paragraphs: [
          `A passkey was removed from your account on ${site}. It does not work any more.`,
          "If it was not you, change your password and tell the person who looks after the website at once.",
        ],
      }),
      "recovery-code-used": (site) => ({
        subject: "A recovery code of your account was used",
        paragraphs: [
          `A recovery code of your account on ${site} was used. Each code works only once. Under “Account” you see how many are left, and you can make new ones.`,
          "If it was not you, somebody knows your password and your recovery codes: change your password, make new recovery codes and tell the person who looks after the website at once.",
        ],
      }),
      "codes-failed": (site) => ({
        subject: "Ten wrong codes were entered for your account",
        paragraphs: [
          `Ten wrong codes were entered at the second step of your account on ${site} within a day. They were refused.`,
          "If it was not you, somebody knows your password, or uses a computer on which you are logged in: change your password, end the other sessions under “Account” and tell the person who looks after the website at once.",
        ],
      }),
    },
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
    security: {
      "token-created": (site) => ({
        subject: "आपके खाते में किसी प्रोग्राम का टोकन बनाया गया है",
        paragraphs: [
          `${site} पर आपके खाते में किसी प्रोग्राम के लिए एक टोकन बनाया गया है। इससे वह प्रोग्राम आपके पासवर्ड के बिना वेबसाइट पर काम करता है।`,
          "यदि यह आपने नहीं किया, तो लॉगिन करके “खाता” में वह टोकन हटाएँ, अपना पासवर्ड बदलें और वेबसाइट सँभालने वाले व्यक्ति को तुरंत बताएँ।",
        ],
      }),
      "password-changed": (site) => ({
        subject: "आपका पासवर्ड बदल दिया गया है",
        paragraphs: [
          `${site} पर आपके खाते का पासवर्ड किसी ऐसे व्यक्ति ने बदला है, जिसे पहले वाला पासवर्ड मालूम था। बाकी सभी लॉगिन सत्र समाप्त हो गए हैं।`,
          "यदि यह आपने नहीं किया, तो लॉगिन पृष्ठ पर “पासवर्ड भूल गए?” दबाकर नया पासवर्ड चुनें और वेबसाइट सँभालने वाले व्यक्ति को तुरंत बताएँ।",
        ],
      }),
      "password-reset": (site) => ({
        subject: "आपके खाते का पासवर्ड नया है",
        paragraphs: [
          `${site} पर आपके खाते के लिए पहले वाले पासवर्ड के बिना नया पासवर्ड रखा गया है: किसी लिंक से, या वेबसाइट सँभालने वाले व्यक्ति द्वारा। सभी लॉगिन सत्र और प्रोग्रामों के सभी टोकन समाप्त हो गए हैं।`,
          "यदि आपको इसकी जानकारी नहीं थी, तो वेबसाइट सँभालने वाले व्यक्ति को तुरंत बताएँ। यदि लिंक ईमेल से आया था, तो अपने ईमेल का पासवर्ड भी बदलें।",
        ],
      }),
      "app-added": (site) => ({
        subject: "आपके लॉगिन में अब दूसरा चरण है",
        paragraphs: [
          `${site} पर आपके खाते के लिए प्रमाणीकरण ऐप जोड़ा गया है। अब से लॉगिन में इस ऐप का कोड भी लिखना होगा।`,
          "रिकवरी कोड सुरक्षित जगह रखें: फ़ोन पास न हो, तो उनसे लॉगिन होगा।",
          "यदि यह आपने नहीं किया, तो वेबसाइट सँभालने वाले व्यक्ति को तुरंत बताएँ।",
        ],
      }),
      "app-removed": (site) => ({
        subject: "आपके लॉगिन का दूसरा चरण बंद कर दिया गया है",
        paragraphs: [
          `${site} पर आपके खाते से प्रमाणीकरण ऐप हटा दिया गया है। लॉगिन में अब उसका कोड नहीं माँगा जाएगा। ऐप में यह प्रविष्टि मिटाई जा सकती है।`,
          "यदि यह आपने नहीं किया, तो अपना पासवर्ड बदलें और वेबसाइट सँभालने वाले व्यक्ति को तुरंत बताएँ।",
        ],
      }),
      "second-step-reset": (site) => ({
        subject: "आपके लॉगिन का दूसरा चरण रीसेट किया गया है",
        paragraphs: [
          `खाते सँभालने वाले एक व्यक्ति ने ${site} पर आपके खाते का दूसरा चरण रीसेट किया है। पहले का ऐप, रिकवरी कोड और पासकी अब काम नहीं करेंगे, और हर जगह से आपका लॉगआउट हो गया है।`,
          "अपने पासवर्ड से लॉगिन करें और दूसरा चरण फिर से चालू करें।",
          "यदि आपने ऐसा नहीं कहा था, तो वेबसाइट सँभालने वाले व्यक्ति को तुरंत बताएँ।",
        ],
      }),
      "passkey-added": (site) => ({
        subject: "आपके खाते में पासकी जोड़ी गई है",
        paragraphs: [
          `${site} पर आपके खाते में एक पासकी जोड़ी गई है। उससे बिना पासवर्ड के लॉगिन होता है।`,
          "यदि यह आपने नहीं किया, तो लॉगिन करके “खाता” में वह पासकी हटाएँ, अपना पासवर्ड बदलें और वेबसाइट सँभालने वाले व्यक्ति को तुरंत बताएँ।",
        ],
      }),
      "passkey-removed": (site) => ({
        subject: "आपके खाते से पासकी हटाई गई है",
        paragraphs: [
          `${site} पर आपके खाते से एक पासकी हटाई गई है। वह अब काम नहीं करेगी।`,
          "यदि यह आपने नहीं किया, तो अपना पासवर्ड बदलें और वेबसाइट सँभालने वाले व्यक्ति को तुरंत बताएँ।",
        ],
      }),
      "recovery-code-used": (site) => ({
        subject: "आपके खाते का एक रिकवरी कोड उपयोग हुआ है",
        paragraphs: [
          `${site} पर आपके खाते का एक रिकवरी कोड उपयोग हुआ है। हर कोड केवल एक बार काम करता है। “खाता” में देखें कि कितने बचे हैं; वहीं नए कोड भी बनाए जा सकते हैं।`,
          "यदि यह आपने नहीं किया, तो किसी को आपका पासवर्ड और आपके रिकवरी कोड मालूम हैं: अपना पासवर्ड बदलें, नए रिकवरी कोड बनाएँ और वेबसाइट सँभालने वाले व्यक्ति को तुरंत बताएँ।",
        ],
      }),
      "codes-failed": (site) => ({
        subject: "आपके खाते के लिए दस गलत कोड लिखे गए हैं",
        paragraphs: [
          `${site} पर आपके खाते के दूसरे चरण में एक दिन के अंदर दस गलत कोड लिखे गए हैं। वे स्वीकार नहीं किए गए।`,
          "यदि यह आपने नहीं किया, तो किसी को आपका पासवर्ड मालूम है, या कोई ऐसे कंप्यूटर पर है जहाँ आप लॉगिन हैं: अपना पासवर्ड बदलें, “खाता” में बाकी लॉगिन सत्र समाप्त करें और वेबसाइट सँभालने वाले व्यक्ति को तुरंत बताएँ।",
        ],
      }),
    },
  },
};
