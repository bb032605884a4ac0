/** The nouns that sentences count. */
const NOUNS =
  "विद्यार्थ|बच्च|फ़ोटो|फ़ाइल|पंक्ति|कार्यक्रम|सूचना|सूचि|सूची|प्रविष्टि|पृष्ठ|सहमति|लेख|चरण|रिकॉर्ड|पुस्तक|संस्करण|प्रति|सदस्य|अंश|लिंक|पूछताछ|बैकअप";
const ENDING = String.raw`[\u093e-\u094d\u0901\u0902यओएँ]*`;
/** A number alone: not the end of 21, of 1,021 or of 2026-11. */
const counted = (value: number) =>
  `(?<![\\d.,:/-])${value} (?:नई |नए |गलत |मेधावी |पूर्व )?(?:(?:${NOUNS})${ENDING} )?(?:नहीं )?`;
const WORDS_BETWEEN = String.raw`(?:(?!(?:को|का|की|के|में|से|पर|ने|तक) )[^\s।,:;()]+ ){0,2}?`;
const END = String.raw`(?=[\s।,:;?!)]|$)`;

/** 1 विद्यार्थियों, 1 सूचनाएँ */
const PLURAL_NOUN = new RegExp(
  `(?<![\\d.,:/-])1 (?:नई |नए |गलत )?(?:${NOUNS})(?:ियों|ियाँ|यों|याँ|ओं|एँ|ों|ें)${END}`,
);
/** 1 विद्यार्थी मिले */
const PLURAL_VERB = new RegExp(
  `${counted(1)}${WORDS_BETWEEN}(?:हैं|गए|गईं|मिले|मिलीं|सके|सकीं|दिखते|दिखतीं|जाएँगे|जाएँगी|आए|आईं)${END}`,
);
/** 5 फ़ोटो सहेजी गई, but not: 5 फ़ोटो चुनी गई हैं */
const SINGULAR_VERB = new RegExp(
  `(?<![\\d.,:/-])5 (?:नई |नए |गलत |मेधावी |पूर्व )?(?:${NOUNS})${ENDING} (?:नहीं )?${WORDS_BETWEEN}(?:है|गया|गई|मिला|मिली|सका|सकी|दिखता|दिखती|जाएगा|जाएगी|आया|आई)(?! हैं)${END}`,
);

/** The parts of a Hindi text in which a noun or a verb does not agree with the number 1 or 5 before it. */
export const findDisagreements = (text: string): string[] =>
  [PLURAL_NOUN, PLURAL_VERB, SINGULAR_VERB].flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
