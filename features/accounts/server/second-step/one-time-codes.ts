import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Codes of authenticator apps: RFC 4226 (HOTP) with the time of RFC 6238 (TOTP), as every app supports it: SHA-1, six digits. */

const STEP_MS = 30_000;
/** At the set-up, the clock of a phone may be two minutes off. */
export const STEPS_OFF_AT_SETUP = 4;
/** Afterwards it may gain or lose one step from code to code. */
export const STEPS_OFF_LATER = 1;
/** As long as the digest, as RFC 4226 recommends. */
const KEY_BYTES = 20;
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** A new key in Base32. */
export const createKey = () => encodeBase32(randomBytes(KEY_BYTES));

/** The code of a counter. */
export function codeOf(key: Uint8Array, counter: number, digits = 6): string {
  const moving = Buffer.alloc(8);
  moving.writeBigUInt64BE(BigInt(counter));
  const digest = createHmac("sha1", key).update(moving).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

export const stepAt = (time: number) => Math.floor(time / STEP_MS);

/** The time step that a code is of; undefined if it is of none within `stepsOff` of `center`. The nearest one, if there are several. */
export function findStep(key: string, code: string, center: number, stepsOff: number): number | undefined {
  const bytes = decodeBase32(key);
  const steps = Array.from({ length: 2 * stepsOff + 1 }, (_, index) => center - stepsOff + index);
  const given = Buffer.from(code);
  return steps
    .filter((step) => {
      const expected = Buffer.from(codeOf(bytes, step));
      return expected.length === given.length && timingSafeEqual(expected, given);
    })
    .sort((one, other) => Math.abs(one - center) - Math.abs(other - center))[0];
}

/** The address in the QR code for an authenticator app. A colon separates the parts of the label. */
export function keyUri({ key, issuer, account }: { key: string; issuer: string; account: string }): string {
  const label = [issuer.replaceAll(":", " "), account].map(encodeURIComponent).join(":");
  return `otpauth://totp/${label}?secret=${key}&issuer=${encodeURIComponent(issuer)}`;
}

export function encodeBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => BASE32[Number.parseInt(group.padEnd(5, "0"), 2)])
    .join("");
}

export function decodeBase32(text: string): Uint8Array {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}
