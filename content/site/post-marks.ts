/** The marks of posts and what is left of them; `app/public/read-post.ts` has the rules. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/!\[[^[\]\n]*\]\(picture:\d+\)/g, ""],
  [/\[([^[\]\n]+)\]\((?:https?:|mailto:|tel:|\/)[^()\s]*\)/gi, "$1"],
  [/^(?:#{2,3}|>|-) +(?=[^\s-])/gm, ""],
  [/(?<![^\s\p{Ps}\p{Pi}"'*–—])(\*{1,3})(?=[^\s*])([^*\n]*[^\s*])\1(?!\*)/gu, "$2"],
];

/** What is read of a post, without its marks and pictures. */
export const withoutMarks = (text: string): string =>
  MARKS.reduce((marked, [mark, rest]) => marked.replace(mark, rest), text);
