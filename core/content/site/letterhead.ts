import type { Language } from "../../words/languages.ts";
import type { Bilingual } from "../pages/define-page.ts";
import type { Identity } from "./identity.ts";

/** A text in both languages, beginning with the given one. */
export const namesOf = ({ en, hi }: Bilingual, language: Language): string[] =>
  (language === "hi" ? [hi, en] : [en, hi]).filter((name) => name !== null);

/** Address, telephone numbers and email; without an address the letterhead is expected to contain it. */
export function contactLines({ address, letterhead, phones, email }: Identity, language: Language): string[] {
  const { street, locality, city, state, postalCode } = address;
  const parts = [street, locality, city, state].flatMap((part) => namesOf(part, language)[0] ?? []);
  const lines =
    parts.length > 0
      ? [[parts.join(", "), postalCode].filter(Boolean).join(" – ")]
      : [letterhead[language], letterhead.hi, letterhead.en].find((written) => written.length > 0);
  const reach = [...phones.map(({ number }) => number), email].filter(Boolean).join(" · ");
  return [...(lines ?? []), reach].filter(Boolean);
}
