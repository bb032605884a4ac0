import type { Bilingual, DocumentPicture } from "../../content/pages/define-page.ts";

export const NOTHING: Bilingual = { en: null, hi: null };
/** What the specification has in Hindi on the English pages too. */
export const hi = (text: string): Bilingual => ({ en: null, hi: text });
export const both = (english: string, hindi: string): Bilingual => ({ en: english, hi: hindi });

/** Until the sample is loaded, a key of `sample/pictures/` stands for the file. */
export const picture = (key: string, english: string, hindi: string): DocumentPicture => ({
  file: key,
  alt: both(english, hindi),
  focus: null,
});

/** Numbers the items of a list. */
export const items = <Item extends object>(list: Item[]): ({ id: string } & Item)[] =>
  list.map((item, index) => ({ id: String(index + 1), ...item }));
