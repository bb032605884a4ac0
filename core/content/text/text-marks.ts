/** Markdown marks of long texts and their replacements. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/!\[[^[\]\n]*\]\(picture:\d+\)/g, ""],
  [/\[([^[\]\n]+)\]\((?:https?:|mailto:|tel:|\/)[^()\s]*\)/gi, "$1"],
  [/^(?:#{2,3}|>|-) +(?=[^\s-])/gm, ""],
  [/(?<![^\s\p{Ps}\p{Pi}"'*–—])(\*{1,3})(?=[^\s*])([^*\n]*[^\s*])\1(?!\*)/gu, "$2"],
];

const PICTURE = /!\[([^[\]\n]*)\]\(picture:(\d+)\)/g;

/** The text of a post whose pictures have other places. `placeOf` returns the new place, counted from 0; a picture without one is left out. */
export const keepPictures = (text: string, placeOf: (index: number) => number): string =>
  text.replace(PICTURE, (_mark, alt: string, number: string) => {
    const place = placeOf(Number(number) - 1);
    return place < 0 ? "" : `![${alt}](picture:${place + 1})`;
  });

/** The plain text of a post, without marks and pictures. */
export const withoutMarks = (text: string): string =>
  MARKS.reduce((marked, [mark, rest]) => marked.replace(mark, rest), text);
