const DEVANAGARI = /\p{Script=Devanagari}/gu;
const LATIN = /\p{Script=Latin}/gu;

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** `hi` for what the school has written in Hindi, so that it is read aloud and set as Hindi. */
export function languageOf(text: string): "hi" | undefined {
  const inHindi = count(text, DEVANAGARI);
  return inHindi > 0 && inHindi > count(text, LATIN) ? "hi" : undefined;
}
