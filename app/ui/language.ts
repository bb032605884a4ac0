const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** `hi` for what the school has written in Hindi, so that it is read aloud and set as Hindi. */
export function languageOf(text: string): "hi" | undefined {
  return count(text, /\p{Script=Devanagari}/gu) > count(text, /\p{Script=Latin}/gu) ? "hi" : undefined;
}
