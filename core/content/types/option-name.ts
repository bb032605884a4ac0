import type { Language } from "../../words/languages.ts";
import type { ValueField } from "./define-resource.ts";

/** An option of a field in a language; other text unchanged. */
export const nameOption = (
  { optionsHi = {} }: Pick<ValueField, "optionsHi">,
  value: string,
  language: Language,
): string => (language === "hi" && Object.hasOwn(optionsHi, value) && optionsHi[value]) || value;
