import { school } from "../../content/pages/school.ts";
import { COMMON_WORDS } from "./common-words.ts";

const MIN_PASSWORD_LENGTH = 12;

/** A well-known word, a row of keys or a repetition counts as one character, and this many must remain. */
const MIN_UNFORESEEN = 4;
const ONE = "•";

/** What fingers type by themselves: the alphabet, the digits, rows and columns of the keyboard. */
const WALKS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1q2w3e4r5t6y7u8i9o0p",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
  "zaq12wsxcde34rfvbgt56yhnmju78ik",
  "qazwsxedcrfvtgbyhnujmikolp",
].flatMap((walk) => [walk, [...walk].reverse().join("")]);

const LOOKALIKES: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** A password that may not be used, told in one sentence. */
export class WeakPassword extends Error {}

/** Throws where `findPasswordFault` finds something. */
export function requireGoodPassword(password: string, email: string): void {
  const fault = findPasswordFault(password, email);
  if (fault !== undefined) throw new WeakPassword(fault);
}

export function findPasswordFault(password: string, email: string): string | undefined {
  if (password.length < MIN_PASSWORD_LENGTH)
    return `A password has at least ${MIN_PASSWORD_LENGTH} characters`;
  const typed = password.toLowerCase();
  const meant = readLookalikes(shortenWalks(typed));
  const words = [
    ...COMMON_WORDS,
    email.toLowerCase(),
    ...wordsOf(email),
    ...wordsOf(school.name),
    ...wordsOf(school.address.city),
  ];
  const unforeseen = Math.min(
    ...[typed, meant, collapseRepeats(typed)].map((text) => shorten(text, words).length),
  );
  if (unforeseen >= MIN_UNFORESEEN) return undefined;
  return "This password is easy to guess. Choose three or four words that have nothing to do with each other.";
}

const readLookalikes = (text: string) =>
  [...text].map((character) => LOOKALIKES[character] ?? character).join("");

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 4);

/** The password with everything that an attacker tries first shrunk to one character each. */
function shorten(text: string, words: readonly string[]): string {
  let rest = text;
  for (const word of words.toSorted((a, b) => b.length - a.length)) rest = rest.replaceAll(word, ONE);
  return collapseRepeats(shortenWalks(rest).replace(/(?:19|20)\d\d/g, ONE));
}

/** Two words are no repetition, though both were shortened. */
const collapseRepeats = (text: string) =>
  text.replace(/([^•])\1{2,}/g, "$1").replace(/([^•]{2,}?)\1+/g, "$1");

function shortenWalks(text: string): string {
  let rest = "";
  for (let start = 0; start < text.length; ) {
    const length = walkLength(text, start);
    rest += length >= 3 ? ONE : text.charAt(start);
    start += length >= 3 ? length : 1;
  }
  return rest;
}

function walkLength(text: string, start: number): number {
  let length = 1;
  while (start + length < text.length) {
    const part = text.slice(start, start + length + 1);
    if (!WALKS.some((walk) => walk.includes(part))) break;
    length++;
  }
  return length;
}
