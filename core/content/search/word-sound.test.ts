import { expect, it } from "vitest";
import { foldText } from "./fold-hindi.ts";
import { shortSoundOf, soundOf } from "./word-sound.ts";

const sound = (word: string) => soundOf(foldText(word));

it.each([
  ["छुट्टी", "chutti", "chhutti", "Chhutty", "chuttiyan", "छुट्टियाँ", "छुट्टियों"],
  ["दिवाली", "दीवाली", "diwali", "divali", "Deewali"],
  ["दीपावली", "deepavali", "Deepawali", "dipawali"],
  ["परीक्षा", "परिक्षा", "pariksha", "pareeksha"],
  ["गुरु", "गुरू", "guru", "guroo"],
  ["नानक", "nanak", "Naanak"],
  ["किस्त", "किश्त", "kist", "kisht"],
  ["फोन", "फ़ोन", "phone", "fone"],
  ["शुल्क", "shulk", "sulk"],
  ["प्रवेश", "pravesh", "prawesh"],
  ["वर्दी", "vardi", "wardi"],
  ["किताब", "kitab", "kitaab", "किताबें", "kitabon"],
  ["समय", "samay", "samaya"],
  ["विद्यालय", "vidyalaya", "vidyalay"],
  ["ज्ञान", "gyan"],
  ["Verma", "Varma", "वर्मा"],
  ["Lakshmi", "Laxmi", "लक्ष्मी"],
  ["Sunita", "Suneeta", "सुनीता"],
  ["Singh", "सिंह"],
  ["Chouhan", "Chauhan", "चौहान"],
  ["Agrawal", "Agarwal", "अग्रवाल"],
])("%s sounds like its other spellings", (word, ...spellings) => {
  expect(sound(word)).toBeDefined();
  for (const spelling of spellings) expect([spelling, sound(spelling)]).toEqual([spelling, sound(word)]);
});

it.each([
  ["fees", "feet"],
  ["exam", "exit"],
  ["holi", "hall"],
  ["पता", "पिता"],
  ["Verma", "Varun"],
  ["शुल्क", "स्कूल"],
])("%s and %s sound different", (one, other) => {
  expect(sound(one)).not.toBe(sound(other) ?? "nothing");
});

it("short words, numbers and other scripts have no sound", () => {
  for (const word of ["bus", "बस", "om", "15", "5th", "école5", "школа", ""])
    expect([word, sound(word)]).toEqual([word, undefined]);
});

it.each([
  ["bas", "बस"],
  ["fis", "फीस"],
])("the short words %s and %s sound alike", (one, other) => {
  expect(shortSoundOf(one)).toBe(shortSoundOf(other));
});
