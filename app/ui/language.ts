const DEVANAGARI = /[\u0900-\u097f]/g;
const LATIN = /[A-Za-z\u00c0-\u024f]/g;

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** `hi` for what the school has written in Hindi, so that it is read aloud and set as Hindi. */
export function languageOf(text: string): "hi" | undefined {
  const inHindi = count(text, DEVANAGARI);
  return inHindi > 0 && inHindi > count(text, LATIN) ? "hi" : undefined;
}
