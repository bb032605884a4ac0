import { words } from "../ui/panel-words.ts";

/** The label in the history and the audit log. */
export const STATE_LABEL = words.frame.state;

export const describeState = (isDraft: boolean) =>
  isDraft ? words.frame.notPublished : words.frame.published;
