/** Markdown marks of posts and their replacements; the rules are in `app/public/read-post.ts`. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/!\[[^[\]\n]*\]\(picture:\d+\)/g, ""],
  [/\[([^[\]\n]+)\]\((?:https?:|mailto:|tel:|\/)[^()\s]*\)/gi, "$1"],
  [/^(?:#{2,3}|>|-) +(?=[^\s-])/gm, ""],
  [/(?<![^\s\p{Ps}\p{Pi}"'*–—])(\*{1,3})(?=[^\s*])([^*\n]*[^\s*])\1(?!\*)/gu, "$2"],
];

/** The plain text of a post, without marks and pictures. */
export const withoutMarks = (text: string): string =>
  MARKS.reduce((marked, [mark, rest]) => marked.replace(mark, rest), text);
