import { expect, it } from "vitest";
import { callLink, fitsWhatsApp, hasWhatsApp, readPhoneNumber, whatsAppLink } from "./phone-number.ts";

it.each([
  ["9826077553", "mobile", "919826077553"],
  ["98260 77553", "mobile", "919826077553"],
  ["098260-77553", "mobile", "919826077553"],
  ["+91 98260 77553", "mobile", "919826077553"],
  ["+91 (0) 98260 77553", "mobile", "919826077553"],
  ["91 98260 77553", "mobile", "919826077553"],
  ["091 98260 77553", "mobile", "919826077553"],
  ["0091 98260 77553", "mobile", "919826077553"],
  ["९८२६० ७७५५३", "mobile", "919826077553"],
  ["9198260775", "mobile", "919198260775"],
  ["+971 50 123 4567", "foreign", "971501234567"],
  ["001 415 555 0100", "foreign", "14155550100"],
  ["0522 234 5678", "landline", "915222345678"],
  ["0734 255 9917", "landline", "917342559917"],
  ["080-2345 6789", "landline", "918023456789"],
  ["07342559917", "mobile", "917342559917"],
  ["07342 55991 7", "mobile", "917342559917"],
  ["+91 22 2345 6789", "landline", "912223456789"],
])("%s is a %s number", (typed, kind, digits) => {
  expect(readPhoneNumber(typed)).toEqual({ kind, digits });
});

it.each([
  ["", "none"],
  [" \u200b ", "none"],
  ["ask my brother", "unreadable"],
  ["98260 77553 / 98260 77554", "unreadable"],
  ["255 9917", "tooShort"],
  ["+91 98260", "tooShort"],
  ["+1 555", "tooShort"],
  ["98260775539", "tooLong"],
  ["+91 98260 77553 1", "tooLong"],
  ["+9999 9999 9999 9999", "tooLong"],
])("%j cannot work: %s", (typed, kind) => {
  const number = readPhoneNumber(typed);
  expect(number).toEqual({ kind });
  expect(hasWhatsApp(number)).toBe(false);
});

it("a chat opens with the text filled in, whatever is in it", () => {
  const number = { kind: "mobile", digits: "919826077553" } as const;
  expect(whatsAppLink(number, "नमस्ते & <b>#1</b>\n100% ?x=1")).toBe(
    `https://wa.me/919826077553?text=${encodeURIComponent("नमस्ते & <b>#1</b>\n100% ?x=1")}`,
  );
  expect(whatsAppLink(number, "half \ud800")).toContain("half%20%EF%BF%BD");
  expect(["98260 77553", "0522 234 5678"].map(readPhoneNumber).map(hasWhatsApp)).toEqual([true, false]);
  expect([fitsWhatsApp("a".repeat(5000)), fitsWhatsApp("क".repeat(1000))]).toEqual([true, false]);
});

it("every number with digits can be called", () => {
  expect(callLink("098260 77553")).toBe("tel:+919826077553");
  expect(callLink("0522 234 5678")).toBe("tel:+915222345678");
  expect(callLink("255 9917")).toBe("tel:2559917");
  expect(callLink("nobody")).toBeUndefined();
});
