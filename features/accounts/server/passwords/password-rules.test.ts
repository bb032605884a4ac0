import { expect, it } from "vitest";
import { inEnglish } from "../../../../core/content/messages/message.ts";
import { readLines } from "../../../../tests/word-lists.ts";
import { findWeakness } from "./password-rules.ts";
import { generatePassword } from "./passwords.ts";

const SCHOOL = [
  "Adarsh Vidya Gurukul",
  "आदर्श विद्या गुरुकुल",
  "Best Modern Gurukul of India",
  "Ujjain",
  "456010",
  "+91 98765 43210",
  "1973",
];
const EMAIL = "office.rekha@school.example";

/** The English message. */
async function weaknessOf(...parts: Parameters<typeof findWeakness>) {
  const weakness = await findWeakness(...parts);
  return weakness && inEnglish(weakness);
}

it("a password has at least twelve characters", async () => {
  expect(await weaknessOf("t7#Kd!2mQz9", EMAIL, SCHOOL)).toBe("A password has at least 12 characters");
  expect(await weaknessOf("t7#Kd!2mQz9x", EMAIL, SCHOOL)).toBeUndefined();
});

it.each(readLines("features/accounts/tests/weak-passwords.txt"))(
  "%s is too easy to guess",
  async (password) => {
    expect(await weaknessOf(password, EMAIL, SCHOOL)).toMatch(/easy to guess/);
  },
);

it.each([
  "blue kite over neem",
  "chalk and slate 12",
  "a lock without a key",
  "correct-horse-battery",
  "V9wq-Lr2x_Zt8bNc",
  "नीली पतंग नीम के ऊपर",
  "tractor kabaddi umbrella",
  "lal kila ke peeche aam",
  "सात पीले आम छत पर",
  "chandni raat mein nadi",
])("%s may be used", async (password) => {
  expect(await weaknessOf(password, EMAIL, SCHOOL)).toBeUndefined();
});

it("a generated password may be used", async () => {
  for (let number = 0; number < 50; number++) {
    expect(await weaknessOf(generatePassword(), EMAIL, SCHOOL)).toBeUndefined();
  }
});

it("says that a password consists of words of the school or the account", async () => {
  const ownWords = /a word of the school or of your email address/;
  expect(await weaknessOf("AdarshVidya@2026", EMAIL, SCHOOL)).toMatch(ownWords);
  expect(await weaknessOf("OfficeRekha@2026", EMAIL, SCHOOL)).toMatch(ownWords);
  expect(await weaknessOf("Password@2026!", EMAIL, SCHOOL)).not.toMatch(ownWords);
});

it("a very long password is judged by its beginning", async () => {
  expect(await weaknessOf("ab".repeat(512), EMAIL, SCHOOL)).toMatch(/easy to guess/);
  expect(await weaknessOf(`blue kite over neem${"ab".repeat(500)}`, EMAIL, SCHOOL)).toBeUndefined();
});
