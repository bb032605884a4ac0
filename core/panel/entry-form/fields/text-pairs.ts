import { type TranslatedField, translatedFields } from "../../../content/types/companions.ts";
import type { Resource } from "../../../content/types/define-resource.ts";
import { changeTexts, type StoredTexts, type TypedTexts } from "../../../content/types/typed-texts.ts";
import type { Language, SiteLanguages } from "../../../words/languages.ts";

/** The names of the two fields of a text. */
export type TextPair = Pick<TranslatedField, "original" | "companion">;

/** An input for a text in one language. */
export interface TextInput<Name extends string = string> {
  name: Name;
  language: Language;
}

/** The inputs of a text in the order of the school's languages. With one language it is the original field. */
export const inputsOf = <Pair extends TextPair>(
  { original, companion }: Pair,
  languages: SiteLanguages,
): TextInput<Pair["original"] | Pair["companion"]>[] =>
  languages.map((language) => ({
    name: languages.length > 1 && language === "hi" ? companion : original,
    language,
  }));

/** The text that a field belongs to; undefined for a field without a companion. */
export const findPair = (resource: Resource, name: string): TranslatedField | undefined =>
  translatedFields(resource).find(({ original, companion }) => original === name || companion === name);

/** Replaces the typed texts of a form by those to store. `storedOf` returns the stored value of a field. */
export function writeStoredTexts(
  body: FormData,
  pairs: readonly TextPair[],
  languages: SiteLanguages,
  storedOf: (name: string) => string,
): void {
  for (const pair of pairs) {
    const inputs = inputsOf(pair, languages);
    if (inputs.some(({ name }) => !body.has(name))) continue;
    const typed: TypedTexts = Object.fromEntries(
      inputs.map(({ name, language }) => [language, String(body.get(name))]),
    );
    const stored: StoredTexts = { original: storedOf(pair.original), companion: storedOf(pair.companion) };
    const { original, companion } = changeTexts(stored, typed, languages);
    body.set(pair.original, original);
    body.set(pair.companion, companion);
  }
}

/**
 * The errors at the inputs with the texts that they are about: the error of a required field without any text is at its first
 * input, and a single text in Hindi is checked as the original.
 */
export function placeErrors(
  errors: Readonly<Record<string, string>>,
  pairs: readonly TextPair[],
  languages: SiteLanguages,
  isBlank: (name: string) => boolean,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => {
      const pair = pairs.find(({ original }) => original === name);
      if (!pair || !isBlank(name)) return [name, error];
      const inputs = inputsOf(pair, languages);
      const place = inputs.find((input) => !isBlank(input.name)) ?? inputs[0];
      return [place?.name ?? name, error];
    }),
  );
}
