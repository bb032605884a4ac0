/** The Hindi of what its declarations say in English. */
export const contactSentences: Record<string, string> = {
  "Contact Us": "संपर्क करें",

  "The form": "फ़ॉर्म",
  "The way to the school": "विद्यालय तक का रास्ता",
};
