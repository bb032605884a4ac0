import { withoutMarks } from "../content/text/text-marks.ts";

const EXCERPT_WORDS = 25;

/** The first words of a description, 25 for a post, with an ellipsis when there are more. */
export function excerpt(description: string, maximum = EXCERPT_WORDS): string {
  const words = withoutMarks(description).trim().split(/\s+/);
  return words.length > maximum ? `${words.slice(0, maximum).join(" ")}...` : words.join(" ");
}
