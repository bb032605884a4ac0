import { readPhoneNumber } from "../../../../core/content/text/phone-number.ts";
import { readPhone } from "../../../../core/content/text/read-number.ts";

/** How a person is found: by a telephone number, whatever its spelling, or by an email address. */
export type PersonContact = { phone: string } | { email: string };

const FEWEST_DIGITS = 6;
const EMAIL = /^[^\s@]+@[^\s@]+$/;
/** Separators of two numbers in one field. */
const BETWEEN_NUMBERS = /[^\d\s().+-]+/;

/** Undefined if the text is neither. */
export function readContact(typed: string): PersonContact | undefined {
  const email = emailKey(typed);
  if (EMAIL.test(email)) return { email };
  const [phone, ...others] = phoneKeys(typed);
  return phone === undefined || others.length > 0 ? undefined : { phone };
}

/** Whether what is stored with an enquiry or a student belongs to the person. */
export function isContactOf(
  wanted: PersonContact,
  stored: { phoneNumber?: unknown; email?: unknown },
): boolean {
  return "email" in wanted
    ? emailKey(String(stored.email ?? "")) === wanted.email
    : phoneKeys(String(stored.phoneNumber ?? "")).includes(wanted.phone);
}

/** Whether two texts name the same person. */
export function isSameContact(one: string, other: string): boolean {
  const [first, second] = [readContact(one), readContact(other)];
  return first !== undefined && JSON.stringify(first) === JSON.stringify(second);
}

/** Nobody distinguishes addresses by upper and lower case. */
const emailKey = (typed: string) => typed.trim().toLowerCase();

/** The digits of the numbers in a text; with the country code if the number is complete. */
function phoneKeys(text: string): string[] {
  return readPhone(text)
    .split(BETWEEN_NUMBERS)
    .map((part) => {
      const number = readPhoneNumber(part);
      return "digits" in number ? number.digits : part.replace(/\D/g, "");
    })
    .filter((digits) => digits.length >= FEWEST_DIGITS);
}
