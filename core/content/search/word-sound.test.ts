import { expect, it } from "vitest";
import { readRows } from "../../../tests/word-lists.ts";
import { foldText } from "./fold-hindi.ts";
import { shortSoundOf, soundOf } from "./word-sound.ts";

const sound = (word: string) => soundOf(foldText(word));

it.each(readRows("tests/words/sounding-alike.txt"))(
  "%s sounds like its other spellings",
  (word, ...spellings) => {
    expect(sound(word)).toBeDefined();
    for (const spelling of spellings) expect([spelling, sound(spelling)]).toEqual([spelling, sound(word)]);
  },
);

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
