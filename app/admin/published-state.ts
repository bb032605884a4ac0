import type { Resource } from "../../content/resources/define-resource.ts";

/** What visitors send is not the school's to publish. */
export const hasDrafts = ({ access }: Resource) => access.create === "admin";

/** What history and the audit log call it. */
export const STATE_LABEL = "State";

export const describeState = (isDraft: boolean) => (isDraft ? "Not published" : "Published");
