const EXCERPT_WORDS = 25;

/** The marks of posts and what is left of them; `app/public/read-post.ts` has the rules. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/!\[[^[\]\n]*\]\(picture:\d+\)/g, ""],
  [/\[([^[\]\n]+)\]\((?:https?:|mailto:|tel:|\/)[^()\s]*\)/gi, "$1"],
  [/^(?:#{2,3}|>|-) +(?=[^\s-])/gm, ""],
  [/(?<![^\s\p{Ps}\p{Pi}"'*–—])(\*{1,3})(?=[^\s*])([^*\n]*[^\s*])\1(?!\*)/gu, "$2"],
];

/** The first 25 words of a post's description, with an ellipsis when there are more. */
export function excerpt(description: string): string {
  const text = MARKS.reduce((marked, [mark, rest]) => marked.replace(mark, rest), description);
  const words = text.trim().split(/\s+/);
  return words.length > EXCERPT_WORDS ? `${words.slice(0, EXCERPT_WORDS).join(" ")}...` : words.join(" ");
}
