import { describe, expect, it } from "vitest";
import { typeInKrutiDev } from "../../../tests/type-in-kruti-dev.ts";
import { readLines, readRows } from "../../../tests/word-lists.ts";
import { WORDS as SITE_WORDS } from "../../words/index.ts";
import { legacyToUnicode } from "./legacy-to-unicode.ts";
import { looksLikeLegacyHindi } from "./looks-like-legacy-hindi.ts";

/** Texts that were not typed in Kruti Dev, as schools write them. */
const ENGLISH_LINES = readLines("tests/words/english-lines.txt");
/** Words and lines typed in Kruti Dev 010 and in Unicode, as school offices write them. */
const TYPED_TEXTS = readRows("tests/words/typed-texts.txt");
/** Those that say nothing on their own: they may be Latin words, names or abbreviations. */
const AMBIGUOUS_ALONE = readLines("tests/words/ambiguous-alone.txt");
/** Every letter, sign and conjunct in use; the letters of the second file have no key and are typed as Alt codes. */
const WORDS = ["typed-words", "alt-code-words"].flatMap((name) => readRows(`tests/words/${name}.txt`));
const spelled = (text: string) => text.normalize("NFC");

describe("a text typed in Kruti Dev", () => {
  it.each(WORDS)("%s is %s", (typed, word) => {
    expect(legacyToUnicode(typed)).toBe(spelled(word));
  });

  it.each(TYPED_TEXTS)("%s is %s", (typed, text) => {
    expect(legacyToUnicode(typed)).toBe(spelled(text));
  });

  it("uses every conjunct of the font in some word", () => {
    const conjuncts =
      "क्ष त्र ज्ञ श्र द्य द्ध द्व द्भ ह्म ह्न ह्य ह्र ह्व ह्ल हृ रु रू कृ दृ क्र प्र ट्र ड्र ग्र द्र फ्र म्र क्त क्क त्त न्न ट्ट ट्ठ ड्ड ड्ढ द्द स्त्र ष्ट्र";
    const text = WORDS.map(([, word]) => word).join(" ");
    expect(conjuncts.split(" ").filter((conjunct) => !text.includes(conjunct))).toEqual([]);
    expect(WORDS.length).toBeGreaterThan(250);
  });

  it.each([
    ["gekjs fo|ky; esa izos'k izkjEHk gSA", "हमारे विद्यालय में प्रवेश प्रारम्भ है।"],
    ["fefMy Ldwy] mTtSu ¼e-iz-½", "मिडिल स्कूल, उज्जैन (म.प्र.)"],
    ["fnukad%& 15-08-2025 le; 10%30 cts", "दिनांक:- 15.08.2025 समय 10:30 बजे"],
    ["l= 2025&26 dk 'kqYd 5]000-00 #i;s", "सत्र 2025-26 का शुल्क 5,000.00 रुपये"],
    ["d{kk 5 A ds 12 Nk=", "कक्षा 5 A के 12 छात्र"],
    ["vodk'k jgsxk A", "अवकाश रहेगा ।"],
    ["ekrk&firk@vfHkHkkod", "माता-पिता/अभिभावक"],
    ["D;k vki tkurs gSa\\ gk¡!", "क्या आप जानते हैं? हाँ!"],
    ["^Lons'kh* vkSj ÞLojktß", "‘स्वदेशी’ और “स्वराज”"],
    ["nks iafDr;k¡\r\nmlds ckn\tVSc", "दो पंक्तियाँ\r\nउसके बाद\tटैब"],
  ])("%s becomes %s", (typed, text) => {
    expect(legacyToUnicode(typed)).toBe(spelled(text));
  });

  it.each([
    ["ikWap", "पाँच"],
    ["ikaWp", "पाँच"],
    ["ekxksZa", "मार्गों"],
    ["ekxksaZ", "मार्गों"],
    ["Hkze", "भ्रम"],
    ["Hzke", "भ्रम"],
    ["f=dks.k", "त्रिकोण"],
    ["f=kdks.k", "त्रिकोण"],
    ["fo|ky;ksasa", "विद्यालयों"],
    ["[k+cj", "ख़बर"],
    ["[+kcj", "ख़बर"],
  ])("is read the same whatever the order of the keys: %s is %s", (typed, word) => {
    expect(legacyToUnicode(typed)).toBe(spelled(word));
  });

  it("keeps text not typed in the font: addresses, abbreviations, English words and Markdown marks", () => {
    const typed =
      "## lwpuk\n- **fo|ky;** esa Computer Lab gSA\nCBSE ls lEidZ% office@school.example ;k www.school.example – 95% vad";
    expect(legacyToUnicode(typed)).toBe(
      "## सूचना\n- **विद्यालय** में Computer Lab है।\nCBSE से सम्पर्कः office@school.example या www.school.example – 95% अंक",
    );
  });

  it("keeps English lines between lines of Hindi", () => {
    const english = "Parents meeting\nthe bus is late on monday\nVenue: school hall";
    expect(legacyToUnicode(`fo|ky; dh lwpuk\n${english}\nvodk'k jgsxkA`)).toBe(
      `विद्यालय की सूचना\n${english}\nअवकाश रहेगा।`,
    );
  });

  it("has its double quotes on one line or two, but not across paragraphs", () => {
    expect(legacyToUnicode("^^ge lHkh\nvk,¡xs** mUgksaus dgkA")).toBe("“हम सभी\nआएँगे” उन्होंने कहा।");
    expect(legacyToUnicode("^^ge lHkh\n\n**egRoiw.kZ** ckr")).toBe("“हम सभी\n\n**महत्वपूर्ण** बात");
  });

  it("keeps prices in pounds", () => {
    expect(legacyToUnicode("'kqYd £50 gSA")).toBe("शुल्क £50 है।");
  });

  it("is read from a word processor, which stores such letters as symbols and curls quotes", () => {
    const asSymbols = [..."fo|ky;"].map((key) => String.fromCharCode(0xf000 + key.charCodeAt(0))).join("");
    expect(legacyToUnicode(asSymbols)).toBe("विद्यालय");
    expect(looksLikeLegacyHindi(asSymbols)).toBe(true);
    expect(legacyToUnicode("Hkk‘kk ns”k “uke”")).toBe("भाषा देश “नाम”");
  });

  it("is converted once: Unicode text stays unchanged", () => {
    for (const [, word] of WORDS) expect(legacyToUnicode(word)).toBe(word);
    for (const text of ["हमारे विद्यालय में (कक्षा 5) प्रवेश – 15.08.2025, 95%", "पढ़ाई ड़", "सत्र 2025/26: ₹5,000"]) {
      expect(legacyToUnicode(text)).toBe(text);
    }
  });
});

