import { words } from "../ui/panel-words.ts";

/** What history and the audit log call it. */
export const STATE_LABEL = words.frame.state;

export const describeState = (isDraft: boolean) =>
  isDraft ? words.frame.notPublished : words.frame.published;
