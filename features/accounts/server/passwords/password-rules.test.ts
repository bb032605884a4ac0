import { expect, it } from "vitest";
import { inEnglish } from "../../../../core/content/messages/message.ts";
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

it.each([
  "123456789012",
  "987654321098",
  "aaaaaaaaaaaa",
  "abababababab",
  "abcdefghijkl",
  "abc123abc123",
  "qwertyuiop12",
  "qwerty123456",
  "1q2w3e4r5t6y",
  "1qaz2wsx3edc",
  "zaq12wsxcde3",
  "asdfghjkl123",
  "password1234",
  "passwordpassword",
  "P@ssw0rd1234",
  "Password@123",
  "Admin@123456",
  "Administrator1",
  "Welcome@2026",
  "iloveyou12345",
  "letmein!!!!!!!",
  "IndiaIndia1947",
  "JaiShreeRam@123",
  "jaimatadi12345",
  "Omnamahshivaya1",
  "harekrishna123",
  "Gurukul@12345",
  "AdarshVidya1",
  "officerekha1",
  "Password@2026!",
  "Welcome@2026!",
  "Gurukul@1973!",
  "Summer@2026!",
  "Summer2026!!!",
  "Adarsh@Gurukul1",
  "Principal@2026",
  "Ujjain@456010",
  "Mahakal@2026!",
  "JaiMahakal@108",
  "Diwali@2026!!",
  "Bharat@1947!",
  "Rahul@123456",
  "qwertyuiop!@#",
  "office-admin-2026",
  "office.rekha@school.example",
  "+919876543210",
  "Best Modern Gurukul of India",
  "आदर्श विद्या गुरुकुल",
  "आदर्श विद्या गुरुकुल 2026",
])("%s is too easy to guess", async (password) => {
  expect(await weaknessOf(password, EMAIL, SCHOOL)).toMatch(/easy to guess/);
});

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
