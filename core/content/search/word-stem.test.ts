import { expect, it } from "vitest";
import { foldText } from "./fold-hindi.ts";
import { stemOf } from "./word-stem.ts";

const stem = (word: string) => stemOf(foldText(word));

it.each([
  ["छुट्टी", "छुट्टियाँ", "छुट्टियां", "छुट्टियों"],
  ["परीक्षा", "परीक्षाएँ", "परीक्षाओं"],
  ["किताब", "किताबें", "किताबों"],
  ["बच्चा", "बच्चे", "बच्चों"],
  ["सूचना", "सूचनाएँ"],
  ["गतिविधि", "गतिविधियाँ"],
  ["विद्यार्थी", "विद्यार्थियों"],
  ["शुल्क", "शुल्कों"],
  ["जूता", "जूते"],
  ["गुरु", "गुरू"],
  ["exam", "exams", "Exams"],
  ["facility", "facilities"],
  ["class", "classes"],
  ["bus", "buses"],
  ["fee", "fees"],
  ["course", "courses"],
  ["timing", "timings"],
  ["holiday", "holidays"],
  ["notice", "notices"],
  ["5", "5th"],
])("%s and its other forms have one stem", (word, ...forms) => {
  for (const form of forms) expect([form, stem(form)]).toEqual([form, stem(word)]);
});

it.each([
  ["कल", "कला"],
  ["मेल", "मेला"],
  ["लड़का", "लड़की"],
  ["शिक्षक", "शिक्षा"],
  ["में", "मा"],
  ["news", "new"],
  ["bus", "bust"],
  ["exam", "example"],
  ["class", "clas"],
  ["meet", "meeting"],
])("%s and %s stay different", (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});
