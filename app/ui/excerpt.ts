import { withoutMarks } from "../../content/site/post-marks.ts";

const EXCERPT_WORDS = 25;

/** The first 25 words of a post's description, with an ellipsis when there are more. */
export function excerpt(description: string): string {
  const words = withoutMarks(description).trim().split(/\s+/);
  return words.length > EXCERPT_WORDS ? `${words.slice(0, EXCERPT_WORDS).join(" ")}...` : words.join(" ");
}
