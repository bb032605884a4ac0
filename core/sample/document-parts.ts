import type { Bilingual, DocumentPdf, DocumentPicture } from "../content/pages/define-page.ts";

export const NOTHING: Bilingual = { en: null, hi: null };
/** Texts that the specification has in Hindi on English pages as well. */
export const hi = (text: string): Bilingual => ({ en: null, hi: text });
export const both = (english: string, hindi: string): Bilingual => ({ en: english, hi: hindi });

/** Until the sample is loaded, `file` is a key of `sample/pictures/`. */
export const picture = (key: string, english: string, hindi: string): DocumentPicture => ({
  file: key,
  alt: both(english, hindi),
  focus: null,
});

/** Until the sample is loaded, `file` is a key of `sample/circulars/`. */
export const pdf = (key: string, addedOn: string): DocumentPdf => ({ file: key, addedOn });

/** Gives the items of a list ids. */
export const items = <Item extends object>(list: Item[]): ({ id: string } & Item)[] =>
  list.map((item, index) => ({ id: String(index + 1), ...item }));
