import { foldHindi } from "../../../../core/content/search/fold-hindi.ts";

/** Names of the classes before class 1, in school order. */
const BEFORE_CLASS_1 = [
  "playgroup प्लेग्रुप",
  "prenursery प्रीनर्सरी पूर्वनर्सरी",
  "nursery नर्सरी",
  "kg केजी",
  "lkg kg1 kgi एलकेजी केजी1",
  "ukg kg2 kgii यूकेजी केजी2",
];

/** From class 1: Roman, English and Hindi, with Hindi and Sanskrit ordinals. */
const FROM_CLASS_1 = [
  "i first one पहली पहला प्रथम एक",
  "ii second two दूसरी दूसरा द्वितीय दो",
  "iii third three तीसरी तीसरा तृतीय तीन",
  "iv fourth four चौथी चौथा चतुर्थ चार",
  "v fifth five पाँचवीं पाचवीं पाँचवाँ पंचम पाँच",
  "vi sixth six छठी छठवीं छटवीं छठीं छठा षष्ठ षष्ठम छह छः",
  "vii seventh seven सातवीं सातवाँ सप्तम सात",
  "viii eighth eight आठवीं आठवाँ अष्टम आठ",
  "ix ninth nine नौवीं नौंवीं नवीं नवमीं नौवाँ नवम नौ",
  "x tenth ten दसवीं दसवाँ दशम दस",
  "xi eleventh eleven ग्यारहवीं ग्यारहवाँ एकादश ग्यारह",
  "xii twelfth twelve बारहवीं बारहवाँ द्वादश बारह",
];

/** The dot of -वीं is often omitted. */
const withoutLastDot = (name: string) => foldHindi(name).replace(/ं$/, "");

const ranksOf = (lines: readonly string[]) =>
  new Map(lines.flatMap((names, rank) => names.split(" ").map((name) => [withoutLastDot(name), rank])));

const nurseryRanks = ranksOf(BEFORE_CLASS_1);
const classRanks = ranksOf(FROM_CLASS_1);

/** The rank of a class before class 1; undefined for other classes. */
export const findNurseryRank = (name: string): number | undefined => nurseryRanks.get(withoutLastDot(name));

/** 5 for 5, 5th, 5वीं, V, fifth, पाँचवीं and पंचम; undefined if it is not a number. */
export function findClassNumber(name: string): number | undefined {
  const [, digits] = /^(\d{1,3})(?:st|nd|rd|th|वीं?|वां?)?$/.exec(foldHindi(name)) ?? [];
  if (digits !== undefined) return Number(digits);
  const rank = classRanks.get(withoutLastDot(name));
  return rank === undefined ? undefined : rank + 1;
}
