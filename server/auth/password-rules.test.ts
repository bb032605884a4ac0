import { expect, it } from "vitest";
import { findPasswordFault } from "./password-rules.ts";

const EMAIL = "office.rekha@school.example";

it("a password has at least twelve characters", () => {
  expect(findPasswordFault("t7#Kd!2mQz9", EMAIL)).toBe("A password has at least 12 characters");
  expect(findPasswordFault("t7#Kd!2mQz9x", EMAIL)).toBeUndefined();
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
])("%s is too easy to guess", (password) => {
  expect(findPasswordFault(password, EMAIL)).toMatch(/easy to guess/);
});

it.each([
  "blue kite over neem",
  "chalk and slate 12",
  "a lock without a key",
  "correct-horse-battery",
  "V9wq-Lr2x_Zt8bNc",
  "नीली पतंग नीम के ऊपर",
  "tractor kabaddi umbrella",
  "office-admin-2026",
])("%s may be used", (password) => {
  expect(findPasswordFault(password, EMAIL)).toBeUndefined();
});

it("the longest password is judged at once", () => {
  expect(findPasswordFault("ab".repeat(512), EMAIL)).toMatch(/easy to guess/);
});