/** Every text of the site in Hindi, with Devanagari only. */
function listHindi(words: unknown): string[] {
  if (typeof words === "string") return /[A-Za-z{}\d]/.test(words) ? [] : [spelled(words)];
  return typeof words === "object" && words !== null ? Object.values(words).flatMap(listHindi) : [];
}

describe("the Hindi of the site, typed in Kruti Dev,", () => {
  const texts = [...new Set(listHindi(SITE_WORDS.hi))].filter((text) =>
    /^[\u0900-\u097f ,।?()/!-]+$/.test(text),
  );
  const words = [...new Set(texts.flatMap((text) => text.split(/[ ,।?()/!-]+/)))].filter(
    (word) => word.length > 1,
  );
  const share = (list: readonly string[]) =>
    list.filter((text) => looksLikeLegacyHindi(typeInKrutiDev(text))).length / list.length;

  it("is read as it was", () => {
    expect(words.length).toBeGreaterThan(450);
    for (const text of [...texts, ...words]) expect(legacyToUnicode(typeInKrutiDev(text))).toBe(text);
  });

  it("is recognised: nearly every text, and most words alone", () => {
    expect(share(texts.filter((text) => text.includes(" ")))).toBeGreaterThan(0.98);
    expect(share(words)).toBeGreaterThan(0.85);
  });
});

describe("the time for a long text grows with its length:", () => {
  it.each(["dZ".repeat(40), "bZ".repeat(40), "dZ".repeat(1000), "fo|ky;".repeat(300)])(
    "a word of %j",
    (word) => {
      expect(looksLikeLegacyHindi(`${word}h~k`)).toBe(false);
      expect(legacyToUnicode(`${word}h~k`)).not.toBe("");
    },
  );

  it("a line of many words, with the section of a class at its end", () => {
    const words = 20_000;
    expect(legacyToUnicode(`${"d{kk ".repeat(words)}5 A`)).toBe(`${"कक्षा ".repeat(words)}5 A`);
  });
});

describe("Kruti Dev is recognised", () => {
  it.each([
    "fo|ky;",
    "gekjs fo|ky; esa izos'k izkjEHk gS",
    "jkds'k dqekj 'kekZ",
    "Jherh lquhrk oekZ",
    "jke yky",
    "lhrk",
    'okf"kZd ijh{kk dk ifj.kke',
    "Nk=k izos'k lwpuk l= 2025&26",
    "fo|ky; esa Computer Lab dh lqfo/kk gSA",
    "ç/kkukpk;Z",
    "egÙoiw.kZ",
    "LFkkiuk fnol",
    ...TYPED_TEXTS.map(([typed]) => typed).filter((typed) => !AMBIGUOUS_ALONE.includes(typed)),
  ])("in %j", (text) => {
    expect(looksLikeLegacyHindi(text)).toBe(true);
  });

  it("in no short name alone, but in the company of another", () => {
    for (const typed of AMBIGUOUS_ALONE) expect(looksLikeLegacyHindi(typed)).toBe(false);
    for (const name of ["dey flag", "iou flag", "jru yky"]) expect(looksLikeLegacyHindi(name)).toBe(true);
  });

  it.each(["", "kids", "विद्यालय में प्रवेश प्रारंभ है।", "कक्षा 5 Computer Lab", ...ENGLISH_LINES])(
    "not in %j",
    (text) => {
      expect(looksLikeLegacyHindi(text)).toBe(false);
    },
  );

  it("not while somebody is typing English", () => {
    for (const word of [
      "those",
      "teachers",
      "thousand",
      "bursary",
      "cluster",
      "clarity",
      "museum",
      "established",
    ])
      for (let end = 1; end <= word.length; end++)
        expect(looksLikeLegacyHindi(word.slice(0, end)), word.slice(0, end)).toBe(false);
  });

  it("not in Unicode words, and not in text that was already converted", () => {
    for (const [typed, word] of WORDS) {
      expect(looksLikeLegacyHindi(word)).toBe(false);
      expect(looksLikeLegacyHindi(legacyToUnicode(typed))).toBe(false);
    }
  });
});
