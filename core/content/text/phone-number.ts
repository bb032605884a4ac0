import { readPhone } from "./read-number.ts";

/** A number that may have WhatsApp. `digits` begin with the country code, without +. */
interface WhatsAppNumber {
  kind: "mobile" | "foreign";
  digits: string;
}

/** The possible uses of a typed telephone number. */
export type PhoneNumber =
  | WhatsAppNumber
  /** In India, with an area code: calls only. */
  | { kind: "landline"; digits: string }
  | { kind: "none" | "tooShort" | "tooLong" | "unreadable" };

const INDIA = "91";
/** The length of a number in India, without the country code. */
const LENGTH = 10;
const SHORTEST = 8;
const LONGEST = 15;
const MOBILE = /^[6-9]/;
/** An area code that is written apart: 0734 255 9917, 080-2345 6789. Mobile numbers are written 098260 77553. */
const AREA_CODE = /^0[1-8]\d{1,2}[\s-]/;
const WRITTEN = /^\+?[\d\s().-]+$/;

/**
 * Reads a number as people in India write it: ten digits, with 0, 91, 091 or +91 in front, or a foreign number with + or 00. A landline
 * whose area code begins with 6 to 9 and is not written apart looks like a mobile number.
 */
export function readPhoneNumber(typed: string): PhoneNumber {
  const text = readPhone(typed).trim();
  if (text === "") return { kind: "none" };
  if (!WRITTEN.test(text)) return { kind: "unreadable" };
  const digits = text.replace(/\D/g, "");
  if (text.startsWith("+")) return readInternational(digits);
  if (digits.startsWith("00")) return readInternational(digits.slice(2));
  const bare = digits.replace(/^0/, "");
  if (bare.length === LENGTH && AREA_CODE.test(text)) return { kind: "landline", digits: INDIA + bare };
  if (bare.length === LENGTH) return readIndian(bare);
  if (bare.length === LENGTH + 2 && bare.startsWith(INDIA)) return readIndian(bare.slice(2));
  return { kind: bare.length < LENGTH ? "tooShort" : "tooLong" };
}

function readInternational(digits: string): PhoneNumber {
  if (digits.length > LONGEST) return { kind: "tooLong" };
  if (!digits.startsWith(INDIA)) {
    return digits.length < SHORTEST ? { kind: "tooShort" } : { kind: "foreign", digits };
  }
  // Some write the 0 as well: +91 (0) 98260 77553.
  const bare = digits.slice(INDIA.length).replace(/^0/, "");
  if (bare.length === LENGTH) return readIndian(bare);
  return { kind: bare.length < LENGTH ? "tooShort" : "tooLong" };
}

const readIndian = (bare: string): PhoneNumber => ({
  kind: MOBILE.test(bare) ? "mobile" : "landline",
  digits: INDIA + bare,
});

export const hasWhatsApp = (number: PhoneNumber): number is WhatsAppNumber =>
  number.kind === "mobile" || number.kind === "foreign";

/** The address that opens a chat with a text filled in. */
export const whatsAppLink = ({ digits }: WhatsAppNumber, text: string): string =>
  `https://wa.me/${digits}?text=${encodeURIComponent(text.toWellFormed())}`;

/** Longer addresses are refused on the way to WhatsApp. A Hindi letter takes nine characters. */
const MAX_LINK = 8000;

export const fitsWhatsApp = (text: string): boolean =>
  encodeURIComponent(text.toWellFormed()).length <= MAX_LINK;

/** The address that calls a number; undefined if it has no digits. */
export function callLink(typed: string): string | undefined {
  const number = readPhoneNumber(typed);
  if ("digits" in number) return `tel:+${number.digits}`;
  const digits = readPhone(typed).replace(/[^+\d]/g, "");
  return digits === "" ? undefined : `tel:${digits}`;
}
