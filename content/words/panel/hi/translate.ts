const SENTENCES: Record<string, string> = {};

/** The Hindi of an English sentence of the API or of a declaration; one that nobody has translated stays as it is. */
export const translate = (sentence: string): string => SENTENCES[sentence] ?? sentence;
