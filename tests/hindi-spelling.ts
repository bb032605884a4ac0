type Refused = readonly (readonly [pattern: RegExp, use: string])[];

/** Words and spellings that our Hindi does not use, and what it uses instead (`docs/glossary.md`). */
const EVERYWHERE: Refused = [
  [/दीर्घा/, "फ़ोटो गैलरी"],
  [/हिंदी/, "हिन्दी"],
  [/प्रमाण-?\s?पत्र(?<!प्रमाणपत्र)/, "प्रमाणपत्र"],
  [/पंजीयन/, "पंजीकरण"],
  [/ऐल्बम|अलबम|एलबम/, "एल्बम"],
  [/फोटो|तस्वीर/, "फ़ोटो"],
  [/(?:का|के|अगला|पिछला|नया|नए|पुराना|पुराने|दूसरा|दूसरे|बड़ा|बड़े) फ़ोटो/, "the feminine: की फ़ोटो, अगली फ़ोटो"],
  // A square metre is a वर्ग मीटर.
  [/(?<![\p{L}\p{M}])वर्ग(?:ों)?(?![\p{L}\p{M}]| मीटर)/u, "सेक्शन"],
  [/प्रधानाचार्य|प्रिंसिपल/, "प्राचार्य"],
  // An election is a reason to close the school.
  [/चुनाव(?! कार्य)/, "चयन, विकल्प"],
  [/[कखग]\u093c/, "the letter without nukta: खाली, खराब, गलत"],
  [/पीडीएफ/, "PDF"],
  [/व्हाट्स|वॉट्स|वाट्स/, "WhatsApp"],
  [/एक्सेल/, "Excel"],
];

const IN_THE_PROGRAM: Refused = [
  // A drawing is a चित्र, and a map a मानचित्र.
  [/(?<!मान)चित्र/, "फ़ोटो"],
  [/पटल/, "डैशबोर्ड"],
  [/स्तंभ|स्तम्भ/, "कॉलम"],
  [/मसौद/, "ड्राफ़्ट"],
  [/आयात/, "अपलोड"],
  [/सत्र परिवर्तन/, "नया सत्र (कक्षोन्नति)"],
  [/छाप/, "प्रिंट करें"],
  [/झटपट/, "त्वरित"],
  [/पर्ची|पर्चि/, "सहमति पत्र"],
  [/अभिलेख/, "रिकॉर्ड"],
  [/प्रपत्र/, "फ़ॉर्म"],
  [/आमंत्रण/, "निमंत्रण"],
  [/चिपका/, "पेस्ट करें"],
  [/(?<!जन्म )तिथि(?:याँ)? (?:जोड़|हटा|बदल)/, "कार्यक्रम"],
];

const find = (text: string, table: Refused) =>
  table.flatMap(([pattern, use]) => {
    const [found] = pattern.exec(text.normalize("NFC")) ?? [];
    return found === undefined ? [] : [`${found} → ${use}`];
  });

/** Refused words of a text of the school, such as the sample's. */
export const findRefusedWords = (text: string): string[] => find(text, EVERYWHERE);

/** Refused words of a text of the program. */
export const findRefusedByProgram = (text: string): string[] =>
  find(text, [...EVERYWHERE, ...IN_THE_PROGRAM]);
