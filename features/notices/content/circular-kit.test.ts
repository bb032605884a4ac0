import { expect, it } from "vitest";
import { type CircularParts, circularMessage, whatsAppAddress } from "./circular-kit.ts";

const CIRCULAR: CircularParts = {
  language: "en",
  title: "School closed on Friday",
  description: "The school is closed.\n\nClasses begin again on Monday.",
  date: "2026-11-20",
  link: "https://school.example/notices/1",
  school: "Gyan Bharati",
};
const build = (changes: Partial<CircularParts>) => circularMessage({ ...CIRCULAR, ...changes });
const excerptOf = (description: string) => build({ description }).split("\n\n")[1] ?? "";
const lettersOf = (text: string) => [...new Intl.Segmenter("hi").segment(text)].length;

it("a message has the title in bold, the date, the text, the link and the school", () => {
  expect(build({})).toBe(`*School closed on Friday*
20 November 2026

The school is closed.

Classes begin again on Monday.

Read the whole notice:
https://school.example/notices/1

Gyan Bharati`);
});

it("a message in Hindi is in Hindi throughout", () => {
  const message = build({
    language: "hi",
    title: "शुक्रवार को अवकाश",
    description: "विद्यालय बंद रहेगा।",
    link: "https://school.example/hi/notices/1",
    school: "ज्ञान भारती",
  });
  expect(message).toBe(`*शुक्रवार को अवकाश*
20 नवंबर 2026

विद्यालय बंद रहेगा।

पूरी सूचना पढ़ें:
https://school.example/hi/notices/1

ज्ञान भारती`);
});

it("a notice without a date has no empty line for it", () => {
  expect(build({ date: null })).toMatch(/^\*School closed on Friday\*\n\nThe school is closed\./);
});

it.each([
  ["Fees * must be paid", "*Fees ∗ must be paid*"],
  ["**Urgent**", "*∗∗Urgent∗∗*"],
  ["_Holi_ ~cancelled~ `now`", "*＿Holi＿ ∼cancelled∼ ˋnowˋ*"],
  ["Form_A_2026", "*Form_A_2026*"],
  ["Two\nlines ", "*Two lines*"],
])("the title %j stays bold as a whole", (title, bold) => {
  expect(build({ title }).split("\n")[0]).toBe(bold);
});

it("a long text is cut after a whole word", () => {
  const excerpt = excerptOf("प्रार्थना सभा में सभी विद्यार्थियों की उपस्थिति अनिवार्य है। ".repeat(20));
  expect(lettersOf(excerpt)).toBeLessThanOrEqual(301);
  expect(lettersOf(excerpt)).toBeGreaterThan(280);
  expect(excerpt).toMatch(/ (प्रार्थना|सभा|में|सभी|विद्यार्थियों|की|उपस्थिति|अनिवार्य|है।)…$/);
  expect(excerptOf(`${"a".repeat(299)} b c`)).toBe(`${"a".repeat(299)}…`);
  expect(excerptOf(`${"a".repeat(300)} b c`)).toBe(`${"a".repeat(300)}…`);
});

it("a text of 300 letters is not cut", () => {
  expect(excerptOf("a".repeat(300))).toBe("a".repeat(300));
});

it.each([
  ["letters", "a", "a"],
  ["emoji of two halves", "🎉", "🎉"],
  ["a family, joined of three emoji", "👩‍👩‍👧", "👩‍👩‍👧"],
  ["conjuncts with vowel signs", "र्द्धि", "र्द्धि"],
])("a long text of %s without spaces is cut between two of them", (_what, letter, whole) => {
  expect(excerptOf(letter.repeat(400))).toBe(`${whole.repeat(300)}…`);
  expect(excerptOf(`See ${letter.repeat(400)}`)).toBe(`See ${whole.repeat(296)}…`);
});

it("the link opens WhatsApp with the unchanged message", () => {
  const message = build({ title: "50% & more? #1 🎉", school: "ज्ञान\ud83d" });
  const address = new URL(whatsAppAddress(message));
  expect([address.origin, address.pathname]).toEqual(["https://wa.me", "/"]);
  expect(address.searchParams.get("text")).toBe(message);
});
