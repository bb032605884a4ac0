/** What history and the audit log call it. */
export const STATE_LABEL = "State";

export const describeState = (isDraft: boolean) => (isDraft ? "Not published" : "Published");
